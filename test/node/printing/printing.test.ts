/** Printing on a real print system: what is handed over, what the printer gets, and the true state of each job. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Spooler } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';
import type { PrintJob, PrintJobState, PrintRequest } from '../../../src-preload/contract/printing.ts';
import { isGivenUp } from '../../../src-renderer/paper/job-words.ts';
import { differingPart, readPdfPages } from '../../helpers/pdf-pages.ts';
import { longPdf } from '../../helpers/pdf-samples.ts';
import { type PrintSystem, queueNames, startPrintSystem } from '../../helpers/print-system.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

const patience = { timeout: 60_000, interval: 50 };

let folder: string;
let sandbox: SandboxService;
let printSystem: PrintSystem;
let bench: ServicesOnTestPorts;
let manifestId: string;

const start = (spooler?: Spooler): Promise<ServicesOnTestPorts> =>
  startServices({
    folder: join(folder, 'user-data'),
    spooler: spooler ?? createCupsSpooler({ ...process.env, ...printSystem.environment }, afterOnThisComputer),
    practice: {
      running: true,
      url: sandbox.url,
      accounts: sandbox.accounts.map((one) => ({
        serviceKey: one.service_api_key,
        subscriptionKey: one.subscription_key,
      })),
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-printing-'));
  sandbox = await startSandboxService({ port: 0, folder: join(folder, 'service'), orders: 60, addresses: 1 });
  printSystem = await startPrintSystem();
  bench = await start();
  const query = { accountId: 'practice-1', phrase: '', status: 'Unshipped', fields: 'All', page: 1, limit: 3 } as const;
  const { orders } = await bench.search(query);
  const chosen = orders.map(({ orderId, orderNumber, receiverName, carrierName, trackingNumber }) => {
    return { orderId, orderNumber, receiverName, carrierName, trackingNumber };
  });
  ({ manifestId } = await bench.ask('manifests.create', { accountId: 'practice-1', orders: chosen }));
});
afterAll(async () => {
  await bench.close();
  await printSystem.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function request(more: Partial<PrintRequest> = {}): PrintRequest {
  return {
    manifestId,
    fileNumber: 1,
    printer: queueNames.bench,
    media: 'iso_a4_210x297mm',
    tray: null,
    copies: 1,
    pageCount: null,
    ...more,
  };
}

/** What the page hears of the job, once it is in that state, and for that reason if one is named. */
function told(job: PrintJob, state: PrintJobState, reason?: string): Promise<PrintJob> {
  return bench.announcements.first(
    'printing.jobChanged',
    (event) =>
      event.printJobId === job.printJobId &&
      event.state === state &&
      (reason === undefined || event.reasons.includes(reason)),
  );
}

/** A file is made by whoever runs what a hostile name smuggled to a shell. */
async function madeByShell(): Promise<boolean> {
  return (await readdir(process.cwd())).includes('smuggled');
}

test('printers are told as the print system reports them', async () => {
  const { spooler, printers } = await bench.ask('printing.listPrinters', {});
  expect(spooler).toBe('available');
  expect(printers.map(({ name, isDefault, state }) => ({ name, isDefault, state }))).toEqual([
    { name: 'Bench-Labels', isDefault: true, state: 'idle' },
    { name: 'Broken-Printer', isDefault: false, state: 'idle' },
    { name: 'Paused-Printer', isDefault: false, state: 'stopped' },
  ]);
  const [printer] = printers;
  expect(printer).toMatchObject({
    acceptsJobs: true,
    defaultMedia: 'iso_a4_210x297mm',
    trays: [{ name: 'main' }, { name: 'rear' }],
  });
  expect(printer?.media).toContainEqual({
    name: 'na_index-4x6_4x6in',
    label: '4 x 6 in',
    widthMillimetres: 101.6,
    heightMillimetres: 152.4,
  });
});

test('a job goes from queued to done, and the printer gets every page of every copy, unscaled', async () => {
  const job = await bench.ask('printing.print', request({ copies: 2 }));
  expect(job).toMatchObject({ state: 'queued', copyNumber: 1, copies: 2, spoolerJobId: expect.any(Number) });
  const done = await told(job, 'done');
  const received = (await printSystem.receivedJobs()).find((one) => one.spoolerJobId === done.spoolerJobId);
  expect(received?.queue).toBe(queueNames.bench);
  expect(received?.title).toMatch(/^Manifest \d{4}-\d\d-\d\d \d\d:\d\d \[[0-9a-f]{8}\]$/);
  expect(received?.options).toContain('media=iso_a4_210x297mm');
  expect(received?.options).toContain('print-scaling=none');
  const [stored] = await readdir(join(folder, 'user-data', 'manifests'), { recursive: true });
  const asked = await readPdfPages(join(folder, 'user-data', 'manifests', stored ?? ''));
  const printed = await readPdfPages(received?.path ?? '');
  expect(printed.map(({ text }) => text)).toEqual([...asked, ...asked].map(({ text }) => text));
  expect((await bench.ask('manifests.get', { manifestId })).copiesPrinted).toBe(2);
  const [latest] = await bench.ask('printing.listJobs', { manifestId, limit: 1 });
  expect(latest).toMatchObject({ printJobId: job.printJobId, state: 'done' });
});

test('what a queue, or a person, has as a default for all jobs leaves out no page and changes none', async () => {
  const home = join(folder, 'home');
  await mkdir(join(home, '.cups'), { recursive: true });
  const own = 'PageSize=A6 PageRegion=A6 page-ranges=2 page-set=odd page-border=double page-label=Draft';
  await writeFile(
    join(home, '.cups', 'lpoptions'),
    `Dest ${queueNames.bench} ${own} mirror=true landscape=true booklet=true\n`,
  );
  const filePath = join(home, 'long.pdf');
  await writeFile(filePath, await longPdf(3));
  const spooler = createCupsSpooler({ ...process.env, ...printSystem.environment, HOME: home }, afterOnThisComputer);
  const paper = { printer: queueNames.bench, media: 'iso_a4_210x297mm', tray: null, copies: 1 };
  await printSystem.setDefaults(queueNames.bench, ['number-up=2', 'orientation-requested=4']);
  const spoolerJobId = await spooler.submit({ ...paper, printJobId: randomUUID(), filePath, title: 'Manifest' });
  await printSystem.setDefaults(queueNames.bench, ['number-up=1', 'orientation-requested=3']);
  const received = await vi.waitFor(async () => {
    const found = (await printSystem.receivedJobs()).find((one) => one.spoolerJobId === spoolerJobId);
    expect(found).toBeDefined();
    return found;
  }, patience);
  const [asked, printed] = [await readPdfPages(filePath), await readPdfPages(received?.path ?? '')];
  expect(printed.map(({ text, width, height }) => ({ text, width, height }))).toEqual(
    asked.map(({ text, width, height }) => ({ text, width, height })),
  );
  expect(asked.map((page, index) => differingPart(page, printed[index] ?? page) < 0.005)).not.toContain(false);
});

test("without a chosen paper size the printer's own is named", async () => {
  const job = await bench.ask('printing.print', request({ media: null }));
  const done = await told(job, 'done');
  const received = (await printSystem.receivedJobs()).find((one) => one.spoolerJobId === done.spoolerJobId);
  expect(received?.options).toContain('media=iso_a4_210x297mm');
  expect(received?.options).toContain('print-scaling=none');
  // Two copies came out before.
  expect(received?.title).toMatch(/^Manifest [\d: -]+, copy 3 \[/);
});

test('a job on a paused printer is queued with the reason, never done, until the printer goes on', async () => {
  const job = await bench.ask('printing.print', request({ printer: queueNames.paused }));
  const waiting = await bench.announcements.first(
    'printing.jobChanged',
    (event) => event.printJobId === job.printJobId && event.reasons.includes('printer-stopped'),
  );
  expect(waiting.state).toBe('held');
  await printSystem.resumeQueue(queueNames.paused);
  await told(job, 'done');
  await printSystem.pauseQueue(queueNames.paused);
});

test('a cancelled job is cancelled, not done', async () => {
  const job = await bench.ask('printing.print', request({ printer: queueNames.paused }));
  await printSystem.cancelJob(job.spoolerJobId ?? 0);
  await told(job, 'cancelled');
});

test("a job the printer fails is failed, in the printer's words", async () => {
  const job = await bench.ask('printing.print', request({ printer: queueNames.broken }));
  expect((await told(job, 'failed')).reasons).toContain('The paper is jammed');
});

test('a PDF that the print system makes nothing of is held for good, and says so until it is cancelled', async () => {
  const filePath = join(folder, 'broken.pdf');
  await writeFile(filePath, '%PDF-1.4\nnothing\n%%EOF\n');
  const spooler = createCupsSpooler({ ...process.env, ...printSystem.environment }, afterOnThisComputer);
  const job = { printJobId: randomUUID(), printer: queueNames.bench };
  const spoolerJobId = await spooler.submit({ ...job, filePath, title: 'x', media: null, tray: null, copies: 1 });
  const held = await vi.waitFor(async () => {
    const state = await spooler.readState({ ...job, spoolerJobId });
    expect(state.state).toBe('held');
    return state;
  }, patience);
  expect(isGivenUp(held.reasons)).toBe(true);
  await spooler.cancel({ ...job, spoolerJobId });
  expect((await spooler.readState({ ...job, spoolerJobId })).state).toBe('cancelled');
});

test('a PDF that nobody could read here, of which the print system counted no sheet, is never called done', async () => {
  await printSystem.makeRawQueue('Raw', 'bench://good');
  const raw = { printer: 'Raw', media: null };
  const unread = await bench.ask('printing.print', request(raw));
  expect((await told(unread, 'unknown')).reasons).toEqual(['no-sheet-counted']);
  const read = await bench.ask('printing.print', request({ ...raw, pageCount: 1 }));
  await told(read, 'done');
  await bench.ask('printing.answer', { printJobId: unread.printJobId, cameOut: false });
});

test('a job that was under way when the app was closed is watched again after the start', async () => {
  const job = await bench.ask('printing.print', request({ printer: queueNames.paused }));
  await bench.close();
  bench = await start();
  expect(bench.services.printing.listJobs(manifestId, 1)).toMatchObject([
    { printJobId: job.printJobId, state: 'queued' },
  ]);
  await printSystem.resumeQueue(queueNames.paused);
  await told(job, 'done');
  await printSystem.pauseQueue(queueNames.paused);
});

test('a job whose handing over was cut short by the end of the app is unknown', async () => {
  const never = { ...createCupsSpooler({}, afterOnThisComputer), submit: () => new Promise<number>(() => undefined) };
  await bench.close();
  const cut = await start(never);
  void cut.outcome('printing.print', request());
  const sending = await cut.announcements.first('printing.jobChanged', ({ state }) => state === 'sending');
  await cut.close();
  bench = await start();
  await told(sending, 'unknown');
});

test.each([
  ['No-Such-Printer', 'printer-unknown'],
  ['-o', 'printer-unknown'],
  ['Bench-Labels; touch smuggled', 'printer-unknown'],
  ['$(touch smuggled)', 'printer-unknown'],
  ['Bench-Labels -o raw', 'printer-unknown'],
])('a printer nobody listed is refused before anything is run: %s', async (printer, code) => {
  expect(await bench.outcome('printing.print', request({ printer }))).toMatchObject({
    ok: false,
    failure: { code, changed: 'nothing', facts: { printer } },
  });
  expect(await madeByShell()).toBe(false);
  expect((await bench.ask('printing.listJobs', { manifestId, limit: 1 }))[0]).toMatchObject({
    printer,
    state: 'failed',
  });
});

test.each(['A4; touch smuggled', 'A4 raw', '$(touch smuggled)', 'A4,raw'])(
  'a paper size the printer does not offer is refused: %s',
  async (media) => {
    const outcome = await bench.outcome('printing.print', request({ media }));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'print-refused', changed: 'nothing' } });
    expect(await madeByShell()).toBe(false);
  },
);

test('a manifest nobody knows is not printed', async () => {
  expect(await bench.outcome('printing.print', request({ manifestId: 'unknown' }))).toMatchObject({
    failure: { code: 'manifest-unknown' },
  });
});

test('without a print system that is said, and nothing else fails', async () => {
  const spooler = createCupsSpooler(
    { ...process.env, CUPS_SERVER: join(folder, 'nobody-listens') },
    afterOnThisComputer,
  );
  expect(await spooler.listPrinters()).toEqual({ spooler: 'missing', printers: [] });
  const asked = {
    printJobId: 'x',
    filePath: '/x.pdf',
    title: 't',
    printer: 'Bench-Labels',
    media: null,
    tray: null,
    copies: 1,
  };
  const submitted = spooler.submit(asked);
  await expect(submitted).rejects.toMatchObject({ failure: { code: 'spooler-missing' } });
  const ours = { printer: 'Bench-Labels', printJobId: 'x', spoolerJobId: 1 };
  await expect(spooler.readState(ours)).rejects.toMatchObject({ failure: { code: 'spooler-missing' } });
});

test('a job in no list is unknown, and so is another job of that number', async () => {
  const job = await bench.ask('printing.print', request());
  const spooler = createCupsSpooler({ ...process.env, ...printSystem.environment }, afterOnThisComputer);
  const { printJobId, spoolerJobId } = job;
  const nothing = { state: 'unknown', reasons: [], sheetsPrinted: null };
  const { printer } = job;
  expect(await spooler.readState({ printJobId, printer, spoolerJobId: 9_999 })).toEqual(nothing);
  const anothers = { printJobId: randomUUID(), printer, spoolerJobId: spoolerJobId ?? 0 };
  expect(await spooler.readState(anothers)).toEqual(nothing);
});

test('a job that somebody moves to another printer is followed there, and told as that printer has it', async () => {
  await printSystem.makeQueue('Next-Door', 'bench://good');
  const job = await bench.ask('printing.print', request({ printer: queueNames.paused }));
  await told(job, 'held');
  await printSystem.moveJob(job.spoolerJobId ?? 0, 'Next-Door');
  expect(await told(job, 'done')).toMatchObject({ printer: 'Next-Door', spoolerJobId: job.spoolerJobId });
  const [listed] = await bench.ask('printing.listJobs', { manifestId, limit: 1 });
  expect(listed).toMatchObject({ printJobId: job.printJobId, state: 'done', printer: 'Next-Door' });
});

test('the name in the queue has the time of this computer, as the screen has it', async () => {
  const { TZ: before } = process.env;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = 'Pacific/Auckland';
  const { createdAt } = await bench.ask('manifests.get', { manifestId });
  const done = await told(await bench.ask('printing.print', request()), 'done');
  const received = (await printSystem.receivedJobs()).find((one) => one.spoolerJobId === done.spoolerJobId);
  const made = new Date(createdAt);
  expect(received?.title).toContain(
    `Manifest ${made.toLocaleDateString('sv')} ${made.toLocaleTimeString('sv').slice(0, 5)}`,
  );
});

test('a printer that is stopped and goes on again is told without being asked', async () => {
  await bench.ask('printing.listPrinters', {});
  const told = (state: string): Promise<unknown> =>
    bench.announcements.first('printing.printersChanged', ({ printers }) =>
      printers.some((one) => one.name === queueNames.broken && one.state === state),
    );
  await printSystem.pauseQueue(queueNames.broken);
  await told('stopped');
  await printSystem.resumeQueue(queueNames.broken);
  await told('idle');
});

test('out of paper is told of printer and job, and the job is done once there is paper', async () => {
  await printSystem.emptyTray(queueNames.bench);
  const job = await bench.ask('printing.print', request({ pageCount: 1 }));
  const says = (reason: string): boolean => reason.startsWith('media-empty');
  await bench.announcements.first('printing.printersChanged', ({ printers }) =>
    printers.some(({ stateReasons }) => stateReasons.some(says)),
  );
  const waiting = await told(job, 'held');
  expect(waiting.reasons.some(says)).toBe(true);
  await printSystem.fillTray(queueNames.bench);
  expect(await told(job, 'done')).toMatchObject({ sheetsInAll: 1, sheetsPrinted: expect.any(Number) });
});

test('a printer that took all of it and is out of paper is not done; what a person saw is kept, and counts', async () => {
  const before = (await bench.ask('manifests.get', { manifestId })).copiesPrinted;
  await printSystem.emptyTray(queueNames.bench, 'buffers');
  const job = await bench.ask('printing.print', request());
  // Out of paper already holds it, before the printer has taken all of it.
  await told(job, 'held', 'queued-in-device');
  await printSystem.fillTray(queueNames.bench);
  const { printJobId } = job;
  const answered = await bench.ask('printing.answer', { printJobId, cameOut: false });
  expect(answered).toMatchObject({ state: 'unknown', answer: { cameOut: false, operator: 'tester' } });
  expect((await bench.ask('manifests.get', { manifestId })).copiesPrinted).toBe(before);
  await bench.close();
  bench = await start();
  const [latest] = await bench.ask('printing.listJobs', { manifestId, limit: 1 });
  expect(latest).toMatchObject({ printJobId, state: 'unknown', answer: { cameOut: false } });
});

test('a job is cancelled at the print system, and what is over is said not to be', async () => {
  const { printJobId } = await bench.ask('printing.print', request({ printer: queueNames.paused }));
  expect(await bench.ask('printing.cancel', { printJobId })).toMatchObject({ state: 'cancelled' });
  expect(await bench.outcome('printing.cancel', { printJobId })).toMatchObject({
    failure: { code: 'print-not-cancelled', changed: 'nothing', facts: { remarks: [{ code: 'print-job-gone' }] } },
  });
});

test('a tray is asked for in the words of the printer', async () => {
  const job = await bench.ask('printing.print', request({ tray: 'rear', printer: queueNames.paused }));
  await printSystem.resumeQueue(queueNames.paused);
  const done = await told(job, 'done');
  await printSystem.pauseQueue(queueNames.paused);
  const received = (await printSystem.receivedJobs()).find((one) => one.spoolerJobId === done.spoolerJobId);
  expect(received?.options).toContain('InputSlot=Rear');
  expect(received?.options).toContain('PageSize=A4');
});

test('a sheet is printed on the printer that the station names for it, on paper that is large enough', async () => {
  const choice = { printer: queueNames.paused, media: 'na_index-4x6_4x6in', tray: 'rear' };
  await bench.ask('preferences.change', { sheetPrinters: { commands: choice } });
  const codes = [{ words: 'Confirm', code: 'PB:CONFIRM' }];
  const sheet = { kind: 'commands', title: 'Befehle für den Scanner', explanation: 'Einen scannen.', codes } as const;
  const job = await bench.ask('sheets.print', sheet);
  expect(job).toMatchObject({ kind: 'commands', printer: queueNames.paused, media: 'iso_a4_210x297mm', tray: 'rear' });
  // What a queue that tries a job again without a pause counts beyond these is no news.
  expect(job.sheetsInAll).toBe(1);
  const bars = [{ millimetres: 100, explanation: 'Measure the bar.', words: '100 mm' }];
  const page = { title: 'Test page', bars };
  expect(await bench.ask('sheets.printTestPage', page)).toMatchObject({ kind: 'test-page', printer: queueNames.bench });
  const listed = await bench.ask('printing.listJobs', { manifestId: '', limit: 5 });
  expect(listed.map(({ kind }) => kind)).toEqual(['test-page', 'commands']);
  await bench.ask('printing.cancel', { printJobId: job.printJobId });
});

test('killed after the hand-over and before its number was kept: the job is found again by its mark', async () => {
  const spooler = createCupsSpooler({ ...process.env, ...printSystem.environment }, afterOnThisComputer);
  const submitted = Promise.withResolvers<number>();
  const cutShort: Spooler = {
    ...spooler,
    async submit(asked) {
      submitted.resolve(await spooler.submit(asked));
      return new Promise<number>(() => undefined);
    },
  };
  await bench.close();
  const cut = await start(cutShort);
  void cut.outcome('printing.print', request({ printer: queueNames.paused }));
  const spoolerJobId = await submitted.promise;
  await cut.close();
  bench = await start();
  const found = await bench.announcements.first('printing.jobChanged', (job) => job.spoolerJobId === spoolerJobId);
  expect(found.state).toBe('queued');
  await bench.ask('printing.cancel', { printJobId: found.printJobId });
});

test('cancelled while it is handed over, it stays cancelled, and is no copy: also where the print system forgets it at once', async () => {
  const spooler = createCupsSpooler({ ...process.env, ...printSystem.environment }, afterOnThisComputer);
  const taken = Promise.withResolvers<void>();
  const mayTell = Promise.withResolvers<void>();
  const late: Spooler = {
    ...spooler,
    async submit(asked) {
      const spoolerJobId = await spooler.submit(asked);
      taken.resolve();
      await mayTell.promise;
      return spoolerJobId;
    },
    readState: async () => ({ state: 'unknown', reasons: [], sheetsPrinted: null }),
  };
  await bench.close();
  bench = await start(late);
  const { copiesPrinted } = await bench.ask('manifests.get', { manifestId });
  const printed = bench.ask('printing.print', request({ printer: queueNames.paused }));
  await taken.promise;
  const [sending] = await bench.ask('printing.listJobs', { manifestId, limit: 1 });
  const printJobId = sending?.printJobId ?? '';
  expect(await bench.ask('printing.cancel', { printJobId })).toMatchObject({ state: 'cancelled' });
  mayTell.resolve();
  expect(await printed).toMatchObject({ printJobId, state: 'cancelled' });
  await bench.close();
  bench = await start();
  expect(await bench.ask('printing.listJobs', { manifestId, limit: 1 })).toMatchObject([
    { printJobId, state: 'cancelled' },
  ]);
  expect((await bench.ask('manifests.get', { manifestId })).copiesPrinted).toBe(copiesPrinted);
});

test('a second program on the same folder takes nothing from a print that is under way', async () => {
  const spooler = createCupsSpooler({ ...process.env, ...printSystem.environment }, afterOnThisComputer);
  const mayGo = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const slow: Spooler = {
    ...spooler,
    async submit(request) {
      asked.resolve();
      await mayGo.promise;
      return spooler.submit(request);
    },
  };
  await bench.close();
  const first = await start(slow);
  const printed = first.ask('printing.print', request({ printer: queueNames.paused }));
  await asked.promise;
  const lookedFor = Promise.withResolvers<void>();
  const late = Promise.withResolvers<null>();
  // The second program has asked, and hears the answer only after the first one has handed over.
  const find: Spooler['find'] = (...place) => {
    lookedFor.resolve();
    void place;
    return late.promise;
  };
  bench = await start({ ...spooler, find });
  await lookedFor.promise;
  mayGo.resolve();
  const job = await printed;
  late.resolve(null);
  const { printJobId, spoolerJobId } = job;
  const followed = await bench.announcements.first('printing.jobChanged', (one) => one.spoolerJobId === spoolerJobId);
  expect(followed.printJobId).toBe(printJobId);
  expect(bench.services.printing.listJobs(manifestId, 1)).toMatchObject([{ printJobId, spoolerJobId }]);
  expect(bench.services.printing.listJobs(manifestId, 1)[0]?.state).not.toBe('unknown');
  await first.ask('printing.cancel', { printJobId });
  await first.close();
});
