/** Scans on every screen but the station's: what comes late, twice, or of another account. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPreferences } from '../../../src-preload/contract/preferences.ts';
import { useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { useScanStore } from '../../../src-renderer/scan/scan-store.ts';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import type { Refusal } from '../../../src-renderer/scanner/scan-answers.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { listedOrder } from '../orders/listed-order.ts';

const [north, south] = [someAccount('north', { kind: 'practice' }), someAccount('south', { kind: 'practice' })];
const place = { accounts: [north, south], current: north, dialog: null, isBesideRound: false };
const reading = (by: Reading['by'], text: string): Reading => ({ by, text, aim: null, parts: [], candidates: [text] });
const matchOf = (accountId: string, orderId: number) => ({
  accountId,
  order: { ...listedOrder(), accountId, orderId },
  from: 'service',
});
const answerOf = (scanId: string, matches: readonly ReturnType<typeof matchOf>[], asking = false) => ({
  ...{ scanId, code: 'PB-7', matches, asking, notAsked: [] as unknown[] },
  accounts: [{ accountId: 'north', from: asking ? 'asking' : 'service', failure: null }],
});

/** What main answers to a scan; a promise where a test answers itself. */
let find: () => unknown = () => null;
let asked: (readonly [name: string, request: unknown])[] = [];

beforeEach(() => {
  asked = [];
  const call = async (name: string, request: unknown): Promise<unknown> => {
    asked.push([name, request]);
    if (name === 'orders.find') return { ok: true, value: await find() };
    if (name === 'preferences.change') return { ok: true, value: firstPreferences };
    if (name === 'accounts.setCurrent')
      return { ok: true, value: { accounts: place.accounts, currentAccountId: south.accountId } };
    return { ok: true, value: { orders: [], failure: null } };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  useScanStore.setState({ scans: [], latest: null });
  useSelectionStore.setState({ byAccount: new Map() });
});
afterEach(async () => {
  await useSelectionStore.getState().kept();
  useSelectionStore.setState({ byAccount: new Map() });
  useScanStore.setState({ scans: [], latest: null });
  queryClient.clear();
  vi.unstubAllGlobals();
});

const store = useScanStore.getState;
const selected = (accountId: string): readonly number[] => [
  ...(useSelectionStore.getState().byAccount.get(accountId)?.keys() ?? []),
];
const scanOne = (readings: readonly Reading[] = [reading('code', 'PB-7')]) => store().scan(readings, place);
const verdict = () => store().scans[0]?.verdict;

describe('the answer of a service', () => {
  it('that is here before main’s first one is the one that counts', async () => {
    const first = Promise.withResolvers<unknown>();
    find = () => first.promise;
    const scanning = scanOne();
    store().noteFound(answerOf('scan-1', [matchOf('north', 7)]) as never);
    first.resolve(answerOf('scan-1', [], true));
    await scanning;
    expect(verdict()).toMatchObject({ kind: 'added', order: { orderId: 7 } });
    expect(selected('north')).toEqual([7]);
  });

  it('that comes later gives the scan its verdict', async () => {
    find = () => answerOf('scan-1', [], true);
    await scanOne();
    expect(verdict()?.kind).toBe('asking');
    store().noteFound(answerOf('scan-1', [matchOf('north', 7)]) as never);
    expect(verdict()).toMatchObject({ kind: 'added', order: { orderId: 7 } });
  });

  it('that comes after nobody could say more counts all the same', async () => {
    const accounts = [{ accountId: 'north', from: 'not-known', failure: null }];
    find = () => ({ ...answerOf('scan-1', []), accounts });
    await scanOne();
    expect(verdict()?.kind).toBe('not-found');
    store().noteFound(answerOf('scan-1', [matchOf('north', 7)]) as never);
    expect(verdict()).toMatchObject({ kind: 'added', order: { orderId: 7 } });
    expect(selected('north')).toEqual([7]);
  });

  it('that never comes is told once: the parcel that is in the hand half a minute later is another one', async () => {
    const silent = (failure: unknown) => ({
      ...answerOf('scan-1', []),
      accounts: [
        { accountId: 'north', from: 'not-known', failure: null },
        { accountId: 'south', from: 'not-known', failure },
      ],
    });
    find = () => silent(null);
    await scanOne();
    find = () => answerOf('scan-2', [matchOf('north', 8)]);
    await scanOne([reading('code', 'PB-8')]);
    const { latest } = store();
    const failure = { code: 'timed-out', changed: 'nothing', facts: {}, details: [] };
    store().noteFound(silent(failure) as never);
    expect(store().latest).toBe(latest);
    // Its own line knows why.
    expect(store().scans[1]?.verdict).toMatchObject({ kind: 'not-found', accounts: [{}, { failure }] });
    // That everybody was asked after all is news: it is the wrong parcel, and not to be scanned again.
    store().noteFound(answerOf('scan-1', []) as never);
    expect(store().latest).toMatchObject({ code: 'PB-7', verdict: { kind: 'not-found' } });
  });

  it('with another order of that number takes the first one out of the selection again', async () => {
    find = () => answerOf('scan-1', [matchOf('north', 7)], true);
    await scanOne();
    expect(selected('north')).toEqual([7]);
    store().noteFound(answerOf('scan-1', [matchOf('north', 7), matchOf('south', 8)]) as never);
    expect(verdict()).toMatchObject({ kind: 'several', deselected: { orderId: 7 } });
    expect(selected('north')).toEqual([]);
  });
});

it('a scan that two hundred others came behind before it was answered is on the list until then', async () => {
  const first = Promise.withResolvers<unknown>();
  find = () => first.promise;
  const scanning = scanOne();
  find = () => answerOf('scan-2', [matchOf('north', 8)]);
  for (let count = 0; count < 200; count += 1) await scanOne();
  store().refuse({ kind: 'refused', reason: 'too-slow', detail: null, arrived: 'PB-9' } as Refusal);
  first.resolve(answerOf('scan-1', [matchOf('north', 7)]));
  await scanning;
  expect(selected('north').toSorted()).toEqual([7, 8]);
  expect(store().scans.at(-1)?.verdict).toMatchObject({ kind: 'added', order: { orderId: 7 } });
  await scanOne();
  expect(store().scans).toHaveLength(200);
});

describe('an order of another account', () => {
  it('joins the selection of that account, once for two presses', async () => {
    find = () => answerOf('scan-1', [matchOf('south', 8)]);
    await scanOne();
    expect(verdict()?.kind).toBe('other-account');
    const chosen = { account: south, order: matchOf('south', 8).order };
    const scanId = store().scans[0]?.scanId ?? 0;
    await Promise.all([store().choose(scanId, chosen), store().choose(scanId, chosen)]);
    expect(verdict()).toMatchObject({ kind: 'added', account: south });
    expect(selected('south')).toEqual([8]);
    expect(store().scans[0]?.place?.current).toEqual(south);
  });
});

it.each([
  ['is learned from the reading that is an order', [], { scannerLayout: 'us' }],
  ['is not learned while an account has not answered', [{ accountId: 'south', failure: null }], undefined],
])('how the scanner is set %s', async (_, notAsked, learned) => {
  const match = { ...matchOf('north', 7), codes: ['PB-7'] };
  find = () => ({ ...answerOf('scan-1', [match]), notAsked });
  await scanOne([reading('code', 'PB-7'), reading('key', 'PBß7')]);
  expect(asked.find(([name]) => name === 'preferences.change')?.[1]).toEqual(learned);
});

it('a code that counts once leaves the result of the first on show, and both are on the list', async () => {
  find = () => answerOf('scan-1', [matchOf('north', 7)]);
  await scanOne();
  const refused = (reason: string) => ({ kind: 'refused', reason, detail: null, arrived: 'PB-7' }) as Refusal;
  store().refuse(refused('repeated'));
  expect(store()).toMatchObject({ scans: { length: 2 }, latest: { verdict: { kind: 'added' } } });
  store().refuse(refused('too-slow'));
  expect(store().latest?.verdict?.kind).toBe('refused');
});

it('keeps the last two hundred on the strip', () => {
  const arrived = (at: number) => ({ kind: 'refused', reason: 'too-slow', detail: null, arrived: `${at}` }) as Refusal;
  for (let at = 0; at < 205; at += 1) store().refuse(arrived(at));
  expect(store().scans).toHaveLength(200);
  expect(store().scans[0]?.code).toBe('204');
});
