/** The orders screen: what it shows while it waits, finds nothing, fails or is offline; paging; selection; scans. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../helpers/app.ts';
import { answer, silence, startMisbehavingServer } from '../helpers/misbehaving-server.ts';
import { addLiveAccount, goTo, orderRows, ordersTable, readOrderNumbers, switchAccount } from '../helpers/operator.ts';
import { violationsOf } from '../helpers/page-checks.ts';
import { startPracticeService } from '../helpers/practice-service.ts';
import { scan } from '../helpers/scan.ts';
import { resize } from '../helpers/screens.ts';
import { say } from '../helpers/texts.ts';

test('shows the printed orders that wait, page by page', async ({ bench }) => {
  const { page } = await bench.open();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  const first = await readOrderNumbers(page, 3);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'false');
  const second = await readOrderNumbers(page, 3);
  expect(second.filter((orderNumber) => first.includes(orderNumber))).toEqual([]);

  await page.getByRole('button', { name: 'Page before' }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect.poll(() => readOrderNumbers(page, 3)).toEqual(first);
});

test('finds by phrase, and says plainly when nothing fits', async ({ bench }) => {
  const { page } = await bench.open();
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  const search = page.getByRole('searchbox', { name: 'Search orders' });

  await search.fill(orderNumber);
  await expect(orderRows(page)).toHaveCount(1);
  await expect(orderRows(page)).toContainText(orderNumber);

  await search.fill('no such order at all');
  await expect(page.getByRole('heading', { name: 'No order fits “no such order at all”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(orderRows(page).first()).toBeVisible();
});

test('selects by click, by Shift and by keyboard alone', async ({ bench }) => {
  const { page } = await bench.open();
  const rows = orderRows(page);
  await rows.nth(1).click();
  await expect(page.getByText('1 order selected')).toBeVisible();
  await rows.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 orders selected')).toBeVisible();
  await rows.nth(2).click();
  await expect(page.getByText('3 orders selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Nothing selected')).toBeVisible();

  await ordersTable(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 order selected')).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 orders selected')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Manifest 3 orders?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on a narrow window the details cover the list: the arrows step on in its order, Escape leads back to the row', async ({
  bench,
}) => {
  const { app, page } = await bench.open();
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await page.getByRole('button', { name: 'Order number' }).click();
  const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);
  const details = page.getByRole('complementary', { name: 'Order details' });
  const title = details.locator('.mono').first();

  await ordersTable(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeFocused();
  await expect(title).toHaveText(first);
  await page.keyboard.press('ArrowUp');
  await expect(title).toHaveText(first);
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText(second);
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText(third);
  await page.keyboard.press('ArrowUp');
  await expect(title).toHaveText(second);
  await expect(page.getByText('Nothing selected')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(ordersTable(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('row', { selected: true })).toContainText(third);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(third);

  // What the list has to say is not covered: none of the next page is chosen yet.
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(details).toBeHidden();
});

test('a scan finds and selects from any screen, and leaves what was being typed alone', async ({ bench }) => {
  const { page } = await bench.open();
  const [first = '', second = ''] = await readOrderNumbers(page, 2);

  await goTo(page, 'Settings');
  await scan(page, first);
  await expect(page.getByText(`${first} added`).first()).toBeVisible();

  await goTo(page, 'Orders');
  await expect(page.getByText('1 order selected')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill('half typed');
  await search.focus();
  await scan(page, second);
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await expect(search).toHaveValue('half typed');

  await scan(page, first);
  await expect(page.getByText(`${first} is already selected`).first()).toBeVisible();
  await scan(page, 'NO-SUCH-LABEL-1');
  await expect(page.getByText('NO-SUCH-LABEL-1 not found').first()).toBeVisible();
  await expect(page.getByText('2 orders selected')).toBeVisible();
});

test('a scan of another account’s order is not added; one key switches and adds it', async ({ bench }) => {
  const { page } = await bench.open();
  await switchAccount(page, 'Practice South');
  const [elsewhere = ''] = await readOrderNumbers(page, 1);
  await switchAccount(page, 'Practice North');

  await scan(page, elsewhere);
  await expect(page.getByText(`${elsewhere} belongs to Practice South`).first()).toBeVisible();
  await expect(page.getByText('Nothing selected')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByText('1 order selected')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account: Practice South/ })).toBeVisible();
});

test.describe('with a service of its own', () => {
  test('says what is wrong while the service is off, and reads on when it is back', async ({ bench }) => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-service-'));
    const service = await startPracticeService(folder);
    try {
      const { app, page } = await bench.open();
      const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
      await addLiveAccount(app, page, { label: 'Harbour Shop', baseAddress: service.url, serviceKey, subscriptionKey });
      await goTo(page, 'Orders');
      await switchAccount(page, 'Harbour Shop');
      await expect(orderRows(page).first()).toBeVisible();

      await service.close();
      await page.keyboard.press('F5');
      // A read is tried three times before it is given up.
      await expect(page.getByText(/Could not be read again/)).toBeVisible({ timeout: 40_000 });
      await expect(page.getByText('Service not reachable')).toBeVisible();
      // The list that was read stays; only a list never read is replaced by the failure.
      await expect(orderRows(page).first()).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search orders' }).fill('never asked before');
      await expect(page.getByRole('heading', { name: /does not answer/ })).toBeVisible({ timeout: 40_000 });
      await expect(page.getByText('Nothing was changed.')).toBeVisible();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('keeps the place of the rows while a slow service makes it wait, and stays usable', async ({ bench }) => {
    const found = { orders: [], total_pages: 0, success: true, errors: [] };
    const service = await startMisbehavingServer([answer({ body: JSON.stringify(found) }), silence]);
    try {
      const { app, page } = await bench.open();
      const keys = { serviceKey: 'slow-service-key-3333', subscriptionKey: 'slow-subscription-key-4444' };
      await addLiveAccount(app, page, { label: 'Slow Shop', baseAddress: service.url, ...keys });
      await goTo(page, 'Orders');
      await switchAccount(page, 'Slow Shop');
      await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('status', { name: say('ui.table.reading') })).toBeAttached();
      // Nothing blocks: another account's orders are one key away.
      await switchAccount(page, 'Practice North');
      await expect(orderRows(page).first()).toBeVisible();
    } finally {
      await service.close();
    }
  });

  test('an account without printed orders says so, and what to do', async ({ bench }) => {
    const found = { orders: [], total_pages: 0, success: true, errors: [] };
    const service = await startMisbehavingServer([answer({ body: JSON.stringify(found) })]);
    try {
      const { app, page } = await bench.open();
      const keys = { serviceKey: 'empty-service-key-5555', subscriptionKey: 'empty-subscription-key-6666' };
      await addLiveAccount(app, page, { label: 'New Shop', baseAddress: service.url, ...keys });
      await goTo(page, 'Orders');
      await switchAccount(page, 'New Shop');
      await expect(page.getByRole('heading', { name: 'Nothing is waiting to be shipped' })).toBeVisible();
      await page.getByRole('button', { name: 'Show all orders' }).click();
      await expect(page.getByRole('heading', { name: 'No orders here yet' })).toBeVisible();
    } finally {
      await service.close();
    }
  });
});
