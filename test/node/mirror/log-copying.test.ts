/** A thread of its own copies the log of new orders into the mirror's file, while pages come and scans are answered. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MirrorThread } from '../../../src-main/mirror/mirror-thread.ts';
import { ever, order, query, readAt, startMirrorThread } from './mirror-bench.ts';

test('the log goes into the file while the mirror is open; a mirror begun anew in the midst of it is whole', async () => {
  const { thread, folder } = await startMirrorThread();
  for (let round = 1; round <= 3; round += 1) await takePagesIn(thread, round);
  // SQLite itself would copy it ten times as late.
  await expect.poll(() => statSync(join(folder, 'orders.sqlite')).size).toBeGreaterThan(500_000);
  await takePagesIn(thread, 4);
  await thread.ask('startAnew');
  await takePagesIn(thread, 5);
  expect(await thread.ask('find', ['PB-7'], null)).toHaveLength(1);
  expect((await thread.ask('window', query(), 0, 9)).totalCount).toBe(3_000);
  expect(await thread.ask('status')).toMatchObject({ orderCount: 3_000, startedAnew: null, failure: null });
});

/** Each rewrites pages all over the file, as a service's orders do. */
async function takePagesIn(thread: MirrorThread, round: number): Promise<void> {
  for (let from = 0; from < 3_000; from += 250) {
    const orders = Array.from({ length: 250 }, (_, at) =>
      order(from + at + 1, { receiverName: scattered(round * 10_000 + from + at) }),
    );
    await thread.ask('takeIn', { accountId: 'north', seenAs: 'unshipped', orders, seenAt: readAt, walkId: null }, ever);
  }
}

const scattered = (at: number): string => ((at * 7_919) % 1_000_003).toString(36).padStart(6, 'x').repeat(3);
