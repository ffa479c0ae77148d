/**
 * Programs that make manifests against a real HTTP server, on one folder. Each ends at a place or moment drawn from a
 * seed, and the next works on what it left behind.
 */
import { AssertionError } from 'node:assert/strict';
import { PackbenchError } from '../../../src-main/failures.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import type { ProofRun } from '../proof-row.ts';
import { startCountingService } from '../service/counting-service.ts';
import { lookAfterwards, tallyStates } from './afterwards.ts';
import { type Acknowledged, type Ending, planFrom, prepareWriter, type Writer } from './writer-run.ts';

/** Where a story takes place, and how its programs are ended. */
export interface Ground {
  readonly folder: string;
  readonly ending: Ending;
  /** The program is gone; afterwards the folder is as the next start finds it. Answers whether this end counts. */
  settle(wasKilled: boolean): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoryKind {
  /** Of the writer's program; no ground. */
  readonly scratch: string;
  readonly ground: (seed: number) => Promise<Ground>;
}

/** Side by side: an ended program leaves a processor idle while the next one starts. */
const LANES = 2;
const ENDS_IN_A_STORY = 20;

export async function tellStories(run: ProofRun, { scratch, ground }: StoryKind): Promise<void> {
  const writer = await prepareWriter(scratch);
  if (writer.whyNoCalls !== null) run.measured('not ended at calls to the file system', writer.whyNoCalls);
  let nextSeed = run.seed;
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (run.wantsMore() && begun < run.count) {
      const endCount = Math.min(ENDS_IN_A_STORY, run.count - begun);
      begun += endCount;
      const seed = nextSeed++;
      await tellStory(run, writer, await ground(seed), { seed, endCount });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}

async function tellStory(
  run: ProofRun,
  writer: Writer,
  ground: Ground,
  { seed, endCount }: { readonly seed: number; readonly endCount: number },
): Promise<void> {
  const { folder } = ground;
  const random = seededNumbers(seed);
  const service = await startCountingService();
  const acknowledged: Acknowledged[] = [];
  let nextOrder = 1;
  let unfinished: (readonly number[])[] = [];
  try {
    for (let ends = 0; ends < endCount && !run.stop.aborted; ) {
      const fresh = [0, 1, 2].map(() => [nextOrder++, nextOrder++]);
      // Manifests that the last program did not acknowledge are asked for again: the ledger must know whether they may
      // be sent.
      const orderSets = [...unfinished, ...fresh];
      const plan = planFrom(random, writer.whyNoCalls);
      const told = await writer.run({ folder, url: service.url, orderSets }, plan, service, ground.ending);
      acknowledged.push(...told.acknowledged);
      const done = new Set(told.acknowledged.map(({ orderIds }) => orderIds.join()));
      unfinished = orderSets.filter((ids) => !done.has(ids.join())).slice(0, 2);
      if (await ground.settle(told.wasKilled)) {
        ends += 1;
        run.done();
        run.tally(told.wasKilled ? wordsOf[plan.at] : 'after its end');
      }
      // Sometimes the next program finds the folder just as it was left, and may be ended while it recovers.
      if (random() >= 0.25) await lookAfterwards(folder, told.acknowledged, service);
    }
    tallyStates(run, await lookAfterwards(folder, acknowledged, service));
    run.tally('manifests acknowledged, all there with their SHA-256', acknowledged.length);
  } catch (cause) {
    // Afterwards nothing may fail: a damaged manifest, or a ledger that cannot be opened, is a broken promise.
    if (!(cause instanceof AssertionError || cause instanceof PackbenchError)) throw cause;
    run.breach(seed, cause.message);
  } finally {
    await service.close();
    await ground.close();
  }
}

const wordsOf = {
  call: 'at a call to the file system',
  service: 'at a point of a request',
  time: 'after a while',
} as const;
