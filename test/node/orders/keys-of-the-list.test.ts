/** The row that the keys are on belongs to what is listed: another question begins without one, other columns keep it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChangesStore } from '../../../src-renderer/orders/changes/changes-store.ts';
import { sayBeingRead } from '../../../src-renderer/orders/orders-being-read.ts';
import { useOrdersStore } from '../../../src-renderer/orders/orders-store.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';

const store = useOrdersStore.getState;
const current = { index: 4, rowId: '7 north' };

beforeEach(() => {
  const call = async (): Promise<unknown> => ({ ok: true, value: {} });
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined }, setTimeout });
  useOrdersStore.setState({ current });
});
afterEach(() => {
  useOrdersStore.setState(useOrdersStore.getInitialState());
  useChangesStore.setState({ asked: null, runId: null });
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['other words', () => store().setPhrase('Meier')],
  ['only the selected ones', () => store().showSelectedOnly(true)],
  ['another sorting', () => store().changeView({ sort: { by: 'country', descending: false } })],
  ['everything again', () => store().clearFilters()],
])('%s: on none', (_, ask) => {
  ask();
  expect(store().current).toEqual({ index: -1, rowId: null });
});

it('other columns: on the same one', () => {
  store().changeView({ columns: [] });
  expect(store().current).toEqual(current);
});

it('while orders are read for a question no second one is asked', async () => {
  const orders = Promise.withResolvers<void>();
  const reading = sayBeingRead(() => orders.promise);
  useChangesStore.getState().ask('remove');
  expect(useChangesStore.getState().asked).toBeNull();
  orders.resolve();
  await reading;
  useChangesStore.getState().ask('remove');
  expect(useChangesStore.getState().asked).toBe('remove');
});
