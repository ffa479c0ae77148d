/** Each screen begins where the keys are needed, and the keys of its list do what the sheet of shortcuts says. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { searchField } from '../helpers/book.ts';
import { goTo, manifestSelection, orderRows, ordersTable, readOrderNumbers, scanAll } from '../helpers/operator.ts';
import { resize } from '../helpers/screens.ts';
import { say, sayAny } from '../helpers/texts.ts';

test.use({ withPrinter: false });

/** The part of a field's text that the next letter replaces. */
const replaced = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));

test('Track and the address book begin with their old text selected, Manifests with the newest; Down leads from the search into the list, and all chips are one Tab stop', async ({
  bench,
}) => {
  const { app, page } = await bench.open();
  await resize({ app, page, size: { width: 1280, height: 800 } });
  const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);

  await page.getByRole('searchbox', { name: say('orders.search') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(ordersTable(page)).toBeFocused();
  await expect(orderRows(page).first()).toHaveAttribute('data-current', 'true');

  await scanAll(page, [first, second, third]);
  await expect(page.locator('[data-chip]')).toHaveCount(3);
  await expect(page.locator('[data-chip][tabindex="0"]')).toHaveCount(1);
  await page.locator('[data-chip][tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-chip]').last()).toBeFocused();
  await page.getByRole('button', { name: say('orders.selected.clear'), exact: true }).click();
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();

  for (const [screen, field] of [
    ['track', page.getByRole('searchbox', { name: say('tracking.field') })],
    ['address-book', searchField(page)],
  ] as const) {
    await goTo(page, screen);
    await expect(field).toBeFocused();
    await field.fill('A1');
    if (screen === 'track') await field.press('Enter');
    await goTo(page, 'orders');
    await expect(ordersTable(page)).toBeVisible();
    await goTo(page, screen);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('A1');
    await expect.poll(() => replaced(field)).toBe('A1');
  }

  await goTo(page, 'manifests');
  await expect(page.getByRole('heading', { name: sayAny('manifests.list.none.account') })).toBeVisible();
  await expect(page.getByText(say('manifests.none-open.title'))).toHaveCount(0);

  let manifested = 'not yet';
  for (const count of [1, 2]) {
    await goTo(page, 'orders');
    await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
    // The list is shown as it was, and then without what was manifested since.
    await expect(orderRows(page).filter({ hasText: manifested })).toHaveCount(0);
    manifested = ((await orderRows(page).nth(1).locator('.mono').first().textContent()) ?? '').trim();
    for (let index = 1; index <= count; index += 1) {
      await orderRows(page).nth(index).click();
      await expect(page.getByText(say('orders.selected', { count: index }))).toBeVisible();
    }
    await manifestSelection(page, count);
  }
  await goTo(page, 'orders');
  await expect(ordersTable(page)).toBeVisible();
  await goTo(page, 'manifests');
  const rows = page.getByRole('list', { name: say('manifests.list.label') }).getByRole('button');
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
  await expect(page.getByRole('region', { name: say('manifests.preview.label') })).toBeVisible();
});
