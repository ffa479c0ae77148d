/** When each account is asked again by itself: after pauses that grow for as long as its service stays away. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { After } from '../ports.ts';

export interface GrowingPauses {
  /** Asks after the account's pause. What is planned sooner stays: somebody who validates all day must not put it off all day. */
  plan(accountId: AccountId): void;
  callOff(accountId: AccountId): void;
  /** The pauses to come are short again. */
  beginAnew(accountId: AccountId): void;
  planned(): readonly AccountId[];
}

/**
 * The first pause is short: most outages are a cable or a moment. The last one bounds how long a service that is back
 * goes unnoticed.
 */
const pauses = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000];
const [shortestPause = 0] = pauses;

export function createGrowingPauses(after: After, ask: (accountId: AccountId) => void): GrowingPauses {
  /** How often each account was asked since its pauses began anew. */
  const tries = new Map<AccountId, number>();
  const timers = new Map<AccountId, { readonly pause: number; readonly callOff: () => void }>();

  const callOff = (accountId: AccountId): void => {
    timers.get(accountId)?.callOff();
    timers.delete(accountId);
  };
  return {
    callOff,
    plan(accountId) {
      const pause = pauses[Math.min(tries.get(accountId) ?? 0, pauses.length - 1)] ?? shortestPause;
      const before = timers.get(accountId);
      if (before !== undefined && before.pause <= pause) return;
      callOff(accountId);
      const timer = after(pause, () => {
        timers.delete(accountId);
        tries.set(accountId, (tries.get(accountId) ?? 0) + 1);
        ask(accountId);
      });
      timers.set(accountId, { pause, callOff: timer });
    },
    beginAnew: (accountId) => void tries.delete(accountId),
    planned: () => [...timers.keys()],
  };
}
