/**
 * What the settings file says, checked: people edit it by hand, and an older or newer Packbench may have written it.
 * What makes no sense is not lost: a copy of the file is kept, the good parts are used, and the page shows a banner.
 */
import { z } from 'zod';
import type { AccountColour, WireFormat } from '../src-preload/contract/account.ts';
import type { Preferences } from '../src-preload/contract/preferences.ts';
import { failureOf } from './failures.ts';
import type { Log, SettingsFile } from './ports.ts';

/** A live account as the file holds it: no key, only the last four characters of each. */
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
  readonly preferences: Preferences;
}

export interface Settings {
  readonly status: 'ok' | 'recovered';
  readonly copyPath: string | null;
  content(): SettingsContent;
  /** Written to the file before it counts. Throws PackbenchError 'settings-failed'; then nothing is changed. */
  change(parts: Partial<SettingsContent>): void;
}

const defaultPreferences: Preferences = {
  theme: 'system',
  density: 'comfortable',
  sounds: true,
  manifestPrinter: null,
  manifestMedia: null,
  addressBookMaxAgeHours: 12,
};

export const accountColours = ['blue', 'orange', 'teal', 'magenta', 'gold', 'purple', 'brown', 'slate'] as const;

export const wireFormats = ['json', 'xml'] as const;

const lastFour = z.string().max(4);

const savedAccountShape = z.strictObject({
  // The Practice accounts are not kept here; one of their ids would stand in the list twice.
  accountId: z
    .string()
    .min(1)
    .max(64)
    .regex(/^(?!practice-)/),
  label: z.string().min(1).max(80),
  baseAddress: z.url({ protocol: /^https?$/ }),
  colour: z.enum(accountColours),
  format: z.enum(wireFormats).default('json'),
  serviceKeyLastFour: lastFour,
  subscriptionKeyLastFour: lastFour,
});

export const preferencesShape = z.strictObject({
  theme: z.enum(['system', 'light', 'dark', 'high-contrast']),
  density: z.enum(['comfortable', 'touch']),
  sounds: z.boolean(),
  manifestPrinter: z.string().max(255).nullable(),
  manifestMedia: z.string().max(255).nullable(),
  addressBookMaxAgeHours: z.literal([1, 4, 12, 24, 168]),
});

const fileShape = z.object({
  accounts: z.array(z.unknown()).default([]),
  currentAccountId: z.string().nullable().default(null),
  preferences: z.record(z.string(), z.unknown()).default({}),
});

export function openSettings(file: SettingsFile, log: Log): Settings {
  const { content: raw, recoveredCopy } = file.read();
  const read = readContent(raw);
  const copyPath = recoveredCopy ?? (read.sound ? null : file.keepCopy());
  if (copyPath !== null) log.warn('The settings could not be read as they are; a copy was kept.', { copyPath });
  let current = read.content;
  return {
    status: copyPath === null ? 'ok' : 'recovered',
    copyPath,
    content: () => current,
    change(parts) {
      const next = { ...current, ...parts };
      try {
        file.write(next);
      } catch (cause) {
        throw failureOf('settings-failed', { details: [{ message: String(cause), details: '' }], cause });
      }
      current = next;
    },
  };
}

/** `sound` is false when anything in the file had to be left out. */
function readContent(raw: unknown): { content: SettingsContent; sound: boolean } {
  const whole = fileShape.safeParse(raw ?? {});
  if (!whole.success) {
    return { content: { accounts: [], currentAccountId: null, preferences: defaultPreferences }, sound: false };
  }
  const accounts = readAccounts(whole.data.accounts);
  const preferences = readPreferences(whole.data.preferences);
  return {
    content: {
      accounts: accounts.good,
      currentAccountId: whole.data.currentAccountId,
      preferences: preferences.good,
    },
    sound: accounts.sound && preferences.sound,
  };
}

function readAccounts(raw: readonly unknown[]): { good: SavedAccount[]; sound: boolean } {
  const good = new Map<string, SavedAccount>();
  for (const entry of raw) {
    const account = savedAccountShape.safeParse(entry);
    if (account.success && !good.has(account.data.accountId)) good.set(account.data.accountId, account.data);
  }
  return { good: [...good.values()], sound: good.size === raw.length };
}

/** Preference by preference, so that one bad value does not cost the others. */
function readPreferences(raw: Readonly<Record<string, unknown>>): { good: Preferences; sound: boolean } {
  let good = defaultPreferences;
  let sound = true;
  for (const [name, value] of Object.entries(raw)) {
    const one = preferencesShape.partial().safeParse({ [name]: value });
    if (one.success) good = preferencesShape.parse({ ...good, [name]: value });
    else sound = false;
  }
  return { good, sound };
}
