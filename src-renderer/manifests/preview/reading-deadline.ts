/** Ten seconds a step: a file that keeps its reader busy for longer counts as unreadable, and nobody waits for it. */
import { UnreadablePdf } from './unreadable-pdf.ts';

const DEADLINE_SECONDS = 10;

/**
 * Settles as `work` does, or rejects with UnreadablePdf 'too-slow'. A hidden window draws nothing (the browser gives it
 * no frames), so time spent hidden does not count. It is counted by the second, because one timer alone may be over after a sleep of
 * the computer, in which the reader was stopped, too.
 */
export function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer = 0;
    const wind = (secondsLeft: number): void => {
      timer = window.setTimeout(() => {
        if (secondsLeft > 1) {
          wind(secondsLeft - 1);
          return;
        }
        stop();
        reject(new UnreadablePdf('too-slow'));
      }, 1_000);
    };
    const whenShownOrHidden = (): void => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') wind(DEADLINE_SECONDS);
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
