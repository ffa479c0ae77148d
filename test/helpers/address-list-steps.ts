/** A list of addresses: pasted, read, validated by the service and by the address book, stopped, resumed, exported. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Dock } from './dock.ts';
import { expect } from './expect.ts';
import { hearLiveRegions } from './live-regions.ts';
import { goTo } from './operator.ts';
import { violationsOf } from './page-checks.ts';
import { beginning, say, sayWithin } from './texts.ts';
import { drop, entryWithSuburb, fieldOf, listOf, pasteList, showPart, typedAddress } from './validating.ts';

const rowsOf = (page: Page): Locator =>
  page
    .getByRole('grid', { name: say('validate.rows.label') })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
const progressOf = (page: Page): Locator => page.getByRole('region', { name: say('validate.run.progress') });

/** `folder`: where the results go. */
export async function validatePasted(dock: Dock, folder: string): Promise<void> {
  const { app, page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const wrong = { ...known, Suburb: 'Wrongham' };
  await showPart(page, 'list');
  await page.getByRole('textbox', { name: say('validate.list.rows') }).fill(listOf([known, wrong, known]));
  await page.getByRole('button', { name: say('validate.list.read') }).click();

  await expect(page.getByRole('switch', { name: say('validate.columns.first-row') })).toBeChecked();
  await expect(page.getByRole('combobox', { name: say('common.field.street-and-number') })).toHaveValue('Address');
  await expect(page.getByText(say('validate.columns.unused', { columns: 'Customer' }))).toBeVisible();
  const sample = page.getByRole('table', { name: say('validate.sample.title') });
  await expect(sample.getByRole('row').nth(2)).toContainText('Wrongham');
  await page.getByRole('radio', { name: sayWithin('validate.way.book.of') }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');

  await expect(progressOf(page)).toContainText(/3 rows validated by the address book of (a moment|\d+\smin) ago/);
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).nth(0)).toContainText('Matches');
  await expect(rowsOf(page).nth(1)).toContainText(`Not knownSuburb ${known.Suburb}`);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: say('validate.columns.back') }).click();
  await page.getByRole('radio', { name: beginning(say('validate.way.service')) }).click();
  await page.getByRole('button', { name: say('validate.columns.validate', { count: 3 }) }).click();
  const anew = page.getByRole('dialog', { name: say('validate.columns.anew.title') });
  await expect(anew).toContainText('The results of 3 rows were not exported');
  await anew.getByRole('button', { name: say('validate.columns.anew.confirm') }).click();
  await expect(progressOf(page)).toContainText('3 rows validated by the service');
  await page.getByRole('radio', { name: `${say('validate.verdict.not-valid')} 1` }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).first().click();
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'address' }) });
  await expect(details.getByRole('heading', { name: say('validate.verdict.not-valid.sentence') })).toBeVisible();
  const suggestion = details
    .getByRole('list', { name: say('validate.suggestions') })
    .getByRole('listitem')
    .first();
  await expect(fieldOf(suggestion, 'Suburb').locator('mark')).toHaveText(known.Suburb);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: say('validate.list.close') }).click();
  const question = page.getByRole('dialog', { name: say('validate.list.close.title') });
  await expect(question).toContainText('The results of 3 rows');
  await question.getByRole('button', { name: say('common.cancel') }).click();
  await expect(question).toBeHidden();

  const savedTo = join(folder, 'validated.csv');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, savedTo);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(say('validate.run.saved', { path: savedTo }))).toBeVisible();
  const lines = (await readFile(savedTo, 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Customer');
  expect(lines[2]).toContain('Customer 2');
  expect(lines[2]).toContain('Wrongham');
  expect(lines[2]).toContain(known.Suburb);

  await page.getByRole('button', { name: say('validate.list.close') }).click();
  await expect(page.getByRole('heading', { name: say('validate.list.start.title') })).toBeVisible();
}

/** `folder`: holds the file. */
export async function validateThousands(dock: Dock, folder: string): Promise<void> {
  const { app, page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...known,
    'Street and number': `${index + 1} Test Road`,
  }));
  await pasteList(page, listOf(many));
  await page.getByRole('radio', { name: beginning(say('validate.way.book')) }).click();
  await page.getByRole('button', { name: say('validate.columns.validate', { count: 5000 }) }).click();
  await expect(progressOf(page)).toContainText('5,000 rows validated', { timeout: 60_000 });
  await page.getByRole('grid', { name: say('validate.rows.label') }).focus();
  await page.keyboard.press('End');
  await expect(rowsOf(page).last()).toContainText('5,0015000 Test Road');
  await expect(rowsOf(page).last()).toContainText('Not known');
  // Whoever comes back from another screen goes on at that row.
  await goTo(page, 'orders');
  await goTo(page, 'validate');
  await expect(rowsOf(page).last()).toHaveAttribute('data-current', 'true');

  await page.getByRole('button', { name: say('validate.list.close') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('validate.list.close.confirm') })
    .click();
  const file = join(folder, 'customers.csv');
  await writeFile(
    file,
    `Street;Town;Postcode\n${known['Street and number']};${known.City};${known['Post code']}\n;;\n`,
  );
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, file);
  await drop(page, { name: 'label.csv', text: 'PK\u0003\0' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It is not text.');
  const bare = ['1 High St;Leeds;LS1 4AP;UK', '2 High St;York;YO1 7HH;UK', '3 High St;Hull;HU1 2AA;UK'];
  await drop(page, { name: 'bare.csv', text: bare.join('\n') });
  await expect(page.getByRole('heading', { name: 'bare.csv' })).toBeVisible();
  const guess = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: sayWithin('validate.guess.by-contents', 'validate.guess.whole') });
  await expect(guess).toContainText('Post code is Column 3, Country is Column 4.');
  const begin = page.getByRole('button', { name: say('validate.columns.validate', { count: 3 }) });
  await expect(begin).toBeDisabled();
  await expect(page.getByRole('combobox', { name: say('common.field.postCode') })).toHaveValue('Column 3: LS1 4AP');
  await expect(page.getByText(say('validate.columns.say-guess'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await guess.getByRole('button', { name: say('validate.guess.right') }).click();
  await expect(guess).toBeHidden();
  await expect(page.getByText(say('validate.columns.no-street'))).toBeVisible();
  await expect(begin).toBeEnabled();
  await page.getByRole('button', { name: say('validate.list.close') }).click();

  await drop(page, { name: 'bare.csv', text: bare.join('\n') });
  await guess.getByRole('button', { name: say('validate.guess.choose') }).click();
  await expect(page.getByRole('combobox', { name: say('common.field.postCode') })).toHaveValue('Not in the list');
  await expect(begin).toBeDisabled();
  await page.getByRole('button', { name: say('validate.list.close') }).click();

  await drop(page, { name: 'whole.csv', text: 'Address\n"1 High St, Leeds LS1 4AP, UK"\n' });
  await expect(guess).toContainText('Each row holds a whole address. It was taken apart');
  await expect(page.getByRole('table', { name: say('validate.sample.title') })).toContainText(
    '21 High StLeedsLS1 4APUK',
  );
  await page.getByRole('button', { name: say('validate.list.close') }).click();
  await expect(page.getByRole('button', { name: say('validate.list.open') })).toBeVisible();
  await page.keyboard.press('Control+O');
  await expect(page.getByRole('heading', { name: 'customers.csv' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('common.field.city') })).toHaveValue('Town');
  await page.getByRole('combobox', { name: say('common.field.city') }).click();
  await page.getByRole('option', { name: 'Postcode' }).click();
  await expect(page.getByRole('combobox', { name: say('common.field.postCode') })).toHaveValue('Not in the list');
  await expect(
    page.getByRole('button', { name: say('validate.columns.validate', { count: 1 }), exact: true }),
  ).toBeEnabled();
  await page.getByRole('button', { name: say('validate.list.close') }).click();
}

/** Ends with the service stopped. */
export async function stopAndGoOn(dock: Dock): Promise<void> {
  const { page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const many = Array.from({ length: 6_000 }, (_, index) => ({
    ...known,
    'Street and number': `${index + 1} Test Road`,
  }));
  await pasteList(page, listOf(many));
  await page.getByRole('radio', { name: beginning(say('validate.way.service')) }).click();
  await expect(page.getByText(say('validate.way.service.how', { time: 'about 50 minutes' }))).toBeVisible();
  const { heard } = await hearLiveRegions(page);
  await page.getByRole('button', { name: say('validate.columns.validate', { count: 6000 }) }).click();
  await expect(progressOf(page)).toContainText(/Validating: [\d,]+ of 6,000 rows/);

  await goTo(page, 'orders');
  await showPart(page, 'list');
  await expect(progressOf(page)).toContainText(/Validating: [1-9][\d,]* of 6,000 rows/);
  await page.getByRole('button', { name: say('validate.run.stop') }).click();
  await expect(progressOf(page)).toContainText(/Stopped at [\d,]+ of 6,000 rows/);
  // Not every row or moment is read aloud: only that it runs, each quarter, and that it has stopped.
  const said = (await heard()).filter((one) => /^(Rows validated|Validating|Stopped at)/.test(one));
  expect(said).toEqual([...new Set(said)]);
  expect(said.length).toBeLessThanOrEqual(6);
  await page.getByRole('radio', { name: beginning(`${say('validate.verdict.not-asked')} `) }).click();
  await expect(rowsOf(page).first()).toContainText('Not asked');

  await dock.stopService();
  await page.getByRole('button', { name: say('validate.run.go-on') }).click();
  await expect(progressOf(page).getByRole('alert')).toContainText('does not answer', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: say('validate.run.go-on-rest') })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
}
