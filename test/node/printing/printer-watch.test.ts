/** Two askers at once: an answer of the print system that comes late, but was asked for earlier, does not bring back printers that are gone. */
import { expect, test } from 'vitest';
import { createPrinterWatch } from '../../../src-main/printing/printer-watch.ts';
import type { Printer, PrinterList } from '../../../src-preload/contract/printing.ts';
import { inMemoryLog, recordAnnouncements } from '../../helpers/in-memory-ports.ts';

const printer = (name: string): Printer => ({
  name,
  description: '',
  location: '',
  isDefault: false,
  state: 'idle',
  stateReasons: [],
  acceptsJobs: true,
  media: [],
  defaultMedia: null,
  loadedMedia: [],
  trays: [],
});

const listOf = (...names: string[]): PrinterList => ({ spooler: 'available', printers: names.map(printer) });

test('what was asked for later is known, whichever answer comes first', async () => {
  const answers: PromiseWithResolvers<PrinterList>[] = [];
  const asked = (): Promise<PrinterList> => {
    const answer = Promise.withResolvers<PrinterList>();
    answers.push(answer);
    return answer.promise;
  };
  let change: () => void = () => undefined;
  const { announce, first } = recordAnnouncements();
  const watch = createPrinterWatch({
    spooler: {
      listPrinters: asked,
      watch(changed) {
        change = changed;
        return () => undefined;
      },
    },
    log: inMemoryLog(),
    announce,
    changed: () => undefined,
  });
  watch.start();
  const page = watch.list();
  change();
  answers[1]?.resolve(listOf('Bench', 'Other'));
  await first('printing.printersChanged', ({ printers }) => printers.length === 2);
  answers[0]?.resolve(listOf('Other'));
  expect((await page).printers.map(({ name }) => name)).toEqual(['Bench', 'Other']);
  watch.close();
});
