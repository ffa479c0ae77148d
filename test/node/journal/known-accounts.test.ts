/**
 * What the ledger notes about accounts, and the key for their fingerprints: neither stops anything, and neither is
 * lost.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openKnownAccounts } from '../../../src-main/journal/known-accounts.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { sealOf } from '../../../src-main/journal/write-record.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import { clock, inFolder, openIn, plansOf, silentLog } from './ledger-folder.ts';

const account = (accountId: string, more: Partial<Account> = {}): Account => ({
  ...{ accountId, kind: 'live', label: accountId, baseAddress: 'https://service.example/base', colour: 'blue' },
  ...{ format: 'json', serviceKeyLastFour: null, subscriptionKeyLastFour: null },
  ...more,
});

function openTold(folder: string): { ledger: Ledger; told: string[]; at: (hour: string) => void } {
  const told: string[] = [];
  const note = (message: string): void => void told.push(message);
  let hour = '08';
  const now = () => new Date(`2026-11-20T${hour}:00:00.000Z`);
  const log = { ...silentLog, warn: note, error: note };
  return {
    ledger: openLedger({ folder, clock: { ...clock, now }, log }),
    told,
    at: (next) => {
      hour = next;
    },
  };
}

test('noted when something is new about it, and only then; removed, it is known and not offered', () =>
  inFolder(async (folder) => {
    const { ledger, told, at } = openTold(folder);
    const { accounts } = ledger;
    expect([accounts.list(), [...accounts.removedIds()]]).toEqual([[], []]);
    expect(accounts.reference('one')).toEqual({ accountId: 'one', origin: '', fingerprint: '' });
    accounts.note(account('one'), 'key one');
    const first = {
      ...account('one'),
      ...accounts.at({ baseAddress: 'https://service.example', serviceKey: 'key one' }),
    };
    expect(accounts.list()).toEqual([{ ...first, removedAt: null, notedAt: '2026-11-20T08:00:00.000Z' }]);
    expect(accounts.reference('one')).toEqual({
      accountId: 'one',
      origin: first.origin,
      fingerprint: first.fingerprint,
    });
    const rowNo = () => ledger.database.all('SELECT max(rowid) AS last FROM accounts')[0]?.last;
    const before = rowNo();
    at('09');
    accounts.note(account('one'), 'key one');
    expect([accounts.list()[0]?.notedAt, rowNo()]).toEqual(['2026-11-20T08:00:00.000Z', before]);
    accounts.note(account('one', { label: 'Renamed' }), 'key one');
    expect(accounts.list()).toMatchObject([{ label: 'Renamed', notedAt: '2026-11-20T09:00:00.000Z' }]);
    accounts.note(account('one', { label: 'Renamed' }), 'key two');
    accounts.note(account('two', { kind: 'practice' }), 'key three');
    expect(accounts.list().map(({ accountId }) => accountId)).toEqual(['one']);
    at('10');
    const newest = accounts.reference('one');
    accounts.noteRemoved('one');
    accounts.noteRemoved('nobody');
    expect([accounts.list(), [...accounts.removedIds()]]).toEqual([[], ['one']]);
    expect(accounts.reference('one')).toEqual(newest);
    const removedAt = '2026-11-20T10:00:00.000Z';
    const rows = ledger.database.all(`SELECT account ->> '$.removedAt' AS at FROM accounts WHERE account_id = 'one'`);
    expect(rows).toEqual([{ at: removedAt }, { at: removedAt }]);
    // Added again under its old id: no longer removed.
    accounts.note(account('one'), 'key two');
    expect([accounts.list().length, accounts.removedIds().size, told]).toEqual([1, 0, []]);
    ledger.close();
  }));

test('which entries have one key now is told by an index: it is asked for each row of a list, after years of accounts', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const computerKey = '0b'.repeat(32);
    const plans = plansOf(ledger.database, (database) => {
      const accounts = openKnownAccounts({ database, computerKey, clock, log: silentLog });
      accounts.note(account('removed'), 'key one');
      accounts.noteRemoved('removed');
      accounts.note(account('again'), 'key one');
      accounts.note(account('changed'), 'key one');
      accounts.note(account('changed'), 'key two');
      expect([...accounts.idsOfSameKey('removed')].sort()).toEqual(['again', 'removed']);
      expect(accounts.idsOfSameKey('changed')).toEqual(['changed']);
      expect(accounts.idsOfSameKey('nobody')).toEqual([]);
    });
    expect(plans.filter((plan) => /^SCAN accounts\b/.test(plan))).toEqual([]);
    ledger.close();
  }));

test('what cannot be noted stops nothing', () =>
  inFolder(async (folder) => {
    const { ledger, told } = openTold(folder);
    ledger.accounts.note(account('one'), 'key');
    ledger.close();
    ledger.accounts.note(account('two'), 'key');
    ledger.accounts.noteRemoved('one');
    expect(told).toEqual(Array(2).fill('ledger: an account could not be noted'));
    const newer = openIn(folder, [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT']);
    newer.close();
    const readOnly = openTold(folder);
    readOnly.ledger.accounts.note(account('three'), 'key');
    readOnly.ledger.accounts.noteRemoved('one');
    expect([readOnly.ledger.state, readOnly.told]).toEqual([
      'read-only',
      ['ledger: written by a newer Packbench, opened read-only'],
    ]);
    expect(readOnly.ledger.accounts.list().map(({ accountId }) => accountId)).toEqual(['one']);
    readOnly.ledger.close();
  }));

test.each([
  ['another name in it', `account = replace(account, 'one', 'two')`],
  ['another id beside it', `account_id = 'two'`],
  ['another key beside it', `fingerprint = 'ff'`],
])('an account with %s is not believed, and given up when the ledger is made anew', (_words, change) =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    first.accounts.note(account('one'), 'key');
    first.accounts.note(account('six'), 'key six');
    first.database.change((run) => run(`UPDATE accounts SET ${change} WHERE account_id = 'one'`));
    expect(first.accounts.list().map(({ accountId }) => accountId)).toEqual(['six']);
    expect([first.accounts.reference('one').fingerprint, first.accounts.reference('two').fingerprint]).toEqual([
      '',
      '',
    ]);
    const known = first.accounts.list();
    first.close();
    const again = openIn(folder);
    expect([again.state, again.accounts.list()]).toEqual(['rebuilt', known]);
    again.close();
  }),
);

test('the accounts of a ledger that is made anew come back in the order they were noted in', () =>
  inFolder(async (folder) => {
    const { ledger, at } = openTold(folder);
    ledger.accounts.note(account('one'), 'key');
    at('09');
    ledger.accounts.note(account('one'), 'second key');
    at('10');
    ledger.accounts.note(account('one', { label: 'Renamed' }), 'key');
    const known = ledger.accounts.reference('one');
    ledger.database.change((run) => run('UPDATE about SET schema_version = 40'));
    ledger.close();
    const again = openIn(folder);
    expect([again.state, again.accounts.reference('one')]).toEqual(['rebuilt', known]);
    expect(again.database.all('SELECT account_id FROM accounts')).toHaveLength(2);
    again.close();
  }));

/** How the ledger in this folder knows an account: the same only with the same key. */
function printIn(folder: string): string {
  const ledger = openIn(folder);
  const { fingerprint } = ledger.accounts.at({ baseAddress: 'https://service.example', serviceKey: 'key' });
  ledger.close();
  return fingerprint;
}

const removeLedger = async (folder: string): Promise<void> => {
  for (const ending of ['', '-wal', '-shm']) await rm(join(folder, `ledger.sqlite${ending}`), { force: true });
};

test('the key of the fingerprints lies beside the ledger, sealed, for this user alone; a lost ledger takes it from there', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'fingerprint-key');
    const print = printIn(folder);
    const [seal, key = '', more] = (await readFile(path, 'latin1')).split('\n');
    expect([seal, more]).toEqual([sealOf(key), undefined]);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { mtimeMs } = await stat(path);
    expect(printIn(folder)).toBe(print);
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    await removeLedger(folder);
    expect(printIn(folder)).toBe(print);
    await rm(path);
    expect(printIn(folder)).toBe(print);
    expect(await readFile(path, 'latin1')).toBe(`${seal}\n${key}`);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  }));

test.each([
  ['cut short', (whole: string) => whole.slice(0, -2)],
  ['too short, and sealed as if it were whole', () => `${sealOf('abcd')}\nabcd`],
  ['of another seal', (whole: string) => whole.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
  ['empty', () => ''],
])(
  'a copy of the key that is %s counts for nothing: it is written again, and a lost ledger gets a new one',
  (_words, harm) =>
    inFolder(async (folder) => {
      const path = join(folder, 'fingerprint-key');
      const print = printIn(folder);
      const whole = await readFile(path, 'latin1');
      await writeFile(path, harm(whole));
      expect(printIn(folder)).toBe(print);
      expect(await readFile(path, 'latin1')).toBe(whole);
      await writeFile(path, harm(whole));
      await removeLedger(folder);
      expect(printIn(folder)).not.toBe(print);
      expect(await readFile(path, 'latin1')).not.toBe(whole);
    }),
);

test('a second copy that cannot be kept stops nothing, and the log says it', () =>
  inFolder(async (folder) => {
    await mkdir(join(folder, 'fingerprint-key', 'deep'), { recursive: true });
    const { ledger, told } = openTold(folder);
    expect([ledger.state, told]).toEqual([
      'ok',
      ['ledger: the second copy of the key of the fingerprints was not kept'],
    ]);
    ledger.close();
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  }));

test('a ledger that may not be written makes no key, and knows its accounts by the one it has', () =>
  inFolder(async (folder) => {
    const newer = openIn(folder, [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT']);
    const here = newer.accounts.at({ baseAddress: 'https://service.example', serviceKey: 'key' });
    newer.close();
    await rm(join(folder, 'fingerprint-key'));
    expect(printIn(folder)).toBe(here.fingerprint);
    expect(await readdir(folder)).not.toContain('fingerprint-key');
  }));
