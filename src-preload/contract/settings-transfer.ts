/** Settings carried from one bench to another: accounts and preferences in a file (JSON), without keys. */
import type { Preferences } from './preferences.ts';

export interface ImportedAccount {
  readonly label: string;
  readonly baseAddress: string;
}

export type PreferenceChange = {
  readonly [Name in keyof Preferences]: {
    readonly name: Name;
    readonly before: Preferences[Name];
    readonly after: Preferences[Name];
  };
}[keyof Preferences];

/** What a file would change here. Nothing has been changed yet. */
export interface SettingsImport {
  readonly importId: string;
  readonly fileName: string;
  /** An instant, by the other computer's clock. */
  readonly exportedAt: string;
  /** They have no keys until somebody pastes them. */
  readonly added: readonly ImportedAccount[];
  /** Another name, colour, wire format or path at the same host: their keys stay. */
  readonly changed: readonly ImportedAccount[];
  /**
   * How many accounts of the file are already here, exactly alike. Accounts that the file does not name stay as they
   * are.
   */
  readonly unchangedCount: number;
  readonly preferences: readonly PreferenceChange[];
}
