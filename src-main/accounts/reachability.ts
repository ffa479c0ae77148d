/** What this run has learned about the way to each account's service, for the status line. */

import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { isAway, isWithoutAnswer, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import { PackbenchError } from '../failures.ts';
import type { Clock } from '../ports.ts';
import { datedNow } from '../time/dated-now.ts';

export interface Reached {
  /** Null: nobody has asked yet. */
  readonly reachable: boolean | null;
  /** ISO 8601: since when that is so. */
  readonly since: string | null;
}

export interface Reachability {
  read(accountId: AccountId): Reached;
  /** True: the service gave no answer when it was last asked, less than this many milliseconds ago. */
  unreachableWithin(accountId: AccountId, milliseconds: number): boolean;
  /**
   * Somebody between answered in the service's place when it was last asked: a network that wants somebody to sign in,
   * a gateway whose service is away. Null: nobody did.
   */
  answerOfOthers(accountId: AccountId): Failure | null;
  /** Runs a request and learns from how it ends. */
  learn<Value>(accountId: AccountId, run: () => Promise<Value>): Promise<Value>;
  /** The same for what comes before a request: only a failure says something about the service. */
  learnFailure<Value>(accountId: AccountId, run: () => Promise<Value>): Promise<Value>;
}

export function createReachability(parts: {
  clock: Clock;
  changed: (accountId: AccountId, reachable: boolean) => void;
}): Reachability {
  /** Both times by `Clock.passed`: since when that is so, and when the account was last asked. */
  const known = new Map<AccountId, { readonly reachable: boolean; readonly since: number; readonly at: number }>();
  const answersOfOthers = new Map<AccountId, Failure>();
  /** Nobody could ask: the account lacked its keys, or the keychain did not open. */
  const notOpened = new Set<AccountId>();
  const note = (accountId: AccountId, reachable: boolean): void => {
    const opensAgain = notOpened.delete(accountId);
    if (reachable) answersOfOthers.delete(accountId);
    const before = known.get(accountId);
    const at = parts.clock.passed();
    known.set(accountId, { reachable, since: before?.reachable === reachable ? before.since : at, at });
    if (before?.reachable !== reachable || opensAgain) parts.changed(accountId, reachable);
  };
  const noteFailure = (accountId: AccountId, failure: Failure): void => {
    // A gateway keeps its own limit, also while the service behind it is away.
    if (failure.code === 'rate-limited' && answersOfOthers.has(accountId)) return;
    const { answer, mendedBy } = traitsOf(failure.code);
    // A proxy's refusal may be 511: a network that wants somebody to sign in leaves a write in doubt with it, too.
    const isByOthers = answer === 'others' || failure.code === 'proxy-refused' || isAway(failure);
    if (isByOthers) answersOfOthers.set(accountId, failure);
    // After an outage, a service that answers each question with a fault of its own is not back: what waits for it would go into that.
    const isNotBack = failure.code === 'service-broken' && known.get(accountId)?.reachable === false;
    if (answer !== 'not-asked') note(accountId, !isByOthers && !isNotBack && !isWithoutAnswer(failure.code));
    else if (mendedBy === 'account') notOpened.add(accountId);
  };
  const learnFailure: Reachability['learnFailure'] = async (accountId, run) => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof PackbenchError) noteFailure(accountId, asRead(error.failure));
      throw error;
    }
  };
  return {
    unreachableWithin(accountId, milliseconds) {
      const last = known.get(accountId);
      return last?.reachable === false && parts.clock.passed() - last.at < milliseconds;
    },
    read(accountId) {
      const last = known.get(accountId);
      if (last === undefined) return { reachable: null, since: null };
      return { reachable: last.reachable, since: datedNow(parts.clock, last.since) };
    },
    answerOfOthers: (accountId) => answersOfOthers.get(accountId) ?? null,
    learnFailure,
    async learn(accountId, run) {
      const value = await learnFailure(accountId, run);
      note(accountId, true);
      return value;
    },
  };
}

/** For a write in doubt: the fault that kept its answer from us, as a question would have met it. */
const asRead = (failure: Failure): Failure => {
  const { code, facts } = failure;
  return code === 'in-doubt' && facts.reason !== undefined
    ? { ...failure, code: facts.reason, changed: 'nothing' }
    : failure;
};
