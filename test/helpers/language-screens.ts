/** Every screen and dialog that opens without an earlier step, found by the catalogue's keys, so in any language. */
import type { Page } from '@playwright/test';
import type { ScreenName } from '../../src-renderer/bench/navigation-store.ts';
import type { ShownLanguage } from '../../src-renderer/words/language.ts';
import { expect } from './expect.ts';
import { widerThanTheWindow } from './page-checks.ts';
import { screenNames } from './screen-names.ts';
import { say, sayIn } from './texts.ts';
import { clippedTexts, namesWithoutBeginning, textsOutsideTheCatalogue } from './texts-on-screen.ts';

const parts = ['accounts', 'orders', 'address-books', 'printing', 'scanner', 'station', 'appearance', 'help'] as const;

/** As in Settings, but also for languages that Settings does not offer. From now on `say` answers in it, too. */
export async function showLanguage(page: Page, language: ShownLanguage): Promise<void> {
  await page.evaluate((chosen) => window.packbench.call('preferences.change', { language: chosen }), language);
  await sayIn(language);
  await expect(page.getByRole('navigation', { name: say('shell.screens') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'pseudo-rtl' ? 'rtl' : 'ltr');
}

/**
 * The faults of the texts on the shown screen: cut off, sticking out, or from outside the catalogue. Names and places
 * of orders are in no catalogue: where they are shown, that check is left out.
 */
export async function textFaults(page: Page, language: ShownLanguage, showsOrders = false): Promise<readonly string[]> {
  const outside = language === 'pseudo' && !showsOrders ? await textsOutsideTheCatalogue(page) : [];
  return [
    ...(await widerThanTheWindow(page)).map((words) => `sticks out: ${words}`),
    ...(await clippedTexts(page)).map((words) => `cut off: ${words}`),
    ...(await namesWithoutBeginning(page)).map((words) => `cut off at its beginning: ${words}`),
    ...(await namesInTheirValues(page)).map((words) => `reaches into what stands beside it: ${words}`),
    ...outside.filter(isOurs).map((words) => `not in the catalogue: ${words}`),
  ];
}

/** The name of a fact that is wider than its place runs into its value. */
export function namesInTheirValues(page: Page): Promise<readonly string[]> {
  return page
    .locator('dt:visible')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
}

/**
 * Leaves out the names of accounts and printers, reports of a printer, and languages, formats and Packbench under their
 * own names.
 */
function isOurs(words: string): boolean {
  return !/^(Practice (North|South)|\w+-(Labels|Printer)|English|Deutsch|Packbench|JSON|XML)$/.test(words);
}

export function screensInAnyLanguage(page: Page): readonly { name: string; show: () => Promise<void> }[] {
  const rail = page.getByRole('navigation', { name: say('shell.screens') });
  const goTo = async (screen: ScreenName): Promise<void> => {
    const name = say(`common.screen.${screen}`);
    await rail.getByRole('button', { name }).click();
    await expect(page.getByRole('main', { name })).toBeVisible();
    // Its contents come a moment after it, the first time.
    await expect(page.locator('h1').first()).toBeAttached();
  };
  const openByKeys = async (keys: string, name: string): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  return [
    // Each part of Settings is looked at.
    ...screenNames
      .filter((screen) => screen !== 'settings')
      .map((screen) => ({ name: screen, show: () => goTo(screen) })),
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
      show: () => openByKeys('Shift+F1', say('keyboard.sheet')),
    },
  ];
}
