/**
 * While rounds wait for their service, it is asked for news of its orders every now and then: a read, never the
 * manifest itself. Its answer lets them go on; where it answers already, they go on at once. The reading of orders by itself
 * would rest for minutes after an outage.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { PackbenchError } from '../failures.ts';
import type { After, Log } from '../ports.ts';

export interface WaitingRounds {
  /** A round may have begun or stopped waiting. Throws what `accountIds` throws. */
  note(): void;
  close(): void;
}

export interface WaitingRoundsParts {
  /** Accounts with a round that waits for their service. Throws PackbenchError where the disk cannot tell. */
  readonly accountIds: () => readonly AccountId[];
  /** Asks for the news, or lets the rounds go on. */
  readonly lookNow: (accountId: AccountId) => void;
  readonly after: After;
  readonly log: Log;
}

/** Milliseconds. */
const lookEvery = 15_000;

export function createWaitingRounds({ accountIds, lookNow, after, log }: WaitingRoundsParts): WaitingRounds {
  let callOff: (() => void) | null = null;
  const lookLater = (): void => {
    callOff = after(lookEvery, look);
  };
  const note = (): void => {
    if (callOff === null && accountIds().length > 0) lookLater();
  };
  const look = (): void => {
    callOff = null;
    try {
      for (const accountId of new Set(accountIds())) lookNow(accountId);
      note();
    } catch (err) {
      if (!(err instanceof PackbenchError)) throw err;
      log.warn('Which rounds wait for their service is not known.', { err });
      lookLater();
    }
  };
  return { note, close: () => callOff?.() };
}
