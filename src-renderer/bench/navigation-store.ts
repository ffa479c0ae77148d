/** Which screen is shown. */
import { create } from 'zustand';

export type ScreenName =
  | 'orders'
  | 'manifests'
  | 'address-book'
  | 'validate'
  | 'track'
  | 'rates'
  | 'activity'
  | 'in-doubt'
  | 'settings';

interface NavigationState {
  readonly screen: ScreenName;
  /** The manifest the Manifests screen shows; null for its list. */
  readonly manifestId: string | null;
  /** The number the Track screen shows; null until one is asked for. */
  readonly trackedNumber: string | null;
  /** The Orders screen asks about a manifest of the selection as soon as it can. */
  readonly asksForManifest: boolean;
  go(screen: ScreenName): void;
  askForManifest(): void;
  /** The Orders screen does so now. */
  askingForManifest(): void;
  openManifest(manifestId: string): void;
  /** A tracking number or an order number. */
  track(trackedNumber: string): void;
}

export const useNavigation = create<NavigationState>()((set) => ({
  screen: 'orders',
  manifestId: null,
  trackedNumber: null,
  asksForManifest: false,
  go: (screen) => set({ screen, manifestId: null, asksForManifest: false }),
  askForManifest: () => set({ screen: 'orders', manifestId: null, asksForManifest: true }),
  askingForManifest: () => set({ asksForManifest: false }),
  openManifest: (manifestId) => set({ screen: 'manifests', manifestId }),
  track: (trackedNumber) => set({ screen: 'track', trackedNumber }),
}));
