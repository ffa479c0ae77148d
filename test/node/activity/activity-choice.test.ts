/** Another choice of entries begins at its first page. */
import { afterEach, expect, it } from 'vitest';
import { useActivityStore } from '../../../src-renderer/activity/activity-store.ts';

const store = useActivityStore.getState;
afterEach(() => useActivityStore.setState(useActivityStore.getInitialState()));

it.each([
  ['chosen', () => store().choose({ kind: 'manifest' })],
  ['cleared', () => store().clear()],
])('once it is %s', (_, press) => {
  store().choose({ accountId: 'north' });
  store().setPage(3);
  press();
  expect(store().page).toBe(0);
});
