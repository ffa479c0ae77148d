/** Checks the properties that `npm test` checks with the same draws each time, with new draws. */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ProofRow } from './proof-row.ts';

const root = resolve(import.meta.dirname, '..', '..');

export const properties: ProofRow = {
  name: 'properties',
  promise: 'what holds for some texts and orders holds for all',
  how: 'every property of the node tests with another seed (one seed of each, and fewer draws, in `npm test`)',
  unit: 'passes',
  shortCount: 0,
  longCount: 200,
  async run(run) {
    const files = globSync('test/node/**/*.test.ts', { cwd: root })
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('/helpers/properties.ts'))
      .sort();
    run.measured('files', files.length);
    for (let at = 0; run.wantsMore(); at += 1) {
      const failure = await passWith(run.seed + at, files, run.stop);
      if (run.stop.aborted) return;
      if (failure !== null) run.breach(run.seed + at, failure);
      run.done();
    }
  },
};

/** Milliseconds. Many times as much is drawn as in `npm test`. */
const mostForOneTest = 900_000;

/** The tests' words about a failure; null: all held. */
async function passWith(seed: number, files: readonly string[], stop: AbortSignal): Promise<string | null> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', `--testTimeout=${mostForOneTest}`, ...files], {
    cwd: root,
    env: { ...process.env, PROPERTY_SEED: String(seed), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => words.push(String(piece)));
  const end = (): void => void child.kill('SIGINT');
  stop.addEventListener('abort', end, { once: true });
  const code = await new Promise((ended) => child.once('close', ended));
  stop.removeEventListener('abort', end);
  const told = words.join('');
  const firstFailure = told.indexOf('FAIL');
  return code === 0 ? null : told.slice(Math.max(0, firstFailure));
}
