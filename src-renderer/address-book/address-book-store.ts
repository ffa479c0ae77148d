/** What the address book screen looks for and which entry it shows. */
import { create } from 'zustand';

interface AddressBookState {
  readonly text: string;
  /** The entry the keys are on, and the one the detail pane shows. */
  readonly currentId: string | null;
  readonly detailOpened: boolean;
  setText(text: string): void;
  setCurrent(entryId: string): void;
  openDetail(entryId: string): void;
  closeDetail(): void;
}

export const useAddressBookStore = create<AddressBookState>()((set) => ({
  text: '',
  currentId: null,
  detailOpened: false,
  setText: (text) => set({ text }),
  setCurrent: (currentId) => set({ currentId }),
  openDetail: (currentId) => set({ currentId, detailOpened: true }),
  closeDetail: () => set({ detailOpened: false }),
}));
