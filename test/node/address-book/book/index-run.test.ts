/** An index that is written whole is, page for page, what SQLite makes of the same rows. */
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { writeIndex } from '../../../../src-main/address-book/book/index-run.ts';
import { createKeyLists } from '../../../../src-main/address-book/book/key-lists.ts';
import { createPostingLists } from '../../../../src-main/address-book/book/posting-lists.ts';
import { atOnce } from '../../../../src-main/address-book/book/turns.ts';
import { keyToken } from '../../../../src-main/address-book/spelling/address-keys.ts';

const opened: DatabaseSync[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

type Rows = readonly (readonly string[])[];
const beginnings = [1, 2, 3, 4];
const placeOf = (index: number): number => 1_000_000 + 8 * index;

function emptyIndex(): DatabaseSync {
  const database = new DatabaseSync(':memory:', { defensive: false });
  opened.push(database);
  database.exec(`CREATE VIRTUAL TABLE words USING fts5 (tokens, content = '', columnsize = 0, detail = 'none',
    prefix = '${beginnings.join(' ')}', tokenize = "ascii tokenchars '!#='")`);
  return database;
}

function written(rows: Rows): DatabaseSync {
  const database = emptyIndex();
  const lists = createPostingLists(4);
  for (const [index, tokens] of rows.entries()) {
    for (const token of tokens) lists.add(lists.tokens.numberOf(token));
    lists.endEntry(placeOf(index));
  }
  for (const _turn of writeIndex(database, 'words', atOnce(lists.sorted()), beginnings));
  return database;
}

/** Rows inserted one by one, in two runs that SQLite then makes one of. */
function inserted(rows: Rows): DatabaseSync {
  const database = emptyIndex();
  database.exec("INSERT INTO words (words, rank) VALUES ('hashsize', 100000000)");
  const insert = database.prepare('INSERT INTO words (rowid, tokens) VALUES (?, ?)');
  for (const [index, tokens] of rows.entries()) {
    if (index === rows.length >> 1) database.exec('COMMIT');
    if (index === 0 || index === rows.length >> 1) database.exec('BEGIN');
    insert.run(placeOf(index), tokens.join(' '));
  }
  database.exec("COMMIT; INSERT INTO words (words) VALUES ('optimize')");
  return database;
}

/** Without the number of the run, and the words of the structure that say how it came about. */
function pagesOf(database: DatabaseSync): unknown {
  const hex =
    "SELECT id % (1 << 37) AS row, hex(block) AS bytes FROM words_data WHERE id <> 10 AND hex(block) <> '' ORDER BY id";
  return {
    pages: database.prepare(hex).all(),
    starts: database.prepare('SELECT hex(term) AS token, pgno FROM words_idx ORDER BY term').all(),
  };
}

function checked(database: DatabaseSync): DatabaseSync {
  database.exec("INSERT INTO words (words) VALUES ('integrity-check')");
  return database;
}

function found(database: DatabaseSync, expression: string): readonly number[] {
  return database
    .prepare('SELECT rowid FROM words WHERE words MATCH ?')
    .all(expression)
    .map(({ rowid }) => Number(rowid));
}

test('words of all lengths and scripts, in any number of rows', () => {
  const letter = fc.constantFrom(
    'a',
    'b',
    'z',
    '0',
    '9',
    'é',
    'ß',
    'д',
    '渋',
    '谷',
    'ก',
    '\ue07b',
    '\uffee',
    '\u{20b9f}',
  );
  const token = fc.tuple(
    fc.constantFrom('', '', '!', '#', '='),
    fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join('')),
  );
  const row = fc.array(
    token.map((parts) => parts.join('')),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 4, maxLength: 300, size: 'max' }), (rows) => {
      expect(pagesOf(checked(written(rows)))).toEqual(pagesOf(inserted(rows)));
    }),
    // Books so large are not made smaller in reasonable time.
    { numRuns: 60, endOnFailure: true },
  );
});

test('lists that go on over pages, and tokens longer than a page', () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => [
    'common',
    ...(index % 2 === 0 ? ['half'] : []),
    ...(index % 5_000 === 17 ? [`${'long'.repeat(1_500)}${index}`] : []),
    ...(index % 100 === 3 ? [`seldom${index}`] : []),
  ]);
  const database = checked(written(rows));
  expect(pagesOf(database)).toEqual(pagesOf(inserted(rows)));
  expect(found(database, 'common AND seldom20003')).toEqual([placeOf(20_003)]);
  expect(found(database, 'half AND seldom20003')).toEqual([]);
  expect(found(database, 'se*')).toHaveLength(300);
});

test('tokens longer than SQLite takes are cut where it cuts them', () => {
  const rows = [['渋'.repeat(12_000)], [`a${'谷'.repeat(12_000)}`], ['b'], [`a${'谷'.repeat(11_000)}`]];
  expect(pagesOf(checked(written(rows)))).toEqual(pagesOf(inserted(rows)));
});

test('keys of addresses, one of them twice in one entry', () => {
  const entries = [[7, 2 ** 26 - 1, 7], [7], [0], [], [2 ** 26 - 1]];
  const lists = createKeyLists();
  for (const [index, keys] of entries.entries()) {
    for (const key of keys) lists.add(key);
    lists.endEntry(placeOf(index));
  }
  const database = emptyIndex();
  for (const _turn of writeIndex(database, 'words', atOnce(lists.sorted()), beginnings));
  const rows = entries.map((keys) => keys.map(keyToken));
  expect(pagesOf(checked(database))).toEqual(pagesOf(inserted(rows)));
  expect(found(database, keyToken(7))).toEqual([placeOf(0), placeOf(1)]);
});

test('no rows, or rows without a token', () => {
  for (const rows of [[], [[]], [[], ['a'], []]]) {
    const database = checked(written(rows));
    expect(found(database, 'a')).toEqual(rows.length === 3 ? [placeOf(1)] : []);
  }
});

test('what is written can be added to, and taken away from', () => {
  const database = written([['anna', 'smith'], ['anna', 'jones'], ['bert']]);
  database.prepare("INSERT INTO words (words, rowid, tokens) VALUES ('delete', ?, ?)").run(placeOf(0), 'anna smith');
  database.prepare('INSERT INTO words (rowid, tokens) VALUES (?, ?)').run(placeOf(0) + 1, 'smithers');
  checked(database);
  expect(found(database, 'anna')).toEqual([placeOf(1)]);
  expect(found(database, 'smi*')).toEqual([placeOf(0) + 1]);
});
