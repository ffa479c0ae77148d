/**
 * Watches handed-over jobs until the spooler reports their end: soon at first, then each 1.5 s, and at once when there
 * is news.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { PrintJob, PrintJobState } from '../../src-preload/contract/printing.ts';
import { PackbenchError } from '../failures.ts';
import type { Clock, Log, Spooler, SpoolState } from '../ports.ts';
import { createSilenceWatch } from './no-news.ts';
import { handedToPrinter, leavesQueue } from './reasons.ts';
import { takeBack } from './take-back.ts';

/** Resolves after the time, or rejects when the signal says that nobody waits any more. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface JobWatch {
  /** A job without a number is sought: the program ended in its hand-over, or another one is handing it over now. */
  start(job: PrintJob): void;
  /**
   * Looks for the job of an interrupted hand-over for a minute, or ten while the print system is silent, and watches it
   * once it is found.
   */
  seek(job: PrintJob): void;
  /** Takes a job out of the queue that somebody has answered for, as soon as the print system answers; tells what became of it. */
  takeBack(job: PrintJob, told: (found: Partial<PrintJob>) => unknown): void;
  /** Nothing more is to be learned of the job, but it is not stored yet: until it is, `seen` gets it again. */
  store(job: PrintJob, found: Partial<PrintJob>): void;
  /** Something changed at the print system: every job is looked at now. */
  wake(): void;
  close(): void;
}

export interface JobWatchParts {
  readonly spooler: Pick<Spooler, 'readState' | 'find' | 'cancel' | 'letGo'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Reports what a look found. Answers with the job as it then is; a final state ends the watch. */
  readonly seen: (job: PrintJob, found: Partial<PrintJob>) => PrintJob;
  readonly wait?: Wait;
}

const finalStates: ReadonlySet<PrintJobState> = new Set(['done', 'failed', 'cancelled', 'unknown']);
const firstWaitMilliseconds = 250;
const longestWaitMilliseconds = 1_500;
const waitGrowth = 1.5;
const seekWaitMilliseconds = 2_000;
const seeks = 30;
/** So many unanswered seeks count as one: a print server that starts again is silent for minutes. */
const silentSeeks = 10;
const storeWaitMilliseconds = 10_000;

/** The reason given for a job whose print system does not answer; the job is looked at again once it does. */
export const spoolerSilent = 'spooler-not-answering';

export const isOver = ({ state }: Pick<PrintJob, 'state'>): boolean => finalStates.has(state);

export function createJobWatch(parts: JobWatchParts): JobWatch {
  const { spooler, clock, log, seen } = parts;
  const ending = new AbortController();
  const wait = parts.wait ?? waitForReal;
  let news = new AbortController();

  const pauseFor = async (milliseconds: number): Promise<void> => {
    const { signal } = news;
    try {
      await wait(milliseconds, AbortSignal.any([ending.signal, signal]));
    } catch (error) {
      // News end the wait, and nothing else.
      if (ending.signal.aborted || !signal.aborted) throw error;
    }
  };

  const follow = async (first: PrintJob): Promise<void> => {
    let job = first;
    let pause = firstWaitMilliseconds;
    const heard = createSilenceWatch(clock, job);
    try {
      while (!isOver(job)) {
        await pauseFor(pause);
        const found = heard(await readState(spooler, job));
        if (ending.signal.aborted) return;
        const now = seen(job, { ...found, checkedAt: clock.now().toISOString() });
        pause = now.state === job.state ? Math.min(pause * waitGrowth, longestWaitMilliseconds) : firstWaitMilliseconds;
        job = now;
      }
    } finally {
      const { printJobId, printer, spoolerJobId } = job;
      if (spoolerJobId !== null) spooler.letGo?.({ printJobId, printer, spoolerJobId });
    }
  };

  const seekOut = async (first: PrintJob): Promise<void> => {
    let job = first;
    for (let look = 0; look < seeks && job.answer === null; ) {
      // Another program on this folder has handed it over meanwhile.
      if (job.spoolerJobId !== null) return follow(job);
      const spoolerJobId = await find(spooler, job);
      if (ending.signal.aborted) return;
      const checkedAt = clock.now().toISOString();
      if (spoolerJobId === 'silent') {
        // Nothing was learned: the job may be there as soon as the print system is. A person may say what came out.
        look += 1 / silentSeeks;
        job = seen(job, isOver(job) ? {} : { reasons: [spoolerSilent], checkedAt });
      } else if (spoolerJobId === null) {
        look += 1;
        job = seen(job, { spoolerJobId: null, state: 'unknown', reasons: withoutSilence(job), checkedAt });
      } else return follow(seen(job, { spoolerJobId, state: 'queued', reasons: [], checkedAt }));
      await wait(seekWaitMilliseconds, ending.signal);
    }
    await store(job, { state: 'unknown' });
  };

  const takeOut = async (job: PrintJob, told: (found: Partial<PrintJob>) => unknown): Promise<void> => {
    for (let look = 0; ; ) {
      const found = await takeBack(spooler, job);
      if (ending.signal.aborted) return;
      // `lp` may still be handing it over. Silence says nothing: the job may be there as soon as the print system is.
      if (found === null) look += 1;
      if (found !== 'silent' && (found !== null || look === seeks)) {
        told({ reasons: [], ...found, checkedAt: clock.now().toISOString() });
        return;
      }
      await wait(seekWaitMilliseconds, ending.signal);
    }
  };

  const store = async (first: PrintJob, found: Partial<PrintJob>): Promise<void> => {
    for (let job = first; !isOver(job); job = seen(job, found)) await wait(storeWaitMilliseconds, ending.signal);
  };

  const inBackground = (job: PrintJob, work: Promise<void>): void => {
    work.catch((error: unknown) => {
      if (ending.signal.aborted) return;
      log.error('A print job is no longer watched.', { printJobId: job.printJobId, err: error });
    });
  };

  return {
    start: (job) => inBackground(job, job.spoolerJobId === null ? seekOut(job) : follow(job)),
    seek: (job) => inBackground(job, seekOut(job)),
    takeBack: (job, told) => inBackground(job, takeOut(job, told)),
    store: (job, found) => inBackground(job, store(job, found)),
    wake() {
      news.abort();
      news = new AbortController();
    },
    close: () => ending.abort(),
  };
}

async function readState(spooler: Pick<Spooler, 'readState'>, job: PrintJob): Promise<SpoolState> {
  const { printJobId, printer, spoolerJobId, state, sheetsPrinted } = job;
  if (spoolerJobId === null || state === 'sending') return { state: 'unknown', reasons: [], sheetsPrinted };
  try {
    return counted(job, takenOut(job, await spooler.readState({ printJobId, printer, spoolerJobId })));
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    return { state, reasons: [spoolerSilent], sheetsPrinted };
  }
}

/** Windows takes a while to take a job out of the queue, and then no longer knows it. What the printer has may come out. */
function takenOut({ reasons }: PrintJob, found: SpoolState): SpoolState {
  const wasLeaving = reasons.includes(leavesQueue) && !reasons.includes(handedToPrinter);
  return found.state === 'unknown' && wasLeaving ? { ...found, state: 'cancelled', reasons: [] } : found;
}

/** The reason given for a job that ended without a sheet, as far as anybody counted. */
const nothingCounted = 'no-sheet-counted';

/**
 * CUPS reports a PDF without pages as finished. It also counts no sheets on some printers that print, but then our own
 * reader has counted the pages.
 */
function counted({ kind, sheetsInAll }: PrintJob, found: SpoolState): SpoolState {
  const isCounted = kind !== 'manifest' || sheetsInAll !== null || found.sheetsPrinted !== 0;
  if (found.state !== 'done' || isCounted) return found;
  return { ...found, state: 'unknown', reasons: [...found.reasons, nothingCounted] };
}

/** Null: the job is not there, or nobody can say; 'silent': the print system does not answer. */
async function find(spooler: Pick<Spooler, 'find'>, job: PrintJob): Promise<number | 'silent' | null> {
  try {
    return await spooler.find(job.printer, job.printJobId);
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    return error.failure.code === 'spooler-missing' ? 'silent' : null;
  }
}

const withoutSilence = ({ reasons }: PrintJob): readonly string[] => reasons.filter((one) => one !== spoolerSilent);

function waitForReal(milliseconds: number, signal: AbortSignal): Promise<void> {
  return delay(milliseconds, undefined, { signal, ref: false });
}
