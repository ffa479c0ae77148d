/** Print jobs in the ledger, so that after a restart the app still knows which were under way and which copy is next. */
import type { PrintJob, PrintJobState } from '../../src-preload/contract/printing.ts';
import { nextNo } from './begun-order.ts';
import { wholeJob } from './ledger-check.ts';
import type { LedgerDatabase, Row, RunStatement } from './ledger-database.ts';
import { LedgerDamaged } from './ledger-failures.ts';
import { sealOf } from './write-record.ts';

/** Every change is on the disk when it returns. Throws PackbenchError 'ledger-read-only', 'disk-full', 'file-failed'. */
export interface PrintLog {
  add(job: PrintJob): void;
  /**
   * Alters the job as the file has it now: another program may have changed it since it was read. Writes what `alter`
   * returns; null leaves the job as it is. Answers the job as it then is; null: there is no such job.
   */
  change(printJobId: string, alter: (now: PrintJob) => PrintJob | null): PrintJob | null;
  /** Null: there is no such job. */
  get(printJobId: string): PrintJob | null;
  /** Newest first; manifestId null: all manifests. */
  list(manifestId: string | null, limit: number): readonly PrintJob[];
  /** Not in a final state, oldest first. */
  openJobs(): readonly PrintJob[];
  /**
   * Copies sent to a printer, by all jobs except those that failed, were cancelled or did not come out: of one file, or
   * (without a number) of the file that was printed most.
   */
  copiesPrinted(manifestId: string, fileNumber?: number): number;
}

/** States that the spooler never changes again. 'unknown' is final too: a job that is in no list does not come back. */
const finalStates: readonly PrintJobState[] = ['done', 'failed', 'cancelled', 'unknown'];

export function createPrintLog(ledger: { readonly database: LedgerDatabase }): PrintLog {
  const { database } = ledger;
  const finals = JSON.stringify(finalStates);
  return {
    add: (job) => database.change((run) => insertPrintJob(run, job, nextNo(database))),
    change: (printJobId, alter) =>
      database.change((run) => {
        const now = readPrintJob(database, printJobId);
        const next = now === null ? null : alter(now);
        if (next === null) return now;
        const text = JSON.stringify(next);
        const values = [next.state, text, sealOf(text), printJobId];
        run('UPDATE print_jobs SET state = ?, job = ?, seal = ? WHERE print_job_id = ?', ...values);
        return next;
      }),
    get: (printJobId) => readPrintJob(database, printJobId),
    list(manifestId, limit) {
      // A manifest's are found by its index. As they were begun: the clock may have been set between any two of them.
      const ofManifest = manifestId === null ? '?1 IS NULL' : 'manifest_id = ?1';
      const rows = database.all(
        `SELECT * FROM print_jobs WHERE ${ofManifest} ORDER BY rowid DESC LIMIT ?2`,
        manifestId,
        limit,
      );
      return rows.map((row) => jobOf(database, row));
    },
    openJobs() {
      const rows = database.all(
        `SELECT * FROM print_jobs WHERE state NOT IN (SELECT value FROM json_each(?)) ORDER BY rowid`,
        finals,
      );
      return rows.map((row) => jobOf(database, row));
    },
    copiesPrinted: (manifestId, fileNumber) => copiesPrinted(database, manifestId, fileNumber ?? null),
  };
}

function copiesPrinted(database: LedgerDatabase, manifestId: string, fileNumber: number | null): number {
  const row = database.all(
    `SELECT coalesce(max(copies), 0) AS most FROM (
       SELECT sum(job ->> '$.copies') AS copies FROM print_jobs
       WHERE manifest_id = ?1 AND state NOT IN ('failed', 'cancelled')
         AND coalesce(job ->> '$.answer.cameOut', 1) <> 0
         AND (?2 IS NULL OR job ->> '$.fileNumber' = ?2)
       GROUP BY job ->> '$.fileNumber')`,
    manifestId,
    fileNumber,
  )[0];
  return Number(row?.most);
}

/** Null: there is no such job. */
export function readPrintJob(database: LedgerDatabase, printJobId: string): PrintJob | null {
  const row = database.all('SELECT * FROM print_jobs WHERE print_job_id = ?', printJobId)[0];
  return row === undefined ? null : jobOf(database, row);
}

/** As number `no` of all that was begun. */
export function insertPrintJob(run: RunStatement, job: PrintJob, no: number): void {
  const text = JSON.stringify(job);
  run(
    'INSERT INTO print_jobs (rowid, print_job_id, manifest_id, state, submitted_at, job, seal) VALUES (?, ?, ?, ?, ?, ?, ?)',
    no,
    job.printJobId,
    job.manifestId,
    job.state,
    job.submittedAt,
    text,
    sealOf(text),
  );
}

function jobOf(database: LedgerDatabase, row: Row): PrintJob {
  const job = wholeJob(row);
  if (job === null) throw new LedgerDamaged(database.path, `the print job ${row.print_job_id} was changed`);
  return job;
}
