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
import type { Tone } from '../../ui/status-badge.tsx';

export interface JobWords {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: Icon;
}

export function jobWords(state: PrintJobState): JobWords {
  switch (state) {
    case 'sending':
      return { word: 'Sending', tone: 'accent', icon: IconLoader2 };
    case 'queued':
      return { word: 'Queued', tone: 'accent', icon: IconClock };
    case 'held':
      return { word: 'Held', tone: 'warn', icon: IconPlayerPause };
    case 'printing':
      return { word: 'Printing', tone: 'accent', icon: IconPrinter };
    case 'done':
      return { word: 'Done, as reported', tone: 'good', icon: IconCircleCheck };
    case 'failed':
      return { word: 'Failed', tone: 'bad', icon: IconCircleX };
    case 'cancelled':
      return { word: 'Cancelled', tone: 'quiet', icon: IconCircleX };
    case 'unknown':
      return { word: 'Unknown', tone: 'warn', icon: IconHelpCircle };
  }
}

/** What the state means for the person at the bench; null where the word says it all. */
export function jobNextStep({ state, printer }: Pick<PrintJob, 'state' | 'printer'>): string | null {
  switch (state) {
    case 'queued':
      return `Waiting for ${printer}.`;
    case 'held':
      return 'Held by the print system: release it there, or cancel it there and print again.';
    case 'failed':
      return 'Nothing more will come of it. Check the printer, then print again.';
    case 'unknown':
      return 'The print system does not list it. Look at the printer before you print again.';
    case 'done':
      return 'The print system reports it as finished.';
    case 'sending':
    case 'printing':
    case 'cancelled':
      return null;
  }
}

export function printerWords({ state, stateReasons, acceptsJobs }: Printer): JobWords {
  const reasons = stateReasons.map(reasonWords).join(', ');
  const because = reasons === '' ? '' : `: ${reasons}`;
  if (!acceptsJobs) return { word: `Takes no jobs${because}`, tone: 'bad', icon: IconCircleX };
  switch (state) {
    case 'idle':
      return reasons === ''
        ? { word: 'Ready', tone: 'good', icon: IconCircleCheck }
        : { word: `Ready, but says${because}`, tone: 'warn', icon: IconAlertTriangle };
    case 'printing':
      return { word: `Printing${because}`, tone: 'accent', icon: IconPrinter };
    case 'stopped':
      return { word: `Stopped${because}`, tone: 'warn', icon: IconPlayerPause };
    case 'unknown':
      return { word: `State not reported${because}`, tone: 'quiet', icon: IconHelpCircle };
  }
}

/** The usual IPP keywords (RFC 8011, 5.3.8 and 5.4.12); an unknown one is shown as it came, without its dashes. */
const REASONS: Readonly<Record<string, string>> = {
  paused: 'paused',
  'media-empty': 'out of paper',
  'media-low': 'paper is low',
  'media-needed': 'paper needed',
  'media-jam': 'paper jam',
  'door-open': 'door open',
  'cover-open': 'cover open',
  'toner-empty': 'toner empty',
  'toner-low': 'toner is low',
  'marker-supply-empty': 'ink or toner empty',
  'marker-supply-low': 'ink or toner is low',
  'spool-area-full': 'print queue full',
  'connecting-to-device': 'connecting to the printer',
  'timed-out': 'the printer did not answer',
  offline: 'offline',
  'printer-stopped': 'the printer is stopped',
  'job-printing': '',
  'job-incoming': 'still arriving',
  'job-hold-until-specified': 'held',
  'job-canceled-by-user': 'cancelled by a person',
  'job-canceled-at-device': 'cancelled at the printer',
  'job-completed-successfully': '',
  'job-completed-with-errors': 'finished with errors',
  'job-completed-with-warnings': 'finished with warnings',
  'aborted-by-system': 'stopped by the print system',
  'document-format-error': 'the printer could not read the PDF',
  'unsupported-document-format': 'the printer cannot print PDFs',
};

export function reasonWords(reason: string): string {
  const bare = reason.replace(/-(report|warning|error)$/, '');
  return REASONS[reason] ?? REASONS[bare] ?? bare.replaceAll('-', ' ');
}

/** 'Print', 'Print 3 copies', and once it was printed, which copies these are: 'Print copy 2', 'Print copies 2 to 4'. */
export function printLabel(copies: number, copiesPrinted: number): string {
  if (copiesPrinted === 0) return copies === 1 ? 'Print' : `Print ${copies} copies`;
  const from = copiesPrinted + 1;
  return copies === 1 ? `Print copy ${from}` : `Print copies ${from} to ${from + copies - 1}`;
}
