/** Ten seconds a step: a file that keeps its reader busy for longer counts as unreadable, and nobody waits for it. */
import { UnreadablePdf } from './unreadable-pdf.ts';

/** Milliseconds. */
const DEADLINE = 10_000;
/** Milliseconds: a timer that is later than this was late because the computer slept, and the reader with it. No more of that counts. */
const MOST_AT_ONCE = 3_000;

/**
 * Settles as `work` does, or rejects with UnreadablePdf 'too-slow'. A hidden window draws nothing (the browser gives it
 * no frames), so time spent hidden does not count. Nor does more than a little of a sleep of the computer.
 */
export function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer = 0;
    const wind = (left: number): void => {
      const since = performance.now();
      const count = (): void => {
        const stillLeft = left - Math.min(performance.now() - since, MOST_AT_ONCE);
        if (stillLeft > 0) {
          wind(stillLeft);
          return;
        }
        stop();
        reject(new UnreadablePdf('too-slow'));
      };
      timer = window.setTimeout(count, Math.min(left, 1_000));
    };
    const whenShownOrHidden = (): void => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') wind(DEADLINE);
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenShownOrHidden);
    };
    document.addEventListener('visibilitychange', whenShownOrHidden);
    whenShownOrHidden();
    work.finally(stop).then(resolve, reject);
  });
}
