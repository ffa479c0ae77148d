/**
 * The end of the app while something is under way: reads are stopped, nothing begins, and nobody finds a closed ledger.
 */

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCheckFile } from '../../../src-main/addresses/check-file.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { inMemoryKeyVault } from '../../helpers/in-memory-ports.ts';
import { query } from '../../helpers/orders-bench.ts';
import {
  accountId,
  beginToClose,
  cancelled,
  create,
  everything,
  foundAnswer,
  manifestAnswer,
  openEndBench,
  search,
  slowDown,
} from './end-bench.ts';

describe('a read', () => {
  test('whose answer is under way is called off, and not asked again', async () => {
    const bench = await openEndBench();
    const found = search(bench);
    await bench.service.received(1);
    await bench.app.close();
    expect(await found).toEqual(cancelled);
    expect(bench.service.asked()).toEqual(['GET /api/orders/search']);
    expect(bench.errors()).toEqual([]);
  });

  test('that waits for its turn is called off at once', async () => {
    const bench = await openEndBench();
    const { found } = await slowDown(bench);
    await bench.app.close();
    expect(await found).toEqual(cancelled);
    expect(bench.service.asked()).toHaveLength(1);
    expect(bench.errors()).toEqual([]);
  });

  test('that pauses before it goes again is called off at once', async () => {
    const bench = await openEndBench();
    const found = search(bench);
    await bench.service.received(1);
    bench.service.drop(1);
    await bench.timers.asked(200);
    await bench.app.close();
    expect(await found).toEqual(cancelled);
    expect(bench.service.asked()).toHaveLength(1);
    expect(bench.errors()).toEqual([]);
  });

  test('of a look-up is called off, and the write stays in doubt', async () => {
    const bench = await openEndBench();
    const made = create(bench, 71);
    await bench.service.received(1);
    bench.service.drop(1);
    expect(await made).toMatchObject({ failure: { code: 'in-doubt' } });
    const [write] = await bench.app.ask('inDoubt.list', {});
    const seen = bench.app.outcome('inDoubt.lookUp', { writeId: write?.writeId });
    await bench.service.received(2);
    await bench.app.close();
    expect(await seen).toEqual(cancelled);
    expect(bench.errors()).toEqual([]);
    const again = await bench.startAgain();
    expect(await again.ask('inDoubt.list', {})).toMatchObject([{ writeId: write?.writeId, readings: [] }]);
  });
});

test('an address that is being checked again still waits for its check, as if it had not been asked about', async () => {
  const clock = systemClock;
  const bench = await openEndBench();
  const address = { street: '1 Quay St', suburb: '', city: 'Auckland', state: '', postCode: '1010', country: 'NZ' };
  const answer = { verdict: 'valid', suggestions: [], source: 'address-book', copyReadAt: null } as const;
  const offline = { ...answer, checkedAt: clock.now().toISOString() };
  const check = { checkId: 'one', accountId, address, offline, state: 'waiting', online: null, failure: null } as const;
  await bench.app.close();
  const file = openCheckFile({ folder: join(bench.folder, 'addresses'), clock, log: bench.app.log });
  file.put(check);
  file.close();

  const second = await bench.startAgain();
  await second.ask('addresses.recheckNow', { accountId: null });
  await bench.service.received(1);
  await second.close();
  const third = await bench.startAgain();
  const { checks } = await third.ask('addresses.listOfflineChecks', { accountId: null, offset: 0, limit: 5 });
  expect(checks).toEqual([check]);
});

test('what is asked after the end has begun is told plainly that nothing was done', async () => {
  const bench = await openEndBench();
  const made = create(bench, 71);
  await bench.service.received(1);
  const { closed } = await beginToClose(bench);
  const late = await Promise.all([
    search(bench),
    create(bench, 72),
    bench.app.outcome('manifests.list', { accountId: null, offset: 0, limit: 5 }),
  ]);
  bench.service.answer(1, manifestAnswer());
  await closed;
  await made;
  const after = await Promise.all([search(bench), bench.app.outcome('inDoubt.list', {})]);
  expect([...late, ...after]).toEqual([cancelled, cancelled, cancelled, cancelled, cancelled]);
  expect(bench.service.asked()).toHaveLength(1);
  expect(bench.errors()).toEqual([]);
});

test.each([
  ['activity.export', { filter: everything, reasons: {} }, { savedTo: null }],
  ['addressLists.open', { accountId }, null],
  ['inDoubt.importPdf', { writeId: 'any' }, null],
] as const)('a dialog of %s that is open at the end counts as cancelled', async (name, request, value) => {
  const shown = Promise.withResolvers<void>();
  const neverAnswered = (): Promise<string | null> => {
    shown.resolve();
    return new Promise(() => {});
  };
  const bench = await openEndBench({
    saveDialog: { choosePath: neverAnswered },
    openDialog: { choosePdf: neverAnswered, chooseTable: neverAnswered, chooseSettings: neverAnswered },
  });
  const asked = bench.app.outcome(name, request);
  await shown.promise;
  await bench.app.close();
  expect(await asked).toEqual({ ok: true, value });
});

test('a status that is still being gathered at the end is told to nobody, and meets no closed ledger', async () => {
  const vault = inMemoryKeyVault();
  const answered = Promise.withResolvers<void>();
  let isSlow = false;
  const keyVault = {
    ...vault,
    async status() {
      if (isSlow) await answered.promise;
      return vault.status();
    },
  };
  const bench = await openEndBench({ keyVault });
  isSlow = true;
  const found = bench.app.searchOutcome(query());
  await bench.service.received(1);
  // Reaching the service is news, and the status reports it.
  bench.service.answer(1, foundAnswer());
  await found;
  const before = bench.app.announcements.all.length;
  await bench.app.close();
  answered.resolve();
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(bench.app.announcements.all.slice(before)).toEqual([]);
  expect(bench.errors()).toEqual([]);
});
