/** A full disk: orders read before stay and answer, new ones are refused by name, and taken in once there is room. */
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMirror } from '../../../src-main/mirror/mirror.ts';
import { threadFailure } from '../../../src-main/thread-failure.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';
import { order, query, takeIn } from './mirror-bench.ts';

const title = cannotMount === null ? 'a full disk' : `a full disk (skipped: ${cannotMount})`;

test.skipIf(cannotMount !== null)(title, async () => {
  const disk = await openSmallDisk('tmpfs', 6_000);
  onTestFinished(() => disk.close());
  const path = join(disk.folder, 'orders', 'orders.sqlite');
  const failureOf = (cause: unknown) => threadFailure(cause, path);
  const mirror = openMirror({
    path,
    ledgerPath: join(disk.folder, 'none'),
    now: () => new Date(),
    failureOf,
    pass: async () => undefined,
  });
  onTestFinished(() => mirror.close());
  mirror.noteAccounts(['north']);
  const some = (from: number) => Array.from({ length: 500 }, (_, at) => order(from + at));
  await takeIn(mirror, some(1));
  disk.fill();

  let cause: unknown = null;
  for (let from = 501; cause === null && from < 100_000; from += 500) {
    await takeIn(mirror, some(from)).catch((thrown: unknown) => {
      cause = thrown;
    });
  }
  expect(failureOf(cause)).toMatchObject({ code: 'disk-full', changed: 'nothing', facts: { path } });
  const { totalCount, rows } = await mirror.window(query({ phrase: 'receiver 7' }), 0, 9);
  expect(rows[0]?.orderNumber).toBe('PB-7');
  expect(totalCount).toBeGreaterThan(0);
  expect(await mirror.find(['TN7NZ'], null)).toHaveLength(1);

  disk.empty();
  const before = mirror.status().orderCount;
  await takeIn(mirror, [order(900_001)]);
  expect(mirror.status()).toMatchObject({ orderCount: before + 1, startedAnew: null, failure: null });
});
