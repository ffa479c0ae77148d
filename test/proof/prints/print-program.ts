/**
 * Prints one manifest on a real print system, as a program of its own, so that it can be killed meanwhile: prints
 * 'ready', waits for a line, prints the manifest, prints 'handed over'. Arguments: its folder, the PDF, the printer;
 * CUPS_SERVER in its environment.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createStartTroubles } from '../../../src-main/disk/start-troubles.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { afterOnThisComputer, systemClock } from '../../../src-main/time/system-time.ts';
import { printingOn, silentLog } from './printing-on.ts';

const [folder = '', pdf = '', printer = ''] = process.argv.slice(2);
const ledger = openLedger({
  folder: join(folder, 'ledger'),
  clock: systemClock,
  log: silentLog,
  after: afterOnThisComputer,
  startTroubles: createStartTroubles(silentLog),
  vaultFolder: join(folder, 'manifests'),
});
const spooler = createCupsSpooler(process.env, afterOnThisComputer);
const printing = printingOn({ spooler, printLog: createPrintLog(ledger), pdf });

for await (const _ of sayAndListen()) {
  await printing.print({
    ...{ manifestId: 'm', fileNumber: 1, printer, media: null, tray: null, copies: 1, pageCount: 1 },
  });
  process.stdout.write('handed over\n');
}

function sayAndListen(): AsyncIterable<string> {
  process.stdout.write('ready\n');
  return createInterface({ input: process.stdin });
}
