/**
 * Every state of the address book and of the Validate screen: axe finds nothing in any theme, and nothing is cut off
 * sideways at any size.
 */
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bookScreensOf } from '../../helpers/book-screens.ts';
import { startBookService } from '../../helpers/book-service.ts';
import { type Dock, openDock } from '../../helpers/dock.ts';
import { layoutFaults } from '../../helpers/layout-checks.ts';
import { looksToWalk } from '../../helpers/looks.ts';
import {
  headsAsideOfTheirColumns,
  pressesInTwoLines,
  violationsOf,
  widerThanTheWindow,
} from '../../helpers/page-checks.ts';
import { faultsInPseudo } from '../../helpers/pseudo-looks.ts';
import { type NamedScreen, resize, type ShownTheme, showPart } from '../../helpers/screens.ts';
import { validateScreensOf } from '../../helpers/validate-screens.ts';
import { specRun } from '../../proof/in-app.ts';

test.use({ withPrinter: false });
const run = specRun(0);

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
      const place = dock;
      const { app, page } = place;
      await resize({ app, page, size: { width, height } });
      const validate = validateScreensOf(dock, theme, density);
      await test.step('every state of Validate', () => walk(place, validate, theme));
      await showPart(page, 'accounts');
      const book = bookScreensOf({ app, page, service }, theme, density, 4);
      await test.step('every state of the address book', () => walk(place, book, theme));
    } finally {
      await dock?.close();
      await service.close();
    }
  });
}

type Place = Pick<OpenApp, 'app' | 'page'>;

/** The list ends while it is looked at, and the next state stops it. */
const passing = 'list-running';

async function walk(place: Place, screens: readonly NamedScreen[], theme: ShownTheme): Promise<void> {
  const { page } = place;
  const main = page.getByRole('main');
  for (const { name, show } of screens) {
    await show();
    expect.soft(await violationsOf(page, theme), name).toEqual([]);
    expect.soft(await widerThanTheWindow(page), name).toEqual([]);
    expect.soft(await headsAsideOfTheirColumns(page), name).toEqual([]);
    if (name === 'nothing-found') expect.soft(await pressesInTwoLines(main), name).toEqual([]);
    // What scrolls is a part of the screen, not the screen around it as well.
    expect.soft(await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), name).toBe(0);
    if (!run.isLong || name === passing) continue;
    expect.soft(await faultsInLargeText(place), `${name}, 200 %`).toEqual([]);
    if (theme === 'light') expect.soft(await faultsInPseudo(page), `${name}, pseudo-languages`).toEqual([]);
  }
  run.done();
}

/** As wide and as high as half of the window. */
async function faultsInLargeText(place: Place): Promise<readonly string[]> {
  const size = await place.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await resize({ ...place, size: { width: size.width / 2, height: size.height / 2 } });
  const faults = await layoutFaults(place.page);
  await resize({ ...place, size });
  return faults;
}
