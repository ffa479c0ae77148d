/** A scrolling area of words alone is reached by Tab and scrolled by the arrows (WCAG 2.1.1); given as its `ref`. */
export function reachedByKeys(element: HTMLElement | null): void {
  if (element !== null) element.tabIndex = 0;
}
