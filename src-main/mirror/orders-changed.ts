/** Tells the page whose orders changed: the first change at once, then those of a quarter of a second together. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { After, Announce } from '../ports.ts';

export interface OrdersChangedTeller {
  /** Null: any account. */
  note(accountIds: readonly AccountId[] | null): void;
  close(): void;
}

/** Milliseconds between two events. */
const changesAreToldEvery = 250;

export function createOrdersChangedTeller(parts: {
  readonly after: After;
  readonly announce: Announce;
}): OrdersChangedTeller {
  let callOff: (() => void) | null = null;
  let waiting: Set<AccountId> | 'all' | null = null;
  let isClosed = false;
  const tell = (): void => {
    if (waiting === null) {
      callOff = null;
      return;
    }
    parts.announce('orders.changed', { accountIds: waiting === 'all' ? null : [...waiting] });
    waiting = null;
    callOff = parts.after(changesAreToldEvery, tell);
  };
  return {
    note(accountIds) {
      if (isClosed) return;
      if (accountIds === null || waiting === 'all') waiting = 'all';
      else waiting = new Set([...(waiting ?? []), ...accountIds]);
      if (callOff === null) tell();
    },
    close() {
      isClosed = true;
      callOff?.();
    },
  };
}
