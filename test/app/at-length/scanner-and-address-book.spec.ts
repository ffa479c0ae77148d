/**
 * Scanners as they come are read; then the address book by keyboard alone: found with a typo, opened, copied,
 * validated, asked for rates; in one book and in all.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bookRows, openBook, pastedText, searchField } from '../../helpers/book.ts';
import { walkOf } from '../../helpers/drill-walk.ts';
import { goTo, readOrderNumbers, shownAccount } from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { restAfterCode, scan } from '../../helpers/scan.ts';
import { readScannersAsTheyCome } from '../../helpers/scanner-steps.ts';
import { resize } from '../../helpers/screens.ts';
import { say, sayAny } from '../../helpers/texts.ts';

/** The name of the first entry in which two neighbouring letters can be swapped. */
async function nameToMistype(page: Page): Promise<{ name: string; mistyped: string }> {
  const names = await bookRows(page).locator('[role=gridcell]:first-child').allTextContents();
  const name = names.find((each) => /^[A-Z][a-z]{4}/.test(each) && each[2] !== each[3]) ?? '';
  expect(name).not.toBe('');
  return { name, mistyped: `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}` };
}

/** The row that a screen reader is on while the caret is in the field. */
async function currentRow(page: Page): Promise<Locator> {
  await expect(searchField(page)).toBeFocused();
  const id = await searchField(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`);
}

/** An earlier list, for more letters or for one, may still be shown: it has other parts marked. */
async function foundForTwoLetters(page: Page): Promise<void> {
  await expect(bookRows(page).first().locator('mark').first()).toHaveText(/^\p{L}{2}$/u);
  await expect(bookRows(page).nth(2)).toBeVisible();
}

const detailsOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'entry' }) });

test('scanners as they come are read as what they are, and the doctor says what is wrong; entries of the address book are found, opened, copied, validated and asked for rates by the keyboard, in one book and in all', async ({
  bench,
}) => {
  const opened = await bench.open();
  const { page } = opened;
  await readScannersAsTheyCome(page, walkOf('scanner'));
  await test.step('finds with a typo, moves, opens and closes by the keyboard, the caret in the field all the while', () =>
    findByKeys(opened));
  await test.step('a scan while the caret is in the field opens nothing and leaves text, row and details as they were', () =>
    scanWhileTyping(page));
  await test.step('copies the address as its country writes it, and what was typed last is what is copied', () =>
    copyAddresses(page));
  await test.step('what was typed is marked, in the list and in the details, also where no column shows it', () =>
    seeMarks(page));
  await test.step('one key starts a validation, one key a rate, with the entry’s address', () => startFromEntry(page));
  await test.step('searches the books of all accounts, and acts with the account the entry is of', () =>
    searchAllBooks(page));
});

/** The screen with nothing typed and nothing opened. */
async function openEmptySearch(page: Page): Promise<void> {
  await openBook(page);
  await searchField(page).fill('');
  await expect(searchField(page)).toBeFocused();
  await expect(bookRows(page).first()).toBeVisible();
  await expect(bookRows(page).locator('mark')).toHaveCount(0);
  await expect(detailsOf(page)).toBeHidden();
}

async function findByKeys({ app, page }: OpenApp): Promise<void> {
  await openBook(page);
  await expect(searchField(page)).toBeFocused();
  const { name, mistyped } = await nameToMistype(page);

  await page.keyboard.type(mistyped, { delay: 60 });
  await expect(page.getByText(sayAny('address-book.shown.found', 'address-book.shown.cut'))).toBeVisible();
  await expect(bookRows(page).first()).toContainText(name);
  await expect(await currentRow(page)).toContainText(name);
  await expect(bookRows(page).first()).toHaveAttribute('aria-selected', 'true');

  await searchField(page).fill('an');
  await foundForTwoLetters(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(bookRows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = (await bookRows(page).nth(1).getByRole('gridcell').first().textContent()) ?? '';
  await expect(await currentRow(page)).toContainText(second);

  await page.keyboard.press('Enter');
  await expect(detailsOf(page)).toContainText(second);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(detailsOf(page)).not.toContainText(second);
  await page.keyboard.press('Escape');
  await expect(detailsOf(page)).toBeHidden();
  await expect(searchField(page)).toHaveValue('an');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await expect(searchField(page)).toBeFocused();

  await page.keyboard.type('qqqxxxwww', { delay: 60 });
  await expect(page.getByRole('heading', { name: say('address-book.none.fits', { text: 'qqqxxxwww' }) })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // On a narrow window the details cover the list, and the keys go on there.
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await searchField(page).fill('an');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('ui.detail.back') })).toBeFocused();
  await expect(detailsOf(page)).not.toContainText(second);
  await page.keyboard.press('ArrowDown');
  await expect(detailsOf(page)).toContainText(second);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(detailsOf(page)).not.toContainText(second);
  await page.keyboard.press('ArrowUp');
  await expect(detailsOf(page)).toContainText(second);
  await page.keyboard.press('Escape');
  await expect(detailsOf(page)).toBeHidden();
  await expect(await currentRow(page)).toContainText(second);
  await resize({ app, page, size: { width: 1280, height: 800 } });
}

async function scanWhileTyping(page: Page): Promise<void> {
  await goTo(page, 'orders');
  // The first one is on a manifest by now.
  const [, orderNumber = ''] = await readOrderNumbers(page, 2);
  await openEmptySearch(page);
  await page.keyboard.type('an', { delay: 150 });
  await foundForTwoLetters(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(bookRows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  const third = (await (await currentRow(page)).textContent()) ?? '';

  await scan(page, '9400111899227959');
  await expect(page.getByText(say('scan.not-found', { code: '9400111899227959' })).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('an');
  await expect(detailsOf(page)).toBeHidden();
  await expect(await currentRow(page)).toHaveText(third);

  // An Enter right after a scan counts as the scanner's own: a person's comes later.
  await restAfterCode(page);
  await page.keyboard.press('Enter');
  await expect(detailsOf(page)).toBeVisible();
  const shown = (await detailsOf(page).textContent()) ?? '';
  await scan(page, orderNumber);
  await expect(page.getByText(say('scan.added', { order: orderNumber })).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('an');
  await expect(detailsOf(page)).toHaveText(shown);
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(detailsOf(page)).toBeHidden();
}

async function copyAddresses(page: Page): Promise<void> {
  await openEmptySearch(page);
  await searchField(page).fill('thailand');
  await expect(bookRows(page).first()).toContainText('Thailand');
  await typeAndCopyAtOnce(page, 'germany');
  await expect(page.getByText(sayAny('address-book.entry.copied'))).toBeVisible();
  const german = (await pastedText(page)).split('\n');
  expect(german.at(-1)).toBe('Germany');
  expect(german.at(-2)).toMatch(/^\d{5} \p{L}/u);

  await searchField(page).fill('japan');
  await expect(bookRows(page).first()).toContainText('Japan');
  await page.keyboard.press('Control+Shift+C');
  const firstOfJapan = (await bookRows(page).first().getByRole('gridcell').first().textContent()) ?? '';
  await expect(page.getByText(say('address-book.entry.copied', { name: firstOfJapan }))).toBeVisible();
  const japanese = (await pastedText(page)).split('\n');
  expect(japanese[0]).toMatch(/^〒\d{3}-\d{4}$/);
  expect(japanese[1]).toMatch(/[都道府県]/);
  expect(japanese.at(-2)).toBe(firstOfJapan);

  await searchField(page).focus();
  await page.keyboard.press('Enter');
  await expect(detailsOf(page).locator('address')).toHaveText(japanese.join(''));
  await detailsOf(page)
    .getByRole('button', { name: say('address-book.entry.copy') })
    .click();
  expect((await pastedText(page)).split('\n')).toEqual(japanese);
  await searchField(page).focus();
  await page.keyboard.press('Escape');
  await expect(detailsOf(page)).toBeHidden();
}

/** Nothing can be found between the last letter and the key: the key means the hits for the whole word. */
async function typeAndCopyAtOnce(page: Page, text: string): Promise<void> {
  await searchField(page).evaluate((field: HTMLInputElement, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const keys = { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', keys));
  }, text);
}

async function seeMarks(page: Page): Promise<void> {
  await openEmptySearch(page);
  await page.keyboard.type('mueler prenz', { delay: 60 });
  const marked = bookRows(page).first().locator('mark');
  await expect(marked.filter({ hasText: /^M(ü|ue)ller$/ })).toBeVisible();
  await expect(marked.filter({ hasText: /^Prenz/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    detailsOf(page)
      .locator('address mark')
      .filter({ hasText: /^Prenz/ }),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const code = await detailsOf(page)
    .getByText(/^DE-\d{5}$/)
    .textContent();
  await page.keyboard.press('Escape');
  await searchField(page).fill(code ?? '');
  await expect(bookRows(page).first().getByRole('gridcell').first().locator('mark').last()).toBeVisible();
  await searchField(page).fill('');
  await expect(bookRows(page).first()).toBeVisible();
  await expect(bookRows(page).locator('mark')).toHaveCount(0);
}

async function startFromEntry(page: Page): Promise<void> {
  await openEmptySearch(page);
  const table = page.getByRole('grid', { name: say('address-book.label') });
  const top = () => table.evaluate(({ scrollTop }) => scrollTop);
  await table.evaluate((element) => element.scrollTo(0, 900));
  await goTo(page, 'manifests');
  await goTo(page, 'address-book');
  await expect.poll(top).toBe(900);
  await page.keyboard.type('australia', { delay: 60 });
  // The hits for all of its letters: for fewer, other entries may come first.
  await expect(
    bookRows(page)
      .first()
      .locator('mark')
      .filter({ hasText: /^Australia$/ }),
  ).toBeVisible();
  const cells = await bookRows(page).first().getByRole('gridcell').allTextContents();
  const [street, postCode] = [cells[2] ?? '', cells[4] ?? ''];
  expect(postCode).toMatch(/^\d{4}$/);

  await page.keyboard.press('Alt+r');
  const parcel = page.getByRole('form', { name: say('rates.form') });
  await expect(parcel.getByLabel(say('common.field.street-and-number'))).toHaveValue(street);
  await expect(parcel.getByLabel(say('common.field.postCode'))).toHaveValue(postCode);
  await expect(parcel.getByLabel(say('common.field.country'))).toHaveValue('AU');
  await expect(parcel.getByLabel(say('rates.weight'))).toBeFocused();
  await page.keyboard.type('1.5', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: say('rates.table') })).toBeVisible();
  await expect(page.getByText(say('rates.form-changed'))).toBeHidden();
  await parcel.getByLabel(say('rates.weight')).fill('15');
  await expect(page.getByText(say('rates.form-changed'))).toBeVisible();
  await parcel.getByLabel(say('rates.weight')).fill('');
  await parcel.getByRole('button', { name: say('rates.get') }).click();
  await expect(parcel.getByLabel(say('rates.weight'))).toBeFocused();

  await page.keyboard.press('Control+3');
  await expect(searchField(page)).toHaveValue('australia');
  await expect(bookRows(page).first()).toContainText(postCode);
  await page.keyboard.press('Alt+v');
  await expect(
    page.getByRole('form', { name: say('validate.form.address') }).getByLabel(say('common.field.street-and-number')),
  ).toHaveValue(street);
  await expect(
    page
      .getByRole('region', { name: say('validate.verdict') })
      .getByRole('heading')
      .first(),
  ).toBeVisible();
}

async function searchAllBooks(page: Page): Promise<void> {
  await openEmptySearch(page);
  await expect(page.getByRole('columnheader', { name: say('address-book.entry.account') })).toBeHidden();
  await page.keyboard.press('Alt+a');
  await expect(page.getByRole('columnheader', { name: say('address-book.entry.account') })).toBeVisible();
  await expect(page.getByRole('radio', { name: say('address-book.scope.all') })).toBeChecked();
  await page.getByRole('button', { name: sayAny('address-book.age.oldest') }).click();
  const ages = page.getByRole('dialog', { name: sayAny('address-book.age.oldest') });
  await expect(ages.getByRole('listitem')).toHaveCount(2);
  // It takes the keyboard a moment after it opens, and hands it back a moment after it closes.
  await expect(ages.getByRole('list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: sayAny('address-book.age.oldest') })).toBeFocused();

  await page.keyboard.press('Control+f');
  await page.keyboard.type('germany', { delay: 60 });
  await expect(
    bookRows(page)
      .first()
      .locator('mark')
      .filter({ hasText: /^Germany$/ }),
  ).toBeVisible();
  await downTo(page, 'Practice South');
  await page.keyboard.press('Enter');
  await expect(detailsOf(page)).toContainText('Practice South');
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Alt+r');
  await expect(page.getByRole('form', { name: say('rates.form') })).toContainText('Asks Practice South');
  await page
    .getByRole('button', { name: say('bench.other-account.ask-current', { account: 'Practice North' }) })
    .click();
  await expect(page.getByRole('form', { name: say('rates.form') })).not.toContainText('Asks');

  await page.keyboard.press('Control+3');
  await expect(bookRows(page).first()).toBeVisible();
  await page.keyboard.press('Alt+v');
  await expect(page.getByRole('region', { name: say('validate.verdict') })).toBeVisible();
  await expect(page.getByRole('form', { name: say('validate.form.address') })).toContainText('Asks Practice South');
  // The screens still use the account that was chosen.
  await expect(shownAccount(page, 'Practice North')).toBeVisible();
}

/** Presses the arrow key until the current row says this. */
async function downTo(page: Page, words: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (((await (await currentRow(page)).textContent()) ?? '').includes(words)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no row says ${words}`);
}
