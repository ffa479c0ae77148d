/** What this run has learned about the way to each account's service, for the status line. */

import type { AccountId } from '../../src-preload/contract/account.ts';
import { isWithoutAnswer, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import { PackbenchError } from '../failures.ts';
import type { Clock } from '../ports.ts';

export interface Reached {
  /** Null: not asked yet. */
  readonly reachable: boolean | null;
  readonly checkedAt: string | null;
}

export interface Reachability {
  read(accountId: AccountId): Reached;
  /** True: it gave no answer when it was last asked, and that is less than so many milliseconds ago. */
  unreachableWithin(accountId: AccountId, milliseconds: number): boolean;
  /** Runs a request and learns from how it ends. */
  learn<Value>(accountId: AccountId, run: () => Promise<Value>): Promise<Value>;
}

export function createReachability(parts: { clock: Clock; changed: (accountId: AccountId) => void }): Reachability {
  const known = new Map<AccountId, Reached & { readonly at: number }>();
  const note = (accountId: AccountId, reachable: boolean): void => {
    const before = known.get(accountId)?.reachable;
    known.set(accountId, { reachable, checkedAt: parts.clock.now().toISOString(), at: parts.clock.passed() });
    if (before !== reachable) parts.changed(accountId);
  };
  return {
    unreachableWithin(accountId, milliseconds) {
      const last = known.get(accountId);
      return last?.reachable === false && parts.clock.passed() - last.at < milliseconds;
    },
    read(accountId) {
      const { reachable, checkedAt } = known.get(accountId) ?? { reachable: null, checkedAt: null };
      return { reachable, checkedAt };
    },
    async learn(accountId, run) {
      try {
        const value = await run();
        note(accountId, true);
        return value;
      } catch (error) {
        const code = error instanceof PackbenchError ? error.failure.code : null;
        if (code !== null && traitsOf(code).answer !== 'not-asked') note(accountId, !isWithoutAnswer(code));
        throw error;
      }
    },
  };
}
