/** Printers and print jobs in plain words. What the print system reports is told as its report, never as a fact of ours. */
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHelpCircle,
  IconLoader2,
  IconPlayerPause,
  IconPrinter,
} from '@tabler/icons-react';
import type { Printer, PrintJob, PrintJobState } from '../../../src-preload/contract/printing.ts';
import { reasonWords } from '../../ui/printer-state.ts';
import type { Tone } from '../../ui/status-badge.tsx';
import { say } from '../../words/say.ts';

export interface JobWords {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: Icon;
}

export function jobWords(state: PrintJobState): JobWords {
  switch (state) {
    case 'sending':
      return { word: say('manifests.job.sending'), tone: 'accent', icon: IconLoader2 };
    case 'queued':
      return { word: say('manifests.job.queued'), tone: 'accent', icon: IconClock };
    case 'held':
      return { word: say('manifests.job.held'), tone: 'warn', icon: IconPlayerPause };
    case 'printing':
      return { word: say('manifests.job.printing'), tone: 'accent', icon: IconPrinter };
    case 'done':
      return { word: say('manifests.job.done'), tone: 'good', icon: IconCircleCheck };
    case 'failed':
      return { word: say('manifests.job.failed'), tone: 'bad', icon: IconCircleX };
    case 'cancelled':
      return { word: say('manifests.job.cancelled'), tone: 'quiet', icon: IconCircleX };
    case 'unknown':
      return { word: say('manifests.job.unknown'), tone: 'warn', icon: IconHelpCircle };
  }
}

/** What the state means for the person at the bench; null where the word says it all. */
export function jobNextStep({ state, printer }: Pick<PrintJob, 'state' | 'printer'>): string | null {
  switch (state) {
    case 'queued':
      return say('manifests.job.queued.next', { printer });
    case 'held':
      return say('manifests.job.held.next');
    case 'failed':
      return say('manifests.job.failed.next');
    case 'unknown':
      return say('manifests.job.unknown.next');
    case 'done':
      return say('manifests.job.done.next');
    case 'sending':
    case 'printing':
    case 'cancelled':
      return null;
  }
}

export function printerWords({ state, stateReasons, acceptsJobs }: Printer): JobWords {
  const reasons = stateReasons.map(reasonWords).join(', ');
  const because = (state: string): string =>
    reasons === '' ? state : say('manifests.printer.because', { state, reasons });
  if (!acceptsJobs) return { word: because(say('common.printer.takes-no-jobs')), tone: 'bad', icon: IconCircleX };
  switch (state) {
    case 'idle':
      return reasons === ''
        ? { word: say('common.printer.ready'), tone: 'good', icon: IconCircleCheck }
        : { word: say('manifests.printer.ready-but', { reasons }), tone: 'warn', icon: IconAlertTriangle };
    case 'printing':
      return { word: because(say('common.printer.printing')), tone: 'accent', icon: IconPrinter };
    case 'stopped':
      return { word: because(say('common.printer.stopped')), tone: 'warn', icon: IconPlayerPause };
    case 'unknown':
      return { word: because(say('common.printer.unknown')), tone: 'quiet', icon: IconHelpCircle };
  }
}

/** 'Print', 'Print 3 copies', and once it was printed, which copies these are: 'Print copy 2', 'Print copies 2 to 4'. */
export function printLabel(copies: number, copiesPrinted: number): string {
  if (copiesPrinted === 0) return say('manifests.print.first', { count: copies });
  const from = copiesPrinted + 1;
  return copies === 1
    ? say('manifests.print.copy', { copy: from })
    : say('manifests.print.copies-to', { from, to: from + copies - 1 });
}
