/**
 * Which account holds which order, as far as this run has seen: every order that a search showed, with its account.
 * This is the wrong-account guard: an order that was only seen in another account is not acted on in this one. Two
 * entries of one account count as the same account.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import type { KnownAccounts } from '../journal/known-accounts.ts';
import { isHeldElsewhere, type WriteOrder, type WriteRecord } from '../journal/write-record.ts';
import type { AccountsService } from './accounts-service.ts';

export interface KnownOrders {
  /** A search of the account showed these orders. */
  note(accountId: AccountId, orders: readonly { readonly orderId: number }[]): void;
  /** Orders that an assign has moved are held by the account it names from now on, and by no other. */
  noteWrite(write: Pick<WriteRecord, 'kind' | 'state' | 'orders' | 'about' | 'readings'>): void;
  /** The account has new keys: what the old ones showed says nothing about it. */
  forget(accountId: AccountId): void;
  /**
   * Throws PackbenchError 'wrong-account' (facts: the account that holds them, and which orders) when an order was seen in
   * another account of the same service, and never in this one. Orders nobody has seen pass: the service decides.
   */
  assertHeldBy(accountId: AccountId, orders: readonly { readonly orderId: number }[]): void;
}

/** What was seen longest ago is forgotten first, because a bench runs for weeks. These take about 6 MB. */
export const ordersAtMost = 50_000;

export function createKnownOrders(parts: {
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly known: Pick<KnownAccounts, 'reference'>;
}): KnownOrders {
  /** Who showed it, by order id; the first was seen longest ago. */
  const seen = new Map<number, readonly AccountId[]>();

  const remember = (orderId: number, holders: readonly AccountId[]): void => {
    seen.delete(orderId);
    seen.set(orderId, holders);
    const [oldest] = seen.keys();
    if (seen.size > ordersAtMost && oldest !== undefined) seen.delete(oldest);
  };

  /** Ids belong to a service: two services may use the same number for different orders. */
  const sameService = (accountId: AccountId): ReadonlySet<AccountId> => {
    const { accounts } = parts.accounts.list();
    const address = accounts.find((one) => one.accountId === accountId)?.baseAddress;
    return new Set(accounts.filter((one) => one.baseAddress === address).map((one) => one.accountId));
  };

  /** Compares accounts by their keys, and looks up each account once. */
  const sameAccount = (accountId: AccountId): ((other: AccountId) => boolean) => {
    const asked = new Map<AccountId, boolean>([[accountId, true]]);
    const { fingerprint } = parts.known.reference(accountId);
    return (other) => {
      const isSame =
        asked.get(other) ?? (fingerprint !== '' && parts.known.reference(other).fingerprint === fingerprint);
      asked.set(other, isSame);
      return isSame;
    };
  };

  return {
    note(accountId, orders) {
      for (const { orderId } of orders) {
        const others = (seen.get(orderId) ?? []).filter((one) => one !== accountId);
        remember(orderId, [...others, accountId]);
      }
    },
    noteWrite(write) {
      const { toAccountId } = write.about;
      if (toAccountId === undefined) return;
      const related = sameService(toAccountId);
      for (const order of write.orders) {
        if (!hasMoved(write, order)) continue;
        const others = (seen.get(order.orderId) ?? []).filter((one) => one !== toAccountId && !related.has(one));
        remember(order.orderId, [...others, toAccountId]);
      }
    },
    forget(accountId) {
      for (const [orderId, holders] of seen) {
        const others = holders.filter((one) => one !== accountId);
        if (others.length === 0) seen.delete(orderId);
        else if (others.length < holders.length) seen.set(orderId, others);
      }
    },
    assertHeldBy(accountId, orders) {
      const related = sameService(accountId);
      const isOwn = sameAccount(accountId);
      const holderOf = (orderId: number): AccountId | undefined => {
        const holders = seen.get(orderId) ?? [];
        return holders.some(isOwn) ? undefined : holders.find((one) => related.has(one));
      };
      const holder = orders.map(({ orderId }) => holderOf(orderId)).find((one) => one !== undefined);
      if (holder === undefined) return;
      const orderIds = orders.map(({ orderId }) => orderId).filter((orderId) => holderOf(orderId) === holder);
      throw failureOf('wrong-account', { facts: { accountId: holder, orderIds } });
    },
  };
}

function hasMoved(write: Pick<WriteRecord, 'state' | 'readings'>, { orderId, settledAs }: WriteOrder): boolean {
  return write.state === 'stored' || (settledAs === 'done' && !isHeldElsewhere(write, orderId));
}
