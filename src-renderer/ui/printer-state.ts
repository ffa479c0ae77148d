/** The state of a printer, the same words wherever one is shown. */
import type { Printer } from '../../src-preload/contract/printing.ts';

/** The printer's own state in a word. */
export function printerState(printer: Printer): { readonly tone: 'good' | 'warn' | 'bad'; readonly word: string } {
  if (printer.state === 'stopped') return { tone: 'bad', word: 'stopped' };
  if (!printer.acceptsJobs) return { tone: 'bad', word: 'takes no jobs' };
  if (printer.state === 'printing') return { tone: 'good', word: 'printing' };
  if (printer.state === 'idle') return { tone: 'good', word: 'ready' };
  return { tone: 'warn', word: 'state not known' };
}
