/**
 * `npm run shots`: the screens and the states behind them in each language, also in the pseudo-languages, into
 * test-results/shots; no text is cut off, and axe finds nothing. 1920 x 1080 is also what a screen of 3840 x 2160 shows
 * at 200 %.
 */
import { join, resolve } from 'node:path';
import { expect, test } from '../../helpers/app.ts';
import { screensInAnyLanguage, showLanguage, textFaults } from '../../helpers/language-screens.ts';
import { stepsInAnyLanguage } from '../../helpers/language-steps.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { resize } from '../../helpers/screens.ts';
import { sayIn } from '../../helpers/texts.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'shots');

test.afterEach(() => sayIn('en'));

for (const language of ['en', 'de', 'pseudo', 'pseudo-rtl'] as const) {
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    test(`screens in ${language}, ${width} x ${height}`, async ({ bench }) => {
      const { app, page } = await bench.open();
      await resize({ app, page, size: { width, height } });
      await showLanguage(page, language);
      const steps = stepsInAnyLanguage(page);
      for (const state of [...screensInAnyLanguage(page), ...steps]) {
        const { name, show } = state;
        await show();
        const path = join(folder, `${language}-${width}x${height}`, `${name}.png`);
        expect((await page.screenshot({ path, animations: 'disabled' })).length).toBeGreaterThan(5_000);
        expect.soft(await textFaults(page, language, steps.includes(state)), name).toEqual([]);
        expect.soft(await violationsOf(page), name).toEqual([]);
      }
    });
  }
}
