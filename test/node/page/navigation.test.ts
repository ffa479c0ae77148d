/** The station has the whole window only while it is shown. */
import { afterEach, expect, test } from 'vitest';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';

const first = useNavigation.getState();
afterEach(() => useNavigation.setState(first, true));

test.each<[string, () => void]>([
  ['another screen', () => first.go('orders')],
  ['the question about a manifest', first.askForManifest],
  ['a manifest', () => first.openManifest('m')],
  ['a hand-over', () => first.openTally('t')],
  ['a shipment', () => first.track('T7')],
])('%s has the rail again', (_, goOn) => {
  first.setFull(true);
  expect(useNavigation.getState()).toMatchObject({ screen: 'station', isFull: true });
  goOn();
  expect(useNavigation.getState().isFull).toBe(false);
});

test('a question about a manifest that was not asked yet is not asked later, when its screen was left', () => {
  first.askForManifest();
  first.go('station');
  first.go('orders');
  expect(useNavigation.getState().asksForManifest).toBe(false);
});
