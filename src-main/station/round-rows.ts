/** Rounds and scans as rows of the rounds file, each with a seal over its content. */
import type { RoundOrder } from '../../src-preload/contract/station.ts';
import type { LedgerDatabase, Row, RunStatement } from '../journal/ledger-database.ts';
import { readSealed } from '../journal/sealed-rows.ts';
import { sealOf } from '../journal/write-record.ts';
import type { Round, RoundRow } from './round.ts';

export function orderIn(row: RoundOrder): RoundOrder {
  const { orderId, orderNumber, receiverName, carrierName, trackingNumber, country } = row;
  return { orderId, orderNumber, receiverName, carrierName, trackingNumber, country };
}

export function countIn(database: LedgerDatabase, roundId: string): number {
  const sql = 'SELECT count(*) AS found FROM scans WHERE round_id = ? AND taken_out_at IS NULL';
  return Number(database.all(sql, roundId)[0]?.found);
}

export function insertRound(run: RunStatement, round: Round): void {
  run('INSERT INTO rounds (round_id, is_open, settled_at, content, seal) VALUES (?, ?, ?, ?, ?)', ...valuesOf(round));
}

/** A round that is settled moves behind all others: it stands where it was settled, whatever the clock said. */
const place = `CASE WHEN settled_at IS NULL AND ?3 IS NOT NULL THEN (SELECT max(rowid) + 1 FROM rounds) ELSE rowid END`;

export function updateRound(run: RunStatement, round: Round): void {
  run(
    `UPDATE rounds SET rowid = ${place}, is_open = ?2, settled_at = ?3, content = ?4, seal = ?5 WHERE round_id = ?1`,
    ...valuesOf(round),
  );
}

function valuesOf(round: Round): [string, number, string | null, string, string] {
  const text = JSON.stringify(round);
  return [round.roundId, Number(round.closedAt === null), round.settledAt, text, sealOf(text)];
}

export function insertScan(run: RunStatement, row: RoundRow): void {
  const text = JSON.stringify(row);
  run(
    'INSERT INTO scans (round_id, order_id, carrier_name, taken_out_at, content, seal) VALUES (?, ?, ?, ?, ?, ?)',
    ...[row.roundId, row.orderId, row.carrierName, row.takenOutAt, text, sealOf(text)],
  );
}

export function updateScan(run: RunStatement, row: RoundRow): void {
  const text = JSON.stringify(row);
  run(
    'UPDATE scans SET taken_out_at = ?, carrier_name = ?, content = ?, seal = ? WHERE round_id = ? AND order_id = ?',
    ...[row.takenOutAt, row.carrierName, text, sealOf(text), row.roundId, row.orderId],
  );
}

/** The scan keeps its place among the others. */
export function moveScan(run: RunStatement, row: RoundRow, roundId: string): void {
  const text = JSON.stringify({ ...row, roundId });
  run(
    'UPDATE scans SET round_id = ?, content = ?, seal = ? WHERE round_id = ? AND order_id = ?',
    ...[roundId, text, sealOf(text), row.roundId, row.orderId],
  );
}

const what = (row: Row): string => `round ${row.round_id}`;
export const roundIn = (database: LedgerDatabase, row: Row): Round => readSealed(database, row, what(row));
export const scanIn = (database: LedgerDatabase, row: Row): RoundRow => readSealed(database, row, what(row));
