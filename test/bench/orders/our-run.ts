/**
 * The mirror at one size, in a process of its own, through its real thread: taking in, opening, asking. Writes the
 * measurements as one line of JSON. Arguments: the number of orders, the folder, the thread's file.
 */

import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { createMirrorThread, type MirrorThread } from '../../../src-main/mirror/mirror-thread.ts';
import type { Log } from '../../../src-main/ports.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { OrderFilters, OrderListQuery, OrderSortColumn } from '../../../src-preload/contract/order-list.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { fillWithPast } from '../../node/journal/past-record.ts';
import { accountIds, madeOrder } from './made-orders.ts';
import { median, percentile, rounds, typed } from './times.ts';

export interface OurMeasures {
  readonly takingInPerSecond: number;
  /** By processor time of both threads: the pace without other work on the machine, except for waits for the disk. */
  readonly takingInPerProcessorSecond: number;
  readonly scanIdleP99: number;
  readonly scanSweepP99: number;
  /** The longest step of the sweep in the answering thread, and a little more. */
  readonly scanSweepLongest: number;
  readonly scanP50: number;
  readonly bareSelectP50: number;
  readonly firstRows: number;
  readonly sortOrFilterP95: number;
  /** The same by processor time of both threads. */
  readonly firstRowsProcessor: number;
  /** The first rows beside a ledger with years of manifests. */
  readonly firstRowsAfterYears: number;
  /** Beside it: what is typed behind the first rows and the first counts, which wait until all manifests are joined. */
  readonly typedAfterYears: number;
  /** Beside it: counts that nothing is remembered for. */
  readonly countsAfterYears: number;
  readonly sortOrFilterProcessorP95: number;
  readonly slowest: string;
  readonly countsP95: number;
  readonly longestMainBlock: number;
  /** Processor time of main's own thread between two ticks of a timer. */
  readonly longestMainWork: number;
  /** For typed texts, the same that minisearch and the service are asked for. */
  readonly phraseP95: number;
  readonly fileMb: number;
}

const [countText = '', folder = '', workerPath = ''] = process.argv.slice(2);
const count = Number(countText);
const log: Log = { debug() {}, info() {}, warn() {}, error: (message, facts) => console.error(message, facts) };
const ledgerPath = join(folder, 'ledger', 'ledger.sqlite');
openLedger({ folder: join(folder, 'ledger'), clock: systemClock, log }).close();
const pageSize = 250;
const seenAt = new Date().toISOString();
const nothingTooOld = -8.64e15;

/** Beside a ledger without any writes, or this one. */
function start(besidePath: string = ledgerPath): MirrorThread {
  return createMirrorThread({
    workerPath,
    places: { folder, ledgerPath: besidePath },
    started: (thread) => void thread.ask('noteAccounts', accountIds),
    log,
  });
}

/** A page as a service gives it: of one account and one group. */
async function takeIn(thread: MirrorThread, from: number, to: number): Promise<void> {
  const made = Array.from({ length: to - from }, (_, at) => madeOrder(from + at));
  const pages = Map.groupBy(made, ({ accountId, seenAs }) => `${accountId} ${seenAs}`);
  for (const page of pages.values()) {
    const [first] = page;
    if (first === undefined) continue;
    const { accountId, seenAs } = first;
    for (let at = 0; at < page.length; at += pageSize) {
      const orders = page.slice(at, at + pageSize).map(({ order }) => order);
      const usedBefore = process.cpuUsage();
      takenMs -= performance.now();
      await thread.ask('takeIn', { accountId, seenAs, orders, seenAt, walkId: null }, nothingTooOld);
      takenMs += performance.now();
      const { user, system } = process.cpuUsage(usedBefore);
      takenProcessorUs += user + system;
    }
  }
}

let takenMs = 0;
let takenProcessorUs = 0;
let thread = start();
for (let from = 0; from < count; from += 6_000) await takeIn(thread, from, Math.min(count, from + 6_000));
const takingInPerSecond = (count * 1_000) / takenMs;
const takingInPerProcessorSecond = (count * 1e6) / takenProcessorUs;

const firstRows: number[] = [];
const firstRowsProcessor: number[] = [];
async function measureFirstRows(times: number[], processorTimes: number[], besidePath?: string): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await thread.close();
    thread = start(besidePath);
    const began = performance.now();
    const used = processorMs();
    await thread.ask('window', asked({}, 'orderedAt', true), 0, 100);
    times.push(performance.now() - began);
    processorTimes.push(processorMs() - used);
  }
}
await measureFirstRows(firstRows, firstRowsProcessor);

const block = monitorEventLoopDelay({ resolution: 1 });
const numbers = seededNumbers(7);
const someCode = (): string => {
  const { orderNumber, trackingNumber } = madeOrder(Math.floor(numbers() * count)).order;
  return numbers() < 0.5 ? orderNumber : trackingNumber;
};
async function scans(many: number): Promise<number[]> {
  const times: number[] = [];
  for (let scan = 0; scan < many; scan += 1) {
    const code = someCode();
    const began = performance.now();
    const found = await thread.ask('find', [code], accountIds);
    times.push(performance.now() - began);
    if (found.length !== 1) throw new Error(`${code} was found ${found.length} times`);
  }
  return times;
}

block.enable();
const work = watchWork();
await scans(200);
const idle: number[][] = [];
for (let round = 0; round < rounds; round += 1) idle.push(await scans(400));

/** Harder than a sweep, which reads a page a second or less: pages one after another, each with changes. */
let isSweeping = true;
const sweep = (async () => {
  for (let page = 0; isSweeping; page = (page + 1) % Math.floor(count / pageSize)) {
    const orders = Array.from({ length: pageSize }, (_, at) => madeOrder(page * pageSize + at)).filter(
      ({ accountId }) => accountId === 'north',
    );
    const changed = orders.map(({ order }) => ({ ...order, receiverName: `${order.receiverName} ${page % 3}` }));
    await thread.ask(
      'takeIn',
      { accountId: 'north', seenAs: 'shipped', orders: changed, seenAt, walkId: null },
      nothingTooOld,
    );
  }
})();
const sweeping: number[][] = [];
for (let round = 0; round < rounds; round += 1) sweeping.push(await scans(400));
isSweeping = false;
await sweep;

const lists = new Map<string, number[]>();
const listsProcessor: number[] = [];
const totals = new Map<string, number>();
const counts: number[] = [];
const phrases: number[] = [];
const columns: OrderSortColumn[] = [
  'orderedAt',
  'orderNumber',
  'receiverName',
  'trackingNumber',
  'carrierName',
  'country',
  'account',
];
const filters: [string, Partial<OrderFilters>, string][] = [
  ['all', {}, ''],
  ['unshipped', { group: 'unshipped' }, ''],
  ['one carrier', { carrierName: 'UPS' }, ''],
  ['not manifested, one country', { country: 'Fiji', records: 'not-manifested' }, ''],
  ['part of a number', {}, '4711'],
  ['beginning of a name', {}, 'ngu'],
];
for (let round = 0; round < rounds; round += 1) {
  for (const by of columns) {
    for (const [name, filter, phrase] of filters) {
      for (const share of [0, 0.5, 0.98]) {
        // Another version, so that nothing of an earlier round is remembered.
        if (share === 0) await thread.ask('choose', []);
        const began = performance.now();
        const used = processorMs();
        const { totalCount } = await thread.ask(
          'window',
          asked(filter, by, share === 0.5, phrase),
          Math.floor(share * (totals.get(name) ?? 0)),
          100,
        );
        const label = `${name}, by ${by}, from ${share * 100} %`;
        lists.set(label, [...(lists.get(label) ?? []), performance.now() - began]);
        listsProcessor.push(processorMs() - used);
        totals.set(name, totalCount);
      }
    }
  }
  const began = performance.now();
  await thread.ask('counts', asked({ group: 'unshipped' }, 'orderedAt', true));
  counts.push(performance.now() - began);
  for (const phrase of typed) {
    await thread.ask('choose', []);
    const from = performance.now();
    await thread.ask('window', asked({}, 'orderedAt', true, phrase), 0, 100);
    phrases.push(performance.now() - from);
  }
}
block.disable();
const longestMainWork = work.end();

const status = await thread.ask('status');
/** 60,000 orders. */
const pastManifests = 3_000;
const past = openLedger({ folder: join(folder, 'past'), clock: systemClock, log });
fillWithPast(past, pastManifests, 20, accountIds[0]);
past.close();
const firstRowsAfterYears: number[] = [];
await measureFirstRows(firstRowsAfterYears, [], past.database.path);
const typedAfterYears: number[] = [];
const countsAfterYears: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await thread.close();
  thread = start(past.database.path);
  await thread.ask('window', asked({}, 'orderedAt', true), 0, 100);
  const firstCounts = thread.ask('counts', asked({}, 'orderedAt', true));
  const began = performance.now();
  await thread.ask('window', asked({}, 'orderedAt', true, 'ngu'), 0, 100);
  typedAfterYears.push(performance.now() - began);
  await firstCounts;
  await thread.ask('choose', []);
  const from = performance.now();
  await thread.ask('counts', asked({}, 'orderedAt', true));
  countsAfterYears.push(performance.now() - from);
}
await thread.close();

const database = new DatabaseSync(join(folder, 'orders.sqlite'), { readOnly: true });
const select = database.prepare('SELECT * FROM orders WHERE key = ?');
const bare = Array.from({ length: 2_000 }, () => {
  const key = 1 + Math.floor(numbers() * count);
  const began = performance.now();
  select.get(key);
  return performance.now() - began;
});
database.close();

const listMedians = [...lists].map(([label, times]) => ({ label, ms: median(times) })).sort((a, b) => b.ms - a.ms);
const measures: OurMeasures = {
  takingInPerSecond,
  takingInPerProcessorSecond,
  scanIdleP99: median(idle.map((times) => percentile(times, 99))),
  scanSweepP99: median(sweeping.map((times) => percentile(times, 99))),
  scanSweepLongest: median(sweeping.map((times) => percentile(times, 100))),
  scanP50: median(idle.flat()),
  bareSelectP50: median(bare),
  firstRows: median(firstRows),
  firstRowsProcessor: median(firstRowsProcessor),
  firstRowsAfterYears: median(firstRowsAfterYears),
  typedAfterYears: median(typedAfterYears),
  countsAfterYears: median(countsAfterYears),
  sortOrFilterProcessorP95: percentile(listsProcessor, 95),
  sortOrFilterP95: percentile(
    listMedians.map(({ ms }) => ms),
    95,
  ),
  slowest: listMedians
    .slice(0, 5)
    .map(({ label, ms }) => `${label}: ${ms.toFixed(1)} ms`)
    .join('; '),
  countsP95: percentile(counts, 95),
  longestMainBlock: block.max / 1e6,
  longestMainWork,
  phraseP95: percentile(phrases, 95),
  fileMb: status.byteCount / 1e6,
};
console.log(JSON.stringify(measures));

function watchWork(): { end(): number } {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = used();
  let longest = 0;
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return {
    end() {
      clearInterval(timer);
      return longest;
    },
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function asked(filter: Partial<OrderFilters>, by: OrderSortColumn, descending: boolean, phrase = ''): OrderListQuery {
  const none = { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false } as const;
  return { accountIds, phrase, filters: { ...none, ...filter }, sort: { by, descending } };
}
