/** The state of a printer and what it reports, the same words wherever one is shown. */
import type { Printer } from '../../src-preload/contract/printing.ts';
import { say } from '../words/say.ts';

/** The printer's own state in a word or two. */
export function printerState(printer: Printer): { readonly tone: 'good' | 'warn' | 'bad'; readonly word: string } {
  if (printer.state === 'stopped') return { tone: 'bad', word: say('common.printer.stopped') };
  if (!printer.acceptsJobs) return { tone: 'bad', word: say('common.printer.takes-no-jobs') };
  if (printer.state === 'printing') return { tone: 'good', word: say('common.printer.printing') };
  if (printer.state === 'idle') return { tone: 'good', word: say('common.printer.ready') };
  return { tone: 'warn', word: say('common.printer.unknown') };
}

/** The usual IPP keywords (RFC 8011, 5.3.8 and 5.4.12); an unknown one is shown as it came, without its dashes. */
const REASONS = [
  'paused',
  'media-empty',
  'media-low',
  'media-needed',
  'media-jam',
  'door-open',
  'cover-open',
  'toner-empty',
  'toner-low',
  'marker-supply-empty',
  'marker-supply-low',
  'spool-area-full',
  'connecting-to-device',
  'timed-out',
  'offline',
  'printer-stopped',
  'job-incoming',
  'job-hold-until-specified',
  'job-canceled-by-user',
  'job-canceled-at-device',
  'job-completed-with-errors',
  'job-completed-with-warnings',
  'aborted-by-system',
  'document-format-error',
  'unsupported-document-format',
] as const;

/** They only repeat the state. */
const SILENT: ReadonlySet<string> = new Set(['job-printing', 'job-completed-successfully']);

/** What a printer reports of itself or of a job, inside a sentence; empty where it only repeats the state. */
export function reasonWords(reason: string): string {
  const bare = reason.replace(/-(report|warning|error)$/, '');
  if (SILENT.has(reason)) return '';
  const known = REASONS.find((one) => one === reason) ?? REASONS.find((one) => one === bare);
  return known === undefined ? bare.replaceAll('-', ' ') : say(`ui.printer-reason.${known}`);
}
