/**
 * Searches go first: while the searching thread has a question, the thread that fills a book stands still. They share a
 * count in memory, which works alike on every system; thread priorities do not.
 */

/** Element 0 counts the questions that have no answer yet. */
export type OpenQuestions = Int32Array<SharedArrayBuffer>;

/** A search takes less than this. Without a limit, a count that was never lowered would stop a filling for good. */
const longestWait = 20;

export function createOpenQuestions(): OpenQuestions {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function tellOpenQuestions(questions: OpenQuestions, count: number): void {
  Atomics.store(questions, 0, count);
  if (count === 0) Atomics.notify(questions, 0);
}

/** Stops this thread while there are open questions. Not for a thread that somebody waits for. */
export function giveWay(questions: OpenQuestions): void {
  const began = performance.now();
  for (;;) {
    const count = Atomics.load(questions, 0);
    const left = longestWait - (performance.now() - began);
    if (count === 0 || left <= 0) return;
    Atomics.wait(questions, 0, count, left);
  }
}
