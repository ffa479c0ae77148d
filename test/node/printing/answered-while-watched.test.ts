/** What a person saw at the printer stays said: the looks that go on at the print system do not take it back on the screen. */
import { expect, onTestFinished, test } from 'vitest';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import type { SpoolState } from '../../../src-main/ports.ts';
import { createPrintingService } from '../../../src-main/printing/printing-service.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { inFolder, openIn } from '../journal/ledger-folder.ts';

const held: SpoolState = { state: 'held', reasons: ['cups-waiting-for-job-completed'], sheetsPrinted: null };

/** A print job that the printer holds for as long as the test goes on; `look` lets the watch look again, this many milliseconds later. */
async function heldJob(
  work: (bench: {
    readonly printing: ReturnType<typeof createPrintingService>;
    readonly job: PrintJob;
    readonly told: PrintJob[];
    look(later: number): Promise<void>;
    looks(): number;
  }) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    const ledger = openIn(folder);
    let passed = 0;
    let looks = 0;
    let go = Promise.withResolvers<void>();
    let looked = Promise.withResolvers<void>();
    const told: PrintJob[] = [];
    const printing = createPrintingService({
      spooler: {
        listPrinters: async () => ({ spooler: 'available', printers: [] }),
        submit: async () => 7,
        async readState() {
          looks += 1;
          return held;
        },
        find: async () => 7,
        cancel: async () => undefined,
        watch: () => () => undefined,
      },
      printLog: createPrintLog(ledger),
      choiceFor: () => ({ printer: null, media: null, tray: null }),
      operator: 'tester',
      manifests: {
        get: () => ({ createdAt: '2026-11-20T12:00:00.000Z' }) as never,
        checkedFilePath: async () => '/m.pdf',
      },
      clock: { now: () => new Date(passed), passed: () => passed },
      log: inMemoryLog(),
      announce: () => undefined,
      happened: (_, job) => void told.push(job as PrintJob),
      async wait(_, signal) {
        looked.resolve();
        const called = Promise.withResolvers<never>();
        signal.addEventListener('abort', () => called.reject(signal.reason));
        await Promise.race([go.promise, called.promise]);
      },
    });
    onTestFinished(() => printing.close());
    const wanted = {
      manifestId: 'm',
      fileNumber: 1,
      printer: 'Bench',
      media: null,
      tray: null,
      copies: 1,
      pageCount: null,
    };
    const job = await printing.print(wanted);
    const look = async (later: number): Promise<void> => {
      passed += later;
      looked = Promise.withResolvers();
      const gone = go;
      go = Promise.withResolvers();
      gone.resolve();
      await Promise.race([looked.promise, new Promise((resolve) => setImmediate(() => setImmediate(resolve)))]);
    };
    await work({ printing, job, told, look, looks: () => looks });
    ledger.close();
  });
}

test('a job that was answered for is not told without its answer, and not looked at for ever', () =>
  heldJob(async ({ printing, job, told, look, looks }) => {
    await look(0);
    await look(11_000);
    expect(told.at(-1)).toMatchObject({ state: 'held', answer: null });
    printing.answer(job.printJobId, true);
    const before = told.length;
    await look(11_000);
    await look(11_000);
    expect(told.slice(before).filter(({ answer }) => answer === null)).toEqual([]);
    expect(printing.listJobs(null, 1)).toMatchObject([{ state: 'unknown', answer: { cameOut: true } }]);
    const soFar = looks();
    await look(11_000);
    expect(looks()).toBe(soFar);
  }));
