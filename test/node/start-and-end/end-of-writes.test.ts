/**
 * The end of the app while a write is under way: it has some time to finish, its end is stored, and nothing new is
 * sent.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import { limitOfTheEnd } from '../../../src-main/start-and-end/orderly-end.ts';
import { inMemoryKeyVault } from '../../helpers/in-memory-ports.ts';
import {
  accountId,
  activityOf,
  addLiveAccount,
  beginToClose,
  cancelled,
  create,
  doneAnswer,
  manifestAnswer,
  openEndBench,
  pdf,
  slowDown,
  waitingFor,
} from './end-bench.ts';

async function inVault(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, 'manifests'), { recursive: true });
  return names.filter((name) => name.endsWith('.pdf'));
}

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
    expect(await activityOf(again)).toEqual([{ kind: 'archive', outcome: 'done', orderCount: 500 }]);
    expect(bench.service.asked()).toEqual(['POST /api/orders/delete']);
  });

  test('whose slice has no end in time is in doubt at the next start, and its late end breaks nothing', async () => {
    const bench = await openEndBench();
    await bench.app.ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await bench.service.received(1);
    const { closed } = await beginToClose(bench);
    await bench.appTimers.asked(limitOfTheEnd);
    bench.appTimers.pass(limitOfTheEnd);
    await closed;
    // As the next start finds it: the program is gone by now.
    const again = await bench.startAgain();
    const notSent = { kind: 'archive', orderCount: 700, orders: orders.slice(500, 506) };
    expect(await again.ask('changes.leftUndone', {})).toEqual([notSent]);
    bench.timers.pass(serviceLimits.lastAnswers);
    const ended = await bench.app.announcements.first('changes.progressed', (run) => run.state === 'ended');
    expect(ended).toMatchObject({ counts: { 'in-doubt': 500, cancelled: 700, done: 0, refused: 0 } });
    expect(bench.errors()).toEqual([]);
    const [write, ...others] = await again.ask('inDoubt.list', {});
    expect([write?.kind, write?.orders.length, others.length]).toEqual(['archive', 500, 0]);
  });

  test('whose rest is kept, and that is killed before it has forgotten what was to come, tells that rest once', async () => {
    const bench = await openEndBench();
    await bench.app.ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await bench.service.received(1);
    const underWay = join(bench.folder, 'changes-under-way.json');
    const toCome = await readFile(underWay);
    const { closed } = await beginToClose(bench);
    bench.service.answer(1, doneAnswer());
    await closed;
    await writeFile(underWay, toCome);
    const again = await bench.startAgain();
    const notSent = { kind: 'archive', orderCount: 700, orders: orders.slice(500, 506) };
    expect(await again.ask('changes.leftUndone', {})).toEqual([notSent]);
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

describe('a print job', () => {
  const printed = { fileNumber: 1, printer: 'Bench', media: null, tray: null, copies: 1, pageCount: null };

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
        readState: async () => ({ state: 'held', reasons: [], sheetsPrinted: null }) as const,
        find: async () => null,
        cancel: async () => undefined,
        watch: () => () => undefined,
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
