/**
 * Fills the copy of the orders of a closed app, through the mirror's own code, with orders of one account: a service
 * would give 1,000,000 of them in 4,000 pages, and reading those takes time. Arguments: the app's folder, the account,
 * the number of orders.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openMirror } from '../../../src-main/mirror/mirror.ts';
import { threadFailure } from '../../../src-main/threads/thread-failure.ts';
import { madeForAccount } from './made-orders.ts';

const [userData = '', accountId = '', countText = ''] = process.argv.slice(2);
const count = Number(countText);
const folder = join(userData, 'orders');
const pageSize = 250;
/** Nothing is too old. */
const ever = Number.NEGATIVE_INFINITY;

const mirror = openMirror({
  path: join(folder, 'orders.sqlite'),
  ledgerPath: join(userData, 'ledger', 'ledger.sqlite'),
  now: () => new Date(),
  failureOf: (cause) => threadFailure(cause, folder),
  pass: () => setImmediate(),
});
mirror.noteAccounts([accountId]);
const seenAt = new Date().toISOString();
/** A page belongs to one group; the mirror is as if the service had shown it, newest first. */
const waiting = { unshipped: [], shipped: [] } as Record<
  'unshipped' | 'shipped',
  ReturnType<typeof madeForAccount>['order'][]
>;
const takeIn = async (seenAs: 'unshipped' | 'shipped'): Promise<void> => {
  const orders = waiting[seenAs].splice(0);
  await mirror.takeIn({ accountId, seenAs, orders, seenAt, walkId: null }, ever);
};
for (let at = 0; at < count; at += 1) {
  const { seenAs, order } = madeForAccount(at);
  waiting[seenAs].push(order);
  if (waiting[seenAs].length === pageSize) await takeIn(seenAs);
}
for (const seenAs of ['unshipped', 'shipped'] as const) await takeIn(seenAs);
mirror.close();
