/** Tells the page of every change of a printer, once somebody has asked for printers. */
import type { PrinterList } from '../../src-preload/contract/printing.ts';
import { PackbenchError } from '../failures.ts';
import type { Announce, Log, Spooler } from '../ports.ts';

export interface PrinterWatch {
  /** The printers as they are now. Throws what the spooler throws. */
  list(): Promise<PrinterList>;
  /** Starts watching the spooler. */
  start(): void;
  close(): void;
}

export interface PrinterWatchParts {
  readonly spooler: Pick<Spooler, 'listPrinters' | 'watch'>;
  readonly log: Log;
  readonly announce: Announce;
  /** A printer or a job changed. */
  readonly changed: () => void;
}

export function createPrinterWatch({ spooler, log, announce, changed }: PrinterWatchParts): PrinterWatch {
  let stop: (() => void) | null = null;
  let closed = false;
  let told = '';
  let asked = 0;
  let newest: { readonly place: number; readonly found: PrinterList } | null = null;
  let looking = false;
  /** Something changed while the printers were being asked. */
  let lookAgain = false;

  /** Whoever asks, the page is told of a change: what it shows is not read again with every question. */
  const tell = (found: PrinterList): void => {
    const words = JSON.stringify(found);
    if (closed || words === told) return;
    told = words;
    announce('printing.printersChanged', found);
  };

  /** Who asked later knows more, even when the answer comes sooner. */
  const list = async (): Promise<PrinterList> => {
    const place = ++asked;
    const found = await spooler.listPrinters();
    if (newest !== null && newest.place > place) return newest.found;
    newest = { place, found };
    tell(found);
    return found;
  };

  const look = async (): Promise<void> => {
    looking = true;
    try {
      do {
        lookAgain = false;
        await list();
      } while (lookAgain && !closed);
    } catch (error) {
      if (!(error instanceof PackbenchError)) throw error;
      log.warn('The printers could not be looked at.', { failure: error.failure });
    } finally {
      looking = false;
    }
  };

  return {
    list,
    start() {
      if (stop !== null || closed) return;
      stop = spooler.watch(() => {
        changed();
        if (looking) lookAgain = true;
        else void look();
      });
    },
    close() {
      closed = true;
      stop?.();
    },
  };
}
