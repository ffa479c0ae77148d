/** What is under way, known in one place, so that nothing it needs is closed before it has come to its end. */

export interface WorkUnderWay {
  /** Aborts when the end begins. Whoever begins work looks here first. */
  readonly ending: AbortSignal;
  /** Remembers the work until it has settled, and hands it on. */
  follow<Value>(work: Promise<Value>): Promise<Value>;
  /** Begins the end. Resolves when nothing is under way any more, whatever became of it; never rejects. */
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
      // What ends may have begun something on its way.
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
}

/** What the promise brings, or `instead` when the end begins before: for answers that may never come. */
export function unlessEnding<Value>(ending: AbortSignal, answer: Promise<Value>, instead: Value): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => resolve(instead);
  if (ending.aborted) giveUp();
  ending.addEventListener('abort', giveUp, { once: true });
  answer.then(resolve, reject).finally(() => ending.removeEventListener('abort', giveUp));
  return promise;
}
