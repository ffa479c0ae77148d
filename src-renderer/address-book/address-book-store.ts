/** What the address book screen looks for, where, and which entry it shows. */
import { create } from 'zustand';

/** The current account's book, or those of all accounts. */
export type BookScope = 'current' | 'all';

export interface AddressBookState {
  readonly text: string;
  readonly scope: BookScope;
  /** The row the keys were moved to, and the words it was found by; with other words the keys are on the first that is found. */
  readonly movedTo: { readonly rowId: string; readonly text: string } | null;
  readonly detailOpened: boolean;
  setText(text: string): void;
  /** A scanner typed into the field, and it is put back as it was: the keys are on the same row again. */
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
  // Who comes back to the same words by typing starts at the top again.
  setText: (text) => set(({ movedTo }) => ({ text, movedTo: movedTo?.text === text.trim() ? null : movedTo })),
  putBackText: (text) => set({ text }),
  setScope: (scope) => set({ scope, movedTo: null }),
  moveTo: (rowId) => set(({ text }) => ({ movedTo: { rowId, text: text.trim() } })),
  openDetail: () => set({ detailOpened: true }),
  closeDetail: () => set({ detailOpened: false }),
}));
