/** What the rounds file holds. */
import { plainCarrier } from '../../src-preload/contract/order.ts';
import type { CountedName } from '../../src-preload/contract/order-list.ts';
import { type AccountReference, isSameAccount } from '../journal/account-at-service.ts';
import type { LedgerDatabase } from '../journal/ledger-database.ts';
import type { Round, RoundRow } from './round.ts';
import { countIn, roundIn, scanIn } from './round-rows.ts';

/** Every method throws PackbenchError 'disk-full' or 'file-failed'. */
export interface RoundsRead {
  /** Open rounds and those that have not ended, the last begun first. */
  unsettled(): Round[];
  /** The last settled first. */
  settled(count: number): Round[];
  get(roundId: string): Round | null;
  /** The orders in it now, as they were scanned. */
  ordersOf(roundId: string): RoundRow[];
  /** The same of one of them; null: it is not in it. */
  rowOf(roundId: string, orderId: number): RoundRow | null;
  /** When the first of them was scanned; null: it is empty. */
  firstScannedAt(roundId: string): string | null;
  countOf(roundId: string): number;
  /**
   * In the order of the first scan of each, and as that one writes the carrier, also where it was taken out: none changes places
   * while the round grows, for beside each stands a press that sends its manifest.
   */
  carriersOf(roundId: string): CountedName[];
  /** Scans of all rounds, newest first, with those that were taken out. */
  lastScans(count: number): RoundRow[];
  /** Null: none was. */
  lastTakenOutAt(): string | null;
  /** The unsettled round of the account that holds the order. */
  holding(account: AccountReference, orderId: number): { readonly round: Round; readonly row: RoundRow } | null;
}

export function createRoundsRead(database: LedgerDatabase): RoundsRead {
  const roundsWhere = (where: string, ...values: (string | number)[]): Round[] =>
    database.all(`SELECT * FROM rounds WHERE ${where}`, ...values).map((row) => roundIn(database, row));
  const rowsWhere = (where: string, ...values: (string | number)[]): RoundRow[] =>
    database.all(`SELECT * FROM scans WHERE ${where}`, ...values).map((row) => scanIn(database, row));
  const get = (roundId: string): Round | null => roundsWhere('round_id = ?', roundId)[0] ?? null;
  const holding: RoundsRead['holding'] = (account, orderId) => {
    const rows = rowsWhere('order_id = ? AND taken_out_at IS NULL ORDER BY scan_no DESC', orderId);
    for (const row of rows) {
      const round = get(row.roundId);
      if (round !== null && round.settledAt === null && isSameAccount(round, account)) return { round, row };
    }
    return null;
  };
  return {
    unsettled: () => roundsWhere('settled_at IS NULL ORDER BY rowid DESC'),
    settled: (count) => roundsWhere('settled_at IS NOT NULL ORDER BY rowid DESC LIMIT ?', count),
    get,
    ordersOf: (roundId) => rowsWhere('round_id = ? AND taken_out_at IS NULL ORDER BY scan_no', roundId),
    rowOf: (roundId, orderId) =>
      rowsWhere('round_id = ? AND order_id = ? AND taken_out_at IS NULL', roundId, orderId)[0] ?? null,
    firstScannedAt: (roundId) =>
      rowsWhere('round_id = ? AND taken_out_at IS NULL ORDER BY scan_no LIMIT 1', roundId)[0]?.scannedAt ?? null,
    countOf: (roundId) => countIn(database, roundId),
    carriersOf(roundId) {
      const sql = `SELECT carrier_name AS name, sum(taken_out_at IS NULL) AS found FROM scans WHERE round_id = ?
        GROUP BY carrier_name ORDER BY min(scan_no)`;
      const counts = new Map<string, CountedName>();
      for (const row of database.all(sql, roundId)) {
        const name = String(row.name);
        const before = counts.get(plainCarrier(name)) ?? { name, count: 0 };
        counts.set(plainCarrier(name), { ...before, count: before.count + Number(row.found) });
      }
      return [...counts.values()].filter(({ count }) => count > 0);
    },
    lastScans: (count) => rowsWhere('true ORDER BY scan_no DESC LIMIT ?', count),
    lastTakenOutAt: () => (database.all('SELECT max(taken_out_at) AS at FROM scans')[0]?.at ?? null) as string | null,
    holding,
  };
}
