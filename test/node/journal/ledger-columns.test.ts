/**
 * Each column of the ledger that repeats a part of a record is compared with it: a column that differs is damage, not
 * news.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { clock, contentOf, fillLedger, inFolder, intent, openIn, silentLog } from './ledger-folder.ts';

/** The fourth write of the history is SENT, its print job is 'job-3'. */
const changedRows = [
  ['a write that claims another end', `UPDATE writes SET state = 'stored' WHERE state = 'sent'`],
  ['a write of another kind', `UPDATE writes SET kind = 'archive' WHERE state = 'sent'`],
  ['a write of another account', `UPDATE writes SET account_id = 'two' WHERE state = 'sent'`],
  ['a write of another time', `UPDATE writes SET created_at = '2001-01-01T00:00:00.000Z' WHERE state = 'sent'`],
  ['a write of another service', `UPDATE writes SET origin = 'https://other.example' WHERE state = 'sent'`],
  ['a write of another service key', `UPDATE writes SET fingerprint = 'ff' WHERE state = 'sent'`],
  ['a write that gives orders away', `UPDATE writes SET to_account_id = 'two' WHERE state = 'sent'`],
  ['a write that gives orders to another key', `UPDATE writes SET to_fingerprint = 'ff' WHERE state = 'sent'`],
  ['an order of another service key', `UPDATE write_orders SET fingerprint = 'ff' WHERE state = 'sent'`],
  ['a record with another text', `UPDATE writes SET record = replace(record, 'Swift', 'Snail') WHERE state = 'sent'`],
  ['an order that is said to be free', `UPDATE write_orders SET state = 'rejected' WHERE state = 'sent'`],
  ['an order of another account', `UPDATE write_orders SET account_id = 'two' WHERE state = 'sent'`],
  ['an order under another id', `UPDATE write_orders SET order_id = 999 WHERE order_id = 10`],
  [
    'an order whose id is larger than any number here',
    'UPDATE write_orders SET order_id = 9007199254740993 WHERE order_id = 10',
  ],
  ['an order that is gone', `DELETE FROM write_orders WHERE order_id = 10`],
] as const;

test.each(changedRows)('%s: the file is damaged, and the writes are as they were', (_what, change) =>
  inFolder(async (folder) => {
    const before = await historyIn(folder, change);
    const ledger = openIn(folder);
    expect(ledger.state).toBe('rebuilt');
    expect(contentOf(ledger)).toEqual(before);
    ledger.close();
  }),
);

const changedJobs = [
  ['another state', `UPDATE print_jobs SET state = 'failed' WHERE print_job_id = 'job-3'`],
  ['another manifest', `UPDATE print_jobs SET manifest_id = 'm' WHERE print_job_id = 'job-3'`],
  ['another time', `UPDATE print_jobs SET submitted_at = '2001-01-01' WHERE print_job_id = 'job-3'`],
  ['another name', `UPDATE print_jobs SET print_job_id = 'job-99' WHERE print_job_id = 'job-3'`],
  ['another text', `UPDATE print_jobs SET job = replace(job, 'Bench', 'Attic') WHERE print_job_id = 'job-3'`],
] as const;

test.each(changedJobs)('a print job with %s: it alone is given up, and the log names it', (what, change) =>
  inFolder(async (folder) => {
    const { writes, jobs } = await historyIn(folder, change);
    const lost: unknown[] = [];
    const error = (_message: string, facts: object = {}): void => {
      if ('lost' in facts) lost.push(facts.lost);
    };
    const ledger = openLedger({ folder, clock, log: { ...silentLog, error } });
    expect(ledger.state).toBe('rebuilt');
    expect(lost).toEqual([[`print job ${what === 'another name' ? 'job-99' : 'job-3'}`]]);
    expect(contentOf(ledger)).toEqual({ writes, jobs: jobs.filter(({ printJobId }) => printJobId !== 'job-3') });
    ledger.close();
  }),
);

test('a write under another id, that no backup knows, is given up: under that id it says nothing', () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    const [kept, renamed] = [first.writes.begin(intent(1)), first.writes.begin(intent(2))];
    const other = '20010101-000000-00000000';
    first.database.change((run) => {
      run('PRAGMA defer_foreign_keys = ON');
      for (const table of ['write_orders', 'writes']) {
        run(`UPDATE ${table} SET write_id = ? WHERE write_id = ?`, other, renamed.writeId);
      }
    });
    first.close();
    const ledger = openIn(folder);
    expect([ledger.state, contentOf(ledger).writes]).toEqual(['rebuilt', [kept]]);
    ledger.close();
  }));

test('a version that is not the one in the header: rebuilt, with everything in it', () =>
  inFolder(async (folder) => {
    const before = await historyIn(folder, 'UPDATE about SET schema_version = 40');
    const ledger = openIn(folder);
    expect(ledger.state).toBe('rebuilt');
    expect(contentOf(ledger)).toEqual(before);
    ledger.close();
  }));

/** A closed ledger of twelve writes whose file was then changed by hand; answers what it held before. */
async function historyIn(folder: string, change: string): Promise<ReturnType<typeof contentOf>> {
  const ledger = openIn(folder);
  await fillLedger(ledger, 12);
  const content = contentOf(ledger);
  ledger.close();
  const file = new DatabaseSync(join(folder, 'ledger.sqlite'));
  file.exec('PRAGMA foreign_keys = OFF');
  expect(file.prepare(change).run().changes, 'rows changed').toBeGreaterThan(0);
  file.close();
  return content;
}
