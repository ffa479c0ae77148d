/** How long the service asks us to wait (RFC 9110, 10.2.3): seconds, or a date on the service's own clock. */
import type { RawAnswer } from './shipping-client.ts';

/** A pause longer than this, or one that cannot be read, counts as this long, and is reported instead of waited for. */
export const longestPause = 120_000;

/** Begins with a day of the week, or is an ISO date: Date.parse alone takes '-5' for a day of 2001. */
const looksLikeDate = /^([A-Z][a-z]{2,8},? |\d{4}-\d\d-\d\dT)/;

/** Milliseconds from now, never negative; Infinity when the header makes no sense; null when there is none. */
export function retryAfterOf({ headers }: Pick<RawAnswer, 'headers'>): number | null {
  const value = headers['retry-after']?.trim() ?? '';
  if (value === '') {
    return null;
  }
  if (/^\d+(\.\d+)?$/.test(value)) {
    return Number(value) * 1_000;
  }
  // This computer's clock may be days off: only the answer's own Date comes from the same clock as the date it names.
  const wait = looksLikeDate.test(value) ? Date.parse(value) - Date.parse(headers.date ?? '') : Number.NaN;
  return Number.isNaN(wait) ? Number.POSITIVE_INFINITY : Math.max(0, wait);
}
