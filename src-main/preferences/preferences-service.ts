/** Preferences of this bench: stored in the settings, and sent to the page when they change. */
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { Happened } from '../happenings.ts';
import type { Settings } from '../settings.ts';

export interface PreferencesService {
  get(): Preferences;
  /** Throws PackbenchError 'settings-failed'. */
  change(change: Partial<Preferences>): Preferences;
}

export function createPreferencesService(parts: { settings: Settings; happened: Happened }): PreferencesService {
  return {
    get: () => parts.settings.content().preferences,
    change(change) {
      const preferences = { ...parts.settings.content().preferences, ...change };
      parts.settings.change({ preferences });
      parts.happened('preferencesChanged', preferences);
      return preferences;
    },
  };
}
