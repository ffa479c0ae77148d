/**
 * Runs the tests of source that only computes: they are loaded once and called again for each change, which takes milliseconds
 * where loading them takes a second. For tests that need no hook, no file and no server. Loaded by Stryker as a plugin (a test
 * runner), in processes of its own.
 */
import { fileURLToPath } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { createVitest, type Vitest } from 'vitest/node';
import { type Answer, CHANNEL, type Question } from './questions.ts';

export const LOADED_ONCE = 'loaded-once';

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, LOADED_ONCE, testsLoadedOnce)];

function testsLoadedOnce(): TestRunner {
  const channel = new BroadcastChannel(CHANNEL);
  let answered = (_answer: Answer): void => undefined;
  channel.onmessage = ({ data }) => answered(data as Answer);
  let vitest: Vitest | null = null;

  const ask = async <Kind extends Answer['kind']>(kind: Kind, question: Question | null) => {
    const answer = await new Promise<Answer>((resolve, reject) => {
      answered = resolve;
      if (question !== null) channel.postMessage(question);
      else vitest?.start().then(() => reject(new Error('the tests ended before they were asked')), reject);
    });
    if (answer.kind !== kind) throw new Error(`'${kind}' was expected, and '${answer.kind}' came`);
    return answer as Extract<Answer, { kind: Kind }>;
  };

  return {
    capabilities: () => ({ reloadEnvironment: false }),
    async init() {
      vitest = await createVitest('test', {
        config: fileURLToPath(new URL('called-again.config.ts', import.meta.url)),
        watch: false,
      });
      await ask('loaded', null);
    },
    async dryRun(): Promise<DryRunResult> {
      const { tests, mutantCoverage } = await ask('run', { kind: 'run' });
      return { status: DryRunStatus.Complete, tests: [...tests], mutantCoverage };
    },
    async mutantRun({ activeMutant, testFilter = [], hitLimit = 0 }: MutantRunOptions): Promise<MutantRunResult> {
      const changed = { kind: 'run changed', change: activeMutant.id, tests: testFilter, hitLimit } as const;
      const { failed, words, isEndless } = await ask('run changed', changed);
      if (isEndless) return { status: MutantRunStatus.Timeout };
      const nrOfTests = testFilter.length;
      return failed === null
        ? { status: MutantRunStatus.Survived, nrOfTests }
        : { status: MutantRunStatus.Killed, killedBy: [failed], failureMessage: words, nrOfTests };
    },
    async dispose() {
      channel.postMessage({ kind: 'end' } satisfies Question);
      channel.close();
      await vitest?.close();
    },
  };
}
