/** Each screen begins where the keys are needed, and the keys of its list do what the sheet of shortcuts says. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { searchField } from '../helpers/book.ts';
import { goTo, manifestSelection, orderRows, ordersTable, readOrderNumbers } from '../helpers/operator.ts';
import { scan } from '../helpers/scan.ts';
import { resize } from '../helpers/screens.ts';

test.use({ withPrinter: false });

/** The part of a field's text that the next letter takes the place of. */
const replaced = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));

test('Track and the address book begin with their old text selected, Manifests with the newest; Down leads from the search into the list, and all chips are one Tab stop', async ({
  bench,
}) => {
  const { app, page } = await bench.open();
  await resize({ app, page, size: { width: 1280, height: 800 } });
  const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);

  await page.getByRole('searchbox', { name: 'Search orders' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(ordersTable(page)).toBeFocused();
  await expect(orderRows(page).first()).toHaveAttribute('data-current', 'true');

  for (const [index, code] of [first, second, third].entries()) {
    await scan(page, code);
    await expect(page.locator('[data-chip]')).toHaveCount(index + 1);
  }
  await expect(page.locator('[data-chip][tabindex="0"]')).toHaveCount(1);
  await page.locator('[data-chip][tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-chip]').last()).toBeFocused();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Nothing selected')).toBeVisible();

  for (const [screen, field] of [
    ['Track', page.getByRole('searchbox', { name: 'Tracking or order number' })],
    ['Address book', searchField(page)],
  ] as const) {
    await goTo(page, screen);
    await expect(field).toBeFocused();
    await field.fill('A1');
    if (screen === 'Track') await field.press('Enter');
    await goTo(page, 'Orders');
    await expect(ordersTable(page)).toBeVisible();
    await goTo(page, screen);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('A1');
    await expect.poll(() => replaced(field)).toBe('A1');
  }

  await goTo(page, 'Manifests');
  await expect(page.getByRole('heading', { name: /^No manifests of/ })).toBeVisible();
  await expect(page.getByText('No manifest is open')).toHaveCount(0);

  for (const count of [1, 2]) {
    await goTo(page, 'Orders');
    await expect(page.getByText('Nothing selected')).toBeVisible();
    for (let index = 1; index <= count; index += 1) {
      await orderRows(page).nth(index).click();
      await expect(page.getByText(index === 1 ? '1 order selected' : `${index} orders selected`)).toBeVisible();
    }
    await manifestSelection(page, count);
  }
  await goTo(page, 'Orders');
  await expect(ordersTable(page)).toBeVisible();
  await goTo(page, 'Manifests');
  const rows = page.getByRole('list', { name: 'Manifests' }).getByRole('button');
  await expect(rows.nth(0)).toBeFocused();
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(0)).toContainText('2 orders');
  await page.keyboard.press('End');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
});
