/** The preferences of this bench, and how to change one. */
import { firstPreferences, type Preferences } from '../../src-preload/contract/preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { queryClient, readAgain, setReply, useOperation } from '../server-state.ts';
import { showFailure } from '../ui/show-failure.ts';

/** Used until the settings file has been read; nobody knows yet whether the tour was declined. */
const UNTIL_READ: Preferences = { ...firstPreferences, tourOffered: false };

export function usePreferences(): Preferences {
  return useOperation('preferences.get', {}).data ?? UNTIL_READ;
}

/** Changes that main has not answered yet. */
let unansweredCount = 0;

/** Shown at once, so that a press is seen on a slow disk, and the next change begins from this one; taken back if it fails. */
export async function changePreferences(change: Partial<Preferences>): Promise<void> {
  const shown = queryClient.getQueryData<Preferences>(['preferences.get', {}]);
  if (shown !== undefined) setReply('preferences.get', {}, { ...shown, ...change });
  unansweredCount += 1;
  try {
    const kept = await call('preferences.change', change);
    // It knows nothing of a change that follows.
    if (unansweredCount === 1) setReply('preferences.get', {}, kept);
  } catch (error) {
    readAgain('preferences.get');
    showFailure({ failure: failureFrom(error) });
  } finally {
    unansweredCount -= 1;
  }
}
