/**
 * The tests put to the test: Stryker changes one place of the source after another, and the subject's tests have to fail. A row
 * for each subject. What nobody noticed is written to proof/survivors; docs/mutation.md says which of it is no fault.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { openQuickFolder } from '../../../tools/setup/quick-folder.ts';
import type { ProofRow, ProofRun } from '../proof-row.ts';
import { LOADED_ONCE } from './loaded-once.ts';
import { LOG_WORDS } from './log-words.ts';
import { SAMPLE } from './sample.ts';
import { type Subject, subjects } from './subjects.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The percentage of all changes that tests must notice. */
const LEAST_PERCENT = 85;

export const mutationRows: readonly ProofRow[] = subjects.map((subject) => ({
  name: `mutation-${subject.name}`,
  promise: `A change of ${subject.what} is noticed by a test`,
  how: `Stryker changes one place at a time${subject.oneIn === 1 ? '' : ` (one change of ${subject.oneIn}, drawn by the seed)`}; at least ${LEAST_PERCENT} % of the changes make a test fail`,
  unit: 'subject',
  shortCount: 0,
  longCount: 1,
  run: (run) => proveSubject(run, subject),
}));

async function proveSubject(run: ProofRun, subject: Subject): Promise<void> {
  const quick = openQuickFolder();
  // For the processes that Stryker starts: as in `npm test`, no change waits for a disk.
  if (quick.path !== null) process.env.TMPDIR = quick.path;
  const results = await changedOneByOne(subject, run.seed).finally(() => quick.close());
  // A change that does not run at all, or that nobody could try, says nothing about the tests.
  const tried = results.filter(({ status }) => isNoticed(status) || isUnnoticed(status));
  const unnoticed = tried.filter(({ status }) => isUnnoticed(status));
  const percent = tried.length === 0 ? 0 : (100 * (tried.length - unnoticed.length)) / tried.length;
  writeSurvivors(subject, unnoticed);
  run.measured('changes in all', results.length);
  run.measured('changes tried', tried.length);
  run.measured('not noticed', unnoticed.length);
  run.measured('noticed, percent', percent);
  run.measured('of the noticed, by the time they took', tried.filter(({ status }) => status === 'Timeout').length);
  const ignored = results.filter(({ status }) => status === 'Ignored');
  const inLogLines = ignored.filter(({ statusReason }) => statusReason === LOG_WORDS).length;
  run.measured('changes of constants, not tried', ignored.length - inLogLines);
  run.measured('changes of the words of log lines, not tried', inLogLines);
  if (percent < LEAST_PERCENT) {
    run.breach(
      run.seed,
      `${percent.toFixed(1)} % of ${tried.length} changes were noticed; see proof/survivors/${subject.name}.md`,
    );
  }
  run.done();
}

const isNoticed = (status: MutantResult['status']): boolean => status === 'Killed' || status === 'Timeout';
const isUnnoticed = (status: MutantResult['status']): boolean => status === 'Survived' || status === 'NoCoverage';

async function changedOneByOne({ files, tests, oneIn, loadedOnce }: Subject, seed: number): Promise<MutantResult[]> {
  // Read by vitest.config.ts, in the processes that Stryker starts.
  process.env.PACKBENCH_MUTATION_TESTS = JSON.stringify(tests);
  process.env[SAMPLE] = JSON.stringify({ oneIn, seed });
  // Loaded here: whoever only asks which rows there are need not wait a second for it.
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: loadedOnce ? LOADED_ONCE : 'vitest',
    vitest: { configFile: 'test/proof/mutation/vitest.config.ts', related: false },
    plugins: [
      '@stryker-mutator/*',
      ...['sample.ts', 'log-words.ts', 'loaded-once.ts'].map((name) => join(import.meta.dirname, name)),
    ],
    checkers: ['sample'],
    ignorers: ['log-words'],
    coverageAnalysis: 'perTest',
    // So long that only a change that never ends exceeds it: with 20 s, on a busy computer, unnoticed changes counted
    // as noticed.
    timeoutMS: loadedOnce ? 60_000 : 300_000,
    // A constant of a module is changed before any test begins, so all tests would have to run for each: hours.
    ignoreStatic: true,
    concurrency: 2,
    // Stryker rewrites it by TypeScript's programming interface, which TypeScript 7 has not; nothing here needs it.
    tsconfigFile: 'no-tsconfig.json',
    ignorePatterns: ['out/**', 'proof/**', 'docs/**', 'test-results/**'],
    tempDirName: 'out/mutation',
    reporters: ['progress'],
  });
  return stryker.runMutationTest();
}

function writeSurvivors({ name }: Subject, unnoticed: readonly MutantResult[]): void {
  const folder = join(root, 'proof', 'survivors');
  mkdirSync(folder, { recursive: true });
  const lines = unnoticed.map(({ fileName, location, mutatorName, replacement, status }) => {
    const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column + 1}`;
    const text = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 120);
    return `- ${place} ${mutatorName} -> \`${text}\`${status === 'NoCoverage' ? ' (no test comes here)' : ''}`;
  });
  writeFileSync(join(folder, `${name}.md`), `# Not noticed: ${name}\n\n${lines.join('\n')}\n`);
}
