/** The suites of `npm test`: how each is run, and how many of its tests passed and failed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildWhenChanged } from './build.cjs';
import { add, type Count, mendCount, nothingCounted, readPlaywright, readVitest } from './counts.ts';
import { holdLock } from './lock.cjs';

const root = resolve(import.meta.dirname, '..', '..');

/** Takes a line of what a suite and its tools say. */
export type Tell = (line: string) => void;

/** Name on the command line, and what it runs. */
export const suites: Readonly<Record<string, (tell: Tell) => Promise<Count>>> = {
  check: runChecks,
  node: (tell) => runReported(vitest, ['run', '--reporter=default', '--reporter=json'], readVitest, tell),
  build: async (tell) => countOne('build', await runBuild(tell), tell),
  runtime: (tell) => runPlaywright('--config=tools/chromium-runtime/conformance', tell),
  app: (tell) => runPlaywright('--project=runtime', tell),
};

/**
 * Suites that follow one another, beside the others: the app waits for windows, printers and services about as much as it works, and
 * node tests work meanwhile. Nothing that follows in the second list needs what is built in the first.
 */
export const sideBySide = [
  ['build', 'runtime', 'app'],
  ['check', 'node'],
] as const;

/** Types, then lint and format, then rooms: each counts as one test. */
async function runChecks(tell: Tell): Promise<Count> {
  const types = await run(join('typescript', 'bin', 'tsc'), ['-b'], {}, tell);
  const lint = await run(join('@biomejs', 'biome', 'bin', 'biome'), ['check'], {}, tell);
  const rooms = await run(join('..', 'tools', 'rooms', 'cli.ts'), [], {}, tell);
  const counts = [countOne('types', types, tell), countOne('lint and format', lint, tell)];
  return [...counts, countOne('rooms', rooms, tell)].reduce(add);
}

async function runBuild(tell: Tell): Promise<number> {
  const release = await holdLock(root);
  try {
    return await exitCodeOfBuild(tell);
  } finally {
    release();
  }
}

/** The build's own output is streamed, so its failure needs no words of ours. */
async function exitCodeOfBuild(tell: Tell): Promise<number> {
  let exitCode = 0;
  await buildWhenChanged(root, async (file, args) => {
    exitCode = await runFile(file, args, {}, tell);
    if (exitCode !== 0) throw new Error(`the build ended with ${exitCode}`);
  }).catch((error: unknown) => {
    if (exitCode === 0) throw error;
  });
  return exitCode;
}

const vitest = join('vitest', 'vitest.mjs');
const playwright = join('@playwright', 'test', 'cli.js');

function runPlaywright(which: string, tell: Tell): Promise<Count> {
  return runReported(playwright, ['test', which, '--reporter=list,json'], readPlaywright, tell);
}

/** Playwright with arguments of the caller; answers with its exit code. */
export function runPlaywrightWith(args: readonly string[]): Promise<number> {
  return run(playwright, ['test', ...args]);
}

/** Runs a test runner that also writes a JSON file, and counts by that file. */
async function runReported(
  script: string,
  args: readonly string[],
  read: (file: string) => Count,
  tell: Tell,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-counts-'));
  const file = join(folder, 'tests.json');
  try {
    const given = script === vitest ? [...args, `--outputFile.json=${file}`] : args;
    const exitCode = await run(script, given, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, tell);
    return mendCount(script, exitCode, readCount(file, read));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A runner that died before it wrote its file counted nothing. */
function readCount(file: string, read: (file: string) => Count): Count {
  try {
    return read(file);
  } catch (error) {
    console.error(`no counts: ${error instanceof Error ? error.message : error}`);
    return nothingCounted;
  }
}

function countOne(name: string, exitCode: number, tell: Tell): Count {
  tell(`${exitCode === 0 ? 'passed' : 'FAILED'}: ${name}`);
  if (exitCode === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [{ test: name, why: `it ended with ${exitCode}; what it said stands above` }] };
}

/** Runs a script of node_modules under this Node and answers with its exit code. Without `tell` it writes as this program does. */
function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, tell?: Tell): Promise<number> {
  return runFile(process.execPath, [join(root, 'node_modules', script), ...args], env, tell);
}

/** Hundreds of programs are started from the same sources: what Node made of them is kept for the next one. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** A print system is set up by programs of the sbin folders, which only root has in its PATH. */
const searchPath = [process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter);

function runFile(file: string, args: readonly string[], env: NodeJS.ProcessEnv, tell?: Tell): Promise<number> {
  return new Promise((resolvePromise, reject) => {
    const output = tell === undefined ? 'inherit' : 'pipe';
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: searchPath, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null && tell !== undefined) createInterface({ input: stream }).on('line', tell);
    }
    child.on('error', reject);
    child.on('close', (code) => resolvePromise(code ?? 1));
  });
}
