/** When news comes faster than replies, the page still gets replies, and the last news is always read. */
import { hashKey, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgettingUnshown, holdingBack, puttingReply, readingAgain } from '../../../src-renderer/reading-again.ts';

/** A page that shows one reply; the test answers each question when it wants to. */
function page() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const asked: ((reply: string) => void)[] = [];
  const queryFn = (): Promise<string> => new Promise((resolve) => asked.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['station.get', {}], queryFn });
  const stop = observer.subscribe(() => undefined);
  return { client, asked, again: readingAgain(client), shown: () => observer.getCurrentResult().data, stop };
}

test('the reply that is under way is shown, and one more is asked for, however many news came', async () => {
  const { asked, again, shown, stop } = page();
  asked[0]?.('before');
  await expect.poll(shown).toBe('before');
  again(['station.get']);
  expect(asked).toHaveLength(2);
  for (let news = 0; news < 5; news += 1) again(['station.get']);
  expect(asked).toHaveLength(2);
  asked[1]?.('meanwhile');
  await expect.poll(shown).toBe('meanwhile');
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.('the last');
  await expect.poll(shown).toBe('the last');
  expect(asked).toHaveLength(3);
  stop();
});

test('a reading that fails is followed as well', async () => {
  const { asked, again, shown, stop } = page();
  again(['station.get']);
  asked[0]?.(Promise.reject(new Error('gone')) as never);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.('here');
  await expect.poll(shown).toBe('here');
  stop();
});

test('a first reading that nobody waits for any longer as the news comes is asked anew where it is shown', async () => {
  const { client, asked, again, stop } = page();
  stop();
  for (let news = 0; news < 2; news += 1) again(['station.get']);
  asked[0]?.('before');
  await expect.poll(() => client.getQueryData(['station.get', {}])).toBe('before');
  const shown = new QueryObserver(client, {
    queryKey: ['station.get', {}],
    queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = shown.subscribe(() => undefined);
  expect(asked).toHaveLength(2);
  asked[1]?.('after the news');
  await expect.poll(() => shown.getCurrentResult().data).toBe('after the news');
  leave();
});

test('what was asked before a change does not come in the place of what the change answered with, and is asked again', async () => {
  const { client, asked, shown, stop } = page();
  const put = puttingReply(client);
  asked[0]?.('before');
  await expect.poll(shown).toBe('before');
  void client.invalidateQueries({ queryKey: ['station.get', {}] });
  expect(asked).toHaveLength(2);
  put(['station.get', {}], 'changed');
  asked[1]?.('before');
  await expect.poll(() => asked.length).toBe(3);
  expect(shown()).toBe('changed');
  asked[2]?.('changed, and more');
  await expect.poll(shown).toBe('changed, and more');
  stop();
});

test('a reply that is put in place while nothing is asked asks nothing', async () => {
  const { client, asked, shown, stop } = page();
  asked[0]?.('before');
  await expect.poll(shown).toBe('before');
  puttingReply(client)(['station.get', {}], 'changed');
  await expect.poll(shown).toBe('changed');
  expect(asked).toHaveLength(1);
  stop();
});

test('news of many replies looks at each of them once, not at all of them for each', () => {
  let hashed = 0;
  const queryKeyHashFn = (queryKey: QueryKey): string => {
    hashed += 1;
    return hashKey(queryKey);
  };
  const client = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn } } });
  const count = 100;
  for (let at = 0; at < count; at += 1) client.setQueryData(['manifests.get', { at }], 'as it was');
  hashed = 0;
  readingAgain(client)(['manifests.get']);
  expect(hashed).toBeLessThanOrEqual(count);
  const replies = client.getQueryCache().findAll({ queryKey: ['manifests.get'] });
  expect(replies.filter((reply) => reply.state.isInvalidated)).toHaveLength(count);
});

test('a reply that nothing shows is not shown once more after news, and one that is shown stays', async () => {
  const { client, asked, shown, stop } = page();
  const forget = forgettingUnshown(client);
  asked[0]?.('before');
  await expect.poll(shown).toBe('before');
  forget(['station.get']);
  expect(client.getQueryData(['station.get', {}])).toBe('before');
  stop();
  forget(['station.get']);
  const again = new QueryObserver(client, {
    queryKey: ['station.get', {}],
    queryFn: () => new Promise(() => undefined),
  });
  expect(again.getCurrentResult().data).toBe(undefined);
  again.destroy();
});

test('what is held back is read once, when the last of those who hold it lets go', () => {
  const read: string[] = [];
  const { readAgain, holdBack } = holdingBack<string>((name) => read.push(name));
  const first = holdBack(['orders.window', 'orders.counts']);
  const second = holdBack(['orders.window']);
  readAgain('orders.window', 'station.get');
  readAgain('orders.counts', 'orders.window');
  expect(read).toEqual(['station.get']);
  first();
  expect(read).toEqual(['station.get', 'orders.counts']);
  second();
  second();
  expect(read).toEqual(['station.get', 'orders.counts', 'orders.window']);
  readAgain('orders.window');
  expect(read).toHaveLength(4);
});

test('nothing is read when it is let go and nothing had become old', () => {
  const read: string[] = [];
  holdingBack<string>((name) => read.push(name)).holdBack(['orders.window'])();
  expect(read).toEqual([]);
});

test('what nobody shows yet is not answered by what was asked before the change', async () => {
  const client = new QueryClient();
  const asked = Promise.withResolvers<string>();
  const queryKey = ['accounts.list', {}];
  const ahead = client.prefetchQuery({ queryKey, queryFn: () => asked.promise });
  puttingReply(client)(queryKey, 'changed');
  asked.resolve('before');
  await ahead;
  expect(client.getQueryData(queryKey)).toBe('changed');
});

test('a reply that is put in place leaves alone what is read of a longer question', async () => {
  const client = new QueryClient();
  const asked = Promise.withResolvers<string>();
  const longer = ['accounts.list', { of: 'north' }];
  const reading = client.prefetchQuery({ queryKey: longer, queryFn: () => asked.promise });
  puttingReply(client)(['accounts.list', {}], 'changed');
  asked.resolve('read');
  await reading;
  expect(client.getQueryData(longer)).toBe('read');
});

test('two who hold the same names back hold them twice', () => {
  const read: string[] = [];
  const { readAgain, holdBack } = holdingBack<string>((name) => void read.push(name));
  const names = ['orders.window'];
  const [first, second] = [holdBack(names), holdBack(names)];
  readAgain('orders.window');
  first();
  expect(read).toEqual([]);
  second();
  expect(read).toEqual(['orders.window']);
});
