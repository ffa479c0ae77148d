/**
 * `npm run bench:writes [-- --writes 200 --rounds 5]`: commits of the ledger a second (an INTENT with its guards, and
 * its end), beside bare commits of the same bytes to SQLite (WAL, synchronous FULL) in the same folder, in turns. On
 * the disk of this checkout, not in memory. Also printed: whole writes, one after another as the app makes them (room
 * set aside, INTENT, SENT, the answer kept, STORED), without the service; and the time to begin one while a thousand
 * others are open; and the processor time of a start on years of work, which checks it to the last record.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import type { WriteIntent, WriteRecord } from '../../../src-main/journal/write-record.ts';
import { reserveForAChange, runWrite } from '../../../src-main/journal/write-run.ts';
import type { Log } from '../../../src-main/ports.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { fillWithPast } from '../../node/journal/past-record.ts';
import { askedNumbers } from '../asked-rounds.ts';
import { atLeast, atMost, tellBench } from '../held.ts';
import { median } from '../orders/times.ts';

const { writes, rounds } = askedNumbers({ writes: 200 });
const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'bench', `writes-${process.pid}`);
const log: Log = { debug() {}, info() {}, warn: console.warn, error: console.error };
let orderId = 0;

const answer = {
  httpStatus: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"success":true,"errors":[]}'),
  complete: true,
};

function nextIntent(): WriteIntent {
  orderId += 1;
  return {
    kind: 'archive',
    accountId: 'harbour',
    accountLabel: 'Harbour Shop',
    origin: 'https://api.example.com',
    fingerprint: 'f'.repeat(64),
    orders: [
      {
        orderId,
        orderNumber: `HARBOUR-${orderId}`,
        receiverName: 'Ana Núñez',
        carrierName: 'NZ Post',
        trackingNumber: `TRACK${orderId}NZ`,
      },
    ],
  };
}

async function wholeWrite(ledger: Ledger): Promise<void> {
  const reserve = await ledger.reserve(reserveForAChange);
  const record = ledger.writes.begin(nextIntent());
  const kept = await runWrite(
    { ledger, clock: systemClock, log, onChange: () => undefined },
    record,
    reserve,
    async (steps) => {
      await steps.beforeSending();
      await steps.keepAnswer(answer);
    },
  );
  await reserve.giveBack();
  await ledger.writes.conclude(kept.record, 'stored', { answeredAt: kept.answeredAt });
}

/** Two commits. None is left open, as on a good day. */
async function beginAndEnd(ledger: Ledger): Promise<WriteRecord> {
  return ledger.writes.conclude(ledger.writes.begin(nextIntent()), 'rejected', {});
}

/** The same tables without the guards, the seals, the spool; a record's text of the same length. */
function openBare() {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE writes (write_id TEXT PRIMARY KEY, state TEXT, record TEXT, seal TEXT) STRICT');
  database.exec('CREATE TABLE write_orders (write_id TEXT, order_id INTEGER, state TEXT) STRICT');
  const insert = database.prepare('INSERT INTO writes VALUES (?, ?, ?, ?)');
  const insertOrder = database.prepare('INSERT INTO write_orders VALUES (?, ?, ?)');
  return {
    commit(record: string): void {
      orderId += 1;
      database.exec('BEGIN IMMEDIATE');
      insert.run(`20261120-141502-${orderId}`, 'intent', record, 'f'.repeat(64));
      insertOrder.run(`20261120-141502-${orderId}`, orderId, 'intent');
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
}

/** Milliseconds of processor time of a begin, the median of many; each is ended again. */
async function beginTime(ledger: Ledger): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < writes; at += 1) {
    const before = process.cpuUsage();
    const record = ledger.writes.begin(nextIntent());
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
    await ledger.writes.conclude(record, 'rejected', {});
  }
  return median(times);
}

/** Seconds of processor time in which a ledger opens, the median of the rounds. */
function startTime(): number {
  const options = { folder: join(folder, 'past'), clock: systemClock, log };
  const filled = openLedger(options);
  fillWithPast(filled, pastManifests, 20);
  filled.close();
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    const ledger = openLedger(options);
    const { user, system } = process.cpuUsage(before);
    ledger.close();
    return (user + system) / 1_000_000;
  });
  return median(times);
}

async function perSecond(work: () => unknown): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < writes; at += 1) await work();
  return (writes * 1_000) / (performance.now() - began);
}

mkdirSync(folder, { recursive: true });
const openWrites = 1_000;
/** 60,000 orders. */
const pastManifests = 3_000;
let start = Number.NaN;
const begins = { alone: Number.NaN, besideOpen: Number.NaN };
const measured = { whole: [] as number[], commits: [] as number[], bare: [] as number[] };
try {
  const ledger = openLedger({ folder: join(folder, 'ledger'), clock: systemClock, log });
  const bare = openBare();
  const text = JSON.stringify(await beginAndEnd(ledger));
  // The first round of each finds its code cold, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const bareCommits = await perSecond(() => bare.commit(text));
    const commits = 2 * (await perSecond(() => beginAndEnd(ledger)));
    const whole = await perSecond(() => wholeWrite(ledger));
    if (round === 0) continue;
    measured.bare.push(bareCommits);
    measured.commits.push(commits);
    measured.whole.push(whole);
  }
  begins.alone = await beginTime(ledger);
  for (let at = 0; at < openWrites; at += 1) ledger.writes.begin(nextIntent());
  begins.besideOpen = await beginTime(ledger);
  bare.close();
  ledger.close();
  start = startTime();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const [whole, commits, bare] = [median(measured.whole), median(measured.commits), median(measured.bare)];
tellBench('writes', {
  gates: [
    atLeast("the ledger's commits", commits, 200, 'a second'),
    atLeast('of bare commits', commits / bare, 0.5, 'x'),
    atMost(`a start on ${pastManifests} manifests`, start, 2, 's'),
  ],
  beside: [
    `  bare commits: ${bare.toFixed(0)} a second; the ledger's, with guards and seal: ${commits.toFixed(0)}`,
    `  begun beside ${openWrites} open ones: ${begins.besideOpen.toFixed(2)} ms of processor time; beside none: ${begins.alone.toFixed(2)} ms`,
    `  whole writes: ${whole.toFixed(0)} a second; each has 3 commits and 3 files that are safe against a power cut`,
  ],
  figures: { writes, rounds, whole, commits, bare, begins, start, measured },
});
