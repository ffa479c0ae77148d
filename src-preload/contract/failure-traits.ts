/**
 * What each failure means, in one place: whether the service answered, who can mend it, and whether the next request
 * would meet it too. What is asked again, what ends a run and what counts as 'the service answers' follow from it. The
 * only part of the contract that is not a type; the preload does not import it.
 */
import type { Failure, FailureCode } from './failure.ts';

export interface FailureTraits {
  /**
   * 'whole': an answer, if only a refusal · 'unusable': an answer that cannot be read · 'cut': asked, and no whole
   * answer came · 'others': somebody between answered in the service's place · 'none': the request never reached the
   * service · 'not-asked': not a failure of a request to the service.
   */
  readonly answer: 'whole' | 'unusable' | 'cut' | 'others' | 'none' | 'not-asked';
  /**
   * 'time': it may pass by itself · 'account': the keys or the address of the account · 'operator': another input, or
   * something on this computer · 'program': nobody at the bench can.
   */
  readonly mendedBy: 'time' | 'account' | 'operator' | 'program';
  /** True: the next request of the same account would only fail the same way. */
  readonly meetsNext: boolean;
  /** True: a person who does the same again may succeed. Whether doing it twice is allowed is another matter. */
  readonly worthRepeating: boolean;
}

const traits: Readonly<Record<FailureCode, FailureTraits>> = {
  unreachable: { answer: 'none', mendedBy: 'time', meetsNext: true, worthRepeating: true },
  'tls-failed': { answer: 'none', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'proxy-refused': { answer: 'none', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'not-the-service': { answer: 'others', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'timed-out': { answer: 'cut', mendedBy: 'time', meetsNext: true, worthRepeating: true },
  'connection-lost': { answer: 'cut', mendedBy: 'time', meetsNext: true, worthRepeating: true },
  redirected: { answer: 'others', mendedBy: 'account', meetsNext: true, worthRepeating: false },
  'keys-refused': { answer: 'whole', mendedBy: 'account', meetsNext: true, worthRepeating: false },
  'service-refused': { answer: 'whole', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'not-found': { answer: 'whole', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'rate-limited': { answer: 'whole', mendedBy: 'time', meetsNext: true, worthRepeating: true },
  'service-conflict': { answer: 'whole', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'service-broken': { answer: 'whole', mendedBy: 'time', meetsNext: false, worthRepeating: true },
  'answer-unreadable': { answer: 'unusable', mendedBy: 'program', meetsNext: false, worthRepeating: true },
  'answer-too-large': { answer: 'unusable', mendedBy: 'program', meetsNext: false, worthRepeating: false },
  'answer-too-slow': { answer: 'unusable', mendedBy: 'program', meetsNext: false, worthRepeating: false },
  'too-many-alike': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'order-id-not-usable': { answer: 'not-asked', mendedBy: 'program', meetsNext: false, worthRepeating: false },
  'in-doubt': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'already-open': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'unshipped-being-removed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'account-writes-open': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'already-manifested': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'removed-meanwhile': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'shipped-meanwhile': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'nothing-chosen': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  cancelled: { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'account-unknown': { answer: 'not-asked', mendedBy: 'account', meetsNext: true, worthRepeating: false },
  'wrong-account': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'same-account': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'account-in-use': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: true },
  'account-lost': { answer: 'not-asked', mendedBy: 'account', meetsNext: false, worthRepeating: false },
  'account-needs-keys': { answer: 'not-asked', mendedBy: 'account', meetsNext: true, worthRepeating: false },
  'key-not-usable': { answer: 'not-asked', mendedBy: 'account', meetsNext: true, worthRepeating: true },
  'keychain-failed': { answer: 'not-asked', mendedBy: 'account', meetsNext: true, worthRepeating: true },
  'base-address-not-usable': { answer: 'not-asked', mendedBy: 'account', meetsNext: true, worthRepeating: false },
  'disk-full': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'file-failed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'open-elsewhere': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: false },
  'saved-not-safe': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'desktop-failed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: true },
  'ledger-read-only': { answer: 'not-asked', mendedBy: 'program', meetsNext: true, worthRepeating: false },
  'records-not-read': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: true },
  'manifest-unknown': { answer: 'not-asked', mendedBy: 'program', meetsNext: false, worthRepeating: false },
  'manifest-has-no-pdf': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'manifest-damaged': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'settings-failed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: true },
  'settings-file-not-usable': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'tally-unknown': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'changed-meanwhile': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'already-handed-over': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'address-book-missing': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true, worthRepeating: false },
  'list-not-usable': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'spooler-missing': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: true },
  'printer-unknown': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'print-refused': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: true },
  'print-unknown': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'print-job-unknown': { answer: 'not-asked', mendedBy: 'program', meetsNext: false, worthRepeating: false },
  'print-not-cancelled': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'paper-too-small': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  'powershell-forbidden': { answer: 'not-asked', mendedBy: 'program', meetsNext: false, worthRepeating: false },
  'powershell-failed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: true },
  'request-not-valid': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false, worthRepeating: false },
  internal: { answer: 'not-asked', mendedBy: 'program', meetsNext: false, worthRepeating: true },
};

export const failureCodes = Object.keys(traits) as readonly FailureCode[];

/** For a code that a newer Packbench has stored, and this one does not know. */
const unknown: FailureTraits = { answer: 'not-asked', mendedBy: 'program', meetsNext: false, worthRepeating: false };

export const traitsOf = (code: FailureCode): FailureTraits => (Object.hasOwn(traits, code) ? traits[code] : unknown);

/** No whole answer of the service arrived: the fault is in the network, or in something on the way. */
export const isWithoutAnswer = (code: FailureCode): boolean =>
  ['cut', 'others', 'none'].includes(traitsOf(code).answer);

/** The service has answered, if only to refuse. */
export const isAnswered = (code: FailureCode): boolean => traitsOf(code).answer === 'whole';

export const isWorthRepeating = (code: FailureCode): boolean => traitsOf(code).worthRepeating;

/** What a gateway says of a service behind it that is away (RFC 9110, 15.6); from 520 on those of Cloudflare. */
const awayStatuses: readonly number[] = [502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 530];

export const isAway = ({ code, facts }: Pick<Failure, 'code' | 'facts'>): boolean =>
  code === 'service-broken' && (facts.byGateway === true || awayStatuses.includes(facts.httpStatus ?? 0));

/** The next request would not reach the service, as long as nothing changes: to send it a write would only leave that in doubt. */
export const isNoWay = (failure: Pick<Failure, 'code' | 'facts'>): boolean =>
  ['others', 'none'].includes(traitsOf(failure.code).answer) || isAway(failure);
