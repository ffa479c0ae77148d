/** Finds writes in the ledger. An end that the file has not taken yet (unwritten.ts) counts instead of the file's state. */
import type { WriteKind } from '../../src-preload/contract/in-doubt.ts';
import type { AccountReference } from './account-at-service.ts';
import { marksOf, openMarks, openWritesOf, type WriteMark } from './guards.ts';
import type { LedgerDatabase, Row } from './ledger-database.ts';
import { recordInFile, recordOf } from './ledger-rows.ts';
import type { Unwritten } from './unwritten.ts';
import { isOpen, orderState, type WriteIntent, type WriteRecord, type WriteState } from './write-record.ts';

/** In the very words of the index of such writes: it serves no others. */
export const withoutEnd = `state IN ('intent', 'sent', 'in-doubt')`;

/**
 * With one account or without any: each has its index, and a page that is far back reads no row before its own. An account that was
 * entered again has few ids. The ids of writes become numbers first, which the index has.
 */
const madeOf = (ids: readonly string[] | null): string => `kind = ?
  ${ids === null ? '' : `AND account_id IN (${ids.map(() => '?').join(', ')})`} AND state <> 'rejected'
  AND rowid NOT IN (SELECT rowid FROM writes WHERE write_id IN (SELECT value FROM json_each(?)))`;

export interface WriteQueries {
  /** Null: there is none. */
  get(writeId: string): WriteRecord | null;
  /** Without refused and unsent writes: they made nothing. The last begun first; accountIds null: of all accounts. */
  listMade(kind: WriteKind, accountIds: readonly string[] | null, offset: number, limit: number): WriteRecord[];
  countMade(kind: WriteKind, accountIds: readonly string[] | null): number;
  /** Writes that are not at an end, the first begun first. */
  unsettled(): WriteRecord[];
  /** kind null: every kind. */
  countIn(kind: WriteKind | null, state: WriteState): number;
  /** Every write of the account, of any kind and state, that names one of the orders; newest first. */
  marksOf(account: AccountReference, orderIds: readonly number[]): WriteMark[];
  /** Orders of the intent that another write without an end holds. */
  openMarks(intent: WriteIntent): WriteMark[];
  /** Writes without an end that touch the account: its own, and assigns to it. The first begun first. */
  openWritesOf(account: AccountReference): WriteRecord[];
}

export function createWriteQueries(database: LedgerDatabase, unwritten: Unwritten): WriteQueries {
  const get = (writeId: string): WriteRecord | null => unwritten.get(writeId) ?? recordInFile(database, writeId);
  const recordsOf = (rows: readonly Row[]): WriteRecord[] =>
    rows.map((row) => unwritten.get(String(row.write_id)) ?? recordOf(database, row));

  /** Ends that the file does not know yet. */
  const notMadeHere = (): string =>
    JSON.stringify(unwritten.all().flatMap(({ state, writeId }) => (state === 'rejected' ? [writeId] : [])));

  return {
    get,
    listMade: (kind, accountIds, offset, limit) =>
      recordsOf(
        database.all(
          // As they were begun: the clock may have been set between any two of them.
          `SELECT * FROM writes WHERE ${madeOf(accountIds)} ORDER BY rowid DESC LIMIT ? OFFSET ?`,
          ...[kind, ...(accountIds ?? []), notMadeHere()],
          limit,
          offset,
        ),
      ),
    countMade: (kind, accountIds) => countOf(database, madeOf(accountIds), kind, ...(accountIds ?? []), notMadeHere()),
    unsettled() {
      const rows = database.all(`SELECT * FROM writes WHERE ${withoutEnd} ORDER BY rowid`);
      return recordsOf(rows).filter((record) => isOpen(record.state));
    },
    countIn(kind, state) {
      const held = unwritten.all();
      const ids = JSON.stringify(held.map((record) => record.writeId));
      // Asked with every news of a write: of those without an end there are few, and they have their index.
      const among = isOpen(state) ? `${withoutEnd} AND ` : '';
      const where = `${among}(?1 IS NULL OR kind = ?1) AND state = ?2 AND write_id NOT IN (SELECT value FROM json_each(?3))`;
      const here = held.filter((record) => record.state === state && (kind === null || record.kind === kind));
      return countOf(database, where, kind, state, ids) + here.length;
    },
    marksOf: (account, orderIds) =>
      marksOf(database, account, orderIds).map((mark) => {
        const record = unwritten.get(mark.writeId);
        const order = record?.orders.find(({ orderId }) => orderId === mark.orderId);
        return record === undefined || order === undefined ? mark : { ...mark, state: orderState(record, order) };
      }),
    openMarks: (intent) => openMarks(database, intent, null),
    openWritesOf: (account) =>
      openWritesOf(database, [account]).filter(({ writeId, state }) => isOpen(unwritten.get(writeId)?.state ?? state)),
  };
}

function countOf(database: LedgerDatabase, where: string, ...values: (string | null)[]): number {
  return Number(database.all(`SELECT count(*) AS found FROM writes WHERE ${where}`, ...values)[0]?.found);
}
