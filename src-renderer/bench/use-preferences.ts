/** The preferences of this bench, and how to change one. */
import { firstPreferences, type Preferences } from '../../src-preload/contract/preferences.ts';
import { call, failureFrom, on } from '../desktop.ts';
import { queryClient, readAgain, setReply, useOperation } from '../server-state.ts';
import { showFailure } from '../ui/show-failure.ts';

/** Used until the settings file has been read; nobody knows yet whether the tour was declined. */
const UNTIL_READ: Preferences = { ...firstPreferences, tourOffered: false };

export function usePreferences(): Preferences {
  return useOperation('preferences.get', {}).data ?? UNTIL_READ;
}

/** Changes that main has not answered yet. */
let unanswered: readonly Partial<Preferences>[] = [];

/** What main knows, which may be from before some of them. */
function show(known: Preferences): void {
  let shown = known;
  for (const change of unanswered) shown = { ...shown, ...change };
  setReply('preferences.get', {}, shown);
}

export const followPreferences = (): (() => void) => on('preferences.changed', show);

/** Shown at once, so that a press is seen on a slow disk, and the next change begins from this one; taken back if it fails. */
export async function changePreferences(change: Partial<Preferences>): Promise<void> {
  unanswered = [...unanswered, change];
  const answered = (): void => {
    unanswered = unanswered.filter((one) => one !== change);
  };
  const shown = queryClient.getQueryData<Preferences>(['preferences.get', {}]);
  if (shown !== undefined) show(shown);
  try {
    const kept = await call('preferences.change', change);
    answered();
    show(kept);
  } catch (error) {
    answered();
    readAgain('preferences.get');
    showFailure({ failure: failureFrom(error) });
  }
}
