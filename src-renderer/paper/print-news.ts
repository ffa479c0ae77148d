/** Which print jobs are told wherever one is: those that did not come out after their screen was left. */
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { orNone } from '../words/isolated.ts';
import { say } from '../words/say.ts';
import { isGivenUp } from './job-words.ts';
import { reasonsWords } from './printer-words.ts';

export interface PrintNews {
  /** Null: nothing is to be told, or it was told. `isInSight`: where one is shows it. */
  of(job: PrintJob, isInSight: boolean): string | null;
}

export function printNews(): PrintNews {
  const told = new Set<string>();
  return {
    of(job, isInSight) {
      const { printJobId, kind, printer, reasons } = job;
      if (!isTrouble(job) || told.has(printJobId)) return null;
      told.add(printJobId);
      if (isInSight) return null;
      return say('paper.news', { kind, printer, reasons: orNone(reasonsWords(reasons)) });
    },
  };
}

/** What the print system never took was told at the press. */
function isTrouble({ state, reasons, answer, spoolerJobId }: PrintJob): boolean {
  if (answer !== null || spoolerJobId === null) return false;
  return state === 'failed' || (state === 'held' && isGivenUp(reasons));
}
