/**
 * 'Out of paper' is shown at most 2 s after the printer says so: the only wait of Packbench in between is one pause
 * between two looks. On a real CUPS, and against recorded answers of Windows. test/helpers/print-truth-steps.ts checks
 * that the screen then says it.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { After, SpooledJob, Spooler } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { createJobWatch } from '../../../src-main/printing/job-watch.ts';
import { createPrinterWatch } from '../../../src-main/printing/printer-watch.ts';
import { createWindowsSpooler } from '../../../src-main/printing/windows/windows-spooler.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { inMemoryLog, recordAnnouncements } from '../../helpers/in-memory-ports.ts';
import { type PrintSystem, queueNames, startPrintSystem } from '../../helpers/print-system.ts';
import { recordWindows } from '../../helpers/recorded-windows.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { printJob } from '../journal/ledger-folder.ts';

const printer = queueNames.bench;
/** Milliseconds. */
const mostWaitedFor = 2_000;
const reason = 'media-empty';

let folder: string;
let system: PrintSystem;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-paper-'));
  await writeFile(join(folder, 'one.pdf'), onePage);
  system = await startPrintSystem();
});
afterAll(async () => {
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

/** Timers by hand that say for how long anybody waited at most. */
function countedTimers() {
  const { after, asked, pass } = createTimersByHand();
  let longest = 0;
  const counted: After = (milliseconds, run) => {
    longest = Math.max(longest, milliseconds);
    return after(milliseconds, run);
  };
  return { after: counted, asked, pass, longest: () => longest };
}

/** The watches of a bench over one job. They look when the test passes time, and never by themselves. */
async function watchBench(spooler: Spooler, job: SpooledJob) {
  const log = inMemoryLog();
  const { announce, first } = recordAnnouncements();
  const jobs = createJobWatch({
    spooler,
    log,
    clock: systemClock,
    seen(before, found) {
      const now = { ...before, ...found };
      announce('printing.jobChanged', now);
      return now;
    },
    // It is news that it hears of, not its own next look.
    wait: (_, signal) =>
      new Promise((_end, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  });
  const printers = createPrinterWatch({ spooler, log, announce, changed: jobs.wake });
  await printers.list();
  printers.start();
  jobs.start({ ...handedOver, ...job });
  return {
    job: () => first('printing.jobChanged', ({ reasons }) => reasons.join().includes(reason)),
    printer: () =>
      first('printing.printersChanged', ({ printers: found }) =>
        found.some(({ name, stateReasons }) => name === printer && stateReasons.join().includes(reason)),
      ),
    close() {
      printers.close();
      jobs.close();
    },
  };
}

test('CUPS: the printer and the job that waits for paper are told after one pause', async () => {
  const environment = { ...process.env, ...system.environment };
  const timers = countedTimers();
  const spooler = createCupsSpooler(environment, timers.after);
  await system.emptyTray(printer);
  await system.pauseQueue(printer);
  const job = await handOver(spooler);
  const bench = await watchBench(spooler, job);
  await timers.asked(1_000);
  await system.resumeQueue(printer);
  await vi.waitFor(
    async () => {
      const { printers } = await spooler.listPrinters();
      expect(printers.find(({ name }) => name === printer)?.stateReasons.join()).toContain(reason);
    },
    { timeout: 60_000, interval: 50 },
  );
  // The printer says so from here on.
  timers.pass(1_000);
  expect((await bench.printer()).spooler).toBe('available');
  expect((await bench.job()).state).toBe('held');
  expect(timers.longest()).toBeLessThanOrEqual(mostWaitedFor);
  bench.close();
  await system.fillTray(printer);
});

test('Windows: as much', async () => {
  const windows = recordWindows();
  const timers = countedTimers();
  const spooler = createWindowsSpooler({ ask: windows.ask, sumatra: windows.sumatra, after: timers.after });
  const job = await handOver(spooler);
  const bench = await watchBench(spooler, job);
  await timers.asked(1_500);
  const queue = windows.printers[printer];
  if (queue === undefined) throw new Error('There is no printer.');
  queue.status = 0x10;
  timers.pass(1_500);
  expect((await bench.printer()).spooler).toBe('available');
  expect((await bench.job()).state).toBe('held');
  expect(timers.longest()).toBeLessThanOrEqual(mostWaitedFor);
  bench.close();
});

async function handOver(spooler: Spooler): Promise<SpooledJob> {
  const printJobId = randomUUID();
  const filePath = join(folder, 'one.pdf');
  const asked = { printJobId, filePath, title: 'Manifest', printer, media: null, tray: null, copies: 1 };
  return { printJobId, printer, spoolerJobId: await spooler.submit(asked) };
}

const handedOver = printJob('', { printer, state: 'queued', spoolerJobId: null });

const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
