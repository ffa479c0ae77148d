/**
 * A small SQLite file of ours beside the ledger, with the ledger's promise: a change is on the disk when it returns. A
 * file that is damaged or of another layout is kept beside its place and begun anew, with the rows that are still whole.
 */
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { askTwice } from '../disk/ask-twice.ts';
import { fileFailure, makePrivate, privateFile } from '../disk/durable-file.ts';
import { makeWayForFile, makeWayForFolder } from '../disk/in-the-way.ts';
import type { Clock } from '../ports.ts';
import { assertSound } from './check-in-thread.ts';
import { type LedgerDatabase, openDatabase, schemaVersion } from './ledger-database.ts';
import { LedgerDamaged } from './ledger-failures.ts';
import { type SealedTable, takeWholeRows } from './sealed-rows.ts';

export interface OwnDatabase {
  readonly database: LedgerDatabase;
  /** Where the file that could not be used is now; null: nothing was moved. */
  readonly keptAs: string | null;
}

export interface OwnDatabaseParts {
  readonly path: string;
  /** From 1; changes with the tables. */
  readonly layout: number;
  /** Makes the tables in an empty file. */
  readonly tables: string;
  /** Rows of these are taken out of a damaged file. Absent: none are. */
  readonly sealedTables?: readonly SealedTable[];
  readonly clock: Clock;
  /** As `isCheckedAhead` answered; by default SQLite looks over the file as it is opened. */
  readonly isChecked?: boolean;
  /** HeldFolder's: two computers on one network disk do not see what the other has written last. */
  readonly assertFolderHeld?: (() => void) | undefined;
}

const companions = ['', '-wal', '-shm', '-journal'];

/**
 * Also makes the folder. Throws PackbenchError 'disk-full' or 'file-failed' when no file at all can be opened there.
 */
export function openOwnDatabase(parts: OwnDatabaseParts): OwnDatabase {
  const { path, clock } = parts;
  try {
    const folderKeptAs = makeWayForFolder(dirname(path));
    const walKeptAs = makeWayForFile(`${path}-wal`);
    makeWayForFile(`${path}-shm`);
    const keptAs = makeWayForFile(path) ?? walKeptAs ?? folderKeptAs;
    try {
      return { database: askTwice(() => openSound(parts)), keptAs };
    } catch (error) {
      if (!(error instanceof LedgerDamaged)) throw error;
      return beginAnew(parts, `${path}.damaged-${clock.now().toISOString().replaceAll(':', '-')}`);
    }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') throw fileFailure(path, cause);
    throw cause;
  }
}

/** If the disk takes no new file, the damaged one is put back: a later start takes over what is whole in it. */
function beginAnew(parts: OwnDatabaseParts, aside: string): OwnDatabase {
  const { path } = parts;
  moveWithCompanions(path, aside);
  let database: LedgerDatabase | null = null;
  try {
    database = openSound(parts);
    takeOver(parts, database, aside);
    return { database, keptAs: aside };
  } catch (error) {
    database?.close();
    for (const companion of companions) rmSync(path + companion, { force: true });
    moveWithCompanions(aside, path);
    throw error;
  }
}

function moveWithCompanions(from: string, to: string): void {
  for (const companion of companions) {
    if (existsSync(from + companion)) renameSync(from + companion, to + companion);
  }
}

/** What cannot be read from the damaged file stays in it. */
function takeOver({ layout, sealedTables = [] }: OwnDatabaseParts, database: LedgerDatabase, aside: string): void {
  let damaged: LedgerDatabase | null = null;
  try {
    damaged = openDatabase(aside, true);
    if (schemaVersion(damaged) === layout) takeWholeRows(damaged, database, sealedTables);
  } catch (error) {
    if (!(error instanceof LedgerDamaged)) throw error;
  } finally {
    damaged?.close();
  }
}

/** By table. SQLite's check looks at no names: where one is not ours, every question that has it would be refused, for good. */
function columnsIn(tables: string): [string, string][] {
  const empty = new DatabaseSync(':memory:');
  empty.exec(tables);
  const rows = empty
    .prepare(
      "SELECT t.name, group_concat(c.name) AS columns FROM pragma_table_list t, pragma_table_info(t.name) c WHERE t.name NOT LIKE 'sqlite%' GROUP BY t.name",
    )
    .all();
  empty.close();
  return rows.map(({ name, columns }) => [String(name), String(columns)]);
}

function openSound({ path, layout, tables, isChecked, assertFolderHeld }: OwnDatabaseParts): LedgerDatabase {
  // SQLite makes files by the umask; made here first, ours is private from the first byte.
  if (!existsSync(path)) closeSync(openSync(path, 'a', privateFile));
  makePrivate(path);
  const database = openDatabase(path, false, undefined, assertFolderHeld);
  try {
    database.change(() => {
      const version = schemaVersion(database);
      if (version === layout) return;
      if (version !== 0) throw new LedgerDamaged(path, `its layout is ${version}, and not ${layout}`);
      database.runScript(`${tables}; PRAGMA user_version = ${layout};`);
    });
    for (const [name, columns] of columnsIn(tables)) database.all(`SELECT ${columns} FROM ${name} LIMIT 1`);
    // A broken page would refuse each question that meets it, for good.
    if (isChecked !== true) assertSound(database, null);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
