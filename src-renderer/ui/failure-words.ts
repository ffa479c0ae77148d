/**
 * What a person at the bench reads when something went wrong, in one place: what happened, whether anything was
 * changed, and what to do next. Each code has its texts in words/en/failures.ts; a new code does not compile without
 * them.
 */
import type { Failure, FailureCode, FailureDetail, FailureFacts } from '../../src-preload/contract/failure.ts';
import { isWorthRepeating, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import { orNone } from '../words/isolated.ts';
import { hasText, say } from '../words/say.ts';
import { remarkWords } from './remark-words.ts';

export interface FailureWords {
  /** A short sentence without a full stop, for headings and the live region. */
  readonly happened: string;
  /** The same as a whole sentence. */
  readonly sentence: string;
  readonly changed: string;
  readonly next: string;
  /** Whether anything was changed, and what to do: two sentences. */
  readonly advice: string;
  /** True when doing the same again can help by itself, and cannot do anything twice. */
  readonly worthRepeating: boolean;
}

/** `where` the service's own words stand: in the sentence, or in failureDetails, which is shown below it. */
export function failureWords(failure: Failure, where: 'here' | 'below' = 'here'): FailureWords {
  const text = textOf(failure);
  const values = { ...valuesOf(failure.facts), code: failure.code, said: saidIn(failure, where) };
  const happened = say(`failures.${text}.happened`, values);
  const changed = say(`failures.changed.${failure.changed}`);
  const next = say(`failures.${text}.next`, values);
  return {
    happened,
    sentence: say('common.sentence', { words: happened }),
    changed,
    next,
    advice: say('failures.advice', { changed, next }),
    worthRepeating: isWorthRepeating(failure.code) && failure.changed === 'nothing',
  };
}

/** Only they tell what a service refused: the document has no codes. Or whether they are below, or 'none'. */
function saidIn(failure: Failure, where: 'here' | 'below'): string {
  if (where === 'below') return where;
  const lines = failureDetails(failure);
  if (lines.length === 0) return 'none';
  const some = lines.slice(0, 3).map((line) => cut(line.replace(/\.$/, '')));
  return orNone([...some, ...(lines.length > 3 ? ['…'] : [])].join('; '));
}

/** The most letters of one thing that a service said, in one line. */
const longestSaid = 160;

function cut(line: string): string {
  const letters = [...line];
  return letters.length > longestSaid ? `${letters.slice(0, longestSaid - 1).join('')}…` : line;
}

/** All of it in one line, for a notice. */
export function failureLine(failure: Failure): string {
  const { sentence, advice } = failureWords(failure);
  return say('failures.notice', { sentence, advice });
}

/** Where something else says what was changed: what happened, and what to do. */
export function troubleLine(failure: Failure): string {
  const { sentence, next } = failureWords(failure);
  return say('failures.notice', { sentence, advice: next });
}

/** What main adds, and the service's, spooler's or system's own words, without repeats, for the small print. */
export function failureDetails({ facts, details }: Failure): readonly string[] {
  const lines = [...(facts.remarks ?? []).map(remarkWords), ...details.map(detailLine)];
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What the service said about one thing, in full: the message says why, the details which. */
export function detailLine({ message, details }: FailureDetail): string {
  if (details === '' || details === message) return message;
  return message === '' ? details : `${message} · ${details}`;
}

/** A code, or a function that varies the text by what else is known. */
type FailureText =
  | FailureCode
  | 'unreachable-here'
  | 'unreachable-name'
  | `tls-${NonNullable<FailureFacts['certificate']>}`
  | 'service-refused-manifest'
  | 'not-found-number'
  | 'not-found-order'
  | 'not-found-rates'
  | 'in-doubt-answered'
  | 'in-doubt-not-kept'
  | 'in-doubt-refused'
  | 'already-open-manifest'
  | 'manifest-has-pdf'
  | 'manifest-not-made'
  | 'keychain-started-anew'
  | 'disk-full-done'
  | 'file-failed-done'
  | 'file-failed-aside'
  | 'desktop-failed-clipboard'
  | 'list-row-not-usable'
  | 'internal-maybe-done'
  | 'not-known-here';

function textOf({ code, changed, facts }: Failure): FailureText {
  switch (code) {
    case 'unreachable':
      if (facts.noSuchName) return 'unreachable-name';
      return isThisComputer(facts) ? 'unreachable-here' : code;
    case 'tls-failed':
      return facts.certificate === undefined ? code : `tls-${facts.certificate}`;
    case 'service-refused':
      return facts.manifestId === undefined ? code : 'service-refused-manifest';
    case 'not-found':
      if (facts.field === 'number') return 'not-found-number';
      if (facts.field === 'rates') return 'not-found-rates';
      return facts.field === 'order' ? 'not-found-order' : code;
    case 'in-doubt':
      return doubtTextOf(facts);
    case 'already-manifested':
      // The file that was chosen to be its PDF.
      return facts.path === undefined ? code : 'manifest-has-pdf';
    case 'manifest-has-no-pdf':
      return facts.path === undefined ? code : 'manifest-not-made';
    case 'already-open':
      return facts.manifestId === undefined ? code : 'already-open-manifest';
    case 'keychain-failed':
      return facts.field === 'started-anew' ? 'keychain-started-anew' : code;
    case 'disk-full':
      return changed === 'nothing' ? code : 'disk-full-done';
    case 'file-failed':
      if (facts.field === 'aside') return 'file-failed-aside';
      return changed === 'nothing' ? code : 'file-failed-done';
    case 'desktop-failed':
      return facts.field === 'clipboard' ? 'desktop-failed-clipboard' : code;
    case 'list-not-usable':
      return facts.field === undefined ? code : 'list-row-not-usable';
    case 'internal':
      return changed === 'nothing' ? code : 'internal-maybe-done';
    default:
      // A newer Packbench may have stored it.
      return hasText(`failures.${code}.happened`) ? code : 'not-known-here';
  }
}

function doubtTextOf({ reason, httpStatus }: FailureFacts): FailureText {
  if (reason === 'service-refused') return 'in-doubt-refused';
  if (reason === 'disk-full' || reason === 'file-failed') return 'in-doubt-not-kept';
  const isAnswer = reason !== undefined && ['whole', 'unusable', 'others'].includes(traitsOf(reason).answer);
  // With a status something came, even where it says 'too late' or names somebody in between.
  return isAnswer || httpStatus !== undefined ? 'in-doubt-answered' : 'in-doubt';
}

/** No cable leads to a service that runs on this computer. */
function isThisComputer({ host }: FailureFacts): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
}

/** An unknown value is 'none', or 0. */
function valuesOf({ host = '', path = '', printer = '', field = '', ...facts }: FailureFacts) {
  return {
    host: orNone(host),
    path: orNone(path),
    printer: orNone(printer),
    field: orNone(field),
    status: String(facts.httpStatus ?? 'none'),
    ...waitOf(facts.waitSeconds ?? 0),
  };
}

/** A pause in the unit in which people say it. */
function waitOf(seconds: number): { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly count: number } {
  if (seconds > 2 * 3_600) return { unit: 'hours', count: Math.ceil(seconds / 3_600) };
  return seconds > 120
    ? { unit: 'minutes', count: Math.ceil(seconds / 60) }
    : { unit: 'seconds', count: Math.ceil(seconds) };
}
