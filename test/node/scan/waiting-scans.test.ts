/** A scan that is looked up gets its verdict on the line, whatever is cleared there meanwhile. */

import { afterEach, expect, it, vi } from 'vitest';
import { useScanLogStore } from '../../../src-renderer/scan/scan-log-store.ts';
import { useScanStore } from '../../../src-renderer/scan/scan-store.ts';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import type { Refusal } from '../../../src-renderer/scanner/scan-answers.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { listedOrder } from '../orders/listed-order.ts';

const order = listedOrder();
const current = someAccount(order.accountId, { kind: 'practice', label: 'North' });
const place = { accounts: [current], current, dialog: null, isBesideRound: false };
const reading: Reading = { by: 'code', text: 'PB-7', aim: null, parts: [], candidates: ['PB-7'] };
const found = {
  scanId: 'scan-1',
  code: 'PB-7',
  matches: [{ accountId: order.accountId, order, from: 'mirror' }],
  accounts: [],
  asking: false,
  notAsked: [],
};

afterEach(() => vi.unstubAllGlobals());

it.each(['clear', 'dismiss'] as const)('%s leaves it on the line until it has its verdict', async (press) => {
  const answer = Promise.withResolvers<unknown>();
  const call = (name: string): Promise<unknown> =>
    name === 'orders.find' ? answer.promise : Promise.resolve({ ok: true, value: { orders: [], failure: null } });
  useScanStore.setState({ scans: [], latest: null });
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const scanning = useScanStore.getState().scan([reading], place);
  const [scan] = useScanStore.getState().scans;
  useScanStore.getState()[press](scan?.scanId ?? 0);
  answer.resolve({ ok: true, value: found });
  await scanning;
  const { scans, latest } = useScanStore.getState();
  expect(scans).toMatchObject([{ code: 'PB-7', verdict: { order: { orderId: order.orderId } } }]);
  expect(latest).toBe(scans[0]);
  useScanStore.getState()[press](scan?.scanId ?? 0);
  expect(useScanStore.getState()).toMatchObject({ scans: [], latest: null });
});

it('a scan that came before the accounts are known is on the line at once, and is judged once they are', async () => {
  const accounts = Promise.withResolvers<unknown>();
  const values = { 'orders.find': { ok: true, value: found }, 'selection.get': { ok: true, value: { orders: [] } } };
  const call = (name: keyof typeof values): Promise<unknown> =>
    String(name) === 'accounts.list' ? accounts.promise : Promise.resolve(values[name] ?? { ok: true, value: {} });
  useScanStore.setState({ scans: [], latest: null });
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const scanning = useScanStore.getState().scan([reading], { ...place, accounts: [], current: null });
  expect(useScanStore.getState().scans).toMatchObject([{ code: 'PB-7', verdict: null }]);
  accounts.resolve({ ok: true, value: { accounts: [current], currentAccountId: current.accountId } });
  await scanning;
  const { scans } = useScanStore.getState();
  expect(scans).toMatchObject([{ place: { current, accounts: [current] }, verdict: { order: { orderId: 7 } } }]);
});

it('and says so where they cannot be read', async () => {
  const failure = { code: 'file-failed', changed: 'nothing', facts: {}, details: [] };
  const call = (name: string): Promise<unknown> =>
    Promise.resolve(name === 'orders.find' ? { ok: true, value: found } : { ok: false, failure });
  useScanStore.setState({ scans: [], latest: null });
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  await useScanStore.getState().scan([reading], { ...place, accounts: [], current: null });
  expect(useScanStore.getState().latest).toMatchObject({ verdict: { kind: 'failed', failure } });
  useScanStore.setState({ scans: [], latest: null });
});

it('what services told of scans that left meanwhile is kept only as long as a scan waits for its first answer', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let asked = 0;
  const call = (name: string): Promise<unknown> => {
    if (name !== 'orders.find') return Promise.resolve({ ok: true, value: { orders: [], failure: null } });
    asked += 1;
    return answers[asked - 1]?.promise ?? Promise.resolve(null);
  };
  useScanStore.setState({ scans: [], latest: null });
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const first = useScanStore.getState().scan([reading], place);
  useScanStore.getState().noteFound({ ...found, scanId: 'scan-2', matches: [] } as never);
  answers[0]?.resolve({ ok: true, value: found });
  await first;
  const second = useScanStore.getState().scan([reading], place);
  answers[1]?.resolve({ ok: true, value: { ...found, scanId: 'scan-2' } });
  await second;
  expect(useScanStore.getState().scans[0]?.verdict).toMatchObject({ order: { orderId: 7 } });
  useScanStore.setState({ scans: [], latest: null });
});

it('the line has the last 200 scans, and the log the last 50 answers; who dismisses one of them keeps the latest in sight', () => {
  const refusal = { kind: 'refused', reason: 'too-slow', detail: null, arrived: 'PB-8' } as Refusal;
  useScanStore.setState({ scans: [], latest: null });
  for (let count = 0; count < 201; count += 1) {
    useScanStore.getState().refuse(refusal);
    useScanLogStore.getState().note(refusal);
  }
  const { scans, latest, dismiss } = useScanStore.getState();
  expect([scans.length, useScanLogStore.getState().answers.length]).toEqual([200, 50]);
  dismiss(scans.at(-1)?.scanId ?? 0);
  expect(useScanStore.getState()).toMatchObject({ latest });
  useScanStore.setState({ scans: [], latest: null });
  useScanLogStore.setState({ answers: [] });
});
