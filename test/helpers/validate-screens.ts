/**
 * Every state of the Validate screen, in one order in which each follows from the one before: for axe, for sizes, for
 * pictures.
 */
import type { Page } from '@playwright/test';
import type { Dock } from './dock.ts';
import { expect } from './expect.ts';
import { goTo } from './operator.ts';
import { chooseTheme, type NamedScreen, type ShownTheme } from './screens.ts';
import { beginning, say, sayAny, sayWithin } from './texts.ts';
import {
  entryWithSuburb,
  holdOver,
  listOf,
  pasteList,
  showPart,
  suggestionsOf,
  typedAddress,
  validate,
  verdictOf,
} from './validating.ts';

/** Starts at a dock whose service answers; ends with a service that has come back. */
export function validateScreensOf(
  dock: Dock,
  theme: ShownTheme,
  density: 'Mouse and keyboard' | 'Touch',
): readonly NamedScreen[] {
  const { page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const elsewhere = { ...known, Suburb: 'Wrongham' };
  const unknown = {
    ...known,
    'Street and number': '1 Nowhere Lane',
    Suburb: '',
    City: 'Atlantis',
    'Post code': '00000',
  };
  // More than can be asked about while axe reads them.
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    ...known,
    'Street and number': `${index + 1} Test Road`,
  }));
  const heading = (name: string | RegExp) => expect(verdictOf(page).getByRole('heading', { name })).toBeVisible();
  let letGo: () => Promise<void>;
  return [
    {
      name: 'nothing-asked',
      async show() {
        await chooseTheme(page, theme);
        await page.getByRole('radio', { name: density }).click();
        await showPart(page, 'address');
      },
    },
    {
      name: 'valid',
      async show() {
        await validate(page, known);
        await heading('The address is valid');
      },
    },
    {
      name: 'another-suburb',
      async show() {
        await validate(page, elsewhere);
        await expect(suggestionsOf(page).first()).toBeVisible();
      },
    },
    {
      name: 'suggestion-used',
      async show() {
        await suggestionsOf(page)
          .first()
          .getByRole('button', { name: say('validate.suggestion.use') })
          .click();
        await expect(
          page.getByText(sayAny('validate.form.filled-in', 'validate.form.filled-in.nothing')),
        ).toBeVisible();
      },
    },
    { name: 'an-order', show: () => showPart(page, 'order') },
    { name: 'a-list', show: () => showPart(page, 'list') },
    {
      name: 'file-over-the-list',
      async show() {
        letGo = await holdOver(page, { name: 'street.csv', text: '12 High Street\n' });
      },
    },
    {
      name: 'list-refused',
      async show() {
        await letGo();
        await expect(page.getByText(sayWithin('remarks.list-one-column'))).toBeVisible();
      },
    },
    {
      name: 'list-guessed',
      async show() {
        const cells = [known, elsewhere].map((address) => Object.values(address).join('\t'));
        await pasteList(page, cells.join('\n'));
        await expect(page.getByText(sayAny('validate.guess.by-contents'))).toBeVisible();
      },
    },
    {
      name: 'list-taken-apart',
      async show() {
        await page.getByRole('button', { name: say('validate.list.close') }).click();
        await pasteList(page, 'Flat 2, 45 High Rd, Fitzroy VIC 3065, Australia\n8 Quay St, Auckland 1010, New Zealand');
        await expect(page.getByText(sayAny('validate.guess.whole'))).toBeVisible();
      },
    },
    {
      name: 'list-columns',
      async show() {
        await page.getByRole('button', { name: say('validate.list.close') }).click();
        await pasteList(page, listOf([known, elsewhere, unknown, ...rows]));
      },
    },
    {
      name: 'list-running',
      async show() {
        await page.keyboard.press('Control+Enter');
        await expect(page.getByRole('region', { name: say('validate.run.progress') })).toContainText(
          /Validating: [1-9]/,
        );
      },
    },
    {
      name: 'list-stopped',
      show: () => stopRun(page),
    },
    { name: 'list-by-the-address-book', show: () => validateByBook(page) },
    {
      name: 'list-row',
      async show() {
        await page
          .getByRole('grid', { name: say('validate.rows.label') })
          .getByText('Wrongham')
          .click();
        await expect(page.getByRole('complementary')).toContainText('Row 3');
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('complementary')).toContainText('Row 4');
        await page.keyboard.press('ArrowUp');
        await expect(page.getByRole('complementary')).toContainText('Row 3');
      },
    },
    {
      name: 'list-close',
      async show() {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('grid', { name: say('validate.rows.label') })).toBeFocused();
        await page.getByRole('button', { name: say('validate.list.close') }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'nothing-checked-offline',
      async show() {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await showPart(page, 'offline');
      },
    },
    {
      name: 'matches-offline',
      async show() {
        await dock.stopService();
        await validate(page, known);
        await heading(/^Matches the address book of/);
      },
    },
    {
      name: 'not-known-offline',
      async show() {
        await validate(page, elsewhere);
        await heading('Not known');
      },
    },
    {
      name: 'no-suggestion-offline',
      async show() {
        await validate(page, unknown);
        await expect(verdictOf(page)).toContainText('No suggestion came with it');
      },
    },
    {
      name: 'list-without-service',
      async show() {
        await showPart(page, 'list');
        await page.getByRole('button', { name: say('validate.columns.back') }).click();
        await page.getByRole('radio', { name: beginning(say('validate.way.service')) }).click();
        await page.keyboard.press('Control+Enter');
        await page.getByRole('button', { name: say('validate.columns.anew.confirm') }).click();
        await expect(page.getByRole('button', { name: say('validate.run.go-on-rest') })).toBeVisible({
          timeout: 60_000,
        });
      },
    },
    {
      name: 'waiting-offline',
      async show() {
        await showPart(page, 'offline');
        await page
          .getByRole('grid', { name: say('validate.offline.label') })
          .getByText('Wrongham')
          .click();
        await expect(page.getByRole('complementary')).toContainText('Wrongham');
        await page.keyboard.press('ArrowUp');
        await expect(page.getByRole('complementary')).toContainText('1 Nowhere Lane');
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('complementary')).toContainText('Wrongham');
      },
    },
    {
      name: 'differs-offline',
      async show() {
        await dock.returnService();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('grid', { name: say('validate.offline.label') })).toBeFocused();
        await expect(page.getByText(say('validate.offline.count.waiting', { count: 0 }))).toBeVisible({
          timeout: 60_000,
        });
      },
    },
    {
      name: 'differs-offline-detail',
      async show() {
        await page
          .getByRole('grid', { name: say('validate.offline.label') })
          .getByText('Wrongham')
          .click();
        await expect(page.getByRole('complementary')).toContainText('The address is not valid');
      },
    },
    { name: 'count-in-the-rail', show: () => goTo(page, 'orders') },
  ];
}

/** A quick computer has asked about every row while axe looked at the run: then it runs once more. */
async function stopRun(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: say('validate.run.stop') });
  const progress = page.getByRole('region', { name: say('validate.run.progress') });
  await expect(async () => {
    if (!(await stop.isVisible())) await validateAnew(page, say('validate.way.service'));
    // A run that is stopped before its first row has nothing to lose, so the next one asks no question.
    await expect(progress).toContainText(/Validating: [1-9]/, { timeout: 2_000 });
    await stop.click({ timeout: 2_000 });
    await expect(progress).toContainText('Stopped at', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

async function validateAnew(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: say('validate.columns.back') }).click();
  await page.getByRole('radio', { name: beginning(way) }).click();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: say('validate.columns.anew.confirm') }).click();
}

async function validateByBook(page: Page): Promise<void> {
  await validateAnew(page, say('validate.way.book'));
  await expect(page.getByRole('region', { name: say('validate.run.progress') })).toContainText('2,003 rows validated', {
    timeout: 60_000,
  });
}
