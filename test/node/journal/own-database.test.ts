/** A small file beside the ledger: reopened as it was; an unusable one is kept aside, whole, and begun anew. */
import { chmod, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type OwnDatabase, openOwnDatabase } from '../../../src-main/journal/own-database.ts';
import { inFolder } from './ledger-folder.ts';

const clock = { now: () => new Date('2026-11-20T08:09:10.111Z'), passed: () => 0 };
const noteTable = 'CREATE TABLE notes (text TEXT)';

function open(folder: string, change: { layout?: number; tables?: string; tableNames?: readonly string[] } = {}) {
  const path = join(folder, 'own', 'notes.sqlite');
  return openOwnDatabase({ path, layout: 1, tables: noteTable, tableNames: ['notes'], clock, ...change });
}

const notesIn = ({ database }: OwnDatabase): unknown[] =>
  database.all('SELECT text FROM notes').map(({ text }) => text);

function fill(folder: string, text: string): void {
  const own = open(folder);
  own.database.change((run) => run('INSERT INTO notes VALUES (?)', text));
  own.database.close();
}

test('is there again with all that was written, for this user alone', () =>
  inFolder(async (folder) => {
    fill(folder, 'one');
    const again = open(folder);
    expect([notesIn(again), again.keptAs]).toEqual([['one'], null]);
    again.database.close();
    expect((await stat(join(folder, 'own', 'notes.sqlite'))).mode & 0o077).toBe(0);
  }));

const aside = 'notes.sqlite.damaged-2026-11-20T08-09-10.111Z';

test.each([
  ['of a later layout', 2, async () => {}, {}],
  [
    'without a table that belongs there',
    1,
    async () => {},
    { tables: `${noteTable}; CREATE TABLE more (x)`, tableNames: ['notes', 'more'] },
  ],
  ['that is no database', 1, (path: string) => writeFile(path, 'not a database, but long enough to be looked at'), {}],
])('one %s is kept aside as it was, and begun anew', (_name, layout, harm, change) =>
  inFolder(async (folder) => {
    fill(folder, 'one');
    const path = join(folder, 'own', 'notes.sqlite');
    await harm(path);
    const before = await readFile(path);
    const own = open(folder, { layout, ...change });
    expect([notesIn(own), own.keptAs]).toEqual([[], join(folder, 'own', aside)]);
    own.database.change((run) => run('INSERT INTO notes VALUES (?)', 'two'));
    own.database.close();
    expect((await readFile(join(folder, 'own', aside))).equals(before)).toBe(true);
    const again = open(folder, { layout, ...change });
    expect([notesIn(again), again.keptAs]).toEqual([['two'], null]);
    again.database.close();
  }),
);

test('an error that is no damage moves nothing', () =>
  inFolder(async (folder) => {
    const refusesItsFirstRow = `${noteTable.replace('TEXT', "TEXT CHECK (text <> '')")}; INSERT INTO notes VALUES ('')`;
    expect(() => open(folder, { tables: refusesItsFirstRow })).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'file-failed', changed: 'nothing' }) }),
    );
    expect(await readdir(join(folder, 'own'))).toEqual(['notes.sqlite']);
    fill(folder, 'one');
  }));

test('a folder in its place, or a file in that of its folder, is kept aside', () =>
  inFolder(async (folder) => {
    await mkdir(join(folder, 'own', 'notes.sqlite', 'deep'), { recursive: true });
    const own = open(folder);
    expect(notesIn(own)).toEqual([]);
    expect(await readdir(own.keptAs ?? '')).toEqual(['deep']);
    own.database.close();
    const other = join(folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'own'), 'a file');
    const beside = open(other);
    expect(await readFile(beside.keptAs ?? '', 'utf8')).toBe('a file');
    beside.database.close();
    // A link that leads nowhere is neither file nor folder.
    const third = join(folder, 'third');
    await mkdir(third);
    await symlink(join(folder, 'nowhere'), join(third, 'own'));
    const behind = open(third);
    expect(await readlink(behind.keptAs ?? '')).toBe(join(folder, 'nowhere'));
    behind.database.close();
  }));

test.each(['-wal', '-shm'])(
  'what stands in the place of SQLite’s file beside it (%s) is kept aside, and what was written is there',
  (ending) =>
    inFolder(async (folder) => {
      fill(folder, 'one');
      const place = join(folder, 'own', `notes.sqlite${ending}`);
      for (const stand of [() => mkdir(place), () => symlink(place, place)]) {
        await stand();
        const own = open(folder);
        expect(notesIn(own)).toEqual(['one']);
        own.database.change((run) => run('UPDATE notes SET text = text'));
        own.database.close();
      }
      expect((await readdir(join(folder, 'own'))).filter((name) => name.includes(`${ending}.kept-`))).toHaveLength(2);
    }),
);

test('where no file can be, the failure names the place', () => {
  expect(() => open('/proc/packbench')).toThrow(
    expect.objectContaining({
      failure: expect.objectContaining({
        code: 'file-failed',
        changed: 'nothing',
        facts: { path: '/proc/packbench/own/notes.sqlite' },
      }),
    }),
  );
});

test('made wider by somebody, it is for this user alone again', () =>
  inFolder(async (folder) => {
    fill(folder, 'one');
    const path = join(folder, 'own', 'notes.sqlite');
    await chmod(path, 0o644);
    const own = open(folder);
    expect([notesIn(own), (await stat(path)).mode & 0o777]).toEqual([['one'], 0o600]);
    own.database.close();
  }));
