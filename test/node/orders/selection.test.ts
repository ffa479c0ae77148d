/** The selection is on the disk with every change, whatever happens to the program or the file. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createSelectionService, mostSelected, type SelectionService } from '../../../src-main/orders/selection.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { SelectedOrder } from '../../../src-preload/contract/order-list.ts';
import { selectionBanner } from '../../../src-renderer/shell/banner-words.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';

interface SelectionBench {
  readonly path: string;
  readonly folder: string;
  readonly chosen: (readonly SelectedOrder[])[];
  /** The copy of the orders answers nothing. */
  copyFails: boolean;
  open(): SelectionService;
}

async function startSelection(given?: string): Promise<SelectionBench> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'packbench-selection-')));
  if (given === undefined) onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const chosen: (readonly SelectedOrder[])[] = [];
  const bench: SelectionBench = {
    ...{ folder, chosen, copyFails: false, path: join(folder, 'selection.json') },
    open: () =>
      createSelectionService({
        ...{ folder, clock: systemClock, log: inMemoryLog() },
        async chosen(orders) {
          if (bench.copyFails) throw failureOf('file-failed');
          chosen.push(orders);
        },
      }),
  };
  return bench;
}

test('nothing is chosen at first; what is chosen is there the next time, and known to the list', async () => {
  const bench = await startSelection();
  const first = bench.open();
  expect(await first.get()).toEqual({ orders: [], failure: null });
  await first.set([order(1), order(2)]);
  expect(await bench.open().get()).toEqual({ orders: [order(1), order(2)], failure: null });
  expect(bench.chosen.at(-1)).toEqual([order(1), order(2)]);
});

test('an order that is chosen again keeps where it was found first', async () => {
  const selection = (await startSelection()).open();
  const again = { ...order(1), foundBy: 'list', foundAt: '2026-11-22T10:00:00.000Z' } as const;
  expect((await selection.set([order(1), order(2), again])).orders).toEqual([order(1), order(2)]);
});

test('what is chosen while a damaged file is still being read is kept: it is the damaged one that is moved aside', async () => {
  const bench = await startSelection();
  // As long as a slow disk takes.
  writeFileSync(bench.path, Buffer.alloc(32 * 1024 * 1024, 'x'));
  const selection = bench.open();
  const before = selection.get();
  await selection.set([order(1)]);
  expect((await before).failure?.code).toBe('file-failed');
  expect(await bench.open().get()).toEqual({ orders: [order(1)], failure: null });
});

test('as many as may be chosen are all there the next time', async () => {
  const bench = await startSelection();
  const all = Array.from({ length: mostSelected }, (_, at) => order(at + 1));
  // The service says how long a text is.
  const long = 'L'.repeat(5_000);
  const names = { receiverName: long, carrierName: long, country: long };
  all[0] = { ...order(1), ...names, orderNumber: long, trackingNumber: long };
  expect((await bench.open().set(all)).failure).toBeNull();
  expect((await bench.open().get()).orders).toHaveLength(mostSelected);
});

test('of many changes at once the last one is what stays, and each is answered when one at least as new is on the disk', async () => {
  const bench = await startSelection();
  const selection = bench.open();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => selection.set(Array.from({ length: at + 1 }, (_one, id) => order(id + 1)))),
  );
  expect(answers.every(({ orders }) => orders.length === 20)).toBe(true);
  expect(JSON.parse(readFileSync(bench.path, 'utf8')).orders).toHaveLength(20);
});

test.each([
  ['cut short', '{"version":1,"orders":[{"accou'],
  ['of another Packbench', '{"version":2,"orders":[]}'],
  ['changed by hand to nonsense', '{"version":1,"orders":[{"orderId":"seven"}]}'],
  ['not text', '\u0000\u0001'],
])('a file that is %s is kept aside, and that is said', async (_, content) => {
  const bench = await startSelection();
  writeFileSync(bench.path, content);
  const { orders, failure } = await bench.open().get();
  expect(orders).toEqual([]);
  expect(readdirSync(bench.folder)).toEqual([expect.stringMatching(/^selection\.json\.kept-/)]);
  // It is not told as a selection that only the disk lacks: what was in the file is gone from the screen.
  const [banner] = selectionBanner(failure);
  expect(banner?.words).toMatch(/^What was selected before could not be read: .*\.kept-.*/);
  expect(banner?.words).not.toContain('would be lost');
});

test('a disk that does not take it is said, and it counts all the same', async () => {
  const bench = await startSelection();
  const selection = bench.open();
  mkdirSync(bench.path);
  expect(await selection.set([order(1)])).toMatchObject({ orders: [order(1)], failure: { code: 'file-failed' } });
  expect(await selection.get()).toMatchObject({ orders: [order(1)], failure: { code: 'file-failed' } });
});

test.skipIf(cannotMount !== null)(
  'a disk that was taken away is said: nothing is kept on the one below it, and the next change is kept once it is back',
  async () => {
    const disk = await openSmallDisk('ext4', 64_000);
    onTestFinished(() => disk.close());
    const bench = await startSelection(disk.folder);
    const selection = bench.open();
    await selection.set([order(1)]);
    disk.unplug();
    const refused = { code: 'file-failed', facts: { path: bench.path, remarks: [{ code: 'file-gone' }] } };
    expect(await selection.set([order(2)])).toMatchObject({ orders: [order(2)], failure: refused });
    expect(readdirSync(disk.folder)).toEqual([]);
    disk.plugIn();
    expect(await selection.set([order(2), order(3)])).toMatchObject({ failure: null });
    expect(await bench.open().get()).toMatchObject({ orders: [order(2), order(3)] });
  },
);

test.runIf(process.platform === 'linux')(
  'what the disk does not give at the start is kept aside, and not overwritten by the next change',
  async () => {
    const bench = await startSelection();
    // Its first byte is an I/O error, as on a broken disk.
    symlinkSync('/proc/self/mem', bench.path);
    const selection = bench.open();
    expect(await selection.get()).toMatchObject({ orders: [], failure: { code: 'file-failed' } });
    expect(await selection.set([order(1)])).toEqual({ orders: [order(1)], failure: null });
    expect(readdirSync(bench.folder).sort()).toEqual([
      'selection.json',
      expect.stringMatching(/^selection\.json\.kept-/),
    ]);
  },
);

test('a copy of the orders that cannot be told costs nobody the selection of the last run', async () => {
  const bench = await startSelection();
  await bench.open().set([order(1), order(2)]);
  bench.copyFails = true;
  const selection = bench.open();
  expect(await selection.get()).toEqual({ orders: [order(1), order(2)], failure: null });
  expect(await selection.set([order(1)])).toEqual({ orders: [order(1)], failure: null });
  expect(JSON.parse(readFileSync(bench.path, 'utf8')).orders).toEqual([order(1)]);
});

function order(orderId: number): SelectedOrder {
  return {
    ...{
      accountId: 'north',
      orderId,
      orderNumber: `PB-${orderId}`,
      receiverName: '',
      carrierName: '',
      trackingNumber: '',
    },
    ...{ country: '', foundBy: 'scan', foundAt: '2026-11-22T09:00:00.000Z' },
  };
}
