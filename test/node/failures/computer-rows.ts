/** Failures of this computer: its files, its records, its print system; and of Packbench itself. */
import { chmodSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, vi } from 'vitest';
import { createActivityService } from '../../../src-main/activity/activity-service.ts';
import { realFileCalls } from '../../../src-main/disk/durable-file.ts';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { createOperations } from '../../../src-main/operations.ts';
import { perform, performWhenReady } from '../../../src-main/perform.ts';
import type { Spooler } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { createPowerShell } from '../../../src-main/printing/windows/powershell.ts';
import { createWindowsSpooler } from '../../../src-main/printing/windows/windows-spooler.ts';
import { afterOnThisComputer, systemClock } from '../../../src-main/time/system-time.ts';
import type { Failure, FailureFacts, Outcome } from '../../../src-preload/contract/failure.ts';
import type { Printer, PrintJob } from '../../../src-preload/contract/printing.ts';
import { call, failureFrom } from '../../../src-renderer/desktop.ts';
import { inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { asChosen } from '../../helpers/orders-bench.ts';
import { queueNames } from '../../helpers/print-system.ts';
import { programOf } from '../../helpers/recorded-windows.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';
import { beginTally, finishTally } from '../hand-over/hand-over-bench.ts';
import { haveShown } from '../journal/asked-writes.ts';
import { openIn } from '../journal/ledger-folder.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import type { SomeFailureRows } from './failure-row.ts';
import { addAccount, type Stage, waitingOrder } from './stage.ts';

const nothing = { changed: 'nothing', facts: {} } as const;
/** A folder of Linux in which nobody can make a file, and no byte is free. */
const fullFolder = '/proc';

async function storedManifest(app: ServicesOnTestPorts): Promise<string> {
  const orders = [asChosen(await waitingOrder(app, 'practice-1'))];
  return (await app.ask('manifests.create', { accountId: 'practice-1', orders })).manifestId;
}

async function print(
  app: ServicesOnTestPorts,
  some: { printer?: string; media?: string } = {},
): Promise<Outcome<unknown>> {
  const manifestId = await storedManifest(app);
  const place = { printer: queueNames.bench, media: null, tray: null };
  const usual = { manifestId, fileNumber: 1, ...place, copies: 1, pageCount: null };
  return app.outcome('printing.print', { ...usual, ...some });
}

async function printed(app: ServicesOnTestPorts): Promise<PrintJob> {
  const outcome = await print(app);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value as PrintJob;
}

/** A shell that stands in for the one program that only Windows has. */
async function listPrintersOf(stage: Stage, script: string): Promise<Outcome<unknown>> {
  const program = await programOf(await stage.folder(), script);
  const { ask } = createPowerShell({ program, script: '', environment: process.env, after: afterOnThisComputer });
  const sumatra = async () => ({ ended: 'missing', words: '' }) as const;
  const spooler = createWindowsSpooler({ ask, sumatra, after: afterOnThisComputer });
  return (await stage.app({ spooler })).outcome('printing.listPrinters', {});
}

/** A manifest that the service makes while this computer has no place for its PDF. */
export async function makeUnkeptManifest(stage: Stage, folder: string): Promise<Outcome<unknown>> {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
  const made = answer({ body: JSON.stringify({ pdf, label_type: 'PDF', success: true, errors: [] }) });
  const service = await stage.server([
    (socket, request) => {
      renameSync(join(folder, 'manifests'), join(folder, 'manifests-before'));
      symlinkSync(fullFolder, join(folder, 'manifests'));
      made(socket, request);
    },
  ]);
  const app = await stage.app({ folder });
  const accountId = await addAccount(app, service.url);
  await haveShown(app, accountId);
  return app.outcome('manifests.create', { accountId, orders: [manifestOrder(7)] });
}

/** A sheet, on printers that are as `altered` makes them. */
async function printCommands(stage: Stage, altered: (printer: Printer) => Printer): Promise<Outcome<unknown>> {
  const spooler = createCupsSpooler({ ...process.env, ...stage.printSystem.environment }, afterOnThisComputer);
  const listPrinters: Spooler['listPrinters'] = async () => {
    const list = await spooler.listPrinters();
    return { ...list, printers: list.printers.map(altered) };
  };
  const app = await stage.app({ spooler: { ...spooler, listPrinters } });
  const codes = [{ words: 'Confirm', code: 'PB:CONFIRM' }];
  return app.outcome('sheets.print', { kind: 'commands', title: 'Commands', explanation: '', codes });
}

const printerNamed: { changed: 'nothing'; facts: FailureFacts } = {
  changed: 'nothing',
  facts: { printer: 'Bench-Printer' },
};

/** A folder that cannot be opened like a file, as on some network disks. */
const unsafeFolders: typeof realFileCalls.open = (path, flags, mode) => {
  if (flags === 'r') throw Object.assign(new Error('EINVAL: invalid argument, fsync'), { code: 'EINVAL' });
  return realFileCalls.open(path, flags, mode);
};

const pastedList = { accountId: 'practice-1', text: 'street,city\n12 Smith Street,Fitzroy\n' };

/** For a failure that is reported beside something that did not fail. */
function orThrow(failure: Failure | null | undefined): Failure {
  if (failure === null || failure === undefined) throw new Error('It did not fail.');
  return failure;
}

export const computerRows = {
  'disk-full': [
    {
      cause: 'The space for the largest answer cannot be set aside before sending, or a file could not grow',
      ...nothing,
      async provoke(stage) {
        const folder = await stage.folder();
        await symlink(fullFolder, join(folder, 'manifests'));
        const app = await stage.app({ folder });
        const orders = [asChosen(await waitingOrder(app, 'practice-1'))];
        return app.outcome('manifests.create', { accountId: 'practice-1', orders });
      },
    },
  ],
  'file-failed': [
    {
      cause: 'A file could not be read or written',
      changed: 'nothing',
      facts: { path: '/media/stick/manifest.pdf' },
      hasDetails: true,
      async provoke(stage) {
        const path = join(await stage.folder(), 'a folder that is gone', 'manifest.pdf');
        const app = await stage.app({ saveDialog: { choosePath: async () => path } });
        return app.outcome('manifests.saveAs', { manifestId: await storedManifest(app), fileNumber: 1 });
      },
    },
    {
      cause:
        'The service made the manifest, but its PDF could not be stored; the next start stores it from the kept answer',
      changed: 'done',
      facts: { path: '/home/bench/.config/Packbench/manifests/manifest-20261120-101500-0a1b2c3d-1.pdf' },
      hasDetails: true,
      async provoke(stage) {
        return makeUnkeptManifest(stage, await stage.folder());
      },
    },
    {
      cause: 'The print system took the job, but that could not be written down',
      changed: 'done',
      facts: { path: '/home/bench/.config/Packbench/ledger/ledger.sqlite' },
      hasDetails: true,
      async provoke(stage) {
        const folder = await stage.folder();
        const spooler = createCupsSpooler({ ...process.env, ...stage.printSystem.environment }, afterOnThisComputer);
        const submit: Spooler['submit'] = async (request) => {
          const spoolerJobId = await spooler.submit(request);
          const ledger = new DatabaseSync(join(folder, 'ledger', 'ledger.sqlite'));
          ledger.exec(`CREATE TRIGGER no_more BEFORE UPDATE ON print_jobs BEGIN SELECT RAISE(ABORT, 'no more'); END`);
          ledger.close();
          return spoolerJobId;
        };
        return print(await stage.app({ folder, spooler: { ...spooler, submit } }));
      },
    },
    {
      cause: 'What was selected, or put aside at the station, is damaged on the disk: the file was moved aside',
      changed: 'nothing',
      facts: { path: '/home/bench/.config/Packbench/selection.json.kept-2026-11-20T10-15-00', field: 'aside' },
      async provoke(stage) {
        const folder = await stage.folder();
        writeFileSync(join(folder, 'selection.json'), '{"version":1,"ord');
        const { failure } = await (await stage.app({ folder })).ask('selection.get', {});
        return failure === null ? { ok: true, value: null } : { ok: false, failure };
      },
    },
  ],
  'desktop-failed': [
    {
      cause: 'The desktop cannot show a dialog of files, such as without zenity in the Chromium runtime',
      ...nothing,
      hasDetails: true,
      async provoke(stage) {
        const app = await stage.app({
          saveDialog: { choosePath: () => Promise.reject(new Error('zenity is not here')) },
        });
        return app.outcome('diagnostics.save', {});
      },
    },
    {
      cause:
        'The desktop does not give the clipboard, such as without xclip in the Chromium runtime, or while its program hangs',
      changed: 'nothing',
      facts: { field: 'clipboard' },
      hasDetails: true,
      async provoke(stage) {
        const app = await stage.app();
        app.clipboard.readText = () => Promise.reject(new Error('xclip is not here'));
        const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
        return app.outcome('accounts.pasteKey', { draftId, which: 'service' });
      },
    },
  ],
  'saved-not-safe': [
    {
      cause: 'A file was saved where the operator said, but its folder could not be made safe against a power cut',
      changed: 'done',
      facts: { path: '/media/share/activity-2026-11-20.csv' },
      async provoke(stage) {
        const folder = await stage.folder();
        const app = await stage.app();
        const activity = createActivityService({
          activityLog: { list: async () => ({ entries: [], totalCount: 0 }), get: () => null, each: () => [].values() },
          readAhead: async () => undefined,
          saveDialog: { choosePath: async () => join(folder, 'activity.csv') },
          clock: systemClock,
          fileCalls: { ...realFileCalls, open: unsafeFolders },
        });
        const table = createOperations({ ...app.services, activity });
        const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
        return perform(table, 'activity.export', { filter, reasons: {} }, inMemoryLog());
      },
    },
  ],
  'ledger-read-only': [
    {
      cause: 'The records were written by a newer Packbench',
      ...nothing,
      async provoke(stage) {
        const folder = await stage.folder();
        const newer = [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT'];
        openIn(join(folder, 'ledger'), newer).close();
        const app = await stage.app({ folder });
        const orders = [asChosen(await waitingOrder(app, 'practice-1'))];
        return app.outcome('manifests.create', { accountId: 'practice-1', orders });
      },
    },
  ],
  'open-elsewhere': [
    {
      cause: 'Two computers share the folder, as a home on a network disk, and Packbench is open on the other one',
      changed: 'nothing',
      facts: { host: 'bench-north', path: '/home/bench/.config/Packbench/programs' },
      async provoke(stage) {
        const folder = await stage.folder();
        await stage.app({ folder, computer: { name: 'bench-north', run: 'another' } });
        const table = startServices({ folder }).then(({ services }) => createOperations(services));
        return performWhenReady(table, 'app.getStatus', {}, inMemoryLog());
      },
    },
  ],
  'records-not-read': [
    {
      cause: 'The copy of the orders could not be joined with the records, as another program has changed their file',
      ...nothing,
      hasDetails: true,
      async provoke(stage) {
        const folder = await stage.folder();
        const app = await stage.app({ folder });
        const { orderNumber: phrase } = await waitingOrder(app, 'practice-1');
        const records = new DatabaseSync(join(folder, 'ledger', 'ledger.sqlite'));
        records.exec('PRAGMA legacy_alter_table = ON; ALTER TABLE writes RENAME TO elsewhere');
        const filters = { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false } as const;
        const query = {
          accountIds: ['practice-1'],
          phrase,
          filters,
          sort: { by: 'orderedAt', descending: true },
        } as const;
        const { recordsFailure } = await app.ask('orders.window', { query, offset: 0, count: 10 });
        const scanned = await app.ask('station.scan', { code: phrase });
        records.exec('ALTER TABLE elsewhere RENAME TO writes');
        records.close();
        expect(scanned.verdict).toMatchObject({ kind: 'failed', failure: { code: 'records-not-read' } });
        return { ok: false, failure: orThrow(recordsFailure) };
      },
    },
  ],
  'manifest-unknown': [
    {
      cause: 'There is no such manifest on this computer',
      ...nothing,
      provoke: async (stage) =>
        (await stage.app()).outcome('manifests.get', { manifestId: '20200101-000000-00000000' }),
    },
  ],
  'tally-unknown': [
    {
      cause: 'There is no such hand-over on this computer, or it was discarded',
      ...nothing,
      provoke: async (stage) => (await stage.app()).outcome('handOver.tally', { tallyId: '20200101-000000-00000000' }),
    },
  ],
  'changed-meanwhile': [
    {
      cause: 'A round, a hand-over or a doubt has changed since it was shown',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const tallyId = await beginTally(app, await storedManifest(app));
        await finishTally(app, tallyId);
        return app.outcome('handOver.discard', { tallyId });
      },
    },
  ],
  'already-handed-over': [
    {
      cause: 'The manifest has a finished hand-over, and a second one was not asked for',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const manifestId = await storedManifest(app);
        await finishTally(app, await beginTally(app, manifestId));
        return app.outcome('handOver.begin', { manifestId, again: false });
      },
    },
  ],
  'manifest-has-no-pdf': [
    {
      cause: 'The manifest is in doubt, rejected or not sent, or has fewer files',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        return app.outcome('manifests.readPdf', { manifestId: await storedManifest(app), fileNumber: 2 });
      },
    },
  ],
  'manifest-damaged': [
    {
      cause: 'The file’s SHA-256 is not the one kept, or the file is gone; and the kept answer cannot bring it back',
      changed: 'nothing',
      facts: { path: '/home/bench/.config/Packbench/manifests/manifest-20261120-101500-0a1b2c3d-1.pdf' },
      async provoke(stage) {
        const folder = await stage.folder();
        const app = await stage.app({ folder });
        const manifestId = await storedManifest(app);
        const [pdf = ''] = await readdir(join(folder, 'manifests'));
        await writeFile(join(folder, 'manifests', pdf), '%PDF-1.4 of somebody else');
        await rm(join(folder, 'ledger', 'spool'), { recursive: true });
        await mkdir(join(folder, 'ledger', 'spool'));
        return app.outcome('manifests.readPdf', { manifestId, fileNumber: 1 });
      },
    },
  ],
  'spooler-missing': [
    {
      cause: 'No print system answers, or there is no lp',
      ...nothing,
      provoke: async (stage) => print(await stage.app()),
    },
  ],
  'printer-unknown': [
    {
      cause: 'The printer was removed meanwhile',
      ...printerNamed,
      provoke: async (stage) => print(await stage.appThatPrints(), { printer: 'Removed-Printer' }),
    },
    {
      cause: 'A sheet is printed, no printer is chosen, and the computer has no default',
      ...nothing,
      provoke: (stage) => printCommands(stage, (one) => ({ ...one, isDefault: false })),
    },
  ],
  'print-refused': [
    {
      cause: 'The print system did not take the job',
      ...printerNamed,
      hasDetails: true,
      provoke: async (stage) => print(await stage.appThatPrints(), { media: 'iso_a0_841x1189mm' }),
    },
  ],
  'print-unknown': [
    {
      cause: 'The print system was given the job and did not say what it did with it',
      changed: 'unknown',
      facts: { printer: 'Bench-Printer' },
      async provoke(stage) {
        const programs = await stage.folder();
        writeFileSync(join(programs, 'lp'), '#!/bin/sh\necho "the words of another print system"\n');
        chmodSync(join(programs, 'lp'), 0o700);
        return print(await stage.appThatPrints(programs));
      },
    },
  ],
  'print-job-unknown': [
    {
      cause: 'The page asked about a print that is not in the records',
      ...nothing,
      provoke: async (stage) => (await stage.app()).outcome('printing.cancel', { printJobId: 'nobody-knows-it' }),
    },
  ],
  'print-not-cancelled': [
    {
      cause: 'The job was over, or the print system does not cancel it',
      ...printerNamed,
      async provoke(stage) {
        const app = await stage.appThatPrints();
        const job = await printed(app);
        await app.announcements.first('printing.jobChanged', ({ state }) => state === 'done');
        return app.outcome('printing.cancel', { printJobId: job.printJobId });
      },
    },
  ],
  'paper-too-small': [
    {
      cause: 'A sheet is printed on a printer whose paper is all smaller, for instance of labels',
      ...printerNamed,
      provoke: (stage) =>
        printCommands(stage, (one) => {
          return { ...one, media: one.media.filter(({ heightMillimetres }) => (heightMillimetres ?? 0) < 200) };
        }),
    },
  ],
  'powershell-forbidden': [
    {
      cause: 'Windows: a policy forbids PowerShell or our script',
      ...nothing,
      hasDetails: true,
      async provoke(stage) {
        const complaint = 'print-system.ps1 cannot be loaded. + FullyQualifiedErrorId : UnauthorizedAccess';
        return listPrintersOf(stage, `echo "${complaint}" >&2; exit 1`);
      },
    },
  ],
  'powershell-failed': [
    {
      cause: 'Windows: PowerShell ended, hung, or answered what makes no sense',
      ...nothing,
      hasDetails: true,
      provoke: (stage) => listPrintersOf(stage, 'read -r line; echo "Windows PowerShell"'),
    },
  ],
  'address-book-missing': [
    {
      cause: 'A list of addresses is validated by the address book before that was ever read',
      ...nothing,
      async provoke(stage) {
        const refusing = await stage.server([answer({ status: 503 })]);
        const keys = { serviceKey: 'a', subscriptionKey: 'b' };
        const app = await stage.app({ practice: { running: true, url: refusing.url, accounts: [keys, keys] } });
        const { listId, hasHeader, mapping } = await app.ask('addressLists.paste', pastedList);
        const started = { listId, hasHeader, mapping, confirmed: [], way: 'address-book' } as const;
        await app.ask('addressLists.start', started);
        const { failure } = await app.announcements.first(
          'addressLists.progressed',
          ({ state }) => state === 'stopped',
        );
        return { ok: false, failure: orThrow(failure) };
      },
    },
  ],
  'list-not-usable': [
    {
      cause: 'A list of addresses is empty, too long or no text',
      ...nothing,
      hasDetails: true,
      provoke: async (stage) =>
        (await stage.app()).outcome('addressLists.paste', { accountId: 'practice-1', text: 'street;city\n' }),
    },
    {
      cause: 'A row of a list has nothing in the columns of the address, or too much; told beside the row',
      changed: 'nothing',
      facts: { field: 'address' },
      hasDetails: true,
      async provoke(stage) {
        const app = await stage.app();
        const text = 'street,name\n,Harbour Shop\n';
        const { listId } = await app.ask('addressLists.paste', { accountId: 'practice-1', text });
        const { rows } = await app.ask('addressLists.getRows', { listId, offset: 0, limit: 1, only: 'failed' });
        return { ok: false, failure: orThrow(rows[0]?.failure) };
      },
    },
  ],
  'settings-file-not-usable': [
    {
      cause:
        'A file of settings is damaged, cut, too large, of a newer Packbench, of another program, or was edited so that it makes no sense',
      changed: 'nothing',
      facts: { path: '/home/you/settings.json' },
      hasDetails: true,
      async provoke(stage) {
        const path = join(await stage.folder(), 'settings.json');
        writeFileSync(path, '{"format":"packbench-settings","vers');
        const app = await stage.app({ openDialog: { chooseSettings: async () => path } });
        return app.outcome('settings.openImport', {});
      },
    },
  ],
  'request-not-valid': [
    {
      cause: 'The page asked for something that does not fit the contract',
      changed: 'nothing',
      facts: { field: 'limit' },
      provoke: async (stage) =>
        (await stage.app()).outcome('manifests.list', { accountId: null, offset: 0, limit: 501 }),
    },
  ],
  internal: [
    {
      cause: 'A fault of Packbench itself, which nobody foresaw',
      changed: 'unknown',
      facts: {},
      hasDetails: true,
      async provoke(stage) {
        const app = await stage.app();
        const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
        app.clipboard.text = 'service-key-0123456789';
        app.clipboard.clear = () => {
          throw new TypeError('text is not a function');
        };
        return app.outcome('accounts.pasteKey', { draftId, which: 'service' });
      },
    },
    {
      cause: 'Packbench could not start, for another reason than a file; every screen says so',
      ...nothing,
      hasDetails: true,
      async provoke(stage) {
        const read = (): never => {
          throw new Error('settings are not there yet');
        };
        const folder = await stage.folder();
        const started = startServices({ folder, settingsFile: { ...inMemorySettingsFile(), read } });
        const table = started.then(({ services }) => createOperations(services));
        return performWhenReady(table, 'accounts.list', {}, inMemoryLog());
      },
    },
    {
      cause: 'The bridge between the page and the rest of Packbench broke',
      changed: 'unknown',
      facts: {},
      hasDetails: true,
      async provoke(stage) {
        const table = createOperations((await stage.app()).services);
        const bridge = { call: () => perform(table, 'orders.burn', {}, inMemoryLog()) };
        vi.stubGlobal('window', { packbench: bridge });
        try {
          return { ok: true, value: await call('app.getStatus', {}) };
        } catch (error) {
          return { ok: false, failure: failureFrom(error) };
        } finally {
          vi.unstubAllGlobals();
        }
      },
    },
  ],
} satisfies SomeFailureRows;
