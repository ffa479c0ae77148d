/**
 * The parts of the help (docs/operators.md) by name, and which of them says what to do about a failure. Above each
 * heading of the help, in every language, a line names its topic: `<!-- topic: lost-answer -->`.
 */
import type { Failure, FailureCode } from '../../src-preload/contract/failure.ts';

/** In the order of the help: first the features, then what to do when something goes wrong. */
export const helpTopics = [
  'day',
  'station',
  'orders',
  'manifests',
  'addresses',
  'track',
  'activity',
  'in-doubt',
  'settings',
  'lost-answer',
  'service-away',
  'disk-full',
  'keychain',
  'scanner',
  'round',
  'printer',
  'missing-parcels',
  'lost-account',
  'damaged-file',
  'new-computer',
  'ask-for-help',
] as const;

export type HelpTopic = (typeof helpTopics)[number];

/** Null: the failure's own words say all there is to do. */
const drills: Readonly<Record<FailureCode, HelpTopic | null>> = {
  unreachable: 'service-away',
  'tls-failed': 'service-away',
  'proxy-refused': 'service-away',
  'not-the-service': 'service-away',
  'timed-out': 'service-away',
  'connection-lost': 'service-away',
  redirected: 'service-away',
  'keys-refused': null,
  'service-refused': null,
  'not-found': null,
  'rate-limited': null,
  'service-conflict': null,
  'service-broken': 'service-away',
  'answer-unreadable': 'service-away',
  'answer-too-large': null,
  'answer-too-slow': null,
  'too-many-alike': null,
  'order-id-not-usable': null,
  'in-doubt': 'lost-answer',
  'already-open': 'lost-answer',
  'unshipped-being-removed': 'lost-answer',
  'account-writes-open': 'lost-answer',
  'already-manifested': null,
  'removed-meanwhile': null,
  'shipped-meanwhile': null,
  'already-handed-over': 'missing-parcels',
  'tally-unknown': null,
  'changed-meanwhile': null,
  'nothing-chosen': null,
  cancelled: null,
  'account-unknown': null,
  'wrong-account': null,
  'same-account': null,
  'account-in-use': 'lost-answer',
  'account-lost': 'lost-account',
  'account-needs-keys': 'keychain',
  'key-not-usable': null,
  'keychain-failed': 'keychain',
  'base-address-not-usable': null,
  'disk-full': 'disk-full',
  'file-failed': 'damaged-file',
  'open-elsewhere': null,
  'saved-not-safe': null,
  'ledger-read-only': null,
  'records-not-read': 'damaged-file',
  'manifest-unknown': null,
  'manifest-has-no-pdf': 'lost-answer',
  'manifest-damaged': 'damaged-file',
  'settings-failed': 'disk-full',
  'settings-file-not-usable': 'new-computer',
  'address-book-missing': null,
  'list-not-usable': null,
  'spooler-missing': 'printer',
  'printer-unknown': 'printer',
  'print-refused': 'printer',
  'print-unknown': 'printer',
  'print-job-unknown': null,
  'print-not-cancelled': 'printer',
  'paper-too-small': 'printer',
  'powershell-forbidden': 'printer',
  'powershell-failed': 'printer',
  'request-not-valid': 'ask-for-help',
  internal: 'ask-for-help',
};

export function drillFor({ code }: Pick<Failure, 'code'>): HelpTopic | null {
  // A newer Packbench may have stored one that this one does not know.
  return drills[code] ?? null;
}
