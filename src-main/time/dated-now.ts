/**
 * When that was (ISO 8601), by the wall clock as it is set now; `at` by `Clock.passed`. A computer without a battery for its
 * clock begins in the year 2000, and has the time once it has a network: what was dated before would be told as it was.
 */
import type { Clock } from '../ports.ts';

export function datedNow(clock: Clock, at: number): string {
  return new Date(clock.now().getTime() - (clock.passed() - at)).toISOString();
}
