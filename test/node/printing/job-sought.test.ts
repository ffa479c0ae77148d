/** A job that nobody knows the number of, or that is taken back: how it is sought, and what is told of it meanwhile. */
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { Spooler, SpoolState } from '../../../src-main/ports.ts';
import { createJobNews, merged } from '../../../src-main/printing/job-news.ts';
import { createJobWatch, type JobWatchParts, spoolerSilent } from '../../../src-main/printing/job-watch.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { printJob } from '../journal/ledger-folder.ts';

const sending: PrintJob = { ...printJob('one', { state: 'sending', reasons: [] }), spoolerJobId: null };
const checkedAt = new Date(0).toISOString();
const done: SpoolState = { state: 'done', reasons: [], sheetsPrinted: 1 };

interface Sought {
  readonly watch: ReturnType<typeof createJobWatch>;
  /** What was found, in order. */
  readonly seen: Partial<PrintJob>[];
  readonly waits: number[];
  /** Resolves when what was found is so. */
  found(accepts: (found: Partial<PrintJob>) => boolean): Promise<Partial<PrintJob>>;
}

function seek(spooler: Partial<Spooler>, answers: JobWatchParts['seen'] = (job, one) => ({ ...job, ...one })): Sought {
  const seen: Partial<PrintJob>[] = [];
  const waits: number[] = [];
  const waiting = new Set<() => void>();
  const watch = createJobWatch({
    spooler: { find: async () => null, readState: async () => done, cancel: async () => undefined, ...spooler },
    clock: { now: () => new Date(0), passed: () => 0 },
    log: inMemoryLog(),
    seen(job, one) {
      seen.push(one);
      for (const look of [...waiting]) look();
      return answers(job, one);
    },
    async wait(milliseconds) {
      waits.push(milliseconds);
      await new Promise(setImmediate);
    },
  });
  onTestFinished(() => watch.close());
  const found: Sought['found'] = (accepts) =>
    new Promise((resolve) => {
      const look = (): void => {
        const one = seen.find(accepts);
        if (one !== undefined) resolve(one);
      };
      waiting.add(look);
      look();
    });
  return { watch, seen, waits, found };
}

test('where another program has handed it over meanwhile, its job is followed by that number', async () => {
  const followed: number[] = [];
  let looks = 0;
  const { watch, found } = seek(
    {
      async find() {
        looks += 1;
        return null;
      },
      async readState({ spoolerJobId }) {
        followed.push(spoolerJobId);
        return done;
      },
    },
    (job, one) => (one.state === 'unknown' ? { ...job, spoolerJobId: 9, state: 'queued' } : { ...job, ...one }),
  );
  watch.seek(sending);
  await found(({ state }) => state === 'done');
  expect([looks, followed]).toEqual([1, [9]]);
});

test('silence is told of a job that is under way, is no news of one that is over, and is over with the first answer', async () => {
  let isSilent = true;
  const find = async (): Promise<null> => {
    if (isSilent) throw failureOf('spooler-missing');
    return null;
  };
  const over = seek({ find });
  over.watch.seek({ ...sending, state: 'unknown', reasons: ['print-unknown'] });
  await over.found(() => true);
  expect(over.seen[0]).toEqual({});
  const { watch, found } = seek({ find });
  watch.seek(sending);
  expect(await found(() => true)).toEqual({ reasons: [spoolerSilent], checkedAt });
  isSilent = false;
  expect(await found(({ state }) => state === 'unknown')).toMatchObject({ reasons: [], spoolerJobId: null });
});

test('one that is taken back is sought as long as the print system is silent, and for a minute where it has none', async () => {
  let looks = 0;
  const taken = seek({
    async find() {
      looks += 1;
      if (looks <= 100) throw failureOf('spooler-missing');
      return 7;
    },
    readState: async () => ({ state: 'queued', reasons: ['printer-stopped'], sheetsPrinted: null }),
  });
  const told = await new Promise((resolve) => taken.watch.takeBack(sending, resolve));
  expect(told).toEqual({ spoolerJobId: 7, state: 'cancelled', reasons: [], checkedAt });
  looks = 90;
  const none = seek({
    async find() {
      looks += 1;
      if (looks <= 100) throw failureOf('spooler-missing');
      return null;
    },
  });
  expect(await new Promise((resolve) => none.watch.takeBack(sending, resolve))).toEqual({ reasons: [], checkedAt });
  expect(none.waits).toEqual(Array.from({ length: 10 + 29 }, () => 2_000));
});

test('a print system that does not let us look is asked once, and what was known of the job stays', async () => {
  const { watch, waits } = seek({
    async find() {
      throw failureOf('print-refused');
    },
  });
  const job = { ...sending, reasons: ['print-unknown'] };
  expect(await new Promise((resolve) => watch.takeBack(job, resolve))).toEqual({ reasons: job.reasons, checkedAt });
  expect(waits).toEqual([]);
});

test('what the print system answers after the end is told to nobody', async () => {
  const answer = Promise.withResolvers<SpoolState>();
  const asked = Promise.withResolvers<void>();
  const { watch, seen } = seek({
    readState() {
      asked.resolve();
      return answer.promise;
    },
  });
  watch.start({ ...sending, state: 'queued', spoolerJobId: 7 });
  await asked.promise;
  watch.close();
  answer.resolve(done);
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
});

test('who finds no number of a job that has one by now knows less than what is written down', () => {
  const numbered: PrintJob = { ...sending, state: 'queued', spoolerJobId: 7 };
  expect(merged(numbered, { spoolerJobId: null, state: 'unknown' })).toBeNull();
  expect(merged(numbered, { spoolerJobId: 8 })).toMatchObject({ spoolerJobId: 8 });
  expect(merged(sending, { spoolerJobId: null, state: 'unknown' })).toMatchObject({ state: 'unknown' });
});

test('what the disk did not take of a job is written with the next change, also where that changes nothing itself', () => {
  let stored: PrintJob = { ...sending, state: 'queued', spoolerJobId: 7 };
  const news = createJobNews({
    change(_, alter) {
      stored = alter(stored) ?? stored;
      return stored;
    },
  });
  expect(news.noteUnstored(stored, { state: 'printing', sheetsPrinted: 2 })).toBe(true);
  expect(news.noteUnstored(stored, { state: 'printing', sheetsPrinted: 2 })).toBe(false);
  news.change(stored.printJobId, () => null);
  expect(stored).toMatchObject({ state: 'printing', sheetsPrinted: 2 });
  expect(news.isUnstored(stored)).toBe(false);
});
