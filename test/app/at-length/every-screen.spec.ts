/**
 * Every screen and the states behind it, small and with large text, by mouse and by finger: nothing covers a control,
 * nothing is cut off, no words collide, also where a person has spaced them, the page does not scroll sideways, nothing
 * moves for a person who asked the system for less motion, and in touch mode no target is smaller than 44 pixels. In
 * English, axe finds nothing either. All sizes in both languages, and axe in all themes: `npm run proof -- --only walks`.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { drawn } from '../../helpers/drawn.ts';
import { screensInAnyLanguage, showLanguage } from '../../helpers/language-screens.ts';
import { stepsInAnyLanguage } from '../../helpers/language-steps.ts';
import { layoutFaults, movingParts, smallTargets, spaceWords } from '../../helpers/layout-checks.ts';
import { looksToWalk } from '../../helpers/looks.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import { ordersRead, ordersTable } from '../../helpers/operator.ts';
import { violationsOf, widerThanTheWindow } from '../../helpers/page-checks.ts';
import { showPart } from '../../helpers/screens.ts';
import { say, sayIn } from '../../helpers/texts.ts';
import { collidingTexts, tornTexts } from '../../helpers/texts-on-screen.ts';
import { specRun } from '../../proof/in-app.ts';

const run = specRun(0);
if (run.isLong) test.setTimeout(900_000);
test.afterEach(() => sayIn('en'));

/** How a state is looked at, and what must hold then. */
interface View {
  readonly width: number;
  readonly height: number;
  /** The size of the text: 2 is 200 %. */
  readonly zoom: number;
  readonly density: 'comfortable' | 'touch';
  /** With more room between lines, letters and words, as a person may set it (WCAG 1.4.12). */
  readonly isSpaced?: boolean;
  readonly faults: (page: Page) => Promise<readonly string[]>;
}

const small = {
  width: 1024,
  height: 768,
  density: 'comfortable',
  faults: async (page: Page) => [
    ...(await layoutFaults(page)),
    ...(await tornTexts(page)),
    ...(await collidingTexts(page)),
  ],
} as const;
const large = { ...small, width: 1280, height: 800 } as const;
const read: View = {
  ...large,
  zoom: 1,
  faults: async (page) => [
    ...(await violationsOf(page)),
    ...(await widerThanTheWindow(page)),
    ...(await tornTexts(page)),
  ],
};
const sizes: readonly View[] = [
  ...(run.isLong ? [1, 1.5, 2].map((zoom) => ({ ...large, zoom })) : []),
  ...(run.isLong ? [1.5, 2, 1] : [2, 1]).map((zoom) => ({ ...small, zoom })),
];
const spaced: View = {
  ...small,
  zoom: 1,
  isSpaced: true,
  faults: async (page) => [...(await layoutFaults(page)), ...(await collidingTexts(page))],
};
const touched: View = {
  ...small,
  zoom: 1,
  density: 'touch',
  faults: async (page) => [...(await smallTargets(page)), ...(await movingParts(page))],
};

for (const language of looksToWalk(run, ['en', 'de'] as const)) {
  test(`every screen can be read and pressed, ${language}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    await chooseLight(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showLanguage(page, language);
    const views = [...(language === 'en' ? [read] : []), ...sizes, spaced, touched];
    await showAs(page, views[0] ?? read);
    await test.step('rows of the question before', () => readWaitingRows(app, page));
    for (const [index, { name, show }] of [...screensInAnyLanguage(page), ...stepsInAnyLanguage(page)].entries()) {
      await test.step(name, async () => {
        await show();
        // There and back: each state is shown in the view in which the last one was left, and no view twice in a row.
        for (const view of index % 2 === 0 ? views : views.toReversed()) {
          await showAs(page, view);
          const where = `${name} ${view.width}x${view.height} ${view.zoom * 100} % ${view.density}`;
          expect.soft(await view.faults(page), where).toEqual([]);
        }
      });
    }
    await test.step('a button at work', () => seeNothingTurn(app, page));
    run.done();
  });
}

async function readWaitingRows(app: OpenApp['app'], page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await ordersRead(page);
  await whileMainStands(app, async () => {
    await search.fill('1');
    await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'true');
    expect(await violationsOf(page)).toEqual([]);
  });
  await search.fill('');
}

async function seeNothingTurn(app: OpenApp['app'], page: Page): Promise<void> {
  await showPart(page, 'printing');
  const again = page.getByRole('button', { name: say('settings.printing.look') });
  await expect(again).toBeEnabled();
  await whileMainStands(app, async () => {
    // It may have begun to look by itself: then it is at work, too.
    await again.dispatchEvent('click');
    await expect(again).toHaveAttribute('data-loading', 'true');
    expect(await movingParts(page)).toEqual([]);
    // Mantine puts it there by the motion that is left out.
    const [x, y] = middleOf(await again.locator('[class*="Loader-root"]').boundingBox());
    const [middleX, middleY] = middleOf(await again.boundingBox());
    expect(Math.hypot(x - middleX, y - middleY)).toBeLessThan(2);
  });
}

function middleOf(box: Awaited<ReturnType<Locator['boundingBox']>>): readonly [number, number] {
  return box === null ? [Number.NaN, Number.NaN] : [box.x + box.width / 2, box.y + box.height / 2];
}

/** The effect of a zoom on the page: it has fewer pixels. The density as Settings does, without leaving the screen. */
async function showAs(page: Page, { width, height, zoom, density, isSpaced = false }: View): Promise<void> {
  const size = { width: Math.floor(width / zoom), height: Math.floor(height / zoom) };
  const shown = page.viewportSize();
  if (shown?.width !== size.width || shown.height !== size.height) {
    await page.setViewportSize(size);
    await page.waitForFunction((asked) => innerWidth === asked.width && innerHeight === asked.height, size);
    // The parts are arranged anew a moment after that.
    await drawn(page);
  }
  await spaceWords(page, isSpaced);
  await page.evaluate(async (chosen) => {
    if (document.documentElement.dataset.density === chosen) return;
    await window.packbench.call('preferences.change', { density: chosen });
  }, density);
  await expect(page.locator('html')).toHaveAttribute('data-density', density);
}

async function chooseLight(page: Page): Promise<void> {
  await page.evaluate(() => window.packbench.call('preferences.change', { theme: 'light' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}
