/**
 * The file for the person who helps: it describes the state of this computer, holds no key and nothing about orders,
 * and is made whatever is damaged.
 */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { lookIntoFolder } from '../../../src-main/diagnostics/data-folder.ts';
import { createDiagnosticsService } from '../../../src-main/diagnostics/diagnostics-service.ts';
import { lastLogLines } from '../../../src-main/diagnostics/log-lines.ts';
import { recentFailures, recordCheck } from '../../../src-main/diagnostics/records.ts';
import { failureOf, remark } from '../../../src-main/failures.ts';
import { createActivityLog } from '../../../src-main/journal/activity-log.ts';
import type { LedgerDatabase } from '../../../src-main/journal/ledger-database.ts';
import type { After } from '../../../src-main/ports.ts';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import { openSettings } from '../../../src-main/settings.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { enteredOnce } from '../../helpers/alone.ts';
import { formsOf, foundIn } from '../../helpers/canaries.ts';
import { inMemoryKeyVault, inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { turnsDuring } from '../../helpers/longest-turn.ts';
import { asChosen, practiceOf, query } from '../../helpers/orders-bench.ts';
import { printerNamed } from '../../helpers/printer-named.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { say } from '../../helpers/texts.ts';
import { addAccount } from '../failures/stage.ts';
import { inFolder, openIn } from '../journal/ledger-folder.ts';
import { fillWithPast } from '../journal/past-record.ts';

const keys = { serviceKey: 'Canary+Service/Key=41<&>-0001', subscriptionKey: 'canary-subscription-key-0002' };
const both = Object.values(keys);

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-diagnostics-'));
  path = join(folder, 'diagnostics.json');
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

test('it says how this computer stands, and holds no key, no name, no address and no order number', async () => {
  const sandbox = await startSandboxService({ port: 0, folder: join(folder, 'service'), orders: 20, addresses: 5 });
  onTestFinished(() => sandbox.close());
  const appFolder = join(folder, 'app');
  await mkdir(join(appFolder, 'logs'), { recursive: true });
  await writeFile(join(appFolder, 'settings.json.kept-2026-11-22T10-15-00.000Z'), 'not ours');
  const ports = { folder: appFolder, practice: practiceOf(sandbox), saveDialog: { choosePath: async () => path } };
  const app = await startServices(ports);
  onTestFinished(() => app.close());
  await addAccount(app, `https://api.example.com/${keys.subscriptionKey}`, keys);
  const { orders } = await app.search(query({ accountId: 'practice-1', status: 'Unshipped' }));
  const [order] = orders;
  if (order === undefined) throw new Error('The practice service has no orders.');
  await app.ask('manifests.create', { accountId: 'practice-1', orders: [asChosen(order)] });
  await app.ask('selection.set', { orders: [] });
  const quoted = `Unexpected token '${order.receiverName}' ${both.flatMap(formsOf).join(' ')}`;
  const err = {
    type: 'SyntaxError',
    message: quoted,
    stack: `SyntaxError: ${quoted}\n    at read (${homedir()}/a.js:1:1)`,
  };
  const line = {
    level: 50,
    time: '2026-11-22T10:00:00Z',
    err,
    phrase: order.receiverName,
    // Where a code of ours belongs.
    kind: order.receiverName,
    reason: quoted,
    httpStatus: 500,
  };
  const failure = { code: 'service-refused', details: [{ message: quoted, details: '' }] };
  const lines = [
    { ...line, msg: 'It failed.' },
    { ...line, msg: 'Told.', failure, writeId: 'write-1' },
  ];
  await writeFile(
    join(appFolder, 'logs', 'packbench.log'),
    `${lines.map((one) => JSON.stringify(one)).join('\n')}\ncut of`,
  );

  expect(await app.ask('diagnostics.save', {})).toEqual({ savedTo: path });
  const text = await readFile(path, 'utf8');
  const told = JSON.parse(text);
  expect(told).toMatchObject({
    format: 'packbench-diagnostics',
    packbench: { version: '0.0.0-test', runtime: { node: process.versions.node } },
    computer: { platform: process.platform },
    status: { ledger: 'ok', inDoubtCount: 0, keychain: { kind: 'keychain' } },
    settings: { accounts: [{}, {}, { label: 'Harbour Shop', hasKeys: true }], preferences: { theme: 'system' } },
    records: { state: 'ok', writes: { 'manifest stored': 1 }, notWrittenDown: 0 },
    recordsCheck: { sound: true },
    failuresInTheLog: { 'service-refused': 1 },
    printers: { spooler: 'missing', printers: [] },
    orders: { orderCount: expect.any(Number), byteCount: expect.any(Number) },
    files: {
      entries: { ledger: { files: expect.any(Number) } },
      keptAside: [expect.stringMatching(/^settings\.json\.kept/)],
    },
    log: {
      thisStart: {
        unreadable: 1,
        lines: [
          {
            message: 'It failed.',
            level: 'error',
            httpStatus: 500,
            error: { type: 'SyntaxError', at: ['at read (~/a.js:1:1)'] },
          },
          { message: 'Told.', failure: 'service-refused', writeId: 'write-1' },
        ],
      },
    },
  });
  // The screen says so before it is saved.
  expect(say('settings.diagnostics.in.copies')).toContain('how large the files of Packbench are');
  expect(foundIn(Buffer.from(text), both)).toEqual([]);
  expect(text).not.toContain('LastFour');
  const personal = orders.flatMap(({ orderId: _, ...one }) => Object.values(one).map(String));
  const long = personal.filter((word) => word.length > 5 && !/^(false|true|null|\d{4}-.*)$/.test(word));
  expect(long.length).toBeGreaterThan(20);
  expect(long.filter((word) => text.includes(String(word)))).toEqual([]);
});

test('after a restart the keys are known as secrets before the file is made', async () => {
  const ports = {
    settingsFile: inMemorySettingsFile(),
    keyVault: inMemoryKeyVault(),
    saveDialog: { choosePath: async () => path },
  };
  const first = await startServices(ports);
  await addAccount(first, 'https://api.example.com', keys);
  await first.ask('preferences.change', { manifestPrinter: keys.subscriptionKey });
  await first.close();
  const next = await startServices(ports);
  onTestFinished(() => next.close());
  await next.ask('diagnostics.save', {});
  const text = await readFile(path, 'utf8');
  expect(text).toContain('[key removed]');
  expect(foundIn(Buffer.from(text), both)).toEqual([]);
});

test('a part that is damaged or hangs says why in its place, and costs no other', async () => {
  const broken = (): never => {
    throw Object.assign(new Error('of Jane Roe'), { code: 'EIO' });
  };
  /** The time of the last part is up once every other part has ended. */
  const waiting = new Set<() => void>();
  const after: After = (_, run) => {
    waiting.add(run);
    return () => {
      waiting.delete(run);
      if (waiting.size === 1) for (const last of waiting) last();
    };
  };
  const service = createDiagnosticsService({
    version: '0.0.0-test',
    folder: join(folder, 'nowhere'),
    settings: openSettings(inMemorySettingsFile(), inMemoryLog()),
    accounts: { list: broken, holdKeys: async () => null },
    status: { get: async () => broken() },
    ledger: {
      state: 'not-readable',
      database: { all: broken, path: '' },
      unwritten: { all: () => [], reason: () => null },
    } as never,
    activityLog: { each: broken },
    readAhead: async () => undefined,
    printing: { listPrinters: () => new Promise(() => undefined), listJobs: () => [] },
    mirror: {
      copyStatus: async () => {
        throw failureOf('file-failed', { facts: { path: '/there' } });
      },
    },
    ordersReading: { list: broken },
    secrets: createSecretRegister(both),
    saveDialog: { choosePath: async () => path },
    clock: systemClock,
    after,
  });
  await service.save();
  const text = await readFile(path, 'utf8');
  expect(text).not.toContain('Jane');
  const eio = { notRead: { code: 'EIO' } };
  expect(JSON.parse(text)).toMatchObject({
    packbench: { version: '0.0.0-test' },
    computer: { platform: process.platform },
    status: eio,
    settings: eio,
    records: eio,
    failuresOfTheLastDays: eio,
    printers: { notRead: { code: 'timed-out' } },
    printJobs: [],
    orders: { notRead: { code: 'file-failed', path: '/there' } },
    ordersReading: eio,
    files: { notRead: { code: 'ENOENT' } },
    log: { notRead: { code: 'ENOENT' } },
  });
});

test('what people write into a filter, a printer or a reason stays out, and of what was done only what failed is counted', async () => {
  const settings = openSettings(inMemorySettingsFile(), inMemoryLog());
  const ordersView = {
    columns: [],
    sort: { by: 'orderedAt', descending: true },
    accounts: 'all',
    group: null,
    carrierName: 'Jane Roe Couriers',
    country: 'Janeland',
    records: 'any',
  } as const;
  settings.change({ preferences: { ...settings.content().preferences, ordersView } });
  const printer = printerNamed('Label_Printer', { location: 'Desk of Jane', description: 'Jane’s own' });
  const entry = { at: '2026-11-20T10:00:00.000Z', kind: 'manifest', failureCode: null };
  const failed = { ...entry, outcome: 'refused', failureCode: 'service-refused' };
  // In the words of a service or a system.
  const { failure } = failureOf('service-refused', {
    details: [{ message: 'Jane Roe has moved', details: 'Ask Jane' }],
    facts: { host: 'api.example.com', remarks: [remark('search-refused', { words: 'No Jane' })] },
  });
  const status = {
    keychain: { kind: 'keychain' },
    startTroubles: [{ failure, keptAs: null }],
    unwritten: { count: 1, failure },
  };
  await mkdir(join(folder, 'settings.json.kept-2026-11-22T10-15-00.000Z'));
  const readAhead: true[] = [];
  const service = createDiagnosticsService({
    folder,
    settings,
    saveDialog: { choosePath: async () => path },
    accounts: { holdKeys: async () => null, list: () => ({ accounts: [], currentAccountId: 'one' }) },
    activityLog: { each: () => [{ ...entry, outcome: 'done' }, failed, { ...entry, outcome: 'under-way' }] },
    readAhead: async () => void readAhead.push(true),
    printing: {
      listPrinters: async () => ({ spooler: 'available', printers: [printer] }),
      listJobs: () => [{ printJobId: 'job-1', reasons: ['media-empty', 'Jane, please fill me'] }],
    },
    mirror: { copyStatus: async () => ({ orderCount: 1, failure }) },
    ordersReading: { list: () => [{ accountId: 'one', failure }] },
    status: { get: async () => status },
    secrets: createSecretRegister(),
    clock: { ...systemClock, now: () => new Date('2026-11-22T10:00:00.000Z') },
    after: () => () => undefined,
  } as never);
  await service.save();
  const text = await readFile(path, 'utf8');
  expect(text).not.toContain('Jane');
  const plain = { code: 'service-refused', changed: 'nothing', host: 'api.example.com', remarks: ['search-refused'] };
  expect(JSON.parse(text)).toMatchObject({
    settings: { preferences: { ordersView: 'set' } },
    printers: { spooler: 'available', printers: [{ name: 'Label_Printer' }] },
    printJobs: [{ printJobId: 'job-1', reasons: ['media-empty'] }],
    status: { startTroubles: [{ ...plain, keptAs: null }], unwritten: { count: 1, because: plain } },
    orders: { orderCount: 1, failure: plain },
    ordersReading: [{ accountId: 'one', failure: plain }],
  });
  // The tallies that were counted meanwhile are among what was done.
  expect(readAhead).toEqual([true]);
  expect(JSON.parse(text).failuresOfTheLastDays).toEqual({
    '2026-11-20': { 'manifest refused service-refused': 1 },
  });
  // What was kept aside is named as that, and not as a part of the folder.
  const { entries, keptAside } = JSON.parse(text).files;
  expect([entries, keptAside]).toEqual([{}, [expect.stringContaining('.kept-')]]);
});

test('of a long log the last lines are told, and the one that is cut in its middle is none', async () => {
  const logs = join(folder, 'logs');
  await mkdir(logs);
  const lineOf = (at: number, more: string): string => `${JSON.stringify({ level: 30, msg: `line ${at}`, more })}\n`;
  const write = (count: number, more: string): Promise<void> =>
    writeFile(join(logs, 'packbench.log'), Array.from({ length: count }, (_, at) => lineOf(at, more)).join(''));
  await write(500, 'x'.repeat(2_000));
  const { thisStart } = await lastLogLines(logs);
  expect(thisStart).toMatchObject({ unreadable: 0 });
  expect(thisStart?.lines.length).toBeLessThan(300);
  expect(thisStart?.lines.at(-1)).toMatchObject({ message: 'line 499' });
  await write(1_000, '');
  const { lines } = (await lastLogLines(logs)).thisStart ?? { lines: [] };
  expect([lines.length, lines.at(-1)?.message]).toEqual([400, 'line 999']);
});

test('others have their turn while what failed lately is counted', () =>
  inFolder(async (ledgerFolder) => {
    const ledger = openIn(ledgerFolder);
    onTestFinished(() => ledger.close());
    fillWithPast(ledger, 400, 1);
    const turns = await turnsDuring(async () => {
      // None failed, and each had to be looked at.
      expect(await recentFailures(createActivityLog(ledger, enteredOnce), new Date('2026-01-05T00:00:00Z'))).toEqual(
        {},
      );
    });
    expect(turns).toBeGreaterThan(5);
  }));

test('others have their turn while the records are looked through, and a record that was changed is found', () =>
  inFolder(async (ledgerFolder) => {
    const ledger = openIn(ledgerFolder);
    fillWithPast(ledger, 400, 1);
    const turns = await turnsDuring(async () => expect(await recordCheck(ledger)).toEqual({ sound: true }));
    expect(turns).toBeGreaterThan(5);
    // Of years of records this one question takes a second, so main does not ask it.
    const asked: string[] = [];
    const all: LedgerDatabase['all'] = (sql, ...values) => {
      asked.push(sql);
      return ledger.database.all(sql, ...values);
    };
    expect(await recordCheck({ database: { ...ledger.database, all } })).toEqual({ sound: true });
    expect(asked.filter((sql) => sql.includes('integrity_check'))).toEqual([]);
    ledger.database.change((run) =>
      run(
        'UPDATE print_jobs SET job = replace(job, \'"copies":\', \'"copies": \') WHERE rowid = (SELECT max(rowid) FROM print_jobs)',
      ),
    );
    expect(await recordCheck(ledger)).toEqual({ sound: false, damage: expect.stringContaining('print job') });
    // What SQLite alone sees is found, too: an index that has lost its entries.
    const [index] = ledger.database.all("SELECT rootpage FROM sqlite_schema WHERE name = 'print_jobs_by_age'");
    const [size] = ledger.database.all('PRAGMA page_size');
    ledger.database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    const file = openSync(ledger.database.path, 'r+');
    writeSync(file, Buffer.alloc(2), 0, 2, (Number(index?.rootpage) - 1) * Number(size?.page_size) + 3);
    closeSync(file);
    expect(await recordCheck(ledger)).toEqual({ sound: false, damage: expect.stringMatching(/index|page/i) });
    ledger.close();
  }));

test('a link in the folder is counted as itself, wherever it leads, and others have their turn while files are counted', async () => {
  const [here, elsewhere] = [join(folder, 'here'), join(folder, 'elsewhere')];
  await mkdir(join(here, 'manifests', 'deep'), { recursive: true });
  await mkdir(elsewhere);
  for (const path of [join(here, 'manifests', 'a.pdf'), join(here, 'manifests', 'deep', 'b.pdf'), join(elsewhere, 'c')])
    await writeFile(path, '12345');
  for (const path of [join(here, 'photos'), join(here, 'manifests', 'photos')]) await symlink(elsewhere, path);
  let turns = 0;
  setImmediate(() => (turns += 1));
  const { entries } = await lookIntoFolder(here);
  expect(entries).toEqual({ manifests: { files: 2, bytes: 10 }, photos: { files: 0, bytes: 0 } });
  expect(turns).toBe(1);
});

test('ten seconds are for what may never answer: what is looked through file by file and record by record has longer', async () => {
  await writeFile(join(folder, 'settings.json'), '12345');
  const somebodyElsesTurns = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  const service = createDiagnosticsService({
    folder,
    saveDialog: { choosePath: async () => path },
    accounts: { holdKeys: async () => null },
    activityLog: { each: () => [] },
    readAhead: somebodyElsesTurns,
    printing: { listPrinters: () => new Promise(() => undefined), listJobs: () => [] },
    ordersReading: { list: () => [] },
    status: { get: async () => ({}) },
    secrets: createSecretRegister(),
    clock: systemClock,
    after: (milliseconds: number, run: () => void) => {
      if (milliseconds <= 10_000) setImmediate(run);
      return () => undefined;
    },
  } as never);
  await service.save();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    printers: { notRead: { code: 'timed-out' } },
    failuresOfTheLastDays: {},
    files: { entries: { 'settings.json': { files: 1, bytes: 5 } } },
  });
});

test('years of files are counted in few turns: main has other work in each', async () => {
  const manifests = join(folder, 'manifests');
  await mkdir(manifests);
  for (let at = 0; at < 600; at += 1) writeFileSync(join(manifests, `${at}.pdf`), '12345');
  let turns = 0;
  const work = (): void => {
    turns += 1;
    for (const end = performance.now() + 2; performance.now() < end; );
    next = setImmediate(work);
  };
  let next = setImmediate(work);
  const { entries } = await lookIntoFolder(folder);
  clearImmediate(next);
  expect(entries).toEqual({ manifests: { files: 600, bytes: 3_000 } });
  expect(turns).toBeLessThan(200);
});

test.each([
  ['C:\\Users\\Jane Roe', 'file:///C:/Users/Jane%20Roe/Packbench/index.js'],
  ['/home/jané', 'file:///home/jan%C3%A9/Packbench/index.js'],
])('the name of the person’s folder is nowhere, also as the address of a file: %s', async (home, address) => {
  await mkdir(join(folder, 'logs'));
  const err = { type: 'Error', stack: `Error: of\n    at read (${address}:1:1)\n    at ${join(home, 'b.js')}:1:1` };
  await writeFile(join(folder, 'logs', 'packbench.log'), JSON.stringify({ level: 50, msg: 'It failed.', err }));
  const nothing = { list: () => [], each: () => [], get: async () => ({}), listJobs: () => [] };
  const service = createDiagnosticsService({
    folder,
    home,
    saveDialog: { choosePath: async () => path },
    accounts: { holdKeys: async () => null },
    activityLog: nothing,
    readAhead: nothing,
    printing: nothing,
    ordersReading: nothing,
    status: nothing,
    secrets: createSecretRegister(),
    clock: systemClock,
    after: () => () => undefined,
  } as never);
  await service.save();
  const text = await readFile(path, 'utf8');
  expect(text).not.toMatch(/Jane|jané|jan%C3%A9/);
  expect(JSON.parse(text).log.thisStart.lines).toMatchObject([
    { error: { at: ['at read (file://~/Packbench/index.js:1:1)', expect.stringContaining('~')] } },
  ]);
});

test('a place that cannot be written is told, and nothing is left there', async () => {
  const app = await startServices({ saveDialog: { choosePath: async () => '/proc/diagnostics.json' } });
  onTestFinished(() => app.close());
  expect(await app.outcome('diagnostics.save', {})).toMatchObject({
    failure: { code: 'file-failed', changed: 'nothing', facts: { path: '/proc/diagnostics.json' } },
  });
});
