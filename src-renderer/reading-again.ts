/**
 * Reads shown replies again after what main told. A reading that is under way is brought to its end and shown, and another one follows
 * it: called off each time, replies would never come as long as news come faster than they do.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads every shown reply whose key begins so. */
export function readingAgain(client: QueryClient): (queryKey: QueryKey) => void {
  /** Of which one more reading follows already. */
  const followed = new Set<string>();
  const readOne = async (hash: string): Promise<void> => {
    // By its key the client would hash that key once for each reply it holds: of hundreds of replies, all for each.
    const one = { predicate: ({ queryHash }: Query) => queryHash === hash };
    if (client.isFetching(one) > 0) {
      if (followed.has(hash)) return;
      followed.add(hash);
      await client.refetchQueries(one, { cancelRefetch: false });
      followed.delete(hash);
    }
    await client.invalidateQueries(one);
  };
  return (queryKey) => {
    for (const query of client.getQueryCache().findAll({ queryKey })) void readOne(query.queryHash);
  };
}

/**
 * Puts a known reply in place, as the one that a change answered with. A reading that is under way may have been answered before the
 * change: it is called off, and another one follows, which knows what has happened since.
 */
export function puttingReply(client: QueryClient): (queryKey: QueryKey, reply: unknown) => void {
  return (queryKey, reply) => {
    const one = { queryKey, exact: true };
    const isRead = client.isFetching(one) > 0;
    if (isRead) void client.cancelQueries(one);
    client.setQueryData(queryKey, reply);
    if (isRead) void client.invalidateQueries(one);
  };
}
