/** The end of `npm test` counts everything (tests, files that could not be loaded, suites that ran nothing) and names what failed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  add,
  type FailedTest,
  mendCount,
  readPlaywright,
  readVitest,
  wordsOfFailures,
} from '../../../tools/setup/counts.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-counts-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function file(content: object): Promise<string> {
  const path = join(folder, 'tests.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

test('of node tests each that failed is named with why; a file that could not be loaded is one failure', async () => {
  const assertions = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'sums subtracts', failureMessages: ['AssertionError: 3', 'Error: late'] },
  ];
  const path = await file({
    numPassedTests: 4,
    testResults: [
      { name: resolve('test/a.test.ts'), status: 'failed', message: '', assertionResults: assertions },
      { name: resolve('test/b.test.ts'), status: 'failed', message: 'SyntaxError: x', assertionResults: [] },
      { name: resolve('test/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(readVitest(path)).toEqual({
    passed: 4,
    failures: [
      { test: 'test/a.test.ts › sums subtracts', why: 'AssertionError: 3\nError: late' },
      { test: 'test/b.test.ts', why: 'SyntaxError: x' },
    ],
  });
});

test('an app test that passed only at the second try, and an error outside any test, are failures', async () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const inner = { title: 'with a service', specs: [spec('waits', 'flaky', 'once')] };
  const specs = [spec('prints', 'unexpected', 'no paper'), spec('scans', 'expected'), spec('rests', 'skipped')];
  const path = await file({
    stats: { expected: 5 },
    suites: [{ title: 'orders.spec.ts', specs, suites: [inner] }],
    errors: [{ message: 'no worker' }],
  });
  expect(readPlaywright(path)).toEqual({
    passed: 5,
    failures: [
      { test: 'orders.spec.ts › prints', why: 'no paper' },
      { test: 'orders.spec.ts › with a service › waits', why: 'once' },
      { test: 'outside any test', why: 'no worker' },
    ],
  });
});

const failure: FailedTest = { test: 'one', why: 'broken' };

test('a suite that ran no test, or ended badly without a failed test, has failed', () => {
  const broken = (code: number, passed: number): number =>
    mendCount('suite', code, { passed, failures: [] }).failures.length;
  expect(broken(0, 0)).toBe(1);
  expect(broken(1, 7)).toBe(1);
  expect(broken(0, 7)).toBe(0);
  const failed = { passed: 7, failures: [failure] };
  expect(mendCount('suite', 1, failed)).toEqual(failed);
});

test('counts add up', () => {
  const sum = add({ passed: 1, failures: [failure] }, { passed: 3, failures: [failure, failure] });
  expect(sum).toEqual({ passed: 4, failures: [failure, failure, failure] });
});

test('what failed is told with the first lines of why, and in no more lines than the end of a log holds', () => {
  const colour = '\u001b[31m';
  expect(wordsOfFailures([{ test: 'one', why: `\n${colour}expected 1\n\n   got 2\n` }])).toEqual([
    'FAILED: one',
    '    expected 1',
    '    got 2',
  ]);
  const alone = wordsOfFailures([{ test: 'one', why: 'event\n'.repeat(12).concat('expected 1, got 2\n') }]);
  expect(alone.at(-1)).toBe('    expected 1, got 2');
  const long = Array.from({ length: 30 }, (_, index) => ({ test: `test ${index}`, why: 'line\n'.repeat(40) }));
  const words = wordsOfFailures(long);
  expect(words.length).toBeLessThan(50);
  expect(words.at(-1)).toBe('FAILED, too: 22 more; the first of them: test 8');
});
