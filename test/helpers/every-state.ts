/** Every screen and the states behind it, each shown in the views of a walk: what the specs of all screens share. */
import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { screensInAnyLanguage, showLanguage } from './language-screens.ts';
import { stepsInAnyLanguage } from './language-steps.ts';

/** How a state is looked at, and what must hold then. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** The size of the text: 2 is 200 %. */
  readonly zoom: number;
  readonly density: 'comfortable' | 'touch';
  readonly faults: (page: Page) => Promise<readonly string[]>;
}

/** In light, and for a person who asked the system for less motion. */
export async function showCalmly(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.evaluate(() => window.packbench.call('preferences.change', { theme: 'light' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showLanguage(page, language);
}

export async function walkEveryState(page: Page, views: readonly View[]): Promise<void> {
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
}

/** The effect of a zoom on the page: it has fewer pixels. The density as Settings does, without leaving the screen. */
export async function showAs(page: Page, { width, height, zoom, density }: View): Promise<void> {
  const size = { width: Math.floor(width / zoom), height: Math.floor(height / zoom) };
  const shown = page.viewportSize();
  if (shown?.width !== size.width || shown.height !== size.height) {
    await page.setViewportSize(size);
    await page.waitForFunction((asked) => innerWidth === asked.width && innerHeight === asked.height, size);
  }
  await page.evaluate(async (chosen) => {
    if (document.documentElement.dataset.density === chosen) return;
    await window.packbench.call('preferences.change', { density: chosen });
  }, density);
  await expect(page.locator('html')).toHaveAttribute('data-density', density);
}
