/** The last line of `npm test` counts everything: tests, files that could not be loaded, suites that ran nothing. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { add, mendCount, readPlaywright, readVitest } from '../../../tools/setup/counts.ts';

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

test('a file of node tests that could not be loaded is one failure', async () => {
  const loaded = { status: 'failed', assertionResults: [{}] };
  const broken = { status: 'failed', assertionResults: [] };
  const path = await file({ numPassedTests: 4, numFailedTests: 1, testResults: [loaded, broken] });
  expect(readVitest(path)).toEqual({ passed: 4, failed: 2 });
});

test('an app test that passed only at the second try, and an error outside any test, are failures', async () => {
  const path = await file({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] });
  expect(readPlaywright(path)).toEqual({ passed: 5, failed: 3 });
});

test('a suite that ran no test, or ended badly without a failed test, has failed', () => {
  expect(mendCount('suite', 0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(mendCount('suite', 1, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  expect(mendCount('suite', 1, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
  expect(mendCount('suite', 0, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
});

test('counts add up', () => {
  expect(add({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
});
