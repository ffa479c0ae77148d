/**
 * The file of an address book. It is disposable: when it is damaged or unfinished, it is deleted and the book is read from the
 * service again. Of one that another version of Packbench made, the entries are kept (book-remaking.ts).
 */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { askTwice } from '../../disk/ask-twice.ts';
import { DamagedBook, isDamage } from './book-damage.ts';
import { bookVersion } from './book-version.ts';
import { bytesOfTerms, type PackedTerms, packingTerms, termsOfBytes } from './packed-terms.ts';
import { atOnce } from './slices.ts';

/**
 * Size of one stored piece of the terms. SQLite reads a value into memory whole, and once glibc has freed a block of
 * some size it keeps twice as much in every thread: one value of 2 MB cost the process 10 MB for good.
 */
const pieceBytes = 65_536;
/** 32 times what a book of 1,000,000 entries needs: a file that claims more is damaged, and gets no memory. */
const mostBytesOfTerms = 256 * 1024 * 1024;

/**
 * In an unsorted query the index answers in the order of its rows; so the rows are in the order of the list, by name.
 */
const tables = `
  CREATE TABLE entries (
    -- in the order of names, with gaps for entries that come later
    slot INTEGER PRIMARY KEY,
    entry_id INTEGER NOT NULL,
    -- JSON, as entry-row.ts writes it
    fields TEXT NOT NULL,
    -- packCanonical
    canonical TEXT NOT NULL
  ) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (tokens, content = '', columnsize = 0, detail = 'none', prefix = '1 2 3 4',
    tokenize = "ascii tokenchars '!#='");
  -- address-keys.ts
  CREATE VIRTUAL TABLE address_keys USING fts5 (keys, content = '', columnsize = 0, detail = 'none', tokenize = 'ascii');
  -- packed-terms.ts, as the book was built, in pieces; and the terms that came later
  CREATE TABLE terms (piece INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
  CREATE TABLE later_terms (term TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  -- JSON, how many entries hold each term; none after a change in the open book
  CREATE TABLE term_counts (counts TEXT NOT NULL) STRICT;
  CREATE TABLE facts (read_at TEXT, total_count INTEGER NOT NULL, bytes_of_terms INTEGER NOT NULL,
    -- book-renewal.ts; 0: the book was filled anew
    renewals INTEGER NOT NULL) STRICT;
`;

/** SQLite's files beside the book, while a change is being written or after it was cut off. */
const companions = ['-journal', '-wal', '-shm'];

export function deleteBookFile(path: string): void {
  for (const suffix of ['', ...companions]) rmSync(path + suffix, { force: true });
}

/**
 * A new file with the tables, open for filling and not yet marked whole: nothing in it is safe before the last step of
 * `finishingBookFile`.
 */
export function beginBookFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  deleteBookFile(path);
  // Made by us, because SQLite makes files that others can read.
  closeSync(openSync(path, 'wx', 0o600));
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;');
    database.exec(`PRAGMA cache_size = -32000; BEGIN; ${tables}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * A copy of the whole book at `present`, open for changes and not marked whole any more. Null: there is no whole book
 * that can be copied.
 * Throws SQLite's error when it is damaged.
 */
export function beginBookCopy(path: string, present: string): DatabaseSync | null {
  deleteBookFile(path);
  if (!existsSync(present) || companions.some((suffix) => existsSync(present + suffix))) return null;
  if (!isCopied(present, path)) return null;
  const book = connect(path);
  try {
    book?.database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;');
    book?.database.exec('PRAGMA cache_size = -32000; PRAGMA user_version = 0; BEGIN;');
    return book?.database ?? null;
  } catch (error) {
    book?.database.close();
    throw error;
  }
}

/** False: it cannot be read, or there is no room. Filling anew needs no copy, and says itself where there is no room. */
function isCopied(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch {
    return false;
  }
}

/** `termCounts`: how many entries hold each term. */
export interface Filled extends Facts {
  readonly termCounts: ReadonlyMap<string, number>;
  readonly renewals: number;
}

/**
 * Commits, writes everything to the disk, and only then marks the file whole with its version: entries stored under
 * other rules would not be found. Then closes it. Others may have their turn at each step.
 */
export function* finishingBookFile(database: DatabaseSync, path: string, filled: Filled): Generator<void> {
  try {
    const bytes = bytesOfTerms(yield* packingTerms(filled.termCounts));
    database.exec('DELETE FROM terms; DELETE FROM term_counts; DELETE FROM facts;');
    const insert = database.prepare('INSERT INTO terms (bytes) VALUES (?)');
    for (let from = 0; from < bytes.length; from += pieceBytes) insert.run(bytes.subarray(from, from + pieceBytes));
    database.prepare('INSERT INTO term_counts VALUES (?)').run(JSON.stringify([...filled.termCounts]));
    const facts = database.prepare('INSERT INTO facts VALUES (?, ?, ?, ?)');
    facts.run(filled.readAt, filled.totalCount, bytes.length, filled.renewals);
    database.exec('CREATE UNIQUE INDEX IF NOT EXISTS entries_by_id ON entries (entry_id)');
    yield;
    database.exec('COMMIT');
    yield;
  } finally {
    if (database.isOpen) database.close();
  }
  writeThrough(path);
  yield;
  const again = new DatabaseSync(path);
  try {
    again.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL; PRAGMA user_version = ${bookVersion};`);
  } finally {
    again.close();
  }
}

function writeThrough(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** What is read whenever a book is opened: it shows that the book is whole. */
interface WholeBook {
  readonly database: DatabaseSync;
  readonly facts: Facts;
  readonly terms: PackedTerms;
}

export interface OpenedBook extends WholeBook {
  /** The file that was there could not be used and was deleted. */
  readonly wasDamaged: boolean;
}

/** Opens the book, or an empty one in its place. `earlier`: where a filled one of another version is moved to then. */
export function openBookFile(path: string, earlier?: string): OpenedBook {
  let wasDamaged = false;
  if (existsSync(path)) {
    try {
      const book = askTwice(() => connect(path));
      if (book !== null) return { ...book, wasDamaged };
      if (earlier !== undefined && isFilled(path)) moveBookFile(path, earlier);
    } catch (error) {
      if (!isDamage(error)) throw error;
      wasDamaged = true;
    }
  }
  const empty = { readAt: null, totalCount: 0, termCounts: new Map(), renewals: 0 };
  atOnce(finishingBookFile(beginBookFile(path), path, empty));
  const book = connect(path);
  if (book === null) throw new Error(`The new file is not whole: ${path}`);
  return { ...book, wasDamaged };
}

/** Was a book of another version ever filled? Throws SQLite's error when it is damaged. */
function isFilled(path: string): boolean {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    const isWhole = Number(database.prepare('PRAGMA user_version').get()?.user_version) !== 0;
    return isWhole && readFacts(database).readAt !== null;
  } finally {
    database.close();
  }
}

/** Null: the file is unfinished, or of another version. Throws SQLite's error when it is damaged. */
function connect(path: string): WholeBook | null {
  checkHeader(path);
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec('PRAGMA mmap_size = 0; PRAGMA cache_size = -2000; PRAGMA synchronous = NORMAL;');
    if (Number(database.prepare('PRAGMA user_version').get()?.user_version) === bookVersion) {
      return { database, facts: readFacts(database), terms: readPackedTerms(database) };
    }
    database.close();
    return null;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * SQLite takes two bytes of the header to mean that another version allows only reading, or writes in another way; ours
 * are always 1. The header also says how long the file is: SQLite misses a lost page only when it asks for it. A
 * journal that was left behind may still make the file whole (sqlite.org/fileformat2.html, 1.3.2, 1.3.3, 1.3.7).
 */
function checkHeader(path: string): void {
  const header = Buffer.alloc(32);
  const file = openSync(path, 'r');
  try {
    const isRead = readSync(file, header, 0, header.length, 0) === header.length;
    const isWritten = isRead && header[18] === 1 && header[19] === 1;
    const size = header.readUInt16BE(16) * header.readUInt32BE(28);
    if (isWritten && (fstatSync(file).size >= size || existsSync(`${path}-journal`))) return;
  } finally {
    closeSync(file);
  }
  throw new DamagedBook('The header is not as it was written, or the file is shorter than it says.');
}

export interface Facts {
  /** Null: the book was never filled. */
  readonly readAt: string | null;
  readonly totalCount: number;
}

/** Throws DamagedBook when it has none. */
export function readFacts(database: DatabaseSync): Facts {
  const row = database.prepare('SELECT read_at, total_count FROM facts').get();
  if (row === undefined) throw new DamagedBook('The book has no facts.');
  return { readAt: row.read_at === null ? null : String(row.read_at), totalCount: Number(row.total_count) };
}

function readPackedTerms(database: DatabaseSync): PackedTerms {
  const size = Number(database.prepare('SELECT bytes_of_terms FROM facts').get()?.bytes_of_terms ?? 0);
  if (size > mostBytesOfTerms) throw new DamagedBook('The book tells of more terms than there can be.');
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (const { bytes: piece } of database.prepare('SELECT bytes FROM terms ORDER BY piece').iterate()) {
    if (!(piece instanceof Uint8Array) || filled + piece.length > size) throw noTerms();
    bytes.set(piece, filled);
    filled += piece.length;
  }
  const terms = filled === size ? termsOfBytes(bytes) : null;
  if (terms === null) throw noTerms();
  return terms;
}

function noTerms(): DamagedBook {
  return new DamagedBook('The terms of the book are not what was written.');
}

/** Is the file whole and of this version? This is cheap; damage that lies deeper shows when it is read. */
export function isWholeBook(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    const book = connect(path);
    book?.database.close();
    return book !== null;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

/** Reads the whole file (a second for 100,000 entries), so it belongs in a thread that has the time; see `askTwice`. */
export const isSoundBook = (path: string): boolean => isWhollyRead(path) || isWhollyRead(path);

function isWhollyRead(path: string): boolean {
  if (!isWholeBook(path)) return false;
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

/** Moves `builtPath` to `path`. No database may have either open. */
export function moveBookFile(builtPath: string, path: string): void {
  for (const suffix of companions) rmSync(path + suffix, { force: true });
  renameSync(builtPath, path);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } catch (error) {
    // Windows cannot do this, and does not need it.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(folder);
  }
}
