/** The page says what an end of Packbench left undone: at its start, and when it becomes known later. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLeftUndone } from '../../../src-renderer/orders/changes/tell-left-undone.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';

const withoutNotices = (): void => useNotices.setState(useNotices.getInitialState());
// Other tests of the page may have left some.
beforeEach(withoutNotices);
afterEach(() => {
  vi.unstubAllGlobals();
  withoutNotices();
});

test.each([
  ['a line for each change', [{ kind: 'assign', orderCount: 1, orders: [{ orderId: 1, orderNumber: 'PB-1' }] }], 1],
  ['nothing where nothing was left', [], 0],
])('%s', async (_what, value, lines) => {
  let foundMore: () => void = () => undefined;
  let isHeard = true;
  let asked = 0;
  const call = async () => {
    asked += 1;
    return { ok: true, value };
  };
  const on = (_event: string, heard: () => void) => {
    foundMore = heard;
    return () => {
      isHeard = false;
    };
  };
  vi.stubGlobal('window', { packbench: { call, on } });
  const told = () => useNotices.getState().notices.map(({ tone, words }) => [tone, words]);
  const line = ['warn', expect.stringContaining('1 order was not assigned (PB-1)')];
  const expected = (count: number) => Array.from({ length: count }, () => line);
  const end = watchLeftUndone();
  await expect.poll(told).toEqual(expected(lines));
  withoutNotices();
  foundMore();
  await expect.poll(told).toEqual(expected(lines));
  expect(asked).toBe(2);
  end();
  expect(isHeard).toBe(false);
});
