/** What the orders screen asks for and how it shows it. The view is kept over a restart; the search is not. */
import { create } from 'zustand';
import type { AccountList } from '../../src-preload/contract/account.ts';
import type { OrderGroup, OrderListQuery, OrderRecordsFilter } from '../../src-preload/contract/order-list.ts';
import type { OrdersView } from '../../src-preload/contract/preferences.ts';
import { changePreferences } from '../bench/use-preferences.ts';

const firstView: OrdersView = {
  columns: [],
  sort: { by: 'orderedAt', descending: true },
  accounts: 'current',
  group: 'unshipped',
  carrierName: null,
  country: null,
  records: 'any',
};

/** The row that the keys are on, which the details show. */
export interface CurrentOrder {
  readonly index: number;
  /** Null until the row has arrived. */
  readonly rowId: string | null;
}

interface OrdersState {
  /** The text of the field; the search follows at once. */
  readonly phrase: string;
  readonly selectedOnly: boolean;
  readonly view: OrdersView;
  /** The view of an earlier run is restored, if there was one. */
  readonly isRestored: boolean;
  readonly current: CurrentOrder;
  readonly detailOpened: boolean;
  setPhrase(phrase: string): void;
  showSelectedOnly(selectedOnly: boolean): void;
  /** The view that an earlier run kept; null: none. */
  restoreView(view: OrdersView | null): void;
  /** Kept over a restart. */
  changeView(change: Partial<OrdersView>): void;
  setCurrent(current: CurrentOrder): void;
  openDetail(current: CurrentOrder): void;
  closeDetail(): void;
  /** Back to every order of the chosen accounts. */
  clearFilters(): void;
  /** The same, and what is searched for stays. */
  searchAll(): void;
}

const NO_FILTERS = { group: null, carrierName: null, country: null, records: 'any' } as const;

/** The keys are on no row. */
export const NONE: CurrentOrder = { index: -1, rowId: null };

/** Milliseconds between two writes: dragging a column's edge changes it with every pixel. */
const keptEvery = 400;

export const useOrdersStore = create<OrdersState>()((set, get) => {
  let isResting = false;
  let isKept = true;
  /** The first change is stored at once, quick ones after it together. */
  const keep = (): void => {
    if (isResting || isKept) return;
    isResting = true;
    isKept = true;
    void changePreferences({ ordersView: get().view });
    setTimeout(() => {
      isResting = false;
      keep();
    }, keptEvery);
  };
  const changeView = (change: Partial<OrdersView>): void => {
    set(({ view }) => ({ view: { ...view, ...change } }));
    isKept = false;
    keep();
  };
  return {
    phrase: '',
    selectedOnly: false,
    view: firstView,
    isRestored: false,
    current: NONE,
    detailOpened: false,
    setPhrase: (phrase) => set({ phrase, current: NONE }),
    showSelectedOnly: (selectedOnly) => set({ selectedOnly, current: NONE }),
    restoreView: (view) => set({ view: view ?? firstView, isRestored: true }),
    changeView(change) {
      if ('columns' in change === false) set({ current: NONE });
      changeView(change);
    },
    setCurrent: (current) => set({ current }),
    openDetail: (current) => set({ current, detailOpened: true }),
    closeDetail: () => set({ detailOpened: false }),
    clearFilters() {
      set({ phrase: '' });
      get().searchAll();
    },
    searchAll() {
      set({ selectedOnly: false, current: NONE });
      changeView(NO_FILTERS);
    },
  };
});

/** The filters besides the account and the group: each can be removed by itself. */
export function narrowedBy({ carrierName, country, records }: OrdersView): boolean {
  return carrierName !== null || country !== null || records !== 'any';
}

/** The query for main. An account that was chosen in an earlier run may be gone: then the one at the top is shown. */
export function toQuery(
  { view, selectedOnly }: Pick<OrdersState, 'view' | 'selectedOnly'>,
  phrase: string,
  list: Pick<AccountList, 'accounts' | 'currentAccountId'> | undefined,
): OrderListQuery {
  const { accounts, group, carrierName, country, records, sort } = view;
  const isKnown = list?.accounts.some(({ accountId }) => accountId === accounts) === true;
  return {
    accountIds: accounts === 'all' ? null : [isKnown ? accounts : (list?.currentAccountId ?? '')],
    phrase: phrase.trim().slice(0, 200),
    filters: { group: shownGroup(group, records), carrierName, country, records, selectedOnly },
    sort,
  };
}

/** Archived, gone and doubtful orders are searched in all groups: they stay in neither group for long. */
function shownGroup(group: OrderGroup | null, records: OrderRecordsFilter): OrderGroup | null {
  return records === 'any' || records === 'manifested' || records === 'not-manifested' ? group : null;
}
