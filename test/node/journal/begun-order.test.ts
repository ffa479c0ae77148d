/**
 * Which of two writes was begun last decides what is the newest manifest of an order, and whom it belongs to. It is known after a
 * start that had to make the ledger anew, as it was before.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
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
    expect(idsOf(writes.list('manifest', 'one', 1, 9))).toEqual(ids.slice(0, 2).toReversed());
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
