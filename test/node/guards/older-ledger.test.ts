/** Ledgers of a Packbench that knew accounts only by their local ids, and the key that makes fingerprints. */

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { sealOf } from '../../../src-main/journal/write-record.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { contentOf, inFolder, openIn, order, printJob } from '../journal/ledger-folder.ts';

const at = { baseAddress: 'https://api.example.com/v1', serviceKey: 'service-key-0123456789' };

function account(accountId: string, more: Partial<Account> = {}): Account {
  return someAccount(accountId, { label: 'Harbour Shop', baseAddress: at.baseAddress, ...more });
}

/**
 * As the first version wrote it: without columns for how the service knows an account, and without such fields in the
 * records.
 */
function writeOlderLedger(folder: string, states: Readonly<Record<number, string>>): void {
  const database = new DatabaseSync(join(folder, 'ledger.sqlite'));
  database.exec(`${ledgerMigrations[0]}; PRAGMA user_version = 1`);
  for (const [orderId, state] of Object.entries(states)) {
    const writeId = `20261120-101500-${orderId.padStart(8, '0')}`;
    const kind = state === 'assigned' ? 'assign' : 'manifest';
    const record = {
      writeId,
      kind,
      accountId: 'old',
      accountLabel: 'Harbour Shop',
      state: state === 'assigned' ? 'stored' : state,
      createdAt: '2026-11-20T10:15:00.000Z',
      sentAt: '2026-11-20T10:15:01.000Z',
      answeredAt: null,
      settledAt: null,
      about: kind === 'assign' ? { toAccountId: 'other', toAccountLabel: 'Other' } : {},
      orders: [order(Number(orderId))],
      labelType: '',
      files: [],
      failure: null,
      attemptAfter: null,
      readings: [],
      settlements: [],
    };
    const text = JSON.stringify(record);
    database
      .prepare('INSERT INTO writes VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(writeId, kind, 'old', record.state, record.createdAt, text, sealOf(text));
    database.prepare('INSERT INTO write_orders VALUES (?, ?, ?, ?)').run(writeId, Number(orderId), 'old', record.state);
  }
  database.close();
}

const manifest = (
  accountId: string,
  fingerprint: ReturnType<ReturnType<typeof openIn>['accounts']['at']>,
  id: number,
) => ({
  kind: 'manifest' as const,
  accountId,
  accountLabel: '',
  ...fingerprint,
  orders: [order(id)],
});

test('an older file is taken over: its writes stay the account’s, also when it is entered again later', () =>
  inFolder(async (folder) => {
    writeOlderLedger(folder, { 1: 'stored', 2: 'in-doubt', 3: 'assigned' });
    const ledger = openIn(folder);
    expect(ledger.state).toBe('ok');
    const here = ledger.accounts.at(at);
    // The account is still there, and its keys are read for the first time.
    ledger.accounts.note(account('old'), at.serviceKey);
    expect(() => ledger.writes.begin(manifest('old', here, 1))).toThrow('already-manifested');
    expect(() => ledger.writes.begin(manifest('old', here, 2))).toThrow('already-open');
    // Then the settings are lost, and the account gets another id.
    expect(() => ledger.writes.begin(manifest('new', here, 1))).toThrow('already-manifested');
    expect(() => ledger.writes.begin(manifest('new', here, 2))).toThrow('already-open');
    const marks = ledger.writes.marksOf({ accountId: 'new', ...here }, [1, 2]);
    expect(marks.map(({ state }) => state)).toEqual(['in-doubt', 'stored']);
    // Another account is not affected, once it is known whose the old writes are.
    const elsewhere = ledger.accounts.at({ ...at, serviceKey: 'another-key-0123456789' });
    expect(ledger.writes.begin(manifest('third', elsewhere, 1)).state).toBe('intent');
    ledger.close();
    const again = openIn(folder);
    expect(again.state).toBe('ok');
    again.close();
  }));

test('an older file whose account was lost before: the same order, id and number, is refused whoever asks', () =>
  inFolder(async (folder) => {
    writeOlderLedger(folder, { 1: 'stored', 2: 'in-doubt' });
    const ledger = openIn(folder);
    const here = ledger.accounts.at(at);
    ledger.accounts.note(account('new'), at.serviceKey);
    expect(() => ledger.writes.begin(manifest('new', here, 1))).toThrow('already-manifested');
    expect(() => ledger.writes.begin(manifest('new', here, 2))).toThrow('already-open');
    const otherNumber = { ...manifest('new', here, 1), orders: [{ ...order(1), orderNumber: '#another' }] };
    expect(ledger.writes.begin(otherNumber).state).toBe('intent');
    ledger.close();
  }));

test('a ledger made anew out of the backup still knows whose its writes are', () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    const here = first.accounts.at(at);
    const { writeId } = first.writes.begin(manifest('old', here, 7));
    await first.writes.markSent(writeId);
    await first.writes.settle(writeId, 'in-doubt', {});
    first.close();
    for (const name of ['ledger.sqlite', 'ledger.sqlite-wal', 'ledger.sqlite-shm']) {
      await rm(join(folder, name), { force: true });
    }
    const ledger = openIn(folder);
    expect(ledger.state).toBe('rebuilt');
    expect(ledger.accounts.at(at)).toEqual(here);
    expect(() => ledger.writes.begin(manifest('new', here, 7))).toThrow('already-open');
    ledger.close();
  }));

test('the key of the fingerprints: either copy heals the other, and it is no key of the service', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'fingerprint-key');
    const first = openIn(folder);
    const here = first.accounts.at(at);
    first.accounts.note(account('one'), at.serviceKey);
    first.close();
    const kept = await readFile(path);
    await writeFile(path, kept.subarray(3));
    const second = openIn(folder);
    expect(second.accounts.at(at)).toEqual(here);
    second.close();
    expect(await readFile(path)).toEqual(kept);
    // Damaged in the ledger: this is found, and the ledger is rebuilt with the file's key.
    const database = new DatabaseSync(join(folder, 'ledger.sqlite'));
    database.exec(`UPDATE fingerprint_key SET key = '${'00'.repeat(32)}'`);
    database.close();
    const third = openIn(folder);
    expect(third.state).toBe('rebuilt');
    expect(third.accounts.at(at)).toEqual(here);
    expect(third.accounts.list()).toMatchObject([{ accountId: 'one', label: 'Harbour Shop' }]);
    third.close();
    const bytes = (await readFile(join(folder, 'ledger.sqlite'))).toString('latin1') + kept.toString('latin1');
    expect(bytes).not.toContain(at.serviceKey);
  }));

test('what is noted of an account: once for each key it has had, the last one counts, a removed one is not lost', () =>
  inFolder(async (folder) => {
    const { accounts, database, close } = openIn(folder);
    for (let time = 0; time < 3; time++) accounts.note(account('one'), at.serviceKey);
    accounts.note(account('two', { label: 'Second' }), 'second-key-0123456789');
    accounts.note(account('practice-1', { kind: 'practice' }), 'practice-key-0123456789');
    accounts.note(account('one', { label: 'Renamed' }), 'new-key-0123456789');
    expect(database.all('SELECT account_id FROM accounts')).toHaveLength(4);
    expect(accounts.list().map(({ label }) => label)).toEqual(['Renamed', 'Second']);
    expect(accounts.reference('one')).toEqual({
      accountId: 'one',
      ...accounts.at({ ...at, serviceKey: 'new-key-0123456789' }),
    });
    accounts.noteRemoved('one');
    expect(accounts.list().map(({ label }) => label)).toEqual(['Second']);
    expect(accounts.reference('one').fingerprint).not.toBe('');
    close();
  }));

test('the practice service, and any on this computer, is the same whichever port it has today', () =>
  inFolder(async (folder) => {
    const { accounts, close } = openIn(folder);
    const practice = (port: number, host = '127.0.0.1') =>
      accounts.at({ baseAddress: `http://${host}:${port}`, serviceKey: 'k' }).fingerprint;
    expect(practice(1234)).toBe(practice(4321));
    expect(practice(1234)).toBe(practice(80, 'localhost'));
    expect(practice(1234)).not.toBe(
      accounts.at({ baseAddress: 'https://api.example.com', serviceKey: 'k' }).fingerprint,
    );
    close();
  }));

test('print jobs and content of an older file stay as they were', () =>
  inFolder(async (folder) => {
    writeOlderLedger(folder, { 1: 'stored', 2: 'sent' });
    const first = openIn(folder);
    createPrintLog(first).add(printJob('x'));
    const before = contentOf(first);
    first.close();
    const second = openIn(folder);
    expect(contentOf(second)).toEqual(before);
    expect(before.writes).toHaveLength(2);
    second.close();
  }));
