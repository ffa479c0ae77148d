/**
 * The rounds on the disk: SQLite beside the ledger, every change fsynced when it returns. Two programs may have it open: whatever
 * depends on what is there is looked at inside the transaction that changes it.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { CountedName } from '../../src-preload/contract/order-list.ts';
import type { RoundOrder } from '../../src-preload/contract/station.ts';
import type { AccountReference } from '../journal/account-at-service.ts';
import { PRIVATE_FILE } from '../journal/durable-file.ts';
import { LedgerDamaged, type LedgerDatabase, type Row, type RunStatement } from '../journal/ledger-database.ts';
import { openOwnDatabase } from '../journal/own-database.ts';
import { sealOf } from '../journal/write-record.ts';
import { freeAsideName } from '../move-aside.ts';
import type { Clock } from '../ports.ts';
import { isSameAccount, type Round, type RoundRow } from './round.ts';

/** Every method throws PackbenchError 'disk-full' or 'file-failed'. */
export interface RoundsFile {
  /** What stood in its place, damaged or none of ours; null: nothing did. */
  readonly keptAs: string | null;
  /** Open ones and those that are not at their end, the last begun first. */
  unsettled(): Round[];
  /** The last settled first. */
  settled(count: number): Round[];
  get(roundId: string): Round | null;
  /** In it now, as they were scanned. */
  ordersOf(roundId: string): RoundRow[];
  countOf(roundId: string): number;
  carriersOf(roundId: string): CountedName[];
  /** Of all rounds, newest first, those that were taken out as well. */
  lastScans(count: number): RoundRow[];
  /** The unsettled round of the account that holds the order. */
  holding(account: AccountReference, orderId: number): { readonly round: Round; readonly row: RoundRow } | null;
  /** Into the account's open round, which is begun when there is none; null: a round that is not settled holds it. */
  put(account: AccountReference & { readonly accountLabel: string }, order: RoundOrder): Round | null;
  /** False: its round is closed, or does not hold it. */
  takeOut(roundId: string, orderId: number): boolean;
  /** The orders of the carrier (null: all) as a closed round; null: it is not open, or holds none of them. */
  close(roundId: string, carrierName: string | null, prints: boolean): Round | null;
  /** `alter` sees it as it is on the disk, and answers null to leave it so. */
  change(roundId: string, alter: (before: Round) => Round | null): Round | null;
  /** Out of a closed round. */
  leaveOut(roundId: string, orderIds: readonly number[]): void;
  /** The orders of a closed round into the open one of its account; it is settled then. */
  takeBack(roundId: string): void;
  shut(): void;
}

export const roundsFileName = 'rounds.sqlite';
const layout = 1;
const tables = `
  CREATE TABLE rounds (
    round_id TEXT PRIMARY KEY,
    is_open INTEGER NOT NULL,
    settled_at TEXT,
    content TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX rounds_unsettled ON rounds (is_open) WHERE settled_at IS NULL;
  CREATE TABLE scans (
    scan_no INTEGER PRIMARY KEY AUTOINCREMENT,
    round_id TEXT NOT NULL REFERENCES rounds (round_id),
    order_id INTEGER NOT NULL,
    carrier_name TEXT NOT NULL,
    taken_out_at TEXT,
    content TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX scans_once ON scans (round_id, order_id);
  CREATE INDEX scans_by_order ON scans (order_id)`;

/** Opens it, and makes it when it is not there. */
export function openRoundsFile({ folder, clock }: { folder: string; clock: Clock }): RoundsFile {
  const path = join(folder, roundsFileName);
  const opened = openOwnDatabase({ path, layout, tables, tableNames: ['rounds', 'scans'], clock });
  const { database } = opened;
  forgetLongSettled(database);
  const keptAs = takeOutDamaged(database, clock) ?? opened.keptAs;
  const now = (): string => clock.now().toISOString();
  const roundsWhere = (where: string, ...values: (string | number)[]): Round[] =>
    database.all(`SELECT * FROM rounds WHERE ${where}`, ...values).map((row) => roundIn(database, row));
  const rowsWhere = (where: string, ...values: (string | number)[]): RoundRow[] =>
    database.all(`SELECT * FROM scans WHERE ${where}`, ...values).map((row) => scanIn(database, row));
  const get = (roundId: string): Round | null => roundsWhere('round_id = ?', roundId)[0] ?? null;
  const unsettled = (): Round[] => roundsWhere('settled_at IS NULL ORDER BY rowid DESC');
  const ordersOf = (roundId: string): RoundRow[] =>
    rowsWhere('round_id = ? AND taken_out_at IS NULL ORDER BY scan_no', roundId);
  const openOf = (account: AccountReference): Round | undefined =>
    unsettled().find((round) => round.closedAt === null && isSameAccount(round, account));
  const holding: RoundsFile['holding'] = (account, orderId) => {
    const rows = rowsWhere('order_id = ? AND taken_out_at IS NULL ORDER BY scan_no DESC', orderId);
    for (const row of rows) {
      const round = get(row.roundId);
      if (round !== null && round.settledAt === null && isSameAccount(round, account)) return { round, row };
    }
    return null;
  };
  /** Inside a transaction: the order's row in the round is made, or made anew as the newest. */
  const putRow = (run: RunStatement, roundId: string, order: RoundOrder, scannedAt: string): void => {
    run('DELETE FROM scans WHERE round_id = ? AND order_id = ?', roundId, order.orderId);
    insertScan(run, { ...order, roundId, scannedAt, takenOutAt: null });
  };
  const begun = (run: RunStatement, account: AccountReference & { readonly accountLabel: string }): Round => {
    const known = openOf(account);
    if (known !== undefined) return known;
    const { accountId, accountLabel, origin, fingerprint } = account;
    const round: Round = {
      ...unmade,
      accountId,
      accountLabel,
      origin,
      fingerprint,
      roundId: randomUUID(),
      startedAt: now(),
    };
    insertRound(run, round);
    return round;
  };

  return {
    keptAs,
    unsettled,
    settled: (count) => roundsWhere('settled_at IS NOT NULL ORDER BY settled_at DESC, rowid DESC LIMIT ?', count),
    get,
    ordersOf,
    countOf: (roundId) => countIn(database, roundId),
    carriersOf: (roundId) =>
      database
        .all(
          `SELECT carrier_name AS name, count(*) AS found FROM scans WHERE round_id = ? AND taken_out_at IS NULL
           GROUP BY carrier_name ORDER BY found DESC, name`,
          roundId,
        )
        .map((row) => ({ name: String(row.name), count: Number(row.found) })),
    lastScans: (count) => rowsWhere('true ORDER BY scan_no DESC LIMIT ?', count),
    holding,
    put: (account, order) =>
      database.change((run) => {
        if (holding(account, order.orderId) !== null) return null;
        const round = begun(run, account);
        putRow(run, round.roundId, order, now());
        return round;
      }),
    takeOut: (roundId, orderId) =>
      database.change((run) => {
        const row = ordersOf(roundId).find((one) => one.orderId === orderId);
        if (row === undefined || get(roundId)?.closedAt !== null) return false;
        updateScan(run, { ...row, takenOutAt: now() });
        return true;
      }),
    close: (roundId, carrierName, prints) =>
      database.change((run) => {
        const round = get(roundId);
        const rows = ordersOf(roundId).filter((row) => carrierName === null || row.carrierName === carrierName);
        if (round === null || round.closedAt !== null || rows.length === 0) return null;
        const closed: Round = { ...round, closedAt: now(), carrierName, prints };
        if (rows.length === countIn(database, roundId)) {
          updateRound(run, closed);
          return closed;
        }
        const part: Round = { ...closed, roundId: randomUUID() };
        insertRound(run, part);
        for (const row of rows) moveScan(run, row, part.roundId);
        return part;
      }),
    change: (roundId, alter) =>
      database.change((run) => {
        const before = get(roundId);
        const after = before === null ? null : alter(before);
        if (after !== null) updateRound(run, after);
        return after;
      }),
    leaveOut: (roundId, orderIds) =>
      database.change((run) => {
        for (const row of ordersOf(roundId)) {
          if (orderIds.includes(row.orderId)) updateScan(run, { ...row, takenOutAt: now() });
        }
      }),
    takeBack: (roundId) =>
      database.change((run) => {
        const round = get(roundId);
        if (round === null) return;
        updateRound(run, { ...round, settledAt: now(), isPutAway: true });
        const rows = ordersOf(roundId);
        if (rows.length === 0) return;
        const open = begun(run, round);
        for (const row of rows) moveScan(run, row, open.roundId);
      }),
    shut: () => database.close(),
  };
}

/** The ledger knows for ever what became of them. */
const settledKept = 50;

function forgetLongSettled(database: LedgerDatabase): void {
  const old = `SELECT round_id FROM rounds WHERE settled_at IS NOT NULL ORDER BY settled_at DESC, rowid DESC
    LIMIT -1 OFFSET ${settledKept}`;
  if (database.all(old).length === 0) return;
  database.change((run) => {
    run(`DELETE FROM scans WHERE round_id IN (${old})`);
    run(`DELETE FROM rounds WHERE round_id IN (${old})`);
  });
}

/** Rows that are not as they were written would stop the others: the file is copied, and they go. Answers the copy; null: all are whole. */
function takeOutDamaged(database: LedgerDatabase, clock: Clock): string | null {
  const isDamaged = (row: Row): boolean => sealOf(String(row.content)) !== row.seal;
  const rounds = database.all('SELECT round_id, content, seal FROM rounds').filter(isDamaged);
  const scans = database.all('SELECT scan_no, content, seal FROM scans').filter(isDamaged);
  if (rounds.length + scans.length === 0) return null;
  const copy = freeAsideName(database.path, clock.now());
  database.runAlone('VACUUM INTO ?', copy);
  chmodSync(copy, PRIVATE_FILE);
  database.change((run) => {
    for (const { scan_no: scanNo } of scans) run('DELETE FROM scans WHERE scan_no = ?', Number(scanNo));
    for (const { round_id: roundId } of rounds) {
      run('DELETE FROM scans WHERE round_id = ?', String(roundId));
      run('DELETE FROM rounds WHERE round_id = ?', String(roundId));
    }
  });
  return copy;
}

const unmade = {
  closedAt: null,
  carrierName: null,
  prints: false,
  manifestId: null,
  failure: null,
  paper: null,
  printsAnyway: false,
  printing: null,
  settledAt: null,
  isPutAway: false,
} as const;

export function orderIn(row: RoundOrder): RoundOrder {
  const { orderId, orderNumber, receiverName, carrierName, trackingNumber, country } = row;
  return { orderId, orderNumber, receiverName, carrierName, trackingNumber, country };
}

function countIn(database: LedgerDatabase, roundId: string): number {
  const sql = 'SELECT count(*) AS found FROM scans WHERE round_id = ? AND taken_out_at IS NULL';
  return Number(database.all(sql, roundId)[0]?.found);
}

function insertRound(run: RunStatement, round: Round): void {
  run('INSERT INTO rounds (round_id, is_open, settled_at, content, seal) VALUES (?, ?, ?, ?, ?)', ...valuesOf(round));
}

function updateRound(run: RunStatement, round: Round): void {
  run(
    'UPDATE rounds SET is_open = ?2, settled_at = ?3, content = ?4, seal = ?5 WHERE round_id = ?1',
    ...valuesOf(round),
  );
}

function valuesOf(round: Round): [string, number, string | null, string, string] {
  const text = JSON.stringify(round);
  return [round.roundId, Number(round.closedAt === null), round.settledAt, text, sealOf(text)];
}

function insertScan(run: RunStatement, row: RoundRow): void {
  const text = JSON.stringify(row);
  run(
    'INSERT INTO scans (round_id, order_id, carrier_name, taken_out_at, content, seal) VALUES (?, ?, ?, ?, ?, ?)',
    ...[row.roundId, row.orderId, row.carrierName, row.takenOutAt, text, sealOf(text)],
  );
}

function updateScan(run: RunStatement, row: RoundRow): void {
  const text = JSON.stringify(row);
  run(
    'UPDATE scans SET taken_out_at = ?, content = ?, seal = ? WHERE round_id = ? AND order_id = ?',
    ...[row.takenOutAt, text, sealOf(text), row.roundId, row.orderId],
  );
}

/** It keeps its place among the scans. */
function moveScan(run: RunStatement, row: RoundRow, roundId: string): void {
  const text = JSON.stringify({ ...row, roundId });
  run(
    'UPDATE scans SET round_id = ?, content = ?, seal = ? WHERE round_id = ? AND order_id = ?',
    ...[roundId, text, sealOf(text), row.roundId, row.orderId],
  );
}

/** SQLite does not notice a flipped bit inside a text; the seal does. */
function sealed(database: LedgerDatabase, row: Row): unknown {
  const text = String(row.content);
  if (sealOf(text) === row.seal) return JSON.parse(text);
  throw new LedgerDamaged(database.path, `a row of round ${row.round_id} was changed`);
}

const roundIn = (database: LedgerDatabase, row: Row): Round => sealed(database, row) as Round;
const scanIn = (database: LedgerDatabase, row: Row): RoundRow => sealed(database, row) as RoundRow;
