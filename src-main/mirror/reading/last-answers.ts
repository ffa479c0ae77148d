/** Since when a service has answered without a break: what was seen before one may be old. */
import type { Clock } from '../../ports.ts';

export interface LastAnswers {
  note(): void;
  /** ISO 8601; null: it has not answered for too long. */
  since(): string | null;
}

/** Milliseconds: longer than any pause that the reading makes by itself. */
const longestBreak = 10 * 60_000;

export function createLastAnswers(clock: Clock): LastAnswers {
  let at = Number.NEGATIVE_INFINITY;
  let begun = '';
  const hasPaused = (): boolean => clock.passed() - at > longestBreak;
  return {
    note() {
      if (hasPaused()) begun = clock.now().toISOString();
      at = clock.passed();
    },
    since: () => (hasPaused() ? null : begun),
  };
}
