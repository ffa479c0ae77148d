/** What a scan means for the selection, in each circumstance a bench can be in. */
import { expect, test } from 'vitest';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { ScanResult } from '../../../src-preload/contract/order.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import { judgeScan } from '../../../src-renderer/scan/scan-verdict.ts';

const north = account('north', 'North');
const south = account('south', 'South');
const order: ListedOrder = {
  accountId: 'north',
  orderId: 7,
  orderNumber: 'PB-7',
  orderedAt: null,
  receiverName: 'Aroha Ngata',
  carrierName: 'NZ Post',
  trackingNumber: 'T7',
  country: 'NZ',
  exactMatch: null,
  manifest: null,
  verdict: 'unshipped',
  seenAmong: 'unshipped',
  seenAt: '2026-11-20T00:00:00Z',
  isMissing: false,
  goneAt: null,
  removal: null,
  earlierNumber: null,
};
const bench = { accounts: [north, south], current: north, dialog: null, isSelected: () => false };

test('one match in the current account is added', () => {
  expect(judgeScan(found([north, order]), bench)).toEqual({ kind: 'added', account: north, order, dialog: null });
});

test('with a dialog open the verdict names the dialog that does not hold the order', () => {
  const verdict = judgeScan(found([north, order]), { ...bench, dialog: 'Manifest 2 orders?' });
  expect(verdict).toMatchObject({ kind: 'added', dialog: 'Manifest 2 orders?' });
});

test('an order that is selected is not added twice', () => {
  const verdict = judgeScan(found([north, order]), {
    ...bench,
    isSelected: (id, orderId) => id === 'north' && orderId === 7,
  });
  expect(verdict.kind).toBe('already-selected');
});

test('an order of another account is not added, and the account is named', () => {
  expect(judgeScan(found([south, order]), bench)).toEqual({ kind: 'other-account', account: south, order });
});

test.each(['stored', 'sent', 'in-doubt', 'intent'] as const)(
  'an order in a manifest that is %s is not added',
  (state) => {
    const mark = { manifestId: 'm1', state, createdAt: '2026-11-20T00:00:00Z' };
    const verdict = judgeScan(found([north, { ...order, manifest: mark }]), bench);
    expect(verdict).toMatchObject({ kind: 'in-manifest', mark });
  },
);

test('an order whose manifest was refused may be tried again', () => {
  const mark = { manifestId: 'm1', state: 'rejected', createdAt: '2026-11-20T00:00:00Z' } as const;
  expect(judgeScan(found([north, { ...order, manifest: mark }]), bench).kind).toBe('added');
});

test('the same number in two accounts is the operator’s choice', () => {
  const verdict = judgeScan(found([north, order], [south, order]), bench);
  expect(verdict).toEqual({
    kind: 'several',
    found: [
      { account: north, order },
      { account: south, order },
    ],
  });
});

test('nothing found, and every account was asked', () => {
  expect(judgeScan(found(), bench)).toEqual({ kind: 'not-found', notAsked: [] });
});

test('an account that could not be asked is named: the order may be there', () => {
  const failure = { code: 'unreachable', changed: 'nothing', details: [], facts: {} } as const;
  const result = { ...found(), notAsked: [{ accountId: 'south', failure }] };
  expect(judgeScan(result, bench)).toEqual({ kind: 'not-found', notAsked: [{ label: 'South', failure }] });
});

function found(...matches: readonly (readonly [Account, ListedOrder])[]): ScanResult {
  const named = matches.map(([{ accountId }, match]) => ({
    accountId,
    order: match,
    from: 'mirror' as const,
  }));
  return { scanId: 'scan-1', code: 'PB-7', matches: named, accounts: [], asking: false, notAsked: [] };
}

function account(accountId: string, label: string): Account {
  return {
    accountId,
    kind: 'practice',
    label,
    baseAddress: 'http://127.0.0.1:1',
    colour: 'teal',
    format: 'json',
    serviceKeyLastFour: null,
    subscriptionKeyLastFour: null,
  };
}
