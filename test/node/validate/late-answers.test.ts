/** What main tells late of a list, or of an address, is told of that one only; and one thing is begun at a time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressSuggestion } from '../../../src-preload/contract/address.ts';
import type { AddressList, AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';
import { isAskable } from '../../../src-renderer/validate/address-differences.ts';
import { useListStore } from '../../../src-renderer/validate/lists/list-store.ts';
import { useValidateStore } from '../../../src-renderer/validate/validate-store.ts';

const run: AddressListRun = {
  ...{ listId: 'list-1', accountId: 'north', way: 'service', state: 'running', totalCount: 9, failure: null },
  ...{ doneCount: 2, goodCount: 2, questionableCount: 0, failedCount: 0 },
};
const list = { listId: 'list-1', hasHeader: false, guessed: [] } as unknown as AddressList;

let answers: ((value: unknown) => void)[] = [];
let asked: string[] = [];

beforeEach(() => {
  answers = [];
  asked = [];
  const call = (name: string): Promise<unknown> => {
    asked.push(name);
    return new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })));
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  useListStore.setState({ list, run: null, exported: false, busy: false, started: null });
  useValidateStore.setState({ ofAddress: null });
});
afterEach(() => {
  useListStore.setState({ list: null, run: null, exported: false, busy: false, started: null });
  useValidateStore.setState({ ofAddress: null, address: { ...useValidateStore.getInitialState().address } });
  vi.unstubAllGlobals();
});

const lists = useListStore.getState;

describe('a list', () => {
  it('follows its own progress, and no other one’s', () => {
    lists().follow({ ...run, listId: 'list-0' });
    expect(lists().run).toBeNull();
    lists().follow(run);
    expect(lists().run).toEqual(run);
  });

  it('that the page before this one had opened goes on here; asked for once, and in the place of none that was opened since', async () => {
    useListStore.setState({ list: null });
    const started = { hasHeader: true, mapping: { street: 0 }, way: 'address-book' } as never;
    lists().recall();
    lists().recall();
    expect(asked).toEqual(['addressLists.last']);
    answers[0]?.({ list: { ...list, guessed: ['street'] }, ...(started as object), run });
    await expect.poll(() => lists().list?.listId).toBe('list-1');
    // It was started: what was guessed was confirmed.
    expect(lists()).toMatchObject({ run, way: 'address-book', hasHeader: true, started, guessed: [] });
    lists().follow({ ...run, doneCount: 3 });
    expect(lists().run?.doneCount).toBe(3);
  });

  it('that goes on after its export has results that no file holds', () => {
    useListStore.setState({ run, exported: true });
    lists().follow({ ...run, doneCount: 3 });
    expect(lists().exported).toBe(false);
  });

  it('is started once, and what was told meanwhile is newer than the reply', async () => {
    lists().start();
    lists().start();
    expect(asked).toEqual(['addressLists.start']);
    lists().follow({ ...run, doneCount: 5 });
    answers[0]?.(run);
    await expect.poll(() => lists().busy).toBe(false);
    expect(lists().run?.doneCount).toBe(5);
    lists().stop();
    answers[1]?.({ ...run, state: 'cancelled', doneCount: 6 });
    await expect.poll(() => lists().run?.doneCount).toBe(6);
  });
});

it('of two questions about an address only the last one is answered', async () => {
  const store = useValidateStore.getState;
  store().validateAddress('north');
  store().type({ city: 'Porirua' });
  store().validateAddress('north');
  answers[0]?.({ first: true });
  await Promise.resolve();
  answers[1]?.({ second: true });
  await expect.poll(() => store().ofAddress?.answer).toEqual({ second: true });
  expect(store().ofAddress?.query.subject).toMatchObject({ address: { city: 'Porirua' } });
});

it('a late answer to the question before is not shown with the one that is under way', async () => {
  const store = useValidateStore.getState;
  store().validateAddress('north');
  store().validateAddress('south');
  answers[0]?.({ first: true });
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  expect(store().ofAddress).toMatchObject({ query: { accountId: 'south' }, answer: null });
  answers[1]?.({ second: true });
  await expect.poll(() => store().ofAddress?.answer).toEqual({ second: true });
});

it('a suggestion is no longer one to take back once the address was validated, or all that it changed was typed over', () => {
  const store = useValidateStore.getState;
  const suggestion = { ...store().address, city: 'Porirua', suburb: 'Aotea' } as unknown as AddressSuggestion;
  store().use(suggestion);
  expect(store().used?.changed.toSorted()).toEqual(['city', 'suburb']);
  store().type({ city: 'Wellington' });
  expect(store().used?.changed).toEqual(['suburb']);
  store().type({ suburb: 'Te Aro' });
  expect(store().used).toBeNull();
  store().use(suggestion);
  store().validateAddress('north');
  expect(store().used).toBeNull();
});

it('a column holds one field, and the end of a list is shown at once', () => {
  lists().setColumn('street', 2);
  lists().setColumn('city', 2);
  expect(lists().mapping).toMatchObject({ street: null, city: 2 });
  const rows = ['addressLists.getRows', { listId: 'list-1' }];
  const isOld = () => queryClient.getQueryState(rows)?.isInvalidated;
  lists().follow(run);
  queryClient.setQueryData(rows, 'as they were');
  lists().follow({ ...run, doneCount: 3 });
  expect(isOld()).toBe(false);
  lists().follow({ ...run, doneCount: 9, state: 'ended' });
  expect(isOld()).toBe(true);
  queryClient.clear();
});

it('an address that main would not take waits in the form, and what was answered before is not shown beside it', () => {
  const store = useValidateStore.getState;
  const { address } = useValidateStore.getInitialState();
  useValidateStore.setState({ ofAddress: { query: { accountId: 'north', subject: { address } } } as never });
  const pasted = { ...address, street: 'a'.repeat(1_001) };
  store().askAboutAddress('north', pasted);
  expect(asked).toEqual([]);
  expect(store()).toMatchObject({ part: 'address', address: pasted, ofAddress: null });
  expect([isAskable(pasted), isAskable(address), isAskable({ ...address, street: 'a'.repeat(1_000) })]).toEqual([
    false,
    false,
    true,
  ]);
});
