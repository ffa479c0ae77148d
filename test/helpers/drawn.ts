/** What the page knows only after it has drawn: the next press then finds what a person would see. */
import type { Page } from '@playwright/test';

/** Two frames have begun, so that the first has been painted; and what was to follow them has happened. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
