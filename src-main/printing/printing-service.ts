/**
 * Prints stored manifests and tells the truth about each job: what the spooler reports, nothing more. A job is written
 * to the print log before it is handed over, and watched until the spooler gives its final word, also over a restart.
 */
import { randomUUID } from 'node:crypto';
import type { PrinterList, PrintJob, PrintRequest } from '../../src-preload/contract/printing.ts';
import { PackbenchError } from '../failures.ts';
import type { PrintLog } from '../journal/print-log.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import type { Announce, Clock, Log, Spooler } from '../ports.ts';
import { createStartTroubles, type StartTroubles } from '../start-troubles.ts';
import { createJobWatch, type Wait } from './job-watch.ts';

export interface PrintingService {
  listPrinters(): Promise<PrinterList>;
  /**
   * Answers once the job is handed over. Throws what ManifestsService.checkedFilePath throws, and 'spooler-missing',
   * 'printer-unknown', 'print-refused', 'print-unknown' (handed over or not is not known). 'disk-full' or 'file-failed' with
   * `changed` 'done': it was handed over, only that could not be written down.
   */
  print(request: PrintRequest): Promise<PrintJob>;
  listJobs(manifestId: string | null, limit: number): readonly PrintJob[];
  /** At start: watches the jobs that were under way when the app was closed. Throws nothing. */
  resume(troubles?: StartTroubles): Promise<void>;
  /** Ends the watching; the jobs themselves go on. */
  close(): void;
}

export interface PrintingParts {
  readonly spooler: Spooler;
  readonly printLog: PrintLog;
  readonly manifests: Pick<ManifestsService, 'get' | 'checkedFilePath'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly announce: Announce;
  /** Waits between two looks at a job; tests pass their own. */
  readonly wait?: Wait;
}

export function createPrintingService(parts: PrintingParts): PrintingService {
  const { spooler, printLog, manifests, clock, log, announce } = parts;
  const now = (): string => clock.now().toISOString();
  const change = (job: PrintJob): PrintJob => {
    printLog.change(job);
    announce('printing.jobChanged', job);
    return job;
  };
  /** What became of the job is told whether it can be written down or not; the next start then finds it as being sent. */
  const tryToChange = (job: PrintJob): void => {
    try {
      change(job);
    } catch (cause) {
      log.error('printing: what became of a job could not be written down', { printJobId: job.printJobId, cause });
    }
  };
  const watch = createJobWatch({ spooler, clock, log, change, ...(parts.wait && { wait: parts.wait }) });

  const newJob = (request: PrintRequest): PrintJob => {
    const startedAt = now();
    const job: PrintJob = {
      ...request,
      printJobId: randomUUID(),
      copyNumber: printLog.copiesPrinted(request.manifestId, request.fileNumber) + 1,
      state: 'sending',
      reasons: [],
      spoolerJobId: null,
      submittedAt: startedAt,
      checkedAt: startedAt,
    };
    printLog.add(job);
    announce('printing.jobChanged', job);
    return job;
  };

  return {
    listPrinters: () => spooler.listPrinters(),
    async print(request) {
      const filePath = await manifests.checkedFilePath(request.manifestId, request.fileNumber);
      const { printer, media, copies } = request;
      const job = newJob(request);
      let spoolerJobId: number;
      try {
        const title = titleOf(job, manifests.get(request.manifestId).createdAt);
        spoolerJobId = await spooler.submit({ filePath, title, printer, media, copies });
      } catch (error) {
        tryToChange(notHandedOver(job, error, now()));
        throw error;
      }
      const queued: PrintJob = { ...job, spoolerJobId, state: 'queued', checkedAt: now() };
      watch.start(queued);
      try {
        return change(queued);
      } catch (cause) {
        if (!(cause instanceof PackbenchError)) throw cause;
        throw new PackbenchError({ ...cause.failure, changed: 'done' }, { cause });
      }
    },
    listJobs: (manifestId, limit) => printLog.list(manifestId, limit),
    async resume(troubles = createStartTroubles(log)) {
      await troubles.attempt(async () => {
        for (const job of printLog.openJobs()) {
          if (job.spoolerJobId !== null) watch.start(job);
          // The app ended while it was handed over, before the spooler's number was known.
          else await troubles.attempt(() => change({ ...job, state: 'unknown', checkedAt: now() }));
        }
      });
    },
    close: () => watch.close(),
  };
}

/** What the spooler's own list shows: never anything that came from the page. */
function titleOf(job: PrintJob, createdAt: string): string {
  const copy = job.copyNumber === 1 ? '' : `, copy ${job.copyNumber}`;
  return `Manifest ${createdAt.slice(0, 16).replace('T', ' ')}${copy}`;
}

function notHandedOver(job: PrintJob, error: unknown, checkedAt: string): PrintJob {
  const failure = error instanceof PackbenchError ? error.failure : null;
  const state = failure === null || failure.code === 'print-unknown' ? 'unknown' : 'failed';
  const reasons = failure === null ? [] : [failure.code, ...failure.details.map((one) => one.message)];
  return { ...job, state, reasons: reasons.filter((one) => one !== ''), checkedAt };
}
