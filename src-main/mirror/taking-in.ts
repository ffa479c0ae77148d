/** Takes in what the service shows, and what it does not show any more. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type {
  AbsentOrder,
  BegunWalk,
  EndedWalk,
  MarkedOrders,
  TakenIn,
  TakenPage,
  Walk,
  WalkDirection,
  WalkId,
} from './mirror-port.ts';
import { groupNumbers, groupOf, NEVER_SEEN, type OrderRows } from './order-rows.ts';

export interface TakingIn {
  /** Some orders of a page, within a change of the caller's. `shippedSince`: older Shipped orders are not kept; milliseconds since 1970. */
  takeIn(page: TakenPage, shippedSince: number): TakenIn;
  beginWalk(walk: BegunWalk): WalkId;
  endWalk(walk: EndedWalk): void;
  lastWalks(accountId: AccountId): readonly Walk[];
  absentFromBoth(accountId: AccountId, seenAs: OrderGroup): readonly AbsentOrder[];
  markGone(gone: MarkedOrders): number;
  markSeen(seen: MarkedOrders): void;
  /** At most so many of those that `takeIn` would leave out now. Answers how many: fewer than asked when there are no more. */
  dropOldShipped(shippedSince: number, most: number): number;
  /** The same for what an account that is forgotten had. */
  dropSomeOf(accountId: AccountId, most: number): number;
}

/** Before any instant that an order can have. */
const everSince = -8.64e15;

export function createTakingIn(database: MirrorDatabase, rows: OrderRows): TakingIn {
  const lastWalkId = (): number => Number(database.get('SELECT coalesce(max(walk_id), 0) AS id FROM walks')?.id);
  const see = (key: number, seenAt: string, afterWalk: number): void => {
    database.run(
      `INSERT INTO sightings (key, after_walk, seen_ms) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET after_walk = excluded.after_walk, seen_ms = excluded.seen_ms`,
      key,
      afterWalk,
      Date.parse(seenAt) || 0,
    );
  };
  const isKeptForEver = (key: number): boolean =>
    database.get('SELECT 1 FROM temp.standings WHERE key = ?', key) !== undefined;

  const takeOne = (
    page: TakenPage,
    accountNo: number,
    order: FoundOrder,
    afterWalk: number,
  ): 'added' | 'changed' | 'unchanged' => {
    const row = rows.find(accountNo, order.orderId);
    const before = row === undefined ? NEVER_SEEN : Number(row.seen_as);
    const seenAs = page.seenAs === null ? before : groupNumbers[page.seenAs];
    const key = row === undefined ? rows.insert(accountNo, order, seenAs) : Number(row.key);
    const isChanged = row !== undefined && rows.update(row, order, seenAs);
    see(key, page.seenAt, afterWalk);
    if (row === undefined) return 'added';
    return isChanged ? 'changed' : 'unchanged';
  };

  const walkOf = (accountId: AccountId, group: number, direction: WalkDirection, wholeOnly: boolean): Walk | null => {
    const accountNo = rows.knownAccountNo(accountId);
    if (accountNo === null) return null;
    const where = wholeOnly ? 'AND complete = 1 AND total_pages = total_pages_at_end' : '';
    const row = database.get(
      `SELECT * FROM walks WHERE account_no = ? AND seen_as = ? AND direction = ? ${where} ORDER BY walk_id DESC LIMIT 1`,
      accountNo,
      group,
      direction,
    );
    const seenAs = groupOf(group);
    if (row === undefined || seenAs === null) return null;
    return {
      walkId: Number(row.walk_id),
      accountId,
      seenAs,
      direction,
      totalPages: row.total_pages === null ? null : Number(row.total_pages),
      startedAt: String(row.started_at),
      endedAt: row.ended_at === null ? null : String(row.ended_at),
      complete: row.complete === 1,
      totalPagesAtEnd: row.total_pages_at_end === null ? null : Number(row.total_pages_at_end),
      keptSince: row.kept_since_ms === null ? null : Number(row.kept_since_ms),
    };
  };

  return {
    takeIn(page, shippedSince) {
      const taken = { added: 0, changed: 0, unchanged: 0, leftOut: 0 };
      const isTooOld = ({ orderedAt }: FoundOrder): boolean =>
        page.seenAs === 'shipped' && orderedAt !== null && Date.parse(orderedAt) < shippedSince;
      const accountNo = rows.accountNo(page.accountId);
      const afterWalk = lastWalkId();
      for (const order of page.orders) {
        if (isTooOld(order)) {
          const row = rows.find(accountNo, order.orderId);
          if (row === undefined || !isKeptForEver(Number(row.key))) {
            if (row !== undefined) rows.remove(Number(row.key));
            taken.leftOut += 1;
            continue;
          }
        }
        taken[takeOne(page, accountNo, order, afterWalk)] += 1;
      }
      if (taken.added + taken.changed + taken.leftOut > 0) database.noteChange();
      return taken;
    },
    beginWalk({ accountId, seenAs, direction, totalPages, startedAt }) {
      return database.change(() => {
        // Of each kind the last whole one and the last one count; the others have judged.
        const row = database.get(
          `INSERT INTO walks (account_no, seen_as, direction, total_pages, started_at) VALUES (?, ?, ?, ?, ?) RETURNING walk_id`,
          rows.accountNo(accountId),
          groupNumbers[seenAs],
          direction,
          totalPages,
          startedAt,
        );
        return Number(row?.walk_id);
      });
    },
    endWalk({ walkId, complete, totalPages, endedAt, keptSince }) {
      database.change(() => {
        database.run(
          'UPDATE walks SET complete = ?, total_pages_at_end = ?, ended_at = ?, kept_since_ms = ? WHERE walk_id = ?',
          complete ? 1 : 0,
          totalPages,
          endedAt,
          keptSince,
          walkId,
        );
        // Of each kind only the last walk and the last whole one are ever asked for.
        database.run(
          `DELETE FROM walks WHERE walk_id NOT IN (SELECT max(walk_id) FROM walks GROUP BY account_no, seen_as, direction)
           AND walk_id NOT IN (SELECT max(walk_id) FROM walks WHERE complete = 1 AND total_pages = total_pages_at_end
             GROUP BY account_no, seen_as, direction)`,
        );
      });
      database.noteChange();
    },
    lastWalks: (accountId) =>
      [0, 1].flatMap((group) =>
        (['forward', 'backward'] as const).flatMap((direction) => {
          const last = walkOf(accountId, group, direction, false);
          const whole = walkOf(accountId, group, direction, true);
          return [last, whole?.walkId === last?.walkId ? null : whole].flatMap((walk) => walk ?? []);
        }),
      ),
    absentFromBoth(accountId, seenAs) {
      const group = groupNumbers[seenAs];
      const forward = walkOf(accountId, group, 'forward', true);
      const backward = walkOf(accountId, group, 'backward', true);
      const accountNo = rows.knownAccountNo(accountId);
      if (forward === null || backward === null || accountNo === null) return [];
      return database
        .all(
          `SELECT o.order_id, o.order_number, o.tracking_number, s.seen_ms
           FROM orders o INDEXED BY by_facets JOIN sightings s USING (key)
           WHERE o.account_no = ? AND o.seen_as = ? AND o.gone = 0 AND s.after_walk < ? AND o.ordered_ms >= ?`,
          accountNo,
          group,
          Math.min(forward.walkId, backward.walkId),
          Math.max(forward.keptSince ?? everSince, backward.keptSince ?? everSince),
        )
        .map((row) => ({
          orderId: Number(row.order_id),
          orderNumber: String(row.order_number),
          trackingNumber: String(row.tracking_number),
          seenAt: new Date(Number(row.seen_ms)).toISOString(),
        }));
    },
    markGone({ accountId, orderIds, at }) {
      const changed = database.change(() =>
        database.run(
          `UPDATE orders SET gone = 1, gone_at = ? WHERE gone = 0 AND account_no = ?
           AND order_id IN (SELECT value FROM json_each(?))`,
          at,
          rows.accountNo(accountId),
          JSON.stringify(orderIds),
        ),
      );
      if (changed > 0) database.noteChange();
      return changed;
    },
    markSeen({ accountId, orderIds, at }) {
      database.change(() => {
        const accountNo = rows.accountNo(accountId);
        const afterWalk = lastWalkId();
        for (const orderId of orderIds) {
          const row = rows.find(accountNo, orderId);
          if (row === undefined) continue;
          see(Number(row.key), at, afterWalk);
          if (row.gone !== 0) database.run('UPDATE orders SET gone = 0, gone_at = NULL WHERE key = ?', Number(row.key));
        }
      });
      database.noteChange();
    },
    dropOldShipped(shippedSince, most) {
      return drop(
        `SELECT key FROM orders INDEXED BY by_ordered WHERE ordered_ms > 0 AND ordered_ms < ? AND seen_as = 1
         AND key NOT IN (SELECT key FROM temp.standings) LIMIT ?`,
        shippedSince,
        most,
      );
    },
    dropSomeOf(accountId, most) {
      const accountNo = rows.knownAccountNo(accountId);
      if (accountNo === null) return 0;
      const dropped = drop('SELECT key FROM orders WHERE account_no = ? LIMIT ?', accountNo, most);
      if (dropped < most) database.change(() => database.run('DELETE FROM walks WHERE account_no = ?', accountNo));
      return dropped;
    },
  };

  function drop(sql: string, ...values: number[]): number {
    const keys = database.all(sql, ...values).map((row) => Number(row.key));
    if (keys.length === 0) return 0;
    database.change(() => {
      for (const key of keys) rows.remove(key);
    });
    database.noteChange();
    return keys.length;
  }
}
