/**
 * Rows of an own database whose text (`content`) carries a seal: SQLite does not notice a flipped bit inside a text, the seal does.
 */

import type { SQLInputValue } from 'node:sqlite';
import { makePrivate } from '../disk/durable-file.ts';
import { freeAsideName } from '../disk/move-aside.ts';
import { resultCode, SQLITE_CONSTRAINT_DATATYPE } from '../disk/sqlite-codes.ts';
import type { Clock } from '../ports.ts';
import type { LedgerDatabase, Row, RunStatement } from './ledger-database.ts';
import { LedgerDamaged } from './ledger-failures.ts';
import { sealOf } from './write-record.ts';

/** A right seal means that this program wrote exactly this, so its shape needs no check. `what` is for the log. */
export function readSealed<Shape>(database: LedgerDatabase, row: Row, what: string): Shape {
  const text = String(row.content);
  if (sealOf(text) === row.seal) return JSON.parse(text) as Shape;
  throw new LedgerDamaged(database.path, `a row of ${what} was changed`);
}

export interface SealedTable {
  readonly name: string;
  /** The column that names a row of it. */
  readonly id: string;
  /** Tables whose rows belong to a row of this one, by the same column, and go with it. */
  readonly parts: readonly string[];
  /** Indexes that read its texts. No row whose text is no JSON any more can leave them: they are dropped, for the caller to make anew. */
  readonly indexes?: readonly string[];
  /** Columns that repeat a part of the text, each with where it is in there. */
  readonly repeated?: Readonly<Record<string, string>>;
}

/** A few milliseconds of work. */
const rowsInPage = 50;

/** Whether all rows are whole, and what repeats their texts is right. No query stays open between two pages. Throws LedgerDamaged */
export function* checkingRows(database: LedgerDatabase, tables: readonly SealedTable[]): Generator<undefined> {
  for (const { name, repeated = {} } of tables) {
    const isOther = Object.entries(repeated).map(([column, inText]) => isOtherThan(column, inText));
    const page = `SELECT rowid AS row_no, content, seal, ${['FALSE', ...isOther].join(' OR ')} AS is_other FROM ${name}
      WHERE rowid > ? ORDER BY rowid LIMIT ${rowsInPage}`;
    for (let rows = database.all(page, 0); rows.length > 0; rows = database.all(page, Number(rows.at(-1)?.row_no))) {
      const damaged = rows.find((row) => row.is_other !== 0 || sealOf(String(row.content)) !== row.seal);
      if (damaged !== undefined) throw new LedgerDamaged(database.path, `row ${damaged.row_no} of ${name} was changed`);
      yield;
    }
  }
}

/**
 * Damaged rows would stop the others: the file is copied, and they are removed. Answers the copy; null: all rows are
 * whole. What only repeats a whole text is made right again.
 */
export function takeOutDamaged(database: LedgerDatabase, clock: Clock, tables: readonly SealedTable[]): string | null {
  const copy = removeDamaged(database, clock, tables);
  for (const table of tables) repeatTexts(database, table);
  return copy;
}

function removeDamaged(database: LedgerDatabase, clock: Clock, tables: readonly SealedTable[]): string | null {
  const damaged = tables.flatMap((table) =>
    database
      .all(`SELECT ${table.id} AS id, content, seal FROM ${table.name}`)
      .filter(({ content, seal }) => sealOf(String(content)) !== seal)
      .map(({ id }) => ({ ...table, row: id as string | number })),
  );
  if (damaged.length === 0) return null;
  for (const index of tables.flatMap(({ indexes = [] }) => indexes)) database.runAlone(`DROP INDEX IF EXISTS ${index}`);
  const copy = freeAsideName(database.path, clock.now());
  database.runAlone('VACUUM INTO ?', copy);
  makePrivate(copy);
  database.change((run) => {
    for (const { name, id, parts, row } of damaged) {
      for (const part of [...parts, name]) run(`DELETE FROM ${part} WHERE ${id} = ?`, row);
    }
  });
  return copy;
}

const isOtherThan = (column: string, inText: string): string => `${column} IS NOT ${inText}`;

function repeatTexts(database: LedgerDatabase, { name, repeated = {} }: SealedTable): void {
  for (const [column, inText] of Object.entries(repeated)) {
    const isOther = isOtherThan(column, inText);
    if (database.all(`SELECT 1 FROM ${name} WHERE ${isOther} LIMIT 1`).length === 0) continue;
    database.change((run) => run(`UPDATE ${name} SET ${column} = ${inText} WHERE ${isOther}`));
  }
}

/** Takes over the rows whose seal is right, with their numbers. A row whose owner is lost goes, too. */
export function takeWholeRows(from: LedgerDatabase, to: LedgerDatabase, tables: readonly SealedTable[]): void {
  to.change((run) => {
    // An owner may come behind its parts.
    run('PRAGMA defer_foreign_keys = ON');
    for (const { name } of tables) {
      const columns = [
        'rowid',
        ...to.all('SELECT name FROM pragma_table_info(?)', name).map((row) => String(row.name)),
      ];
      for (const row of wholeRowsOf(from, name, columns)) insertIfTaken(run, name, columns, Object.values(row));
    }
    for (const { name, id, parts } of tables) {
      for (const part of parts) run(`DELETE FROM ${part} WHERE ${id} NOT IN (SELECT ${id} FROM ${name})`);
    }
  });
}

/** Those of a table of a damaged file whose seal is right, some of them twice. The values are in the order of `columns`. */
function* wholeRowsOf(database: LedgerDatabase, table: string, columns: readonly string[]): Generator<Row> {
  // By their places: in the damaged file a column may be called otherwise.
  const places = columns.map((column) => `in_${column}`).join();
  // From both ends, because a broken page stops a look.
  for (const direction of ['ASC', 'DESC']) {
    const sql = `WITH rows_here (${places}) AS (SELECT rowid, * FROM ${table} ORDER BY rowid ${direction}) SELECT * FROM rows_here`;
    for (const row of readable(database, sql)) if (sealOf(String(row.in_content)) === row.in_seal) yield row;
  }
}

/** A column beside the text may have become one of another kind. */
function insertIfTaken(
  run: RunStatement,
  table: string,
  columns: readonly string[],
  values: readonly SQLInputValue[],
): void {
  try {
    run(`INSERT OR IGNORE INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`, ...values);
  } catch (error) {
    if (resultCode(error) !== SQLITE_CONSTRAINT_DATATYPE) throw error;
  }
}

function* readable(database: LedgerDatabase, sql: string): Generator<Row> {
  try {
    yield* database.each(sql);
  } catch (error) {
    if (!(error instanceof LedgerDamaged)) throw error;
  }
}
