/** The rounds file when the program is killed at any moment, and when two programs have it open. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { beginPaper } from '../../../src-main/station/round-paper.ts';
import { openRoundsFile, type RoundsFile } from '../../../src-main/station/rounds-file.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { atStation, clockAhead } from './station-bench.ts';

const program = join(import.meta.dirname, 'endless-scans.ts');
const account = { accountId: 'north', accountLabel: 'North', origin: 'https://north.test', fingerprint: 'f' };
const texts = { receiverName: '', carrierName: 'NZ Post', trackingNumber: '', country: 'NZ' };

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-rounds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function open(folder: string): RoundsFile {
  const file = openRoundsFile({ folder, clock: systemClock });
  onTestFinished(() => file.shut());
  return file;
}

/** A program of its own that scans; `said` resolves with the orders it called good, once there are this many. */
function startScans(folder: string, count: number) {
  const child = spawn(process.execPath, [program, folder, String(count)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const good: number[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => good.push(Number(line)));
  const said = async (atLeast: number): Promise<number[]> => {
    while (good.length < atLeast) await once(lines, 'line');
    return good;
  };
  return { child, good, said };
}

/** The orders it called good, in order. `killAfter`: how many of them it reports before it is killed. */
async function runScans(folder: string, count: number, killAfter = Number.POSITIVE_INFINITY): Promise<number[]> {
  const { child, good, said } = startScans(folder, count);
  const ended = once(child, 'close');
  if (killAfter !== Number.POSITIVE_INFINITY) {
    await said(killAfter);
    child.kill('SIGKILL');
  }
  await ended;
  return good;
}

test('killed at any moment, no scan that was called good is lost, and at most the one under way is there besides', async () => {
  const random = seededNumbers(13);
  for (let run = 0; run < 3; run += 1) {
    const folder = await ownFolder();
    const said = await runScans(folder, 100_000, 1 + Math.floor(random() * 60));
    const file = open(folder);
    const [round] = file.unsettled();
    const kept = round === undefined ? [] : file.ordersOf(round.roundId).map(({ orderId }) => orderId);
    expect(kept.slice(0, said.length)).toEqual(said);
    expect(kept.length - said.length).toBeLessThanOrEqual(1);
  }
});

test('two programs put the same orders into one round: each is called good once', async () => {
  const folder = await ownFolder();
  const said = (await Promise.all([runScans(folder, 40), runScans(folder, 40)])).flat();
  expect(said.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const file = open(folder);
  expect(file.unsettled()).toHaveLength(1);
});

test('a round is closed by one of two programs, and what the other scans then is in the next one', async () => {
  const folder = await ownFolder();
  const [one, two] = [open(folder), open(folder)];
  const first = one.put(account, { ...texts, orderId: 1, orderNumber: 'PB-1' });
  const roundId = first?.row.roundId ?? '';
  expect(two.close([roundId], null, true)).toMatchObject([{ roundId, prints: true }]);
  expect(one.close([roundId], null, true)).toEqual([]);
  expect(one.takeOut(roundId, 1)).toBe(false);
  expect(one.put(account, { ...texts, orderId: 1, orderNumber: 'PB-1' })).toBeNull();
  expect(one.put(account, { ...texts, orderId: 2, orderNumber: 'PB-2' })?.row.roundId).not.toBe(roundId);
});

test('of two programs that print the paper of one round at once one hands it over', async () => {
  const folder = await ownFolder();
  const [one, two] = [open(folder), open(folder)];
  const roundId = one.put(account, { ...texts, orderId: 1, orderNumber: 'PB-1' })?.row.roundId ?? '';
  const [closed] = one.close([roundId], null, true);
  if (closed === undefined) throw new Error('The round is not closed.');
  const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
  const begunBy = (file: RoundsFile) => {
    const rounds = Object.assign(() => file, { ifThere: () => file, shut: () => undefined });
    const nothingPrinted = { listJobs: () => [], print: () => Promise.reject(new Error('Not waited for here')) };
    const parts = { rounds, manifests: { get: () => ({ files: [] }) as never }, printing: nothingPrinted };
    return beginPaper(parts, closed, 'm', found, { printer: 'Bench', media: null, tray: null }) !== null;
  };
  expect([begunBy(one), begunBy(two)]).toEqual([true, false]);
});

test('of settled rounds the last fifty stay, and a round that waits stays however many came after it', async () => {
  const folder = await ownFolder();
  const first = open(folder);
  const closed = (orderId: number): string => {
    const roundId = first.put(account, { ...texts, orderId, orderNumber: `PB-${orderId}` })?.row.roundId ?? '';
    first.close([roundId], null, false);
    return roundId;
  };
  const waits = closed(1);
  const settled = Array.from({ length: 52 }, (_, at) => closed(at + 2));
  for (const [at, roundId] of settled.entries()) {
    // The clock is set back by years before the last one.
    const settledAt = new Date(Date.UTC(at < 51 ? 2026 : 2020, 0, 1, 0, at)).toISOString();
    first.change(roundId, (now) => ({ ...now, settledAt }));
  }
  first.shut();
  const again = open(folder);
  expect(again.unsettled().map(({ roundId }) => roundId)).toEqual([waits]);
  expect(again.ordersOf(waits).map(({ orderId }) => orderId)).toEqual([1]);
  expect(settled.filter((roundId) => again.get(roundId) === null)).toEqual(settled.slice(0, 2));
  expect(again.settled(2).map(({ roundId }) => roundId)).toEqual(settled.slice(-2).reverse());
});

test('a number is held by one program at a time, and by nobody once it was killed; no number of a process is taken for one', async () => {
  const folder = await ownFolder();
  const own = open(folder);
  const { child, said } = startScans(folder, 100_000);
  await said(1);
  expect([own.program, own.isAnotherRunning(1), own.isAnotherRunning(2)]).toEqual([1, false, true]);
  // It runs, and has nothing to do with rounds.
  expect(own.isAnotherRunning(process.ppid)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(own.isAnotherRunning(2)).toBe(false);
  const second = openRoundsFile({ folder, clock: systemClock });
  expect([second.program, second.isAnotherRunning(1), own.isAnotherRunning(2)]).toEqual([2, true, true]);
  second.shut();
  expect(own.isAnotherRunning(2)).toBe(false);
});

test('what lies in the place of a number is no program', async () => {
  const folder = await ownFolder();
  await mkdir(join(folder, 'program-1.lock'));
  await writeFile(join(folder, 'program-2.lock'), 'not ours');
  const file = open(folder);
  expect([file.program, file.isAnotherRunning(1), file.isAnotherRunning(2)]).toEqual([3, false, false]);
});

test.each([
  ['taken back', 'open'],
  ['begun to send', 'closed'],
] as const)('a round that another program has %s, while its orders were asked for, is not sent', (_, where) => {
  const clock = clockAhead();
  return atStation(
    async ({ app, scan, service, folder, closeRound }) => {
      await scan(71);
      clock.goOn(12 * 60 * 60_000);
      service.searches = 'held';
      const { closed } = await closeRound();
      await service.searchHeld;
      const another = openRoundsFile({ folder: join(folder, 'station'), clock });
      const roundId = closed[0]?.roundId ?? '';
      if (where === 'open') another.takeBack(roundId);
      else another.change(roundId, (now) => ({ ...now, manifestId: 'of-the-other' }));
      another.shut();
      service.searches = 'done';
      service.release();
      await app().services.station.ended();
      expect(service.writes).toEqual([]);
      expect((await app().ask('station.get', {}))[where]).toMatchObject([{ orderCount: 1 }]);
    },
    { clock },
  );
});
