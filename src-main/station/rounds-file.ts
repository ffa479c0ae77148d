/**
 * The rounds on the disk: SQLite beside the ledger, every change fsynced when it returns. Two programs may have it
 * open, so whatever depends on its content is checked inside the transaction that changes it.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { RoundOrder } from '../../src-preload/contract/station.ts';
import { takeProgramNumber } from '../disk/program-number.ts';
import { type AccountReference, isSameAccount } from '../journal/account-at-service.ts';
import type { LedgerDatabase, RunStatement } from '../journal/ledger-database.ts';
import { type OwnDatabaseParts, openOwnDatabase } from '../journal/own-database.ts';
import { takeOutDamaged } from '../journal/sealed-rows.ts';
import { isSameCarrier } from '../orders/same-carrier.ts';
import type { Round, RoundRow } from './round.ts';
import { countIn, insertRound, insertScan, moveScan, updateRound, updateScan } from './round-rows.ts';
import { createRoundsRead, type RoundsRead } from './rounds-read.ts';
import { forgetLongSettled, sealedTables } from './rounds-upkeep.ts';

/** Every method throws PackbenchError 'disk-full' or 'file-failed'. */
export interface RoundsFile extends RoundsRead {
  /** The file that stood in its place, damaged or not ours; null: there was none. */
  readonly keptAs: string | null;
  /** The number of this program among those that have the file open. */
  readonly program: number;
  /** Another program of that number runs and has the file open. */
  isAnotherRunning(program: number): boolean;
  /**
   * Puts the order into the account's open round, and begins one if there is none. Null: an unsettled round holds the
   * order.
   */
  put(
    account: AccountReference & { readonly accountLabel: string },
    order: RoundOrder,
  ): { readonly row: RoundRow; readonly orderCount: number } | null;
  /** Notes what the order is now, in an open round: it may have got the label of another carrier since. */
  renew(roundId: string, order: RoundOrder): void;
  /** False: its round is closed, or does not hold it. */
  takeOut(roundId: string, orderId: number): boolean;
  /**
   * Makes the orders of the carrier (null: all) in each of the rounds a closed round: all of them, or none when the
   * disk fails. Leaves out those that are not open or hold no such order.
   */
  close(roundIds: readonly string[], carrierName: string | null, prints: boolean): readonly Round[];
  /** `alter` gets the round as it is on the disk; when it returns null, nothing changes. */
  change(roundId: string, alter: (before: Round) => Round | null): Round | null;
  /** Takes orders out of a closed round, and alters it in the same change. Null: there is no such round. */
  leaveOut(
    roundId: string,
    orderIds: readonly number[],
    alter: (before: Round, orderCount: number) => Round,
  ): Round | null;
  /**
   * Moves these orders of a closed round into the open one of its account; by default all, and the closed round is then
   * settled.
   */
  takeBack(roundId: string, orderIds?: readonly number[]): void;
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

export interface RoundsFileParts extends Pick<OwnDatabaseParts, 'clock' | 'assertFolderHeld'> {
  readonly folder: string;
}

/** Opens the file, or makes it when it is missing. */
export function openRoundsFile({ folder, ...parts }: RoundsFileParts): RoundsFile {
  const { clock } = parts;
  const path = join(folder, roundsFileName);
  const opened = openOwnDatabase({ ...parts, path, layout, tables, sealedTables });
  const { database } = opened;
  const number = orClosed(database, () => takeProgramNumber(folder));
  const keptAs = takeOutDamaged(database, clock, sealedTables) ?? opened.keptAs;
  forgetLongSettled(database);
  const now = (): string => clock.now().toISOString();
  const read = createRoundsRead(database);
  const { get, ordersOf, rowOf, holding } = read;
  /** Later than all before, also by a clock that was set back: the page tells by it what was taken out last. */
  const takenOutNow = (): string => {
    const last = Date.parse(read.lastTakenOutAt() ?? '');
    return new Date(Math.max(clock.now().getTime(), Number.isNaN(last) ? 0 : last + 1)).toISOString();
  };
  /** Keys must match where both are noted: a round of another key may be another shop's, and nothing is mixed. */
  const openOf = (account: AccountReference): Round | undefined => {
    const { fingerprint } = account;
    const open = read.unsettled().filter((round) => round.closedAt === null && isSameAccount(round, account));
    const isOfKey = (round: Round): boolean => round.fingerprint === fingerprint;
    return open.find(isOfKey) ?? open.find((round) => round.fingerprint === '' || fingerprint === '');
  };
  /** Call inside a transaction: makes the order's row in the round, or renews it as the newest. */
  const putRow = (run: RunStatement, roundId: string, order: RoundOrder): RoundRow => {
    run('DELETE FROM scans WHERE round_id = ? AND order_id = ?', roundId, order.orderId);
    const row: RoundRow = { ...order, roundId, scannedAt: now(), takenOutAt: null };
    insertScan(run, row);
    return row;
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
  /** Call inside a transaction. Null: the round is not open, or holds no order of the carrier. */
  const closedOne = (run: RunStatement, roundId: string, carrierName: string | null, prints: boolean): Round | null => {
    const round = get(roundId);
    const rows = ordersOf(roundId).filter((row) => carrierName === null || isSameCarrier(row.carrierName, carrierName));
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
  };

  return {
    keptAs,
    program: number.own,
    isAnotherRunning: (program) => program !== number.own && number.isHeld(program),
    ...read,
    put: (account, order) =>
      database.change((run) => {
        if (holding(account, order.orderId) !== null) return null;
        const row = putRow(run, begun(run, account).roundId, order);
        // Counted here: a count that fails afterwards could not say that the order is in its round.
        return { row, orderCount: countIn(database, row.roundId) };
      }),
    renew: (roundId, order) =>
      database.change((run) => {
        const row = rowOf(roundId, order.orderId);
        if (row !== null && get(roundId)?.closedAt === null) updateScan(run, { ...row, ...order });
      }),
    takeOut: (roundId, orderId) =>
      database.change((run) => {
        const row = rowOf(roundId, orderId);
        if (row === null || get(roundId)?.closedAt !== null) return false;
        updateScan(run, { ...row, takenOutAt: takenOutNow() });
        return true;
      }),
    close: (roundIds, carrierName, prints) =>
      database.change((run) => roundIds.flatMap((roundId) => closedOne(run, roundId, carrierName, prints) ?? [])),
    change: (roundId, alter) =>
      database.change((run) => {
        const before = get(roundId);
        const after = before === null ? null : alter(before);
        if (after !== null) updateRound(run, after);
        return after;
      }),
    leaveOut: (roundId, orderIds, alter) =>
      database.change((run) => {
        const round = get(roundId);
        if (round === null) return null;
        const takenOutAt = takenOutNow();
        for (const row of ordersOf(roundId)) {
          if (orderIds.includes(row.orderId)) updateScan(run, { ...row, takenOutAt });
        }
        const after = alter(round, countIn(database, roundId));
        updateRound(run, after);
        return after;
      }),
    takeBack: (roundId, orderIds) =>
      database.change((run) => {
        const round = get(roundId);
        if (round === null) return;
        if (orderIds === undefined) updateRound(run, { ...round, settledAt: now(), isPutAway: true });
        const rows = ordersOf(roundId).filter(({ orderId }) => orderIds?.includes(orderId) ?? true);
        if (rows.length === 0) return;
        const open = begun(run, round);
        for (const row of rows) moveScan(run, row, open.roundId);
      }),
    shut() {
      database.close();
      number.release();
    },
  };
}

/** The next call opens the file anew. */
function orClosed<Result>(database: LedgerDatabase, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    database.close();
    throw error;
  }
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
