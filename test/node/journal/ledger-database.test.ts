/**
 * The connection's promises: whole transactions, errors that say what happened to the file, and no change to a file
 * that it may not write.
 */
import { readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { type LedgerDatabase, openDatabase } from '../../../src-main/journal/ledger-database.ts';
import { LedgerDamaged, OrderAlreadyOpen } from '../../../src-main/journal/ledger-failures.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';
import { inFolder } from './ledger-folder.ts';

const inDatabase = (work: (database: LedgerDatabase, path: string) => void | Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const path = join(folder, 'own.sqlite');
    const database = openDatabase(path, false);
    database.change(() => database.runScript('CREATE TABLE notes (text TEXT UNIQUE, number INTEGER)'));
    await work(database, path);
    if (!database.isClosed) database.close();
  });

const put = (database: LedgerDatabase, text: string): void =>
  database.change((run) => run('INSERT INTO notes VALUES (?, 0)', text));
const texts = (database: LedgerDatabase): unknown[] => database.all('SELECT text FROM notes').map(({ text }) => text);

test('a change is whole or not at all, answers what its work answers, and another one may follow', () =>
  inDatabase((database, path) => {
    expect([database.path, database.readOnly, database.isClosed]).toEqual([path, false, false]);
    put(database, 'one');
    const odd = new Error('in the middle');
    expect(() =>
      database.change((run) => {
        run('INSERT INTO notes (text) VALUES (?)', 'two');
        throw odd;
      }),
    ).toThrow(odd);
    expect(texts(database)).toEqual(['one']);
    expect(database.change(() => 'answer')).toBe('answer');
    put(database, 'three');
    expect([...database.each('SELECT text FROM notes WHERE text <> ?', 'one')]).toEqual([{ text: 'three' }]);
    database.runAlone('DELETE FROM notes WHERE text = ?', 'one');
    expect(texts(database)).toEqual(['three']);
    database.close();
    expect(database.isClosed).toBe(true);
    for (const late of [() => texts(database), () => put(database, 'x'), () => [...database.each('SELECT 1')]]) {
      expect(late).toThrow('cancelled');
    }
  }));

test('two readers of the same rows each read them all; a table that was changed is read as it is now', () =>
  inDatabase((database) => {
    for (const text of ['one', 'two']) put(database, text);
    const [first, second] = [1, 2].map(() => database.each('SELECT text FROM notes'));
    const read = [first, second, first, second, first].map((rows) => rows?.next().value?.text);
    expect(read).toEqual(['one', 'one', 'two', 'two', undefined]);
    expect(Object.keys(database.all('SELECT * FROM notes')[0] ?? {})).toEqual(['text', 'number']);
    database.change(() => database.runScript('ALTER TABLE notes ADD COLUMN more TEXT'));
    expect(Object.keys(database.all('SELECT * FROM notes')[0] ?? {})).toEqual(['text', 'number', 'more']);
    // More texts than are kept: each still works.
    for (let number = 0; number < 250; number++) {
      expect(database.all(`SELECT ${number} AS number`)).toEqual([{ number }]);
    }
    expect(texts(database)).toEqual(['one', 'two']);
  }));

const damage = (change: (database: LedgerDatabase) => unknown) => (): Promise<void> =>
  inDatabase((database, path) => {
    put(database, 'one');
    expect(() => change(database)).toThrow(LedgerDamaged);
    expect(() => change(database)).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({ code: 'file-failed', changed: 'nothing', facts: { path } }),
        message: expect.stringMatching(/SQLite says: .|out of range|too large/),
      }),
    );
  });

test(
  'a statement that makes no sense to the file is damage',
  damage((database) => database.all('SELECT * FROM gone')),
);
test(
  'a number that is larger than any of ours is damage',
  damage((database) => {
    database.runAlone('UPDATE notes SET number = 9007199254740993');
    return database.all('SELECT number FROM notes');
  }),
);

test('a row that a unique index refuses is told apart, with what SQLite said', () =>
  inDatabase((database) => {
    put(database, 'one');
    expect(() => put(database, 'one')).toThrow(OrderAlreadyOpen);
    expect(() => put(database, 'one')).toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining('UNIQUE') }) }),
    );
    expect(texts(database)).toEqual(['one']);
  }));

test('a constraint that is no unique index is a file that failed, and not damage', () =>
  inDatabase((database, path) => {
    database.change(() => database.runScript('CREATE TABLE strict (text TEXT NOT NULL) STRICT'));
    const thrown = (() => {
      try {
        database.runAlone('INSERT INTO strict VALUES (NULL)');
      } catch (cause) {
        return cause;
      }
      return null;
    })();
    expect(thrown).toMatchObject({ failure: { code: 'file-failed', facts: { path } } });
    expect(thrown).not.toBeInstanceOf(LedgerDamaged);
  }));

test('a file opened for reading takes no change, and refuses with what it was given to say', () =>
  inDatabase((writer, path) => {
    put(writer, 'one');
    const reader = openDatabase(path, true);
    expect([texts(reader), reader.readOnly]).toEqual([['one'], true]);
    expect(() => put(reader, 'two')).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'ledger-read-only', facts: { path } }) }),
    );
    // A statement that bypasses `change` meets SQLite itself.
    expect(() => reader.runAlone(`INSERT INTO notes (text) VALUES ('two')`)).toThrow('ledger-read-only');
    reader.close();
    const full = openDatabase(path, true, failureOf('disk-full'));
    expect(() => put(full, 'two')).toThrow('disk-full');
    full.close();
    expect(texts(writer)).toEqual(['one']);
  }));

test('where there is no file to read, and where what is there is no database, nothing is opened', () =>
  inFolder(async (folder) => {
    expect(() => openDatabase(join(folder, 'gone'), true)).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({ code: 'file-failed', facts: { path: join(folder, 'gone') } }),
      }),
    );
    await writeFile(
      join(folder, 'text'),
      'no database, but long enough to be looked at as one, whatever it takes'.repeat(9),
    );
    expect(() => openDatabase(join(folder, 'text'), false)).toThrow(LedgerDamaged);
  }));

test('a file that takes no more is told as a full disk, and takes more once there is room', () =>
  inDatabase((database, path) => {
    const page = 'x'.repeat(5000);
    put(database, `${page}1`);
    database.all('PRAGMA max_page_count = 1');
    expect(() => put(database, `${page}2`)).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({ code: 'disk-full', changed: 'nothing', facts: { path } }),
      }),
    );
    database.all('PRAGMA max_page_count = 1000');
    put(database, 'two');
    expect(texts(database).toSorted()).toEqual(['two', `${page}1`]);
  }));

test('another program that holds the file for too long is told as a file that failed, and the change may be tried again', () =>
  inDatabase((database, path) => {
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    database.all('PRAGMA busy_timeout = 1');
    expect(() => put(database, 'one')).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'file-failed', changed: 'nothing' }) }),
    );
    other.exec('COMMIT');
    other.close();
    put(database, 'one');
    expect(texts(database)).toEqual(['one']);
  }));

test('while the disk gives no answer nothing is written; once it answers again all goes on as it was, without a new start', () =>
  inDatabase(async (database, path) => {
    put(database, 'one');
    const other = openDatabase(path, false);
    put(other, 'two');
    // The log that both read from is gone: the next page of it cannot be read.
    const log = await readFile(`${path}-wal`);
    await truncate(`${path}-wal`, 0);
    const read = (): unknown[] => database.all('SELECT * FROM notes');
    for (const attempt of [read, () => put(database, 'three'), read]) {
      expect(attempt).toThrow(
        expect.objectContaining({
          failure: expect.objectContaining({ code: 'file-failed', changed: 'nothing', facts: { path } }),
        }),
      );
    }
    await writeFile(`${path}-wal`, log);
    expect(texts(database)).toEqual(['one', 'two']);
    put(database, 'two more');
    for (const reader of [database, other]) expect(texts(reader)).toEqual(['one', 'two', 'two more']);
    other.close();
  }));

test.skipIf(cannotMount !== null)(
  'a disk that was away is written to again once it is back, as another device',
  async () => {
    const disk = await openSmallDisk('ext4', 12_000);
    onTestFinished(() => disk.close());
    const path = join(disk.folder, 'own.sqlite');
    const database = openDatabase(path, false);
    onTestFinished(() => database.close());
    database.change(() => database.runScript('CREATE TABLE notes (text TEXT UNIQUE, number INTEGER)'));
    put(database, 'one');
    const refused = (reason: object) =>
      expect(() => put(database, 'two')).toThrow(
        expect.objectContaining({
          failure: expect.objectContaining({ code: 'file-failed', changed: 'nothing', ...reason }),
        }),
      );
    disk.cutOff();
    refused({ facts: { path } });
    refused({ facts: { path } });
    disk.unplug();
    refused({ facts: { path, remarks: [{ code: 'file-gone', facts: {} }] } });
    disk.plugIn();
    put(database, 'two');
    expect(texts(database)).toEqual(['one', 'two']);
  },
);

test('a disk that no longer says whether the file is there is told as a file that failed, and writes again once it does', () =>
  inDatabase(async (database, path) => {
    put(database, 'one');
    const folder = dirname(path);
    const away = `${folder}-away`;
    await rename(folder, away);
    await symlink(basename(folder), folder);
    expect(() => put(database, 'two')).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({ code: 'file-failed', changed: 'nothing', facts: { path } }),
      }),
    );
    await rm(folder);
    await rename(away, folder);
    put(database, 'two');
    expect(texts(database)).toEqual(['one', 'two']);
  }));
