/** Files of an older and of a newer Packbench. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { assertSqliteVersion, type LedgerDatabase } from '../../../src-main/journal/ledger-database.ts';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { contentOf, fillLedger, inFolder, intent, openIn, printJob } from './ledger-folder.ts';

const nextStep = 'ALTER TABLE writes ADD COLUMN bench TEXT';

test('the connection keeps every commit: write-ahead log, synchronous FULL, private file', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    expect(ledger.database.all('PRAGMA journal_mode')[0]?.journal_mode).toBe('wal');
    expect(ledger.database.all('PRAGMA synchronous')[0]?.synchronous).toBe(2);
    expect(ledger.database.all('PRAGMA foreign_keys')[0]?.foreign_keys).toBe(1);
    expect((await stat(join(folder, 'ledger.sqlite'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'ledger.sqlite-wal'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'spool'))).mode & 0o777).toBe(0o700);
    ledger.close();
  }));

test('a new step: a copy is kept before it, all content stays, and the copy is of the older version', () =>
  inFolder(async (folder) => {
    const older = openIn(folder);
    await fillLedger(older, 4);
    const before = contentOf(older);
    older.close();
    const newer = openIn(folder, [...ledgerMigrations, nextStep]);
    expect(newer.state).toBe('ok');
    expect(contentOf(newer)).toEqual(before);
    newer.close();
    const version = ledgerMigrations.length + 1;
    const copy = new DatabaseSync(join(folder, `before-version-${version}-ledger.sqlite`), { readOnly: true });
    expect(copy.prepare('PRAGMA user_version').get()?.user_version).toBe(version - 1);
    expect(copy.prepare('SELECT count(*) AS found FROM writes').get()?.found).toBe(4);
    copy.close();
    const again = openIn(folder, [...ledgerMigrations, nextStep]);
    expect(again.state).toBe('ok');
    again.close();
  }));

test('a step that fails changes nothing', () =>
  inFolder(async (folder) => {
    const older = openIn(folder);
    await fillLedger(older, 4);
    const before = contentOf(older);
    older.close();
    expect(() => openIn(folder, [...ledgerMigrations, `${nextStep}; CREATE TABLE writes (a TEXT)`])).toThrow();
    const again = openIn(folder);
    expect(again.state).toBe('ok');
    expect(contentOf(again)).toEqual(before);
    again.close();
  }));

test('a file of a newer Packbench is read and never written', () =>
  inFolder(async (folder) => {
    const newer = openIn(folder, [...ledgerMigrations, nextStep]);
    await fillLedger(newer, 4);
    const before = contentOf(newer);
    newer.close();
    const ledger = openIn(folder);
    expect(ledger.state).toBe('read-only');
    expect(contentOf(ledger)).toEqual(before);
    expect(() => ledger.writes.begin(intent(900))).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({ code: 'ledger-read-only', facts: { path: join(folder, 'ledger.sqlite') } }),
      }),
    );
    expect(() => createPrintLog(ledger).add(printJob('x'))).toThrow('ledger-read-only');
    const sent = before.writes.find((record) => record.state === 'sent');
    await expect(ledger.writes.settle(sent?.writeId ?? '', 'in-doubt', {})).rejects.toThrow('ledger-read-only');
    ledger.close();
    expect((await readdir(folder)).filter((name) => name.startsWith('damaged'))).toEqual([]);
  }));

test.each(['3.51.2', '3.50.9', '2.99.99'])('SQLite %s is too old, and said so', (version) => {
  expect(() => assertSqliteVersion(sqliteOf(version))).toThrow(
    expect.objectContaining({
      failure: expect.objectContaining({
        code: 'internal',
        facts: { remarks: [{ code: 'sqlite-too-old', facts: { version, needed: '3.51.3' } }] },
      }),
    }),
  );
});

test.each(['3.51.3', '3.51.10', '3.52.0', '4.0.0'])('SQLite %s will do', (version) => {
  expect(() => assertSqliteVersion(sqliteOf(version))).not.toThrow();
});

/** Says its version, and nothing else. */
const sqliteOf = (version: string) => ({ all: () => [{ version }] }) as unknown as LedgerDatabase;
