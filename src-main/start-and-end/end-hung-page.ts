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

/** Electron's words for it, of `webContents`. */
export interface PageThatMayHang {
  on(name: 'unresponsive' | 'responsive' | 'render-process-gone', hear: () => void): unknown;
}

export function endHungPage(page: PageThatMayHang, end: () => void, after: After): void {
  let cancel: (() => void) | null = null;
  const goesOn = (): void => {
    cancel?.();
    cancel = null;
  };
  page.on('unresponsive', () => {
    cancel ??= after(longestHang, () => {
      cancel = null;
      end();
    });
  });
  page.on('responsive', goesOn);
  // Another page takes its place, and does not hang.
  page.on('render-process-gone', goesOn);
}
