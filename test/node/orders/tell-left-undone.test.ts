/** The page says at its start what an end of Packbench left undone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellLeftUndone } from '../../../src-renderer/orders/changes/tell-left-undone.ts';
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
  vi.stubGlobal('window', { packbench: { call: async () => ({ ok: true, value }), on: () => () => undefined } });
  await tellLeftUndone();
  const { notices } = useNotices.getState();
  expect(notices.map(({ tone }) => tone)).toEqual(Array.from({ length: lines }, () => 'warn'));
  if (lines > 0) expect(notices[0]?.words).toContain('1 order was not assigned (PB-1)');
});
