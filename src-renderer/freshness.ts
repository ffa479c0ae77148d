/**
 * How long a reply counts as fresh. TanStack Query compares wall clocks: a clock set back by a day would keep old
 * replies on the screen for a day. This counts the time that passed.
 */
import type { QueryClient } from '@tanstack/react-query';

/** The `staleTime` of the client's queries. `passed`: milliseconds since any start, never going back. */
export function freshFor(
  client: QueryClient,
  milliseconds: number,
  passed: () => number = () => performance.now(),
): (query: object) => number {
  const cameAt = new WeakMap<object, number>();
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') cameAt.set(event.query, passed());
  });
  return (query) => {
    const at = cameAt.get(query);
    return at !== undefined && passed() - at < milliseconds ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  };
}
