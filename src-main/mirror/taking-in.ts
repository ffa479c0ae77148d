/** Takes in what the service shows, marks what it no longer shows, and drops what is not kept. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import type { CameBack } from './came-back.ts';
import { kindColumns } from './kind-counts.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { MarkedOrders, TakenIn, TakenPage } from './mirror-port.ts';
import { groupNumbers, neverSeen, type OrderRows } from './order-rows.ts';
import type { RunsApart } from './runs-apart.ts';

export interface TakingIn {
  /**
   * Takes some orders of a page in, within the caller's change. `shippedSince`: older Shipped orders that nobody asked for
   * do not come into the copy; milliseconds since 1970.
   */
  takeIn(page: TakenPage, shippedSince: number): TakenIn;
  markGone(gone: MarkedOrders): number;
  /**
   * Drops at most `most` of the Shipped orders that are older, but for those of a manifest of this computer, and those
   * seen since `seenSince`. Where nothing was seen since, none: a clock that is far ahead makes all of them old, and the certificates of
   * the services, so that nothing would bring them back. Answers how many: fewer than `most` when there are no more.
   */
  dropOldShipped(shippedSince: number, seenSince: number, most: number): number;
  /** The same for the orders of a forgotten account. */
  dropSomeOf(accountId: AccountId, most: number): number;
}

export function createTakingIn(
  database: MirrorDatabase,
  rows: OrderRows,
  runs: Pick<RunsApart, 'count'>,
  cameBack: Pick<CameBack, 'noteShown' | 'isTooSoon'>,
): TakingIn {
  const see = (key: number, seenMs: number, afterWalk: number): void => {
    database.run(seeSql, key, afterWalk, seenMs);
  };
  const takeOne = (
    page: TakenPage,
    accountNo: number,
    order: FoundOrder,
    afterWalk: number,
    seenMs: number,
  ): { readonly how: 'added' | 'changed' | 'unchanged'; readonly wasShipped?: boolean } => {
    const row = rows.find(accountNo, order.orderId);
    const before = row === undefined ? neverSeen : Number(row.seen_as);
    const seenAs = page.seenAs === null ? before : groupNumbers[page.seenAs];
    const key = row === undefined ? rows.insert(accountNo, order, seenAs) : Number(row.key);
    // It stays gone: that it was tells of the next page that shows it that it came back.
    if (row?.gone === 1 && cameBack.isTooSoon(key)) return { how: 'unchanged' };
    const isChanged = row !== undefined && rows.update(row, order, seenAs);
    see(key, seenMs, afterWalk);
    if (row === undefined) return { how: 'added' };
    const isBack = page.seenAs !== null && cameBack.noteShown(key, row.gone === 1);
    const wasShipped = before === groupNumbers.shipped && row.gone === 0;
    return { how: isChanged || isBack ? 'changed' : 'unchanged', wasShipped };
  };

  return {
    takeIn(page, shippedSince) {
      const taken = { added: 0, changed: 0, unchanged: 0, leftOut: 0 };
      const back: number[] = [];
      const isTooOld = ({ orderedAt }: FoundOrder): boolean =>
        page.seenAs === 'shipped' && orderedAt !== null && Date.parse(orderedAt) < shippedSince;
      const accountNo = rows.accountNo(page.accountId);
      const [afterWalk, seenMs] = [runs.count(), msOf(page.seenAt)];
      for (const order of page.orders) {
        // One that was in the copy stays until it is tidied: a round may hold it, and another bench has sent it by now.
        if (page.askedFor !== true && isTooOld(order) && rows.find(accountNo, order.orderId) === undefined) {
          taken.leftOut += 1;
          continue;
        }
        const { how, wasShipped = false } = takeOne(page, accountNo, order, afterWalk, seenMs);
        taken[how] += 1;
        if (wasShipped && page.seenAs === 'unshipped') back.push(order.orderId);
      }
      if (taken.added + taken.changed + taken.leftOut > 0) database.noteChange();
      return back.length === 0 ? taken : { ...taken, back };
    },
    markGone({ accountId, orderIds, at }) {
      const changed = database.change(() => {
        const accountNo = rows.accountNo(accountId);
        return orderIds.filter((orderId) => {
          const row = rows.find(accountNo, orderId);
          return row !== undefined && rows.setGone(row, at);
        });
      });
      if (changed.length > 0) database.noteChange();
      return changed.length;
    },
    dropOldShipped(shippedSince, seenSince, most) {
      const isRead = database.get('SELECT key FROM sightings WHERE seen_ms >= ? LIMIT 1', seenSince) !== undefined;
      if (!isRead && seenSince !== Number.POSITIVE_INFINITY) return 0;
      return drop(
        `SELECT ${dropped} FROM orders INDEXED BY by_ordered WHERE ordered_ms > 0 AND ordered_ms < ? AND seen_as = 1
         AND NOT EXISTS (SELECT 1 FROM sightings s WHERE s.key = orders.key AND s.seen_ms >= ?)
         AND key NOT IN (SELECT key FROM temp.standings) LIMIT ?`,
        shippedSince,
        seenSince,
        most,
      );
    },
    dropSomeOf(accountId, most) {
      const accountNo = rows.knownAccountNo(accountId);
      if (accountNo === null) return 0;
      const count = drop(`SELECT ${dropped} FROM orders WHERE account_no = ? LIMIT ?`, accountNo, most);
      if (count < most) database.change(() => database.run('DELETE FROM walks WHERE account_no = ?', accountNo));
      return count;
    },
  };

  function drop(sql: string, ...values: number[]): number {
    const found = database.all(sql, ...values);
    if (found.length === 0) return 0;
    database.change(() => {
      for (const row of found) rows.remove(row);
    });
    database.noteChange();
    return found.length;
  }
}

const msOf = (at: string): number => Date.parse(at) || 0;

const seeSql = `INSERT INTO sightings (key, after_walk, seen_ms) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET after_walk = excluded.after_walk, seen_ms = excluded.seen_ms`;

/** SQL: the columns of a dropped order. */
const dropped = `key, gone, ${kindColumns}`;
