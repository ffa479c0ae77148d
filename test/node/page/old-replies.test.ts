/** The page asks again for what an event says has changed, and for nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oldAfter } from '../../../src-renderer/old-replies.ts';
import { asChosen, type OrdersBench, startOrdersBench } from '../../helpers/orders-bench.ts';
import { addAccount } from '../station/station-bench.ts';

let bench: OrdersBench;
beforeAll(async () => {
  bench = await startOrdersBench();
});
afterAll(() => bench.close());

/** Everything that the page asks again because of what main has reported since. */
const askedAgain = (since: number, isBackground = false): readonly string[] => [
  ...new Set(
    bench.announcements.all.slice(since).flatMap(({ name, event }) => {
      // The service is read in the background all the while.
      if (name === 'orders.changed' && isBackground) return [];
      const old: (event: never) => readonly string[] = oldAfter[name];
      return old(event as never);
    }),
  ),
];

test('a print asks for its job and its manifest again, and for no order', async () => {
  const [order] = await bench.waiting('practice-1');
  if (order === undefined) throw new Error('There are orders.');
  const before = bench.announcements.all.length;
  const { manifestId } = await bench.ask('manifests.create', { accountId: 'practice-1', orders: [asChosen(order)] });
  // Reports about the orders are gathered for a moment.
  await expect.poll(() => askedAgain(before)).toContain('orders.window');
  const made = bench.announcements.all.length;
  const job = { manifestId, fileNumber: 1, printer: 'nobody', media: null, tray: null, copies: 1, pageCount: null };
  await bench.outcome('printing.print', job);
  const again = askedAgain(made, true);
  expect(again).toContain('printing.listJobs');
  expect(again).toContain('manifests.list');
  expect(again.filter((name) => name.startsWith('orders.'))).toEqual([]);
});

test('an account that goes has what was done read again: it may be told as that of another entry then', async () => {
  const accountId = await addAccount(bench, 'North', bench.sandbox.url, 'north');
  const before = bench.announcements.all.length;
  await bench.ask('accounts.remove', { accountId });
  const told = ['manifests.list', 'manifests.get', 'activity.list', 'activity.get'];
  expect(askedAgain(before)).toEqual(expect.arrayContaining(told));
});
