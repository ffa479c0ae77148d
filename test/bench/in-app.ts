/**
 * Benches in the built app are specs of test/app/bench: each writes its measurements to where its command line reads
 * them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const outputVariable = 'PACKBENCH_BENCH_OUTPUT';
const numbersVariable = 'PACKBENCH_BENCH_NUMBERS';

/**
 * Runs the spec of that name with these numbers. Throws when it fails; its output is then on this program's outputs.
 */
export function measureInApp<Measures>(spec: string, numbers: Readonly<Record<string, number>>): Measures {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-bench-'));
  const output = join(folder, 'measures.json');
  const program = join(root, 'tools', 'setup', 'run.cjs');
  try {
    execFileSync(process.execPath, [program, 'app-tests', '--project=bench', `bench/${spec}.spec.ts`], {
      cwd: root,
      env: { ...process.env, [outputVariable]: output, [numbersVariable]: JSON.stringify(numbers) },
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    return JSON.parse(readFileSync(output, 'utf8')) as Measures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In the spec: the given numbers, over its defaults. */
export function givenNumbers<Name extends string>(
  usual: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  return { ...usual, ...JSON.parse(process.env[numbersVariable] ?? '{}') };
}

/** In the spec: hands over what it measured. */
export function handOver(measures: object): void {
  console.log(JSON.stringify(measures));
  const output = process.env[outputVariable];
  if (output !== undefined) writeFileSync(output, JSON.stringify(measures));
}
