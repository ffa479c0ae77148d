/**
 * What is known of print jobs before it is stored: the disk may be full or fail just when the print system has answered.
 * It counts already, and goes into the log with the next change that the disk takes.
 */
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import type { PrintLog } from '../journal/print-log.ts';
import { isOver } from './job-watch.ts';

export interface JobNews {
  asKnown(stored: PrintJob): PrintJob;
  isUnstored(job: PrintJob): boolean;
  /** False: as much was known of it. */
  noteUnstored(job: PrintJob, found: Partial<PrintJob>): boolean;
  /** Like the log's own, and stores whatever else is known of the job. */
  readonly change: PrintLog['change'];
}

export function createJobNews(printLog: Pick<PrintLog, 'change'>): JobNews {
  const unstored = new Map<string, Partial<PrintJob>>();
  const asKnown = (stored: PrintJob): PrintJob => merged(stored, unstored.get(stored.printJobId) ?? {}) ?? stored;
  return {
    asKnown,
    isUnstored: ({ printJobId }) => unstored.has(printJobId),
    noteUnstored(job, found) {
      const { printJobId } = job;
      const before = asKnown(job);
      const after = merged(before, found);
      if (unstored.has(printJobId) && (after === null || isSame(before, after))) return false;
      unstored.set(printJobId, { ...unstored.get(printJobId), ...(after === null ? {} : found) });
      return true;
    },
    change(printJobId, alter) {
      const changed = printLog.change(printJobId, (stored) => {
        const job = asKnown(stored);
        return alter(job) ?? (unstored.has(printJobId) ? job : null);
      });
      unstored.delete(printJobId);
      return changed;
    },
  };
}

/**
 * Merges what was found into the stored job. Two programs on one folder may look at the same job: a known number is
 * kept, so 'no number' proves nothing, and an end stays the end unless it was 'unknown'.
 */
export function merged(stands: PrintJob, found: Partial<PrintJob>): PrintJob | null {
  const isFoundAgain =
    stands.state === 'unknown' && stands.spoolerJobId === null && typeof found.spoolerJobId === 'number';
  if (isOver(stands) && !isFoundAgain) return null;
  const knowsLess = stands.spoolerJobId !== null && found.spoolerJobId === null;
  return knowsLess ? null : { ...stands, ...found };
}

export function isSame(job: PrintJob, next: PrintJob): boolean {
  return (
    job.state === next.state &&
    job.printer === next.printer &&
    job.spoolerJobId === next.spoolerJobId &&
    job.sheetsPrinted === next.sheetsPrinted &&
    job.reasons.join(' ') === next.reasons.join(' ')
  );
}
