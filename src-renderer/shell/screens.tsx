/** The screens of the rail, in order. A new screen is a name in navigation-store.ts; `tsc` then wants its line here and its word in words/en/common.ts. */
import {
  type Icon,
  IconAddressBook,
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
import { ActivityScreen } from '../activity/activity-screen.tsx';
import { AddressBookScreen } from '../address-book/address-book-screen.tsx';
import { type ScreenName, useNavigation } from '../bench/navigation-store.ts';
import { InDoubtScreen } from '../in-doubt/in-doubt-screen.tsx';
import { ManifestsScreen } from '../manifests/manifests-screen.tsx';
import { OrdersScreen } from '../orders/orders-screen.tsx';
import { RatesScreen } from '../rates/rates-screen.tsx';
import { SettingsScreen } from '../settings/settings-screen.tsx';
import { TrackingScreen } from '../tracking/tracking-screen.tsx';
import { ValidateScreen } from '../validate/validate-screen.tsx';

interface ScreenEntry {
  readonly icon: Icon;
  readonly keys: string;
  readonly Screen: ComponentType;
}

function Manifests() {
  return <ManifestsScreen manifestId={useNavigation((state) => state.manifestId)} />;
}

const screens: Readonly<Record<ScreenName, ScreenEntry>> = {
  orders: { icon: IconPackages, keys: 'mod+1', Screen: OrdersScreen },
  manifests: { icon: IconFileText, keys: 'mod+2', Screen: Manifests },
  'address-book': { icon: IconAddressBook, keys: 'mod+3', Screen: AddressBookScreen },
  validate: { icon: IconMapPinCheck, keys: 'mod+4', Screen: ValidateScreen },
  track: { icon: IconTruckDelivery, keys: 'mod+5', Screen: TrackingScreen },
  rates: { icon: IconReceipt, keys: 'mod+6', Screen: RatesScreen },
  activity: { icon: IconHistory, keys: 'mod+7', Screen: ActivityScreen },
  'in-doubt': { icon: IconHelpCircle, keys: 'mod+8', Screen: InDoubtScreen },
  settings: { icon: IconSettings, keys: 'mod+9', Screen: SettingsScreen },
};

export const SCREENS = (Object.keys(screens) as ScreenName[]).map((name) => ({ name, ...screens[name] }));
