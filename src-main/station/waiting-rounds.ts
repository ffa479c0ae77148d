/**
 * While rounds wait for their service, it is asked for news of its orders every now and then: a read, never the
 * manifest itself. Its answer lets them go on. The reading of orders by itself would rest for minutes after an outage.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { After } from '../ports.ts';

export interface WaitingRounds {
  /** A round may have begun or stopped waiting. */
  note(): void;
  close(): void;
}

export interface WaitingRoundsParts {
  /** Accounts with a round that waits for their service. */
  readonly accountIds: () => readonly AccountId[];
  readonly lookNow: (accountId: AccountId) => void;
  readonly after: After;
}

/** Milliseconds. */
const lookEvery = 15_000;

export function createWaitingRounds({ accountIds, lookNow, after }: WaitingRoundsParts): WaitingRounds {
  let callOff: (() => void) | null = null;
  const note = (): void => {
    if (callOff !== null || accountIds().length === 0) return;
    callOff = after(lookEvery, () => {
      callOff = null;
      for (const accountId of new Set(accountIds())) lookNow(accountId);
      note();
    });
  };
  return { note, close: () => callOff?.() };
}
