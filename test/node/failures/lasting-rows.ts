/** Lasting faults of this computer, shown in a line above every screen. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { startPractice } from '../../../src-main/electron/practice.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { createProgramFaults } from '../../../src-main/start-and-end/program-faults.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { StandingStatus } from '../../../src-renderer/shell/banner-words.ts';
import { inMemoryKeyVault, inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { asChosen } from '../../helpers/orders-bench.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import { openIn } from '../journal/ledger-folder.ts';
import { makeUnkeptManifest } from './computer-rows.ts';
import { type Stage, waitingOrder } from './stage.ts';

/** A folder of Linux in which nobody can make a file. */
const fullFolder = '/proc';

/** Where it is on the benches of docs/failures.md. */
const usualFolder = '/home/bench/.config/Packbench';

export interface LastingRow {
  readonly cause: string;
  /** The status that the words depend on, with the values that docs/failures.md shows. */
  readonly status: Partial<StandingStatus>;
  /** Provokes it and asks for the status, as the page does. */
  readonly provoke: (stage: Stage) => Promise<StandingStatus>;
}

export const lastingRows: readonly LastingRow[] = [
  {
    cause: 'An error of the program that nobody caught',
    status: { programFaulted: true },
    async provoke(stage) {
      const programFaults = createProgramFaults();
      const app = await stage.app({ programFaults });
      programFaults.note();
      return app.ask('app.getStatus', {});
    },
  },
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
    cause: 'Parts of the settings file make no sense',
    status: {
      settings: 'recovered',
      settingsCopy: '/home/bench/.config/Packbench/settings.json.kept-2026-11-20T10-15-00.000Z',
      settingsLeftOut: [
        { part: 'account', name: 'Harbour Shop' },
        { part: 'preference', name: 'theme' },
      ],
    },
    async provoke(stage) {
      const settingsFile = inMemorySettingsFile({
        accounts: [{ label: 'Harbour Shop' }],
        preferences: { theme: 'pink' },
      });
      return (await stage.app({ settingsFile })).ask('app.getStatus', {});
    },
  },
  {
    cause: 'The folder of the practice orders cannot be used',
    status: { practiceInMemory: true },
    async provoke(stage) {
      const running = startPractice({ workerPath: threadFile('practice'), folder: fullFolder, log: inMemoryLog() });
      onTestFinished(() => running.close());
      const practice = await running.started;
      return (await stage.app({ practice })).ask('app.getStatus', {});
    },
  },
  {
    cause: 'The file of the records cannot be opened at all',
    status: {
      ledger: 'not-readable',
      ledgerRefusal: failureOf('file-failed', { facts: { path: `${usualFolder}/ledger/ledger.sqlite` } }).failure,
    },
    async provoke(stage) {
      const folder = await stage.folder();
      await symlink(fullFolder, join(folder, 'ledger'));
      const status = await (await stage.app({ folder })).ask('app.getStatus', {});
      return JSON.parse(JSON.stringify(status).replaceAll(folder, usualFolder)) as StandingStatus;
    },
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
  {
    cause: 'How a request ended is known, and the file of the records does not take it',
    status: { unwritten: { count: 1, failure: failureOf('file-failed').failure } },
    async provoke(stage) {
      const folder = await stage.folder();
      const app = await stage.app({ folder });
      const ledger = new DatabaseSync(join(folder, 'ledger', 'ledger.sqlite'));
      ledger.exec(`CREATE TRIGGER no_end BEFORE UPDATE ON writes WHEN NEW.state = 'stored'
        BEGIN SELECT RAISE(ABORT, 'no more'); END`);
      ledger.close();
      const orders = [asChosen(await waitingOrder(app, 'practice-1'))];
      await app.ask('manifests.create', { accountId: 'practice-1', orders });
      const { unwritten, ...status } = await app.ask('app.getStatus', {});
      return { ...status, unwritten: { ...unwritten, failure: unwritten.failure && withoutPath(unwritten.failure) } };
    },
  },
  {
    cause: 'The service made a manifest, and a start cannot store its PDF either',
    status: {
      startTroubles: [{ failure: failureOf('file-failed', { changed: 'done' }).failure, keptAs: null }],
    },
    async provoke(stage) {
      const folder = await stage.folder();
      await makeUnkeptManifest(stage, folder);
      const status = await (await stage.app({ folder })).ask('app.getStatus', {});
      const startTroubles = status.startTroubles.map((one) => ({ ...one, failure: withoutPath(one.failure) }));
      return { ...status, startTroubles };
    },
  },
  {
    cause: 'A file stands where a folder of Packbench belongs, or the reverse',
    status: {
      startTroubles: [
        {
          failure: failureOf('file-failed', { facts: { path: `${usualFolder}/manifests` } }).failure,
          keptAs: `${usualFolder}/manifests.kept-2026-11-20T10-15-00.000Z`,
        },
      ],
    },
    async provoke(stage) {
      const folder = await stage.folder();
      await writeFile(join(folder, 'manifests'), 'a file stands here');
      const status = await (await stage.app({ folder })).ask('app.getStatus', {});
      const text = JSON.stringify(status)
        .replaceAll(folder, usualFolder)
        .replaceAll(/kept-20[-\dT.]+Z/g, 'kept-2026-11-20T10-15-00.000Z');
      return JSON.parse(text) as StandingStatus;
    },
  },
];

/** The path is another in each run. */
const withoutPath = (failure: Failure): Failure => ({ ...failure, facts: {} });
