/**
 * Rows that need the built app: they are Playwright specs, run alone as short forms, and with another count and seed as
 * long ones. A spec reports its results on lines of its output that begin with `proof `.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ProofRun } from './proof-row.ts';

export type ProofLine =
  | { readonly is: 'done'; readonly units: number }
  | { readonly is: 'breach'; readonly seed: number; readonly words: string }
  | { readonly is: 'tally'; readonly what: string; readonly amount: number }
  | { readonly is: 'measured'; readonly what: string; readonly value: number | string };

const root = resolve(import.meta.dirname, '..', '..');

/** Runs a spec of test/app in its long form until it ends; if it fails without a breach, the spec itself is wrong. */
export function runInApp(run: ProofRun, spec: string, project = 'runtime'): Promise<void> {
  return runSpecs(run, spec, project, { PROOF_COUNT: String(run.count), PROOF_SEED: String(run.seed) });
}

/** Runs the specs of a folder as `npm test` does; one that fails breaks the promise. */
export async function runAsTests(run: ProofRun, folder: string): Promise<void> {
  // Some of them are rows of their own, and count their walks.
  const uncounted = { ...run, done: () => undefined };
  await runSpecs(uncounted, folder, 'runtime', {}).catch((cause: unknown) => {
    run.breach(run.seed, cause instanceof Error ? cause.message : String(cause));
  });
  if (!run.stop.aborted) run.done();
}

async function runSpecs(run: ProofRun, which: string, project: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const args = [join(root, 'tools', 'setup', 'run.cjs'), 'app-tests', `--project=${project}`, which];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): void => void child.kill('SIGINT');
  run.stop.addEventListener('abort', stop, { once: true });
  let breachCount = 0;
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const told = proofLine(line);
      if (told === null) words.push(line);
      else if (told.is === 'done') run.done(told.units);
      else if (told.is === 'tally') run.tally(told.what, told.amount);
      else if (told.is === 'measured') run.measured(told.what, told.value);
      else run.breach(told.seed, told.words);
      if (told?.is === 'breach') breachCount += 1;
    });
  }
  const code = await new Promise((ended) => child.once('close', ended));
  run.stop.removeEventListener('abort', stop);
  if (code !== 0 && breachCount === 0 && !run.stop.aborted) {
    throw new Error(`${which} ended with ${code}:\n${words.slice(-40).join('\n')}`);
  }
}

function proofLine(line: string): ProofLine | null {
  return line.startsWith('proof ') ? (JSON.parse(line.slice('proof '.length)) as ProofLine) : null;
}

export interface SpecRun {
  readonly count: number;
  readonly seed: number;
  /** Whether it is run at length. */
  readonly isLong: boolean;
  readonly breaches: readonly string[];
  done(units?: number): void;
  breach(seed: number, words: string): void;
  tally(what: string, amount?: number): void;
  measured(what: string, value: number | string): void;
}

/** The same seen from the spec. */
export function specRun(shortCount: number): SpecRun {
  const breaches: string[] = [];
  const tell = (line: ProofLine): void => console.log(`proof ${JSON.stringify(line)}`);
  return {
    count: Number(process.env.PROOF_COUNT ?? shortCount),
    seed: Number(process.env.PROOF_SEED ?? 1),
    isLong: process.env.PROOF_COUNT !== undefined,
    breaches,
    done: (units = 1) => tell({ is: 'done', units }),
    breach(seed, words) {
      breaches.push(`seed ${seed}: ${words}`);
      tell({ is: 'breach', seed, words });
    },
    tally: (what, amount = 1) => tell({ is: 'tally', what, amount }),
    measured: (what, value) => tell({ is: 'measured', what, value }),
  };
}
