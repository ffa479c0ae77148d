/**
 * How a read goes on after an attempt that gave no result: at once, after a pause, or not at all. One object for each
 * read: it remembers the attempts, the pauses, and whether the caller may still have another answer.
 */
import type { FailureCode } from '../../src-preload/contract/failure.ts';
import { isAway, isWithoutAnswer, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { Clock } from '../ports.ts';
import type { ExchangeLimits } from './exchange.ts';
import type { ShippingFault } from './faults.ts';
import { jitteredPause, type Limiter } from './limiter.ts';
import { canWaitOut, longestPause, retryAfterOf } from './retry-after.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { RawAnswer, Urgency } from './shipping-client.ts';

/** What a call says about its attempts. */
export interface AttemptsAllowed {
  readonly limits: ExchangeLimits;
  /** It is asked once, and its failure is thrown at once; only whoever scanned waits out a short pause. */
  readonly once?: true;
  /** The caller may have another answer: see ShippingClient.validateAddress. */
  readonly otherAnswer?: { readonly isThere: () => Promise<boolean>; readonly limits: ExchangeLimits };
}

export interface ReadAttempts {
  limits(): ExchangeLimits;
  /** In milliseconds: the next attempt waits no longer than this for its turn. */
  longestWaitForTurn(): number;
  /** The limiter gave no turn: returns if the read is to wait for one after all; otherwise throws the fault. */
  afterNoTurn(fault: ShippingFault): Promise<void>;
  /** Milliseconds to wait before the next attempt; null: it follows at once. Throws the fault if the read ends with it. */
  afterFault(fault: ShippingFault, answer: RawAnswer | null): Promise<number | null>;
}

export interface ReadAttemptsParts {
  readonly limiter: Pick<Limiter, 'earliestStart'>;
  readonly retryBudget: RetryBudget;
  readonly clock: Pick<Clock, 'passed'>;
  readonly random: () => number;
}

const attemptsAtMost = 3;
/**
 * In milliseconds. Computers share a limit: a scan that waits this long for it need not be scanned again. A caller that
 * has another answer waits no longer than this, too.
 */
const shortPause = 5_000;

/** The service gave no answer, or asked for a pause, and another attempt may succeed. */
const mayComeYet = ({ row: { code }, facts }: ShippingFault): boolean =>
  isAway({ code, facts }) || isPause(code) || (isWithoutAnswer(code) && traitsOf(code).mendedBy === 'time');
const isPause = (code: FailureCode): boolean => code === 'rate-limited';

export function createReadAttempts(
  { limiter, retryBudget, clock, random }: ReadAttemptsParts,
  { limits, once, otherAnswer: maybe }: AttemptsAllowed,
  urgency: Urgency,
): ReadAttempts {
  const startedAt = clock.passed();
  let otherAnswer = maybe;
  let attempt = 1;
  /** Milliseconds that the service has asked for: two pauses are one for whoever waits. */
  let askedFor = 0;
  return {
    limits: () => otherAnswer?.limits ?? limits,
    longestWaitForTurn: () => (otherAnswer === undefined ? longestPause : shortPause),
    async afterNoTurn(fault) {
      if (otherAnswer === undefined || !isPause(fault.row.code) || (await otherAnswer.isThere())) throw fault;
      otherAnswer = undefined;
    },
    async afterFault(fault, answer) {
      const isSoonOver = isPause(fault.row.code) && limiter.earliestStart(urgency) - startedAt <= shortPause;
      if (once === true) {
        if (isSoonOver && urgency === 'interactive') return null;
        throw fault;
      }
      if (otherAnswer !== undefined && mayComeYet(fault)) {
        if (isSoonOver) return null;
        if (await otherAnswer.isThere()) {
          // A connection that ended once says little about the network: one more attempt, at once.
          if (fault.row.code !== 'connection-lost' || attempt > 1 || !retryBudget.spend()) throw fault;
          attempt += 1;
          return null;
        }
        otherAnswer = undefined;
      }
      if (canWaitOut(answer, clock.passed() - startedAt)) return null;
      const asked = answer === null ? null : retryAfterOf(answer);
      const wait = asked ?? jitteredPause(attempt, random);
      attempt += 1;
      askedFor += asked ?? 0;
      if (!fault.row.readGoesAgain || attempt > attemptsAtMost || askedFor > longestPause || !retryBudget.spend()) {
        throw fault;
      }
      return wait;
    },
  };
}
