/**
 * How the page is told that something went wrong. Main gives the code and the facts; one place of the renderer chooses
 * the words for a person, with an exhaustive switch over the codes.
 */
import type { Remark } from './remark.ts';

/**
 * Every failure a person can meet. A closed union: a new code makes `tsc` name the places that must put it into words.
 */
export type FailureCode =
  // the way to the service
  | 'unreachable' // DNS, refused, unreachable, connect timeout: nothing was sent
  | 'tls-failed' // `facts.certificate`: what is wrong with it, where that is known
  | 'proxy-refused'
  | 'not-the-service' // a web page, or something without TLS, in place of the service: a sign-in page of the network
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
  | 'answer-too-slow' // it came, but reading it took longer than we wait
  | 'too-many-alike' // it shows more orders like a number than are looked through: the number may be among the rest
  | 'order-id-not-usable' // it shows an order of this number, under an id that no request of the document can name
  // writes
  | 'in-doubt' // sent, but its outcome is not known
  | 'already-open' // an order of this write is in another write that is sent or in doubt
  | 'unshipped-being-removed' // every unshipped order of the account is being removed: nothing else of it is sent
  | 'account-writes-open' // another write of the account is open: every unshipped order cannot be removed
  | 'already-manifested' // an order is in a stored manifest of this computer: `facts.manifestId`, all in `facts.manifestIds`; with `facts.path`: that file was not taken, the manifest has its PDF
  | 'removed-meanwhile' // orders were archived, removed or assigned away from this computer since they were scanned or chosen
  | 'shipped-meanwhile' // orders were shown among the shipped ones since they were scanned or chosen: another bench has sent them
  | 'nothing-chosen'
  | 'cancelled'
  // accounts and keys
  | 'account-unknown'
  | 'wrong-account'
  | 'same-account' // the account that should get the orders is the one that has them: it was entered twice
  | 'account-in-use' // it has writes that are sent or in doubt, which only its keys can look up
  | 'account-lost' // no account of this computer has the keys that sent the write in doubt
  | 'account-needs-keys'
  | 'key-not-usable' // the clipboard holds nothing, or nothing that can be a key
  | 'keychain-failed' // `facts.field` 'started-anew': it has ended since this program met it, which finds it again only once it starts anew, too
  | 'base-address-not-usable'
  // this computer
  | 'disk-full'
  | 'file-failed'
  | 'open-elsewhere' // the data folder is open on another computer (`facts.host`): nothing starts here; what notes that is in `facts.path`
  | 'saved-not-safe' // saved where the operator chose, but not made safe against a power cut
  | 'desktop-failed' // the desktop showed no dialog of files, or (`facts.field`: 'clipboard') did not give the clipboard: its words are in `details`
  | 'ledger-read-only'
  | 'records-not-read' // this computer's records could not be read: what was done with orders is not known
  | 'manifest-unknown'
  | 'manifest-has-no-pdf' // with `facts.path`: that file was not taken, because the manifest was not made
  | 'manifest-damaged' // the file's SHA-256 is not the one in the ledger, or the file is gone
  | 'settings-failed'
  | 'settings-file-not-usable' // a file of exported settings; `facts.remarks` say why
  | 'tally-unknown'
  | 'changed-meanwhile' // a round, hand-over or doubt is no longer as it was shown: something was scanned, taken back or looked up, or it was closed, handed over or settled
  | 'already-handed-over' // the manifest has a tally that is finished: `facts.manifestId`
  | 'address-book-missing' // no copy of the account's address book has been read yet
  | 'list-not-usable' // a list of addresses, or (`facts.field`) a row of it: `facts.remarks` say why
  // printing
  | 'spooler-missing'
  | 'printer-unknown'
  | 'print-refused'
  | 'print-unknown' // handed over, but its outcome is not known
  | 'print-job-unknown' // there is no such job on this computer
  | 'print-not-cancelled' // the print system did not cancel the job, or the job was over
  | 'paper-too-small' // no paper of the printer is large enough for the sheet
  | 'powershell-forbidden' // Windows: a rule of this computer does not let our script run
  | 'powershell-failed' // Windows: the program that asks the print system ended, hung or made no sense
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

/** Plain facts that make the words exact. Each is present only when it is known. */
export interface FailureFacts {
  readonly host?: string;
  readonly httpStatus?: number;
  /** The status is the word of a gateway that did not reach the service behind it. */
  readonly byGateway?: true;
  /** For 'tls-failed'. The first two are by the clock of this computer. */
  readonly certificate?: 'expired' | 'not-yet-valid' | 'other-name' | 'unknown-issuer';
  /** For 'unreachable': the system says that nobody has this name. Some say so, too, while the network is away. */
  readonly noSuchName?: true;
  /** Seconds to wait before another try makes sense. */
  readonly waitSeconds?: number;
  readonly accountId?: string;
  readonly manifestId?: string;
  /** For 'already-manifested': the newest stored manifest of each order that has one. */
  readonly manifestIds?: readonly string[];
  /** The orders the failure is about. */
  readonly orderIds?: readonly number[];
  readonly printer?: string;
  readonly path?: string;
  /** For a write in doubt (code 'in-doubt'): the fault that kept its answer from us. */
  readonly reason?: FailureCode;
  /** The wrong field of the request, dotted: 'orders.3.orderId'. */
  readonly field?: string;
  /** What main itself adds, most exact first. */
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
