/** Rates and address validation, asked of a real service in JSON and in XML, and the activity that a bench leaves. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../helpers/app.ts';
import {
  addLiveAccount,
  goTo,
  manifestSelection,
  readOrderNumbers,
  scanAll,
  switchAccount,
} from '../helpers/operator.ts';
import { startPracticeService } from '../helpers/practice-service.ts';

test.use({ withPrinter: false });

test('on a practice account: rates, addresses, and the activity that all of it leaves', async ({ bench }) => {
  const opened = await bench.open();
  const { page } = opened;
  await test.step('the address of an order is validated by its number', () => validateOrder(page));
  await test.step('in JSON rates come cheapest first, an address brings suggestions', async () => {
    await seeRates(page);
    await seeValidation(page);
  });
  await test.step('a manifest’s paper holds its orders; what was done is listed with account and outcome, narrowed, and exported', () =>
    seeActivity(opened, dirname(bench.userData)));
});

test('in XML, on a live account, rates come cheapest first, an address brings suggestions', async ({ bench }) => {
  const service = await startPracticeService(join(dirname(bench.userData), 'service'), 60);
  try {
    const { app, page } = await bench.open();
    const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
    const keys = { serviceKey, subscriptionKey };
    await addLiveAccount(app, page, { label: 'XML Shop', baseAddress: service.url, ...keys, format: 'XML' });
    await switchAccount(page, 'XML Shop');
    await seeRates(page);
    await seeValidation(page);
  } finally {
    await service.close();
  }
});

async function validateOrder(page: Page): Promise<void> {
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  await goTo(page, 'Validate');
  await page.getByRole('radio', { name: 'An order' }).click();
  const form = page.getByRole('form', { name: 'Order' });
  await form.getByLabel('Order or tracking number').fill('NO-SUCH-ORDER');
  await form.getByRole('button', { name: 'Validate its address' }).click();
  await expect(form.getByText('has no order NO-SUCH-ORDER')).toBeVisible();

  await form.getByLabel('Order or tracking number').fill(orderNumber);
  await form.getByRole('button', { name: 'Validate its address' }).click();
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByRole('heading', { name: /^The address is (not )?valid$/ })).toBeVisible();
  await expect(verdict.getByText('The service of Practice North was asked')).toBeVisible();
}

/** `folder`: where the export goes. */
async function seeActivity({ app, page }: OpenApp, folder: string): Promise<void> {
  await goTo(page, 'Orders');
  await scanAll(page, await readOrderNumbers(page, 2));
  await manifestSelection(page, 2);
  await expect(page.getByRole('region', { name: 'Paper check' })).toHaveText('All 2 orders are on the paper');
  await expect(page.getByRole('list', { name: 'Orders of this manifest' })).toContainText(/page \d/);
  await goTo(page, 'Activity');
  const entry = page
    .getByRole('grid', { name: 'Activity' })
    .getByRole('row', { name: /Manifest 2 Practice North Done/ });
  await expect(entry).toBeVisible();
  const fromDay = page.getByRole('textbox', { name: 'From day' });
  await fromDay.fill('1/2/2035');
  await expect(entry).toBeHidden();
  await fromDay.fill('');
  await expect(entry).toBeVisible();

  const savedTo = join(folder, 'activity.csv');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, savedTo);
  await page.getByRole('button', { name: 'Export as CSV…' }).click();
  await expect(page.getByText(`Saved to ${savedTo}`)).toBeVisible();
  expect(await readFile(savedTo, 'utf8')).toMatch(/manifest,Practice North,2,done/);

  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Manifest of 2 orders' })).toBeVisible();
}

async function seeRates(page: Page): Promise<void> {
  await goTo(page, 'Rates');
  await expect(page.getByText('The service calls this function deprecated')).toBeVisible();
  const parcel = page.getByRole('form', { name: 'Parcel' });
  await parcel.getByRole('button', { name: 'Get rates' }).click();
  await expect(parcel.getByText('The service needs a post code')).toBeVisible();

  await parcel.getByLabel('Street and number').fill('12 Bourke Street');
  await parcel.getByLabel('Post code').fill('3000');
  await parcel.getByLabel('Country code').fill('au');
  await parcel.getByLabel('Weight').fill('2.5');
  await parcel.getByRole('button', { name: 'Get rates' }).click();
  const cells = page.getByRole('table', { name: 'Rates, cheapest first' }).locator('tbody td:last-child');
  await expect(cells.first()).toBeVisible();
  const prices = (await cells.allTextContents()).map(Number);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices.every((price) => price > 0)).toBe(true);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  // A heavier parcel costs more: what is typed is what is asked with.
  await parcel.getByLabel('Weight').fill('20');
  await parcel.getByRole('button', { name: 'Get rates' }).click();
  await expect.poll(async () => Number(await cells.first().textContent())).toBeGreaterThan(prices[0] ?? 0);
}

/** The suggestion is valid, and nothing is applied alone. */
async function seeValidation(page: Page): Promise<void> {
  await goTo(page, 'Validate');
  await page.getByRole('radio', { name: 'An address' }).click();
  const form = page.getByRole('form', { name: 'Address' });
  const wrong = { Street: '1 Nowhere Lane', City: 'Melbourne', State: 'VIC', Post: '3999', Country: 'Australia' };
  await form.getByLabel('Street and number').fill(wrong.Street);
  await form.getByLabel('City').fill(wrong.City);
  await form.getByLabel('State').fill(wrong.State);
  await form.getByLabel('Post code').fill(wrong.Post);
  await form.getByLabel('Country').fill(wrong.Country);
  await form.getByRole('button', { name: 'Validate' }).click();
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByRole('heading', { name: 'The address is not valid' })).toBeVisible();

  const suggestion = verdict.getByRole('list', { name: 'Suggestions' }).getByRole('listitem').first();
  await expect(suggestion.locator('mark').first()).toBeVisible();
  await expect(form.getByLabel('Street and number')).toHaveValue(wrong.Street);
  await suggestion.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Suggestion copied.')).toBeVisible();

  await suggestion.getByRole('button', { name: 'Use this suggestion' }).click();
  await expect(form.getByRole('status')).toContainText('Not validated yet.');
  await form.getByRole('button', { name: 'Validate' }).click();
  await expect(verdict.getByRole('heading', { name: 'The address is valid' })).toBeVisible();
}
