/** Preferences of this bench, stored in the settings file. No secrets. */
import type { OrderGroup, OrderRecordsFilter, OrderSortColumn } from './order-list.ts';
import type { PaperChoice, SheetKind } from './printing.ts';
import type { ScannerDevice } from './scanner-device.ts';

export type Theme = 'system' | 'light' | 'dark' | 'high-contrast';

/** Each has its name, its texts and its help; `tsc` names what a new one lacks. */
export type OfferedLanguage = 'en' | 'de';

/** The pseudo-languages are English made strange, to find texts without a translation; Settings does not offer them. */
export type Language = 'system' | OfferedLanguage | 'pseudo' | 'pseudo-rtl';

/** From an hour to a week: a service's book must not be asked for more often than that by itself. */
export type AddressBookMaxAge = 1 | 4 | 12 | 24 | 168;

/** Seconds from one look at a service's newest orders to the next. */
export type OrdersEvery = 30 | 60 | 120 | 300;

export type ShippedKept = 30 | 90 | 180 | 365;

/** A column of the list of orders that can be hidden, moved or made wider. */
export type OrderColumn =
  | 'orderNumber'
  | 'orderedAt'
  | 'receiverName'
  | 'country'
  | 'carrierName'
  | 'trackingNumber'
  | 'state'
  | 'account';

export interface OrderColumnView {
  readonly column: OrderColumn;
  readonly shown: boolean;
  /** Pixels; null: as wide as there is room for. */
  readonly width: number | null;
}

/** How the list of orders was last shown. */
export interface OrdersView {
  /** From the left. A missing column goes to the end, with its defaults. */
  readonly columns: readonly OrderColumnView[];
  readonly sort: { readonly by: OrderSortColumn; readonly descending: boolean };
  /** 'current': the account at the top · 'all': every account that is shown · or the id of one. */
  readonly accounts: string;
  readonly group: OrderGroup | null;
  readonly carrierName: string | null;
  readonly country: string | null;
  readonly records: OrderRecordsFilter;
}

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  /** 'touch' makes rows and targets larger. */
  readonly density: 'comfortable' | 'touch';
  readonly sounds: boolean;
  /** The printer and media last chosen for manifests; null before the first choice. */
  readonly manifestPrinter: string | null;
  readonly manifestMedia: string | null;
  readonly manifestTray: string | null;
  /**
   * Where this station prints its own sheets; a missing kind is printed where manifests are, on the printer's own
   * paper.
   */
  readonly sheetPrinters: Readonly<Partial<Record<SheetKind, PaperChoice>>>;
  /** An address book's copy older than this is read again by itself. */
  readonly addressBookMaxAgeHours: AddressBookMaxAge;
  /** Orders of the practice accounts: 'by-itself' shows them while there is no live account. */
  readonly practiceOrders: 'by-itself' | 'shown' | 'hidden';
  readonly ordersEverySeconds: OrdersEvery;
  /** How long the copy keeps Shipped orders; those in manifests of this computer are kept for ever. */
  readonly shippedKeptDays: ShippedKept;
  /**
   * How this station's scanner is set, where the system says which key was struck: to a US keyboard, to this computer's
   * own layout, or not yet known (then both readings are looked up).
   */
  readonly scannerLayout: 'unknown' | 'us' | 'same';
  /**
   * Where the system does not say which key was struck: what each key stands for, as the test card taught; null stands
   * for two characters.
   */
  readonly scannerKeys: Readonly<Record<string, string | null>> | null;
  /** The same code counts once within this many milliseconds. */
  readonly scannerRepeatMilliseconds: 0 | 250 | 500 | 1000;
  /** A scanner that is not a keyboard; null: none is used. */
  readonly scannerDevice: ScannerDevice | null;
  /** Null: the defaults. */
  readonly ordersView: OrdersView | null;
  /** In per cent of what is comfortable beside a bench; `sounds` turns them off. */
  readonly soundVolume: 25 | 50 | 75 | 100;
  /** What happens with scans at the station of another account than the screens work on. */
  readonly stationOthers: 'take' | 'refuse';
  /** The station prints each manifest it makes. */
  readonly stationPrints: boolean;
  /** The tour is offered until it was begun once. */
  readonly tourOffered: boolean;
}

/** The preferences of a bench where nothing was chosen yet. */
export const firstPreferences: Preferences = {
  language: 'system',
  theme: 'system',
  density: 'comfortable',
  sounds: true,
  manifestPrinter: null,
  manifestMedia: null,
  manifestTray: null,
  sheetPrinters: {},
  addressBookMaxAgeHours: 12,
  practiceOrders: 'by-itself',
  ordersEverySeconds: 30,
  shippedKeptDays: 90,
  scannerLayout: 'unknown',
  scannerKeys: null,
  scannerRepeatMilliseconds: 500,
  scannerDevice: null,
  ordersView: null,
  soundVolume: 100,
  stationOthers: 'take',
  stationPrints: true,
  tourOffered: true,
};
