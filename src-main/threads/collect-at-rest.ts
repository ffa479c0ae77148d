/**
 * V8 looks for garbage while new things are made. What a busy time leaves behind stays where nothing is made any more: some
 * megabytes in main and in each of its threads.
 */
import type { After } from '../ports.ts';

/** In milliseconds. Collecting takes some tens of them, in which nobody is answered. */
const rest = 10_000;

/** Keeps no thread from its end. */
const timerBeside: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};

/**
 * Answers what to call with each piece of work: once none has come for a while, what they left behind is collected.
 * `collect`: V8's own, where it was started with `--expose-gc`, as in the Chromium runtime.
 */
export function collectsAtRest(after: After = timerBeside, collect = globalThis.gc): () => void {
  let callOff = (): void => undefined;
  return () => {
    callOff();
    callOff = after(rest, () => void collect?.({ type: 'major', execution: 'async' }));
  };
}
