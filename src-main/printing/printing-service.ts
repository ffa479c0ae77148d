/**
 * Prints stored manifests and sheets, and tells the truth about each job: only what the spooler reports. A job is in
 * the print log before it is handed over, and is watched until the spooler reports its end, also over a restart.
 * Nothing is ever handed over again by itself.
 */
import { randomUUID } from 'node:crypto';
import type {
  PaperAnswer,
  PaperChoice,
  PaperKind,
  PrinterList,
  PrintJob,
  PrintRequest,
} from '../../src-preload/contract/printing.ts';
import { createStartTroubles, type StartTroubles } from '../disk/start-troubles.ts';
import { failureOf, PackbenchError, remark } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import type { PrintLog } from '../journal/print-log.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import type { Announce, Clock, Log, SpooledJob, Spooler, SpoolState } from '../ports.ts';
import { timeHere } from '../time/day-here.ts';
import { createJobRecords } from './job-records.ts';
import { createJobWatch, isOver, spoolerSilent, type Wait } from './job-watch.ts';
import { createPrinterWatch } from './printer-watch.ts';
import { paperForSheet, type Sheet, withSheetFile } from './sheet-paper.ts';

export interface PrintingService {
  /** Throws what Spooler.listPrinters throws. */
  listPrinters(): Promise<PrinterList>;
  /**
   * Answers once the job is handed over. Throws what ManifestsService.checkedFilePath throws, and 'spooler-missing',
   * 'printer-unknown', 'print-refused', 'print-unknown' (nobody knows whether it was handed over). 'disk-full' or
   * 'file-failed' with `changed` 'done': it was handed over, but that could not be stored.
   */
  print(request: PrintRequest): Promise<PrintJob>;
  /** A preference of this station says where. Throws as `print` does, and 'paper-too-small'. */
  printSheet(sheet: Sheet): Promise<PrintJob>;
  /** Throws 'print-job-unknown', 'print-not-cancelled', 'spooler-missing'. Sheets that have come out stay printed. */
  cancel(printJobId: string): Promise<PrintJob>;
  /**
   * What a person saw at the printer, for a job whose end is not known. Throws 'print-job-unknown', 'disk-full',
   * 'file-failed'.
   */
  answer(printJobId: string, cameOut: boolean): PrintJob;
  listJobs(manifestId: string | null, limit: number): readonly PrintJob[];
  /** At start: watches the jobs that were under way when the app was closed. Never throws. */
  resume(troubles?: StartTroubles): Promise<void>;
  /** Ends the watching; the jobs themselves go on. */
  close(): void;
}

export interface PrintingParts {
  readonly spooler: Spooler;
  readonly printLog: PrintLog;
  readonly manifests: Pick<ManifestsService, 'get' | 'checkedFilePath'>;
  /** The station's preference. */
  readonly choiceFor: (kind: PaperKind) => PaperChoice;
  readonly operator: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly announce: Announce;
  readonly happened: Happened;
  /** Waits between two looks at a job; tests pass their own. */
  readonly wait?: Wait;
}

/** What is older than these is in no queue any more. */
const latestJobs = 100;

export function createPrintingService(parts: PrintingParts): PrintingService {
  const { spooler, printLog, manifests, clock, log, announce } = parts;
  const now = (): string => clock.now().toISOString();
  const records = createJobRecords(parts);
  const { known, change, changeOfDone, seen } = records;
  const watch = createJobWatch({ spooler, clock, log, seen, ...(parts.wait && { wait: parts.wait }) });
  const printers = createPrinterWatch({ spooler, log, announce, changed: watch.wake });

  /** A job that came out keeps its state: how it ended for the print system tells nothing. */
  const takeOut = (job: PrintJob): void =>
    watch.takeBack(job, (found) =>
      change(job.printJobId, (stands) => ({ ...stands, ...found, ...(cameOut(job) && { state: stands.state }) })),
    );

  const handOver = async (job: PrintJob, filePath: string, title: string): Promise<PrintJob> => {
    printers.start();
    records.add(job);
    const { printJobId, printer, media, tray, copies } = job;
    let spoolerJobId: number;
    try {
      spoolerJobId = await spooler.submit({ printJobId, filePath, title, printer, media, tray, copies });
    } catch (error) {
      const found = notHandedOver(error, now());
      const after = seen(job, found);
      const stands = isOver(after) ? after.state : found.state;
      if (stands === 'unknown') watch.seek(after);
      else if (!isOver(after)) watch.store(after, found);
      throw error;
    }
    const queued = { spoolerJobId, state: 'queued', checkedAt: now() } as const;
    watch.start({ ...job, ...queued });
    // The job may have been found by its mark, and cancelled, before this answer came.
    return changeOfDone(job, { ...queued, reasons: [] });
  };

  return {
    listPrinters() {
      printers.start();
      return printers.list();
    },
    async print({ pageCount, ...request }) {
      const filePath = await manifests.checkedFilePath(request.manifestId, request.fileNumber);
      const copyNumber = printLog.copiesPrinted(request.manifestId, request.fileNumber) + 1;
      const sheetsInAll = pageCount === null ? null : pageCount * request.copies;
      const job: PrintJob = { ...newJob(now()), ...request, copyNumber, sheetsInAll };
      return handOver(job, filePath, titleOf(job, manifests.get(request.manifestId).createdAt));
    },
    async printSheet(sheet) {
      const choice = parts.choiceFor(sheet.kind);
      const { printer, media, tray, paper } = paperForSheet(sheet, choice, await spooler.listPrinters());
      const { bytes, pageCount } = await sheet.draw(paper);
      const { kind, tallyId } = sheet;
      const about = { kind, ...(tallyId && { tallyId }), printer, media, tray, sheetsInAll: pageCount };
      const job: PrintJob = { ...newJob(now()), ...about };
      return withSheetFile(bytes, (filePath) => handOver(job, filePath, sheet.title));
    },
    async cancel(printJobId) {
      const job = known(printJobId);
      const { printer } = job;
      if (isOver(job)) {
        const isGone = job.state !== 'unknown';
        const facts = { printer, ...(isGone && { remarks: [remark('print-job-gone')] }) };
        throw failureOf('print-not-cancelled', { facts });
      }
      const spoolerJobId = job.spoolerJobId ?? (await spooler.find(printer, printJobId));
      if (spoolerJobId === null) throw failureOf('print-not-cancelled', { facts: { printer } });
      const spooled = { printJobId, printer, spoolerJobId };
      await spooler.cancel(spooled);
      return changeOfDone(job, { ...(await stateAfterCancel(spooler, spooled)), spoolerJobId, checkedAt: now() });
    },
    answer(printJobId, hasComeOut) {
      const job = known(printJobId);
      const answer = { cameOut: hasComeOut, answeredAt: now(), operator: parts.operator };
      const answered = change(printJobId, (stands) => withAnswer(stands, answer));
      if (mayStillComeOut(job)) takeOut(answered);
      return answered;
    },
    listJobs: records.list,
    async resume(troubles = createStartTroubles(log)) {
      await troubles.attempt(() => {
        for (const job of printLog.list(null, latestJobs).filter(isSilentlyAnswered)) takeOut(job);
        const open = printLog.openJobs();
        if (open.length > 0) printers.start();
        for (const job of open) watch.start(job);
      });
    },
    close() {
      watch.close();
      printers.close();
    },
  };
}

const withAnswer = (stands: PrintJob, answer: PaperAnswer): PrintJob => ({
  ...stands,
  state: isOver(stands) ? stands.state : 'unknown',
  answer,
});

const mayStillComeOut = (job: PrintJob): boolean =>
  !isOver(job) || (job.state === 'unknown' && job.spoolerJobId === null);

const cameOut = ({ answer }: PrintJob): boolean => answer?.cameOut === true;

/** Somebody saw whether it came out, and the print system has not answered since. */
const isSilentlyAnswered = ({ answer, reasons }: PrintJob): boolean =>
  answer !== null && [spoolerSilent, 'print-unknown'].some((one) => reasons.includes(one));

/** A cancelled job may leave the queue at once, or the spooler may stop answering: then nothing more can be learned. */
async function stateAfterCancel(spooler: Spooler, spooled: SpooledJob): Promise<SpoolState> {
  const cancelled = { state: 'cancelled', reasons: [], sheetsPrinted: null } as const;
  try {
    const found = await spooler.readState(spooled);
    return found.state === 'unknown' ? cancelled : found;
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    return cancelled;
  }
}

function newJob(startedAt: string): PrintJob {
  return {
    printJobId: randomUUID(),
    kind: 'manifest',
    manifestId: '',
    fileNumber: 1,
    printer: '',
    media: null,
    tray: null,
    copies: 1,
    copyNumber: 1,
    state: 'sending',
    reasons: [],
    sheetsPrinted: null,
    sheetsInAll: null,
    spoolerJobId: null,
    submittedAt: startedAt,
    checkedAt: startedAt,
    answer: null,
  };
}

/**
 * The title in the spooler's own list: never anything that came from the page. Only this names the copy, because the
 * paper is the service's.
 */
function titleOf(job: PrintJob, createdAt: string): string {
  const copy = job.copyNumber === 1 ? '' : `, copy ${job.copyNumber}`;
  return `Manifest ${timeHere(new Date(createdAt)).slice(0, 16)}${copy}`;
}

function notHandedOver(error: unknown, checkedAt: string): Partial<PrintJob> {
  const failure = error instanceof PackbenchError ? error.failure : null;
  const state = failure === null || failure.code === 'print-unknown' ? 'unknown' : 'failed';
  // Beside it stands what the print system says itself, but not what the system says of a file of ours.
  const isOfOurFile = failure?.code === 'disk-full' || failure?.code === 'file-failed';
  const said = isOfOurFile ? [] : (failure?.details ?? []).map((one) => one.message);
  const reasons = failure === null ? [] : [failure.code, ...said];
  return { state, reasons: reasons.filter((one) => one !== ''), checkedAt };
}
