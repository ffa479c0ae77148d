/** The watch over a job: what it reports, how often it looks, and when it stops. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { SpoolState } from '../../../src-main/ports.ts';
import { createJobWatch, spoolerSilent } from '../../../src-main/printing/job-watch.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { printJob } from '../journal/ledger-folder.ts';

const job = printJob('one', { state: 'queued' });

/** Follows a job through these answers; the promise ends with the first final state. */
async function follow(
  answers: readonly (SpoolState | Error)[],
  first = job,
): Promise<{ told: PrintJob[]; waits: number[] }> {
  const told: PrintJob[] = [];
  const waits: number[] = [];
  const left = [...answers];
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = createJobWatch({
    spooler: {
      async readState() {
        const next = left.shift();
        if (next === undefined) throw new Error('The watch looked again after the final state.');
        if (next instanceof Error) throw next;
        return next;
      },
      find: async () => null,
      cancel: async () => undefined,
    },
    clock: { now: () => new Date(0), passed: () => waits.reduce((sum, one) => sum + one, 0) },
    log: inMemoryLog(),
    seen(before, found) {
      const now = { ...before, ...found };
      if (now.state !== before.state || now.reasons.join() !== before.reasons.join()) told.push(now);
      if (now.state === 'done' || now.state === 'unknown' || now.state === 'cancelled') resolve();
      return now;
    },
    async wait(milliseconds) {
      waits.push(milliseconds);
    },
  });
  watch.start(first);
  await promise;
  watch.close();
  return { told, waits };
}

const queued: SpoolState = { state: 'queued', reasons: [], sheetsPrinted: null };

/** CUPS counts no sheets of a queue without a driver. */
test.each([
  ['manifest', null, 'unknown', ['no-sheet-counted']],
  // Our own reader has counted its pages.
  ['manifest', 3, 'done', []],
  ['test-page', null, 'done', []],
] as const)(
  'a job of kind %s, of %s sheets, that ends without a sheet that was counted: %s',
  async (kind, sheetsInAll, state, reasons) => {
    const ended: SpoolState = { state: 'done', reasons: [], sheetsPrinted: 0 };
    const { told } = await follow([ended], { ...job, kind, sheetsInAll });
    expect(told).toMatchObject([{ state, reasons }]);
  },
);

test('at the end the print system keeps nothing more for a job that is still under way', async () => {
  const letGo: number[] = [];
  const { promise: looked, resolve } = Promise.withResolvers<void>();
  const watch = createJobWatch({
    spooler: {
      readState: async () => queued,
      find: async () => null,
      cancel: async () => undefined,
      letGo: ({ spoolerJobId }) => letGo.push(spoolerJobId),
    },
    clock: { now: () => new Date(0), passed: () => 0 },
    log: inMemoryLog(),
    seen: (before, found) => ({ ...before, ...found }),
    wait: (_, signal) => {
      resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  watch.start(job);
  await looked;
  expect(letGo).toEqual([]);
  watch.close();
  await new Promise(setImmediate);
  expect(letGo).toEqual([7]);
});

test('a job that a person has answered for is sought no more', async () => {
  let looks = 0;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const answer = { cameOut: true, answeredAt: job.submittedAt, operator: 'mia' };
  const watch = createJobWatch({
    spooler: {
      readState: async () => queued,
      cancel: async () => undefined,
      async find() {
        looks += 1;
        return null;
      },
    },
    clock: { now: () => new Date(0), passed: () => 0 },
    log: inMemoryLog(),
    seen: (before, found) => ({ ...before, ...found, answer }),
    async wait(milliseconds) {
      // The next look would come now.
      if (milliseconds === 2_000) setImmediate(resolve);
    },
  });
  watch.seek({ ...job, spoolerJobId: null });
  await over;
  await new Promise(setImmediate);
  watch.close();
  expect(looks).toBe(1);
});

test('only changes are told', async () => {
  const paused: SpoolState = { state: 'queued', reasons: ['printer-stopped'], sheetsPrinted: null };
  const answers = [queued, queued, paused, paused, { state: 'done', reasons: [], sheetsPrinted: null } as const];
  const { told } = await follow(answers);
  expect(told.map(({ state, reasons }) => [state, ...reasons])).toEqual([['queued', 'printer-stopped'], ['done']]);
});

test('it looks soon, then less and less often, and soon again after a change', async () => {
  const many = Array.from({ length: 12 }, () => queued);
  const { waits } = await follow([
    ...many,
    { state: 'printing', reasons: [], sheetsPrinted: null },
    { state: 'done', reasons: [], sheetsPrinted: null },
  ]);
  expect(waits[0]).toBe(250);
  expect(waits[11]).toBe(1_500);
  expect(waits.at(-1)).toBe(250);
});

test('a print system that goes away leaves the job as it was, and is asked again', async () => {
  const { told } = await follow([failureOf('spooler-missing'), { state: 'done', reasons: [], sheetsPrinted: null }]);
  expect(told.map(({ state, reasons }) => [state, ...reasons])).toEqual([['queued', spoolerSilent], ['done']]);
});

test('a job in no list is unknown, not done', async () => {
  const { told } = await follow([{ state: 'unknown', reasons: [], sheetsPrinted: null }]);
  expect(told.at(-1)?.state).toBe('unknown');
});

test('a job that was seen being taken out of the queue, as Windows does after a while, is cancelled once it is gone', async () => {
  const leaving = (...more: readonly string[]): SpoolState => {
    return { state: 'held', reasons: ['job-deleting', ...more], sheetsPrinted: null };
  };
  const gone: SpoolState = { state: 'unknown', reasons: [], sheetsPrinted: null };
  const last = async (...answers: readonly SpoolState[]) => (await follow(answers)).told.at(-1);
  expect(await last(leaving(), leaving(), gone)).toMatchObject({ state: 'cancelled', reasons: [] });
  // What the printer has may come out all the same; and of what was not seen leaving nobody knows.
  expect(await last(leaving('queued-in-device'), gone)).toMatchObject({ state: 'unknown' });
  expect(await last(leaving(), queued, gone)).toMatchObject({ state: 'unknown' });
});

test('a printer that is cut off in the middle of a job is not waited for in silence: after a while somebody is asked', async () => {
  // What CUPS says for as long as it cannot reach the printer again.
  const prints = (sheetsPrinted: number): SpoolState => {
    return { state: 'printing', reasons: ['job-printing', 'cups-waiting-for-job-completed'], sheetsPrinted };
  };
  const looks = (count: number, sheets: number) => Array.from({ length: count }, () => prints(sheets));
  const done: SpoolState = { state: 'done', reasons: [], sheetsPrinted: 3 };
  const asked = async (...answers: readonly SpoolState[]) => {
    const { told } = await follow([...answers, done], { ...job, sheetsInAll: 3 });
    return told.some(({ reasons }) => reasons.includes('no-news'));
  };
  const seconds = (count: number) => count / 1.5;
  expect(await asked(...looks(seconds(90), 1))).toBe(false);
  expect(await asked(...looks(seconds(150), 1))).toBe(true);
  // As long as it counts sheets, it prints.
  expect(await asked(...looks(seconds(90), 1), ...looks(seconds(90), 2), ...looks(seconds(90), 3))).toBe(false);
  // Where a queue tries the same job again without a pause (retry-current-job), CUPS counts its sheets anew each time.
  expect(await asked(...Array.from({ length: seconds(150) }, (_, at) => prints(3 * at + 1)))).toBe(true);
  // What is said again, or stands in the queue behind others, is no silence.
  const { told } = await follow([...looks(seconds(150), 1), prints(2), done], { ...job, sheetsInAll: 3 });
  expect(told.map(({ state, reasons }) => [state, reasons.includes('no-news')])).toEqual([
    ['printing', false],
    ['printing', true],
    ['printing', false],
    ['done', false],
  ]);
  expect((await follow([...Array.from({ length: 400 }, () => queued), done])).told).toHaveLength(1);
  // Three hundred sheets take their time.
  const long = await follow([...looks(seconds(600), 1), done], { ...job, sheetsInAll: 300 });
  expect(long.told.some(({ reasons }) => reasons.includes('no-news'))).toBe(false);
});

/** Looks for a job without a number at a print system that does not answer so many times; tells what was seen of it. */
async function seekPast(silentLooks: number): Promise<PrintJob[]> {
  const told: PrintJob[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  let looks = 0;
  const watch = createJobWatch({
    spooler: {
      readState: async () => ({ state: 'done', reasons: [], sheetsPrinted: 1 }),
      async find() {
        looks += 1;
        if (looks <= silentLooks) throw failureOf('spooler-missing');
        return 7;
      },
      cancel: async () => undefined,
    },
    clock: { now: () => new Date(0), passed: () => 0 },
    log: inMemoryLog(),
    seen(before, found) {
      const now = { ...before, ...found };
      told.push(now);
      if (now.state === 'done' || now.state === 'unknown') resolve();
      return now;
    },
    wait: async () => undefined,
  });
  watch.seek({ ...job, spoolerJobId: null, state: 'sending' });
  await promise;
  watch.close();
  return told;
}

test('a job whose hand-over was cut short is looked for until a print server that starts again has answered', async () => {
  const told = await seekPast(100);
  expect(told[0]).toMatchObject({ state: 'sending', reasons: [spoolerSilent] });
  expect(told.at(-2)).toMatchObject({ state: 'queued', reasons: [], spoolerJobId: 7 });
  expect(told.at(-1)?.state).toBe('done');
});

test('where no print system answers any more, a person is asked after ten minutes', async () => {
  const told = await seekPast(10_000);
  expect(told.length).toBeGreaterThanOrEqual(300);
  expect(told.at(-1)).toMatchObject({ state: 'unknown', reasons: [spoolerSilent], spoolerJobId: null });
});
