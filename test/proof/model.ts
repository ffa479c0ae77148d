/** Random walks over everything that may happen on a bench, at a service that counts what it executes. */
import fc from 'fast-check';
import { inFolder } from '../node/journal/ledger-folder.ts';
import { Promises } from './model/promises.ts';
import { allSteps } from './model/steps.ts';
import { World } from './model/world.ts';
import type { ProofRow, ProofRun } from './proof-row.ts';
import { type CountingService, startCountingService } from './service/counting-service.ts';

export const model: ProofRow = {
  name: 'model',
  promise: 'a sent write is never sent again by itself, nor by two presses, two accounts of one key, two processes',
  how: 'fast-check model against a server that counts executions, walks of up to 40 steps',
  unit: 'walks',
  shortCount: 300,
  longCount: 10_000,
  run: (run) => inFolder((scratch) => inLanes(run, scratch)),
};

/** Any number of steps up to this one. */
const STEPS_AT_MOST = 40;
/** How long a walk that broke a promise is shortened. */
const SHORTENING_MILLISECONDS = 20_000;
/** Side by side: each waits for its disk and its service more than it works. */
const LANES = 3;

async function inLanes(run: ProofRun, scratch: string): Promise<void> {
  let nextSeed = run.seed;
  let begun = 0;
  const lane = async (): Promise<void> => {
    const service = await startCountingService();
    try {
      while (run.wantsMore() && begun < run.count) {
        begun += 1;
        await walk(run, nextSeed++, service, scratch);
      }
    } finally {
      await service.close();
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}

async function walk(run: ProofRun, seed: number, service: CountingService, scratch: string): Promise<void> {
  const property = fc.asyncProperty(
    fc.commands(allSteps(), { maxCommands: STEPS_AT_MOST, size: 'max' }),
    async (steps) => {
      const world = new World(service, scratch);
      const promises = new Promises();
      try {
        await world.open();
        await fc.asyncModelRun(() => ({ model: promises, real: world }), steps);
      } finally {
        run.tally('steps', promises.steps);
        run.tally('orders executed', world.executions().length);
        await world.close();
      }
    },
  );
  const how = { seed, numRuns: 1, unbiased: true } as const;
  const found = await fc.check(property, { ...how, endOnFailure: true });
  run.done();
  if (!found.failed) return;
  const shorter = await fc.check(property, { ...how, interruptAfterTimeLimit: SHORTENING_MILLISECONDS });
  const told = shorter.errorInstance === null ? found : shorter;
  run.breach(seed, wordsOf(told.counterexample?.[0] ?? [], told.errorInstance));
}

function wordsOf(steps: Iterable<unknown>, error: unknown): string {
  return `${error instanceof Error ? error.message : error} after: ${[...steps].map(String).join('; ')}`;
}
