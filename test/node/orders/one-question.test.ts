/** One question at a time: what another screen asks about a manifest takes the place of a question about a change. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';
import { useChangesStore } from '../../../src-renderer/orders/changes/changes-store.ts';

const leave = (): void => {
  useChangesStore.getState().close();
  useNavigation.getState().go('orders');
};
beforeEach(leave);
afterEach(leave);

it('a question about a change that was left unanswered does not open beside the one about the manifest', () => {
  useChangesStore.getState().ask('archive');
  useNavigation.getState().go('activity');
  expect(useChangesStore.getState().asked).toBe('archive');
  useNavigation.getState().askForManifest();
  expect(useChangesStore.getState().asked).toBeNull();
});

it('nor does the progress of a change, whose end is told instead', () => {
  useChangesStore.getState().watch('run-1');
  useNavigation.getState().askForManifest();
  expect(useChangesStore.getState().runId).toBeNull();
  useNavigation.getState().askingForManifest();
  useChangesStore.getState().ask('assign');
  expect(useChangesStore.getState().asked).toBe('assign');
});
