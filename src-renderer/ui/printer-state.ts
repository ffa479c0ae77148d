/** The state of a printer, the same words wherever one is shown. */
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
