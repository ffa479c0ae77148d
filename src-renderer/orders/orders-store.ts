/** What the orders screen asks for and how it shows it. */
import type { SortingState } from '@tanstack/react-table';
import { create } from 'zustand';
import type { OrderSearchFields, OrderStatusFilter } from '../../src-preload/contract/order.ts';

interface OrdersState {
  /** What is in the field; the search follows a moment later. */
  readonly phrase: string;
  readonly status: OrderStatusFilter;
  readonly fields: OrderSearchFields;
  readonly page: number;
  readonly sorting: SortingState;
  readonly hiddenColumns: ReadonlySet<string>;
  /** The order the keys are on, and the one the detail pane shows. */
  readonly currentId: string | null;
  readonly detailOpened: boolean;
  setPhrase(phrase: string): void;
  setStatus(status: OrderStatusFilter): void;
  setFields(fields: OrderSearchFields): void;
  setPage(page: number): void;
  setSorting(sorting: SortingState): void;
  showColumn(columnId: string, shown: boolean): void;
  setCurrent(orderId: string | null): void;
  openDetail(orderId: string): void;
  closeDetail(): void;
  /** Back to every order of the account. */
  clearSearch(): void;
}

export const useOrdersStore = create<OrdersState>()((set) => ({
  phrase: '',
  status: 'Unshipped',
  fields: 'All',
  page: 1,
  sorting: [],
  hiddenColumns: new Set(),
  currentId: null,
  detailOpened: false,
  setPhrase: (phrase) => set({ phrase, page: 1 }),
  setStatus: (status) => set({ status, page: 1 }),
  setFields: (fields) => set({ fields, page: 1 }),
  setPage: (page) => set({ page, currentId: null }),
  setSorting: (sorting) => set({ sorting }),
  showColumn: (columnId, shown) =>
    set(({ hiddenColumns }) => {
      const next = new Set(hiddenColumns);
      if (shown) next.delete(columnId);
      else next.add(columnId);
      return { hiddenColumns: next };
    }),
  setCurrent: (currentId) => set({ currentId }),
  openDetail: (currentId) => set({ currentId, detailOpened: true }),
  closeDetail: () => set({ detailOpened: false }),
  clearSearch: () => set({ phrase: '', status: 'All', fields: 'All', page: 1 }),
}));
