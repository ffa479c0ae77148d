/** Which screen is shown. */
import { create } from 'zustand';

export type ScreenName =
  | 'station'
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
  /** The station has the whole window: the rail and the line at the foot are gone. */
  readonly isFull: boolean;
  /** On or off at the station, wherever one is. */
  setFull(isFull: boolean): void;
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
  isFull: false,
  setFull: (isFull) => set({ screen: 'station', isFull }),
  go: (screen) => set({ screen, manifestId: null, asksForManifest: false, isFull: false }),
  askForManifest: () => set({ screen: 'orders', manifestId: null, asksForManifest: true, isFull: false }),
  askingForManifest: () => set({ asksForManifest: false }),
  openManifest: (manifestId) => set({ screen: 'manifests', manifestId, isFull: false }),
  track: (trackedNumber) => set({ screen: 'track', trackedNumber, isFull: false }),
}));
