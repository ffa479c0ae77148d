/** A reply stays fresh for its time, even if the clock was set since it came. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { freshFor } from '../../../src-renderer/freshness.ts';

const day = 86_400_000;

test.each([
  ['a day back', day],
  ['40 days ahead', -40 * day],
])('the clock was set %s after the reply came', (_, updatedBy) => {
  let passed = 0;
  const client = new QueryClient();
  const staleTime = freshFor(client, 15_000, () => passed);
  client.setDefaultOptions({ queries: { staleTime: staleTime } });
  client.setQueryData(['orders.window'], 'reply', { updatedAt: Date.now() + updatedBy });
  const isStale = (): boolean => new QueryObserver(client, { queryKey: ['orders.window'] }).getCurrentResult().isStale;
  passed = 14_999;
  expect(isStale()).toBe(false);
  passed = 15_000;
  expect(isStale()).toBe(true);
});

test('a reply that could not be read again does not become fresh by that', async () => {
  let passed = 0;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setDefaultOptions({ queries: { retry: false, staleTime: freshFor(client, 15_000, () => passed) } });
  const queryKey = ['orders.window'];
  client.setQueryData(queryKey, 'reply');
  passed = 20_000;
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('gone')) });
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect(new QueryObserver(client, { queryKey }).getCurrentResult().isStale).toBe(true);
});
