/** The suites of `npm test`: how each is run, and how many of its tests passed and failed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildWhenChanged } from './build.cjs';
import { checksOfTests, runChecks } from './checks.ts';
import { add, type Count, mendCount, nothingCounted, readPlaywright, readVitest } from './counts.ts';
import { holdLock } from './lock.cjs';
import { openQuickFolder } from './quick-folder.ts';

const root = resolve(import.meta.dirname, '..', '..');

/**
 * Which specs of test/app a suite runs, as Playwright reads it: of the path. The longer half of them is a suite of its
 * own, which runs only where it is named.
 */
export const specsOf = {
  app: String.raw`[\\/]app[\\/][^\\/]+$`,
  'at-length': String.raw`[\\/]app[\\/]at-length[\\/]`,
} as const;

/** The name on the command line, and what it runs. Streams the tools' own output. */
export const suites: Readonly<Record<string, () => Promise<Count>>> = {
  check: countChecks,
  node: () => runReported(join('vitest', 'vitest.mjs'), ['run', '--reporter=default', '--reporter=json'], readVitest),
  build: countBuild,
  runtime: () => runPlaywright('--config=tools/chromium-runtime/conformance'),
  app: () => runPlaywright('--project=runtime', specsOf.app),
  'at-length': () => runPlaywright('--project=runtime', specsOf['at-length']),
};

/** Each check counts as one test. */
async function countChecks(): Promise<Count> {
  const ends = await runChecks(checksOfTests);
  return ends.map(({ name, exitCode }) => countOf(name, exitCode)).reduce(add, nothingCounted);
}

async function countBuild(): Promise<Count> {
  const exitCode = await runBuild();
  console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}: build`);
  return countOf('build', exitCode);
}

async function runBuild(): Promise<number> {
  const release = await holdLock(root);
  try {
    return await exitCodeOfBuild();
  } finally {
    release();
  }
}

/** The build's own output is streamed, so its failure needs no words of ours. */
async function exitCodeOfBuild(): Promise<number> {
  let exitCode = 0;
  await buildWhenChanged(root, async (file, args) => {
    exitCode = await runFile(file, args, {});
    if (exitCode !== 0) throw new Error(`the build ended with ${exitCode}`);
  }).catch((error: unknown) => {
    if (exitCode === 0) throw error;
  });
  return exitCode;
}

const playwright = join('@playwright', 'test', 'cli.js');

function runPlaywright(...which: readonly string[]): Promise<Count> {
  return runReported(playwright, ['test', ...which, '--reporter=list,json'], readPlaywright);
}

/** Runs Playwright with the caller's arguments; answers with its exit code. */
export function runPlaywrightWith(args: readonly string[]): Promise<number> {
  return run(playwright, ['test', ...args]);
}

/** Runs a test runner that also writes a JSON file, and counts from that file. */
async function runReported(script: string, args: readonly string[], read: (file: string) => Count): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-counts-'));
  const quick = openQuickFolder();
  const file = join(folder, 'tests.json');
  try {
    const isVitest = script.startsWith('vitest');
    const exitCode = await run(script, isVitest ? [...args, `--outputFile.json=${file}`] : args, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(quick.path === null ? {} : { TMPDIR: quick.path }),
    });
    return mendCount(script, exitCode, readCount(file, read));
  } finally {
    quick.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** If the runner died before it wrote its file, nothing is counted. */
function readCount(file: string, read: (file: string) => Count): Count {
  try {
    return read(file);
  } catch (error) {
    console.error(`no counts: ${error instanceof Error ? error.message : error}`);
    return nothingCounted;
  }
}

function countOf(name: string, exitCode: number): Count {
  if (exitCode === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [{ test: name, why: `it ended with ${exitCode}; what it said stands above` }] };
}

/** Runs a script of node_modules under this Node and answers with its exit code. */
function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return runFile(process.execPath, [...roomForYoung(script), join(root, 'node_modules', script), ...args], env);
}

/**
 * Playwright's programs, which get this too, make much that lives for a moment: with Node's own 1 MB to begin with, a
 * seventh of what they cost is collecting it.
 */
const roomForYoung = (script: string): readonly string[] => (script === playwright ? ['--min-semi-space-size=16'] : []);

/** Setting up a print system needs programs in the sbin folders, which only root has in its PATH. */
const searchPath = [process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter);

/** Hundreds of programs are started from the same sources: Node's compiled code is kept for the next one. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

function runFile(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolvePromise, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: searchPath, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolvePromise(code ?? 1));
  });
}
