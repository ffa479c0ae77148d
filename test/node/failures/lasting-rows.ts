/** What is wrong with this computer from the start on, and stays: told in a line above every screen. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import type { StandingStatus } from '../../../src-renderer/shell/banner-words.ts';
import { inMemoryKeyVault, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { openIn } from '../journal/ledger-folder.ts';
import type { Stage } from './stage.ts';

export interface LastingRow {
  readonly cause: string;
  /** What the words depend on, with the values docs/failures.md shows. */
  readonly status: Partial<StandingStatus>;
  /** Brings it about and asks for the status, as the page does. */
  readonly provoke: (stage: Stage) => Promise<StandingStatus>;
}

export const lastingRows: readonly LastingRow[] = [
  {
    cause: 'No keychain answers on this computer',
    status: { keychain: { kind: 'session', reason: '' } },
    provoke: async (stage) => (await stage.app({ keyVault: inMemoryKeyVault('session') })).ask('app.getStatus', {}),
  },
  {
    cause: 'The settings file makes no sense',
    status: { settings: 'recovered', settingsCopy: '/home/bench/.config/Packbench/settings-damaged.json' },
    provoke: async (stage) =>
      (await stage.app({ settingsFile: inMemorySettingsFile('no settings at all') })).ask('app.getStatus', {}),
  },
  {
    cause: 'The file of the records is damaged',
    status: { ledger: 'rebuilt' },
    async provoke(stage) {
      const folder = await stage.folder();
      await mkdir(join(folder, 'ledger'));
      await writeFile(join(folder, 'ledger', 'ledger.sqlite'), 'This is no ledger. '.repeat(1_000));
      return (await stage.app({ folder })).ask('app.getStatus', {});
    },
  },
  {
    cause: 'The records were written by a newer Packbench',
    status: { ledger: 'read-only' },
    async provoke(stage) {
      const folder = await stage.folder();
      openIn(join(folder, 'ledger'), [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT']).close();
      return (await stage.app({ folder })).ask('app.getStatus', {});
    },
  },
];
