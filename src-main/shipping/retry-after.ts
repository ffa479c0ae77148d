/** How long the service asks us to wait (RFC 9110, 10.2.3): seconds, or a date on the service's own clock. */
import type { RawAnswer } from './shipping-client.ts';

/** A pause longer than this, or one that cannot be read, is reported instead of waited for: after this one may ask again. */
export const longestPause = 120_000;

/** No quota is longer than a month: a pause that is makes no sense. */
const longestTold = 31 * 24 * 3_600_000;

/** What a person is told of a pause of so many milliseconds. One that makes no sense counts as the longest. */
export function secondsToTell(pause: number): number {
  return Math.ceil((pause > longestTold ? longestPause : pause) / 1_000);
}

/**
 * 429, or a 403 that says how long to wait: gateways send it when the quota of a subscription is used up. A 403 for a
 * wrong key says no time.
 */
export function asksForPause(answer: Pick<RawAnswer, 'httpStatus' | 'headers'>): boolean {
  return answer.httpStatus === 429 || (answer.httpStatus === 403 && retryAfterOf(answer) !== null);
}

/** True for an answer that asks for a pause, if it and the milliseconds that have passed are bearable in all. The limiter delays the next turn. */
export function canWaitOut(answer: Pick<RawAnswer, 'httpStatus' | 'headers'> | null, passed: number): boolean {
  return answer !== null && asksForPause(answer) && passed + (retryAfterOf(answer) ?? 0) <= longestPause;
}

/** Begins with a day of the week, or is an ISO date: Date.parse alone takes '-5' for a day of 2001. */
const looksLikeDate = /^([A-Z][a-z]{2,8},? |\d{4}-\d\d-\d\dT)/;
const isWithoutZone = /(?<![+-]\d\d:?\d)\d$/;

/** Milliseconds from now, never negative; Infinity when the header makes no sense; null when there is none. */
export function retryAfterOf({ headers }: Pick<RawAnswer, 'headers'>): number | null {
  const value = headers['retry-after']?.trim() ?? '';
  if (value === '') {
    return null;
  }
  if (/^\d+(\.\d+)?$/.test(value)) {
    return Number(value) * 1_000;
  }
  // This computer's clock may be days off: only the answer's own Date is read on the same clock as the date it names.
  const wait = looksLikeDate.test(value) ? instantIn(value) - instantIn(headers.date ?? '') : Number.NaN;
  return Number.isNaN(wait) ? Number.POSITIVE_INFINITY : Math.max(0, wait);
}

/** HTTP's oldest way to write a date names no zone, and means GMT; Date.parse would take it for this computer's own. */
function instantIn(date: string): number {
  const written = date.trim();
  if (!isWithoutZone.test(written)) return Date.parse(written);
  return Date.parse(written.includes('T', 10) ? `${written}Z` : `${written} GMT`);
}
