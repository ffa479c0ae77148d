/** How many tests passed and failed, from what the test runners wrote: the numbers of `npm test`'s last line. */
import { readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export function add(one: Count, other: Count): Count {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** Nothing run, or a failure outside any test, is a failure too. */
export function mendCount(script: string, exitCode: number, count: Count): Count {
  if (count.passed + count.failed === 0) console.error(`${script} ran no test: counted as a failure`);
  const isBroken = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isBroken ? { ...count, failed: 1 } : count;
}

interface VitestFile {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** A file that could not even be loaded has no test of its own: it counts as one failure. */
export function readVitest(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestFile;
  const unloaded = report.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

interface PlaywrightFile {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

export function readPlaywright(file: string): Count {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightFile;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
