/** Queues of CUPS that are more than one printer with one person's jobs: other people's jobs, classes, defaults of a person. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SpooledJob, Spooler, SpoolState } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { afterOnThisComputer } from '../../../src-main/system-time.ts';
import { longPdf } from '../../helpers/pdf-samples.ts';
import { type PrintSystem, queueNames, type ReceivedJob, startPrintSystem } from '../../helpers/print-system.ts';

const patience = { timeout: 20_000, interval: 50 };
const label = 'na_index-4x6_4x6in';

let folder: string;
let filePath: string;
let system: PrintSystem;
let spooler: Spooler;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-queues-'));
  filePath = join(folder, 'one.pdf');
  await writeFile(filePath, await longPdf(1));
  system = await startPrintSystem();
  spooler = createCupsSpooler({ ...process.env, ...system.environment }, afterOnThisComputer);
});
afterAll(async () => {
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

interface Asked {
  readonly media?: string;
  readonly tray?: string;
}

async function handOver(printer: string, { media, tray }: Asked = {}, by: Spooler = spooler): Promise<SpooledJob> {
  const printJobId = randomUUID();
  const place = { printer, media: media ?? null, tray: tray ?? null };
  const spoolerJobId = await by.submit({ ...place, printJobId, filePath, title: 'Manifest', copies: 1 });
  return { printJobId, printer, spoolerJobId };
}

const until = (job: SpooledJob, isSo: (state: SpoolState) => boolean): Promise<SpoolState> =>
  vi.waitFor(async () => {
    const state = await spooler.readState(job);
    expect(state).toSatisfy(isSo);
    return state;
  }, patience);

const received = ({ spoolerJobId }: SpooledJob): Promise<ReceivedJob> =>
  vi.waitFor(async () => {
    const job = (await system.receivedJobs()).find((one) => one.spoolerJobId === spoolerJobId);
    if (job === undefined) throw new Error('The printer has not got it yet.');
    return job;
  }, patience);

test("numbers start again after a print system was set up anew: another's job of our number is neither ours nor cancelled", async () => {
  const anothers = await system.printAs('Invoices', queueNames.paused, filePath);
  const ours = { printJobId: randomUUID(), printer: queueNames.paused, spoolerJobId: anothers };
  expect(await spooler.readState(ours)).toEqual({ state: 'unknown', reasons: [], sheetsPrinted: null });
  await expect(spooler.cancel(ours)).rejects.toMatchObject({ failure: { code: 'print-not-cancelled' } });
  await system.resumeQueue(queueNames.paused);
  await received(ours);
  expect((await spooler.readState(ours)).state).toBe('unknown');
  await system.pauseQueue(queueNames.paused);
});

test('a class of printers: the paper that all of them have, and the reasons of the one that prints', async () => {
  await system.makeClass('Both', [queueNames.bench]);
  const both = (await spooler.listPrinters()).printers.find(({ name }) => name === 'Both');
  expect(both).toMatchObject({ defaultMedia: 'iso_a4_210x297mm', trays: [], loadedMedia: [] });
  expect(both?.media.map(({ name }) => name)).toContain(label);

  await system.emptyTray(queueNames.bench, 'buffers');
  const job = await handOver('Both', { media: label });
  const waiting = await until(job, ({ reasons }) => reasons.includes('queued-in-device'));
  expect(waiting.state).toBe('held');
  expect(waiting.reasons).toContain('media-empty-warning');
  await system.fillTray(queueNames.bench);
  const next = await handOver('Both', { media: label });
  await until(next, ({ state }) => state === 'held' || state === 'done');
  expect((await received(job)).options).toContain(`media=${label}`);
});

test("a person's own default tray does not win over the tray that is asked for", async () => {
  const home = join(folder, 'home');
  await mkdir(join(home, '.cups'), { recursive: true });
  const own = 'InputSlot=Main media-source=main';
  await writeFile(join(home, '.cups', 'lpoptions'), `Dest ${queueNames.paused} ${own}\n`);
  const environment = { ...process.env, ...system.environment, HOME: home };
  const ofPerson = createCupsSpooler(environment, afterOnThisComputer);
  await system.resumeQueue(queueNames.paused);
  const job = await handOver(queueNames.paused, { tray: 'rear', media: label }, ofPerson);
  const { options } = await received(job);
  expect(options).toContain('InputSlot=Rear');
  expect(options).not.toContain('InputSlot=Main');
  await system.pauseQueue(queueNames.paused);
});
