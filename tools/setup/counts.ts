/** What passed and what failed, read from the test runners' files: the end of `npm test`'s output. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface FailedTest {
  /** Its file and its name. */
  readonly test: string;
  /** In the runner's own words; may be many lines. */
  readonly why: string;
}

export interface Count {
  readonly passed: number;
  /** One for each that failed. */
  readonly failures: readonly FailedTest[];
}

export const nothingCounted: Count = { passed: 0, failures: [] };

export function add(one: Count, other: Count): Count {
  return { passed: one.passed + other.passed, failures: [...one.failures, ...other.failures] };
}

/** No test at all, or a failure outside any test, is a failure too. */
export function mendCount(script: string, exitCode: number, count: Count): Count {
  if (count.failures.length > 0 || (exitCode === 0 && count.passed > 0)) return count;
  const why = count.passed === 0 ? 'it ran no test' : 'no test failed, and yet it did: its output says why';
  return { ...count, failures: [{ test: script, why: `${why} (exit code ${exitCode})` }] };
}

interface VitestFile {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A file that could not even be loaded has no test of its own: it counts as one failure. */
export function readVitest(path: string): Count {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestFile;
  const failures = report.testResults.flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    if (file.assertionResults.length === 0 && file.status === 'failed') return [{ test: name, why: file.message }];
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    return failed.map((each) => ({ test: `${name} › ${each.fullName}`, why: each.failureMessages.join('\n') }));
  });
  return { passed: report.numPassedTests, failures };
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightFile {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  /** Outside any test. */
  readonly errors: readonly PlaywrightError[];
}

export function readPlaywright(path: string): Count {
  const { stats, suites, errors } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightFile;
  const outside = errors.map((error) => ({ test: 'outside any test', why: error.message ?? '' }));
  return { passed: stats.expected, failures: [...suites.flatMap((suite) => failuresIn(suite, [])), ...outside] };
}

function failuresIn({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): FailedTest[] {
  const path = [...above, title];
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, name: [...path, spec.title] })));
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return [
    ...failed.map(({ name, results }) => ({
      test: name.join(' › '),
      why: results.flatMap((result) => result.errors.map((error) => error.message ?? '')).join('\n'),
    })),
    ...suites.flatMap((suite) => failuresIn(suite, path)),
  ];
}

/** Together with what follows them, they fit into the last lines that a log keeps. */
const toldAtMost = 8;
const linesInAll = 40;
const charactersOfALine = 300;

/** The failed tests, and the first lines of why. */
export function wordsOfFailures(failures: readonly FailedTest[]): readonly string[] {
  // A single failure has room for what was expected, what came, and what was written before it.
  const linesOfEach = Math.floor(linesInAll / Math.min(failures.length, toldAtMost));
  const told = failures.slice(0, toldAtMost).flatMap(({ test, why }) => {
    const lines = stripVTControlCharacters(why)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return [`FAILED: ${test}`, ...lines.slice(0, linesOfEach).map((line) => `    ${line.slice(0, charactersOfALine)}`)];
  });
  const left = failures.slice(toldAtMost).map(({ test }) => test);
  return left.length === 0 ? told : [...told, `FAILED, too: ${left.length} more; the first of them: ${left[0]}`];
}
