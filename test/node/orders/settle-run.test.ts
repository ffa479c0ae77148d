/** A change has ended, and its results cannot be read: what the page says of that is true. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import { useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { settleRun } from '../../../src-renderer/orders/changes/settle-run.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';

const forget = (): void => {
  useNotices.setState(useNotices.getInitialState());
  useSelectionStore.setState(useSelectionStore.getInitialState());
};
// Other tests of the page may have left some.
beforeEach(forget);
afterEach(() => {
  vi.unstubAllGlobals();
  forget();
});

const none = { left: 0, sending: 0, 'looking-up': 0, done: 0, refused: 0, 'in-doubt': 0, cancelled: 0 };
const run: ChangeRun = {
  ...{ runId: 'run', accountId: 'north', kind: 'archive', state: 'ended' },
  counts: { ...none, done: 2 },
};

test('its orders were changed, whatever the reading says: the person hears that they are still selected', async () => {
  const failure = { code: 'request-not-valid', changed: 'nothing', details: [], facts: { field: 'runId' } };
  vi.stubGlobal('window', { packbench: { call: async () => ({ ok: false, failure }) } });
  await settleRun(run);
  const told = useNotices.getState().notices.map(({ tone, words }) => [tone, words]);
  expect(told).toEqual([['bad', expect.stringMatching(/^2 orders .*still selected/)]]);
  expect(String(told)).not.toContain('Nothing was changed');
});

test.each([
  ['refused', 1],
  ['cancelled', 1],
  ['in-doubt', 1],
  ['done', 0],
] as const)('a removal of every unshipped order that was %s leaves %i order selected', async (state, left) => {
  const call = async () => ({ ok: true, value: { ...run, results: [], orders: [], failure: null } });
  vi.stubGlobal('window', { packbench: { call } });
  const order = { orderId: 7, orderNumber: 'PB-7', receiverName: '', carrierName: '', trackingNumber: '', country: '' };
  useSelectionStore.getState().add('north', [order], 'list');
  await settleRun({ ...run, kind: 'remove-all-unshipped', counts: { ...none, [state]: 1 } });
  expect(useSelectionStore.getState().byAccount.get('north')?.size).toBe(left);
});

test('what was changed leaves the selections of its service alone: another service uses the same ids for other orders', async () => {
  const accounts = [
    ['north', 'https://one.example'],
    ['twin', 'https://one.example'],
    ['live', 'https://two.example'],
  ].map(([accountId, baseAddress]) => ({ accountId, baseAddress }));
  const results = [{ orderId: 7, orderNumber: 'PB-7', state: 'done', writeId: null, failure: null }];
  const call = async (name: string) => {
    if (name === 'accounts.list') return { ok: true, value: { accounts, currentAccountId: 'north' } };
    return { ok: true, value: { ...run, results, orders: [], failure: null } };
  };
  vi.stubGlobal('window', { packbench: { call } });
  const { add } = useSelectionStore.getState();
  const order = { orderId: 7, orderNumber: 'PB-7', receiverName: '', carrierName: '', trackingNumber: '', country: '' };
  for (const { accountId = '' } of accounts) add(accountId, [order], 'list');
  await settleRun(run);
  const left = accounts.map(({ accountId = '' }) => useSelectionStore.getState().byAccount.get(accountId)?.size);
  expect(left).toEqual([0, 0, 1]);
});
