/** Imports the settings that a question has shown, and says how it ended. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { SettingsImport } from '../../src-preload/contract/settings-transfer.ts';
import { call, failureFrom } from '../desktop.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';

/** Answers the failure that the question is to say; null: there is none, or the question is gone, and it was said elsewhere. */
export async function applyImport(
  { importId, added }: Pick<SettingsImport, 'importId' | 'added'>,
  isLeft: () => boolean,
): Promise<Failure | null> {
  try {
    await call('settings.applyImport', { importId });
  } catch (error) {
    const failure = failureFrom(error);
    if (!isLeft()) return failure;
    showFailure({ failure });
    return null;
  }
  showNotice('good', say('settings.import.done', { count: added.length }));
  return null;
}
