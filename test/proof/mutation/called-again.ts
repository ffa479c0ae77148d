/**
 * Loads the tests of a subject and calls them when it is asked to: all of them, to see which come by which place of the source,
 * or those that come by one place that is changed. How a change is switched on is Stryker's (INSTRUMENTER_CONSTANTS).
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { type TestResult, TestStatus } from '@stryker-mutator/api/test-runner';
import { type RunnerTask, type RunnerTestCase, TestRunner, test } from 'vitest';
import { type Answer, CHANNEL, type Question } from './questions.ts';

const files = (JSON.parse(process.env.PACKBENCH_MUTATION_TESTS ?? '[]') as string[]).flatMap((glob) => globSync(glob));
for (const file of files) await import(/* @vite-ignore */ resolve(file));

const places = globalThis as { [INSTRUMENTER_CONSTANTS.NAMESPACE]?: InstrumenterContext };
const context: InstrumenterContext = places[INSTRUMENTER_CONSTANTS.NAMESPACE] ?? {};
places[INSTRUMENTER_CONSTANTS.NAMESPACE] = context;

// biome-ignore lint/suspicious/noFocusedTests: the others are called by this one, and not run besides.
test.only('waits for questions', { timeout: 0 }, async ({ task }) => {
  const all = testsIn(task.file.tasks).filter((one) => one !== task);
  const byId = new Map(all.map((one) => [one.id, one]));
  const milliseconds = new Map<string, number>();

  const runAll = async (): Promise<Answer> => {
    const tests: TestResult[] = [];
    for (const one of all) {
      context.currentTestId = one.id;
      const began = performance.now();
      const words = await failureOf(one);
      const timeSpentMs = performance.now() - began;
      milliseconds.set(one.id, timeSpentMs);
      const told = { id: one.id, name: one.fullTestName, timeSpentMs };
      tests.push(
        words === null
          ? { ...told, status: TestStatus.Success }
          : { ...told, status: TestStatus.Failed, failureMessage: words },
      );
    }
    delete context.currentTestId;
    return { kind: 'run', tests, mutantCoverage: context.mutantCoverage ?? { static: {}, perTest: {} } };
  };

  const runChanged = async ({ change, tests, hitLimit }: Question & { kind: 'run changed' }): Promise<Answer> => {
    const quickestFirst = tests.toSorted((one, other) => (milliseconds.get(one) ?? 0) - (milliseconds.get(other) ?? 0));
    try {
      for (const id of quickestFirst) {
        Object.assign(context, { activeMutant: change, hitCount: 0, hitLimit });
        const words = await failureOf(byId.get(id));
        const isEndless = (context.hitCount ?? 0) > hitLimit;
        if (words !== null || isEndless) return { kind: 'run changed', failed: id, words: words ?? '', isEndless };
      }
      return { kind: 'run changed', failed: null, words: '', isEndless: false };
    } finally {
      Object.assign(context, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    }
  };

  const channel = new BroadcastChannel(CHANNEL);
  const ended = Promise.withResolvers<void>();
  channel.onmessage = async ({ data }) => {
    const asked = data as Question;
    if (asked.kind === 'end') return ended.resolve();
    channel.postMessage(await (asked.kind === 'run' ? runAll() : runChanged(asked)));
  };
  channel.postMessage({ kind: 'loaded' } satisfies Answer);
  await ended.promise;
  channel.close();
});

function testsIn(tasks: readonly RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));
}

/** Null: it holds. */
async function failureOf(one: RunnerTestCase | undefined): Promise<string | null> {
  if (one === undefined) return 'no such test';
  try {
    await (TestRunner.getTestFn(one) as () => unknown)();
    return null;
  } catch (error) {
    return String(error);
  }
}
