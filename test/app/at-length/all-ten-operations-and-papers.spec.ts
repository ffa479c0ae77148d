/**
 * All ten operations of the service document through the screens alone, on two live accounts of a real service, in JSON
 * and in XML: each is sent in the account's wire format, each write once, and the screen shows the result. Then the
 * preview, on papers that a practice service never sends.
 */
import { dirname, join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, test } from '../../helpers/app.ts';
import { type GoBetween, startGoBetween } from '../../helpers/go-between.ts';
import {
  addLiveAccount,
  goTo,
  manifestSelection,
  orderRows,
  ordersTable,
  readOrderNumbers,
  switchAccount,
} from '../../helpers/operator.ts';
import { readPapers } from '../../helpers/paper-steps.ts';
import { type RunningService, startPracticeService } from '../../helpers/practice-service.ts';
import { say, sayAny } from '../../helpers/texts.ts';

test.use({ withPrinter: false });

/** As the document numbers them, 6 to 10. */
const reads = [
  'GET /api/orders/search',
  'GET /api/addressbook',
  'GET /api/rates',
  'GET /api/address/validate',
  'GET /api/track',
];

/** The document's 4, 5, 2, 1 and 3, in the order of this test. The value: the formats in which it shows a body. */
const writes = [
  ['POST /api/orders/archive', 'none'],
  ['DELETE /api/orders/delete', 'none'],
  ['POST /api/orders/delete', 'both'],
  ['POST /api/orders/assign', 'JSON'],
  ['POST /api/orders/manifest', 'both'],
] as const;

type Format = 'JSON' | 'XML';

/** For each format two accounts of a service of its own. */
const docks = {
  JSON: ['Dock Seven', 'Dock Eight'],
  XML: ['Dock Nine', 'Dock Ten'],
} as const;

test('all ten operations by the screens, in JSON and in XML, each write once; papers are read, zoomed and checked; what cannot be shown is said to be so, and what was changed is never shown', async ({
  bench,
}) => {
  const opened = await bench.open();
  const { app, page } = opened;
  for (const format of ['JSON', 'XML'] as const) {
    await test.step(`in ${format}`, async () => {
      const service = await startPracticeService(join(dirname(bench.userData), `service-${format}`), 40);
      const goBetween = await startGoBetween(service.url);
      try {
        await addBoth(app, page, service, goBetween.url, format);
        await askQuestions(page);
        await changeOrders(page, docks[format]);
      } finally {
        await goBetween.close();
        await service.close();
      }
      expectAllTen(goBetween, `application/${format.toLowerCase()}`);
    });
  }
  await readPapers(opened, bench.userData);
});

async function addBoth(
  app: ElectronApplication,
  page: Page,
  service: RunningService,
  baseAddress: string,
  format: Format,
): Promise<void> {
  const [first, second] = service.accounts;
  for (const { label, keys } of [
    { label: docks[format][0], keys: first },
    { label: docks[format][1], keys: second },
  ]) {
    const { service_api_key: serviceKey, subscription_key: subscriptionKey } = keys;
    await addLiveAccount(app, page, { label, baseAddress, serviceKey, subscriptionKey, format });
  }
  await goTo(page, 'orders');
  await switchAccount(page, docks[format][0]);
}

/** The five reads. */
async function askQuestions(page: Page): Promise<void> {
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  await find(page, orderNumber);
  await expect(orderRows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: say('orders.search') }).clear();

  await goTo(page, 'address-book');
  await expect(page.getByText(say('address-book.entries', { count: 5 }))).toBeVisible();

  await goTo(page, 'rates');
  const parcel = page.getByRole('form', { name: say('rates.form') });
  await parcel.getByLabel(say('common.field.street-and-number')).fill('12 Bourke Street');
  await parcel.getByLabel(say('common.field.postCode')).fill('3000');
  await parcel.getByLabel(say('common.field.country')).fill('Australia');
  await parcel.getByLabel(say('rates.weight')).fill('2.5');
  await parcel.getByRole('button', { name: say('rates.get') }).click();
  await expect(
    page
      .getByRole('table', { name: say('rates.table') })
      .locator('tbody tr')
      .nth(1),
  ).toBeVisible();

  await goTo(page, 'validate');
  await page.getByRole('radio', { name: say('validate.part.order') }).click();
  await page.getByLabel(say('validate.order.number')).fill(orderNumber);
  await page.getByRole('button', { name: say('validate.order.validate') }).click();
  const verdict = page.getByRole('region', { name: say('validate.verdict') });
  await expect(
    verdict.getByRole('heading', {
      name: sayAny('validate.verdict.valid.sentence', 'validate.verdict.not-valid.sentence'),
    }),
  ).toBeVisible();

  await goTo(page, 'track');
  await page.getByRole('searchbox', { name: say('tracking.field') }).fill(orderNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: sayAny('tracking.shipment') })).toContainText(orderNumber);
}

/** The five writes, on six orders. */
async function changeOrders(page: Page, [, other]: (typeof docks)[Format]): Promise<void> {
  await goTo(page, 'orders');
  const [archived = '', removed = '', third = '', fourth = '', assigned = '', manifested = ''] = await readOrderNumbers(
    page,
    6,
  );
  await change(page, [archived], 'Archive 1 order…', 'Archive 1 order', '1 order archived');
  await change(page, [removed], 'Remove 1 order…', 'Remove 1 order', '1 order removed');
  await change(page, [third, fourth], 'Remove 2 orders…', 'Remove 2 orders', '2 orders removed');
  await change(
    page,
    [assigned],
    'Assign 1 order to another account…',
    `Assign 1 order to ${other}`,
    '1 order assigned',
  );

  await select(page, [manifested]);
  await manifestSelection(page, 1);
  await expect(page.getByRole('region', { name: say('manifests.check.label') })).toHaveText(/order is on the paper/);

  await goTo(page, 'orders');
  await switchAccount(page, other);
  await find(page, assigned);
  await expect(ordersTable(page).getByText(assigned, { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: say('orders.search') }).clear();
}

/** Chooses the orders and the change, says yes, and reads the result of each. */
async function change(
  page: Page,
  orderNumbers: readonly string[],
  entry: string,
  yes: string,
  result: string,
): Promise<void> {
  await select(page, orderNumbers);
  await page.getByRole('button', { name: say('orders.menu') }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
  const results = page.getByRole('dialog', { name: result });
  for (const orderNumber of orderNumbers) {
    await expect(results.getByRole('row').filter({ hasText: orderNumber })).toContainText('Done');
  }
  await results
    .getByRole('button', { name: say('common.close') })
    .last()
    .click();
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  for (const orderNumber of orderNumbers) await expect(cell(page, orderNumber)).toHaveCount(0);
}

async function select(page: Page, orderNumbers: readonly string[]): Promise<void> {
  for (const orderNumber of orderNumbers) await cell(page, orderNumber).click();
}

async function find(page: Page, orderNumber: string): Promise<void> {
  await page.getByRole('searchbox', { name: say('orders.search') }).fill(orderNumber);
}

function cell(page: Page, orderNumber: string) {
  return ordersTable(page).getByText(orderNumber, { exact: true });
}

function expectAllTen({ asked, executed, passed }: GoBetween, mediaType: string): void {
  const writeNames = writes.map(([name]) => name);
  expect(asked).toEqual(writeNames);
  expect(executed).toEqual(writeNames);
  expect([...new Set(passed.map(({ name }) => name))].sort()).toEqual([...reads, ...writeNames].sort());
  for (const exchange of passed) {
    const shown = writes.find(([name]) => name === exchange.name)?.[1] ?? 'none';
    expect(exchange).toEqual({
      name: exchange.name,
      accept: mediaType,
      contentType: { none: '', JSON: 'application/json', both: mediaType }[shown],
      answerContentType: mediaType,
      httpStatus: 200,
    });
  }
}
