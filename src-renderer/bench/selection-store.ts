/**
 * The orders chosen on this bench, per account: orders of two accounts never share a manifest. Main stores them with
 * every change, so they survive a crash, each with how it was found; this is the page's copy.
 */
import { create } from 'zustand';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Order } from '../../src-preload/contract/order.ts';
import type { FoundBy, SelectedOrder } from '../../src-preload/contract/order-list.ts';
import { call, failureFrom } from '../desktop.ts';
import { readSelectedAgain } from '../server-state.ts';

export type Selection = ReadonlyMap<number, SelectedOrder>;
type ByAccount = ReadonlyMap<AccountId, Selection>;

type Selectable = Pick<
  Order,
  'orderId' | 'orderNumber' | 'receiverName' | 'carrierName' | 'trackingNumber' | 'country'
>;

const NOTHING: Selection = new Map();

/** The most that main keeps (selection.set). */
export const mostSelected = 10_000;

interface SelectionState {
  readonly byAccount: ByAccount;
  /** How often `clear` was called for each account. */
  readonly clears: ReadonlyMap<AccountId, number>;
  /** Why the selection of the last run could not be read, or this one not be stored; null: it is on the disk. */
  readonly failure: Failure | null;
  /** Main knows all of it: what it answers about the selection is of this one. */
  readonly isKept: boolean;
  /**
   * Restores the selection of the last run; called once, at the start. Orders chosen since stay chosen. Where it cannot be
   * read, nothing is written over it: the next change reads it again.
   */
  restore(): Promise<void>;
  /** Resolves once main knows what is selected now. */
  kept(): Promise<void>;
  /** Answers how many were not in it before. When there are too many, the last are left out. */
  add(accountId: AccountId, orders: readonly Selectable[], foundBy: FoundBy): number;
  deselect(accountId: AccountId, orderIds: readonly number[]): void;
  /** For accounts of one service, whose ids are unique: the orders may have been chosen in any of them. */
  deselectInAll(accountIds: readonly AccountId[], orderIds: readonly number[]): void;
  clear(accountId: AccountId): void;
}

export const useSelectionStore = create<SelectionState>()((set, get) => {
  let isRestored = false;
  let isReading = true;
  let reading: Promise<void> | null = null;
  /** Each change is on the disk before the next one is written; changes in between are combined. */
  let keeping: Promise<void> | null = null;
  let isSent = true;
  /** Orders, and whole accounts, that were taken out before the selection of the last run was read, which may hold them. */
  const takenOut = { orders: new Set<string>(), accountIds: new Set<AccountId>() };

  const noteTakenOut = (accountIds: readonly AccountId[], orderIds: readonly number[]): void => {
    if (isRestored) return;
    for (const accountId of accountIds)
      for (const orderId of orderIds) takenOut.orders.add(nameOf({ accountId, orderId }));
  };

  const readLast = async (): Promise<void> => {
    try {
      const { orders, failure } = await call('selection.get', {});
      const still = orders.filter(
        (order) => !takenOut.orders.has(nameOf(order)) && !takenOut.accountIds.has(order.accountId),
      );
      set({ byAccount: joined(still, get().byAccount), failure });
      isRestored = true;
      takenOut.orders.clear();
      takenOut.accountIds.clear();
    } catch (error) {
      set({ failure: failureFrom(error) });
    }
  };
  const keep = async (): Promise<void> => {
    if (!isRestored) await readLast();
    while (isRestored && !isSent) {
      isSent = true;
      try {
        const { failure } = await call('selection.set', { orders: everySelected(get().byAccount) });
        set({ failure });
        readSelectedAgain();
      } catch (error) {
        set({ failure: failureFrom(error) });
      }
    }
    keeping = null;
    set({ isKept: isSent });
  };
  const change = (byAccount: ByAccount): void => {
    set({ byAccount, isKept: false });
    isSent = false;
    // While it is read, this would overwrite what the last run left.
    if (!isReading) keeping ??= keep();
  };

  return {
    byAccount: new Map(),
    clears: new Map(),
    failure: null,
    isKept: true,
    async restore() {
      isRestored = false;
      isReading = true;
      reading = readLast();
      await reading;
      isReading = false;
      if (isRestored && !isSent) keeping ??= keep();
    },
    async kept() {
      await reading;
      await keeping;
    },
    add(accountId, orders, foundBy) {
      const { byAccount } = get();
      const room = mostSelected - selectedCount(byAccount);
      const next = new Map(byAccount.get(accountId));
      const before = next.size;
      for (const order of orders) {
        if (next.size - before < room && !next.has(order.orderId)) {
          next.set(order.orderId, toSelected(accountId, order, foundBy));
        }
      }
      if (next.size > before) change(new Map(byAccount).set(accountId, next));
      return next.size - before;
    },
    deselect(accountId, orderIds) {
      noteTakenOut([accountId], orderIds);
      change(new Map(get().byAccount).set(accountId, without(get().byAccount.get(accountId), orderIds)));
    },
    deselectInAll(accountIds, orderIds) {
      noteTakenOut(accountIds, orderIds);
      const next = new Map(get().byAccount);
      for (const accountId of accountIds) next.set(accountId, without(next.get(accountId), orderIds));
      change(next);
    },
    clear(accountId) {
      if (!isRestored) takenOut.accountIds.add(accountId);
      set(({ clears }) => ({ clears: new Map(clears).set(accountId, (clears.get(accountId) ?? 0) + 1) }));
      change(new Map(get().byAccount).set(accountId, NOTHING));
    },
  };
});

function toSelected(accountId: AccountId, order: Selectable, foundBy: FoundBy): SelectedOrder {
  const { orderId, orderNumber, receiverName, carrierName, trackingNumber, country } = order;
  const foundAt = new Date().toISOString();
  return { accountId, orderId, orderNumber, receiverName, carrierName, trackingNumber, country, foundBy, foundAt };
}

const nameOf = ({ accountId, orderId }: Pick<SelectedOrder, 'accountId' | 'orderId'>): string =>
  `${accountId} ${orderId}`;

function everySelected(byAccount: ByAccount): readonly SelectedOrder[] {
  return [...byAccount.values()].flatMap((selection) => [...selection.values()]);
}

function selectedCount(byAccount: ByAccount): number {
  return [...byAccount.values()].reduce((sum, selection) => sum + selection.size, 0);
}

function without(selection: Selection = NOTHING, orderIds: readonly number[]): Selection {
  const gone = new Set(orderIds);
  return new Map([...selection].filter(([orderId]) => !gone.has(orderId)));
}

/** Orders chosen before the last run's selection was read come behind it. */
function joined(orders: readonly SelectedOrder[], since: ByAccount): ByAccount {
  const byAccount = new Map<AccountId, Map<number, SelectedOrder>>();
  for (const order of [...orders, ...everySelected(since)]) {
    const ofAccount = byAccount.get(order.accountId) ?? new Map<number, SelectedOrder>();
    byAccount.set(order.accountId, ofAccount.set(order.orderId, order));
  }
  return byAccount;
}

export function useSelection(accountId: AccountId | undefined): Selection {
  return useSelectionStore(({ byAccount }) =>
    accountId === undefined ? NOTHING : (byAccount.get(accountId) ?? NOTHING),
  );
}

/** Over every account. */
export function useSelectedCount(): number {
  return useSelectionStore(({ byAccount }) => selectedCount(byAccount));
}

/** Outside components: is the order in the account's selection now? */
export function isSelected(accountId: AccountId, orderId: number): boolean {
  return useSelectionStore.getState().byAccount.get(accountId)?.has(orderId) ?? false;
}

/** Outside components: has it no room for another order? */
export function isSelectionFull(): boolean {
  return selectedCount(useSelectionStore.getState().byAccount) >= mostSelected;
}
