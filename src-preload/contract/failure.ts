/**
 * How anything that went wrong is told to the page. Main says the code and the facts; the words a person reads are
 * chosen in one place of the renderer, by an exhaustive switch over the codes.
 */
import type { Remark } from './remark.ts';

/** Every failure a person can meet. Closed: adding one makes `tsc` name the places that must say it in words. */
export type FailureCode =
  // the way to the service
  | 'unreachable' // DNS, refused, unreachable, connect timeout: nothing was sent
  | 'tls-failed'
  | 'proxy-refused'
  | 'timed-out'
  | 'connection-lost'
  | 'redirected'
  // what the service answered
  | 'keys-refused'
  | 'service-refused' // success:false, 400, 413, 415, 422: its own words are in `details`
  | 'not-found'
  | 'rate-limited'
  | 'service-conflict'
  | 'service-broken' // 5xx and error pages
  | 'answer-unreadable'
  | 'answer-too-large'
  | 'answer-too-slow' // it came, and reading it took longer than is waited
  // writes
  | 'in-doubt' // sent, and what became of it is not known
  | 'already-open' // an order of this write is in another write that is sent or in doubt
  | 'unshipped-being-removed' // removing every unshipped order of the account has no end yet: nothing else of it is sent
  | 'account-writes-open' // another write of the account has no end yet: not every unshipped order is removed meanwhile
  | 'already-manifested' // an order is in a stored manifest of this computer: `facts.manifestId`, all in `facts.manifestIds`
  | 'nothing-chosen'
  | 'cancelled'
  // accounts and keys
  | 'account-unknown'
  | 'wrong-account'
  | 'account-in-use' // it has writes that are sent or in doubt, which only its keys can look up
  | 'account-lost' // the keys that sent a write in doubt are in no account of this computer
  | 'account-needs-keys'
  | 'key-not-usable' // the clipboard holds nothing, or nothing that can be a key
  | 'keychain-failed'
  | 'base-address-not-usable'
  // this computer
  | 'disk-full'
  | 'file-failed'
  | 'saved-not-safe' // saved where the operator said, but not made safe against a power cut
  | 'ledger-read-only'
  | 'records-not-read' // this computer's records could not be read beside what writes them: what was done with orders is not known
  | 'manifest-unknown'
  | 'manifest-has-no-pdf'
  | 'manifest-damaged' // the file's SHA-256 is not the one in the ledger, or the file is gone
  | 'settings-failed'
  | 'settings-file-not-usable' // a file of exported settings; `facts.remarks` say why
  | 'tally-unknown'
  | 'already-handed-over' // the manifest has a tally that is finished: `facts.manifestId`
  | 'address-book-missing' // no copy of the account's address book has been read yet
  | 'list-not-usable' // a list of addresses, or (`facts.field`) a row of it: `facts.remarks` say why
  // printing
  | 'spooler-missing'
  | 'printer-unknown'
  | 'print-refused'
  | 'print-unknown' // handed over, and what became of it is not known
  | 'print-job-unknown' // there is no such job on this computer
  | 'print-not-cancelled' // the print system did not cancel the job, or it was over
  | 'paper-too-small' // no paper of the printer is large enough for the sheet
  | 'powershell-forbidden' // Windows: a rule of this computer does not let our script run
  | 'powershell-failed' // Windows: what asks the print system ended, hung or made no sense
  // the bridge itself
  | 'request-not-valid'
  | 'internal';

/** Was anything changed, at the service or on this computer? */
export type Changed = 'nothing' | 'unknown' | 'done';

/** What the service, the spooler or the system said, in its own words. Never holds a key. */
export interface FailureDetail {
  readonly message: string;
  readonly details: string;
}

/** Plain facts that make the words exact. Each is present only where it is known. */
export interface FailureFacts {
  readonly host?: string;
  readonly httpStatus?: number;
  /** Seconds to wait before it makes sense to try again. */
  readonly waitSeconds?: number;
  readonly accountId?: string;
  readonly manifestId?: string;
  /** Of 'already-manifested': the newest stored manifest of each order that has one. */
  readonly manifestIds?: readonly string[];
  /** The orders the failure is about. */
  readonly orderIds?: readonly number[];
  readonly printer?: string;
  readonly path?: string;
  /** Of a write in doubt (code 'in-doubt'): what came between us and its answer. */
  readonly reason?: FailureCode;
  /** The field of the request that is wrong, dotted: 'orders.3.orderId'. */
  readonly field?: string;
  /** What main itself has to say besides, most exact first. */
  readonly remarks?: readonly Remark[];
}

export interface Failure {
  readonly code: FailureCode;
  readonly changed: Changed;
  readonly details: readonly FailureDetail[];
  readonly facts: FailureFacts;
}

/** What crosses the bridge: plain data, because Electron keeps only the message of a thrown error. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };
