/**
 * The content of the settings file, checked: people edit it by hand, and an older or newer Packbench may have written
 * it. Nothing is lost: when a part makes no sense, a copy of the file is kept, the good parts are used, and the page
 * shows a banner.
 */
import { z } from 'zod';
import type { AccountColour, WireFormat } from '../src-preload/contract/account.ts';
import type { SettingsLeftOut } from '../src-preload/contract/app-status.ts';
import { firstPreferences, type Preferences } from '../src-preload/contract/preferences.ts';
import { failureOf, PackbenchError } from './failures.ts';
import type { Log, SettingsFile } from './ports.ts';
import { reads } from './same-shape.ts';

/** A live account as the file holds it: no keys, only the last four characters of each. */
export interface SavedAccount {
  readonly accountId: string;
  readonly label: string;
  readonly baseAddress: string;
  readonly colour: AccountColour;
  readonly format: WireFormat;
  readonly serviceKeyLastFour: string;
  readonly subscriptionKeyLastFour: string;
}

export interface SettingsContent {
  readonly accounts: readonly SavedAccount[];
  readonly currentAccountId: string | null;
  /** Lost accounts that a person does not want back: they are not offered again. */
  readonly declinedAccountIds: readonly string[];
  readonly preferences: Preferences;
}

export interface Settings {
  readonly status: 'ok' | 'recovered';
  /** Where the original file is kept; null when nothing was wrong, or when it could not be kept. */
  readonly copyPath: string | null;
  /** The parts of the file that could not be used; empty when none of it could be used. */
  readonly leftOut: readonly SettingsLeftOut[];
  content(): SettingsContent;
  /** Written to the file before it counts. Throws PackbenchError 'settings-failed'; then nothing is changed. */
  change(parts: Partial<SettingsContent>): void;
}

const emptyContent: SettingsContent = {
  accounts: [],
  currentAccountId: null,
  declinedAccountIds: [],
  preferences: firstPreferences,
};

export const accountColours = ['blue', 'orange', 'teal', 'magenta', 'gold', 'purple', 'brown', 'slate'] as const;

export const wireFormats = ['json', 'xml'] as const;

const lastFour = z.string().max(4);

/** Addresses are shown, exported and written into the file for whoever helps. */
function hasNoSignIn(address: string): boolean {
  const url = URL.parse(address);
  return url?.username === '' && url.password === '';
}

/**
 * The same text for all accounts of one service, however somebody typed it or wrote it into the file: without a
 * trailing slash, and without a dot behind the name.
 */
export function addressOf(written: string): string {
  const url = new URL(written);
  url.hostname = url.hostname.replace(/\.$/, '');
  return `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '');
}

export const savedAccountShape = reads<SavedAccount>()(
  z.strictObject({
    // The Practice accounts are not stored here; one of their ids would appear twice in the list.
    accountId: z
      .string()
      .min(1)
      .max(64)
      .regex(/^(?!practice-)/),
    label: z.string().min(1).max(80),
    baseAddress: z
      .url({ protocol: /^https?$/ })
      .refine(hasNoSignIn)
      .transform(addressOf),
    colour: z.enum(accountColours),
    format: z.enum(wireFormats).default('json'),
    serviceKeyLastFour: lastFour,
    subscriptionKeyLastFour: lastFour,
  }),
);

const orderColumns = [
  'orderNumber',
  'orderedAt',
  'receiverName',
  'country',
  'carrierName',
  'trackingNumber',
  'state',
  'account',
] as const;
/** As the service says it, however long. */
const orderName = z.string().nullable();

export const orderFiltersShape = {
  group: z.enum(['unshipped', 'shipped']).nullable(),
  records: z.enum(['any', 'manifested', 'not-manifested', 'in-doubt', 'archived', 'gone']),
};

export const orderSortShape = z.strictObject({
  by: z.enum(['orderedAt', 'orderNumber', 'receiverName', 'trackingNumber', 'carrierName', 'country', 'account']),
  descending: z.boolean(),
});

const usbNumber = z.int().min(0).max(0xffff).nullable();

const scannerDeviceShape = z.strictObject({
  kind: z.enum(['hid-pos', 'serial']),
  vendorId: usbNumber,
  productId: usbNumber,
  name: z.string().max(255),
  baudRate: z.literal([9600, 19200, 38400, 57600, 115200]),
});

const ordersViewShape = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        column: z.enum(orderColumns),
        shown: z.boolean(),
        width: z.int().min(40).max(1_000).nullable(),
      }),
    )
    .max(orderColumns.length)
    .refine((columns) => new Set(columns.map(({ column }) => column)).size === columns.length),
  sort: orderSortShape,
  accounts: z.string().min(1).max(128),
  group: orderFiltersShape.group,
  carrierName: orderName,
  country: orderName,
  records: orderFiltersShape.records,
});

const paperChoiceShape = z.strictObject({
  printer: z.string().max(255).nullable(),
  media: z.string().max(255).nullable(),
  tray: z.string().max(255).nullable(),
});

const sheetPrintersShape = z.strictObject({
  tally: paperChoiceShape.exactOptional(),
  'test-card': paperChoiceShape.exactOptional(),
  commands: paperChoiceShape.exactOptional(),
  'test-page': paperChoiceShape.exactOptional(),
});

export const preferencesShape = reads<Preferences>()(
  z.strictObject({
    language: z.enum(['system', 'en', 'de', 'pseudo', 'pseudo-rtl']),
    theme: z.enum(['system', 'light', 'dark', 'high-contrast']),
    density: z.enum(['comfortable', 'touch']),
    sounds: z.boolean(),
    manifestPrinter: z.string().max(255).nullable(),
    manifestMedia: z.string().max(255).nullable(),
    manifestTray: z.string().max(255).nullable(),
    sheetPrinters: sheetPrintersShape,
    addressBookMaxAgeHours: z.literal([1, 4, 12, 24, 168]),
    practiceOrders: z.enum(['by-itself', 'shown', 'hidden']),
    ordersEverySeconds: z.literal([30, 60, 120, 300]),
    shippedKeptDays: z.literal([30, 90, 180, 365]),
    scannerLayout: z.enum(['unknown', 'us', 'same']),
    scannerKeys: z.record(z.string().max(16), z.string().length(1).nullable()).nullable(),
    scannerRepeatMilliseconds: z.literal([0, 250, 500, 1000]),
    scannerDevice: scannerDeviceShape.nullable(),
    ordersView: ordersViewShape.nullable(),
    soundVolume: z.literal([25, 50, 75, 100]),
    stationOthers: z.enum(['take', 'refuse']),
    stationPrints: z.boolean(),
    tourOffered: z.boolean(),
  }),
);

/** `noteKept`: a change found the file other than it was left, and kept it. */
export function openSettings(
  file: SettingsFile,
  log: Log,
  noteKept: (path: string, keptAs: string) => void = () => undefined,
): Settings {
  const { content: raw, state, keptAt } = file.read();
  const { content, leftOut, others, otherPreferences } = readContent(raw);
  const isSound = state !== 'damaged' && leftOut.length === 0;
  const copyPath = state === 'damaged' || isSound ? keptAt : file.keepCopy();
  if (!isSound) log.warn('Not all of the settings could be used; the file was kept.', { copyPath, leftOut });
  let current = content;
  return {
    status: isSound ? 'ok' : 'recovered',
    copyPath,
    leftOut,
    content: () => current,
    change(parts) {
      const next = { ...current, ...parts };
      let kept: ReturnType<SettingsFile['write']>;
      try {
        kept = file.write({ ...others, ...next, preferences: { ...otherPreferences, ...next.preferences } });
      } catch (cause) {
        if (cause instanceof PackbenchError) throw failureOf('settings-failed', { facts: cause.failure.facts, cause });
        throw failureOf('settings-failed', { details: [{ message: String(cause), details: '' }], cause });
      }
      current = next;
      if (kept !== null) noteKept(kept.path, kept.keptAs);
    },
  };
}

const asObject = z.record(z.string(), z.unknown()).default({});

interface ReadContent {
  readonly content: SettingsContent;
  readonly leftOut: SettingsLeftOut[];
  /** Parts that a newer Packbench wrote: they stay in the file. */
  readonly others: Readonly<Record<string, unknown>>;
  /** Its preferences, likewise. */
  readonly otherPreferences: Readonly<Record<string, unknown>>;
}

/** Part by part, so that a bad part costs nothing else. */
function readContent(raw: unknown): ReadContent {
  const whole = asObject.safeParse(raw ?? {});
  if (!whole.success) {
    const leftOut: SettingsLeftOut[] = [{ part: 'everything', name: '' }];
    return { content: emptyContent, leftOut, others: {}, otherPreferences: {} };
  }
  const leftOut: SettingsLeftOut[] = [];
  const { accounts = [], currentAccountId = null, declinedAccountIds = [], preferences = {}, ...others } = whole.data;
  return {
    leftOut,
    others,
    otherPreferences: notKnownIn(preferences),
    content: {
      accounts: readAccounts(accounts, leftOut),
      currentAccountId: typeof currentAccountId === 'string' ? currentAccountId : null,
      // This hardly matters: an account that is offered once more is declined once more.
      declinedAccountIds: listOfIds.parse(declinedAccountIds),
      preferences: readPreferences(preferences, leftOut),
    },
  };
}

/** With what a newer Packbench wrote, which ran here before: that must not cost the account. */
const accountInFile = savedAccountShape.loose();

function readAccounts(raw: unknown, leftOut: SettingsLeftOut[]): SavedAccount[] {
  if (!Array.isArray(raw)) {
    leftOut.push({ part: 'accounts', name: '' });
    return [];
  }
  const good = new Map<string, SavedAccount>();
  for (const entry of raw) {
    const account = accountInFile.safeParse(entry);
    if (account.success && !good.has(account.data.accountId)) good.set(account.data.accountId, account.data);
    else leftOut.push({ part: 'account', name: labelIn(entry) });
  }
  return [...good.values()];
}

/** The account's label, as far as the broken entry still holds it. */
function labelIn(entry: unknown): string {
  const label = asObject.safeParse(entry).data?.label;
  return typeof label === 'string' ? label.slice(0, 80) : '';
}

/** Made once, because making a shape costs more than reading with it. */
const somePreferences = preferencesShape.exactPartial();
const listOfIds = z.array(z.string()).catch([]);

function notKnownIn(preferences: unknown): Readonly<Record<string, unknown>> {
  const all = Object.entries(asObject.safeParse(preferences).data ?? {});
  return Object.fromEntries(all.filter(([name]) => !isKnown(name)));
}

const isKnown = (preference: string): boolean => Object.hasOwn(firstPreferences, preference);

/** Preference by preference, so that one bad value does not cost the others. */
function readPreferences(raw: unknown, leftOut: SettingsLeftOut[]): Preferences {
  const all = asObject.safeParse(raw);
  if (!all.success) {
    leftOut.push({ part: 'preferences', name: '' });
    return firstPreferences;
  }
  let good = firstPreferences;
  for (const [name, value] of Object.entries(all.data).filter(([each]) => isKnown(each))) {
    const one = somePreferences.safeParse({ [name]: value });
    if (one.success) good = preferencesShape.parse({ ...good, [name]: value });
    else leftOut.push({ part: 'preference', name: name.slice(0, 80) });
  }
  return good;
}
