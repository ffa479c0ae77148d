/**
 * Reads shown replies again after events of main. A reading under way is finished and shown, and another one follows
 * it: if each event cancelled it, no reply would ever come while events are faster.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads every shown reply again whose key begins with this. */
export function readingAgain(client: QueryClient): (queryKey: QueryKey) => void {
  /** Replies for which one more reading already follows. */
  const followed = new Set<string>();
  const readOne = async ({ queryHash: hash, state, promise }: Query): Promise<void> => {
    // Given the key, the client would hash it once for each reply it holds: with hundreds of replies, all for each.
    const one = { predicate: ({ queryHash }: Query) => queryHash === hash };
    if (state.fetchStatus !== 'idle') {
      if (followed.has(hash)) return;
      followed.add(hash);
      // Not by the client: it passes over a first reading that nothing waits for, whose reply would then count as fresh.
      await promise?.catch(() => undefined);
      followed.delete(hash);
    }
    await client.invalidateQueries(one);
  };
  return (queryKey) => {
    for (const query of client.getQueryCache().findAll({ queryKey })) void readOne(query);
  };
}

export interface HeldBack<Name> {
  /** Reads now, or once when nothing holds it back any longer. */
  readAgain(...names: readonly Name[]): void;
  /** Holds these back until the returned function is called. */
  holdBack(names: readonly Name[]): () => void;
}

/** Holds readings back while nobody can see what they would bring, and the computer has something better to do. */
export function holdingBack<Name>(readNow: (name: Name) => void): HeldBack<Name> {
  const holds = new Set<readonly Name[]>();
  const awaited = new Set<Name>();
  const readAgain = (...names: readonly Name[]): void => {
    for (const name of names) {
      if ([...holds].some((held) => held.includes(name))) awaited.add(name);
      else readNow(name);
    }
  };
  return {
    readAgain,
    holdBack(names) {
      // A copy: two who hold the same names hold them twice.
      const held = [...names];
      holds.add(held);
      return () => {
        if (!holds.delete(held)) return;
        const free = [...awaited];
        awaited.clear();
        readAgain(...free);
      };
    },
  };
}

/**
 * Drops replies that nothing shows: a screen that is opened again would show them once more before the new ones come.
 */
export function forgettingUnshown(client: QueryClient): (queryKey: QueryKey) => void {
  return (queryKey) => client.removeQueries({ queryKey, type: 'inactive' });
}

/**
 * Puts a known reply in place, such as the reply to a change. A reading under way may have been answered before the
 * change: it is cancelled, and another one follows, which knows what has happened since.
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
