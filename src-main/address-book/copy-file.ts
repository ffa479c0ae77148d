/**
 * The file of one account's copy: disposable. One that is not sound, or of another layout, is deleted and begun anew; the
 * service has the book, and it is fetched again.
 */
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Changes with the tables and with every change of the folding rules: an older copy is then fetched again. */
const layout = 3;

/**
 * Rows lie in the order of the list (by name), so that a LIMIT without ranking already gives that order: `ORDER BY rank`
 * ruins the slowest queries. The tokenizer only parts at spaces; folding is folding.ts alone.
 */
const tables = `
  CREATE TABLE entries (
    place INTEGER PRIMARY KEY, entry_id INTEGER NOT NULL, name TEXT NOT NULL, company TEXT NOT NULL, building TEXT NOT NULL,
    street TEXT NOT NULL, suburb TEXT NOT NULL, post_code TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL,
    country TEXT NOT NULL, code TEXT NOT NULL, telephone TEXT NOT NULL, email TEXT NOT NULL, core_hash TEXT,
    -- JSON; null where the service gave no field that we do not know
    other TEXT
  ) STRICT;
  CREATE INDEX entries_by_core ON entries (core_hash) WHERE core_hash IS NOT NULL;
  CREATE VIRTUAL TABLE words USING fts5 (name, street, rest, content = '', columnsize = 0, prefix = '1 2',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'");
  CREATE VIRTUAL TABLE terms USING fts5vocab (words, 'row');
  CREATE VIRTUAL TABLE telephones USING fts5 (digits, content = '', columnsize = 0, tokenize = 'trigram');
  CREATE TABLE facts (read_at TEXT NOT NULL) STRICT;
  PRAGMA user_version = ${layout};
`;

export interface CopyFile {
  readonly path: string;
  /** Sees the last whole copy, also while a new one is being written. */
  readonly reader: DatabaseSync;
  readonly writer: DatabaseSync;
  close(): void;
}

/** `wasDamaged`: the file that was there could not be used and is gone. */
export function openCopyFile(path: string): CopyFile & { readonly wasDamaged: boolean } {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = open(path);
    if (isSound(file.writer)) return { ...file, wasDamaged: false };
    const isOfAnotherLayout = versionOf(file.writer) !== layout;
    file.close();
    if (isOfAnotherLayout) {
      deleteCopyFile(path);
      return { ...open(path), wasDamaged: false };
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  deleteCopyFile(path);
  return { ...open(path), wasDamaged: true };
}

export function deleteCopyFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

/** SQLite's own word that the file, or the tables in it, are not what was written. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  const SQLITE_ERROR = 1;
  const SQLITE_CORRUPT = 11;
  const SQLITE_NOTADB = 26;
  return [SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_NOTADB].includes(error.errcode & 0xff);
}

function open(path: string): CopyFile {
  const writer = connect(path, false);
  try {
    if (versionOf(writer) === 0) {
      writer.exec(`BEGIN IMMEDIATE; ${tables} COMMIT;`);
      chmodSync(path, 0o600);
    }
    const reader = connect(path, true);
    return {
      path,
      reader,
      writer,
      close() {
        reader.close();
        writer.close();
      },
    };
  } catch (error) {
    writer.close();
    throw error;
  }
}

function connect(path: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly, timeout: 5_000 });
  try {
    if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec('PRAGMA mmap_size = 0; PRAGMA cache_size = -16000;');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isSound(database: DatabaseSync): boolean {
  return versionOf(database) === layout && database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}
