/**
 * Every state of the address book and of the Validate screen: axe finds nothing in any theme, and nothing is cut off
 * sideways at any size.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { bookScreensOf } from '../helpers/book-screens.ts';
import { startBookService } from '../helpers/book-service.ts';
import { type Dock, openDock } from '../helpers/dock.ts';
import { looksToWalk } from '../helpers/looks.ts';
import { violationsOf, widerThanTheWindow } from '../helpers/page-checks.ts';
import { type NamedScreen, resize, type ShownTheme, showPart } from '../helpers/screens.ts';
import { validateScreensOf } from '../helpers/validate-screens.ts';
import { specRun } from '../proof/in-app.ts';

test.use({ withPrinter: false });
const run = specRun(0);
// Each state follows from the one before, and axe reads every element of it.
test.setTimeout(360_000);

for (const [theme, width, height, density] of looksToWalk(run, [
  ['light', 1024, 768, 'Touch'],
  ['dark', 1024, 768, 'Mouse and keyboard'],
  ['high-contrast', 1280, 800, 'Mouse and keyboard'],
] as const)) {
  test(`every state is accessible and fits, ${theme} ${width} x ${height}, ${density}`, async ({ bench }) => {
    const service = await startBookService();
    let dock: Dock | null = null;
    try {
      dock = await openDock(bench);
      const { app, page } = dock;
      await resize({ app, page, size: { width, height } });
      const validate = validateScreensOf(dock, theme, density);
      await test.step('every state of Validate', () => walk(page, validate, theme));
      await showPart(page, 'accounts');
      const book = bookScreensOf({ app, page, service }, theme, density, 4);
      await test.step('every state of the address book', () => walk(page, book, theme));
    } finally {
      await dock?.close();
      await service.close();
    }
  });
}

async function walk(page: Page, screens: readonly NamedScreen[], theme: ShownTheme): Promise<void> {
  const main = page.getByRole('main');
  for (const { name, show } of screens) {
    await show();
    expect.soft(await violationsOf(page, theme), name).toEqual([]);
    expect.soft(await widerThanTheWindow(page), name).toEqual([]);
    // What scrolls is a part of the screen, not the screen around it as well.
    expect.soft(await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), name).toBe(0);
  }
  run.done();
}
