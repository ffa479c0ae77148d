/**
 * Which of two writes was begun last decides what is the newest manifest of an order, and whom it belongs to. It is known after a
 * start that had to make the ledger anew, as it was before.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createActivityLog } from '../../../src-main/journal/activity-log.ts';
import { begunCount } from '../../../src-main/journal/begun-order.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { openDatabase } from '../../../src-main/journal/ledger-database.ts';
import { insertRecord } from '../../../src-main/journal/ledger-rows.ts';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { createPrintLog, insertPrintJob } from '../../../src-main/journal/print-log.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { enteredOnce } from '../../helpers/alone.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { inFolder, intent, openIn, printJob, silentLog } from './ledger-folder.ts';

const account = { accountId: 'one', origin: '', fingerprint: '' };

/** A stored manifest of order 1 for each of these times, begun one after the other. */
async function manifestsAt(folder: string, ...times: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  let now = 0;
  const at = { now: () => new Date(times[now] ?? ''), passed: () => 0 };
  const ledger = openLedger({ folder, clock: at, log: silentLog });
  for (; now < times.length; now += 1) {
    const { writeId } = ledger.writes.begin(intent(1), ids);
    await ledger.writes.markSent(writeId);
    await ledger.writes.settle(writeId, 'stored', { labelType: 'PDF' });
    createPrintLog(ledger).add(printJob(`job-${now}`, { manifestId: writeId }));
    ids.push(writeId);
  }
  ledger.close();
  return ids;
}

const newestFirst = (ledger: Ledger): readonly string[] =>
  ledger.writes.marksOf(account, [1]).map(({ writeId }) => writeId);

function inTheFile(folder: string, change: (file: DatabaseSync) => void): void {
  const file = new DatabaseSync(join(folder, 'ledger.sqlite'));
  change(file);
  file.close();
}

const days = ['2026-11-02T10:00:00.000Z', '2026-11-03T10:00:00.000Z', '2026-11-04T10:00:00.000Z'];

test('a ledger that was lost has its writes in their order again: the newest manifest is asked about, not the oldest', () =>
  inFolder(async (folder) => {
    const ids = await manifestsAt(folder, ...days);
    for (const ending of ['', '-wal', '-shm']) await rm(join(folder, `ledger.sqlite${ending}`), { force: true });
    const ledger = openIn(folder);
    expect(newestFirst(ledger)).toEqual(ids.toReversed());
    // Whoever has seen the first one only has not seen that there are two more.
    expect(() => ledger.writes.begin(intent(1), ids.slice(0, 1))).toThrow('already-manifested');
    ledger.close();
  }));

test('a write that the tables had lost comes back to where it was begun', () =>
  inFolder(async (folder) => {
    const ids = await manifestsAt(folder, ...days);
    inTheFile(folder, (file) => {
      file.exec('PRAGMA foreign_keys = OFF');
      for (const table of ['write_orders', 'writes'])
        file.prepare(`DELETE FROM ${table} WHERE write_id = ?`).run(ids[0] ?? '');
    });
    const ledger = openIn(folder);
    expect(newestFirst(ledger)).toEqual(ids.toReversed());
    const next = ledger.writes.begin(intent(2));
    expect(ledger.writes.marksOf(account, [1, 2])[0]?.writeId).toBe(next.writeId);
    ledger.close();
  }));

test('a damaged ledger is rebuilt in the order of the writes, also where the clock was set back between them', () =>
  inFolder(async (folder) => {
    const ids = await manifestsAt(folder, ...days.toReversed());
    inTheFile(folder, (file) => {
      file.exec(`UPDATE print_jobs SET job = replace(job, 'Bench', 'Bunch') WHERE print_job_id = 'job-1'`);
    });
    const ledger = openIn(folder);
    expect(ledger.state).toBe('rebuilt');
    expect(newestFirst(ledger)).toEqual(ids.toReversed());
    expect(
      createPrintLog(ledger)
        .list(null, 9)
        .map(({ printJobId }) => printJobId),
    ).toEqual(['job-2', 'job-0']);
    ledger.close();
  }));

test('what was made last is the newest, also where the clock was set back before it: in the history, and among what is open', () =>
  inFolder(async (folder) => {
    const ids = await manifestsAt(folder, ...days.toReversed());
    const ledger = openIn(folder);
    const { writes } = ledger;
    const idsOf = (records: readonly { readonly writeId: string }[]) => records.map(({ writeId }) => writeId);
    expect(idsOf(writes.listMade('manifest', null, 0, 2))).toEqual(ids.slice(1).toReversed());
    expect(idsOf(writesOf(ledger, 'manifest').slice(1))).toEqual(ids.slice(0, 2).toReversed());
    ledger.close();
    const at = [...days];
    const again = openLedger({
      folder,
      clock: { now: () => new Date(at.pop() ?? ''), passed: () => 0 },
      log: silentLog,
    });
    const open = [2, 3].map((orderId) => again.writes.begin(intent(orderId)).writeId);
    expect(idsOf(again.writes.unsettled())).toEqual(open);
    expect(idsOf(again.writes.openWritesOf(account))).toEqual(open);
    again.close();
  }));

async function activityOf(ledger: Ledger): Promise<readonly string[]> {
  const everything = { accountId: null, kind: null, outcome: null, from: null, to: null };
  const { entries } = await createActivityLog(ledger, enteredOnce).list(everything, 0, 99);
  return entries.map(({ activityId }) => activityId);
}

const lose = async (folder: string): Promise<void> => {
  for (const ending of ['', '-wal', '-shm']) await rm(join(folder, `ledger.sqlite${ending}`), { force: true });
};

test('the activity shows what was done last at the top, also where the clock was set back between a manifest and its print', () =>
  inFolder(async (folder) => {
    const ids = await manifestsAt(folder, ...days.toReversed());
    const ledger = openIn(folder);
    expect(await activityOf(ledger)).toEqual(['job-2', ids[2], 'job-1', ids[1], 'job-0', ids[0]]);
    ledger.close();
  }));

test('a ledger that was lost has its writes in their order again, also where the clock was set back between them', () =>
  inFolder(async (folder) => {
    const ids = await manifestsAt(folder, ...days.toReversed());
    await lose(folder);
    const ledger = openIn(folder);
    expect(newestFirst(ledger)).toEqual(ids.toReversed());
    expect(await activityOf(ledger)).toEqual(ids.toReversed());
    // The backup holds no prints: a hand-over may stand after one that is lost, and what comes now stands above it.
    const { last, from } = begunCount(ledger.database, silentLog);
    from(9);
    expect(last()).toBe(9);
    createPrintLog(ledger).add(printJob('after'));
    expect([last(), (await activityOf(ledger))[0]]).toEqual([10, 'after']);
    ledger.close();
  }));

/** A ledger of the version before the common count: writes and prints were each counted by themselves. */
async function olderLedger(
  folder: string,
  writes: readonly WriteRecord[],
  prints: readonly (readonly [printJobId: string, manifestId: string, submittedAt: string])[],
): Promise<void> {
  openIn(folder).close();
  await lose(folder);
  const older = openDatabase(join(folder, 'ledger.sqlite'), false);
  older.change((run) => {
    for (const step of ledgerMigrations.slice(0, 2)) older.runScript(step);
    older.runScript('PRAGMA user_version = 2; UPDATE about SET schema_version = 2');
    for (const [index, write] of writes.entries()) insertRecord(run, write, index + 1);
    for (const [index, [printJobId, manifestId, submittedAt]] of prints.entries()) {
      insertPrintJob(run, printJob(printJobId, { manifestId, submittedAt }), index + 1);
    }
  });
  older.close();
}

const noon = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;

/** As an older Packbench kept it: without its number. */
const olderWrite = (day: number): WriteRecord => ({
  ...intent(day),
  ...{ writeId: `202611${String(day).padStart(2, '0')}-120000-0000000a`, state: 'stored', createdAt: noon(day) },
  ...{ sentAt: noon(day), answeredAt: noon(day), settledAt: noon(day), about: {}, labelType: 'PDF', files: [] },
  ...{ failure: null, attemptAfter: null, readings: [], settlements: [] },
});

test('an older ledger opens with writes and prints among one another, each in the order it had', () =>
  inFolder(async (folder) => {
    // The clock was set from the 4th back to the 2nd, and a print of the first manifest was repeated on the 3rd.
    const [first, second, third, fourth] = [1, 4, 2, 3].map(olderWrite);
    if (!first || !second || !third || !fourth) throw new Error('four were made');
    const after = (write: WriteRecord): string => write.createdAt.replace('12:00', '12:05');
    await olderLedger(
      folder,
      [first, second, third, fourth],
      [
        ['print-1', first.writeId, after(first)],
        ['print-2', second.writeId, after(second)],
        ['print-3', third.writeId, after(third)],
        ['again', first.writeId, after(fourth)],
      ],
    );
    const ledger = openIn(folder);
    expect(ledger.state).toBe('ok');
    const expected = [
      ...['again', fourth.writeId, 'print-3', third.writeId, 'print-2', second.writeId, 'print-1', first.writeId],
    ];
    expect(await activityOf(ledger)).toEqual(expected);
    const next = ledger.writes.begin(intent(9));
    expect(await activityOf(ledger)).toEqual([next.writeId, ...expected]);
    ledger.close();
    const again = openIn(folder);
    expect(await activityOf(again)).toEqual([next.writeId, ...expected]);
    again.close();
  }));

test('an older ledger that is damaged is rebuilt with its writes and prints among one another', () =>
  inFolder(async (folder) => {
    const writes = [1, 2, 3].map(olderWrite);
    await olderLedger(
      folder,
      writes,
      writes.map(({ writeId, createdAt }, index) => [`print-${index + 1}`, writeId, createdAt] as const),
    );
    inTheFile(folder, (file) =>
      file.exec(`UPDATE print_jobs SET job = replace(job, 'Bench', 'Bunch') WHERE rowid = 2`),
    );
    const ledger = openIn(folder);
    const [first, second, third] = writes.map(({ writeId }) => writeId);
    expect([ledger.state, await activityOf(ledger)]).toEqual(['rebuilt', ['print-3', third, second, 'print-1', first]]);
    ledger.close();
  }));
