/** Queues of CUPS that are more than one printer with one person's jobs: other people's jobs, classes, defaults of a person. */
import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import type { SpooledJob, Spooler, SpoolState } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';
import type { Printer } from '../../../src-preload/contract/printing.ts';
import {
  type endsOfJobs,
  type JobEnd,
  type NetworkPrinter,
  type Speaks,
  startNetworkPrinter,
} from '../../helpers/network-printer.ts';
import { readPdfPages } from '../../helpers/pdf-pages.ts';
import { brokenPdf, cornersPdf, longPdf, protectedPdf, unprintablePdf, widePdf } from '../../helpers/pdf-samples.ts';
import { type PrintSystem, queueNames, type ReceivedJob, startPrintSystem } from '../../helpers/print-system.ts';
import { cannotMount } from '../../helpers/small-disk.ts';

const run = promisify(execFile);
const patience = { timeout: 60_000, interval: 50 };
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
  readonly path?: string;
  readonly copies?: number;
}

async function handOver(
  printer: string,
  { media, tray, path, copies }: Asked = {},
  by: Spooler = spooler,
): Promise<SpooledJob> {
  const printJobId = randomUUID();
  const place = { printer, media: media ?? null, tray: tray ?? null, filePath: path ?? filePath };
  const spoolerJobId = await by.submit({ ...place, printJobId, title: 'Manifest', copies: copies ?? 1 });
  return { printJobId, printer, spoolerJobId };
}

const until = (job: SpooledJob, isSo: (state: SpoolState) => boolean): Promise<SpoolState> =>
  vi.waitFor(async () => {
    const state = await spooler.readState(job);
    expect(state).toSatisfy(isSo);
    return state;
  }, patience);

const received = (handedOver: SpooledJob): Promise<ReceivedJob> =>
  vi.waitFor(async () => {
    const job = (await system.receivedJobs()).find((one) => one.spoolerJobId === handedOver.spoolerJobId);
    if (job === undefined) throw new Error('The printer has not got it yet.');
    // Many of these jobs are never asked after, and CUPS has news for a hundred only (MaxSubscriptions).
    spooler.letGo?.(handedOver);
    return job;
  }, patience);

/** As a person sees the print system who has these lines in their own settings of CUPS. */
async function spoolerOfPerson(settings: string): Promise<Spooler> {
  const home = await mkdtemp(join(folder, 'home-'));
  await mkdir(join(home, '.cups'));
  await writeFile(join(home, '.cups', 'lpoptions'), `${settings}\n`);
  return createCupsSpooler({ ...process.env, ...system.environment, HOME: home }, afterOnThisComputer);
}

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

test('a class of printers that all stand still: it says so, and so does a job that waits for one of them', async () => {
  await system.makeQueue('Second', 'bench://good');
  await system.makeClass('Standing', [queueNames.paused, 'Second']);
  const ofClass = async (): Promise<Printer | undefined> =>
    (await spooler.listPrinters()).printers.find(({ name }) => name === 'Standing');
  expect(await ofClass()).toMatchObject({ state: 'idle', stateReasons: [] });
  await system.pauseQueue('Second');
  expect(await ofClass()).toMatchObject({ state: 'stopped', stateReasons: ['paused'] });
  const job = await handOver('Standing');
  expect(await spooler.readState(job)).toMatchObject({ state: 'held', reasons: ['printer-stopped', 'paused'] });
  await system.resumeQueue('Second');
  await until(job, ({ state }) => state === 'done');
  await system.removeQueue('Standing');
});

test('what somebody said who paused a queue, or closed it to new jobs, stands beside it until it goes on; only a pause holds its jobs', async () => {
  await system.makeQueue('Repaired', 'bench://good');
  const environment = { ...process.env, ...system.environment };
  const admin = (command: string, ...words: string[]): Promise<unknown> =>
    run(command, [...words, 'Repaired'], { env: environment });
  const reasons = async (): Promise<readonly string[] | undefined> =>
    (await spooler.listPrinters()).printers.find(({ name }) => name === 'Repaired')?.stateReasons;
  await admin('cupsdisable', '-r', 'The roller is being replaced');
  expect(await reasons()).toEqual(['paused', 'The roller is being replaced']);
  const job = await handOver('Repaired');
  const said = ['printer-stopped', 'paused', 'The roller is being replaced'];
  expect(await spooler.readState(job)).toMatchObject({ state: 'held', reasons: said });
  await admin('cupsdisable');
  expect(await reasons()).toEqual(['paused']);
  await admin('cupsreject', '-r', 'Moved to hall 2');
  expect(await reasons()).toEqual(['paused', 'Moved to hall 2']);
  await admin('cupsenable');
  expect(await until(job, ({ state }) => state === 'done')).toMatchObject({ reasons: [] });
  await admin('cupsreject', '-r', 'Moved to hall 2');
  expect(await reasons()).toEqual(['Moved to hall 2']);
  await admin('cupsaccept');
  expect(await reasons()).toEqual([]);
});

test("a person's own default tray does not win over the tray that is asked for", async () => {
  const ofPerson = await spoolerOfPerson(`Dest ${queueNames.paused} InputSlot=Main media-source=main`);
  await system.resumeQueue(queueNames.paused);
  const job = await handOver(queueNames.paused, { tray: 'rear', media: label }, ofPerson);
  const { options } = await received(job);
  expect(options).toContain('InputSlot=Rear');
  expect(options).not.toContain('InputSlot=Main');
  await system.pauseQueue(queueNames.paused);
});

test('a page across is turned to fit the paper, and not cut off, also where a person has that switched off', async () => {
  const wide = join(folder, 'wide.pdf');
  await writeFile(wide, await widePdf());
  const own = 'pdfAutoRotate=false pdftopdfAutoRotate=false';
  const ofPerson = await spoolerOfPerson(`Dest ${queueNames.bench} ${own}`);
  const job = await handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path: wide }, ofPerson);
  const [page] = await readPdfPages((await received(job)).path);
  expect(page?.text).toBe('LEFT RIGHT');
});

test('a PDF is printed as one, with its copies, also where a person has set that printer to take what comes as it is', async () => {
  const ofPerson = await spoolerOfPerson(`Dest ${queueNames.bench} raw=true`);
  const job = await handOver(queueNames.bench, { media: label, copies: 2 }, ofPerson);
  const { path, options } = await received(job);
  expect(await readPdfPages(path)).toHaveLength(2);
  expect(options).toContain(`media=${label}`);
});

test.skipIf(cannotMount !== null)('a print system without room for the job is told as that', async () => {
  const spool = join(dirname(system.environment.CUPS_SERVER), 'spool');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', spool]);
  try {
    await expect(handOver(queueNames.paused)).rejects.toMatchObject({
      failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code: 'print-copy-broke-off' }] } },
    });
  } finally {
    execFileSync('umount', [spool]);
  }
});

/** As CUPS 2.4 says them where a person, or the queue, may not take the job. */
test.each([
  ['Forbidden', 'print-not-allowed'],
  ['Unauthorized', 'print-not-allowed'],
  ['Not allowed to print.', 'print-not-allowed'],
  ['Quota limit reached.', 'print-quota-reached'],
  ['Too many active jobs.', 'print-queue-full'],
  [`Destination "${queueNames.bench}" is not accepting jobs.`, 'print-queue-closed'],
])('lp says "%s": the person is told what that means', async (words, code) => {
  const home = await mkdtemp(join(folder, 'refused-'));
  await writeFile(join(home, 'lp'), `#!/bin/sh\necho 'lp: ${words}' >&2\nexit 1\n`, { mode: 0o700 });
  const environment = { ...process.env, ...system.environment, PATH: `${home}:${process.env.PATH ?? ''}` };
  await expect(
    handOver(queueNames.bench, {}, createCupsSpooler(environment, afterOnThisComputer)),
  ).rejects.toMatchObject({
    failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code }] } },
  });
});

test("where CUPS's own command ends without a word, nobody reads how it was called", async () => {
  const home = await mkdtemp(join(folder, 'silent-'));
  for (const command of ['lp', 'cancel'])
    await writeFile(join(home, command), '#!/bin/sh\nkill -9 $$\n', { mode: 0o700 });
  const environment = { ...process.env, ...system.environment, PATH: `${home}:${process.env.PATH ?? ''}` };
  const silent = createCupsSpooler(environment, afterOnThisComputer);
  await expect(handOver(queueNames.paused, {}, silent)).rejects.toMatchObject({
    failure: { code: 'print-refused', details: [] },
  });
  const job = await handOver(queueNames.paused);
  await expect(silent.cancel(job)).rejects.toMatchObject({ failure: { code: 'print-not-cancelled', details: [] } });
  await spooler.cancel(job);
});

test.each([
  ['print system', 'rm "$CUPS_SERVER"', 'spooler-missing'],
  ['queue', 'lpadmin -x Short-Lived', 'printer-unknown'],
])(
  'a %s that is gone just when lp begins is told as that: lp knows no printer then, and nothing was handed over',
  async (_, goes, code) => {
    await system.makeQueue('Short-Lived', 'bench://good');
    const home = await mkdtemp(join(folder, 'gone-'));
    const socket = join(home, 'cups.sock');
    await symlink(system.environment.CUPS_SERVER, socket);
    const path = process.env.PATH ?? '';
    await writeFile(join(home, 'lp'), `#!/bin/sh\nPATH="${path}"\n${goes}\nlp "$@"\n`, { mode: 0o700 });
    const environment = { ...process.env, CUPS_SERVER: socket, PATH: `${home}:${path}` };
    const asked = handOver('Short-Lived', {}, createCupsSpooler(environment, afterOnThisComputer));
    await expect(asked).rejects.toMatchObject({ failure: { code, changed: 'nothing', details: [] } });
  },
);

test('a queue that takes no jobs says so in the words of this CUPS', async () => {
  const environment = { ...process.env, ...system.environment };
  await run('cupsreject', [queueNames.broken], { env: environment });
  await expect(handOver(queueNames.broken)).rejects.toMatchObject({
    failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code: 'print-queue-closed' }] } },
  });
  await run('cupsaccept', [queueNames.broken], { env: environment });
});

test("a person's own default printer comes before that of the computer, as for CUPS's own commands", async () => {
  const home = join(folder, 'own-default');
  await mkdir(join(home, '.cups'), { recursive: true });
  const ofPerson = { ...process.env, ...system.environment, HOME: home };
  const defaults = async (environment: NodeJS.ProcessEnv): Promise<string[]> => {
    const { printers } = await createCupsSpooler(environment, afterOnThisComputer).listPrinters();
    return printers.flatMap(({ name, isDefault }) => (isDefault ? [name] : []));
  };
  const told = async (environment: NodeJS.ProcessEnv): Promise<string> =>
    (await run('lpstat', ['-d'], { env: { ...environment, LC_ALL: 'C' } })).stdout;
  expect(await defaults(ofPerson)).toEqual([queueNames.bench]);

  await writeFile(
    join(home, '.cups', 'lpoptions'),
    `Dest ${queueNames.bench} media=A6\nDefault ${queueNames.paused}/draft x=y\n`,
  );
  expect(await told(ofPerson)).toContain(`destination: ${queueNames.paused}`);
  expect(await defaults(ofPerson)).toEqual([queueNames.paused]);
  const byVariable = { ...ofPerson, LPDEST: queueNames.broken };
  expect(await told(byVariable)).toContain(`destination: ${queueNames.broken}`);
  expect(await defaults(byVariable)).toEqual([queueNames.broken]);
  // One that is gone is not replaced by another.
  expect(await defaults({ ...ofPerson, LPDEST: 'Gone' })).toEqual([]);
});

test('a printer of the network that is switched off: the job waits and says why, and so does the printer', async () => {
  await system.makeQueue('Switched-Off', `ipp://127.0.0.1:${await closedPort()}/ipp/print`);
  const job = await handOver('Switched-Off');
  // It waits as soon as CUPS looks for the printer; that nothing answers there CUPS says a moment later.
  await until(job, ({ state, reasons }) => state === 'held' && reasons.includes('timed-out'));
  const { printers } = await spooler.listPrinters();
  expect(printers.find(({ name }) => name === 'Switched-Off')?.stateReasons).toContain('timed-out');
  await spooler.cancel(job);
  expect((await spooler.readState(job)).state).toBe('cancelled');
  await vi.waitFor(async () => {
    const after = (await spooler.listPrinters()).printers.find(({ name }) => name === 'Switched-Off');
    expect(after).toMatchObject({ state: 'idle', stateReasons: [] });
  }, patience);
});

test('a job that the printer refuses, so that CUPS cancels it, has failed in the words of CUPS; what a person cancels is cancelled, and where: at the printer, or here', async () => {
  await system.makeQueue('Refuses', 'bench://refuses');
  const job = await handOver('Refuses');
  const over = await until(job, ({ state }) => state === 'failed' || state === 'cancelled');
  expect(over).toMatchObject({ state: 'failed', reasons: ['Printer cannot print with supplied options.'] });
  const cancelled = await handOver(queueNames.paused);
  await spooler.cancel(cancelled);
  expect(await spooler.readState(cancelled)).toMatchObject({ state: 'cancelled', reasons: [] });
  await system.makeQueue('Panel', 'bench://panel');
  const there = await until(await handOver('Panel'), ({ state }) => state === 'failed' || state === 'cancelled');
  expect(there).toMatchObject({ state: 'cancelled', reasons: ['job-canceled-at-device'] });
});

test('a job that came out, or failed, before its cancellation arrives is not in the queue any more, and nothing is said in the words of a command', async () => {
  await system.makeQueue('Quick', 'bench://good');
  for (const queue of ['Quick', queueNames.broken]) {
    const job = await handOver(queue);
    await until(job, ({ state }) => state === 'done' || state === 'failed');
    await expect(spooler.cancel(job)).rejects.toMatchObject({
      failure: { code: 'print-not-cancelled', details: [], facts: { remarks: [{ code: 'print-job-gone' }] } },
    });
  }
});

test('also of a job that ends while it is being cancelled', async () => {
  await system.jam(queueNames.bench);
  const job = await handOver(queueNames.bench);
  const home = await mkdtemp(join(folder, 'late-'));
  const jam = join(dirname(system.environment.CUPS_SERVER), 'received', `${queueNames.bench}.jammed`);
  const lines = `PATH=${process.env.PATH ?? ''}\nrm '${jam}'\nwhile [ -n "$(lpstat ${queueNames.bench})" ]; do sleep 0.05; done\nexec cancel "$@"`;
  await writeFile(join(home, 'cancel'), `#!/bin/sh\n${lines}\n`, { mode: 0o700 });
  const environment = { ...process.env, ...system.environment, PATH: `${home}:${process.env.PATH ?? ''}` };
  await expect(createCupsSpooler(environment, afterOnThisComputer).cancel(job)).rejects.toMatchObject({
    failure: { code: 'print-not-cancelled', details: [], facts: { remarks: [{ code: 'print-job-gone' }] } },
  });
});

/** Readers show it; CUPS's filter makes nothing of it. */
const withFault = (right: string, wrong: string, ...more: readonly string[]): Uint8Array =>
  Buffer.from(
    Buffer.from(cornersPdf('/MediaBox[0 0 595 842]', ...more))
      .toString('latin1')
      .replace(right, wrong),
    'latin1',
  );

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['does not allow printing', unprintablePdf, 'document-permission-error'],
  ['asks for a password', protectedPdf, 'document-password-error'],
  ['is damaged', brokenPdf, 'document-unprintable-error'],
  ['counts its pages wrongly', () => withFault('/Count 1', '/Count 9'), 'document-unprintable-error'],
  [
    'turns a page by what stands elsewhere, and is no quarter',
    () => withFault('/Resources', '/Rotate 6 0 R/Resources', '45'),
    'document-unprintable-error',
  ],
  [
    'has nothing where a part of a drawing should be',
    () => withFault('/Contents 4 0 R', '/Contents[null 4 0 R]'),
    'document-unprintable-error',
  ],
  ['does not say where it begins', () => withFault('/Root 1 0 R', '/Rood 1 0 R'), 'document-unprintable-error'],
  ['has a text for a page', () => withFault('/Kids[3 0 R]', '/Kids[6 0 R]', '(page)'), 'document-unprintable-error'],
])(
  'of a PDF that %s, of which CUPS makes nothing, that is the reason, and not what a filter said',
  async (_, made, reason) => {
    const path = join(folder, 'locked.pdf');
    await writeFile(path, await made());
    // Of its own: another one may still say that its paper has run out.
    await system.makeQueue('Unread', 'bench://good');
    const givenUp = async (): Promise<SpoolState & { readonly job: SpooledJob }> => {
      const job = await handOver('Unread', { path });
      const state = await until(job, (one) => one.reasons.includes('job-completed-with-errors'));
      // On a busy computer CUPS itself loses what a filter said of one job in fifty.
      return state.reasons.length === 1 ? givenUp() : { ...state, job };
    };
    const { state, reasons, job } = await givenUp();
    expect([state, reasons[1]]).toEqual(['held', reason]);
    const startedAgain = createCupsSpooler({ ...process.env, ...system.environment }, afterOnThisComputer);
    expect((await startedAgain.readState(job)).reasons).toEqual(reasons);
  },
);

test('where CUPS itself says no more than that a filter failed, it is not repeated beside the errors that there were', async () => {
  const path = join(folder, 'unsaid.pdf');
  await writeFile(path, await unprintablePdf());
  // As an older Packbench handed it over: without the mark of what the PDF forbids.
  const printJobId = randomUUID();
  const title = `Manifest [${printJobId.slice(0, 8)}]`;
  // Of its own: another one may still say that its paper has run out.
  await system.makeQueue('Unsaid', 'bench://good');
  const spoolerJobId = await system.printAs(title, 'Unsaid', path);
  const job = { printJobId, printer: 'Unsaid', spoolerJobId };
  const state = await until(job, ({ reasons }) => reasons.includes('job-completed-with-errors'));
  expect(state).toMatchObject({ state: 'held', reasons: ['job-completed-with-errors'] });
});

test.each([
  // As Debian and Ubuntu set it up.
  ['retry-job', 'resources-are-not-ready'],
  ['stop-printer', 'printer-stopped'],
])('with %s a job that the printer failed waits to be tried again, and says why it failed', async (policy, reason) => {
  const name = `Fails-${policy}`;
  await system.makeQueue(name, 'bench://broken');
  const environment = { ...process.env, ...system.environment };
  await run('lpadmin', ['-p', name, '-o', `printer-error-policy=${policy}`], { env: environment });
  const job = await handOver(name);
  // CUPS may tell that it stands before it tells the words of the printer.
  const isWhy = (reasons: readonly string[]): boolean =>
    reasons.includes(reason) && reasons.includes('The paper is jammed');
  await until(job, ({ state, reasons }) => state === 'held' && isWhy(reasons));
  await spooler.cancel(job);
});

test('a printer that forgot a job, as after it was switched off: what became of it is not known; the next ones do not wait for ever', async () => {
  await system.makeQueue('Forgets', 'bench://forgets');
  for (const time of ['the first', 'the next']) {
    const over = await until(await handOver('Forgets'), ({ state }) => state !== 'queued' && state !== 'printing');
    expect([time, over]).toMatchObject([time, { state: 'unknown', reasons: ['cups-ipp-missing-job-history'] }]);
  }
});

test('a print system that keeps no job once it is over, as some shops set it for privacy: what became of each is told all the same', async ({
  onTestFinished,
}) => {
  const forgetful = await startPrintSystem(false);
  onTestFinished(() => forgetful.close());
  const there = createCupsSpooler({ ...process.env, ...forgetful.environment }, afterOnThisComputer);
  const told = async (job: SpooledJob): Promise<SpoolState> =>
    vi.waitFor(async () => {
      const state = await there.readState(job);
      expect(state.state).not.toMatch(/queued|printing|held/);
      return state;
    }, patience);
  const [printed, refused, cancelled] = [
    await handOver(queueNames.bench, {}, there),
    await handOver(queueNames.broken, {}, there),
    await handOver(queueNames.paused, {}, there),
  ];
  await forgetful.cancelJob(cancelled.spoolerJobId);
  expect((await told(printed)).state).toBe('done');
  expect((await told(refused)).state).toBe('failed');
  expect((await told(cancelled)).state).toBe('cancelled');
  // Asked again it still knows, and of a job that it was never handed it knows nothing.
  expect((await told(printed)).state).toBe('done');
  expect((await there.readState({ ...printed, printJobId: randomUUID() })).state).toBe('unknown');
  // A printer that took all of it and stands still has not printed it.
  await forgetful.emptyTray(queueNames.bench, 'buffers');
  const inPrinter = await handOver(queueNames.bench, {}, there);
  await vi.waitFor(async () => {
    const waiting = await there.readState(inPrinter);
    expect(waiting).toMatchObject({ state: 'held', reasons: expect.arrayContaining(['queued-in-device']) });
  }, patience);
});

describe.concurrent('a printer of the network: what became of the job there is told, though CUPS here calls each completed', () => {
  type Until = Pick<TestContext, 'onTestFinished'>;
  async function handedTo(
    { onTestFinished }: Until,
    name: string,
    end: JobEnd,
    speaks: Speaks = 'ipp',
  ): Promise<{ printer: NetworkPrinter; job: SpooledJob }> {
    const printer = await startNetworkPrinter(speaks, end);
    onTestFinished(() => printer.close());
    await system.makeQueue(name, printer.uri);
    return { printer, job: await handOver(name) };
  }
  const told = async (job: SpooledJob): Promise<string> => {
    const { state, reasons } = await until(job, (one) => !['queued', 'printing', 'held'].includes(one.state));
    return [state, ...reasons].join(' ');
  };

  test("another computer's CUPS shares it", async (context) => {
    const isOver = ({ state }: SpoolState): boolean => !['queued', 'printing', 'held'].includes(state);
    const endOf = async (end: keyof typeof endsOfJobs): Promise<SpoolState> =>
      until((await handedTo(context, `Shared-${end}`, { end }, 'cups')).job, isOver);
    const ends = await Promise.all((['completed', 'held', 'aborted', 'cancelled'] as const).map(endOf));
    const [completed, held, aborted, cancelled] = ends.map(({ state }) => state);
    expect([completed, held, cancelled]).toEqual(['done', 'unknown', 'cancelled']);
    // Sometimes CUPS itself sees it in time, and calls both cancelled.
    expect(['failed', 'cancelled']).toContain(aborted);
    expect(ends[1]?.reasons).toEqual(['cups-remote-pending-held']);
  });

  /** RFC 8011 sections 5.3.7 and 5.3.8, PWG 5100.11, PWG 5100.13. */
  test('it says itself whether it came out, or that nobody can know', async (context) => {
    const ends: readonly (JobEnd & { readonly is: string })[] = [
      { end: 'completed', reasons: ['job-completed-successfully'], is: 'done' },
      { end: 'completed', reasons: ['job-completed-with-errors'], is: 'unknown job-completed-with-errors' },
      { end: 'completed', reasons: ['resources-are-not-ready'], is: 'unknown resources-are-not-ready' },
      { end: 'cancelled', reasons: ['job-canceled-by-operator'], is: 'cancelled job-canceled-by-operator' },
      { end: 'cancelled', is: 'cancelled job-canceled-at-device' },
      { end: 'aborted', reasons: ['aborted-by-system'], is: 'failed aborted-by-system' },
    ];
    const all = ends.map(async ({ is, ...end }, at) => {
      const { job } = await handedTo(context, `Plain-${at}`, end);
      return [is, await told(job)];
    });
    // Behind its reasons may be those of its printer.
    for (const [is = '', said = ''] of await Promise.all(all)) expect(said.slice(0, is.length)).toBe(is);
  });

  test('one that waits there for its PIN is not done before it is given, nor after it was forgotten', async (context) => {
    const waits: JobEnd = { end: 'held', reasons: ['job-password-wait'] };
    const [given, lost, secured] = await Promise.all([
      handedTo(context, 'Pin-Given', waits),
      handedTo(context, 'Pin-Lost', waits),
      // As CUPS sets up most printers that it finds by itself.
      handedTo(context, 'Pin-Secured', waits, 'ipps'),
    ]);
    // CUPS tells that it waits as well, as long as it looks.
    const isAtPrinter = ({ reasons }: SpoolState): boolean => reasons.includes('queued-in-device');
    const waiting = await Promise.all([given, lost, secured].map(({ job }) => until(job, isAtPrinter)));
    const reasons = expect.arrayContaining(['job-password-wait']);
    for (const one of waiting) expect(one).toMatchObject({ state: 'held', reasons });
    given.printer.change({ end: 'completed', reasons: ['job-completed-successfully'] });
    lost.printer.forget();
    secured.printer.change({ end: 'cancelled' });
    expect(await told(given.job)).toBe('done');
    expect(await told(secured.job)).toBe('cancelled job-canceled-at-device');
    expect(await told(lost.job)).toBe('unknown cups-ipp-missing-job-history');
  });
});

describe('lp fails after CUPS has taken the job', () => {
  /** CUPS's own `lp`, whose end is lost; `then`: what else happens at that moment. */
  async function lostAnswer(then: string): Promise<NodeJS.ProcessEnv> {
    const home = await mkdtemp(join(folder, 'lost-'));
    await symlink(system.environment.CUPS_SERVER, join(home, 'cups.sock'));
    const lines = `PATH=${process.env.PATH ?? ''} lp "$@" > /dev/null\n${then}\necho 'lp: Connection reset by peer' >&2\nexit 1`;
    await writeFile(join(home, 'lp'), `#!/bin/sh\n${lines}\n`, { mode: 0o700 });
    return {
      ...process.env,
      CUPS_SERVER: join(home, 'cups.sock'),
      PATH: `${home}:${process.env.PATH ?? ''}`,
      LOST: home,
    };
  }

  test('the job is found in the queue, and is not called refused', async () => {
    const lost = createCupsSpooler(await lostAnswer(':'), afterOnThisComputer);
    const job = await handOver(queueNames.paused, { media: label }, lost);
    expect((await spooler.readState(job)).state).toBe('held');
    await spooler.cancel(job);
  });

  test('where CUPS does not answer then, nobody knows', async () => {
    const lost = createCupsSpooler(await lostAnswer('rm "$LOST/cups.sock"'), afterOnThisComputer);
    await expect(handOver(queueNames.paused, { media: label }, lost)).rejects.toMatchObject({
      failure: { code: 'print-unknown', changed: 'unknown' },
    });
  });

  test('a job that was taken back is refused', async () => {
    const takenBack = createCupsSpooler(await lostAnswer('cancel -a Paused-Printer'), afterOnThisComputer);
    await expect(handOver(queueNames.paused, { media: label }, takenBack)).rejects.toMatchObject({
      failure: { code: 'print-refused', changed: 'nothing', details: [{ message: 'lp: Connection reset by peer' }] },
    });
  });
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
