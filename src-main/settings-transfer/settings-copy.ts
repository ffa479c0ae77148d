/**
 * The file that carries settings to another computer: JSON with a version of its own. This program writes it and
 * anybody may edit it, so all of it is checked, and it is accepted whole or not at all.
 */
import { z } from 'zod';
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { Remark } from '../../src-preload/contract/remark.ts';
import { readBaseAddress } from '../accounts/base-address.ts';
import { readChosenFile } from '../disk/chosen-file.ts';
import { failureOf, PackbenchError, remark } from '../failures.ts';
import { preferencesShape, type SavedAccount, type SettingsContent, savedAccountShape } from '../settings.ts';

export type CopiedAccount = Omit<SavedAccount, 'serviceKeyLastFour' | 'subscriptionKeyLastFour'>;

export interface SettingsCopy {
  readonly format: typeof formatName;
  readonly version: typeof formatVersion;
  /** Version of the Packbench that wrote it, for people. */
  readonly packbench: string;
  readonly exportedAt: string;
  readonly accounts: readonly CopiedAccount[];
  /** A missing preference stays as it is. */
  readonly preferences: Partial<Preferences>;
}

const formatName = 'packbench-settings';
const formatVersion = 1;

/** Bytes. A thousand accounts take a quarter of it. */
const largestCopy = 1024 * 1024;

const copyShape = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  packbench: z.string().max(100),
  exportedAt: z.iso.datetime(),
  accounts: z.array(savedAccountShape.omit({ serviceKeyLastFour: true, subscriptionKeyLastFour: true })).max(1_000),
  preferences: preferencesShape.exactPartial(),
});

export function settingsCopy(
  { accounts, preferences }: Pick<SettingsContent, 'accounts' | 'preferences'>,
  from: { readonly version: string; readonly at: Date },
): SettingsCopy {
  return {
    format: formatName,
    version: formatVersion,
    packbench: from.version,
    exportedAt: from.at.toISOString(),
    // Not even the last four characters: they are a part of the key.
    accounts: accounts.map(({ accountId, label, baseAddress, colour, format }) => ({
      accountId,
      label,
      baseAddress,
      colour,
      format,
    })),
    preferences,
  };
}

/** Throws PackbenchError 'settings-file-not-usable' (its remark says why), 'file-failed'. */
export async function readSettingsCopy(path: string): Promise<SettingsCopy> {
  return copyIn(await readChosenFile(path, largestCopy, 'settings-file-not-usable'), path);
}

function copyIn(bytes: Uint8Array, path: string): SettingsCopy {
  const refused = (why: Remark): PackbenchError =>
    failureOf('settings-file-not-usable', { facts: { path, remarks: [why] } });
  const content = jsonIn(bytes);
  if (content === undefined) throw refused(remark('settings-file-not-json'));
  const head = z.object({ format: z.literal(formatName), version: z.int().min(1) }).safeParse(content);
  if (!head.success) throw refused(remark('settings-file-foreign'));
  if (head.data.version > formatVersion) throw refused(remark('settings-file-newer'));
  const copy = copyShape.safeParse(content);
  if (!copy.success) throw refused(remark('settings-file-field', { field: fieldOf(copy.error) }));
  const accounts = copy.data.accounts.map((account, at) => {
    const again = copy.data.accounts.findIndex(({ accountId }) => accountId === account.accountId) < at;
    if (again) throw refused(remark('settings-file-field', { field: `accounts.${at}.accountId` }));
    return { ...account, baseAddress: usableAddress(account.baseAddress, () => refused(addressField(at))) };
  });
  return { ...copy.data, accounts };
}

const addressField = (at: number): Remark => remark('settings-file-field', { field: `accounts.${at}.baseAddress` });

/** Undefined: it is not JSON in UTF-8. */
function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Keys go to this address once somebody pastes them: the same rules apply as for a typed one. */
function usableAddress(baseAddress: string, refused: () => PackbenchError): string {
  try {
    return readBaseAddress(baseAddress);
  } catch (error) {
    if (error instanceof PackbenchError) throw refused();
    throw error;
  }
}

/** The first wrong field, dotted: 'accounts.0.colour'. A field that does not belong there is named too. */
function fieldOf({ issues }: z.ZodError): string {
  const [first] = issues;
  const unknown = first?.code === 'unrecognized_keys' ? first.keys.slice(0, 1) : [];
  return [...(first?.path ?? []), ...unknown].map(String).join('.').slice(0, 120);
}
