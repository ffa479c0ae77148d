/** What the address book screen searches, in which books, and which entry it shows. */
import { create } from 'zustand';
import { mostAddressText } from '../../src-preload/contract/address.ts';

/** The current account's book, or those of all accounts. */
export type BookScope = 'current' | 'all';

export interface AddressBookState {
  readonly text: string;
  readonly scope: BookScope;
  /** The row the keys were moved to, and the words that found it; with other words the keys are on the first hit. */
  readonly movedTo: { readonly rowId: string; readonly text: string } | null;
  readonly detailOpened: boolean;
  setText(text: string): void;
  /** A scanner typed into the field, which is restored to its old text: the keys are on the same row again. */
  putBackText(text: string): void;
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
  // Typing the same words again starts at the top.
  setText: (typed) => {
    const text = searched(typed);
    set(({ movedTo }) => ({ text, movedTo: movedTo?.text === text.trim() ? null : movedTo }));
  },
  putBackText: (text) => set({ text: searched(text) }),
  setScope: (scope) => set({ scope, movedTo: null }),
  moveTo: (rowId) => set(({ text }) => ({ movedTo: { rowId, text: text.trim() } })),
  openDetail: () => set({ detailOpened: true }),
  closeDetail: () => set({ detailOpened: false }),
}));

/** If a whole page was pasted, its beginning: main takes no more. */
const searched = (text: string): string => text.slice(0, mostAddressText);
