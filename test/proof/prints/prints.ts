/**
 * The program is killed around the hand-over to a real print system, again and again: one job, or 'not known, look',
 * never a second.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { createStartTroubles } from '../../../src-main/disk/start-troubles.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { createCupsQuestions } from '../../../src-main/printing/cups/cups-questions.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { afterOnThisComputer, systemClock } from '../../../src-main/time/system-time.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { type PrintSystem, queueNames, startPrintSystem } from '../../helpers/print-system.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { inFolder } from '../../node/journal/ledger-folder.ts';
import { bundled } from '../native/bundled.ts';
import type { ProofRow, ProofRun } from '../proof-row.ts';
import { printingOn, silentLog } from './printing-on.ts';

export const prints: ProofRow = {
  name: 'prints',
  promise: 'a print command never becomes two jobs, and none that was handed over is called failed',
  how: 'kill -9 at random moments around the hand-over to a real CUPS, with and without the command that hands over; then a restart',
  unit: 'kills',
  shortCount: 20,
  longCount: 200,
  run: (run) => inFolder((folder) => killAll(run, folder)),
};

const source = join(import.meta.dirname, 'print-program.ts');
const pdfText = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
/** Without a kill a hand-over takes this long; the first one of a run is measured. */
const usualMilliseconds = 150;

async function killAll(run: ProofRun, folder: string): Promise<void> {
  const system = await startPrintSystem();
  try {
    const pdf = join(folder, 'one.pdf');
    await writeFile(pdf, pdfText);
    const ground = { folder, pdf, system, program: await bundled(source, folder) };
    let next = start(ground, run.seed);
    for (let unit = 0; run.wantsMore(); unit++) {
      const writer = await next;
      next = start(ground, run.seed + unit + 1);
      await killOne(run, run.seed + unit, writer, system);
      run.done();
    }
    const last = await next;
    end(last.child, true);
  } finally {
    await system.close();
  }
}

interface Ground {
  readonly folder: string;
  readonly pdf: string;
  readonly system: PrintSystem;
  /** The built program. */
  readonly program: string;
}

interface Writer {
  readonly child: ChildProcess;
  readonly folder: string;
  readonly pdf: string;
  /** Resolves when it printed 'handed over'. */
  readonly handedOver: Promise<void>;
}

async function start({ folder, pdf, system, program }: Ground, seed: number): Promise<Writer> {
  const own = join(folder, `kill-${seed}`);
  await mkdir(own, { recursive: true });
  const args = [program, own, pdf, queueNames.paused];
  const env = { ...process.env, ...system.environment, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  // In a group of its own: a kill takes `lp` with it, or leaves it.
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  const [ready, handedOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  createInterface({ input: child.stdout }).on('line', (line) => (line === 'ready' ? ready : handedOver).resolve());
  child.once('exit', () => {
    ready.resolve();
    handedOver.resolve();
  });
  await ready.promise;
  return { child, folder: own, pdf, handedOver: handedOver.promise };
}

function end({ pid }: ChildProcess, withItsCommand: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(withItsCommand ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function killOne(run: ProofRun, seed: number, writer: Writer, system: PrintSystem): Promise<void> {
  const random = seededNumbers(seed);
  const withItsCommand = random() < 0.5;
  writer.child.stdin?.write('\n');
  await Promise.race([writer.handedOver, delay(random() * usualMilliseconds)]);
  const gone = new Promise((resolve) => writer.child.once('exit', resolve));
  end(writer.child, withItsCommand);
  await gone;
  const { job, numbers } = await afterRestart(writer, system, withItsCommand);
  await rm(writer.folder, { recursive: true, force: true });
  if (job === null) return run.tally('killed before it was written down');
  const said = `the ledger says ${job.state}, number ${job.spoolerJobId}, the queue has ${numbers.join(', ') || 'none'}`;
  if (numbers.length > 1) run.breach(seed, `two jobs: ${said}`);
  if (numbers.length === 1 && job.spoolerJobId !== numbers[0]) run.breach(seed, `the job was lost: ${said}`);
  if (numbers.length === 0 && job.state !== 'unknown') run.breach(seed, `no job: ${said}`);
  run.tally(numbers.length === 1 ? 'handed over, and found again' : 'not known, look');
}

interface Rest {
  /** Null: it was killed before anything was stored. */
  readonly job: PrintJob | null;
  /** The jobs in the queue that carry its mark. */
  readonly numbers: readonly number[];
}

const lookMilliseconds = 50;
/**
 * How long the hand-over of a killed program may take to show in the queue; one that was killed too shows at once or
 * never.
 */
const looksForAHandOver = 20;
const looksForAKilledOne = 4;
const mostLooks = 80;

/** Once ledger and queue have come to rest. */
async function afterRestart({ folder, pdf }: Writer, system: PrintSystem, withItsCommand: boolean): Promise<Rest> {
  const startTroubles = createStartTroubles(silentLog);
  const parts = { clock: systemClock, log: silentLog, after: afterOnThisComputer, startTroubles };
  const vaultFolder = join(folder, 'manifests');
  const ledger = openLedger({ ...parts, folder: join(folder, 'ledger'), vaultFolder });
  const printLog = createPrintLog(ledger);
  const environment = { ...process.env, ...system.environment };
  const printing = printingOn({ spooler: createCupsSpooler(environment, afterOnThisComputer), printLog, pdf });
  const cups = createCupsQuestions(environment);
  const enough = withItsCommand ? looksForAKilledOne : looksForAHandOver;
  try {
    await printing.resume();
    for (let look = 1; ; look++) {
      const [written] = printLog.list(null, 1);
      if (written === undefined) return { job: null, numbers: [] };
      const jobs = await cups.jobs(queueNames.paused, ['job-id', 'job-name']);
      const mark = written.printJobId.slice(0, 8);
      const own = jobs.filter((one) => String(one.get('job-name')?.[0]).includes(mark));
      const numbers = own.map((one) => Number(one.get('job-id')?.[0]));
      const job = printLog.get(written.printJobId);
      const isAtRest =
        numbers.length === 0 ? look >= enough && job?.state !== 'sending' : job?.spoolerJobId === numbers[0];
      if (isAtRest || look === mostLooks) return { job, numbers };
      await delay(lookMilliseconds);
    }
  } finally {
    printing.close();
    ledger.close();
  }
}
