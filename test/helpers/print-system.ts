/**
 * A real print system of the test's own: CUPS with its own configuration, spool and socket in a folder of its own, run
 * by the user who runs the test. Jobs go through CUPS's own filters; a backend at the end keeps what a printer
 * receives.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endCompany, keepCompany } from './companion.ts';
import { backendScript, cupsdConfiguration, cupsFilesConfiguration, printerDescription } from './print-system-files.ts';

const run = promisify(execFile);

/** 'bench' prints · 'paused' accepts jobs and prints none · 'broken' fails every job. */
export const queueNames = { bench: 'Bench-Labels', paused: 'Paused-Printer', broken: 'Broken-Printer' } as const;

export interface ReceivedJob {
  readonly spoolerJobId: number;
  readonly queue: string;
  readonly title: string;
  /** As CUPS passes them to a printer's driver: 'media=iso_a4_210x297mm print-scaling=none ...'. */
  readonly options: string;
  /** The PDF the printer got, every copy of every page in it. */
  readonly path: string;
}

export interface PrintSystem {
  /** Makes CUPS's commands, and the app, use this print system. */
  readonly environment: { readonly CUPS_SERVER: string };
  /** Paths of the PDFs the printers got, oldest first. */
  received(): Promise<readonly string[]>;
  receivedJobs(): Promise<readonly ReceivedJob[]>;
  pauseQueue(queue: string): Promise<void>;
  resumeQueue(queue: string): Promise<void>;
  cancelJob(spoolerJobId: number): Promise<void>;
  /** What somebody does at the print system when a printer is broken. */
  moveJob(spoolerJobId: number, to: string): Promise<void>;
  /** Hands over what another program prints; answers with its number. */
  printAs(title: string, queue: string, filePath: string): Promise<number>;
  /** A queue for the printer at that address. */
  makeQueue(name: string, uri: string): Promise<void>;
  /** A queue without a driver: what is handed over goes to the printer as it is, and nobody counts its sheets. */
  makeRawQueue(name: string, uri: string): Promise<void>;
  /** With the computer's default, if it was that. */
  removeQueue(name: string): Promise<void>;
  /** What people read instead of the queue's name. */
  describe(queue: string, words: string): Promise<void>;
  /** A queue of several printers; each of them must be there. */
  makeClass(name: string, members: readonly string[]): Promise<void>;
  /** What all jobs of a queue get that do not ask for something else: 'number-up=2'. */
  setDefaults(queue: string, options: readonly string[]): Promise<void>;
  /** From the next job on the printer says that it is out of paper; 'buffers': after it has taken all of the job. */
  emptyTray(queue: string, buffers?: 'buffers'): Promise<void>;
  fillTray(queue: string): Promise<void>;
  /** From the next job on paper is jammed in the printer, until the jam is cleared. */
  jam(queue: string): Promise<void>;
  clearJam(queue: string): Promise<void>;
  /** Ends CUPS and removes its folder. */
  close(): Promise<void>;
}

/** For a busy computer. */
const startWaitMilliseconds = 60_000;

/** `keepsJobs`: it still knows jobs that are over, as it usually does. */
export async function startPrintSystem(keepsJobs = true): Promise<PrintSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-cups-'));
  const server = await startCups(folder, keepsJobs).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const environment = { CUPS_SERVER: join(folder, 'cups.sock') };
  const admin = async (command: string, ...args: string[]): Promise<void> => {
    await run(command, args, { env: { ...process.env, ...environment } });
  };
  const receivedJobs = async (): Promise<ReceivedJob[]> => {
    const names = await readdir(join(folder, 'received'));
    const jobs = names.filter((name) => name.endsWith('.txt')).map((name) => readJob(join(folder, 'received', name)));
    return (await Promise.all(jobs)).sort((one, other) => one.spoolerJobId - other.spoolerJobId);
  };
  const close = async (): Promise<void> => {
    await endCompany(server);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const driver = join(folder, 'bench.ppd');
    await admin('lpadmin', '-p', queueNames.bench, '-E', '-v', 'bench://good', '-P', driver);
    await admin('lpadmin', '-d', queueNames.bench);
    await admin('lpadmin', '-p', queueNames.paused, '-E', '-v', 'bench://good', '-P', driver);
    await admin('cupsdisable', queueNames.paused);
    const abort = ['-o', 'printer-error-policy=abort-job'];
    await admin('lpadmin', '-p', queueNames.broken, '-E', '-v', 'bench://broken', '-P', driver, ...abort);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    environment,
    received: async () => (await receivedJobs()).map((job) => job.path),
    receivedJobs,
    pauseQueue: (queue) => admin('cupsdisable', queue),
    resumeQueue: (queue) => admin('cupsenable', queue),
    cancelJob: (spoolerJobId) => admin('cancel', String(spoolerJobId)),
    moveJob: (spoolerJobId, to) => admin('lpmove', String(spoolerJobId), to),
    async printAs(title, queue, filePath) {
      const command = ['-d', queue, '-t', title, filePath];
      const { stdout } = await run('lp', command, { env: { ...process.env, ...environment, LC_ALL: 'C' } });
      return Number(/-(\d+) \(/.exec(stdout)?.[1]);
    },
    makeQueue: (name, uri) => admin('lpadmin', '-p', name, '-E', '-v', uri, '-P', join(folder, 'bench.ppd')),
    makeRawQueue: (name, uri) => admin('lpadmin', '-p', name, '-E', '-v', uri),
    removeQueue: (name) => admin('lpadmin', '-x', name),
    describe: (queue, words) => admin('lpadmin', '-p', queue, '-D', words),
    async makeClass(name, members) {
      for (const member of members) await admin('lpadmin', '-p', member, '-c', name);
      await admin('cupsenable', name);
      await admin('cupsaccept', name);
    },
    setDefaults: (queue, options) =>
      admin('lpadmin', '-p', queue, ...options.flatMap((one) => ['-o', one.replace('=', '-default=')])),
    async emptyTray(queue, buffers) {
      if (buffers !== undefined) await writeFile(join(folder, 'received', `${queue}.buffers`), '');
      await writeFile(join(folder, 'received', `${queue}.empty`), '');
    },
    async fillTray(queue) {
      await rm(join(folder, 'received', `${queue}.empty`), { force: true });
      await rm(join(folder, 'received', `${queue}.buffers`), { force: true });
    },
    jam: (queue) => writeFile(join(folder, 'received', `${queue}.jammed`), ''),
    clearJam: (queue) => rm(join(folder, 'received', `${queue}.jammed`), { force: true }),
    close,
  };
}

/**
 * Another file name for the program, because a system's AppArmor rules restrict /usr/sbin/cupsd to the system's
 * folders.
 */
async function startCups(folder: string, keepsJobs: boolean): Promise<ChildProcess> {
  const at = (...parts: string[]): string => join(folder, ...parts);
  // CUPS started by root runs its filters as another user, who must be able to reach the spool.
  await chmod(folder, 0o711);
  for (const name of ['etc', 'spool/tmp', 'cache', 'run', 'log', 'received', 'bin/backend']) {
    await mkdir(at(name), { recursive: true });
  }
  for (const name of ['filter', 'cgi-bin', 'daemon', 'driver', 'monitor', 'notifier']) {
    await symlink(join('/usr/lib/cups', name), at('bin', name));
  }
  await copyFile('/usr/sbin/cupsd', at('packbench-cupsd'));
  for (const name of ['ipp', 'ipps']) await symlink(join('/usr/lib/cups/backend', name), at('bin/backend', name));
  await writeFile(at('bin/backend/bench'), backendScript(at('received')));
  await chmod(at('bin/backend/bench'), 0o700);
  await writeFile(at('bench.ppd'), printerDescription);
  await writeFile(at('etc/cupsd.conf'), cupsdConfiguration(at('cups.sock'), keepsJobs));
  await writeFile(at('etc/cups-files.conf'), cupsFilesConfiguration(folder));

  const args = ['-f', '-c', at('etc/cupsd.conf'), '-s', at('etc/cups-files.conf')];
  const server = spawn(at('packbench-cupsd'), args, { stdio: 'ignore' });
  keepCompany(server);
  const limit = AbortSignal.timeout(startWaitMilliseconds);
  while (!(await answers(at('cups.sock')))) {
    if (limit.aborted || server.exitCode !== null) {
      await endCompany(server);
      throw new Error(`CUPS did not start: ${await readFile(at('log/error'), 'utf8').catch(() => 'it wrote no log')}`);
    }
    await pause(20);
  }
  return server;
}

function answers(socketPath: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(socketPath);
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

/** The backend writes the six facts from CUPS, one on a line, after the PDF is whole. */
async function readJob(factsPath: string): Promise<ReceivedJob> {
  const path = factsPath.replace(/\.txt$/, '.pdf');
  await access(path);
  const [queue = '', spoolerJobId = '', title = '', options = ''] = (await readFile(factsPath, 'utf8')).split('\n');
  return { spoolerJobId: Number(spoolerJobId), queue, title, options, path };
}
