/**
 * The end of the app while something is under way: reads are called off, what was sent has a while for its answer and is
 * written down, nothing new is sent, and nobody meets a closed ledger.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limitOfTheEnd } from '../../../src-main/app-services.ts';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import type { Outcome } from '../../../src-preload/contract/failure.ts';
import { inMemoryKeyVault } from '../../helpers/in-memory-ports.ts';
import { query } from '../../helpers/orders-bench.ts';
import type { ServicesOnTestPorts } from '../../helpers/services-on-test-ports.ts';
import {
  accountId,
  beginToClose,
  create,
  doneAnswer,
  type EndBench,
  foundAnswer,
  manifestAnswer,
  openEndBench,
  pdf,
  search,
  slowDownAnswer,
} from './end-bench.ts';

/** Of reads and of what was not sent. A ledger that was met closed says so in the details. */
const cancelled = {
  ok: false,
  failure: { code: 'cancelled', changed: 'nothing', details: [], facts: expect.any(Object) },
};

async function activityOf(app: ServicesOnTestPorts): Promise<readonly object[]> {
  const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
  const { entries } = await app.ask('activity.list', { filter, offset: 0, limit: 50 });
  return entries.map(({ kind, outcome, orderCount }) => ({ kind, outcome, orderCount }));
}

async function inVault(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, 'manifests'), { recursive: true });
  return names.filter((name) => name.endsWith('.pdf'));
}

/** An interactive read that has been told to slow down: it waits for its turn, and so does whoever comes next. */
async function slowDown(bench: EndBench): Promise<Promise<Outcome<unknown>>[]> {
  const found = search(bench);
  await bench.service.received(1);
  bench.service.answer(1, slowDownAnswer());
  await expect.poll(() => waitingFor(bench)).toBe(1);
  return [found];
}

async function waitingFor({ app }: EndBench): Promise<number | undefined> {
  return (await app.ask('app.getStatus', {})).services[0]?.waiting;
}

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
    const [found] = await slowDown(bench);
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

describe('a manifest', () => {
  test('that is answered a while after the end has begun is stored, its PDF in the vault, before all is closed', async () => {
    const bench = await openEndBench();
    const order: string[] = [];
    const made = create(bench, 71).finally(() => order.push('made'));
    await bench.service.received(1);
    const { closed } = await beginToClose(bench);
    const allClosed = closed.finally(() => order.push('closed'));
    bench.service.answer(1, manifestAnswer());
    await allClosed;
    expect(await made).toMatchObject({ ok: true, value: { state: 'stored' } });
    expect(order).toEqual(['made', 'closed']);
    const [file = ''] = await inVault(bench.folder);
    expect(await readFile(join(bench.folder, 'manifests', file))).toEqual(pdf);
    expect(bench.errors()).toEqual([]);

    const again = await bench.startAgain();
    expect(await again.ask('inDoubt.list', {})).toEqual([]);
    const { manifests } = await again.ask('manifests.list', { accountId: null, offset: 0, limit: 5 });
    expect(manifests).toMatchObject([{ state: 'stored', files: [{ fileNumber: 1 }] }]);
    expect(bench.service.asked()).toEqual(['POST /api/orders/manifest']);
  });

  test('that is never answered is given up after a while, and in doubt at the next start', async () => {
    const bench = await openEndBench();
    const made = create(bench, 71);
    await bench.service.received(1);
    const { closed } = await beginToClose(bench);
    await bench.timers.asked(serviceLimits.lastAnswers);
    bench.timers.pass(serviceLimits.lastAnswers);
    await closed;
    expect(await made).toMatchObject({ ok: false, failure: { code: 'in-doubt', changed: 'unknown' } });
    expect(bench.errors()).toEqual([]);

    const again = await bench.startAgain();
    const doubt = { kind: 'manifest', orders: [{ orderId: 71 }], failure: { code: 'in-doubt' } };
    expect(await again.ask('inDoubt.list', {})).toMatchObject([doubt]);
    expect(bench.service.asked()).toHaveLength(1);
  });

  test('that waits for its turn is not sent, and not in doubt', async () => {
    const bench = await openEndBench();
    await slowDown(bench);
    const made = create(bench, 71);
    await expect.poll(() => waitingFor(bench)).toBe(2);
    await bench.app.close();
    expect(await made).toEqual(cancelled);
    expect(bench.service.asked()).toEqual(['GET /api/orders/search']);
    expect(bench.errors()).toEqual([]);

    const again = await bench.startAgain();
    expect(await again.ask('inDoubt.list', {})).toEqual([]);
    expect(await activityOf(again)).toEqual([{ kind: 'manifest', outcome: 'cancelled', orderCount: 1 }]);
  });
});

describe('a change of many orders', () => {
  const orders = Array.from({ length: 1_200 }, (_, at) => ({ orderId: at + 1, orderNumber: `HARBOUR-${at + 1}` }));

  test('comes to the end of its slice, which is written down, and begins no other', async () => {
    const bench = await openEndBench();
    const { runId } = await bench.app.ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await bench.service.received(1);
    const { closed } = await beginToClose(bench);
    bench.service.answer(1, doneAnswer());
    await closed;
    const ended = await bench.app.announcements.first('changes.progressed', (run) => run.state === 'ended');
    expect(ended).toMatchObject({ runId, counts: { done: 500, cancelled: 700, left: 0, refused: 0 } });
    expect(bench.errors()).toEqual([]);

    const again = await bench.startAgain();
    expect(await again.ask('inDoubt.list', {})).toEqual([]);
    expect(await activityOf(again)).toEqual([{ kind: 'bulk-delete', outcome: 'done', orderCount: 500 }]);
    expect(bench.service.asked()).toEqual(['POST /api/orders/delete']);
  });

  test('whose slice waits for its turn sends nothing, and no order is in doubt or refused', async () => {
    const bench = await openEndBench();
    await slowDown(bench);
    await bench.app.ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await expect.poll(() => waitingFor(bench)).toBe(2);
    await bench.app.close();
    const ended = await bench.app.announcements.first('changes.progressed', (run) => run.state === 'ended');
    expect(ended).toMatchObject({ counts: { cancelled: 1_200, done: 0, refused: 0, 'in-doubt': 0 } });
    expect(bench.service.asked()).toEqual(['GET /api/orders/search']);
    expect(bench.errors()).toEqual([]);
  });

  test('that still waits for its keys is not begun', async () => {
    const vault = inMemoryKeyVault();
    const opened = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    let isSlow = false;
    const keyVault = {
      ...vault,
      async read(name: string) {
        if (isSlow) {
          asked.resolve();
          await opened.promise;
        }
        return vault.read(name);
      },
    };
    const bench = await openEndBench({ keyVault });
    const live = await addLiveAccount(bench);
    isSlow = true;
    const started = bench.app.outcome('changes.start', { accountId: live, change: { kind: 'archive', orders } });
    await asked.promise;
    const { closed } = await beginToClose(bench);
    opened.resolve();
    await closed;
    expect(await started).toEqual(cancelled);
    expect(bench.service.asked()).toEqual([]);
    expect(bench.errors()).toEqual([]);
    isSlow = false;
    const again = await bench.startAgain();
    expect(await activityOf(again)).toEqual([]);
  });
});

async function addLiveAccount({ app, service }: EndBench): Promise<string> {
  const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
  for (const which of ['service', 'subscription'] as const) {
    app.clipboard.text = `${which}-key-0123456789`;
    await app.ask('accounts.pasteKey', { draftId, which });
  }
  const saved = { draftId, label: 'Harbour Shop', baseAddress: service.url, colour: 'gold' } as const;
  return (await app.ask('accounts.saveDraft', saved)).accountId;
}

describe('a print job', () => {
  const printed = { fileNumber: 1, printer: 'Bench', media: null, copies: 1 };

  /** A print system that takes a job when the test says. */
  function heldSpooler() {
    const handedOver = Promise.withResolvers<number>();
    const begun = Promise.withResolvers<void>();
    return {
      handedOver,
      begun: begun.promise,
      spooler: {
        listPrinters: async () => ({ spooler: 'available', printers: [] }) as const,
        submit() {
          begun.resolve();
          return handedOver.promise;
        },
        readState: async () => ({ state: 'held', reasons: [] }) as const,
      },
    };
  }

  async function printing() {
    const { spooler, handedOver, begun } = heldSpooler();
    const bench = await openEndBench({ spooler });
    const made = bench.app.outcome('manifests.create', {
      accountId,
      orders: [{ orderId: 71, orderNumber: '71', receiverName: '', carrierName: '', trackingNumber: '' }],
    });
    await bench.service.received(1);
    bench.service.answer(1, manifestAnswer());
    const outcome = await made;
    if (!outcome.ok) throw new Error(outcome.failure.code);
    const { manifestId } = outcome.value as { manifestId: string };
    const job = bench.app.outcome('printing.print', { manifestId, ...printed });
    await begun;
    return { bench, spooler, handedOver, job };
  }

  test('that is taken a while after the end has begun is known with its number at the next start', async () => {
    const { bench, spooler, handedOver, job } = await printing();
    const { closed } = await beginToClose(bench);
    handedOver.resolve(7);
    await closed;
    expect(await job).toMatchObject({ ok: true, value: { state: 'queued', spoolerJobId: 7 } });
    expect(bench.errors()).toEqual([]);
    const again = await bench.startAgain({ spooler });
    const jobs = await again.ask('printing.listJobs', { manifestId: null, limit: 5 });
    expect(jobs).toMatchObject([{ spoolerJobId: 7 }]);
    expect(jobs[0]?.state).not.toBe('unknown');
  });

  test('that is not taken in time is unknown at the next start, and its late number breaks nothing', async () => {
    const { bench, spooler, handedOver, job } = await printing();
    const { closed } = await beginToClose(bench);
    await bench.appTimers.asked(limitOfTheEnd);
    bench.appTimers.pass(limitOfTheEnd);
    await closed;
    handedOver.resolve(7);
    expect(await job).toMatchObject({ ok: false, failure: { code: 'cancelled', changed: 'done' } });
    expect(bench.errors()).toEqual([]);
    const again = await bench.startAgain({ spooler });
    const jobs = await again.ask('printing.listJobs', { manifestId: null, limit: 5 });
    expect(jobs).toMatchObject([{ state: 'unknown', spoolerJobId: null }]);
  });
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

test('a dialog that is open at the end counts as cancelled', async () => {
  const shown = Promise.withResolvers<void>();
  const saveDialog = {
    choosePath() {
      shown.resolve();
      return new Promise<string | null>(() => {});
    },
  };
  const bench = await openEndBench({ saveDialog });
  const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
  const exported = bench.app.outcome('activity.export', { filter });
  await shown.promise;
  await bench.app.close();
  expect(await exported).toEqual({ ok: true, value: { savedTo: null } });
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
  const found = bench.app.outcome('orders.search', query());
  await bench.service.received(1);
  // That the service is reached is news, and the status tells it.
  bench.service.answer(1, foundAnswer());
  await found;
  const before = bench.app.announcements.all.length;
  await bench.app.close();
  answered.resolve();
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(bench.app.announcements.all.slice(before)).toEqual([]);
  expect(bench.errors()).toEqual([]);
});
