/** The tallies file when the program is killed at any moment, and when two programs have it open. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openTalliesFile, type TalliesFile } from '../../../src-main/hand-over/tallies-file.ts';
import { isExtra, type TallyRecord } from '../../../src-main/hand-over/tally.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';

const program = join(import.meta.dirname, 'endless-ticks.ts');
const tally: TallyRecord = {
  tallyId: 'one',
  manifestId: 'manifest',
  manifestCreatedAt: '2026-03-02T08:15:00.000Z',
  accountId: 'north',
  accountLabel: 'North',
  carriers: [],
  orderCount: 100_000,
  startedAt: '2026-03-02T09:00:00.000Z',
  end: null,
  discardedAt: null,
};

/** With one open tally. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-tallies-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const file = openTalliesFile({ folder, clock: systemClock, begun: { last: () => 3, from() {} } });
  file.begin(tally, false);
  file.shut();
  return folder;
}

function open(folder: string): TalliesFile {
  const file = openTalliesFile({ folder, clock: systemClock, begun: { last: () => 3, from() {} } });
  onTestFinished(() => file.shut());
  return file;
}

/** The parcels it called good, in order. `killAfter`: how many of them it reports before it is killed. */
function runTicks(folder: string, count: number, killAfter = Number.POSITIVE_INFINITY): Promise<number[]> {
  const arguments_ = [program, folder, tally.tallyId, String(count)];
  const child = spawn(process.execPath, arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: number[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(Number(line));
    if (said.length === killAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('close', () => resolve(said)));
}

const orderIdsIn = (file: TalliesFile): number[] =>
  file
    .ticksOf(tally.tallyId)
    .flatMap((tick) => (isExtra(tick) ? [] : [tick.order.orderId]))
    .reverse();

test('single scans are kept of the last hundred hand-overs, and of one that is open however many end after it', async () => {
  const folder = await ownFolder();
  const first = openTalliesFile({ folder, clock: systemClock, begun: { last: () => 3, from() {} } });
  const count = (tallyId: string, orderId: number): void => {
    const parcel = { orderId, orderNumber: `PB-${orderId}`, receiverName: '', carrierName: '', trackingNumber: '' };
    first.tick(tallyId, { order: parcel, byHand: false });
  };
  count(tally.tallyId, 1);
  for (let at = 0; at < 101; at += 1) {
    const tallyId = `ended-${at}`;
    first.begin({ ...tally, tallyId, manifestId: `manifest-${at}` }, false);
    count(tallyId, at + 2);
    first.change(tallyId, (now) => ({ ...now, discardedAt: now.startedAt }));
  }
  first.shut();
  const again = open(folder);
  expect(orderIdsIn(again)).toEqual([1]);
  expect(['ended-0', 'ended-1'].map((tallyId) => again.ticksOf(tallyId).length)).toEqual([0, 1]);
});

test('killed at any moment, no parcel that was called good is lost, and at most the one under way is there besides', async () => {
  const random = seededNumbers(133);
  for (let run = 0; run < 3; run += 1) {
    const folder = await ownFolder();
    const said = await runTicks(folder, 100_000, 1 + Math.floor(random() * 60));
    const kept = orderIdsIn(open(folder));
    expect(kept.slice(0, said.length)).toEqual(said);
    expect(kept.length - said.length).toBeLessThanOrEqual(1);
  }
});

test('two programs count the same parcels of one tally: each is called good once', async () => {
  const folder = await ownFolder();
  const said = (await Promise.all([runTicks(folder, 40), runTicks(folder, 40)])).flat();
  expect(said.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(orderIdsIn(open(folder))).toHaveLength(40);
});

test('two programs begin one tally of a manifest, and what one has ended takes no more scans of the other', async () => {
  const folder = await ownFolder();
  const [one, two] = [open(folder), open(folder)];
  expect(two.begin({ ...tally, tallyId: 'two' }, true)).toEqual({ ...tally, begunAfter: 3 });
  one.change(tally.tallyId, (before) => ({ ...before, discardedAt: '2026-03-02T10:00:00.000Z' }));
  const texts = { orderNumber: 'PB-1', receiverName: '', carrierName: '', trackingNumber: '' };
  expect(two.tick(tally.tallyId, { order: { ...texts, orderId: 1 }, byHand: false })).toBe('closed');
  expect(two.takeBack(tally.tallyId, 1)).toBe(false);
  expect(two.begin({ ...tally, tallyId: 'two' }, false)?.tallyId).toBe('two');
});
