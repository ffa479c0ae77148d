/** A print that was handed over is never reported as one that was not, even when the ledger can no longer store it. */
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { PrintLog } from '../../../src-main/journal/print-log.ts';
import type { Spooler } from '../../../src-main/ports.ts';
import { createPrintingService, type PrintingService } from '../../../src-main/printing/printing-service.ts';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { jobReasons } from '../../../src-renderer/paper/job-words.ts';
import { sentenceStart } from '../../../src-renderer/words/locale.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { say } from '../../helpers/texts.ts';

const manifest: Manifest = {
  manifestId: 'm',
  accountId: 'a',
  accountLabel: 'A',
  state: 'stored',
  orderCount: 1,
  carriers: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  answeredAt: null,
  copiesPrinted: 0,
  failure: null,
  files: [],
  orders: [],
  labelType: 'PDF',
};

const job = { manifestId: 'm', fileNumber: 1, printer: 'Bench', media: null, tray: null, copies: 1, pageCount: null };

interface Disk {
  isFull: boolean;
  /** Ends each wait between two looks. */
  readonly wait?: () => Promise<void>;
}

/** A print system that follows `submit`, and a ledger that takes the job, but no news of it while the disk is full. */
function printingOn(
  submit: Spooler['submit'],
  tried: PrintJob[] = [],
  more: Partial<Spooler> = {},
  disk: Disk = { isFull: true },
  told: PrintJob[] = [],
): PrintingService {
  let added: PrintJob | null = null;
  const printLog: PrintLog = {
    add(job) {
      added = job;
    },
    change(_, alter) {
      const changed = added === null ? null : alter(added);
      if (changed !== null) tried.push(changed);
      if (disk.isFull) throw failureOf('disk-full');
      added = changed ?? added;
      return added;
    },
    get: () => added,
    list: () => (added === null ? [] : [added]),
    openJobs: () => [],
    // Of the other files of the manifest more was printed.
    copiesPrinted: (_, fileNumber) => (fileNumber === 1 ? 1 : 7),
  };
  const printing = createPrintingService({
    spooler: {
      listPrinters: async () => ({ spooler: 'available', printers: [] }),
      submit,
      readState: async () => ({ state: 'queued', reasons: [], sheetsPrinted: null }),
      find: async () => null,
      cancel: async () => undefined,
      watch: () => () => undefined,
      ...more,
    },
    printLog,
    choiceFor: () => ({ printer: null, media: null, tray: null }),
    operator: 'tester',
    manifests: { get: () => manifest, checkedFilePath: async () => '/m.pdf' },
    clock: { now: () => new Date(0), passed: () => 0 },
    log: inMemoryLog(),
    announce: () => undefined,
    happened: (_, job) => void told.push(job as PrintJob),
    wait: disk.wait ?? (() => new Promise(() => undefined)),
  });
  onTestFinished(() => printing.close());
  return printing;
}

test('the disk fills up between handing over and writing down: told as done, and never as failed', async () => {
  const tried: PrintJob[] = [];
  const printing = printingOn(async () => 7, tried);
  await expect(printing.print(job)).rejects.toMatchObject({ failure: { code: 'disk-full', changed: 'done' } });
  expect(tried.map(({ state, spoolerJobId }) => [state, spoolerJobId])).toEqual([['queued', 7]]);
});

test.each([failureOf('print-unknown', { changed: 'unknown' }), failureOf('print-refused')])(
  '$failure.code is told as what it is, also when it cannot be written down',
  async (said) => {
    const printing = printingOn(() => Promise.reject(said));
    await expect(printing.print(job)).rejects.toBe(said);
  },
);

test('a job that was cancelled is never told as one that was not: the ledger is full, or the print system silent', async () => {
  const tried: PrintJob[] = [];
  const printing = printingOn(async () => 7, tried, {
    find: async () => 7,
    readState: () => Promise.reject(failureOf('spooler-missing')),
  });
  await expect(printing.print(job)).rejects.toMatchObject({ failure: { code: 'disk-full' } });
  const [{ printJobId } = { printJobId: '' }] = tried;
  await expect(printing.cancel(printJobId)).rejects.toMatchObject({ failure: { code: 'disk-full', changed: 'done' } });
  expect(tried.at(-1)).toMatchObject({ state: 'cancelled' });
});

/** A disk that is full, and gets room again before the third look. */
function diskWithRoomLater(): Disk {
  let looks = 0;
  const disk: Disk = {
    isFull: true,
    async wait() {
      await setImmediate();
      looks += 1;
      if (looks === 3) disk.isFull = false;
    },
  };
  return disk;
}

test.each([
  ['failed', failureOf('print-refused')],
  ['unknown', failureOf('print-unknown', { changed: 'unknown' })],
] as const)(
  '%s on a disk that is full just then: the list has it at once, and the ledger later',
  async (state, said) => {
    const disk = diskWithRoomLater();
    const tried: PrintJob[] = [];
    const printing = printingOn(() => Promise.reject(said), tried, {}, disk);
    await expect(printing.print(job)).rejects.toBe(said);
    expect(disk.isFull).toBe(true);
    expect(printing.listJobs('m', 9)).toMatchObject([{ state }]);
    await expect.poll(() => disk.isFull).toBe(false);
    await expect.poll(() => printing.listJobs('m', 9)).toMatchObject([{ state }]);
    expect(tried.at(-1)).toMatchObject({ state });
  },
);

test('nobody knows whether it was handed over: it is looked for by its mark at once, without a new start, and followed to its end', async () => {
  const more: Partial<Spooler> = {
    find: async () => 7,
    readState: async () => ({ state: 'done', reasons: [], sheetsPrinted: 1 }),
  };
  const disk = { isFull: false, wait: () => setImmediate() };
  const said = failureOf('print-unknown', { changed: 'unknown' });
  const printing = printingOn(() => Promise.reject(said), [], more, disk);
  await expect(printing.print(job)).rejects.toBe(said);
  await expect.poll(() => printing.listJobs('m', 9)).toMatchObject([{ state: 'done', spoolerJobId: 7 }]);
});

test('a job that did not come out is taken out of a print system that was silent for longer than a lost job is sought', async () => {
  let silentLooks = 0;
  let isCancelled = false;
  const more: Partial<Spooler> = {
    async readState() {
      if (silentLooks === 40) return { state: 'held', reasons: [], sheetsPrinted: null };
      silentLooks += 1;
      throw failureOf('spooler-missing');
    },
    async cancel() {
      isCancelled = true;
    },
  };
  const printing = printingOn(async () => 7, [], more, { isFull: false, wait: () => setImmediate() });
  const { printJobId } = await printing.print(job);
  printing.answer(printJobId, false);
  await expect.poll(() => [silentLooks, isCancelled]).toEqual([40, true]);
  await expect
    .poll(() => printing.listJobs('m', 9))
    .toMatchObject([{ state: 'cancelled', answer: { cameOut: false } }]);
});

test('the name in the queue counts the copies of its own file, not those of another of its manifest', async () => {
  const titles: string[] = [];
  const submit: Spooler['submit'] = async ({ title }) => titles.push(title);
  const printing = printingOn(submit, [], {}, { isFull: false });
  expect(await printing.print(job)).toMatchObject({ copyNumber: 2 });
  expect(titles).toEqual([expect.stringMatching(/, copy 2$/)]);
});

test('what is over is not cancelled at the print system, which may have given its number to another job', async () => {
  const cancelled: number[] = [];
  const more: Partial<Spooler> = {
    readState: async () => ({ state: 'unknown', reasons: [], sheetsPrinted: null }),
    cancel: async ({ spoolerJobId }) => void cancelled.push(spoolerJobId),
  };
  const printing = printingOn(async () => 7, [], more, { isFull: false, wait: () => setImmediate() });
  const { printJobId } = await printing.print(job);
  await expect.poll(() => printing.listJobs('m', 9)).toMatchObject([{ state: 'unknown', spoolerJobId: 7 }]);
  await expect(printing.cancel(printJobId)).rejects.toMatchObject({ failure: { code: 'print-not-cancelled' } });
  expect(cancelled).toEqual([]);
});

test('the number of a job that was handed over on a full disk is written down later, though it only waits in the queue', async () => {
  const disk = diskWithRoomLater();
  const tried: PrintJob[] = [];
  const printing = printingOn(async () => 7, tried, {}, disk);
  await expect(printing.print(job)).rejects.toMatchObject({ failure: { code: 'disk-full', changed: 'done' } });
  expect(printing.listJobs('m', 9)).toMatchObject([{ state: 'queued', spoolerJobId: 7 }]);
  await expect.poll(() => disk.isFull).toBe(false);
  await expect.poll(() => tried.length).toBeGreaterThan(1);
  expect(tried.at(-1)).toMatchObject({ state: 'queued', spoolerJobId: 7 });
});

test('what a look finds is told once also while the disk takes nothing', async () => {
  const told: PrintJob[] = [];
  let looks = 0;
  const stands: Partial<Spooler> = {
    async readState() {
      looks += 1;
      return { state: 'held', reasons: ['media-empty'], sheetsPrinted: null };
    },
  };
  const disk: Disk = { isFull: true, wait: () => setImmediate() };
  const printing = printingOn(async () => 7, [], stands, disk, told);
  await expect(printing.print(job)).rejects.toMatchObject({ failure: { code: 'disk-full', changed: 'done' } });
  await expect.poll(() => looks).toBeGreaterThan(3);
  expect(told.filter(({ state }) => state === 'held')).toMatchObject([{ reasons: ['media-empty'], spoolerJobId: 7 }]);
});

test('a print that our own disk keeps from the print system says so in words of ours alone', async () => {
  const words = [{ message: 'ENOSPC: no space left on device, write', details: '' }];
  const full = failureOf('disk-full', { details: words });
  const printing = printingOn(() => Promise.reject(full), [], {}, { isFull: false });
  await expect(printing.print(job)).rejects.toBe(full);
  const [failed] = printing.listJobs(null, 1);
  expect(failed).toMatchObject({ state: 'failed', reasons: ['disk-full'] });
  expect(failed && jobReasons(failed)).toBe(sentenceStart(say('paper.reason.disk-full')));
});
