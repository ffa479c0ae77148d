/**
 * A bench with two live accounts whose services use the same numbers, and another bench that works on the same orders:
 * the selection, marks of changes made elsewhere, lists, what a kill leaves, and an account that falls silent.
 */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/app.ts';
import {
  addLiveAccount,
  goTo,
  orderRows,
  ordersRead,
  readOrderNumbers,
  scanAgain,
  shownAccount,
  switchAccount,
} from '../../helpers/operator.ts';
import { type RunningService, type ServiceAccount, startPracticeService } from '../../helpers/practice-service.ts';
import { scan } from '../../helpers/scan.ts';
import { say, sayAny } from '../../helpers/texts.ts';

const later = resolve(import.meta.dirname, '..', '..', 'helpers', 'later.cjs');

test('two live accounts, worked on from another bench, too', async ({ bench }) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-two-services-'));
  const [harbour, quay] = await Promise.all(['a', 'b'].map((name) => startPracticeService(join(folder, name))));
  if (harbour === undefined || quay === undefined) throw new Error('Both services were started.');
  try {
    const { app, page } = await bench.open({ mainModule: later });
    const [practice = ''] = await readOrderNumbers(page, 1);
    await addLiveAccount(app, page, { label: 'Harbour Shop', ...keysOf(harbour) });
    await addLiveAccount(app, page, { label: 'Quay Shop', ...keysOf(quay) });
    await goTo(page, 'orders');
    await switchAccount(page, 'Harbour Shop');
    await ordersRead(page);
    const [number = ''] = await readOrderNumbers(page, 1);

    await test.step('practice orders are hidden by themselves; a press brings them back', async () => {
      const filters = page.getByRole('dialog', { name: say('orders.filters') });
      const shown = filters.getByRole('switch', { name: say('orders.practice') });
      const openFilters = async (): Promise<void> => {
        await page.getByRole('button', { name: say('orders.filters'), exact: true }).click();
        // The focus goes into them a moment after they are shown, and Escape closes them from there alone.
        await expect(filters.and(page.locator(':focus-within'))).toBeVisible();
      };
      const closeFilters = async (): Promise<void> => {
        await page.keyboard.press('Escape');
        await expect(filters).toHaveCount(0);
      };
      await openFilters();
      await expect(shown).not.toBeChecked();
      await closeFilters();
      await scan(page, practice);
      const verdict = page.getByRole('alert', { name: say('scan.flash') });
      await expect(verdict).toContainText(`${practice} is unknown`);
      await expect(verdict).toContainText('Asked just now: Harbour Shop and Quay Shop.');
      // On the line of scans it may stay for hours.
      const chip = page.locator('[data-chip]').filter({ hasText: practice });
      await expect(chip).toHaveAccessibleName(/Harbour Shop and Quay Shop/);
      await expect(chip).not.toHaveAccessibleName(/just now/);
      const press = async (): Promise<void> => {
        await openFilters();
        await shown.click({ force: true });
        await closeFilters();
      };
      await press();
      await scanAgain(page, practice, `${practice} belongs to Practice North`);
      await press();
    });

    await test.step('of two orders of one number Alt and a digit choose, from every screen', async () => {
      await goTo(page, 'activity');
      await scan(page, number);
      await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText('2 orders have the number');
      await page.keyboard.press('Alt+2');
      await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText(`${number} added`);
      await goTo(page, 'orders');
      await expect(shownAccount(page, 'Quay Shop')).toBeVisible();
      await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
      await switchAccount(page, 'Harbour Shop');
    });

    let shipped = '';
    await test.step('what another bench shipped stays in its place, marked, until somebody has seen it', async () => {
      await ordersRead(page);
      let before: readonly string[] = [];
      // For a few more seconds the results of the first reading are no news: until then more orders are shipped.
      await expect(async () => {
        before = await readOrderNumbers(page, 3);
        shipped = before[1] ?? '';
        await manifestElsewhere(harbour, shipped);
        await page.keyboard.press('F5');
        await expect(rowOf(page, shipped)).toContainText('Shipped', { timeout: 3_000 });
      }).toPass();
      await expect(rowOf(page, shipped).getByTitle(say('orders.mark.left'))).toBeVisible();
      expect(await readOrderNumbers(page, 3)).toEqual(before);
      await page
        .getByRole('region', { name: say('orders.changed') })
        .getByRole('button', { name: say('orders.changed.seen') })
        .click();
      await expect(rowOf(page, shipped)).toHaveCount(0);
    });

    await test.step('a new order that this computer archives is no longer counted as new', async () => {
      const assigned = await assignElsewhere(harbour);
      await page.keyboard.press('F5');
      const changed = page.getByRole('region', { name: say('orders.changed') });
      await expect(changed.getByRole('status')).toHaveText(say('orders.changed.counts', { marked: 1, left: 0 }));
      await page.emulateMedia({ forcedColors: 'active' });
      const mark = rowOf(page, assigned).getByTitle(say('orders.mark.new'));
      const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      await expect.soft(mark, 'seen among the colours of the system').not.toHaveCSS('background-color', paper);
      await page.emulateMedia({ forcedColors: null });
      await scan(page, assigned);
      await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
      await page.keyboard.press('Control+e');
      const archive = say('orders.change.archive', { count: 1 });
      // An Enter right behind the code would be the scanner's.
      await page.getByRole('button', { name: archive, exact: true }).click();
      const results = page.getByRole('dialog', { name: say('orders.change.archive.done', { count: 1 }) });
      await results.getByRole('button', { name: say('common.close'), exact: true }).click();
      await expect(rowOf(page, assigned)).toHaveCount(0);
      await expect(changed).toHaveCount(0);
    });

    let notListed = '';
    await test.step('a list is pasted and read from a file; what is shipped is said, and not selected', async () => {
      const listed = await readOrderNumbers(page, 5);
      notListed = listed[4] ?? '';
      await page.keyboard.press('Control+l');
      const dialog = page.getByRole('dialog', { name: say('orders.list.title', { account: 'Harbour Shop' }) });
      const numbers = dialog.getByRole('textbox', { name: say('orders.list.numbers') });
      await numbers.fill(`${listed[1]}\n${shipped}\n`);
      const path = join(folder, 'list.csv');
      // Chosen once more, after what was wrong in it was put right: by a spreadsheet, which quotes, and writes UTF-16.
      for (const [lines, encoding] of [
        [`${listed[2]}\n`, 'utf8'],
        [`"${listed[2]}"\n"${listed[3]}"\n`, 'utf16le'],
      ] as const) {
        await writeFile(path, encoding === 'utf8' ? lines : `\uFEFF${lines}`, encoding);
        const choosing = page.waitForEvent('filechooser');
        await dialog.getByRole('button', { name: say('orders.list.file') }).click();
        await (await choosing).setFiles(path);
        await expect.poll(() => numbers.inputValue()).toContain(lines);
      }
      await dialog.getByRole('button', { name: say('orders.list.look-up', { count: 4 }) }).click();
      const lines = dialog.getByRole('list', { name: say('orders.list.found') }).getByRole('listitem');
      await expect(lines.nth(1)).toContainText(`${say('orders.state.shipped')}, not selected`);
      await dialog.getByRole('button', { name: say('orders.list.select', { count: 3 }) }).click();
      await expect(page.getByText(say('orders.selected', { count: 3 }))).toBeVisible();
    });

    const carrier = page
      .getByRole('region', { name: say('orders.filters') })
      .locator('[aria-pressed="false"]')
      .first();
    const carrierName = (await carrier.locator('span').first().textContent()) ?? '';
    await carrier.click();
    await page
      .getByRole('columnheader', { name: say('orders.column.receiverName') })
      .getByRole('button')
      .click();
    await expect(orderRows(page).first()).toContainText(carrierName);
    // What is kept is on the disk once main tells it.
    await expect.poll(() => keptSort(page)).toBe('receiverName');
    const asBefore = await readOrderNumbers(page, 3);
    const child = app.process();
    child.kill('SIGKILL');
    await once(child, 'exit');

    await harbour.close();
    const { app: next, page: again } = await bench.open({ mainModule: later });
    await test.step('after a kill, without the service: filter, sort and selection are as they were', async () => {
      await expect(again.getByRole('button', { name: new RegExp(`^${carrierName}`), pressed: true })).toBeVisible();
      await expect(again.getByRole('columnheader', { name: say('orders.column.receiverName') })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      expect(await readOrderNumbers(again, 3)).toEqual(asBefore);
      await expect(again.getByText(say('orders.selected', { count: 3 }))).toBeVisible();
    });

    await test.step('without its service search and scans go on; writes say before the work that it does not answer', async () => {
      const [first = ''] = asBefore;
      const search = again.getByRole('searchbox', { name: say('orders.search') });
      await search.fill(first);
      await expect(orderRows(again)).toHaveCount(1);
      await search.clear();
      await expect(again.getByText(sayAny('orders.reading.not-answering-since'))).toBeVisible();
      await again.keyboard.press('Control+Enter');
      const question = again.getByRole('dialog', { name: say('manifests.question.title', { count: 3 }) });
      await expect(question).toContainText('does not answer now, and this needs it');
      await again.keyboard.press('Escape');
      // A dialog that fades away is still one.
      await expect(again.getByRole('dialog')).toHaveCount(0);
      await again.keyboard.press('Control+e');
      const archiving = say('orders.change.question', { verb: say('orders.change.archive', { count: 3 }) });
      await expect(again.getByRole('dialog', { name: archiving })).toContainText(
        'does not answer now, and this needs it',
      );
      await again.keyboard.press('Escape');
      await expect(again.getByRole('dialog')).toHaveCount(0);
      await scan(again, notListed);
      await expect(again.getByRole('alert', { name: say('scan.flash') })).toContainText('2 orders have the number');
      await again.keyboard.press('Alt+1');
      await expect(again.getByText(say('scan.added', { order: notListed })).first()).toBeVisible();
      await expect(again.getByText(say('orders.selected', { count: 4 }))).toBeVisible();
    });

    await test.step('after ten minutes of silence every screen says so', async () => {
      await next.evaluate(() => {
        (globalThis as { sleptSeconds?: number }).sleptSeconds = 11 * 60;
      });
      const alarm = again.getByText(sayAny('shell.banner.orders-alarm'));
      await expect(async () => {
        await again.keyboard.press('F5');
        await expect(alarm).toBeVisible({ timeout: 2_000 });
      }).toPass();
      const screens = again.getByRole('navigation', { name: say('shell.screens') }).getByRole('button');
      const screenCount = await screens.count();
      expect(screenCount).toBeGreaterThanOrEqual(10);
      for (let at = 0; at < screenCount; at += 1) {
        await screens.nth(at).click();
        await expect(screens.nth(at)).toHaveAttribute('aria-current', 'page');
        await expect(again.getByRole('main')).toBeVisible();
        await expect(alarm).toBeVisible();
      }
    });
  } finally {
    await Promise.all([harbour.close(), quay.close()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

const rowOf = (page: Page, orderNumber: string) =>
  orderRows(page).filter({ has: page.getByText(orderNumber, { exact: true }) });

function keysOf({ url, accounts: [account] }: RunningService) {
  return { baseAddress: url, serviceKey: account.service_api_key, subscriptionKey: account.subscription_key };
}

/** As another program with the same keys would. The second time it changes nothing. */
async function manifestElsewhere({ url, accounts: [account] }: RunningService, orderNumber: string): Promise<void> {
  const found = (await waitingAt(url, account, orderNumber)).find((one) => one.order_number === orderNumber);
  if (found === undefined) return;
  const body = JSON.stringify({ order_ids: [found.order_id] });
  await fetch(`${url}/api/orders/manifest`, { method: 'POST', headers: headersOf(account), body });
}

/** As another program would that has the keys of two accounts: the first gets an order of the second. */
async function assignElsewhere({ url, accounts: [account, other] }: RunningService): Promise<string> {
  const [order] = await waitingAt(url, other, '');
  if (order === undefined) throw new Error('The other account has orders.');
  const { order_id, order_number } = order;
  const keys = { current_api_key: other.service_api_key, new_api_key: account.service_api_key };
  const body = JSON.stringify({ orders: [{ order_id, order_number, ...keys }] });
  await fetch(`${url}/api/orders/assign`, { method: 'POST', headers: headersOf(other), body });
  return order_number;
}

const headersOf = (account: ServiceAccount): Record<string, string> => ({
  'Service-Api-Key': account.service_api_key,
  'Ocp-Apim-Subscription-Key': account.subscription_key,
  'Content-Type': 'application/json',
  Accept: 'application/json',
});

async function waitingAt(url: string, account: ServiceAccount, phrase: string) {
  const asked = new URLSearchParams({ phrase, status: 'Unshipped' });
  const answer = await fetch(`${url}/api/orders/search?${asked}`, { headers: headersOf(account) });
  return ((await answer.json()) as { orders: { order_id: number; order_number: string }[] }).orders;
}

const keptSort = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    type Kept = { readonly value?: { readonly ordersView: { readonly sort: { readonly by: string } } | null } };
    const { packbench } = globalThis as unknown as {
      packbench: { call(name: string, request: unknown): Promise<Kept> };
    };
    return (await packbench.call('preferences.get', {})).value?.ordersView?.sort.by;
  });
