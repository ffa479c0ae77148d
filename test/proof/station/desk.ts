/** Settings and keys of a station, as two plain files, so that the next start finds them; they are never damaged. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyVault, SettingsFile } from '../../../src-main/ports.ts';
import type { SavedAccount } from '../../../src-main/settings.ts';

export interface DeskAccount {
  readonly accountId: string;
  readonly serviceKey: string;
  readonly baseAddress: string;
}

/** A desk with live accounts, as if an operator had added them. */
export function layDesk(desk: string, accounts: readonly DeskAccount[]): void {
  mkdirSync(desk, { recursive: true });
  const saved = accounts.map(
    ({ accountId, serviceKey, baseAddress }): SavedAccount => ({
      accountId,
      label: `Account ${accountId}`,
      baseAddress,
      colour: 'blue',
      format: 'json',
      serviceKeyLastFour: serviceKey.slice(-4),
      subscriptionKeyLastFour: '-key',
    }),
  );
  const keys = accounts.flatMap(({ accountId, serviceKey, baseAddress }) => [
    [`${accountId}/service`, `${new URL(baseAddress).origin} ${serviceKey}`],
    [`${accountId}/subscription`, `${new URL(baseAddress).origin} the-subscription-key`],
  ]);
  writeWhole(settingsPath(desk), { accounts: saved, currentAccountId: null, preferences: {} });
  writeWhole(keysPath(desk), Object.fromEntries(keys));
}

const settingsPath = (desk: string): string => join(desk, 'settings.json');
const keysPath = (desk: string): string => join(desk, 'keys.json');

export function settingsOnFile(desk: string): SettingsFile {
  return {
    read: () => ({ content: readWhole(settingsPath(desk)), state: 'read', keptAt: null }),
    keepCopy: () => settingsPath(desk),
    write(content) {
      writeWhole(settingsPath(desk), content);
      return null;
    },
  };
}

export function keyVaultOnFile(desk: string): KeyVault {
  const keys = (): Record<string, string> => readWhole(keysPath(desk)) as Record<string, string>;
  return {
    status: async () => ({ kind: 'keychain', reason: '' }),
    whenItComes: () => undefined,
    read: async (name) => keys()[name] ?? null,
    write: async (name, key) => writeWhole(keysPath(desk), { ...keys(), [name]: key }),
    async remove(name) {
      const { [name]: _removed, ...others } = keys();
      writeWhole(keysPath(desk), others);
    },
    names: async () => Object.keys(keys()),
  };
}

const readWhole = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function writeWhole(path: string, content: unknown): void {
  writeFileSync(`${path}.new`, JSON.stringify(content));
  renameSync(`${path}.new`, path);
}
