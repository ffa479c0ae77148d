/** Looks at handed-over jobs until the spooler gives its final word: soon at first, then at a polite distance. */
import { setTimeout as delay } from 'node:timers/promises';
import type { PrintJob, PrintJobState } from '../../src-preload/contract/printing.ts';
import { PackbenchError } from '../failures.ts';
import type { Clock, Log, Spooler } from '../ports.ts';

/** Resolves after the time, or rejects when the signal says that nobody waits any more. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface JobWatch {
  start(job: PrintJob): void;
  close(): void;
}

export interface JobWatchParts {
  readonly spooler: Pick<Spooler, 'readState'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Called when state or reasons are other than before. */
  readonly change: (job: PrintJob) => void;
  readonly wait?: Wait;
}

const finalStates: ReadonlySet<PrintJobState> = new Set(['done', 'failed', 'cancelled', 'unknown']);
const firstWaitMilliseconds = 250;
const longestWaitMilliseconds = 5_000;
const waitGrowth = 1.5;

/** Said of a job whose print system has gone away; what becomes of the job is seen when it is back. */
export const spoolerSilent = 'spooler-not-answering';

export function createJobWatch(parts: JobWatchParts): JobWatch {
  const ending = new AbortController();
  const wait = parts.wait ?? waitForReal;

  const look = async (job: PrintJob): Promise<PrintJob> => {
    const { state, reasons } = await readState(parts.spooler, job);
    const seen = { ...job, state, reasons, checkedAt: parts.clock.now().toISOString() };
    const changed = state !== job.state || reasons.join(' ') !== job.reasons.join(' ');
    if (changed && !ending.signal.aborted) parts.change(seen);
    return seen;
  };

  const follow = async (first: PrintJob): Promise<void> => {
    let job = first;
    let pause = firstWaitMilliseconds;
    while (!finalStates.has(job.state)) {
      await wait(pause, ending.signal);
      const seen = await look(job);
      pause = seen.state === job.state ? Math.min(pause * waitGrowth, longestWaitMilliseconds) : firstWaitMilliseconds;
      job = seen;
    }
  };

  return {
    start(job) {
      follow(job).catch((error: unknown) => {
        if (ending.signal.aborted) return;
        parts.log.error('A print job is no longer watched.', { printJobId: job.printJobId, err: error });
      });
    },
    close: () => ending.abort(),
  };
}

async function readState(
  spooler: Pick<Spooler, 'readState'>,
  job: PrintJob,
): Promise<Pick<PrintJob, 'state' | 'reasons'>> {
  if (job.spoolerJobId === null) return { state: 'unknown', reasons: [] };
  try {
    return await spooler.readState(job.printer, job.spoolerJobId);
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    return { state: job.state, reasons: [spoolerSilent] };
  }
}

function waitForReal(milliseconds: number, signal: AbortSignal): Promise<void> {
  return delay(milliseconds, undefined, { signal, ref: false });
}
