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
  /** Null: not asked yet. */
  readonly reachable: boolean | null;
  readonly checkedAt: string | null;
  /** Requests waiting for their turn in the limiter. */
  readonly waiting: number;
  /** When the copy of its address book was read. Null: there is none, or it has not been opened yet. */
  readonly addressBookReadAt: string | null;
}

/** What a start could not do, and went on without. */
export interface StartTrouble {
  /** Names the file or folder in `facts.path`, or the manifest in `facts.manifestId`. */
  readonly failure: Failure;
  /** What stood at the path was no file or folder of Packbench's and lies here now; null: it was not moved. */
  readonly keptAs: string | null;
}

export interface AppStatus {
  readonly version: string;
  readonly keychain: KeychainStatus;
  /** 'recovered': the file could not be read; a copy was kept at `settingsCopy` and defaults are in use. */
  readonly settings: 'ok' | 'recovered';
  readonly settingsCopy: string | null;
  /** 'rebuilt': damaged, rebuilt from spool and PDFs · 'read-only': written by a newer Packbench. */
  readonly ledger: 'ok' | 'rebuilt' | 'read-only';
  readonly startTroubles: readonly StartTrouble[];
  readonly services: readonly ServiceStatus[];
  /** Writes in doubt, of every kind. */
  readonly inDoubtCount: number;
  /** Ends of writes that are known but that the records do not take, and why they do not. */
  readonly unwritten: { readonly count: number; readonly failure: Failure | null };
}
