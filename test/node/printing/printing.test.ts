/** Printing on a real print system: what is handed over, what the printer gets, and the true state of each job. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Spooler } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups-spooler.ts';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { PrintJob, PrintJobState, PrintRequest } from '../../../src-preload/contract/printing.ts';
import { readPdfPages } from '../../helpers/pdf-pages.ts';
import { type PrintSystem, queueNames, startPrintSystem } from '../../helpers/print-system.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

let folder: string;
let sandbox: SandboxService;
let printSystem: PrintSystem;
let bench: ServicesOnTestPorts;
let manifestId: string;

const start = (spooler?: Spooler): Promise<ServicesOnTestPorts> =>
  startServices({
    folder: join(folder, 'user-data'),
    spooler: spooler ?? createCupsSpooler({ ...process.env, ...printSystem.environment }),
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
  return { manifestId, fileNumber: 1, printer: queueNames.bench, media: 'iso_a4_210x297mm', copies: 1, ...more };
}

/** What the page hears of the job, once it is in that state. */
function told(job: PrintJob, state: PrintJobState): Promise<PrintJob> {
  return bench.announcements.first(
    'printing.jobChanged',
    (event) => event.printJobId === job.printJobId && event.state === state,
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
  expect(printer).toMatchObject({ acceptsJobs: true, defaultMedia: 'iso_a4_210x297mm', trays: ['main', 'rear'] });
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
  expect(received?.title).toMatch(/^Manifest \d{4}-\d\d-\d\d \d\d:\d\d$/);
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

test("without a chosen paper size the printer's own is named", async () => {
  const job = await bench.ask('printing.print', request({ media: null }));
  const done = await told(job, 'done');
  const received = (await printSystem.receivedJobs()).find((one) => one.spoolerJobId === done.spoolerJobId);
  expect(received?.options).toContain('media=iso_a4_210x297mm');
  expect(received?.options).toContain('print-scaling=none');
});

test('a job on a paused printer is queued with the reason, never done, until the printer goes on', async () => {
  const job = await bench.ask('printing.print', request({ printer: queueNames.paused }));
  const waiting = await bench.announcements.first(
    'printing.jobChanged',
    (event) => event.printJobId === job.printJobId && event.reasons.includes('printer-stopped'),
  );
  expect(waiting.state).toBe('queued');
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
  const never = { ...createCupsSpooler({}), submit: () => new Promise<number>(() => undefined) };
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
  const spooler = createCupsSpooler({ ...process.env, CUPS_SERVER: join(folder, 'nobody-listens') });
  expect(await spooler.listPrinters()).toEqual({ spooler: 'missing', printers: [] });
  const submitted = spooler.submit({ filePath: '/x.pdf', title: 't', printer: 'Bench-Labels', media: null, copies: 1 });
  await expect(submitted).rejects.toMatchObject({ failure: { code: 'spooler-missing' } });
  await expect(spooler.readState('Bench-Labels', 1)).rejects.toMatchObject({ failure: { code: 'spooler-missing' } });
});

test("a job in no list is unknown, and so is another queue's job of that number", async () => {
  const job = await bench.ask('printing.print', request());
  const spooler = createCupsSpooler({ ...process.env, ...printSystem.environment });
  expect(await spooler.readState(queueNames.bench, 9_999)).toEqual({ state: 'unknown', reasons: [] });
  expect(await spooler.readState(queueNames.broken, job.spoolerJobId ?? 0)).toEqual({ state: 'unknown', reasons: [] });
});
