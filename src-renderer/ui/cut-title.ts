/**
 * A text that may be cut off says all of it in `data-whole`. Only where it is cut off is that shown on hover: anywhere
 * else a tooltip would repeat what can be read, cover the row below, and be read aloud as well as the text.
 */

/** For the pointer anywhere on the page. */
export function titleWhatIsCut({ target }: Pick<PointerEvent, 'target'>): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest('[role="gridcell"]') ?? target.closest('[data-whole]');
  const text = cell?.closest<HTMLElement>('[data-whole]') ?? cell?.querySelector<HTMLElement>('[data-whole]');
  if (cell == null || text == null) return;
  const isCut = [text.closest('[role="gridcell"]') ?? cell, text, ...text.querySelectorAll('*')].some(isCutOff);
  text.title = isCut ? (text.dataset.whole ?? '') : '';
}

/** Less than a line, and more than what letters reach over theirs. */
const SLACK = 8;

/** Words for screen readers only are one pixel wide. */
function isCutOff({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + SLACK);
}
