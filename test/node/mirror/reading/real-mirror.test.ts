/** The same walks as `npm run proof -- --only orders-read`, on the mirror's own file. */

import { expect, it } from 'vitest';
import fc from '../../../helpers/properties.ts';
import { accountId, type MirrorOfRun, readAll, world } from '../../../proof/orders-read.ts';
import { ever, query, startMirror } from '../mirror-bench.ts';

const runs = 12;

it('what the file says of orders holds while a service gives and takes them between any two pages, and over restarts', async () => {
  let gone = 0;
  for (let seed = 1; seed <= runs; seed += 1) {
    const [given] = fc.sample(world, { seed, numRuns: 1 });
    if (given === undefined) throw new Error('nothing was drawn');
    const came = await readAll(given, await realMirror());
    gone += came.gone;
  }
  expect(gone).toBeGreaterThan(runs);
});

async function realMirror(): Promise<MirrorOfRun> {
  const bench = await startMirror([accountId]);
  return {
    intake: () => {
      const { mirror } = bench;
      return {
        takeIn: (page) => mirror.takeIn(page, ever),
        beginWalk: async (walk) => mirror.beginWalk(walk),
        endWalk: async (walk) => mirror.endWalk(walk),
        lastWalks: async (id) => mirror.lastWalks(id),
        absentFromBoth: async (id, seenAs) => await mirror.absentFromBoth(id, seenAs),
        holdsSome: async (id, seenAs) => mirror.holdsSome(id, seenAs),
        markGone: async (marked) => mirror.markGone(marked),
        forgetAccount: (id) => mirror.forgetAccount(id),
        readAs: async (id) => mirror.readAs(id),
        noteReadAs: (id, fingerprint) => mirror.noteReadAs(id, fingerprint),
      };
    },
    restart: () => void bench.reopen(),
    list: async () => {
      const of = (records: 'any' | 'gone') => bench.mirror.window(query({ filters: { records } }), 0, 500);
      return [await of('any'), await of('gone')].flatMap(({ rows }) =>
        rows.map(({ orderId, seenAmong, goneAt }) => ({ orderId, seenAs: seenAmong, isGone: goneAt !== null })),
      );
    },
  };
}
