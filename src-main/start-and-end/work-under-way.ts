/** What is under way, known in one place, so that nothing it needs is closed before it has ended. */

export interface WorkUnderWay {
  /** Aborts when the end begins. Check it before beginning work. */
  readonly ending: AbortSignal;
  /** Remembers the work until it has settled, and returns it. */
  follow<Value>(work: Promise<Value>): Promise<Value>;
  /** Begins the end. Resolves when nothing is under way any more, however it ended; never rejects. */
  end(): Promise<void>;
}

export function createWorkUnderWay(): WorkUnderWay {
  const ending = new AbortController();
  const open = new Set<Promise<unknown>>();
  return {
    ending: ending.signal,
    follow(work) {
      open.add(work);
      const forget = (): void => void open.delete(work);
      work.then(forget, forget);
      return work;
    },
    async end() {
      ending.abort();
      // Work that ends may have begun something new.
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
}

/** The promise's result, or `instead` when the end begins first: for answers that may never come. */
export function unlessEnding<Value>(ending: AbortSignal, answer: Promise<Value>, instead: Value): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => resolve(instead);
  if (ending.aborted) giveUp();
  ending.addEventListener('abort', giveUp, { once: true });
  answer.then(resolve, reject).finally(() => ending.removeEventListener('abort', giveUp));
  return promise;
}
