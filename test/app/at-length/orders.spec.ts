/** The orders screen: what it shows while it waits or finds nothing; the one list; selection; filters; scans. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf, storedManifests } from '../../helpers/bridge.ts';
import { hearLiveRegions } from '../../helpers/live-regions.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import { answer, silence, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import {
  addLiveAccount,
  clearSelection,
  goTo,
  orderRows,
  ordersRead,
  ordersTable,
  pressTwiceAtOnce,
  readOrderNumbers,
  shownAccount,
  switchAccount,
} from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { scan } from '../../helpers/scan.ts';
import { resize } from '../../helpers/screens.ts';
import { say, sayAny, sayWithin } from '../../helpers/texts.ts';

test('the list is searched, selected from, filtered and scanned into; how it is shown and what is selected outlive a kill; an account that is made to wait, or has none, says so', async ({
  bench,
}) => {
  const opened = await bench.open();
  const { app, page } = opened;
  await test.step('finds by phrase, and says plainly when nothing fits', () => findByPhrase(page));
  await test.step('selects by click, by Shift and by keyboard alone', () => selectAllWays(page));
  await test.step('a held key ticks once; a hurried Enter in the palette runs nothing; Ctrl A marks no words', () =>
    pressInHaste(page));
  await test.step('all orders of a carrier are two presses; selected only shows them', () => selectCarrier(page));
  await test.step('a scanned order that is shipped already is not selected, and it is said', () => scanShipped(page));
  await test.step('a scan of another account’s order is not added; one key switches and adds it', () =>
    scanOfAnotherAccount(page));
  await test.step('a letter goes to its place in the list, whose last order is a key away, in rows of any height', () =>
    moveByKeys(opened));
  const width = await test.step('columns are chosen, moved and drawn wider', () => chooseColumns(page));
  const scanned =
    await test.step('a scan finds and selects from any screen, and leaves what was being typed alone', () =>
      scanFromAnyScreen(page));

  const settings = () => readFileSync(join(bench.userData, 'settings.json'), 'utf8');
  await expect.poll(settings).toMatch(new RegExp(`"width":\\s*${width}\\b`));
  expect(settings()).toMatch(/"shown":\s*false/);
  await expect.poll(settings).toMatch(/"by":\s*"receiverName"/);
  await expect.poll(() => selectionOnDisk(bench.userData)).toContain(scanned);
  const child = app.process();
  child.kill('SIGKILL');
  await once(child, 'exit');

  const { app: nextApp, page: again } = await bench.open();
  await test.step('after the kill the list is shown as before, and the selection is on every screen', async () => {
    await expect(again.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
    await expect(again.getByRole('columnheader', { name: say('orders.column.receiverName') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(again.getByRole('columnheader', { name: say('orders.column.country') })).toBeHidden();
    await expect(carrierAndReceiver(again)).toContainText(['Carrier', 'Receiver']);
    await expect.poll(() => widthOf(again, 'Carrier')).toBe(width);
    await goTo(again, 'activity');
    const rail = again.getByRole('navigation', { name: say('shell.screens') });
    const entry = rail.getByRole('button', { name: say('common.screen.orders') });
    await expect(entry).toHaveAccessibleName(`${say('common.screen.orders')} 2 selected`);
    await goTo(again, 'orders');
    await clearSelection(again);
  });
  await test.step('on a narrow window the details cover the list: the arrows step on in its order, Escape leads back to the row', () =>
    stepThroughDetails({ app: nextApp, page: again }));
  await test.step('orders that cannot be manifested are listed, and the keys reach the whole list', () =>
    leaveOutShipped(again));
  await test.step('an account that is made to wait stays usable; one without printed orders says what to do', () =>
    waitAndFindNone({ app: nextApp, page: again }));
});

/** Starts in the list of shipped orders, and ends with nothing selected. */
async function leaveOutShipped(page: Page): Promise<void> {
  await clearSelection(page);
  await page.getByRole('button', { name: sayAny('orders.select-all') }).click();
  await expect(page.getByText(sayAny('orders.selected'))).toBeVisible();
  await page.getByRole('button', { name: sayAny('orders.manifest') }).click();
  const dialog = page.getByRole('dialog', { name: sayAny('orders.left-out') });
  const list = dialog.getByRole('list', { name: say('orders.left-out.list') });
  await expect(list).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await list.focus();
  await page.keyboard.press('End');
  await expect(list.getByRole('listitem').last()).toBeInViewport();
  // None of them can be: they leave the selection, and nothing is asked.
  await dialog.getByRole('button', { name: sayAny('orders.left-out.go-on') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Alt+a');
  await expect(page.getByRole('radio', { name: say('orders.group.all'), exact: true })).toBeChecked();
  await orderRows(page).first().click();
  await expect(page.getByText(sayAny('orders.selected'))).toBeVisible();
  await page.keyboard.press('Control+Shift+X');
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  await page.keyboard.press('Alt+o');
  const selectedOnly = page.getByRole('switch', { name: say('orders.selected-only') });
  await expect(selectedOnly).toBeChecked();
  await page.keyboard.press('Alt+o');
  await expect(selectedOnly).not.toBeChecked();
}

async function findByPhrase(page: Page): Promise<void> {
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  const search = page.getByRole('searchbox', { name: say('orders.search') });

  const { isHeardOnce } = await hearLiveRegions(page);
  await search.fill(orderNumber);
  await expect(orderRows(page)).toHaveCount(1);
  await expect(orderRows(page)).toContainText(orderNumber);
  await isHeardOnce(new RegExp(`^${say('common.orders', { count: 1 })}$`));

  await search.fill('no such order at all');
  await isHeardOnce(new RegExp(`^${say('common.orders', { count: 0 })}$`));
  await expect(
    page.getByRole('heading', {
      name: say('orders.empty.phrase.group', {
        group: say('orders.group.unshipped'),
        phrase: 'no such order at all',
      }),
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('orders.empty.search-all') }).click();
  await expect(
    page.getByRole('heading', { name: say('orders.empty.phrase', { phrase: 'no such order at all' }) }),
  ).toBeVisible();
  await page
    .getByRole('button', { name: say('orders.empty.clear') })
    .last()
    .click();
  await expect(orderRows(page).first()).toBeVisible();

  const selectedOnly = page.getByRole('switch', { name: say('orders.selected-only') });
  await selectedOnly.check();
  await expect(page.getByRole('heading', { name: say('orders.empty.filtered') })).toBeVisible();
  await page.getByRole('button', { name: say('orders.filters.clear') }).click();
  await expect(selectedOnly).not.toBeChecked();
  await selectedOnly.check();
  await search.fill(orderNumber);
  // There is one, and the filters hide it.
  const hidden = say('orders.empty.phrase.filtered', { phrase: orderNumber });
  await expect(page.getByRole('heading', { name: hidden })).toBeVisible();
  await page.getByRole('button', { name: say('orders.empty.search-all') }).click();
  await expect(orderRows(page)).toHaveCount(1);
  await expect(selectedOnly).not.toBeChecked();
  await search.fill('');

  await search.focus();
  await pasteText(page, `\u202A${orderNumber.replaceAll(' ', '\u00A0')}\u202C\u200B`);
  await expect(search).toHaveValue(orderNumber);
  await search.fill('');
  await expect(orderRows(page).nth(1)).toBeVisible();
}

/** The clipboard's text comes with the event; what nobody keeps from the field goes into it as it is. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (document.activeElement?.dispatchEvent(event) === true) document.execCommand('insertText', false, copied);
  }, text);
}

async function pressInHaste(page: Page): Promise<void> {
  await ordersTable(page).focus();
  await page.keyboard.press('Home');
  const rest = { delay: 200 };
  await page.keyboard.press('Shift', rest);
  await page.keyboard.down('Space');
  for (let held = 0; held < 3; held += 1) {
    // Sooner it would be a scanner's.
    await page.keyboard.press('Shift', rest);
    await page.keyboard.down('Space');
  }
  await page.keyboard.up('Space');
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();

  await page.getByRole('main').focus();
  expect(await isStopped(page, { key: ' ', repeat: true }), 'a held Space scrolls on').toBe(false);
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await search.focus();
  await isStopped(page, { key: 'ArrowDown', isComposing: true });
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: say('keyboard.palette.open') });
  await expect(palette).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(palette).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  // Two keys do the same then, and each has its line: none of them stays when something else is sought.
  await ordersTable(page).focus();
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Control+k');
  const closing = page.getByRole('option', { name: new RegExp(`^${say('orders.action.close-detail')}`) });
  await expect(closing).toHaveCount(2);
  await palette.fill(say('orders.action.jump'));
  await expect(page.getByRole('option').first()).toHaveAccessibleName(new RegExp(`^${say('orders.action.jump')}`));
  await expect(closing).toHaveCount(0);
  const { isHeardOnce } = await hearLiveRegions(page);
  await palette.fill('no such action');
  await isHeardOnce(say('keyboard.palette.nothing'));
  // Where the first action stood, not below the empty list.
  const [field, nothing] = await Promise.all(
    [palette, page.getByText(say('keyboard.palette.nothing'))].map((place) => place.boundingBox()),
  );
  expect((nothing?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0))).toBeLessThan(24);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.press('Control+i');

  await page.getByRole('main').focus();
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  // With Caps Lock on the key is 'A'.
  await clearSelection(page);
  await ordersTable(page).focus();
  await page.keyboard.press('Control+A');
  await expect(page.getByRole('checkbox', { name: say('orders.select-every') })).toBeChecked();
  await clearSelection(page);
}

/** A key that comes so only from a hand or an input method. True: the page kept it from doing what it does. */
function isStopped(page: Page, key: { key: string; repeat?: boolean; isComposing?: boolean }): Promise<boolean> {
  return page.evaluate((init) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    return document.activeElement?.dispatchEvent(event) === false;
  }, key);
}

/** Ctrl Enter, struck at a moment of the page's own clock: how long a spec takes from one press to the next is unknown. */
async function pressManifestAt(page: Page, at: number): Promise<void> {
  await page.evaluate((timeStamp) => {
    const press = new KeyboardEvent('keydown', {
      key: 'Enter',
      code: 'Enter',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(Object.defineProperty(press, 'timeStamp', { value: timeStamp }));
  }, at);
}

async function selectAllWays(page: Page): Promise<void> {
  const rows = orderRows(page);
  await rows.nth(1).click();
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await rows.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText(say('orders.selected', { count: 4 }))).toBeVisible();
  // A press turns round what its row shows, and the rows are drawn after the count.
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await rows.nth(2).click();
  await expect(page.getByText(say('orders.selected', { count: 3 }))).toBeVisible();
  await lookWithoutSelecting(page);
  await clearSelection(page);

  await ordersTable(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(say('orders.selected', { count: 3 }))).toBeVisible();
  // The key that opens the question also confirms it: pressed twice at once, or held where a remote desktop tells that
  // as many presses, it only opens.
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 3 }) });
  const first = await page.evaluate(() => performance.now());
  await pressManifestAt(page, first);
  await expect(question.getByRole('region', { name: say('manifests.question.label') })).toBeFocused();
  for (const later of [200, 600, 1_000]) await pressManifestAt(page, first + later);
  await expect(question.getByRole('button', { name: say('manifests.question.confirm', { count: 3 }) })).toBeEnabled();
  expect(await storedManifests(bridgeOf(page))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // A key that leads to another screen takes the list away that had the focus: the next key is heard there.
  await expect(ordersTable(page)).toBeFocused();
  await page.keyboard.press('Control+2');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+1');
  await expect(ordersTable(page)).toBeFocused();
  await clearSelection(page);

  // Whoever has gone on by a click begins another range there.
  await ordersTable(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
  await rows.nth(6).click();
  await expect(page.getByText(say('orders.selected', { count: 3 }))).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(say('orders.selected', { count: 4 }))).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(say('orders.selected', { count: 5 }))).toBeVisible();
  await clearSelection(page);
}

/** Three are selected, the fourth row among them: a double click opens it, and a number is marked to be copied. */
async function lookWithoutSelecting(page: Page): Promise<void> {
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'order' }) });
  const [selected, other] = [orderRows(page).nth(4), orderRows(page).nth(5)];
  for (const [row, isSelected] of [
    [selected, 'true'],
    [other, 'false'],
  ] as const) {
    await row.locator('.mono').first().dblclick({ delay: 40 });
    await expect(details.locator('.mono').first()).toHaveText((await row.locator('.mono').first().textContent()) ?? '');
    await expect(row).toHaveAttribute('aria-selected', isSelected);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();

    const tracking = row.locator('.mono').last();
    await tracking.hover({ position: { x: 2, y: 8 } });
    await page.mouse.down();
    await tracking.hover({ position: { x: 60, y: 8 } });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect(row).toHaveAttribute('aria-selected', isSelected);
  }
  // What is marked in a row holds up no press on its box.
  await other.getByRole('checkbox').click();
  await expect(other).toHaveAttribute('aria-selected', 'true');
}

async function selectCarrier(page: Page): Promise<void> {
  const filters = page.getByRole('region', { name: say('orders.filters') });
  await ordersRead(page);
  const carrier = filters.locator('[aria-pressed="false"]').first();
  const count = Number(await carrier.locator('span').last().textContent());
  await carrier.click();
  await page.getByRole('button', { name: say('orders.select-all', { count }) }).click();
  await expect(page.getByText(say('orders.selected', { count }))).toBeVisible();
  const selectedOnly = page.getByRole('switch', { name: say('orders.selected-only') });
  await selectedOnly.click();
  await expect(ordersTable(page)).toHaveAttribute('aria-rowcount', String(count + 1));
  await selectedOnly.click();
  await filters.locator('[aria-pressed="true"]').click();
  await clearSelection(page);
}

async function scanShipped(page: Page): Promise<void> {
  const [unshipped = ''] = await readOrderNumbers(page, 1);
  await page.getByRole('radio', { name: say('orders.group.shipped'), exact: true }).click();
  await expect(orderRows(page).first()).not.toContainText(unshipped);
  const [shipped = ''] = await readOrderNumbers(page, 1);
  await scan(page, shipped);
  await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText(`${shipped} is already shipped`);
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  await page.getByRole('radio', { name: say('orders.group.unshipped'), exact: true }).click();
  await expect(orderRows(page).first()).not.toContainText(shipped);
}

async function scanOfAnotherAccount(page: Page): Promise<void> {
  const [here = ''] = await readOrderNumbers(page, 1);
  await ordersTable(page).focus();
  await page.keyboard.press('End');
  await expect(ordersTable(page).locator('[data-current="true"]')).toBeInViewport();
  await switchAccount(page, 'Practice South');
  // It begins at its top, and the keys are on none of its rows.
  const first = ordersTable(page).locator('[aria-rowindex="2"]');
  await expect(first).toBeInViewport();
  await expect(first).not.toContainText(here);
  await expect(ordersTable(page).locator('[data-current="true"]')).toHaveCount(0);
  const [elsewhere = ''] = await readOrderNumbers(page, 1);
  await switchAccount(page, 'Practice North');

  await scan(page, elsewhere);
  await expect(
    page.getByText(say('scan.other-account', { order: elsewhere, account: 'Practice South' })).first(),
  ).toBeVisible();
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  await pressTwiceAtOnce(page, 'F8');
  const flash = page.getByRole('alert', { name: say('scan.flash') });
  // The number is that of the account that it joined.
  await expect(flash).toContainText(/ added.*1selected/);
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await expect(shownAccount(page, 'Practice South')).toBeVisible();
  await clearSelection(page);
  await switchAccount(page, 'Practice North');
  await expect(orderRows(page).first()).toContainText(here);
}

async function moveByKeys({ app, page }: OpenApp): Promise<void> {
  const current = ordersTable(page).locator('[data-current="true"]');
  const sort = page.getByRole('columnheader', { name: say('orders.column.receiverName') }).getByRole('button');
  // A key that comes before the new order of the rows does not lead out of sight.
  await whileMainStands(app, async () => {
    await sort.click();
    await ordersTable(page).focus();
    await page.keyboard.press('ArrowDown');
  });
  await expect(page.getByRole('columnheader', { name: say('orders.column.receiverName') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'false');
  const countRows = async (): Promise<number> => Number(await ordersTable(page).getAttribute('aria-rowcount'));
  await expect.poll(countRows).toBeGreaterThan(100);
  const rowCount = await countRows();
  await expect(current).toBeInViewport();
  await ordersTable(page).focus();
  for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'PageUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(async () => expect(await roomAround(page)).toBeGreaterThanOrEqual(0)).toPass();
  }
  await page.keyboard.press('End');
  const last = ordersTable(page).locator(`[aria-rowindex="${rowCount}"]`);
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await goTo(page, 'manifests');
  await goTo(page, 'orders');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await ordersTable(page).focus();
  // Higher rows, or lower ones: those at the top of the list stay there, on this screen and after another one.
  await page.keyboard.press('PageUp');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  const { ask } = bridgeOf(page);
  await ask('preferences.change', { density: 'touch' });
  await expect(orderRows(page).first()).toHaveCSS('height', '48px');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  await goTo(page, 'manifests');
  await ask('preferences.change', { density: 'comfortable' });
  await goTo(page, 'orders');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  await ordersTable(page).focus();

  // A key by a person, not by a scanner: the rest is typed into the field that it opens.
  await page.keyboard.press('m');
  await expect(
    page.getByRole('textbox', { name: say('orders.jump', { column: say('orders.column.receiverName') }) }),
  ).toHaveValue('m');
  await page.keyboard.press('a');
  await expect(
    page.getByRole('textbox', { name: say('orders.jump', { column: say('orders.column.receiverName') }) }),
  ).toHaveValue('ma');
  await expect(ordersTable(page).locator('[data-current="true"] [role="gridcell"]').nth(3)).toHaveText(/^[m-z]/i);
  await page.keyboard.press('Escape');
  await expect(ordersTable(page)).toBeFocused();
}

/** Pixels between the row that the keys are on and the header above it or the end of the list, whichever is nearer. */
function roomAround(page: Page): Promise<number> {
  return ordersTable(page).evaluate((list) => {
    const [head, row] = ['[role="columnheader"]', '[data-current="true"]'].map((part) =>
      list.querySelector(part)?.getBoundingClientRect(),
    );
    if (head === undefined || row === undefined) return Number.NaN;
    return Math.min(row.top - head.bottom, list.getBoundingClientRect().bottom - row.bottom);
  });
}

/** Answers with the width of the widened column. */
async function chooseColumns(page: Page): Promise<number> {
  await page.getByRole('button', { name: say('orders.columns.choose') }).click();
  await page.getByRole('checkbox', { name: say('orders.column.country') }).uncheck();
  const listed = page.getByRole('list', { name: say('orders.columns') }).getByRole('listitem');
  for (const place of [3, 2]) {
    await page
      .getByRole('button', { name: say('orders.columns.earlier', { column: say('orders.column.carrierName') }) })
      .click();
    await expect(listed.nth(place)).toContainText('Carrier');
  }
  const asItWas = await widthOf(page, 'Carrier');
  await page
    .getByRole('button', { name: say('orders.columns.wider', { column: say('orders.column.carrierName') }) })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => widthOf(page, 'Carrier')).toBe(asItWas + 16);
  await movesByKeys(page);
  await page.keyboard.press('Escape');
  await expect(listed).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: say('orders.column.country') })).toBeHidden();
  await expect(carrierAndReceiver(page)).toContainText(['Carrier', 'Receiver']);
  await drawWider(page, 'Carrier', 60);
  return widthOf(page, 'Carrier');
}

/** The first column but one becomes the first and the second again: the focus stays on the button, or on its line where that can do no more. */
async function movesByKeys(page: Page): Promise<void> {
  const line = page.getByRole('list', { name: say('orders.columns') }).getByRole('listitem');
  const second = (await line.nth(1).textContent())?.trim() ?? '';
  const move = (way: 'earlier' | 'later') =>
    page.getByRole('button', { name: say(`orders.columns.${way}`, { column: second }) });
  await move('earlier').focus();
  await page.keyboard.press('Enter');
  await expect(move('earlier')).toBeDisabled();
  await expect(line.first()).toBeFocused();
  await move('later').focus();
  await page.keyboard.press('Enter');
  await expect(line.nth(1)).toContainText(second);
  await expect(move('later')).toBeFocused();
}

const carrierAndReceiver = (page: Page) =>
  page
    .getByRole('columnheader')
    .filter({ hasText: new RegExp(`^(${say('orders.column.carrierName')}|${say('orders.column.receiverName')})`) });

async function widthOf(page: Page, column: string): Promise<number> {
  const box = await page.getByRole('columnheader', { name: column }).boundingBox();
  return Math.round(box?.width ?? 0);
}

/** Drags its edge with the mouse. */
async function drawWider(page: Page, column: string, by: number): Promise<void> {
  const before = await widthOf(page, column);
  const box = await page.getByRole('columnheader', { name: column }).boundingBox();
  if (box === null) throw new Error(`There is no column ${column}.`);
  const [x, y] = [box.x + box.width - 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, column)).toBe(before + by);
  await loseDrag(page, column);
}

/** Of a finger whose gesture the system takes: what passes the edge later draws nothing. */
async function loseDrag(page: Page, column: string): Promise<void> {
  const box = await page.getByRole('columnheader', { name: column }).boundingBox();
  if (box === null) throw new Error(`There is no column ${column}.`);
  const [x, y] = [box.x + box.width - 3, box.y + box.height / 2];
  await page.mouse.move(x, y + 100);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 20, y }] });
  await expect.poll(() => widthOf(page, column)).toBe(Math.round(box.width) + 20);
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await session.detach();
  const drawn = await page.getByRole('columnheader', { name: column }).boundingBox();
  const edge = (drawn?.x ?? 0) + (drawn?.width ?? 0) - 3;
  for (const at of [edge + 1, edge - 2, edge + 1]) await page.mouse.move(at, y);
  await page.mouse.move(x, y + 100);
  expect(await widthOf(page, column)).toBe(Math.round(box.width) + 20);
}

/** Answers with the second of the two orders that are then selected. */
async function scanFromAnyScreen(page: Page): Promise<string> {
  const [first = '', second = ''] = await readOrderNumbers(page, 2);

  await goTo(page, 'settings');
  await scan(page, first);
  await expect(page.getByText(say('scan.added', { order: first })).first()).toBeVisible();
  await readEverythingAgain(page);

  await goTo(page, 'orders');
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await ordersRead(page);
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await search.fill('half typed');
  await search.focus();
  await scan(page, second);
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
  await expect(search).toHaveValue('half typed');

  await scan(page, first);
  await expect(page.getByText(say('scan.already-selected', { order: first })).first()).toBeVisible();
  await scan(page, 'NO-SUCH-LABEL-1');
  await expect(page.getByText(say('scan.not-found', { code: 'NO-SUCH-LABEL-1' })).first()).toBeVisible();
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
  await search.clear();
  return second;
}

/** In Settings, which shows how many orders the copy holds, also while it fills again. */
async function readEverythingAgain(page: Page): Promise<void> {
  await page.getByRole('radio', { name: say('settings.part.orders'), exact: true }).click();
  const size = page.getByText(sayAny('settings.orders.size'));
  const again = say('settings.orders.again');
  await expect(size).toHaveText(/^[1-9]/);
  await page.getByRole('button', { name: again, exact: true }).click();
  const question = page.getByRole('dialog', { name: say('settings.orders.again.question'), exact: true });
  await question.getByRole('button', { name: again, exact: true }).click();
  await expect(question).toBeHidden();
  await expect(size).toHaveText(/^[1-9]/);
}

async function stepThroughDetails({ app, page }: Pick<OpenApp, 'app' | 'page'>): Promise<void> {
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await page.getByRole('button', { name: say('orders.column.orderNumber') }).click();
  const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'order' }) });
  const title = details.locator('.mono').first();

  await ordersTable(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('ui.detail.back') })).toBeFocused();
  await expect(title).toHaveText(first);
  await page.keyboard.press('ArrowUp');
  await expect(title).toHaveText(first);
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText(second);
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText(third);
  await page.keyboard.press('ArrowUp');
  await expect(title).toHaveText(second);
  // All of it is in sight, its actions too.
  expect(await details.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(ordersTable(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('row', { selected: true })).toContainText(third);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(third);
  await expect(details).toContainText(sayWithin('orders.selected-by.list'));
  await details.getByRole('button', { name: say('orders.detail.take'), exact: true }).click();
  await expect(details).not.toContainText(sayWithin('orders.selected-by.list'));
  await details.getByRole('button', { name: say('orders.detail.add'), exact: true }).click();
  await expect(details).toContainText(sayWithin('orders.selected-by.detail'));

  // The list's message is not covered: none of the shipped orders is selected yet.
  await page.keyboard.press('Alt+s');
  await expect(page.getByRole('radio', { name: say('orders.group.shipped'), exact: true })).toBeChecked();
  await expect(details).toBeHidden();
}

async function waitAndFindNone({ app, page }: Pick<OpenApp, 'app' | 'page'>): Promise<void> {
  await resize({ app, page, size: { width: 1280, height: 800 } });
  await page.keyboard.press('Alt+u');
  await expect(page.getByRole('radio', { name: say('orders.group.unshipped'), exact: true })).toBeChecked();
  const found = answer({ body: JSON.stringify({ orders: [], total_pages: 0, success: true, errors: [] }) });
  const slow = await startMisbehavingServer([found, silence]);
  const empty = await startMisbehavingServer([found]);
  try {
    const slowKeys = { serviceKey: 'slow-service-key-3333', subscriptionKey: 'slow-subscription-key-4444' };
    await addLiveAccount(app, page, { label: 'Slow Shop', baseAddress: slow.url, ...slowKeys });
    await goTo(page, 'orders');
    await switchAccount(page, 'Slow Shop');
    await expect(page.getByRole('heading', { name: say('orders.empty.reading') })).toBeVisible();
    // Nothing blocks: another account's orders are one key away.
    await switchAccount(page, 'Practice North');
    await expect(orderRows(page).first()).toBeVisible();

    const emptyKeys = { serviceKey: 'empty-service-key-5555', subscriptionKey: 'empty-subscription-key-6666' };
    await addLiveAccount(app, page, { label: 'New Shop', baseAddress: empty.url, ...emptyKeys });
    await goTo(page, 'orders');
    await switchAccount(page, 'New Shop');
    await expect(page.getByRole('heading', { name: say('orders.empty.unshipped') })).toBeVisible();
    await page.getByRole('button', { name: say('orders.empty.show-all') }).click();
    await expect(page.getByRole('heading', { name: say('orders.empty.none') })).toBeVisible();
  } finally {
    await Promise.all([slow.close(), empty.close()]);
  }
}

function selectionOnDisk(userData: string): string {
  try {
    return readFileSync(join(userData, 'selection.json'), 'utf8');
  } catch {
    return '';
  }
}
