/** The preferences of this bench, and how to change one. */
import { firstPreferences, type Preferences } from '../../src-preload/contract/preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { setReply, useOperation } from '../server-state.ts';
import { showFailure } from '../ui/show-failure.ts';

/** Used until the settings file has been read; nobody knows yet whether the tour was declined. */
const UNTIL_READ: Preferences = { ...firstPreferences, tourOffered: false };

export function usePreferences(): Preferences {
  return useOperation('preferences.get', {}).data ?? UNTIL_READ;
}

export async function changePreferences(change: Partial<Preferences>): Promise<void> {
  try {
    setReply('preferences.get', {}, await call('preferences.change', change));
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
