/** Which screen is shown. */
import { create } from 'zustand';

export type ScreenName = 'orders' | 'manifests' | 'settings';

interface NavigationState {
  readonly screen: ScreenName;
  /** The manifest the Manifests screen shows; null for its list. */
  readonly manifestId: string | null;
  go(screen: ScreenName): void;
  openManifest(manifestId: string): void;
}

export const useNavigation = create<NavigationState>()((set) => ({
  screen: 'orders',
  manifestId: null,
  go: (screen) => set({ screen, manifestId: null }),
  openManifest: (manifestId) => set({ screen: 'manifests', manifestId }),
}));
