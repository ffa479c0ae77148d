/**
 * The orders chosen for the next manifest, per account: orders of two accounts never share a manifest. Whole orders are
 * kept, not only ids, because a selected order may be on another page, or was scanned and is on none.
 */
import { create } from 'zustand';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Order } from '../../src-preload/contract/order.ts';

export type Selection = ReadonlyMap<number, Order>;

const NOTHING: Selection = new Map();

interface SelectionState {
  readonly byAccount: ReadonlyMap<AccountId, Selection>;
  add(accountId: AccountId, orders: readonly Order[]): void;
  take(accountId: AccountId, orderIds: readonly number[]): void;
  /** Out of every account's selection: the service's ids are its own, whichever account they were chosen in. */
  takeEverywhere(orderIds: readonly number[]): void;
  clear(accountId: AccountId): void;
}

export const useSelectionStore = create<SelectionState>()((set) => ({
  byAccount: new Map(),
  add: (accountId, orders) =>
    set(({ byAccount }) => {
      const next = new Map(byAccount.get(accountId));
      for (const order of orders) next.set(order.orderId, order);
      return { byAccount: new Map(byAccount).set(accountId, next) };
    }),
  take: (accountId, orderIds) =>
    set(({ byAccount }) => {
      const next = new Map(byAccount.get(accountId));
      for (const orderId of orderIds) next.delete(orderId);
      return { byAccount: new Map(byAccount).set(accountId, next) };
    }),
  takeEverywhere: (orderIds) =>
    set(({ byAccount }) => {
      const gone = new Set(orderIds);
      const rest = [...byAccount].map(
        ([accountId, selection]) =>
          [accountId, new Map([...selection].filter(([orderId]) => !gone.has(orderId)))] as const,
      );
      return { byAccount: new Map(rest) };
    }),
  clear: (accountId) => set(({ byAccount }) => ({ byAccount: new Map(byAccount).set(accountId, NOTHING) })),
}));

export function useSelection(accountId: AccountId | undefined): Selection {
  return useSelectionStore(({ byAccount }) =>
    accountId === undefined ? NOTHING : (byAccount.get(accountId) ?? NOTHING),
  );
}

/** Outside components: is the order in the account's selection now? */
export function isSelected(accountId: AccountId, orderId: number): boolean {
  return useSelectionStore.getState().byAccount.get(accountId)?.has(orderId) ?? false;
}
