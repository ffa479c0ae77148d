/** Whether the palette of actions or the sheet of shortcuts is open. */
import { create } from 'zustand';

interface PaletteState {
  readonly opened: 'palette' | 'sheet' | null;
  openPalette(): void;
  openSheet(): void;
  close(): void;
}

export const usePaletteStore = create<PaletteState>()((set) => ({
  opened: null,
  openPalette: () => set({ opened: 'palette' }),
  openSheet: () => set({ opened: 'sheet' }),
  close: () => set({ opened: null }),
}));
