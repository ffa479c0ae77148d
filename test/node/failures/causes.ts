/** What brings each failure about, and what it usually leaves behind. A new code does not compile until it is here. */
import type { Changed, FailureCode } from '../../../src-preload/contract/failure.ts';

interface Cause {
  readonly cause: string;
  readonly changed: Changed;
}

const nothing = (cause: string): Cause => ({ cause, changed: 'nothing' });
const unknown = (cause: string): Cause => ({ cause, changed: 'unknown' });

export const causes: Readonly<Record<FailureCode, Cause>> = {
  unreachable: nothing('No DNS answer, refused, unreachable or no connection in time; nothing was sent'),
  'tls-failed': nothing('The certificate is not trusted, or the secure connection broke while it was made'),
  'proxy-refused': nothing('The proxy answered 407 or refused the connection'),
  'timed-out': nothing('A read had no answer within its deadlines, three times'),
  'connection-lost': nothing('A read lost its connection on the way, three times'),
  redirected: nothing('The service answered with a redirect, which is never followed'),
  'keys-refused': nothing('401 or 403'),
  'service-refused': nothing('success:false, 400, 413, 415 or 422; the service’s words are shown'),
  'not-found': nothing('404'),
  'rate-limited': nothing('429, and waiting did not help'),
  'service-conflict': nothing('408 or 409'),
  'service-broken': nothing('5xx or an error page, three times'),
  'answer-unreadable': nothing('A read’s answer is HTML, junk, cut short, or not what the document says'),
  'answer-too-large': nothing('A read’s answer is larger, longer or deeper than the limits'),
  'in-doubt': unknown('A write was sent and its answer lost, unreadable or an error page'),
  'already-open': nothing('An order of this write is in another write that is sent or in doubt'),
  'already-manifested': nothing('An order of this manifest is in a stored manifest of this computer'),
  'nothing-chosen': nothing('A manifest or a change was asked for without orders'),
  cancelled: nothing('The operator cancelled, or the app was closed'),
  'account-unknown': nothing('The account was removed meanwhile'),
  'wrong-account': nothing('The orders are held by another account'),
  'account-in-use': nothing('The account has writes in doubt, which only its keys can look up'),
  'account-needs-keys': nothing(
    'The keychain has no keys of the account: a session that ended, or another computer’s settings',
  ),
  'key-not-usable': nothing('The clipboard holds nothing, or nothing that can be a key'),
  'keychain-failed': nothing('The keychain is locked, refused, or did not answer'),
  'base-address-not-usable': nothing('Not https (or this computer), or with a question mark, a # or a name in it'),
  'disk-full': nothing('The space for the largest answer cannot be set aside, or a file could not grow'),
  'file-failed': nothing('A file could not be read or written'),
  'ledger-read-only': nothing('The records were written by a newer Packbench'),
  'manifest-unknown': nothing('There is no such manifest on this computer'),
  'manifest-has-no-pdf': nothing('The manifest is in doubt, rejected or not sent'),
  'manifest-damaged': nothing('The file’s SHA-256 is not the one kept, or the file is gone'),
  'settings-failed': nothing('The settings file could not be written'),
  'spooler-missing': nothing('No print system answers, or there is no lp'),
  'printer-unknown': nothing('The printer was removed meanwhile'),
  'print-refused': nothing('The print system did not take the job'),
  'print-unknown': unknown('The print system was given the job and did not say what it did with it'),
  'request-not-valid': nothing('The page asked for something that does not fit the contract'),
  internal: nothing('A fault of Packbench itself'),
};
