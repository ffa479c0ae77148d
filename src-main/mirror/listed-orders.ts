/** Reads an order from the mirror as the page sees it: what the service showed, joined with what the ledger knows. */

import type { ManifestMark } from '../../src-preload/contract/order.ts';
import type { ListedOrder, OrderVerdict } from '../../src-preload/contract/order-list.ts';
import { trackingNumbersIn } from '../codes/carrier-codes.ts';
import { failureOf } from '../failures.ts';
import { earlierNumberIn, isFoundByEarlier, withEarlierNumber } from './earlier-numbers.ts';
import { foldNumber, numberSortKey } from './folded.ts';
import type { MirrorDatabase, Row } from './mirror-database.ts';
import { MirrorDamaged } from './mirror-file.ts';
import { groupOf, instantOf, type OrderRows } from './order-rows.ts';
import type { RunsApart } from './runs-apart.ts';
import type { Standing } from './standing-tables.ts';
import type { StandingOf, Standings } from './standings.ts';

export interface ListedOrders {
  /** Joined with the ledger as it was last read; the others read it anew. */
  ofKey(key: number): ListedOrder | null;
  of(accountId: string, orderId: number): ListedOrder | null;
  /**
   * `codes`: whole order or tracking numbers, folded or not, or a carrier's code with a tracking number in it. `accountIds`
   * null: every account. Each order once. Throws PackbenchError 'too-many-alike' for a code that hundreds have, as 'PENDING'
   * in place of a number: nobody chooses among them, and a scan must not wait for them.
   */
  find(codes: readonly string[], accountIds: readonly string[] | null): readonly ListedOrder[];
}

export function createListedOrders(
  database: MirrorDatabase,
  rows: OrderRows,
  standings: Pick<Standings, 'joined' | 'asOfNow'>,
  runs: Pick<RunsApart, 'isEarlier'>,
): ListedOrders {
  /** The last whole walk that would have shown it: an order seen before that walk began, and not since, is missing. */
  const lastWholeWalk = ({ account_no, seen_as, ordered_ms }: Row): number =>
    Number(
      database.get(
        `SELECT coalesce(max(walk_id), 0) AS id FROM walks
         WHERE account_no = ? AND seen_as = ? AND complete = 1 AND total_pages = total_pages_at_end
         AND (kept_since_ms IS NULL OR kept_since_ms <= ?)`,
        Number(account_no),
        Number(seen_as),
        Number(ordered_ms),
      )?.id,
    );

  const toListed = (row: Row, standingOf: StandingOf): ListedOrder => {
    rows.assertSound(row);
    const [accountId, orderId] = [rows.accountId(Number(row.account_no)), Number(row.order_id)];
    const known = standingOf(Number(row.key), accountId, orderId);
    const standing = known === 'not-known' ? null : known;
    const seenAmong = groupOf(row.seen_as);
    const wasSeen = row.seen_ms !== null;
    const isMissing = wasSeen && Number(row.after_walk) < lastWholeWalk(row);
    return {
      ...rows.shown(row),
      accountId,
      manifest: standing?.manifest ?? null,
      removal: standing?.removal ?? null,
      verdict: known === 'not-known' ? known : verdictOf(known, row.gone === 1, seenAmong),
      seenAmong,
      seenAt: wasSeen ? instantOf(row.seen_ms) : null,
      isMissing: isMissing && row.gone === 0,
      goneAt: row.gone_at === null ? null : String(row.gone_at),
      earlierNumber: earlierNumberIn(row, null),
    };
  };
  const select = 'SELECT o.*, s.after_walk, s.seen_ms FROM orders o LEFT JOIN sightings s USING (key)';

  const byNumber = 'SELECT key FROM orders INDEXED BY by_number WHERE number_sort = ?2 AND number_folded = ?1';
  const byTracking = 'SELECT key FROM orders INDEXED BY by_tracking WHERE tracking_sort = ?2 AND tracking_folded = ?1';

  return {
    ofKey(key) {
      const row = database.get(`${select} WHERE key = ?`, key);
      return row === undefined ? null : toListed(row, standings.joined);
    },
    of(accountId, orderId) {
      const accountNo = rows.knownAccountNo(accountId);
      if (accountNo === null) return null;
      const row = database.get(`${select} WHERE order_id = ? AND account_no = ?`, orderId, accountNo);
      if (row === undefined) return null;
      const order = toListed(row, standings.asOfNow());
      return order.seenAt !== null && runs.isEarlier(Number(row.after_walk))
        ? { ...order, seenByEarlierRun: true }
        : order;
    },
    find(codes, accountIds) {
      const shown = accountIds === null ? null : new Set(accountIds);
      const found = new Map<number, ListedOrder>();
      const standingOf = standings.asOfNow();
      let areTooMany = false;
      const keysOf = (sql: string, ...values: readonly string[]): readonly Row[] => {
        const keys = database.all(`${sql} LIMIT ${mostAlike + 1}`, ...values);
        areTooMany ||= keys.length > mostAlike;
        return keys.length > mostAlike ? [] : keys;
      };
      const take = (keys: readonly Row[], how: (row: Row) => Partial<ListedOrder> = () => ({})): void => {
        for (const { key } of keys) {
          const row = found.has(Number(key)) ? undefined : database.get(`${select} WHERE key = ?`, Number(key));
          if (row === undefined) continue;
          const order = toListed(row, standingOf);
          if (shown === null || shown.has(order.accountId)) found.set(Number(key), { ...order, ...how(row) });
        }
      };
      const whole = foldedOnce(codes);
      const both = `${byNumber} UNION ${byTracking}`;
      for (const code of whole) take(keysOf(both, code, numberSortKey(code)));
      for (const code of foldedOnce(codes.flatMap(trackingNumbersIn))) {
        take(keysOf(byTracking, code, numberSortKey(code)));
      }
      for (const code of whole) take(keysOf(withEarlierNumber, code), (row) => foundByEarlier(row, code));
      // Another reading of the same scan may be a number.
      if (areTooMany && found.size === 0) throw failureOf('too-many-alike');
      return [...found.values()];
    },
  };
}

const mostAlike = 200;

function foundByEarlier(row: Row, code: string): Partial<ListedOrder> {
  if (!isFoundByEarlier(row, code)) throw new MirrorDamaged('An earlier number in the copy leads to another order.');
  return { byEarlierNumber: true, earlierNumber: earlierNumberIn(row, code) };
}

const foldedOnce = (codes: readonly string[]): readonly string[] =>
  [...new Set(codes.map(foldNumber))].filter((code) => code !== '');

function isOpen({ state }: ManifestMark): boolean {
  return state === 'intent' || state === 'sent' || state === 'in-doubt';
}

/** The first one that fits, as the contract says. */
function verdictOf(standing: Standing | null, isGone: boolean, seenAmong: ListedOrder['seenAmong']): OrderVerdict {
  const { manifest = null, removal = null } = standing ?? {};
  if (manifest !== null && isOpen(manifest)) return 'in-doubt';
  if (removal !== null) return removal.state === 'done' ? 'archived' : 'in-doubt';
  if (manifest !== null) return 'in-manifest';
  if (isGone) return 'gone';
  return seenAmong ?? 'not-read';
}
