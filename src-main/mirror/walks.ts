/** The walks through all pages of a group, as the mirror's file stores them, and which orders were in none of them. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import type { MirrorDatabase, Row } from './mirror-database.ts';
import type { AbsentOrder, BegunWalk, EndedWalk, Walk, WalkDirection, WalkId } from './mirror-port.ts';
import { groupNumbers, groupOf, instantOf, neverSeen, type OrderRows } from './order-rows.ts';

export interface Walks {
  beginWalk(walk: BegunWalk): WalkId;
  endWalk(walk: EndedWalk): void;
  lastWalks(accountId: AccountId): readonly Walk[];
  /** In steps. */
  absentFromBoth(accountId: AccountId, seenAs: OrderGroup): Promise<readonly AbsentOrder[]>;
  holdsSome(accountId: AccountId, seenAs: OrderGroup): boolean;
}

/** Earlier than any instant of an order. */
const everSince = -8.64e15;

/** Orders looked at in one step. */
const ordersAtOnce = 1_000;

/**
 * Orders that this computer assigned to the account, or removed from it, and that it has not shown yet, with the last walk that
 * was begun when they were noted here. They are in no group, so no walk misses them.
 */
const awaitedTable = 'CREATE TEMP TABLE awaited (key INTEGER PRIMARY KEY, after_walk INTEGER NOT NULL) STRICT';

/** `pass` gives others their turn. */
export function createWalks(database: MirrorDatabase, rows: OrderRows, pass: () => Promise<void>): Walks {
  database.script(awaitedTable);
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

  const eachStep = async (
    accountNo: number,
    group: number,
    look: (from: number, upTo: number) => void,
  ): Promise<void> => {
    for (let from = 0; ; ) {
      const upTo = database.get(lastOfStep, accountNo, group, from, ordersAtOnce)?.key;
      if (typeof upTo !== 'number') return;
      look(from, upTo);
      from = upTo;
      await pass();
    }
  };

  return {
    beginWalk({ accountId, seenAs, direction, totalPages, startedAt }) {
      return database.change(() => {
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
        // Only the last walk of each kind and the last whole walk of each kind are ever needed.
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
    async absentFromBoth(accountId, seenAs) {
      const group = groupNumbers[seenAs];
      const forward = walkOf(accountId, group, 'forward', true);
      const backward = walkOf(accountId, group, 'backward', true);
      const accountNo = rows.knownAccountNo(accountId);
      if (forward === null || backward === null || accountNo === null) return [];
      const begun = Math.min(forward.walkId, backward.walkId);
      const since = Math.max(forward.keptSince ?? everSince, backward.keptSince ?? everSince);
      const absent: AbsentOrder[] = [];
      await eachStep(accountNo, group, (from, upTo) => {
        absent.push(...database.all(notSeenSince, accountNo, group, from, upTo, begun, since).map(toAbsent));
      });
      if (seenAs === 'unshipped') {
        await eachStep(accountNo, neverSeen, (from, upTo) => {
          database.run(awaitSome, accountNo, neverSeen, from, upTo);
          const awaited = database.all(awaitedSince, accountNo, neverSeen, from, upTo, begun);
          absent.push(...awaited.map((row) => ({ ...toAbsent(row), wasNeverShown: true as const })));
        });
      }
      return absent;
    },
    holdsSome(accountId, seenAs) {
      const accountNo = rows.knownAccountNo(accountId);
      return accountNo !== null && database.get(someOf, accountNo, groupNumbers[seenAs]) !== undefined;
    },
  };
}

const lastOfStep = `SELECT max(key) AS key FROM (
  SELECT key FROM orders INDEXED BY by_account WHERE account_no = ? AND seen_as = ? AND key > ? ORDER BY key LIMIT ?)`;
/** By the records it was archived or removed here. One that was assigned away needs no news: it may be brought back here. */
const wasRemoved = `coalesce(t.removal_state = 'done' AND t.removal_kind <> 'assigned', 0)`;

/** The sightings come first: most orders have been seen and need not be read. */
const notSeenSince = `SELECT o.order_id, o.order_number, o.tracking_number, o.receiver_name, s.seen_ms, ${wasRemoved} AS was_removed
  FROM orders i INDEXED BY by_account CROSS JOIN sightings s ON s.key = i.key CROSS JOIN orders o ON o.key = s.key
    LEFT JOIN temp.standings t ON t.key = o.key
  WHERE i.account_no = ? AND i.seen_as = ? AND i.key > ? AND i.key <= ? AND s.after_walk < ? AND o.ordered_ms >= ? AND o.gone = 0
    AND (t.removal_state IS NOT 'done' OR ${wasRemoved})`;

const someOf = `SELECT 1 FROM orders o INDEXED BY by_account LEFT JOIN temp.standings t ON t.key = o.key
  WHERE o.account_no = ? AND o.seen_as = ? AND o.gone = 0 AND t.manifest_id IS NULL AND t.removal_id IS NULL LIMIT 1`;

/**
 * An order on a manifest needs no news. A removed order may be taken back, and then it matters that it was not shown
 * before.
 */
const awaitedHere = `FROM orders o INDEXED BY by_account CROSS JOIN temp.standings t ON t.key = o.key
  WHERE o.account_no = ? AND o.seen_as = ? AND o.key > ? AND o.key <= ? AND o.gone = 0
    AND ((t.manifest_id IS NULL AND t.removal_id IS NULL) OR ${wasRemoved})
    AND NOT EXISTS (SELECT 1 FROM sightings s WHERE s.key = o.key)`;
const awaitSome = `INSERT OR IGNORE INTO temp.awaited
  SELECT o.key, (SELECT coalesce(max(walk_id), 0) FROM walks) ${awaitedHere}`;
const awaitedSince = `SELECT o.order_id, o.order_number, o.tracking_number, o.receiver_name, 0 AS seen_ms, ${wasRemoved} AS was_removed
  ${awaitedHere} AND o.key IN (SELECT key FROM temp.awaited WHERE after_walk < ?)`;

const toAbsent = (row: Row): AbsentOrder => ({
  orderId: Number(row.order_id),
  orderNumber: String(row.order_number),
  trackingNumber: String(row.tracking_number),
  receiverName: String(row.receiver_name),
  seenAt: instantOf(row.seen_ms),
  ...(row.was_removed === 1 ? { wasRemovedHere: true } : {}),
});
