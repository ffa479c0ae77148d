/** What the address book screen looks for, where, and which entry it shows. */
import { create } from 'zustand';

/** The current account's book, or those of all accounts. */
export type BookScope = 'current' | 'all';

interface AddressBookState {
  readonly text: string;
  readonly scope: BookScope;
  /** The row the keys were moved to; null: none since the last letter, so that the first that is found is meant. */
  readonly movedTo: string | null;
  readonly detailOpened: boolean;
  setText(text: string): void;
  setScope(scope: BookScope): void;
  moveTo(rowId: string): void;
  openDetail(): void;
  closeDetail(): void;
}

export const useAddressBookStore = create<AddressBookState>()((set) => ({
  text: '',
  scope: 'current',
  movedTo: null,
  detailOpened: false,
  setText: (text) => set({ text, movedTo: null }),
  setScope: (scope) => set({ scope, movedTo: null }),
  moveTo: (movedTo) => set({ movedTo }),
  openDetail: () => set({ detailOpened: true }),
  closeDetail: () => set({ detailOpened: false }),
}));
