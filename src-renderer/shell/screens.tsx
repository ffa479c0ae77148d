/**
 * The screens of the rail, in order. A new screen is a name in navigation-store.ts; `tsc` then asks for its line here
 * and its word in words/en/common.ts.
 */
import {
  type Icon,
  IconAddressBook,
  IconBarcode,
  IconClipboardCheck,
  IconFileText,
  IconHelpCircle,
  IconHistory,
  IconMapPinCheck,
  IconPackages,
  IconReceipt,
  IconSettings,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { type ScreenName, useNavigation } from '../bench/navigation-store.ts';
import { OrdersScreen } from '../orders/orders-screen.tsx';
import { firstScreenShown } from '../ready-mark.ts';
import { type OnDemand, onDemand } from '../ui/on-demand.tsx';

interface ScreenEntry {
  readonly icon: Icon;
  readonly keys: string;
  readonly screen: OnDemand<object>;
}

/** The first screen comes with the page. */
const here = (Screen: ComponentType): OnDemand<object> => ({ component: () => Screen, bring: async () => Screen });

/** The likeliest first. */
const later = {
  station: onDemand(async () => (await import('../station/station-screen.tsx')).StationScreen),
  manifests: onDemand(async () => {
    const { ManifestsScreen } = await import('../manifests/manifests-screen.tsx');
    return () => <ManifestsScreen manifestId={useNavigation((state) => state.manifestId)} />;
  }),
  'hand-over': onDemand(async () => (await import('../hand-over/hand-over-screen.tsx')).HandOverScreen),
  track: onDemand(async () => (await import('../tracking/tracking-screen.tsx')).TrackingScreen),
  'in-doubt': onDemand(async () => (await import('../in-doubt/in-doubt-screen.tsx')).InDoubtScreen),
  'address-book': onDemand(async () => (await import('../address-book/address-book-screen.tsx')).AddressBookScreen),
  validate: onDemand(async () => (await import('../validate/validate-screen.tsx')).ValidateScreen),
  activity: onDemand(async () => (await import('../activity/activity-screen.tsx')).ActivityScreen),
  settings: onDemand(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen),
  rates: onDemand(async () => (await import('../rates/rates-screen.tsx')).RatesScreen),
};

/** Screens that take scans: a person who opens one by its key and scans at once scans there. */
const takeScans = [later.station, later['hand-over'], later.track, later.validate, later['address-book']];

/** Once the first screen shows something, the others are loaded one by one in idle time, so that a press finds them. */
export async function bringOtherScreens(): Promise<void> {
  await firstScreenShown;
  await Promise.all(takeScans.map((screen) => screen.bring()));
  for (const screen of Object.values(later)) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await screen.bring();
  }
}

const screens: Readonly<Record<ScreenName, ScreenEntry>> = {
  // Its key gives it the whole window (app-shell.tsx).
  station: { icon: IconBarcode, keys: 'F11', screen: later.station },
  orders: { icon: IconPackages, keys: 'mod+1', screen: here(OrdersScreen) },
  manifests: { icon: IconFileText, keys: 'mod+2', screen: later.manifests },
  'hand-over': { icon: IconClipboardCheck, keys: 'F6', screen: later['hand-over'] },
  'address-book': { icon: IconAddressBook, keys: 'mod+3', screen: later['address-book'] },
  validate: { icon: IconMapPinCheck, keys: 'mod+4', screen: later.validate },
  track: { icon: IconTruckDelivery, keys: 'mod+5', screen: later.track },
  rates: { icon: IconReceipt, keys: 'mod+6', screen: later.rates },
  activity: { icon: IconHistory, keys: 'mod+7', screen: later.activity },
  'in-doubt': { icon: IconHelpCircle, keys: 'mod+8', screen: later['in-doubt'] },
  settings: { icon: IconSettings, keys: 'mod+9', screen: later.settings },
};

export const SCREENS = (Object.keys(screens) as ScreenName[]).map((name) => ({ name, ...screens[name] }));
