/** A file is dropped while the page still asks for the list that was open before it. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('it is read once it is known that there was none', async () => {
  const asked: string[] = [];
  const { promise: last, resolve: answer } = Promise.withResolvers<unknown>();
  const list = { listId: 'list-1', accountId: 'north', hasHeader: true, mapping: {}, guessed: [] };
  const call = (name: string): Promise<unknown> => {
    asked.push(name);
    return name === 'addressLists.last' ? last : Promise.resolve({ ok: true, value: list });
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  // A page asks for the last list once.
  vi.resetModules();
  const { useListStore } = await import('../../../src-renderer/validate/lists/list-store.ts');
  const { recall, drop } = useListStore.getState();
  recall();
  const dropped = drop('north', [new File(['Street,City\n1 Test Road,Napier\n'], 'addresses.csv')]);
  answer({ ok: true, value: null });
  await dropped;
  await expect.poll(() => asked).toEqual(['addressLists.last', 'addressLists.readDropped']);
  await expect.poll(() => useListStore.getState()).toMatchObject({ list: { listId: 'list-1' }, busy: false });
});
