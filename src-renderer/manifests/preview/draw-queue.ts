/** One drawing at a time, the nearest page first, so that a long document never delays the page in view. */

export interface Drawing<Value> {
  /** Called whenever the next drawing is chosen: smaller is sooner. */
  readonly rank: () => number;
  /** A drawing that is no longer needed leaves the queue; a started one hears of it through the same signal. */
  readonly signal: AbortSignal;
  readonly draw: () => Promise<Value>;
}

export interface DrawQueue {
  /** Settles as the drawing does; rejects with the signal's reason when it is no longer needed before it started. */
  add<Value>(drawing: Drawing<Value>): Promise<Value>;
}

interface Waiting {
  readonly rank: () => number;
  readonly start: () => Promise<void>;
}

export function createDrawQueue(): DrawQueue {
  const waiting = new Set<Waiting>();
  let drawing = false;

  const startNext = (): void => {
    if (drawing) return;
    const next = nearest(waiting);
    if (next === undefined) return;
    waiting.delete(next);
    drawing = true;
    void next.start().finally(() => {
      drawing = false;
      startNext();
    });
  };

  return {
    add<Value>({ rank, signal, draw }: Drawing<Value>): Promise<Value> {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const leave = (): void => {
          waiting.delete(entry);
          reject(signal.reason);
        };
        const entry: Waiting = {
          rank,
          start: () => {
            signal.removeEventListener('abort', leave);
            return draw().then(resolve, reject);
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.add(entry);
        // The pages of one screen ask one after another: all are heard before the first is chosen.
        queueMicrotask(startNext);
      });
    },
  };
}

function nearest(waiting: ReadonlySet<Waiting>): Waiting | undefined {
  let best: Waiting | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const entry of waiting) {
    const rank = entry.rank();
    if (best === undefined || rank < bestRank) {
      best = entry;
      bestRank = rank;
    }
  }
  return best;
}
