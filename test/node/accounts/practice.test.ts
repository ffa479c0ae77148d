/** The practice service inside the app: a worker thread that starts, serves, and ends; and one that cannot start. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPractice } from '../../../src-main/electron/practice.ts';
import { shownAccounts } from '../../../src-main/mirror/shown-accounts.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import { inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

const workerPath = threadFile('practice');
const query = { accountId: 'practice-1', phrase: '', status: 'All', fields: 'All', page: 1, limit: 5 } as const;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-practice-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

test('it starts in the app and answers; after a restart its accounts have the same keys', async () => {
  const first = startPractice({ workerPath, folder, log: inMemoryLog() });
  const service = await first.started;
  const bench = await startServices({ practice: service });
  expect((await bench.search(query)).orders).toHaveLength(5);
  const { accounts } = await bench.ask('accounts.list', {});
  expect(accounts[0]).toMatchObject({ kind: 'practice', baseAddress: service.running ? service.url : '' });
  await bench.close();
  await first.close();

  const next = startPractice({ workerPath, folder, log: inMemoryLog() });
  expect(await next.started).toMatchObject({ running: true, accounts: service.running ? service.accounts : [] });
  await next.close();
});

test('a file where its folder should be is kept aside, and said when it has started', async () => {
  await writeFile(join(folder, 'practice'), '');
  const practice = startPractice({ workerPath, folder, log: inMemoryLog() });
  const service = await practice.started;
  const bench = await startServices({ practice: service });
  const { startTroubles, practiceInMemory } = await bench.ask('app.getStatus', {});
  expect(startTroubles).toMatchObject([
    { failure: { facts: { path: join(folder, 'practice') } }, keptAs: expect.stringMatching(/practice\.kept-20/) },
  ]);
  expect(practiceInMemory).toBe(false);
  await bench.close();
  await practice.close();
});

// Of the kernel: not even root makes anything there.
test.skipIf(process.platform !== 'linux')(
  'where its folder cannot be made, it says that its data lasts until the end',
  async () => {
    const practice = startPractice({ workerPath, folder: '/sys', log: inMemoryLog() });
    const bench = await startServices({ practice: await practice.started });
    expect(await bench.ask('app.getStatus', {})).toMatchObject({ practiceInMemory: true });
    await bench.close();
    await practice.close();
  },
);

test('one that ends before it has started is told at once', async () => {
  const silent = join(folder, 'silent.mjs');
  await writeFile(silent, 'process.exit(0);');
  const { started, close } = startPractice({ workerPath: silent, folder, log: inMemoryLog() });
  const remarks = [{ code: 'practice-ended', facts: {} }];
  expect(await started).toMatchObject({ running: false, failure: { code: 'unreachable', facts: { remarks } } });
  await close();
});

test('one that says nothing is told after half a minute, and ends with the app', async () => {
  const silent = join(folder, 'silent.mjs');
  await writeFile(
    silent,
    "import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => process.exit(0));",
  );
  const timers = createTimersByHand();
  const { started, close } = startPractice({ workerPath: silent, folder, log: inMemoryLog(), after: timers.after });
  timers.pass(30_000);
  const remarks = [{ code: 'practice-not-answered', facts: {} }];
  expect(await started).toMatchObject({ running: false, failure: { code: 'unreachable', facts: { remarks } } });
  await close();
});

test('a service that cannot start is told with the reason; the app works all the same', async () => {
  const log = inMemoryLog();
  const practice = startPractice({ workerPath: join(folder, 'no-such-worker.js'), folder, log });
  const service = await practice.started;
  expect(service).toMatchObject({
    running: false,
    failure: {
      code: 'unreachable',
      facts: {
        remarks: [{ code: 'practice-not-started', facts: { why: expect.stringContaining('no-such-worker') } }],
      },
    },
  });
  expect(log.lines.some(({ level }) => level === 'error')).toBe(true);
  const bench = await startServices({ practice: service });
  expect((await bench.ask('accounts.list', {})).accounts).toHaveLength(2);
  // The host says that no cable is to blame.
  expect(await bench.searchOutcome(query)).toMatchObject({
    ok: false,
    failure: { code: 'unreachable', changed: 'nothing', facts: { accountId: 'practice-1', host: '127.0.0.1' } },
  });
  await bench.close();
  await practice.close();
});

test('beside a live account it starts when somebody wants something of it, and not before', async () => {
  let wanted = 0;
  const settingsFile = inMemorySettingsFile({
    accounts: [
      {
        accountId: 'harbour',
        label: 'Harbour Shop',
        baseAddress: 'https://api.example.com',
        colour: 'blue',
        serviceKeyLastFour: '0001',
        subscriptionKeyLastFour: '0002',
      },
    ],
    currentAccountId: 'harbour',
  });
  const bench = await startServices({ settingsFile, startPractice: () => (wanted += 1) });
  bench.services.ordersReading.start();
  await bench.services.addressBook.keepFresh();
  expect((await bench.ask('orders.reading', {})).map(({ accountId }) => accountId)).toEqual(['harbour']);
  expect(wanted).toBe(0);
  await bench.ask('preferences.change', { practiceOrders: 'shown' });
  await expect.poll(() => wanted).toBeGreaterThan(0);
  await bench.close();
});

test.each([
  ['by-itself', 'harbour', ['harbour']],
  ['by-itself', 'practice-1', ['harbour', 'practice-1']],
  ['hidden', 'practice-1', ['harbour', 'practice-1']],
  ['shown', 'harbour', ['harbour', 'practice-1', 'practice-2']],
] as const)(
  'where practice orders are set to %s, whoever works on %s sees those of %j',
  (practiceOrders, currentAccountId, shown) => {
    const account = (accountId: string, kind: 'live' | 'practice') => ({ accountId, kind }) as Account;
    const accounts = [account('harbour', 'live'), account('practice-1', 'practice'), account('practice-2', 'practice')];
    expect(shownAccounts({ accounts, currentAccountId }, { practiceOrders })).toEqual(shown);
  },
);
