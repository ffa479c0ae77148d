/** Every state of the Validate screen, in one order that leads from one to the next: for axe, for sizes, for pictures. */
import { expect, type Page } from '@playwright/test';
import type { Dock } from './dock.ts';
import { goTo } from './operator.ts';
import { chooseTheme, type NamedScreen, type ShownTheme } from './screens.ts';
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
  // More than are asked about while axe looks at them.
  const rows = Array.from({ length: 6_000 }, (_, index) => ({
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
        await showPart(page, 'An address');
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
        await suggestionsOf(page).first().getByRole('button', { name: 'Use this suggestion' }).click();
        await expect(page.getByText('Not validated yet.')).toBeVisible();
      },
    },
    { name: 'an-order', show: () => showPart(page, 'An order') },
    { name: 'a-list', show: () => showPart(page, 'A list') },
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
        await expect(page.getByText('It has only one column.')).toBeVisible();
      },
    },
    {
      name: 'list-guessed',
      async show() {
        const cells = [known, elsewhere].map((address) => Object.values(address).join('\t'));
        await pasteList(page, cells.join('\n'));
        await expect(page.getByText('A guess.')).toBeVisible();
      },
    },
    {
      name: 'list-taken-apart',
      async show() {
        await page.getByRole('button', { name: 'Close list' }).click();
        await pasteList(page, 'Flat 2, 45 High Rd, Fitzroy VIC 3065, Australia\n8 Quay St, Auckland 1010, New Zealand');
        await expect(page.getByText('Each row holds a whole address.')).toBeVisible();
      },
    },
    {
      name: 'list-columns',
      async show() {
        await page.getByRole('button', { name: 'Close list' }).click();
        await pasteList(page, listOf([known, elsewhere, unknown, ...rows]));
      },
    },
    {
      name: 'list-running',
      async show() {
        await page.keyboard.press('Control+Enter');
        await expect(page.getByRole('region', { name: 'Progress' })).toContainText(/Validating: [1-9]/);
      },
    },
    {
      name: 'list-stopped',
      async show() {
        await page.getByRole('button', { name: 'Stop' }).click();
        await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Stopped at');
      },
    },
    { name: 'list-by-the-address-book', show: () => validateByBook(page) },
    {
      name: 'list-row',
      async show() {
        await page.getByRole('grid', { name: 'Rows of the list' }).getByText('Wrongham').click();
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
        await expect(page.getByRole('grid', { name: 'Rows of the list' })).toBeFocused();
        await page.getByRole('button', { name: 'Close list' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'nothing-checked-offline',
      async show() {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await showPart(page, 'Checked offline');
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
        await showPart(page, 'A list');
        await page.getByRole('button', { name: 'Back to the columns' }).click();
        await page.getByRole('radio', { name: /^Ask the service/ }).click();
        await page.keyboard.press('Control+Enter');
        await page.getByRole('button', { name: 'Validate anew' }).click();
        await expect(page.getByRole('button', { name: 'Go on with the rest' })).toBeVisible({ timeout: 60_000 });
      },
    },
    {
      name: 'waiting-offline',
      async show() {
        await showPart(page, 'Checked offline');
        await page.getByRole('grid', { name: 'Checked offline' }).getByText('Wrongham').click();
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
        await expect(page.getByRole('grid', { name: 'Checked offline' })).toBeFocused();
        await expect(page.getByText('0 waiting for the service')).toBeVisible({ timeout: 60_000 });
      },
    },
    {
      name: 'differs-offline-detail',
      async show() {
        await page.getByRole('grid', { name: 'Checked offline' }).getByText('Wrongham').click();
        await expect(page.getByRole('complementary')).toContainText('The address is not valid');
      },
    },
    { name: 'count-in-the-rail', show: () => goTo(page, 'Orders') },
  ];
}

async function validateByBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByRole('radio', { name: /^Compare with the address book/ }).click();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Validate anew' }).click();
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('6,003 rows validated', {
    timeout: 60_000,
  });
}
