/**
 * Mantine gives the first field of a dialog, or the first choice of a menu, the focus twice, some milliseconds apart.
 * Whoever is quick has gone on in between and was taken back: the next key meant the first choice, and not theirs. It
 * looks for `data-autofocus` both times, so what was gone on to is marked.
 */
const MARK = 'data-autofocus';

/** For each focus on the page. */
export function keepFirstFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const place = target.parentElement?.closest('[role="dialog"], [role="menu"]');
  if (place == null || target.hasAttribute(MARK)) return;
  place.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  target.setAttribute(MARK, '');
}
