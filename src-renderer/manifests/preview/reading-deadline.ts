/** Ten seconds a step: a file that keeps its reader busy for longer counts as unreadable, and nobody waits for it. */
import { UnreadablePdf } from './unreadable-pdf.ts';

const READING_DEADLINE_MS = 10_000;

/**
 * Settles as `work` does, or rejects with UnreadablePdf 'too-slow'. A hidden window draws nothing (the browser gives it
 * no frames), so time spent hidden does not count.
 */
export function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer = 0;
    const wind = (): void => {
      timer = window.setTimeout(() => {
        stop();
        reject(new UnreadablePdf('too-slow'));
      }, READING_DEADLINE_MS);
    };
    const whenShownOrHidden = (): void => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') wind();
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
