/**
 * Every screen and the states behind it, small and with large text, by mouse and by finger: nothing covers a control,
 * nothing is cut off, the page does not scroll sideways, and in touch mode no target is smaller than 44 pixels. All
 * sizes in both languages: `npm run proof -- --only walks`.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { screensInAnyLanguage, showLanguage } from '../helpers/language-screens.ts';
import { stepsInAnyLanguage } from '../helpers/language-steps.ts';
import { layoutFaults, smallTargets } from '../helpers/layout-checks.ts';
import { looksToWalk } from '../helpers/looks.ts';
import { resize } from '../helpers/screens.ts';
import { sayIn } from '../helpers/texts.ts';
import { specRun } from '../proof/in-app.ts';

const run = specRun(0);
test.setTimeout(run.isLong ? 900_000 : 240_000);
test.afterEach(() => sayIn('en'));

/** The size of the window and of the text: 2 is 200 %. */
const looks = [
  { width: 1024, height: 768, zoom: 1 },
  { width: 1024, height: 768, zoom: 2 },
  { width: 1024, height: 768, zoom: 1.5 },
  { width: 1280, height: 800, zoom: 1 },
  { width: 1280, height: 800, zoom: 1.5 },
  { width: 1280, height: 800, zoom: 2 },
];

for (const language of looksToWalk(run, ['en', 'de'] as const)) {
  test(`every screen can be read and pressed, ${language}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    await resize({ app, page, size: { width: 1024, height: 768 } });
    await showLanguage(page, language);
    for (const { name, show } of [...screensInAnyLanguage(page), ...stepsInAnyLanguage(page)]) {
      await show();
      for (const look of run.isLong ? looks : looks.slice(0, 2)) {
        await showAt(page, look);
        const where = `${name} ${look.width}x${look.height} ${look.zoom * 100} %`;
        expect.soft(await layoutFaults(page), where).toEqual([]);
      }
      await showAt(page, { width: 1024, height: 768, zoom: 1 });
      await chooseDensity(page, 'touch');
      expect.soft(await smallTargets(page), `${name} touch`).toEqual([]);
      await chooseDensity(page, 'comfortable');
    }
    run.done();
  });
}

/** The effect of a zoom on the page: it has fewer pixels. */
async function showAt(page: Page, { width, height, zoom }: (typeof looks)[number]): Promise<void> {
  const size = { width: Math.floor(width / zoom), height: Math.floor(height / zoom) };
  await page.setViewportSize(size);
  await page.waitForFunction((asked) => innerWidth === asked.width && innerHeight === asked.height, size);
}

/** As Settings does, without leaving the screen. */
async function chooseDensity(page: Page, density: 'comfortable' | 'touch'): Promise<void> {
  await page.evaluate((chosen) => window.packbench.call('preferences.change', { density: chosen }), density);
  await expect(page.locator('html')).toHaveAttribute('data-density', density);
}
