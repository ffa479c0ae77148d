/**
 * How long an answer is waited for over a connection that was kept. Such a one may be dead without our knowing, and would keep
 * a person waiting for half a minute; but what the service has been slow with so far is not asked twice.
 */
import type { Clock } from '../ports.ts';

export interface Waiting {
  /** Milliseconds. */
  readonly keptSilence: number;
  /** The first bytes of the answer have come. */
  readonly answers: () => void;
}

export interface Patience {
  begin(url: URL, limits: { readonly firstByte: number; readonly keptSilence: number }): Waiting;
}

export function createPatience(clock: Pick<Clock, 'passed'>): Patience {
  /** Milliseconds until the first byte, for each thing that is asked for. */
  const longest = new Map<string, number>();
  return {
    begin({ origin, pathname }, { firstByte, keptSilence }) {
      const subject = `${origin}${pathname}`;
      const startedAt = clock.passed();
      const soFar = longest.get(subject) ?? 0;
      return {
        keptSilence: Math.min(firstByte, Math.max(keptSilence, 2 * soFar)),
        answers: () => void longest.set(subject, Math.max(longest.get(subject) ?? 0, clock.passed() - startedAt)),
      };
    },
  };
}
