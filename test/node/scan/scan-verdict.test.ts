/** What a scan means for the selection, in each circumstance a bench can be in. */

import { expect, test } from 'vitest';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { ListedOrder, ScannedAccount } from '../../../src-preload/contract/order-list.ts';
import type { ScanResult } from '../../../src-preload/contract/scan.ts';
import { isAdded, judgeScan } from '../../../src-renderer/scan/scan-verdict.ts';
import { scanSound, scanTone } from '../../../src-renderer/scan/scan-words.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { listedOrder } from '../orders/listed-order.ts';

const north = account('north', 'North');
const south = account('south', 'South');
const order = listedOrder();
const bench = {
  accounts: [north, south],
  current: north,
  dialog: null,
  isBesideRound: false,
  isSelected: () => false,
  isSelectionFull: () => false,
};

test('one match in the current account is added', () => {
  expect(judgeScan(found([north, order]), bench)).toEqual({ kind: 'added', account: north, order, dialog: null });
});

test('with a dialog open the verdict names the dialog that does not hold the order', () => {
  const verdict = judgeScan(found([north, order]), { ...bench, dialog: 'Manifest 2 orders?' });
  expect(verdict).toMatchObject({ kind: 'added', dialog: 'Manifest 2 orders?' });
});

test('while the station has an open round, an order that is scanned on another screen is told not to be in it', () => {
  const verdict = judgeScan(found([north, order]), { ...bench, isBesideRound: true });
  expect(verdict.kind).toBe('added-beside');
  expect(isAdded(verdict)).toBe(true);
  expect(scanTone(verdict)).toBe('warn');
});

test('an order that is selected is not added twice', () => {
  const verdict = judgeScan(found([north, order]), {
    ...bench,
    isSelected: (id, orderId) => id === 'north' && orderId === 7,
  });
  expect(verdict.kind).toBe('already-selected');
});

test('an order that the selection has no room for is not called added; one that is in it is told as ever', () => {
  const full = { ...bench, isSelectionFull: () => true };
  const verdict = judgeScan(found([north, order]), full);
  expect(verdict).toEqual({ kind: 'no-room', account: north, order });
  expect(isAdded(verdict)).toBe(false);
  expect([scanTone(verdict), scanSound(verdict)]).toEqual(['bad', 'trouble']);
  expect(judgeScan(found([north, order]), { ...full, isSelected: () => true }).kind).toBe('already-selected');
});

test('an order of another account is not added, and the account is named', () => {
  expect(judgeScan(found([south, order]), bench)).toEqual({ kind: 'other-account', account: south, order });
});

test('an order that the service has not shown lately is added, and it is said', () => {
  const result = found([north, { ...order, isMissing: true }]);
  expect(judgeScan(result, bench).kind).toBe('added-missing');
  expect(judgeScan(result, { ...bench, isBesideRound: true }).kind).toBe('added-missing');
});

const mark = { manifestId: 'm1', state: 'stored', createdAt: '2026-11-20T00:00:00Z' } as const;
const removal = {
  writeId: 'w1',
  kind: 'assigned',
  state: 'done',
  at: '2026-11-20T00:00:00Z',
  toAccountId: 'south',
} as const;

test.each([
  ['shipped', { verdict: 'shipped', seenAmong: 'shipped' }, { kind: 'shipped' }],
  ['in a manifest of this computer', { verdict: 'in-manifest', manifest: mark }, { kind: 'in-manifest', mark }],
  ['in doubt', { verdict: 'in-doubt' }, { kind: 'in-doubt' }],
  ['archived, deleted or assigned here', { verdict: 'archived', removal }, { kind: 'removed', removal }],
  ['not known, as the records cannot be read', { verdict: 'not-known' }, { kind: 'not-known' }],
  ['gone from the service', { verdict: 'gone' }, { kind: 'gone' }],
] as const)('an order that is %s is not added, whosever account it is', (_, part, verdict) => {
  expect(judgeScan(found([north, { ...order, ...part }]), bench)).toMatchObject(verdict);
  expect(judgeScan(found([south, { ...order, ...part }]), bench)).toMatchObject(verdict);
});

test('the same number in two accounts is the operator’s choice', () => {
  const verdict = judgeScan(found([north, order], [south, order]), bench);
  expect(verdict).toEqual({
    kind: 'several',
    found: [
      { account: north, order },
      { account: south, order },
    ],
    deselected: null,
  });
});

test('an order that is no longer there is no choice beside one that is', () => {
  const archived: ListedOrder = { ...order, verdict: 'archived', removal };
  const gone: ListedOrder = { ...order, verdict: 'gone' };
  for (const past of [archived, gone]) {
    expect(judgeScan(found([south, past], [north, order]), bench)).toMatchObject({ kind: 'added', account: north });
  }
  expect(judgeScan(found([south, gone], [north, archived]), bench).kind).toBe('several');
});

test('nothing found: who was asked just now is named', () => {
  const result = { ...found(), accounts: [looked('north', 'service'), looked('south', 'service')] };
  expect(judgeScan(result, bench)).toEqual({
    kind: 'not-found',
    accounts: [
      { label: 'North', state: 'asked', failure: null },
      { label: 'South', state: 'asked', failure: null },
    ],
  });
});

test('an account that could not be asked is named: the order may be there', () => {
  const failure = { code: 'unreachable', changed: 'nothing', details: [], facts: {} } as const;
  const result = { ...found(), accounts: [{ ...looked('south', 'not-known'), failure }] };
  expect(judgeScan(result, bench)).toEqual({
    kind: 'not-found',
    accounts: [{ label: 'South', state: 'not-known', failure }],
  });
});

test('while services are asked, nothing is called not found', () => {
  const result = { ...found(), asking: true, accounts: [looked('north', 'service'), looked('south', 'asking')] };
  expect(judgeScan(result, bench)).toMatchObject({
    kind: 'asking',
    accounts: [{ state: 'asked' }, { state: 'asking' }],
  });
});

function looked(accountId: string, from: ScannedAccount['from']): ScannedAccount {
  return { accountId, from, failure: null };
}

function found(...matches: readonly (readonly [Account, ListedOrder])[]): ScanResult {
  const named = matches.map(([{ accountId }, match]) => ({
    accountId,
    order: match,
    from: 'mirror' as const,
  }));
  return { scanId: 'scan-1', code: 'PB-7', matches: named, accounts: [], asking: false, notAsked: [] };
}

function account(accountId: string, label: string): Account {
  return someAccount(accountId, { kind: 'practice', label });
}
