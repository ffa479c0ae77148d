/**
 * Each screen begins where the keys are needed. Then orders archived, removed, assigned, chosen by a list; and where a
 * shipment is. Against the practice service.
 */
import type { Locator, Page } from '@playwright/test';
import type { ScreenName } from '../../../src-renderer/bench/navigation-store.ts';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { searchField } from '../../helpers/book.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import {
  clearSelection,
  goTo,
  manifestSelection,
  orderRows,
  ordersTable,
  readOrderNumbers,
  replaced,
  scanAll,
  switchAccount,
} from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { restAfterCode, scan } from '../../helpers/scan.ts';
import { resize } from '../../helpers/screens.ts';
import { say, sayAny } from '../../helpers/texts.ts';

test.use({ withPrinter: false });

test('each screen begins where the keys are needed; orders are chosen by a list, tracked, removed, archived, assigned, and all removed, each with its question and its result', async ({
  bench,
}) => {
  const opened = await bench.open();
  const { page } = opened;
  await test.step('Track and the address book begin with their old text selected, Manifests with the newest; Down leads from the search into the list, and all chips are one Tab stop', () =>
    arrive(opened));
  await test.step('a screen that a key shows has the next key, not the entry of the rail that was pressed before', () =>
    leaveRail(page));
  await goTo(page, 'orders');
  await test.step('an impatient press while the question is being drawn does not answer it', () => pressTooSoon(page));
  await test.step('while orders are read for a question it is said, and no second one is asked', () => askOnce(opened));
  await test.step('removed orders leave the list and the selection, and each has its result', () => removeTwo(page));
  await test.step('a question that is left gives the focus back, however it was opened', () => leaveQuestions(page));
  await test.step('a press beside a question, or on the answer to a scan, leaves the keys where they were', () =>
    pressBeside(page));
  await test.step('archiving says never again, and warns of printed orders without a manifest', () => archiveOne(page));
  await test.step('a list is scanned and typed, judged line by line, and selected', () => selectByList(page));
  await test.step('a scan on the Track screen says where the shipment is; an unknown number is said plainly', () =>
    track(opened));
  await test.step('an assigned order is the other account’s: found there, and not here any more', () =>
    assignOne(page));
  await test.step('every unshipped order goes only after the account’s name was typed', () => removeAll(page));
});

/** Enter there would lead back to the screen before. */
async function leaveRail(page: Page): Promise<void> {
  const main = (screen: ScreenName): Locator =>
    page.getByRole('main', { name: say(`common.screen.${screen}`), exact: true });
  await goTo(page, 'station');
  await page.keyboard.press('F6');
  await expect(main('hand-over')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main('hand-over')).toBeVisible();

  await goTo(page, 'station');
  await page.keyboard.press('Control+1');
  await expect(ordersTable(page)).toBeFocused();

  await goTo(page, 'station');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(say('shell.action.go', { screen: say('common.screen.orders') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ordersTable(page)).toBeFocused();
}

/** As with thousands of orders on a slow computer: nothing is seen for a second, and the keys are pressed once more. */
async function pressTooSoon(page: Page): Promise<void> {
  await orderRows(page).first().click();
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await page.evaluate(() => {
    const drawn = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]') === null) return;
      drawn.disconnect();
      const since = performance.now();
      // A press half a second after the first is taken for the same one.
      while (performance.now() < since + 600);
      const keys = { key: 'Enter', code: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      // An event keeps when it was made, however late it is told.
      Object.assign(window, { secondPress: new KeyboardEvent('keydown', keys) });
    });
    drawn.observe(document.body, { subtree: true, childList: true });
  });
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) });
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { secondPress } = window as typeof window & { readonly secondPress: KeyboardEvent };
    document.activeElement?.dispatchEvent(secondPress);
  });
  await question.getByRole('button', { name: say('common.cancel') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await clearSelection(page);
}

/** As with thousands of orders, which take seconds. */
async function askOnce({ app, page }: OpenApp): Promise<void> {
  await orderRows(page).first().click();
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  const manifest = say('manifests.question.title', { count: 1 });
  const archive = say('orders.change.question', { verb: say('orders.change.archive', { count: 1 }) });
  for (const [keys, others, title] of [
    ['Control+Enter', ['Control+Enter', 'Control+e'], manifest],
    ['Control+e', ['Control+m', 'Control+Enter'], archive],
  ] as const) {
    await whileMainStands(app, async () => {
      await page.keyboard.press(keys);
      await expect(page.getByText(say('orders.being-read'))).toBeVisible();
      for (const other of others) await page.keyboard.press(other);
    });
    const question = page.getByRole('dialog', { name: title });
    await question.getByRole('button', { name: say('common.cancel') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(say('orders.being-read'))).toBeHidden();
  }
  await clearSelection(page);
}

async function arrive({ app, page }: OpenApp): Promise<void> {
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
  const chip = page.locator('[data-chip]').last();
  await expect(chip).toBeFocused();
  await chip.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chip).toBeFocused();
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
    await expect(orderRows(page).first()).toBeVisible();
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
}

/** In the list; the strip of scans goes on naming what was scanned. */
const listed = (page: Page, orderNumber: string): Locator => ordersTable(page).getByText(orderNumber, { exact: true });

/** Of the carrier whose chip stands last: it is no longer among the largest then, and its chip stays where it is. */
async function removeTwo(page: Page): Promise<void> {
  const filters = page.getByRole('region', { name: say('orders.filters') });
  const chips = filters.locator('[aria-pressed]');
  const carriers = await chips.locator('span:first-child').allTextContents();
  expect(carriers).toHaveLength(4);
  await chips.nth(3).click();
  await expect(orderRows(page).first()).toContainText(carriers[3] ?? '');
  const gone = await readOrderNumbers(page, 2);
  await selectRows(page, 2);
  await chooseMore(page, 'Remove 2 orders…');

  const question = page.getByRole('dialog', {
    name: say('orders.change.question', { verb: say('orders.change.remove', { count: 2 }) }),
  });
  await expect(question).toContainText('can be imported again');
  await question.getByRole('button', { name: say('orders.change.remove', { count: 2 }) }).click();

  const results = page.getByRole('dialog', { name: say('orders.change.remove.done', { count: 2 }) });
  for (const orderNumber of gone) {
    await expect(results.getByRole('row').filter({ hasText: orderNumber })).toContainText(say('orders.result.done'));
  }
  await results.getByRole('button', { name: say('orders.run.copy') }).click();
  await expect(page.getByText(say('orders.run.copied'))).toBeVisible();
  await closeDialog(page);
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  for (const orderNumber of gone) await expect(listed(page, orderNumber)).toHaveCount(0);
  // Where the removed row was, the keys are on the next one: it is the one that is shown.
  const underKeys = page.locator('[role="row"][data-current="true"] .mono').first();
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'order' }) });
  await page.keyboard.press('Control+i');
  await expect(details.locator('.mono').first()).toHaveText((await underKeys.textContent()) ?? '');
  await page.keyboard.press('Control+i');
  await expect(details).toBeHidden();
  await chips.nth(3).click();
  await expect(filters.locator('[aria-pressed="true"]')).toHaveCount(0);
  expect(await chips.locator('span:first-child').allTextContents()).toEqual(carriers);
}

async function leaveQuestions(page: Page): Promise<void> {
  await selectRows(page, 1);
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  for (const keys of ['Control+l', 'Control+e']) {
    await search.focus();
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    // The window would close.
    expect(await isLeftToTheWindow(page, 'w')).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(search).toBeFocused();
  }
  const menu = page.getByRole('button', { name: say('orders.menu') });
  await menu.click();
  await page.getByRole('menuitem', { name: say('orders.menu.archive', { count: 1 }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
  await clearSelection(page);
}

/** A key must not reach what a question covers, nor be heard by nobody. */
async function pressBeside(page: Page): Promise<void> {
  const answer = page.getByRole('alert', { name: say('scan.flash') }).getByRole('button');
  await ordersTable(page).focus();
  await scan(page, 'NOBODYS-1');
  await answer.click();
  await expect(answer).toHaveCount(0);
  await expect(ordersTable(page)).toBeFocused();

  await selectRows(page, 1);
  await page.keyboard.press('Control+e');
  const question = page.getByRole('dialog');
  // It takes the focus a moment after it is seen: an earlier press beside it would leave the focus on its first button.
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.mouse.click(5, 400);
  await expect(question).toBeFocused();
  await scan(page, 'NOBODYS-2');
  await answer.click();
  await expect(answer).toHaveCount(0);
  await expect(question).toBeFocused();
  // A Tab right after a code counts as the scanner's own, as an Enter does: a person's comes later.
  await restAfterCode(page);
  await page.keyboard.press('Tab');
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await clearSelection(page);
}

/** Whether a key struck with Ctrl goes on to the window's menu. */
const isLeftToTheWindow = (page: Page, key: string): Promise<boolean> =>
  page.evaluate((struck) => {
    const stroke = { key: struck, ctrlKey: true, bubbles: true, cancelable: true };
    return document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', stroke)) === true;
  }, key);

async function archiveOne(page: Page): Promise<void> {
  const [gone = ''] = await readOrderNumbers(page, 1);
  await selectRows(page, 1);
  await page.keyboard.press('Control+e');

  const question = page.getByRole('dialog', {
    name: say('orders.change.question', { verb: say('orders.change.archive', { count: 1 }) }),
  });
  await expect(question).toContainText('never be imported again');
  await expect(question).toContainText('1 order with a printed label is in no manifest');
  await question.getByRole('button', { name: say('orders.change.archive', { count: 1 }) }).click();
  await expect(page.getByRole('dialog', { name: say('orders.change.archive.done', { count: 1 }) })).toBeVisible();
  await closeDialog(page);
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  await expect(listed(page, gone)).toHaveCount(0);
}

async function selectByList(page: Page): Promise<void> {
  const [first = '', second = ''] = await readOrderNumbers(page, 2);
  await switchAccount(page, 'Practice South');
  await expect(orderRows(page).first()).not.toContainText(first);
  const [ofSouth = ''] = await readOrderNumbers(page, 1);
  await switchAccount(page, 'Practice North');
  await expect(orderRows(page).first()).toContainText(first);
  await scanAll(page, [second]);
  await page.keyboard.press('Control+l');
  const dialog = page.getByRole('dialog', { name: say('orders.list.title', { account: 'Practice North' }) });
  const numbers = dialog.getByRole('textbox', { name: say('orders.list.numbers') });
  await expect(numbers).toBeFocused();
  await scan(page, first);
  await expect(numbers).toHaveValue(`${first}\n`);
  // What was scanned is not thrown away by one Escape.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: say('common.cancel') })).toBeFocused();
  await expect(numbers).toHaveValue(`${first}\n`);
  await numbers.fill(`${first}\n${second}\nNO-SUCH-ORDER\n${ofSouth}`);
  await dialog.getByRole('button', { name: say('orders.list.look-up', { count: 4 }) }).click();

  const lines = dialog.getByRole('list', { name: say('orders.list.found') }).getByRole('listitem');
  await expect(lines.nth(2)).toContainText('Not found');
  await expect(lines.nth(3)).toContainText('Belongs to Practice South; switch to it to select it');
  await dialog.getByRole('button', { name: say('orders.list.select', { count: 2 }) }).click();
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('region', { name: say('ui.notices') })).toContainText(
    '1 order added to the selection. 1 was selected already.',
  );
  await clearSelection(page);
}

async function track({ app, page }: OpenApp): Promise<void> {
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  await page.keyboard.press('Control+5');
  await scan(page, orderNumber);
  const shipment = page.getByRole('article', { name: sayAny('tracking.shipment') });
  await expect(shipment).toContainText(orderNumber);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(sayAny('tracking.found.spoken'));

  // The same number once more asks once more.
  const refresh = page.getByRole('button', { name: say('tracking.refresh') });
  await expect(refresh).toBeEnabled();
  await whileMainStands(app, async () => {
    await page.getByRole('button', { name: say('tracking.search') }).click();
    await expect(refresh).toBeDisabled();
  });
  await expect(refresh).toBeEnabled();

  const field = page.getByRole('searchbox', { name: say('tracking.field') });
  // What is typed behind a scan is another number, not its end.
  await expect.poll(() => replaced(field)).toBe(orderNumber);
  await field.fill('NO-SUCH-PARCEL');
  await restAfterCode(page);
  await field.press('Enter');
  await expect.poll(() => replaced(field)).toBe('NO-SUCH-PARCEL');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('failures.not-found-number.happened'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('failures.not-found-number.next'));
  await expect(shipment).toBeHidden();
  await page.keyboard.press('Control+1');
  await expect(orderRows(page).first()).toBeVisible();
}

async function assignOne(page: Page): Promise<void> {
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  await selectRows(page, 1);
  await chooseMore(page, 'Assign 1 order to another account…');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('orders.assign.to', { count: 1, account: 'Practice South' }) })
    .click();
  await expect(page.getByRole('dialog', { name: say('orders.change.assign.done', { count: 1 }) })).toBeVisible();
  await closeDialog(page);

  await scan(page, orderNumber);
  await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText(
    /(belongs|was assigned) to Practice South/,
  );
  await switchAccount(page, 'Practice South');
  await scan(page, orderNumber);
  await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText(`${orderNumber} added`);
  await clearSelection(page);
  await switchAccount(page, 'Practice North');
}

async function removeAll(page: Page): Promise<void> {
  await expect(orderRows(page).first()).toBeVisible();
  await chooseMore(page, 'Remove every imported unshipped order…');
  const dialog = page.getByRole('dialog', { name: say('orders.remove-all.title') });
  const remove = dialog.getByRole('button', { name: say('orders.remove-all.do') });
  await dialog.getByRole('textbox').fill('Practice Sout');
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill('Practice North');
  await remove.click();
  await expect(page.getByRole('dialog', { name: say('orders.remove-all.done') })).toBeVisible();
  await closeDialog(page);
  await expect(page.getByRole('heading', { name: say('orders.empty.unshipped') })).toBeVisible();
  // They were removed: nobody may read that they were manifested.
  await expect(page.getByRole('main')).not.toContainText('in a manifest');
}

async function selectRows(page: Page, count: number): Promise<void> {
  for (let row = 0; row < count; row += 1) await orderRows(page).nth(row).click();
}

async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: say('orders.menu') }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function closeDialog(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.close') })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
