/** How long the service asks us to wait (RFC 9110, 10.2.3): seconds, or a date on the service's own clock. */
import type { RawAnswer } from './shipping-client.ts';

/** Milliseconds from now, never negative; null when it does not say. */
export function retryAfterOf(answer: RawAnswer, now: Date): number | null {
  const value = answer.headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) {
    return Number(value) * 1_000;
  }
  const until = Date.parse(value);
  if (Number.isNaN(until)) {
    return null;
  }
  // This computer's clock may be hours off; the answer's own Date is read on the same clock as the date it names.
  const serviceNow = Date.parse(answer.headers.date ?? '');
  return Math.max(0, until - (Number.isNaN(serviceNow) ? now.getTime() : serviceNow));
}
