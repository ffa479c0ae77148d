/** Results that no file holds are never taken for exported: closing the list asks first. */
import { beforeEach, expect, it } from 'vitest';
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { hasUnexported, useListStore, wouldLoseResults } from '../../../src-renderer/validate/lists/list-store.ts';

const run: AddressListRun = {
  listId: 'list-1',
  accountId: 'north',
  way: 'service',
  state: 'ended',
  totalCount: 2,
  doneCount: 2,
  goodCount: 2,
  questionableCount: 0,
  failedCount: 0,
  failure: null,
};
const isUnexported = (): boolean => hasUnexported(useListStore.getState());

beforeEach(() => useListStore.setState({ run, exported: false }));

it('is exported once its results are in a file', () => {
  useListStore.getState().noteExported(run);
  expect(isUnexported()).toBe(false);
});

it('is not exported when the export of the list before it ends', () => {
  useListStore.getState().noteExported({ ...run, listId: 'list-0' });
  expect(isUnexported()).toBe(true);
});

it('is not exported when rows were validated since the export was begun', () => {
  useListStore.getState().noteExported({ ...run, state: 'running', doneCount: 1, goodCount: 1 });
  expect(isUnexported()).toBe(true);
});

it('starting again loses what no file holds, unless it only goes on', () => {
  const { hasHeader, mapping, way } = useListStore.getState();
  useListStore.setState({ started: { hasHeader, mapping, way } });
  const loses = () => wouldLoseResults(useListStore.getState());
  expect(loses()).toBe(true);
  useListStore.setState({ run: { ...run, doneCount: 1 } });
  expect(loses()).toBe(false);
  useListStore.setState({ run: { ...run, failedCount: 1 } });
  expect(loses()).toBe(false);
  useListStore.setState({ way: way === 'address-book' ? 'service' : 'address-book' });
  expect(loses()).toBe(true);
  useListStore.setState({ way, started: null });
});
