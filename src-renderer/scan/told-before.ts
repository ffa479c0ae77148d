/**
 * A scan that a silent service has no answer to is told after two seconds. When its silence is over, half a minute later, that is no
 * news: the parcel in the hand is another one, and somebody may have handled the first.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';

interface HeardOf {
  readonly state: string;
  /** Null: nothing was heard. */
  readonly failure: Failure | null;
}

/** `before` and `late` have one entry for each account, in the same order. */
export function isToldBefore(before: readonly HeardOf[], late: readonly HeardOf[]): boolean {
  return String(before.map(inAWord)) === String(late.map(inAWord));
}

const inAWord = ({ state, failure }: HeardOf): string => `${state} ${failure?.code ?? 'timed-out'}`;
