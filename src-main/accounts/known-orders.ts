/**
 * What this run has seen of who holds which order: every order that a search showed, with its account. It is the
 * wrong-account guard: an order that was only ever seen in another account is not acted on in this one.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import type { WriteOrder, WriteRecord } from '../journal/write-record.ts';
import type { AccountsService } from './accounts-service.ts';

export interface KnownOrders {
  /** A search of the account showed these. */
  note(accountId: AccountId, orders: readonly { readonly orderId: number; readonly orderNumber: string }[]): void;
  /** What an assign has done is from now on held by the account it names, and by no other. */
  noteWrite(write: Pick<WriteRecord, 'kind' | 'state' | 'orders' | 'about' | 'readings'>): void;
  /** The order's number, when a search of the account showed it. */
  orderNumber(accountId: AccountId, orderId: number): string | null;
  /**
   * Throws PackbenchError 'wrong-account' (facts: the account that holds them, and which orders) when an order was seen in
   * another account of the same service, and never in this one. Orders nobody has seen pass: the service decides.
   */
  assertHeldBy(accountId: AccountId, orders: readonly { readonly orderId: number }[]): void;
}

export function createKnownOrders(parts: { accounts: Pick<AccountsService, 'list'> }): KnownOrders {
  /** By order id: the order number as each account showed it. */
  const seen = new Map<number, Map<AccountId, string>>();

  /** Ids belong to a service: two services may use the same number for different orders. */
  const sameService = (accountId: AccountId): ReadonlySet<AccountId> => {
    const { accounts } = parts.accounts.list();
    const address = accounts.find((one) => one.accountId === accountId)?.baseAddress;
    return new Set(accounts.filter((one) => one.baseAddress === address).map((one) => one.accountId));
  };

  return {
    note(accountId, orders) {
      for (const { orderId, orderNumber } of orders) {
        const holders = seen.get(orderId) ?? new Map<AccountId, string>();
        seen.set(orderId, holders.set(accountId, orderNumber));
      }
    },
    noteWrite(write) {
      const { toAccountId } = write.about;
      if (toAccountId === undefined) return;
      for (const { orderId } of write.orders.filter((order) => hasMoved(write, order))) {
        const [orderNumber = ''] = seen.get(orderId)?.values() ?? [];
        seen.set(orderId, new Map([[toAccountId, orderNumber]]));
      }
    },
    orderNumber: (accountId, orderId) => seen.get(orderId)?.get(accountId) ?? null,
    assertHeldBy(accountId, orders) {
      const related = sameService(accountId);
      const holderOf = (orderId: number): AccountId | undefined => {
        const holders = seen.get(orderId);
        if (holders === undefined || holders.has(accountId)) return undefined;
        return [...holders.keys()].find((one) => related.has(one));
      };
      const holder = orders.map(({ orderId }) => holderOf(orderId)).find((one) => one !== undefined);
      if (holder === undefined) return;
      const orderIds = orders.map(({ orderId }) => orderId).filter((orderId) => holderOf(orderId) === holder);
      throw failureOf('wrong-account', { facts: { accountId: holder, orderIds } });
    },
  };
}

/** Settled as done also means that a third account was seen to hold it. */
function hasMoved({ state, readings }: Pick<WriteRecord, 'state' | 'readings'>, order: WriteOrder): boolean {
  if (state === 'stored') return true;
  const last = readings.at(-1)?.orders.find(({ orderId }) => orderId === order.orderId);
  return order.settledAs === 'done' && last?.seen !== 'held-by-other';
}
