/** Each change of the selection gets to main: one write at a time, and what was chosen meanwhile with the next one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { isSelectionFull, mostSelected, useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';
import { listedOrder } from './listed-order.ts';

let ofLastRun: readonly unknown[] = [];
/** Resolves when main answers with it. */
let isRead: Promise<void> = Promise.resolve();
let isReadable = true;
let written: { readonly orders: readonly { readonly orderId: number }[]; done(): void; fail(): void }[] = [];

beforeEach(async () => {
  written = [];
  ofLastRun = [];
  isRead = Promise.resolve();
  isReadable = true;
  const call = (name: string, request: never): Promise<unknown> => {
    const answer = { ok: true, value: { orders: ofLastRun, failure: null } };
    const refusal = { ok: false, failure: failureOf('internal').failure };
    if (name !== 'selection.set') return isRead.then(() => (isReadable ? answer : refusal));
    return new Promise((resolve) =>
      written.push({
        ...(request as object),
        done: () => resolve(answer),
        fail: () => resolve({ ok: false, failure: failureOf('disk-full').failure }),
      } as never),
    );
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  useSelectionStore.setState({ byAccount: new Map() });
  await useSelectionStore.getState().restore();
  // What was chosen before this store had been read is written now.
  for (const { done } of written) done();
  await useSelectionStore.getState().kept();
  written = [];
});
afterEach(() => {
  useSelectionStore.setState({ byAccount: new Map(), isKept: true });
  vi.unstubAllGlobals();
});

const store = useSelectionStore.getState;
const choose = (orderId: number): number => store().add('north', [listedOrder({ orderId })], 'list');
const ids = (at: number) => written[at]?.orders.map(({ orderId }) => orderId);

it('also of one that comes after the last was written', async () => {
  choose(7);
  expect(ids(0)).toEqual([7]);
  choose(8);
  choose(9);
  expect(written).toHaveLength(1);
  expect(store().isKept).toBe(false);
  written[0]?.done();
  await expect.poll(() => ids(1)).toEqual([7, 8, 9]);
  written[1]?.done();
  await store().kept();
  expect(store().isKept).toBe(true);
  store().deselect('north', [8]);
  await expect.poll(() => ids(2)).toEqual([7, 9]);
  written[2]?.done();
  await store().kept();
  expect(written).toHaveLength(3);
});

it('what was chosen before the selection of the last run was read comes behind it', async () => {
  choose(7);
  ofLastRun = [listedOrder({ orderId: 8 })];
  await store().restore();
  expect([...(store().byAccount.get('north')?.keys() ?? [])]).toEqual([8, 7]);
  for (const { done } of written) done();
  await store().kept();
});

it('nothing is written before the selection of the last run was read: it would be lost', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  isRead = promise;
  ofLastRun = [listedOrder({ orderId: 8 })];
  const restored = store().restore();
  choose(7);
  expect(written).toEqual([]);
  resolve();
  await restored;
  expect(ids(0)).toEqual([8, 7]);
  for (const { done } of written) done();
  await store().kept();
});

it('nothing is written while the selection of the last run cannot be read, and each change tries to read it again', async () => {
  isReadable = false;
  ofLastRun = [listedOrder({ orderId: 8 })];
  await store().restore();
  choose(7);
  await store().kept();
  expect([written, store().isKept, store().failure?.code]).toEqual([[], false, 'internal']);
  isReadable = true;
  choose(9);
  await expect.poll(() => ids(0)).toEqual([8, 7, 9]);
  written[0]?.done();
  await store().kept();
  expect([written.length, store().isKept, store().failure]).toEqual([1, true, null]);
});

it('that a change was not kept is told until one is', async () => {
  choose(7);
  written[0]?.fail();
  await store().kept();
  expect(store().failure?.code).toBe('disk-full');
  choose(8);
  written[1]?.done();
  await store().kept();
  expect(store().failure).toBeNull();
});

it('lists of selected orders are read again once main knows the selection, and no others', async () => {
  const listOf = (selectedOnly: boolean) => ['orders.window', { query: { filters: { selectedOnly } } }];
  for (const selectedOnly of [true, false]) queryClient.setQueryData(listOf(selectedOnly), 'as it was');
  const isOld = (selectedOnly: boolean) => queryClient.getQueryState(listOf(selectedOnly))?.isInvalidated;
  choose(7);
  expect(isOld(true)).toBe(false);
  written[0]?.done();
  await store().kept();
  expect([isOld(true), isOld(false)]).toEqual([true, false]);
  queryClient.clear();
});

it('without an account that was emptied before that of the last run was read; what is chosen then is kept', async () => {
  ofLastRun = ['north', 'south'].map((accountId) => ({ ...listedOrder({ orderId: 7 }), accountId, foundBy: 'scan' }));
  const { promise, resolve } = Promise.withResolvers<void>();
  isRead = promise;
  const restored = store().restore();
  store().clear('north');
  choose(9);
  resolve();
  await restored;
  const inAccount = (accountId: string) => [...(store().byAccount.get(accountId)?.keys() ?? [])];
  expect([inAccount('north'), inAccount('south')]).toEqual([[9], [7]]);
  await expect.poll(() => written.length).toBe(1);
  written[0]?.done();
  await store().kept();
});

it('is full with as many as main keeps', async () => {
  const many = Array.from({ length: mostSelected }, (_, at) => listedOrder({ orderId: at + 1 }));
  store().add('north', many.slice(1), 'list');
  expect(isSelectionFull()).toBe(false);
  store().add('south', many.slice(0, 1), 'list');
  expect(isSelectionFull()).toBe(true);
  written[0]?.done();
  await expect.poll(() => written.length).toBe(2);
  written[1]?.done();
  await store().kept();
});

it('without what left it before that of the last run was read, such as the orders of a manifest whose page had ended', async () => {
  ofLastRun = [7, 8].map((orderId) => ({ ...listedOrder({ orderId }), accountId: 'north', foundBy: 'scan' }));
  const { promise, resolve } = Promise.withResolvers<void>();
  isRead = promise;
  const restored = store().restore();
  store().deselect('north', [7]);
  resolve();
  await restored;
  expect([...(store().byAccount.get('north')?.keys() ?? [])]).toEqual([8]);
  await expect.poll(() => ids(0)).toEqual([8]);
  written[0]?.done();
  await store().kept();
});
