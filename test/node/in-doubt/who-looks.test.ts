/** Whose keys may look up a write in doubt, and what is reported when nobody's may. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { whoLooks } from '../../../src-main/in-doubt/who-looks.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import { silentLog } from '../journal/ledger-folder.ts';
import { failureFrom } from '../manifests/manifests-bench.ts';
import { holder, write } from './look-up-parts.ts';

/** Accounts by id: the fingerprint of its keys, or why they cannot be read. */
interface Shelf {
  readonly [accountId: string]: { print?: string; kind?: Account['kind']; at?: string; fails?: true };
}

async function looking(shelf: Shelf, record: Partial<WriteRecord>, reference = '', opened: string[] = []) {
  const lines: unknown[] = [];
  const listed = Object.entries(shelf).map(([accountId, { kind = 'live', at = 'https://service.test' }]) => ({
    accountId,
    kind,
    label: `Label of ${accountId}`,
    baseAddress: at,
  }));
  const parts = {
    accounts: { list: () => ({ accounts: listed as never, currentAccountId: 'one' }) },
    door: {
      async open(accountId: string) {
        const one = shelf[accountId];
        opened.push(accountId);
        if (one?.fails === true) throw failureOf('account-needs-keys');
        return holder(accountId, one?.at);
      },
    },
    known: {
      at: ({ serviceKey }: { serviceKey: string }) => ({ origin: '', fingerprint: shelf[serviceKey]?.print ?? 'none' }),
      reference: (accountId: string) => ({ accountId, origin: '', fingerprint: reference }),
    },
    log: { ...silentLog, info: (...said: unknown[]) => void lines.push(said) },
  };
  const { own, others } = await whoLooks(parts, write('manifest', [], record));
  return [own?.accountId ?? null, others.map(({ accountId }) => accountId), lines.length];
}

const here = { origin: 'https://service.test' };

test.each<[string, Shelf, Partial<WriteRecord>, string, readonly unknown[] | string]>([
  [
    'its own entry, with the keys that sent it',
    { one: { print: 'a' }, two: {} },
    { fingerprint: 'a' },
    '',
    ['one', [], 0],
  ],
  [
    'the same keys in another entry',
    { one: { print: 'b' }, two: { print: 'a' } },
    { fingerprint: 'a' },
    '',
    ['two', [], 0],
  ],
  [
    'the same keys in another entry, its own unreadable',
    { one: { fails: true }, two: { print: 'a' } },
    { fingerprint: 'a' },
    '',
    ['two', [], 0],
  ],
  [
    'its own entry unreadable, and no other',
    { one: { fails: true }, two: {} },
    { fingerprint: 'a' },
    '',
    'account-needs-keys',
  ],
  [
    'other keys in its own entry, at the same service',
    { one: { print: 'b' } },
    { ...here, fingerprint: 'a' },
    '',
    [null, ['one'], 0],
  ],
  [
    'its own entry, whose service moved to another address',
    { one: { print: 'b', at: 'https://else.test' } },
    { ...here, fingerprint: 'a' },
    '',
    [null, ['one'], 0],
  ],
  [
    'other keys of the practice service, wherever it is today',
    { one: { print: 'b', kind: 'practice', at: 'http://127.0.0.1:9' } },
    { ...here, fingerprint: 'a' },
    '',
    [null, ['one'], 0],
  ],
  ['in no entry any more', { two: { print: 'b' } }, { fingerprint: 'a' }, '', 'account-lost'],
  ['an old record, its own entry', { one: { print: 'a' }, two: {} }, {}, '', ['one', [], 0]],
  ['an old record, noted since as another entry', { two: { print: 'a' } }, {}, 'a', ['two', [], 0]],
  ['an old record that nobody noted', { two: {}, six: { fails: true }, ten: {} }, {}, '', [null, ['two', 'ten'], 1]],
  ['an old record, and no account at all', {}, {}, '', 'account-lost'],
  [
    'an assign, with the others at its service',
    { one: { print: 'a' }, two: {}, six: { at: 'https://else.test' }, ten: {} },
    { kind: 'assign', fingerprint: 'a' },
    '',
    ['one', ['two', 'ten'], 0],
  ],
  [
    'a removal, with the others at its service',
    { one: { print: 'a' }, two: {}, six: { at: 'https://else.test' } },
    { kind: 'delete', fingerprint: 'a' },
    '',
    ['one', ['two'], 0],
  ],
  [
    'an assign, by its keys in another entry',
    { two: { print: 'a' }, six: {} },
    { kind: 'assign', fingerprint: 'a' },
    '',
    ['two', ['six'], 0],
  ],
])('whose keys may look: %s', async (_words, shelf, record, reference, expected) => {
  if (typeof expected !== 'string') expect(await looking(shelf, record, reference)).toEqual(expected);
  else expect((await failureFrom(looking(shelf, record, reference))).code).toBe(expected);
});

test.each<[string, Shelf, Partial<WriteRecord>, readonly string[]]>([
  ['a removal', { one: { print: 'a' } }, { kind: 'delete', fingerprint: 'a' }, ['one', 'two']],
  [
    'by its keys in another entry',
    { one: { fails: true } },
    { kind: 'delete', fingerprint: 'c' },
    ['one', 'two', 'six'],
  ],
])('no other service is started for a look-up, nor its keys asked for: %s', async (_words, own, record, expected) => {
  const opened: string[] = [];
  // The practice service has no address until somebody works with it, and that may take half a minute.
  const shelf: Shelf = {
    ...own,
    'practice-1': { kind: 'practice', at: '' },
    two: { print: 'c' },
    six: { at: 'https://else.test' },
  };
  await looking(shelf, record, '', opened);
  expect([...new Set(opened)]).toEqual(expected);
});

test('who is asked for and is not there is named; what nobody foresaw is not taken for keys that are missing', async () => {
  expect(await failureFrom(looking({}, { fingerprint: 'a' }))).toMatchObject({
    changed: 'nothing',
    facts: { accountId: 'one' },
  });
  const parts = {
    accounts: {
      list: () => ({ accounts: [{ accountId: 'one', kind: 'live', label: '' }] as never, currentAccountId: 'one' }),
    },
    door: { open: () => Promise.reject(new TypeError('odd')) },
    known: {
      at: () => ({ origin: '', fingerprint: '' }),
      reference: () => ({ accountId: '', origin: '', fingerprint: '' }),
    },
    log: silentLog,
  };
  await expect(whoLooks(parts, write('manifest', []))).rejects.toThrow(TypeError);
});
