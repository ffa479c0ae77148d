/**
 * A text that may be cut off says all of it in `data-whole`. Only where it is cut off is that shown on hover: anywhere
 * else a tooltip would repeat what can be read, and cover the row below.
 */
import type { PointerEvent } from 'react';

/** For the list around such texts. */
export function titleWhatIsCut({ target }: PointerEvent): void {
  const pointedAt = target as Element;
  const cell = pointedAt.closest('[role="gridcell"]') ?? pointedAt.closest('[data-whole]');
  const text = cell?.closest<HTMLElement>('[data-whole]') ?? cell?.querySelector<HTMLElement>('[data-whole]');
  if (cell == null || text == null) return;
  const isCut = [text.closest('[role="gridcell"]') ?? cell, text, ...text.querySelectorAll('*')].some(isCutOff);
  text.title = isCut ? (text.dataset.whole ?? '') : '';
}

/** Words for screen readers only are one pixel wide. */
function isCutOff({ scrollWidth, clientWidth }: Element): boolean {
  return clientWidth > 1 && scrollWidth > clientWidth;
}
