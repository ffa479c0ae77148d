/**
 * A job that did not come out, as a person saw, is printed again; of one that came out, nothing more is needed. The print
 * system must not print it as well once it goes on, tries it anew, or answers again.
 */
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { PackbenchError } from '../failures.ts';
import type { Spooler, SpoolState } from '../ports.ts';

type Asked = Pick<Spooler, 'find' | 'readState' | 'cancel'>;

/** What became of it; null: the print system has no such job; 'silent': it does not answer. */
export async function takeBack(spooler: Asked, job: PrintJob): Promise<Partial<PrintJob> | 'silent' | null> {
  const { printJobId, printer } = job;
  try {
    const spoolerJobId = job.spoolerJobId ?? (await spooler.find(printer, printJobId));
    if (spoolerJobId === null) return null;
    const spooled = { printJobId, printer, spoolerJobId };
    const { state, reasons } = await spooler.readState(spooled);
    if (!isWaiting(state)) return { spoolerJobId, state, reasons };
    // What the printer has cannot be taken from it.
    const isTaken = await isCancelled(spooler, spooled);
    return isTaken ? { spoolerJobId, state: 'cancelled', reasons: [] } : { spoolerJobId, reasons };
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    return error.failure.code === 'spooler-missing' ? 'silent' : { reasons: job.reasons };
  }
}

const isWaiting = (state: SpoolState['state']): boolean => ['queued', 'held', 'printing'].includes(state);

async function isCancelled(spooler: Asked, spooled: Parameters<Spooler['cancel']>[0]): Promise<boolean> {
  try {
    await spooler.cancel(spooled);
    return true;
  } catch (error) {
    if (!(error instanceof PackbenchError) || error.failure.code !== 'print-not-cancelled') throw error;
    return false;
  }
}
