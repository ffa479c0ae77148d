/** Which screen is shown. */
import { create } from 'zustand';
import { longestScan } from '../../src-preload/contract/scan.ts';

export type ScreenName =
  | 'station'
  | 'orders'
  | 'manifests'
  | 'hand-over'
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
  /** The tally that the Hand-over screen shows; null for its start. */
  readonly tallyId: string | null;
  /** The number the Track screen shows; null until one is asked for. */
  readonly trackedNumber: string | null;
  /** The Orders screen must ask about a manifest of the selection as soon as it can. */
  readonly asksForManifest: boolean;
  /** The station has the whole window: the rail and the line at the foot are hidden. */
  readonly isFull: boolean;
  /** Turns it on or off; works from every screen. */
  setFull(isFull: boolean): void;
  go(screen: ScreenName): void;
  askForManifest(): void;
  /** The Orders screen is asking now. */
  askingForManifest(): void;
  openManifest(manifestId: string): void;
  openTally(tallyId: string): void;
  /** A tracking number or an order number; of a page that was pasted its beginning. */
  track(number: string): void;
}

/** Screens that answer a scan in a band of their own, so no flash lies over them. */
export const answersScans = (screen: ScreenName): boolean => screen === 'station' || screen === 'hand-over';

export const useNavigation = create<NavigationState>()((set) => ({
  screen: 'orders',
  manifestId: null,
  tallyId: null,
  trackedNumber: null,
  asksForManifest: false,
  isFull: false,
  setFull: (isFull) => set({ screen: 'station', isFull }),
  go: (screen) => set({ screen, manifestId: null, tallyId: null, asksForManifest: false, isFull: false }),
  askForManifest: () => set({ screen: 'orders', manifestId: null, asksForManifest: true, isFull: false }),
  askingForManifest: () => set({ asksForManifest: false }),
  openManifest: (manifestId) => set({ screen: 'manifests', manifestId, isFull: false }),
  openTally: (tallyId) => set({ screen: 'hand-over', tallyId, isFull: false }),
  track: (number) => set({ screen: 'track', trackedNumber: number.slice(0, longestScan), isFull: false }),
}));
