/**
 * Which changes of a subject are tried. A subject of some thousand changes takes many hours; so that a part of it can be judged
 * in one, the seed draws one change in so many, each with the same chance whatever its kind and place. Loaded by Stryker as a
 * plugin (a checker), in processes of its own; told by the environment.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Sample {
  readonly oneIn: number;
  readonly seed: number;
}

export const SAMPLE = 'PACKBENCH_MUTATION_SAMPLE';

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', sampleChecker)];

function sampleChecker(): Checker {
  const { oneIn, seed } = JSON.parse(process.env[SAMPLE] ?? '{}') as Sample;
  return {
    async init() {},
    async check(mutants) {
      return Object.fromEntries(
        mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
          const change = JSON.stringify([seed, basename(fileName), location, mutatorName, replacement]);
          const drawn = createHash('sha256').update(change).digest().readUInt32BE() % oneIn === 0;
          return [
            id,
            drawn ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not in the sample' },
          ];
        }),
      );
    },
  };
}
