/**
 * What the looks at the print system tell of a job; what a person saw at the printer stays said, and the looks that go on do not
 * take it back on the screen.
 */
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import type { SpoolState } from '../../../src-main/ports.ts';
import { createPrintingService, type PrintingService } from '../../../src-main/printing/printing-service.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { jobNextStep } from '../../../src-renderer/paper/job-words.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { say } from '../../helpers/texts.ts';
import { inFolder, openIn } from '../journal/ledger-folder.ts';

const held: SpoolState = { state: 'held', reasons: ['cups-waiting-for-job-completed'], sheetsPrinted: null };

const wanted = {
  manifestId: 'm',
  fileNumber: 1,
  printer: 'Bench',
  media: null,
  tray: null,
  copies: 1,
  pageCount: null,
};

/** What the print system says. */
interface Queue {
  answers: boolean;
  state: SpoolState;
  takesBack: boolean;
  handsOver: boolean;
}

/** A print job that the printer holds for as long as the test goes on; `look` lets the watch look again, this many milliseconds later. */
async function heldJob(
  work: (bench: {
    readonly queue: Queue;
    readonly printing: PrintingService;
    /** The next start of the program. */
    again(): PrintingService;
    readonly job: PrintJob;
    readonly told: PrintJob[];
    look(later: number): Promise<void>;
    looks(): number;
    readonly letGo: number[];
  }) => Promise<void>,
  begins: Partial<Queue> = {},
): Promise<void> {
  await inFolder(async (folder) => {
    const ledger = openIn(folder);
    let passed = 0;
    let looks = 0;
    let go = Promise.withResolvers<void>();
    let looked = Promise.withResolvers<void>();
    const told: PrintJob[] = [];
    const letGo: number[] = [];
    const queue: Queue = { answers: true, state: held, takesBack: true, handsOver: true, ...begins };
    const answered = <Value>(value: Value): Value => {
      if (!queue.answers) throw failureOf('spooler-missing');
      return value;
    };
    const again = (): PrintingService => {
      const service = createPrintingService({
        spooler: {
          listPrinters: async () => ({ spooler: 'available', printers: [] }),
          async submit() {
            if (!queue.handsOver) throw failureOf('print-unknown');
            return 7;
          },
          async readState() {
            looks += 1;
            return answered(queue.state);
          },
          find: async () => answered(7),
          async cancel() {
            if (!queue.takesBack) throw answered(failureOf('print-not-cancelled'));
            queue.state = answered({ state: 'cancelled', reasons: [], sheetsPrinted: null });
          },
          letGo: ({ spoolerJobId }) => void letGo.push(spoolerJobId),
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
      onTestFinished(() => service.close());
      return service;
    };
    const printing = again();
    await printing.print(wanted).catch(() => undefined);
    const [job] = printing.listJobs(null, 1);
    if (job === undefined) throw new Error('Nothing was printed.');
    const look = async (later: number): Promise<void> => {
      passed += later;
      looked = Promise.withResolvers();
      const gone = go;
      go = Promise.withResolvers();
      gone.resolve();
      await Promise.race([looked.promise, new Promise((resolve) => setImmediate(() => setImmediate(resolve)))]);
    };
    await work({ queue, printing, again, job, told, look, looks: () => looks, letGo });
    ledger.close();
  });
}

test('each news of a job is told as it comes: another reason, another sheet, another printer; without news each ten seconds that it was looked at', () =>
  heldJob(async ({ queue, printing, told, look }) => {
    const listed = (): PrintJob | undefined => printing.listJobs(null, 1)[0];
    await look(0);
    const news: readonly Partial<SpoolState>[] = [
      { reasons: ['media-empty'] },
      { sheetsPrinted: 1 },
      { printer: 'Other' },
    ];
    for (const one of news) {
      queue.state = { ...queue.state, ...one };
      await look(1_000);
      expect(told.at(-1)).toMatchObject(one);
      expect(listed()).toMatchObject(one);
    }
    const before = told.length;
    await look(1_000);
    expect(told).toHaveLength(before);
    expect(listed()?.checkedAt).toBe(new Date(4_000).toISOString());
    await look(10_000);
    expect(told.slice(before).map(({ checkedAt }) => checkedAt)).toEqual([new Date(14_000).toISOString()]);
    const three = await printing.print({ ...wanted, copies: 2, pageCount: 3 });
    expect(three.sheetsInAll).toBe(6);
  }));

test('a job that was answered for is not told without its answer, and not looked at for ever', () =>
  heldJob(async ({ printing, job, told, look, looks, letGo }) => {
    await look(0);
    await look(11_000);
    expect(letGo).toEqual([]);
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
    expect(letGo).toEqual([7]);
  }));

test('a print that came out, as somebody saw, is taken out of the queue: tried anew, it would come out a second time', () =>
  heldJob(
    async ({ queue, printing, job, look }) => {
      await look(0);
      await look(130_000);
      expect(printing.listJobs(null, 1)[0]?.reasons).toContain('no-news');
      printing.answer(job.printJobId, true);
      await expect.poll(() => queue.state.state).toBe('cancelled');
      const standing = { state: 'unknown', reasons: [], answer: { cameOut: true } };
      await expect.poll(() => printing.listJobs(null, 1)[0]).toMatchObject(standing);
    },
    { state: { state: 'printing', reasons: [], sheetsPrinted: 1 } },
  ));

test('a job that ended while a person looked keeps its end beside what the person says', () =>
  heldJob(async ({ queue, printing, job, look }) => {
    queue.state = { state: 'failed', reasons: ['aborted-by-system'], sheetsPrinted: 0 };
    await look(0);
    printing.answer(job.printJobId, true);
    expect(printing.listJobs(null, 1)).toMatchObject([{ state: 'failed', answer: { cameOut: true } }]);
  }));

test('a print that did not come out, as somebody saw, is taken out of the queue as soon as the print system answers', () =>
  heldJob(
    async ({ queue, printing, job, look }) => {
      await look(0);
      expect(job).toMatchObject({ state: 'unknown', spoolerJobId: null });
      printing.answer(job.printJobId, false);
      await look(2_000);
      expect(printing.listJobs(null, 1)[0]).toMatchObject({ state: 'unknown', answer: { cameOut: false } });
      queue.answers = true;
      await look(2_000);
      await expect.poll(() => printing.listJobs(null, 1)[0]?.state).toBe('cancelled');
      expect(queue.state.state).toBe('cancelled');
      const [now] = printing.listJobs(null, 1);
      expect(now).toMatchObject({ state: 'cancelled', spoolerJobId: 7, reasons: [], answer: { cameOut: false } });
      expect(now && jobNextStep(now)).toBe(say('paper.taken-back.next'));
    },
    { answers: false, handsOver: false },
  ));

test('also by the next start, where the print system did not answer until then', () =>
  heldJob(
    async ({ queue, printing, again, job, look }) => {
      await look(0);
      printing.answer(job.printJobId, false);
      printing.close();
      const next = again();
      await next.resume();
      queue.answers = true;
      await look(2_000);
      await expect.poll(() => next.listJobs(null, 1)[0]?.state).toBe('cancelled');
      expect(queue.state.state).toBe('cancelled');
    },
    { answers: false, handsOver: false },
  ));

test('what cannot be taken back is told: the printer has it, or the print system has printed it meanwhile', () =>
  heldJob(
    async ({ queue, printing, job, look }) => {
      const step = (): string | null => printing.listJobs(null, 1).map(jobNextStep)[0] ?? null;
      queue.state = { state: 'held', reasons: ['media-empty', 'queued-in-device'], sheetsPrinted: null };
      await look(0);
      printing.answer(job.printJobId, false);
      await look(0);
      expect(step()).toBe(say('paper.may-come.next'));
      queue.state = { state: 'done', reasons: [], sheetsPrinted: 1 };
      const late = await printing.print({ ...wanted, pageCount: 1 });
      queue.answers = false;
      await look(0);
      printing.answer(late.printJobId, false);
      await look(0);
      queue.answers = true;
      await look(2_000);
      await expect.poll(() => step()).toBe(say('paper.came-later.next'));
    },
    { takesBack: false },
  ));
