/** What the adapter of Windows makes of the answers that PowerShell gives about printers, queues and jobs. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { Spooler } from '../../../src-main/ports.ts';
import type { Answer, Ask } from '../../../src-main/printing/windows/powershell.ts';
import { createWindowsSpooler } from '../../../src-main/printing/windows/windows-spooler.ts';
import { type RecordedWindows, recordWindows } from '../../helpers/recorded-windows.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

const printer = 'Bench-Labels';
const request = {
  ...{ printJobId: '3f2a9c1e-0000-4000-8000-000000000000', filePath: '/m.pdf', title: 'Manifest', copies: 1 },
  ...{ printer, media: 'A4', tray: null },
};
const spooled = { printer, printJobId: request.printJobId, spoolerJobId: 1 };
const queueOf = (windows: RecordedWindows) => windows.printers[printer] ?? expect.fail();

const isGone = {
  failure: { code: 'print-not-cancelled', details: [], facts: { printer, remarks: [{ code: 'print-job-gone' }] } },
};

interface Bench {
  readonly windows: RecordedWindows;
  readonly spooler: Spooler;
  readonly pass: (milliseconds: number) => void;
  readonly asked: (milliseconds: number) => Promise<void>;
}

/** `answers`: before the recorded ones; undefined: as recorded. */
function atWindows(answers: (...asked: Parameters<Ask>) => Answer | undefined = () => undefined): Bench {
  const windows = recordWindows();
  const timers = createTimersByHand();
  const ask: Ask = async (question) => answers(question) ?? windows.ask(question);
  const spooler = createWindowsSpooler({ ask, sumatra: windows.sumatra, after: timers.after });
  return { windows, spooler, pass: timers.pass, asked: timers.asked };
}

test('a printer that counts no pages has not printed 0 of them', async () => {
  const { windows, spooler } = atWindows();
  await spooler.submit(request);
  expect(await spooler.readState(spooled)).toEqual({ state: 'queued', reasons: [], sheetsPrinted: null });
  Object.assign(queueOf(windows).jobs[0] ?? {}, { pagesPrinted: 1 });
  expect(await spooler.readState(spooled)).toMatchObject({ sheetsPrinted: 1 });
});

test('what has the number of our job by now, beside ours under another one, is not cancelled', async () => {
  const { windows, spooler } = atWindows();
  await spooler.submit(request);
  queueOf(windows).jobs.push({ id: 2, document: 'somebody else’s', status: 0, pagesPrinted: 0 });
  const other = { ...spooled, spoolerJobId: 2 };
  await expect(spooler.cancel(other)).rejects.toMatchObject(isGone);
  expect(queueOf(windows).jobs).toHaveLength(2);
});

test('a job that leaves the queue before, or while, it is cancelled is told as gone, and not in the words of a script', async () => {
  let leaves = false;
  const { windows, spooler } = atWindows(({ ask }) => {
    if (leaves && ask === 'cancel') queueOf(windows).jobs.splice(0);
    return undefined;
  });
  await spooler.submit(request);
  leaves = true;
  await expect(spooler.cancel(spooled)).rejects.toMatchObject(isGone);
  await expect(spooler.cancel(spooled)).rejects.toMatchObject(isGone);
});

test.each([
  ['waits for paper', 0x40, ['media-empty']],
  ['waits for paper, with all of it at the printer', 0x1040, ['media-empty', 'queued-in-device']],
  ['is being taken out', 0x4, ['job-deleting']],
  // What the printer has may still come out.
  ['is being taken out, with all of it at the printer', 0x1004, ['job-deleting', 'queued-in-device']],
])('a job that %s says so', async (_, status, reasons) => {
  const { windows, spooler } = atWindows();
  await spooler.submit(request);
  Object.assign(queueOf(windows).jobs[0] ?? {}, { status });
  expect(await spooler.readState(spooled)).toMatchObject({ state: 'held', reasons });
});

test.each([
  // The request was made; PowerShell ended before it said what became of it.
  ['is lost', failureOf('powershell-failed'), { code: 'powershell-failed', changed: 'unknown' }],
  ['says that it may not', null, { code: 'print-not-cancelled', changed: 'nothing', details: [{ message: 'No.' }] }],
])('the answer to a cancellation %s', async (_, lost, failure) => {
  const { spooler } = atWindows(({ ask }) => {
    if (ask !== 'cancel') return undefined;
    if (lost !== null) throw lost;
    return { refused: { message: 'No.', notFound: false } };
  });
  await spooler.submit(request);
  await expect(spooler.cancel(spooled)).rejects.toMatchObject({ failure });
});

test('of a printer that is gone nobody knows what became of its job, and it has none that could be found', async () => {
  const { spooler } = atWindows();
  const gone = { ...spooled, printer: 'Gone' };
  expect(await spooler.readState(gone)).toEqual({ state: 'unknown', reasons: [], sheetsPrinted: null });
  expect(await spooler.find(gone.printer, gone.printJobId)).toBeNull();
});

test('what PowerShell refuses for another reason is told in its words: no printer, queue or job is called gone', async () => {
  const { spooler } = atWindows(({ ask }) => ({ refused: { message: `No ${ask} today.`, notFound: false } }));
  const refused = (asked: string) => ({
    failure: { code: 'powershell-failed', details: [{ message: `No ${asked} today.`, details: asked }] },
  });
  await expect(spooler.listPrinters()).rejects.toMatchObject(refused('printers'));
  await expect(spooler.readState(spooled)).rejects.toMatchObject(refused('jobs'));
  await expect(spooler.find(printer, request.printJobId)).rejects.toMatchObject(refused('jobs'));
  await expect(spooler.cancel(spooled)).rejects.toMatchObject(refused('jobs'));
});

test('a print system that is not there by the time something is printed is called so, and not its printer', async () => {
  const { windows, spooler } = atWindows(() => {
    throw failureOf('spooler-missing');
  });
  await expect(spooler.submit(request)).rejects.toMatchObject({ failure: { code: 'spooler-missing' } });
  expect(windows.handedOver).toEqual([]);
});

test('a queue that cannot be asked while a job is handed over may have it all the same', async () => {
  let isSilent = true;
  const { windows, spooler, asked, pass } = atWindows(({ ask }) => {
    if (ask === 'jobs' && isSilent) throw failureOf('powershell-failed');
    return undefined;
  });
  const submitted = spooler.submit(request);
  await asked(400);
  isSilent = false;
  pass(400);
  expect(await submitted).toBe(1);
  expect(windows.handedOver).toHaveLength(1);
});

test('no paper was chosen: it is printed on the paper that the printer has by itself, which is named', async () => {
  const { windows, spooler } = atWindows();
  await spooler.submit({ ...request, media: null });
  expect(windows.handedOver).toMatchObject([{ media: 'A4' }]);
});

const told = {
  ...{ name: printer, comment: 'Zebra', location: 'Hall 2', status: 0, isDefault: true, defaultMedia: null },
  media: [
    { name: 'A4, plain', width: 827, height: 1169 },
    { name: 'Roll', width: 400, height: 0 },
  ],
  trays: ['left, upper'],
};
const tells =
  (more: Partial<typeof told>) =>
  ({ ask }: Parameters<Ask>[0]): Answer | undefined =>
    ask === 'printers' ? { value: { printers: [{ ...told, ...more }] } } : undefined;

test.each([
  ['paper', { media: 'A4, plain' }, 'A4, plain'],
  ['tray', { media: 'Roll', tray: 'left, upper' }, 'left, upper'],
])('a %s whose name has a comma cannot be named, and nothing is handed over', async (_, place, name) => {
  const { windows, spooler } = atWindows(tells({}));
  await expect(spooler.submit({ ...request, ...place })).rejects.toMatchObject({
    failure: { code: 'print-refused', facts: { remarks: [{ code: 'name-with-comma', facts: { name } }] } },
  });
  expect(windows.handedOver).toEqual([]);
});

test.each([
  ['stands still', 0x1, { state: 'stopped', acceptsJobs: true }],
  ['is being removed', 0x4, { state: 'stopped', acceptsJobs: false }],
  ['prints', 0x400, { state: 'printing', acceptsJobs: true }],
  ['is low on toner', 0x20000, { state: 'idle', stateReasons: ['toner-low'], acceptsJobs: true }],
])('a printer that %s is told so, and a paper without a length has no size', async (_, status, expected) => {
  const { spooler } = atWindows(tells({ status }));
  const { printers } = await spooler.listPrinters();
  expect(printers).toMatchObject([{ description: 'Zebra', location: 'Hall 2', ...expected }]);
  expect(printers[0]?.media).toMatchObject([
    { widthMillimetres: 210.1, heightMillimetres: 296.9 },
    { widthMillimetres: 101.6, heightMillimetres: null },
  ]);
});

test('what changed is told once, also that Windows does not answer any more; nothing once the watch has ended', async () => {
  let isSilent = false;
  let looks = 0;
  const { windows, spooler, asked, pass } = atWindows(() => {
    looks += 1;
    if (isSilent) throw failureOf('powershell-failed');
    return undefined;
  });
  let count = 0;
  const stop = spooler.watch(() => {
    count += 1;
  });
  const look = async (): Promise<number> => {
    pass(1_500);
    await asked(1_500);
    return count;
  };
  await asked(1_500);
  expect([count, await look()]).toEqual([1, 1]);
  queueOf(windows).status = 0x1;
  expect([await look(), await look()]).toEqual([2, 2]);
  isSilent = true;
  expect([await look(), await look()]).toEqual([3, 3]);
  isSilent = false;
  expect(await look()).toBe(4);
  // One look is under way as the watch ends.
  queueOf(windows).status = 0;
  pass(1_500);
  stop();
  await new Promise(setImmediate);
  pass(1_500);
  await new Promise(setImmediate);
  expect(count).toBe(4);
  const stopAnother = spooler.watch(() => undefined);
  await asked(1_500);
  stopAnother();
  const looksBefore = looks;
  pass(1_500);
  expect(looks).toBe(looksBefore);
});
