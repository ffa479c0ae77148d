/** What the status line and the banners say about this computer and the way to the service. */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';

export interface KeychainStatus {
  /** 'session': no Secret Service answers; keys live in memory until the app is closed. */
  readonly kind: 'keychain' | 'session';
  readonly reason: string;
}

export interface ServiceStatus {
  readonly accountId: AccountId;
  /** Null: nobody has asked yet. */
  readonly reachable: boolean | null;
  /** ISO 8601: since when that is so. */
  readonly since: string | null;
  /** Requests waiting for their turn in the limiter. */
  readonly waiting: number;
  /** When the copy of its address book was read. Null: there is no copy, or it has not been opened yet. */
  readonly addressBookReadAt: string | null;
}

/** Something that a start could not do; the start went on without it. */
export interface StartTrouble {
  /** Names the file or folder in `facts.path`, or the manifest in `facts.manifestId`. */
  readonly failure: Failure;
  /**
   * Where the thing that stood at the path is now, because it was no file or folder of Packbench's, or a damaged one (`facts.field`
   * is 'aside'); null: it was not moved.
   */
  readonly keptAs: string | null;
}

/**
 * 'rebuilt': damaged, rebuilt from spool and PDFs · 'read-only': written by a newer Packbench · 'not-writable': the
 * disk only lets it be read · 'not-readable': it cannot be opened at all, and an empty one replaces it for this run.
 */
export type LedgerState = 'ok' | 'rebuilt' | 'read-only' | 'not-writable' | 'not-readable';

/**
 * A part of the settings file that makes no sense. `name`: the account's label or the preference, '' when it is not
 * known.
 */
export interface SettingsLeftOut {
  readonly part: 'everything' | 'accounts' | 'account' | 'preferences' | 'preference';
  readonly name: string;
}

export interface AppStatus {
  readonly version: string;
  readonly keychain: KeychainStatus;
  /** 'recovered': not all of the file could be used; it was kept at `settingsCopy`, and defaults replace the rest. */
  readonly settings: 'ok' | 'recovered';
  /** Null: nothing was wrong, or the file could not be kept. */
  readonly settingsCopy: string | null;
  /** The parts of the file that could not be used; empty when none of it could be used. */
  readonly settingsLeftOut: readonly SettingsLeftOut[];
  readonly ledger: LedgerState;
  /** Why the records are 'not-writable' or 'not-readable'; null: they are neither. */
  readonly ledgerRefusal: Failure | null;
  readonly startTroubles: readonly StartTrouble[];
  /** The practice orders are kept in memory only: their file cannot be used on this computer. */
  readonly practiceInMemory: boolean;
  /** Since the start there was an error that nobody caught: something may never end by itself. */
  readonly programFaulted: boolean;
  readonly services: readonly ServiceStatus[];
  /** Writes in doubt, of every kind. */
  readonly inDoubtCount: number;
  /** Ends of writes that are known but that the records refuse, and why they do. */
  readonly unwritten: { readonly count: number; readonly failure: Failure | null };
}
