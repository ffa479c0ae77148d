/**
 * Rows that are not as they were written are removed, with everything that belongs to them; the original file is kept,
 * and the others stay.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LedgerDatabase, openDatabase } from '../../../src-main/journal/ledger-database.ts';
import { LedgerDamaged } from '../../../src-main/journal/ledger-failures.ts';
import { readSealed, takeOutDamaged, takeWholeRows } from '../../../src-main/journal/sealed-rows.ts';
import { sealOf } from '../../../src-main/journal/write-record.ts';
import { inFolder } from './ledger-folder.ts';

const clock = { now: () => new Date('2026-11-20T08:09:10.111Z'), passed: () => 0 };
const tables = [
  { name: 'rounds', id: 'round_id', parts: ['scans'] },
  { name: 'scans', id: 'scan_id', parts: [] },
];

const inDatabase = (work: (database: LedgerDatabase, folder: string) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const database = openDatabase(join(folder, 'own.sqlite'), false);
    database.change(() =>
      database.runScript(`CREATE TABLE rounds (round_id INTEGER, content TEXT, seal TEXT);
        CREATE TABLE scans (scan_id INTEGER, round_id INTEGER, content TEXT, seal TEXT)`),
    );
    database.change((run) => {
      for (const round of [1, 2]) {
        const text = JSON.stringify({ round });
        run('INSERT INTO rounds VALUES (?, ?, ?)', round, text, sealOf(text));
        for (const scan of [1, 2])
          run('INSERT INTO scans VALUES (?, ?, ?, ?)', 10 * round + scan, round, text, sealOf(text));
      }
    });
    await work(database, folder);
    database.close();
  });

const idsIn = (database: LedgerDatabase) => [
  database.all('SELECT round_id FROM rounds').map((row) => row.round_id),
  database.all('SELECT scan_id FROM scans').map((row) => row.scan_id),
];

test('as long as all are whole, nothing is copied and nothing goes', () =>
  inDatabase(async (database, folder) => {
    expect(takeOutDamaged(database, clock, tables)).toBeNull();
    expect(idsIn(database)).toEqual([
      [1, 2],
      [11, 12, 21, 22],
    ]);
    expect(await readdir(folder)).toHaveLength(3);
    const row = database.all('SELECT * FROM rounds')[0] ?? {};
    expect(readSealed(database, row, 'the round 1')).toEqual({ round: 1 });
  }));

test.each([
  ['of a round', `UPDATE rounds SET content = '{}' WHERE round_id = 1`, [[2], [21, 22]]],
  [
    'of a scan',
    `UPDATE scans SET seal = '' WHERE scan_id = 11`,
    [
      [1, 2],
      [12, 21, 22],
    ],
  ],
  [
    'of each',
    `UPDATE scans SET seal = '' WHERE round_id = 2; UPDATE rounds SET seal = '' WHERE round_id = 1`,
    [[2], []],
  ],
])('a damaged row %s', (_words, harm, left) =>
  inDatabase(async (database, folder) => {
    database.change(() => database.runScript(harm));
    const damaged = database
      .all(`SELECT * FROM rounds UNION ALL SELECT round_id, content, seal FROM scans`)
      .find((row) => sealOf(String(row.content)) !== row.seal);
    expect(() => readSealed(database, damaged ?? {}, 'the round 1')).toThrow(LedgerDamaged);
    expect(() => readSealed(database, damaged ?? {}, 'the round 1')).toThrow('a row of the round 1 was changed');
    const before = idsIn(database);
    const copy = takeOutDamaged(database, clock, tables) ?? '';
    expect(copy).toBe(join(folder, 'own.sqlite.kept-2026-11-20T08-09-10.111Z'));
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(idsIn(database)).toEqual(left);
    const kept = openDatabase(copy, true);
    expect(idsIn(kept)).toEqual(before);
    kept.close();
    expect(takeOutDamaged(database, clock, tables)).toBeNull();
  }),
);

test('of a damaged file all rows are taken over that are whole, have a whole owner, and are of the kinds that the tables take', () =>
  inDatabase(async (damaged, folder) => {
    damaged.change((run) => {
      run(`UPDATE rounds SET seal = '' WHERE round_id = 1`);
      run(`UPDATE scans SET scan_id = x'00ff' WHERE scan_id = 21`);
    });
    const fresh = openDatabase(join(folder, 'fresh.sqlite'), false);
    fresh.change(() =>
      fresh.runScript(`CREATE TABLE rounds (round_id INTEGER PRIMARY KEY, content TEXT, seal TEXT) STRICT;
        CREATE TABLE scans (scan_id INTEGER, round_id INTEGER REFERENCES rounds, content TEXT, seal TEXT) STRICT`),
    );
    takeWholeRows(damaged, fresh, tables.toReversed());
    expect(idsIn(fresh)).toEqual([[2], [22]]);
    fresh.close();
  }));
