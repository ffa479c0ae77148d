/** A list of addresses: pasted, read, validated by the service and by the address book, stopped, gone on with, exported. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { type Dock, openDock } from '../helpers/dock.ts';
import { hearLiveRegions } from '../helpers/live-regions.ts';
import { goTo } from '../helpers/operator.ts';
import { violationsOf } from '../helpers/page-checks.ts';
import { drop, entryWithSuburb, fieldOf, listOf, pasteList, showPart, typedAddress } from '../helpers/validating.ts';

test.use({ withPrinter: false });

const rowsOf = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Rows of the list' }).getByRole('rowgroup').last().getByRole('row');
const progressOf = (page: Page): Locator => page.getByRole('region', { name: 'Progress' });

test('lists of addresses are read, validated, looked into, exported, stopped and gone on with', async ({ bench }) => {
  const dock = await openDock(bench);
  const folder = dirname(bench.userData);
  try {
    await test.step('a pasted list is validated both ways, filtered, looked into, exported, and lost only after a question', () =>
      validatePasted(dock, folder));
    await test.step('five thousand rows come by Ctrl V, are compared in seconds, and the last one is reached; a file is read likewise', () =>
      validateThousands(dock, folder));
    await test.step('a list goes on while other screens are shown, is stopped, and gone on with; without the service it says why', () =>
      stopAndGoOn(dock));
  } finally {
    await dock.close();
  }
});

/** `folder`: where the results go. */
async function validatePasted(dock: Dock, folder: string): Promise<void> {
  const { app, page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const wrong = { ...known, Suburb: 'Wrongham' };
  await showPart(page, 'A list');
  await page.getByRole('textbox', { name: 'Rows' }).fill(listOf([known, wrong, known]));
  await page.getByRole('button', { name: 'Read these rows' }).click();

  await expect(page.getByRole('switch', { name: 'The first row names the columns' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Street and number' })).toHaveValue('Address');
  await expect(page.getByText('Not asked about, but kept in the export: Customer.')).toBeVisible();
  const sample = page.getByRole('table', { name: 'The rows as they will be asked' });
  await expect(sample.getByRole('row').nth(2)).toContainText('Wrongham');
  await page.getByRole('radio', { name: /^Compare with the address book \(read just now\)/ }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');

  await expect(progressOf(page)).toContainText('3 rows validated by the address book of a moment ago');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).nth(0)).toContainText('Matches');
  await expect(rowsOf(page).nth(1)).toContainText(`Not knownSuburb ${known.Suburb}`);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByRole('radio', { name: /^Ask the service/ }).click();
  await page.getByRole('button', { name: 'Validate 3 addresses' }).click();
  const anew = page.getByRole('dialog', { name: 'Validate the list anew?' });
  await expect(anew).toContainText('The results of 3 rows were not exported');
  await anew.getByRole('button', { name: 'Validate anew' }).click();
  await expect(progressOf(page)).toContainText('3 rows validated by the service');
  await page.getByRole('radio', { name: 'Not valid 1' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).first().click();
  const details = page.getByRole('complementary', { name: 'Address details' });
  await expect(details.getByRole('heading', { name: 'The address is not valid' })).toBeVisible();
  const suggestion = details.getByRole('list', { name: 'Suggestions' }).getByRole('listitem').first();
  await expect(fieldOf(suggestion, 'Suburb').locator('mark')).toHaveText(known.Suburb);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: 'Close list' }).click();
  const question = page.getByRole('dialog', { name: 'Close the list without exporting it?' });
  await expect(question).toContainText('The results of 3 rows');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();

  const savedTo = join(folder, 'validated.csv');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, savedTo);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Results saved to ${savedTo}.`)).toBeVisible();
  const lines = (await readFile(savedTo, 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Customer');
  expect(lines[2]).toContain('Customer 2');
  expect(lines[2]).toContain('Wrongham');
  expect(lines[2]).toContain(known.Suburb);

  await page.getByRole('button', { name: 'Close list' }).click();
  await expect(page.getByRole('heading', { name: 'Validate a list of addresses' })).toBeVisible();
}

/** `folder`: where the file stands. */
async function validateThousands(dock: Dock, folder: string): Promise<void> {
  const { app, page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...known,
    'Street and number': `${index + 1} Test Road`,
  }));
  await pasteList(page, listOf(many));
  await page.getByRole('radio', { name: /^Compare with the address book/ }).click();
  await page.getByRole('button', { name: 'Validate 5,000 addresses' }).click();
  await expect(progressOf(page)).toContainText('5,000 rows validated', { timeout: 60_000 });
  await page.getByRole('grid', { name: 'Rows of the list' }).focus();
  await page.keyboard.press('End');
  await expect(rowsOf(page).last()).toContainText('5,0015000 Test Road');
  await expect(rowsOf(page).last()).toContainText('Not known');

  await page.getByRole('button', { name: 'Close list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close without exporting' }).click();
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
  const guess = page.getByRole('main').getByRole('status').filter({ hasText: 'A guess.' });
  await expect(guess).toContainText('Post code is Column 3, Country is Column 4.');
  const begin = page.getByRole('button', { name: 'Validate 3 addresses' });
  await expect(begin).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Post code' })).toHaveValue('Column 3: LS1 4AP');
  await expect(page.getByText('Say first whether the guess above is right.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await guess.getByRole('button', { name: 'That is right' }).click();
  await expect(guess).toBeHidden();
  await expect(page.getByText('No column holds the street.')).toBeVisible();
  await expect(begin).toBeEnabled();
  await page.getByRole('button', { name: 'Close list' }).click();

  await drop(page, { name: 'bare.csv', text: bare.join('\n') });
  await guess.getByRole('button', { name: 'I choose myself' }).click();
  await expect(page.getByRole('combobox', { name: 'Post code' })).toHaveValue('Not in the list');
  await expect(begin).toBeDisabled();
  await page.getByRole('button', { name: 'Close list' }).click();

  await drop(page, { name: 'whole.csv', text: 'Address\n"1 High St, Leeds LS1 4AP, UK"\n' });
  await expect(guess).toContainText('Each row holds a whole address. It was taken apart');
  await expect(page.getByRole('table', { name: 'The rows as they will be asked' })).toContainText(
    '21 High StLeedsLS1 4APUK',
  );
  await page.getByRole('button', { name: 'Close list' }).click();
  await expect(page.getByRole('button', { name: 'Open a CSV file…' })).toBeVisible();
  await page.keyboard.press('Control+O');
  await expect(page.getByRole('heading', { name: 'customers.csv' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Town');
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: 'Postcode' }).click();
  await expect(page.getByRole('combobox', { name: 'Post code' })).toHaveValue('Not in the list');
  await expect(page.getByRole('button', { name: 'Validate 1 address', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Close list' }).click();
}

async function stopAndGoOn(dock: Dock): Promise<void> {
  const { page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const many = Array.from({ length: 6_000 }, (_, index) => ({
    ...known,
    'Street and number': `${index + 1} Test Road`,
  }));
  await pasteList(page, listOf(many));
  await page.getByRole('radio', { name: /^Ask the service/ }).click();
  await expect(page.getByText(/One request at a time, politely: about 50 minutes at 2 a second/)).toBeVisible();
  const heard = await hearLiveRegions(page);
  await page.getByRole('button', { name: 'Validate 6,000 addresses' }).click();
  await expect(progressOf(page)).toContainText(/Validating: [\d,]+ of 6,000 rows/);

  await goTo(page, 'Orders');
  await showPart(page, 'A list');
  await expect(progressOf(page)).toContainText(/Validating: [1-9][\d,]* of 6,000 rows/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(progressOf(page)).toContainText(/Stopped at [\d,]+ of 6,000 rows/);
  // Neither each row nor each moment is read aloud: that it runs, each quarter, and that it has stopped.
  const said = (await heard()).filter((one) => /^(Rows validated|Validating|Stopped at)/.test(one));
  expect(said).toEqual([...new Set(said)]);
  expect(said.length).toBeLessThanOrEqual(6);
  await page.getByRole('radio', { name: /^Not asked \d+/ }).click();
  await expect(rowsOf(page).first()).toContainText('Not asked');

  await dock.stopService();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(progressOf(page).getByRole('alert')).toContainText('does not answer', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Go on with the rest' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
}
