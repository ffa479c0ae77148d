/**
 * A page that hangs answers no key and no press, and nobody can close it from inside. It is ended, so that a new one is
 * loaded in its place (load-again.ts), unless it goes on by itself.
 */
import type { After } from '../ports.ts';

/**
 * Milliseconds. Chromium has waited for half a minute before it says that a page hangs; a computer that has just woken
 * may need a moment more.
 */
const longestHang = 3_000;

export interface HungPage {
  /** Chromium says that the page hangs. */
  hangs(): void;
  /** It answers again, or its process has gone. */
  goesOn(): void;
}

export function endHungPage(end: () => void, after: After): HungPage {
  let cancel: (() => void) | null = null;
  const goesOn = (): void => {
    cancel?.();
    cancel = null;
  };
  return {
    hangs() {
      cancel ??= after(longestHang, () => {
        cancel = null;
        end();
      });
    },
    goesOn,
  };
}
