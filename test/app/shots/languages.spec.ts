/**
 * `npm run shots`: the screens in German, in the pseudo-language and from right to left, into test-results/shots. In the
 * pseudo-language no text stands outside the catalogue, and nothing is clipped.
 */
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { unmigrated } from '../../../tools/words/unmigrated.ts';
import { expect, test } from '../../helpers/app.ts';
import { widerThanTheWindow } from '../../helpers/page-checks.ts';
import { resize } from '../../helpers/screens.ts';
import { say, sayIn } from '../../helpers/texts.ts';
import { clippedTexts, textsOutsideTheCatalogue } from '../../helpers/texts-on-screen.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'shots');
const size = { width: 1024, height: 768 };
const languages = ['en', 'de', 'pseudo', 'pseudo-rtl'] as const;
const screens = ['orders', 'manifests', 'address-book', 'validate', 'track', 'rates', 'activity', 'in-doubt'] as const;
const parts = ['accounts', 'address-books', 'printing', 'appearance', 'about'] as const;

test.setTimeout(240_000);
test.afterEach(() => sayIn('en'));

for (const language of languages) {
  test(`screens in ${language}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    await resize({ app, page, size });
    await page.evaluate((chosen) => window.packbench.call('preferences.change', { language: chosen }), language);
    await sayIn(language);
    await expect(page.getByRole('navigation', { name: say('shell.screens') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'pseudo-rtl' ? 'rtl' : 'ltr');
    for (const { name, show } of shownIn(page)) {
      await show();
      const path = join(folder, `${language}-${size.width}x${size.height}`, `${name}.png`);
      expect((await page.screenshot({ path, animations: 'disabled' })).length).toBeGreaterThan(5_000);
      expect.soft(await widerThanTheWindow(page), name).toEqual([]);
      expect.soft(await clippedTexts(page), name).toEqual([]);
      if (language === 'pseudo' && !unmigrated.includes(name)) {
        expect.soft((await textsOutsideTheCatalogue(page)).filter(isOurs), name).toEqual([]);
      }
    }
  });
}

/** Not the names of accounts and printers, what a printer reports, and languages, formats and Packbench by their own names. */
function isOurs(words: string): boolean {
  return !/^(Practice (North|South)|\w+-(Labels|Printer)|paused|English|Deutsch|Packbench|JSON|XML)$/.test(words);
}

function shownIn(page: Page) {
  const rail = page.getByRole('navigation', { name: say('shell.screens') });
  const goTo = async (screen: (typeof screens)[number] | 'settings'): Promise<void> => {
    const name = say(`common.screen.${screen}`);
    await rail.getByRole('button', { name }).click();
    await expect(page.getByRole('main', { name })).toBeVisible();
  };
  const openByKeys = async (keys: string, name: string): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  return [
    ...screens.map((screen) => ({ name: screen, show: () => goTo(screen) })),
    ...parts.map((part) => ({
      name: `settings-${part}`,
      show: async () => {
        await goTo('settings');
        await page.getByRole('radio', { name: say(`settings.part.${part}`), exact: true }).click();
      },
    })),
    {
      name: 'add-account',
      show: async () => {
        await page.getByRole('radio', { name: say('settings.part.accounts'), exact: true }).click();
        await page.getByRole('button', { name: say('accounts.form.add') }).click();
        await expect(page.getByRole('dialog', { name: say('accounts.form.add') })).toBeVisible();
      },
    },
    {
      name: 'command-palette',
      show: () => openByKeys('Control+k', say('keyboard.palette')),
    },
    {
      name: 'shortcuts',
      show: () => openByKeys('F1', say('keyboard.sheet')),
    },
  ];
}
