/**
 * What each failure means, once: whether the service answered, who can mend it, and whether the next request would meet it too.
 * What is asked again, what ends a run and what counts as 'the service answers' follow from it. The only thing of the contract
 * that is no type; the preload does not import it.
 */
import type { FailureCode } from './failure.ts';

export interface FailureTraits {
  /**
   * 'whole': an answer, if only a refusal · 'unusable': one that cannot be read · 'cut': asked, and no whole answer came · 'none':
   * the request never reached the service · 'not-asked': it is no failure of a request to the service.
   */
  readonly answer: 'whole' | 'unusable' | 'cut' | 'none' | 'not-asked';
  /** 'time': it may pass by itself · 'account': the keys or the address of the account · 'operator': another input, or something on this computer · 'program': nobody at the bench. */
  readonly mendedBy: 'time' | 'account' | 'operator' | 'program';
  /** True: the next request of the same account would only fail the same way. */
  readonly meetsNext: boolean;
}

const traits: Readonly<Record<FailureCode, FailureTraits>> = {
  unreachable: { answer: 'none', mendedBy: 'time', meetsNext: true },
  'tls-failed': { answer: 'none', mendedBy: 'operator', meetsNext: true },
  'proxy-refused': { answer: 'none', mendedBy: 'operator', meetsNext: true },
  'timed-out': { answer: 'cut', mendedBy: 'time', meetsNext: true },
  'connection-lost': { answer: 'cut', mendedBy: 'time', meetsNext: true },
  redirected: { answer: 'whole', mendedBy: 'account', meetsNext: true },
  'keys-refused': { answer: 'whole', mendedBy: 'account', meetsNext: true },
  'service-refused': { answer: 'whole', mendedBy: 'operator', meetsNext: false },
  'not-found': { answer: 'whole', mendedBy: 'operator', meetsNext: false },
  'rate-limited': { answer: 'whole', mendedBy: 'time', meetsNext: true },
  'service-conflict': { answer: 'whole', mendedBy: 'operator', meetsNext: false },
  'service-broken': { answer: 'whole', mendedBy: 'time', meetsNext: false },
  'answer-unreadable': { answer: 'unusable', mendedBy: 'program', meetsNext: false },
  'answer-too-large': { answer: 'unusable', mendedBy: 'program', meetsNext: false },
  'answer-too-slow': { answer: 'unusable', mendedBy: 'program', meetsNext: false },
  'in-doubt': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'already-open': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'unshipped-being-removed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true },
  'account-writes-open': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true },
  'already-manifested': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'nothing-chosen': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  cancelled: { answer: 'not-asked', mendedBy: 'operator', meetsNext: true },
  'account-unknown': { answer: 'not-asked', mendedBy: 'account', meetsNext: true },
  'wrong-account': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'account-in-use': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'account-lost': { answer: 'not-asked', mendedBy: 'account', meetsNext: false },
  'account-needs-keys': { answer: 'not-asked', mendedBy: 'account', meetsNext: true },
  'key-not-usable': { answer: 'not-asked', mendedBy: 'account', meetsNext: true },
  'keychain-failed': { answer: 'not-asked', mendedBy: 'account', meetsNext: true },
  'base-address-not-usable': { answer: 'not-asked', mendedBy: 'account', meetsNext: true },
  'disk-full': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true },
  'file-failed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true },
  'ledger-read-only': { answer: 'not-asked', mendedBy: 'program', meetsNext: true },
  'manifest-unknown': { answer: 'not-asked', mendedBy: 'program', meetsNext: false },
  'manifest-has-no-pdf': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'manifest-damaged': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'settings-failed': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'address-book-missing': { answer: 'not-asked', mendedBy: 'operator', meetsNext: true },
  'list-not-usable': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'spooler-missing': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'printer-unknown': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'print-refused': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'print-unknown': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  'request-not-valid': { answer: 'not-asked', mendedBy: 'operator', meetsNext: false },
  internal: { answer: 'not-asked', mendedBy: 'program', meetsNext: false },
};

export const traitsOf = (code: FailureCode): FailureTraits => traits[code];

/** No whole answer of the service arrived: the network is meant, or what stands between. */
export const isWithoutAnswer = (code: FailureCode): boolean => ['cut', 'none'].includes(traits[code].answer);

/** The service has spoken, if only to refuse. */
export const isAnswered = (code: FailureCode): boolean => traits[code].answer === 'whole';
