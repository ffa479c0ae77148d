/** Threads that were started ahead and have no file yet: a file that comes finds one whose script is loaded. */
export interface ReadyThreads<Thread> {
  /** This many files will come: each finds a thread, and unused ones are ended. */
  expectFiles(count: number): void;
  /**
   * One file may come within this many milliseconds: its thread is ended when nobody who expected one waits any more.
   */
  expectOne(milliseconds: number): void;
  /** A ready thread, or one that starts now. */
  take(): Thread;
  /** Nobody can use it any more. */
  drop(thread: Thread): void;
}

export function createReadyThreads<Thread extends { terminate(): void }>(
  start: () => Thread,
  after: (milliseconds: number, then: () => void) => void,
): ReadyThreads<Thread> {
  /** With how many still wait for it; null when the number of files is known. */
  const ready = new Map<Thread, number | null>();
  const startAhead = (waiting: number | null): Thread => {
    const thread = start();
    ready.set(thread, waiting);
    return thread;
  };
  const end = (thread: Thread): void => {
    if (ready.delete(thread)) thread.terminate();
  };
  const giveUpOn = (thread: Thread): void => {
    const waiting = ready.get(thread) ?? null;
    if (waiting === null) return;
    if (waiting === 1) end(thread);
    else ready.set(thread, waiting - 1);
  };
  return {
    expectFiles(count) {
      for (const thread of [...ready.keys()].slice(count)) end(thread);
      for (const thread of ready.keys()) ready.set(thread, null);
      while (ready.size < count) startAhead(null);
    },
    expectOne(milliseconds) {
      const [thread = startAhead(0)] = ready.keys();
      const waiting = ready.get(thread) ?? null;
      if (waiting === null) return;
      ready.set(thread, waiting + 1);
      after(milliseconds, () => giveUpOn(thread));
    },
    take() {
      const [thread = start()] = ready.keys();
      ready.delete(thread);
      return thread;
    },
    drop: (thread) => void ready.delete(thread),
  };
}
