/**
 * Print jobs as they stand in the log and are told to others. What was found counts also where it cannot be stored now, and
 * is stored with the next change that the disk takes.
 */
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import type { PrintLog } from '../journal/print-log.ts';
import type { Clock, Log } from '../ports.ts';
import { createJobNews, isSame, merged } from './job-news.ts';
import { isOver } from './job-watch.ts';

export interface JobRecords {
  /** Before it is handed over. Throws PackbenchError 'disk-full', 'file-failed'. */
  add(job: PrintJob): void;
  /** Throws 'print-job-unknown'. */
  known(printJobId: string): PrintJob;
  /** Also throws 'print-job-unknown'. */
  change(printJobId: string, alter: (job: PrintJob) => PrintJob | null): PrintJob;
  /** For something that is already done: when it cannot be stored, it is still done, and so the failure says. */
  changeOfDone(job: PrintJob, found: Partial<PrintJob>): PrintJob;
  /** Takes what a look found. If it cannot be stored, it is told anyway. Answers with the job as it then is. Never throws a failure. */
  seen(job: PrintJob, found: Partial<PrintJob>): PrintJob;
  list(manifestId: string | null, limit: number): readonly PrintJob[];
}

export interface JobRecordsParts {
  readonly printLog: PrintLog;
  readonly clock: Clock;
  readonly log: Log;
  readonly happened: Happened;
}

/** The page hears of looks without news at most this often. */
const tellLooksAfterMilliseconds = 10_000;

export function createJobRecords({ printLog, clock, log, happened }: JobRecordsParts): JobRecords {
  /** When open jobs were last looked at. Kept in memory, because it changes too often to be stored each time. */
  const looks = new Map<string, { checkedAt: string; toldAt: number }>();
  const news = createJobNews(printLog);

  const change: JobRecords['change'] = (printJobId, alter) => {
    const changed = news.change(printJobId, alter);
    if (changed === null) throw failureOf('print-job-unknown');
    happened('printJobChanged', changed);
    return changed;
  };

  const noteLook = (job: PrintJob): void => {
    const { printJobId, checkedAt } = job;
    const toldAt = looks.get(printJobId)?.toldAt ?? clock.passed();
    const isDue = clock.passed() - toldAt >= tellLooksAfterMilliseconds;
    looks.set(printJobId, { checkedAt, toldAt: isDue ? clock.passed() : toldAt });
    if (isDue) happened('printJobChanged', job);
  };

  return {
    add(job) {
      printLog.add(job);
      happened('printJobChanged', job);
    },
    known(printJobId) {
      const job = printLog.get(printJobId);
      if (job === null) throw failureOf('print-job-unknown');
      return news.asKnown(job);
    },
    change,
    changeOfDone(job, found) {
      try {
        return change(job.printJobId, (stands) => merged(stands, found));
      } catch (cause) {
        if (!(cause instanceof PackbenchError)) throw cause;
        news.noteUnstored(job, found);
        throw new PackbenchError({ ...cause.failure, changed: 'done' }, { cause });
      }
    },
    seen(job, found) {
      const next = { ...job, ...found };
      try {
        if (isSame(job, next) && !news.isUnstored(job)) {
          // A person, or another program, may have had the last word since it was looked at.
          const stands = printLog.get(job.printJobId) ?? job;
          if (isOver(stands)) looks.delete(stands.printJobId);
          else noteLook(next);
          return isOver(stands) ? stands : job;
        }
        const after = change(job.printJobId, (stands) => merged(stands, found));
        if (isOver(after)) looks.delete(after.printJobId);
        return after;
      } catch (cause) {
        if (!(cause instanceof PackbenchError)) throw cause;
        if (!news.noteUnstored(job, found)) return job;
        const { printJobId } = job;
        log.error('printing: what became of a job could not be read or written down', { printJobId, cause });
        happened('printJobChanged', next);
        return job;
      }
    },
    list: (manifestId, limit) =>
      printLog
        .list(manifestId, limit)
        .map(news.asKnown)
        .map((job) => ({ ...job, checkedAt: (!isOver(job) && looks.get(job.printJobId)?.checkedAt) || job.checkedAt })),
  };
}
