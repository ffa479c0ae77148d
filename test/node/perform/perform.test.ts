/** The door between the page and main: what comes out of it, whatever goes in. */

import { mkdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createOperations } from '../../../src-main/operations.ts';
import { type OperationTable, perform, performWhenReady } from '../../../src-main/perform.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';

/** The real table over real services, with one operation replaced. */
async function withTable(run: (table: OperationTable) => Promise<void>): Promise<void> {
  const started = await startServices();
  try {
    await run(createOperations(started.services));
  } finally {
    await started.close();
  }
}

test.each(['orders.burn', 'constructor', '__proto__', '', 7, null])('an unknown name rejects: %s', async (name) => {
  await withTable(async (table) => {
    await expect(perform(table, name, {}, inMemoryLog())).rejects.toThrow('no such operation');
  });
});

test('a value comes back as it is', async () => {
  await withTable(async (table) => {
    const outcome = await perform(table, 'preferences.get', {}, inMemoryLog());
    expect(outcome).toMatchObject({ ok: true, value: { theme: 'system', sounds: true } });
  });
});

const everyOrder = {
  accountIds: null,
  phrase: '',
  filters: { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false },
  sort: { by: 'orderedAt', descending: true },
};

test.each([
  ['orders.window', { query: everyOrder, offset: 0, count: 501 }, 'count'],
  ['orders.window', { query: { ...everyOrder, accountIds: 'a' }, offset: 0, count: 50 }, 'query.accountIds'],
  ['manifests.create', { accountId: 'a', orders: [{ orderId: 2 ** 31 }] }, 'orders.0.orderId'],
  [
    'printing.print',
    { manifestId: 'm', fileNumber: 1, printer: 'p', media: null, tray: null, copies: 100, pageCount: null },
    'copies',
  ],
  ['app.getStatus', { more: true }, ''],
  ['preferences.change', { theme: undefined }, 'theme'],
  ['accounts.list', null, ''],
] as const)('%s names the field that is wrong', async (name, request, field) => {
  await withTable(async (table) => {
    const outcome = await perform(table, name, request, inMemoryLog());
    expect(outcome).toMatchObject({
      ok: false,
      failure: { code: 'request-not-valid', changed: 'nothing', facts: { field } },
    });
  });
});

test('a failure that was foreseen is told as it is', async () => {
  await withTable(async (table) => {
    const failing: OperationTable = {
      ...table,
      'app.getStatus': {
        ...table['app.getStatus'],
        run() {
          throw failureOf('disk-full', { changed: 'done', facts: { path: '/there' } });
        },
      },
    };
    const outcome = await perform(failing, 'app.getStatus', {}, inMemoryLog());
    const failure = { code: 'disk-full', changed: 'done', details: [], facts: { path: '/there' } };
    expect(outcome).toEqual({ ok: false, failure });
  });
});

test('an error nobody foresaw is told as internal and kept whole in the log', async () => {
  await withTable(async (table) => {
    const log = inMemoryLog();
    const error = new TypeError('x is not a function');
    const failing: OperationTable = {
      ...table,
      'app.getStatus': { ...table['app.getStatus'], run: () => Promise.reject(error) },
    };
    const outcome = await perform(failing, 'app.getStatus', {}, log);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'internal', changed: 'unknown' } });
    expect(log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', facts: { operation: 'app.getStatus', err: error } }),
    );
  });
});

test('nor is it known whether one that names a file has changed anything: the file is told, and that', async () => {
  await withTable(async (table) => {
    const broken: OperationTable = {
      ...table,
      'preferences.get': {
        ...table['preferences.get'],
        run() {
          throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/there' });
        },
      },
    };
    const outcome = await perform(broken, 'preferences.get', {}, inMemoryLog());
    expect(outcome).toMatchObject({
      failure: { code: 'file-failed', changed: 'unknown', facts: { path: '/there' } },
    });
  });
});

test('a start that failed is told to every call', async () => {
  const broken = Promise.reject<OperationTable>(failureOf('file-failed', { facts: { path: '/ledger' } }));
  const outcome = await performWhenReady(broken, 'app.getStatus', {}, inMemoryLog());
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'file-failed', facts: { path: '/ledger' } } });
});

test('a start that fails on a file names it, changed nothing, and says to start again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'ledger'), 'a file stands where the folder should be');
  const broken = Promise.resolve().then((): OperationTable => {
    mkdirSync(join(folder, 'ledger', 'spool'));
    throw new Error('It was made.');
  });
  expect(await performWhenReady(broken, 'app.getStatus', {}, inMemoryLog())).toMatchObject({
    ok: false,
    failure: {
      code: 'file-failed',
      changed: 'nothing',
      facts: { path: join(folder, 'ledger', 'spool'), remarks: [{ code: 'start-failed' }] },
      details: [{ message: expect.stringContaining('ENOTDIR') }],
    },
  });
});
