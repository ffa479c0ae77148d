/**
 * Whatever floats over a screen covers nothing that is needed, and a failed attempt is found again where it belongs.
 */
import { dirname, join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { openBook, searchField } from '../../helpers/book.ts';
import { drawn } from '../../helpers/drawn.ts';
import { hearLiveRegions } from '../../helpers/live-regions.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import {
  addLiveAccount,
  clearSelection,
  doublePress,
  goTo,
  orderRows,
  ordersTable,
  shownAccount,
  switchAccount,
} from '../../helpers/operator.ts';
import { faintTexts, violationsOf } from '../../helpers/page-checks.ts';
import { installClock } from '../../helpers/page-clock.ts';
import { type RunningService, startPracticeService } from '../../helpers/practice-service.ts';
import { scan } from '../../helpers/scan.ts';
import { screenNames } from '../../helpers/screen-names.ts';
import { resize } from '../../helpers/screens.ts';
import { say, sayAny } from '../../helpers/texts.ts';
import { collidingTexts, namesWithoutBeginning } from '../../helpers/texts-on-screen.ts';
import { showPart } from '../../helpers/validating.ts';

test.use({ withPrinter: false });

test('what floats over a screen covers nothing that is needed, and can be read again', async ({ bench }) => {
  const service = await startPracticeService(join(dirname(bench.userData), 'service'), 550);
  try {
    const opened = await bench.open();
    await test.step('a notice covers nothing on any screen, stays while it is pointed at, leaves by itself, and can be read again', () =>
      seeNotices(opened));
    await test.step('a key right behind the Escape that closes a dialog is heard', () => seeKeysBehindEscape(opened));
    await test.step('Escape closes the help from anywhere, once nothing else takes it', () =>
      seeEscapeBesideHelp(opened));
    await test.step('what Tab reaches beside the open help is in sight', () => seeFocusBesideHelp(opened));
    await test.step('the keys are not given to a list that lies behind its details', () =>
      seeKeysBesideDetails(opened));
    await test.step('Escape closes only what lies in front', () => seeEscapeInFront(opened));
    await test.step('Escape closes a panel or a menu that has not got the focus yet', () =>
      seeEscapeBeforeTheFocus(opened));
    await test.step('a count covers no sign of the rail', () => seeCounts(opened));
    await test.step('numbers and names in a list are whole in a small window', () => seeNumbersAndNames(opened));
    await test.step('in the colours of the system, what Enter will do is marked', () => seeMarks(opened));
    await test.step('in every theme the box of a ticked row can be told from the row, and a switch that is off from the page', () =>
      seeTickedBoxes(opened));
    await test.step('the words of a field end before the press in it, and its example is whole or ends with dots', () =>
      seeWordsInFields(opened));
    await test.step('for whom the system shows more contrast, every text has it', () => seeMoreContrast(opened));
    await test.step('the press of a long form is in sight on a small touch screen and covers no field; at work, its wheel can be told from it', () =>
      seePressOfForm(opened));
    await test.step('with text at 200 %, the presses of a dialog do not cover what has the focus', () =>
      seeFocusInDialogs(opened));
    await test.step('with text at 400 % nothing but a table is read by scrolling to the side, and a field has room', () =>
      seeAtFourTimes(opened));
    await test.step('selects have no bars for a few choices; a notice covers nothing and leaves with the screen; a long question shows its title; a failed manifest is in Activity, names its orders and is tried again', () =>
      seeQuestions(opened, service));
  } finally {
    await service.close();
  }
});

async function seeNotices({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 1024, height: 768 } });
  const notice = page.getByRole('region', { name: say('ui.notices') });
  const said = notice.getByRole('alert');
  for (const [index, screen] of screenNames.entries()) {
    await goTo(page, screen);
    await expect(page.getByRole('main', { name: say(`common.screen.${screen}`) })).toBeVisible();
    await expect(page).toHaveTitle(`${say(`common.screen.${screen}`)} – Packbench`);
    await scan(page, `PB:NONE-${index}`);
    await expect(said).toHaveText(say('scan.command.unknown', { code: `PB:NONE-${index}` }));
    expect.soft(await coveredBy(notice), screen).toEqual([]);
  }

  const account = shownAccount(page, 'Practice North').getByText('Practice North', { exact: true });
  expect(await account.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await installClock(page);
  await scan(page, 'PB:NONE-HELD');
  await expect(said).toContainText('PB:NONE-HELD');
  const button = notice.getByRole('button', { name: say('ui.notice.close') });
  await button.focus();
  await page.clock.fastForward(60_000);
  await expect(said).toContainText('PB:NONE-HELD');
  // The pointer passes over what has the focus.
  await said.hover();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expect(said).toContainText('PB:NONE-HELD');
  // And the focus what is pointed at.
  await said.hover();
  await page.getByRole('searchbox').or(page.getByRole('main')).first().focus();
  await page.clock.fastForward(60_000);
  await expect(said).toContainText('PB:NONE-HELD');
  await button.focus();
  await page.mouse.move(0, 0);
  await page.getByRole('searchbox').or(page.getByRole('main')).first().focus();
  await page.clock.fastForward(21_000);
  await expect(notice).toBeEmpty();

  const bell = page.getByRole('button', { name: sayAny('shell.notices.button') });
  await expect(bell).toHaveAccessibleName(`Earlier notices, ${screenNames.length + 1} not closed`);
  await page.keyboard.press('Alt+n');
  const list = page.getByRole('dialog', { name: say('shell.notices') }).getByRole('listitem');
  await expect(list).toHaveCount(screenNames.length + 1);
  await expect(list.first()).toContainText('PB:NONE-HELD');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Earlier notices');

  // A double click closes the one that was read, and not the one behind it.
  for (const code of ['PB:NONE-BEHIND', 'PB:NONE-READ']) {
    await scan(page, code);
    await expect(said).toContainText(code);
  }
  await doublePress(page, button, () => expect(said).not.toContainText('PB:NONE-READ'));
  expect(await said.textContent()).toContain('PB:NONE-BEHIND');
  await button.click();
  await expect(notice).toBeEmpty();
}

/** While the page's clock is held, what fades away stays. */
async function seeKeysBehindEscape({ page }: OpenApp): Promise<void> {
  await goTo(page, 'orders');
  const field = page.getByRole('dialog', { name: say('shell.actions') }).getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+2');
  await expect(page.getByRole('main', { name: say('common.screen.manifests') })).toBeVisible();
  await page.clock.resume();
  // Also the key that answered the question which is fading away: it asks it again.
  await goTo(page, 'orders');
  await orderRows(page).first().click();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) });
  await expect(question.getByRole('region', { name: say('manifests.question.label') })).toBeFocused();
  // What a screen reader says as it opens: whose orders these are, not the name of the place that has the focus again.
  await expect.soft(question).toHaveAccessibleDescription(/Practice North/);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.keyboard.press('Escape');
  const open = page.locator('[aria-modal="true"]:not([data-closed])');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect.soft(open).toHaveCount(1);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await clearSelection(page);
}

/** The help stays open while the hands do what it says: what lies in front of the hands takes the key first. */
async function seeEscapeBesideHelp({ page }: OpenApp): Promise<void> {
  const help = page.getByRole('complementary', { name: say('help.title') });
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'order' }) });
  await goTo(page, 'orders');
  await orderRows(page)
    .first()
    .getByRole('button', { name: sayAny('orders.show') })
    .click();
  await expect(details).toBeVisible();
  await page.keyboard.press('F1');
  await expect(help).toBeVisible();
  await page.getByRole('searchbox', { name: say('orders.search') }).click();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
}

/** The help goes to the other side; or away, where it would hide it there, too. */
async function seeFocusBesideHelp({ app, page }: OpenApp): Promise<void> {
  const help = page.getByRole('complementary', { name: say('help.title') });
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  const openHelp = async (): Promise<void> => {
    await page.keyboard.press('F1');
    await expect(help.getByRole('heading', { level: 2 })).toBeFocused();
  };
  await openHelp();
  await search.focus();
  for (let stop = 1; stop <= 20; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = async (): Promise<string> => {
      const { name, isSeen } = await page.evaluate(seeFocus);
      return isSeen ? '' : name;
    };
    await expect.soft.poll(hidden, `stop ${stop}`).toBe('');
  }
  await expect(help).toBeVisible();
  await search.focus();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect.soft(search).toBeFocused();

  await resize({ app, page, size: { width: 512, height: 384 } });
  await openHelp();
  const menu = page.getByRole('button', { name: say('orders.menu'), exact: true });
  await menu.focus();
  await expect.soft.poll(() => page.evaluate(seeFocus), 'in a small window').toMatchObject({ isSeen: true });
  await expect.soft(menu).toBeFocused();
  await resize({ app, page, size: { width: 1024, height: 768 } });
}

/** In a small window the details of an order cover the list. */
async function seeKeysBesideDetails({ page }: OpenApp): Promise<void> {
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'order' }) });
  const isOnScreen = () => page.evaluate(() => document.activeElement?.closest('main') != null);
  await orderRows(page)
    .first()
    .getByRole('button', { name: sayAny('orders.show') })
    .click();
  await expect(details).toBeVisible();
  await scan(page, 'PB:NONE-BESIDE');
  const notice = page.getByRole('region', { name: say('ui.notices') });
  await notice.getByRole('button', { name: say('ui.notice.close') }).focus();
  await page.keyboard.press('Space');
  await expect(notice).toBeEmpty();
  await expect.poll(isOnScreen).toBe(true);
  await page.keyboard.press('Control+7');
  await expect(page.getByRole('grid', { name: say('common.screen.activity') })).toBeFocused();
  await page.keyboard.press('Control+1');
  await expect(details).toBeVisible();
  await expect.poll(isOnScreen).toBe(true);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(ordersTable(page)).toBeFocused();
}

/** Of a menu or a dialog over the details of an order, the details stay; of an open list of the help, or of the filters, those. */
async function seeEscapeInFront({ page }: OpenApp): Promise<void> {
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'order' }) });
  await orderRows(page)
    .first()
    .getByRole('button', { name: sayAny('orders.show') })
    .click();
  for (const name of [say('orders.filters'), say('orders.columns.choose'), say('orders.menu')]) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    // It has the focus, and hears the key itself.
    await expect(button).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect.soft(await details.isVisible(), name).toBe(true);
  }
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('shell.actions') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  expect.soft(await details.isVisible(), 'the palette').toBe(true);

  const filtersButton = page.getByRole('button', { name: say('orders.filters'), exact: true });
  const filters = page.getByRole('dialog', { name: say('orders.filters') });
  await filtersButton.click();
  const records = filters.getByRole('combobox', { name: say('orders.filter.records') });
  await records.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(records).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(filtersButton).toBeFocused();
  expect.soft(await details.isVisible(), 'the filters').toBe(true);

  await page.keyboard.press('F1');
  const help = page.getByRole('complementary', { name: say('help.title') });
  await help.getByRole('combobox').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect.soft(await help.isVisible(), 'the help').toBe(true);
  for (const shown of [help, details]) {
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
}

/** A panel or a menu gets the focus a moment after it is shown: never, while the page's clock is held. */
async function seeEscapeBeforeTheFocus({ page }: OpenApp): Promise<void> {
  await goTo(page, 'orders');
  await expect(orderRows(page).first()).toBeVisible();
  const buttons = [say('orders.filters'), say('orders.columns.choose'), say('orders.menu')].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  for (const button of [...buttons, shownAccount(page, '')]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await page.clock.resume();
  await page.keyboard.press('Control+2');
  await expect(page.getByRole('main', { name: say('common.screen.manifests') })).toBeVisible();
}

/** On the rail: the sign of a screen stays visible beside the number on it. */
async function seeCounts({ page }: OpenApp): Promise<void> {
  await goTo(page, 'orders');
  const entry = page.getByRole('navigation').getByRole('button', { name: say('common.screen.orders') });
  const seeBeside = async (digits: RegExp): Promise<void> => {
    await expect(entry.locator('[data-name]')).toContainText(digits);
    const [sign, count] = await Promise.all([
      entry.locator('svg').boundingBox(),
      entry.locator('[data-name]').boundingBox(),
    ]);
    expect.soft((sign?.x ?? 0) + (sign?.width ?? 0), `${digits}`).toBeLessThanOrEqual(count?.x ?? 0);
  };
  await orderRows(page).first().click();
  await seeBeside(/^\d\D/);
  await clearSelection(page);
  await page.getByRole('button', { name: sayAny('orders.select-all') }).click();
  await seeBeside(/\d{3}/);
  await clearSelection(page);
}

/** At 1024 x 768, where a long one takes a second line. */
async function seeNumbersAndNames({ page }: OpenApp): Promise<void> {
  const texts = orderRows(page).locator('[data-whole]');
  await expect(texts.first()).toBeVisible();
  // A long name ends on its second line; of a number nothing is left out.
  const cut = await texts.evaluateAll((all) =>
    all
      .filter((text) => {
        const places = [text, text.closest('[role="gridcell"]') ?? text];
        const mayEnd = !text.matches('.mono') && text.textContent.length > 18;
        const isTall = places.some((it) => it.scrollHeight > it.clientHeight + 8);
        return (isTall && !mayEnd) || places.some((it) => it.scrollWidth > it.clientWidth);
      })
      .map((text) => text.textContent),
  );
  expect(cut).toEqual([]);
}

/** Where a person chose the colours of the whole system, backgrounds are not drawn. */
async function seeMarks({ app, page }: OpenApp): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const marked = (row: Locator) => expect.soft(row).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: say('shell.actions') })
    .getByRole('combobox')
    .press('ArrowDown');
  await marked(page.getByRole('option', { selected: true }));
  await page.keyboard.press('Escape');
  await openBook(page);
  await searchField(page).press('ArrowDown');
  await marked(page.getByRole('row', { selected: true }));
  const shownScreen = page.getByRole('navigation').getByRole('button', { name: say('common.screen.address-book') });
  await marked(shownScreen);
  await seeFocusBesideMark(shownScreen);
  await page.evaluate(() => window.packbench.call('preferences.change', { theme: 'high-contrast' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  await page.emulateMedia({ forcedColors: 'none' });
  await seeFocusBesideMark(shownScreen);
  await page.evaluate(() => window.packbench.call('preferences.change', { theme: 'light' }));
  await page.emulateMedia({ forcedColors: 'active' });

  await showPart(page, 'list');
  await page.getByRole('textbox', { name: say('validate.list.rows') }).fill(`Street\tCity\n1 Test Road\tNapier\n`);
  await page.getByRole('button', { name: say('validate.list.read') }).click();
  const ways = page.getByRole('radiogroup', { name: say('validate.way.title') }).locator('label');
  await expect.soft(ways.filter({ has: page.locator(':checked') })).toHaveCSS('border-top-width', '2px');
  await expect.soft(ways.filter({ hasNot: page.locator(':checked') })).toHaveCSS('border-top-width', '1px');
  await page.getByRole('button', { name: say('validate.list.close') }).click();

  await goTo(page, 'orders');
  const target = await page.getByRole('switch', { name: say('orders.selected-only') }).boundingBox();
  expect.soft(target?.height).toBeGreaterThanOrEqual(24);
  const groups = page.getByRole('radiogroup', { name: say('orders.group') }).locator('label');
  const framed = groups.filter({ has: page.locator(':checked') });
  await expect.soft(framed).toHaveCSS('border-top-style', 'solid');
  await expect.soft(groups.filter({ hasNot: page.locator(':checked') }).first()).toHaveCSS('border-top-style', 'none');
  const row = orderRows(page).first();
  const fill = () => row.getByRole('checkbox').evaluate((box) => getComputedStyle(box).backgroundColor);
  const empty = await fill();
  await row.click();
  await expect.soft.poll(fill).not.toBe(empty);
  await expect(row).toHaveAttribute('data-current', 'true');
  expect.soft(await row.evaluate(isDrawnBy, '::before')).toBe(true);
  await row.click();
  await expect.poll(fill).toBe(empty);

  await goTo(page, 'track');
  const number = page.getByRole('searchbox', { name: say('tracking.field') });
  await number.fill('AB123456785JP');
  await whileMainStands(app, async () => {
    await number.press('Enter');
    const asking = page.getByRole('status', { name: say('tracking.asking', { number: 'AB123456785JP' }) });
    const waiting = asking.locator('xpath=following-sibling::*/*').first();
    expect.soft(await waiting.evaluate(isDrawnBy, '::after')).toBe(true);
  });
  await page.emulateMedia({ forcedColors: null });
}

/** Whether what a style sheet draws in an element has another colour than the page. */
function isDrawnBy(element: Element, part: string): boolean {
  const { backgroundColor: drawn } = getComputedStyle(element, part);
  return drawn !== getComputedStyle(document.body).backgroundColor && drawn !== 'rgba(0, 0, 0, 0)';
}

/** WCAG 2.4.7: the ring of the keyboard's focus is not the one that marks what is shown or pressed. */
async function seeFocusBesideMark(control: Locator): Promise<void> {
  const ring = () => control.evaluate((it) => getComputedStyle(it).outline + getComputedStyle(it).outlineOffset);
  const before = await ring();
  await control.press('Shift');
  await expect(control).toBeFocused();
  await expect.soft.poll(ring).not.toBe(before);
  await control.blur();
}

/** WCAG 1.4.11: 3:1. */
async function seeTickedBoxes({ page }: OpenApp): Promise<void> {
  await goTo(page, 'orders');
  const row = orderRows(page).first();
  await row.click();
  await expect(row).toHaveAttribute('data-selected', 'true');
  for (const theme of ['light', 'dark', 'high-contrast'] as const) {
    await page.evaluate((chosen) => window.packbench.call('preferences.change', { theme: chosen }), theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Under the pointer, where a row is lighter still.
    await row.hover();
    await expect.poll(() => edgeContrast(row), theme).toBeGreaterThanOrEqual(3);
    const only = page.getByRole('switch', { name: say('orders.selected-only') });
    await expect(only).not.toBeChecked();
    await expect.soft.poll(() => offContrast(only), theme).toBeGreaterThanOrEqual(3);
    // The column that is always shown is ticked, though nobody can press it.
    await page.getByRole('button', { name: say('orders.columns.choose') }).click();
    const panel = page.getByRole('dialog', { name: say('orders.columns') });
    const always = panel.getByRole('checkbox', { name: say('orders.column.orderNumber') });
    await expect(always).toBeDisabled();
    expect.soft(await tickContrast(always), theme).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  await row.click();
  await page.evaluate(() => window.packbench.call('preferences.change', { theme: 'light' }));
}

/** Where a person asks the system for more contrast, every text has it, in each theme that follows the system. */
async function seeMoreContrast({ page }: OpenApp): Promise<void> {
  await page.emulateMedia({ contrast: 'more' });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.evaluate((theme) => window.packbench.call('preferences.change', { theme }), colorScheme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await faintTexts(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ contrast: null });
}

/** Between the edge of the row's box and the row. */
async function edgeContrast(row: Locator): Promise<number> {
  const [edge, ground] = await row.evaluate((it) => {
    const box = it.querySelector('input[type="checkbox"]');
    return box === null ? [] : [getComputedStyle(box).borderTopColor, getComputedStyle(it).backgroundColor];
  });
  return edge === undefined || ground === undefined ? 0 : contrastOf(edge, ground);
}

/** Between a switch that is off and the page, and between it and its knob: the smaller one. */
async function offContrast(off: Locator): Promise<number> {
  const [track, knob, ground] = await off.evaluate((it) => {
    const drawn = it.nextElementSibling;
    const bar = it.closest('[role="search"], search, section, main');
    return drawn?.firstElementChild == null || bar === null
      ? []
      : [drawn, drawn.firstElementChild, bar].map((part) => getComputedStyle(part).backgroundColor);
  });
  if (track === undefined || knob === undefined || ground === undefined) return 0;
  return Math.min(contrastOf(track, ground), contrastOf(track, knob));
}

/** Between the tick and its box. */
async function tickContrast(box: Locator): Promise<number> {
  const [tick, ground] = await box.evaluate((it) =>
    it.nextElementSibling === null
      ? []
      : [getComputedStyle(it.nextElementSibling).color, getComputedStyle(it).backgroundColor],
  );
  return tick === undefined || ground === undefined ? 0 : contrastOf(tick, ground);
}

/** Between the wheel of a button at work and the button. */
async function wheelContrast(button: Locator): Promise<number> {
  const [wheel, ground] = await button.evaluate((it) => {
    const turning = it.querySelector('[class*="Loader-root"]');
    return turning === null
      ? []
      : [getComputedStyle(turning, '::after').borderTopColor, getComputedStyle(it).backgroundColor];
  });
  return wheel === undefined || ground === undefined ? 0 : contrastOf(wheel, ground);
}

/** Of two colours, as the browser says them: 'rgb(255, 221, 51)'. */
function contrastOf(one: string, other: string): number {
  const light = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other));
}

/** Read from right to left: where it is cut off, its beginning must stay. */
const shop = 'רציף של חנות הנמל לסיטונאות ולהחזרות מכל הארץ';

async function seeQuestions({ app, page }: OpenApp, service: RunningService): Promise<void> {
  await resize({ app, page, size: { width: 1024, height: 560 } });

  await goTo(page, 'activity');
  await page.getByRole('combobox', { name: say('common.account') }).click();
  await expect(page.getByRole('option', { name: 'Practice South' })).toBeVisible();
  await expect.poll(() => barsOf(page.getByRole('listbox'))).toBe(0);
  await page.keyboard.press('Escape');

  const { service_api_key: serviceKey = '', subscription_key: subscriptionKey = '' } = service.accounts[0];
  await addLiveAccount(app, page, { label: shop, baseAddress: service.url, serviceKey, subscriptionKey });
  const notice = page.getByRole('region', { name: say('ui.notices') });
  await expect(notice).toContainText(say('accounts.form.saved', { account: shop }));
  await goTo(page, 'orders');
  await expect(notice).toBeEmpty();

  await switchAccount(page, shop);
  await expect.poll(() => namesWithoutBeginning(page)).toEqual([]);
  await scan(page, 'PB:NONE-LONG');
  const words = notice.getByText(say('scan.command.unknown', { code: 'PB:NONE-LONG' }));
  await expect(words).toBeVisible();
  // The name of the account leaves room for them.
  await expect.poll(() => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expect(orderRows(page).first()).toBeVisible();
  await notice.getByRole('button', { name: say('ui.notice.close') }).focus();
  // An Enter so soon would be the scanner's.
  await page.keyboard.press('Space');
  await expect(ordersTable(page)).toBeFocused();
  await page.getByRole('button', { name: sayAny('orders.select-all') }).click();
  await expect(notice).toContainText('added to the selection');
  expect(await coveredBy(notice)).toEqual([]);

  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: sayAny('manifests.question.title') });
  await expect(question.getByRole('heading', { name: sayAny('manifests.question.title') })).toBeInViewport();
  // Thousands would hold up the question for seconds, and nobody reads them there.
  const lines = question.getByRole('list', { name: say('manifests.question.order-list') }).getByRole('listitem');
  await expect(lines).toHaveCount(201);
  const title = (await question.getByRole('heading', { name: sayAny('manifests.question.title') }).textContent()) ?? '';
  const count = Number(title.replaceAll(/\D/g, '')) - 200;
  await expect(lines.last()).toHaveText(say('ui.more-selected', { count }));
  await service.close();
  await question
    .getByRole('button', { name: sayAny('manifests.question.confirm', 'manifests.question.confirm-anyway') })
    .click();
  const trouble = page.getByRole('dialog', { name: say('manifests.trouble.none') });
  await expect(trouble).toBeVisible();
  await expect.soft(trouble).not.toHaveAccessibleDescription(say('manifests.trouble.label'));
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await goTo(page, 'manifests');
  await expect(
    page.getByRole('heading', { name: sayAny('manifests.list.none', 'manifests.list.none.account') }),
  ).toBeVisible();

  await goTo(page, 'activity');
  const ofActivity = page.getByRole('grid', { name: say('common.screen.activity') });
  await expect(ofActivity).toContainText(shop);
  await expect.poll(() => namesWithoutBeginning(page)).toEqual([]);
  // Text at 200 %: nothing is read by scrolling there and back in each line.
  await resize({ app, page, size: { width: 640, height: 400 } });
  await expect.soft.poll(() => ofActivity.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await resize({ app, page, size: { width: 1024, height: 560 } });
  await ofActivity.getByRole('row', { name: say('activity.kind.manifest') }).click();
  const attempt = page.getByRole('dialog', {
    name: say('activity.entry', { kind: say('activity.kind.manifest'), account: shop }),
  });
  const itsOrders = attempt.getByRole('list', { name: say('activity.detail.orders') }).getByRole('listitem');
  await expect(itsOrders.nth(20)).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);
  await attempt.getByRole('button', { name: say('common.try-again') }).click();
  await expect(question).toBeVisible();

  // Also while the orders are still being read for the question that was left.
  await question.getByRole('button', { name: say('common.cancel') }).click();
  await expect(question).toBeHidden();
  await whileMainStands(app, async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(say('orders.being-read'))).toBeVisible();
    await goTo(page, 'activity');
    await ofActivity.getByRole('row', { name: say('activity.kind.manifest') }).click();
    await attempt.getByRole('button', { name: say('common.try-again') }).click();
    await expect(page.getByText(say('orders.being-read'))).toBeVisible();
  });
  await expect(question).toBeVisible();
}

async function seePressOfForm({ app, page }: OpenApp): Promise<void> {
  const change = (preferences: { density: 'touch' | 'comfortable'; theme: 'high-contrast' | 'light' }) =>
    page.evaluate((chosen) => window.packbench.call('preferences.change', chosen), preferences);
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await change({ density: 'touch', theme: 'high-contrast' });
  await expect(page.locator('html')).toHaveAttribute('data-density', 'touch');
  await goTo(page, 'rates');
  const parcel = page.getByRole('form', { name: say('rates.form') });
  const press = parcel.getByRole('button', { name: say('rates.get') });
  await parcel.getByLabel(say('rates.weight')).focus();
  await expect(press).toBeInViewport({ ratio: 1 });
  for (const name of ['common.field.suburb', 'common.field.state', 'rates.length'] as const) {
    const field = parcel.getByLabel(say(name));
    await field.focus();
    await expect.soft.poll(() => field.evaluate(isCovered), name).toBe(false);
  }

  await parcel.getByLabel(say('common.field.street-and-number')).fill('12 Bourke Street');
  await parcel.getByLabel(say('common.field.postCode')).fill('3000');
  await parcel.getByLabel(say('common.field.country')).fill('AU');
  await parcel.getByLabel(say('rates.weight')).fill('2');
  await whileMainStands(app, async () => {
    await press.click();
    await expect(press).toHaveAttribute('data-loading', 'true');
    await expect.poll(() => wheelContrast(press)).toBeGreaterThanOrEqual(3);
  });
  await expect(page.getByRole('table', { name: say('rates.table') })).toBeVisible();
  await change({ density: 'comfortable', theme: 'light' });
}

/** In a small window, and for fingers, where a field leaves its words less room. */
async function seeWordsInFields({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await page.evaluate(() => window.packbench.call('preferences.change', { density: 'touch' }));
  await expect(page.locator('html')).toHaveAttribute('data-density', 'touch');
  await goTo(page, 'orders');
  const orders = page.getByRole('searchbox', { name: say('orders.search') });
  await orders.fill('Zephyr Emporium of North Wharf 4711');
  const emptyOrders = page.getByRole('button', { name: say('orders.search.clear') });
  expect.soft(await roomBefore(emptyOrders, orders)).toBeGreaterThanOrEqual(0);
  await emptyOrders.click();
  await openBook(page);
  await searchField(page).fill('Zephyr Emporium of North Wharf 4711');
  const emptyBook = page.getByRole('button', { name: say('address-book.search.clear') });
  expect.soft(await roomBefore(emptyBook, searchField(page))).toBeGreaterThanOrEqual(0);
  await emptyBook.click();
  await goTo(page, 'activity');
  for (const name of ['activity.filter.from', 'activity.filter.to'] as const) {
    const day = page.getByRole('textbox', { name: say(name) });
    expect.soft(await day.evaluate(roomBesideExample), name).toBeGreaterThanOrEqual(0);
  }
  await resize({ app, page, size: { width: 640, height: 400 } });
  await goTo(page, 'track');
  // It begins with the number that was asked for last.
  await page.getByRole('searchbox').fill('');
  await expect.soft(page.getByRole('searchbox')).toHaveCSS('text-overflow', 'ellipsis');
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await page.evaluate(() => window.packbench.call('preferences.change', { density: 'comfortable' }));
}

/** Pixels from the end of a field's words to the press in it. */
async function roomBefore(press: Locator, field: Locator): Promise<number> {
  const at = (await press.boundingBox())?.x ?? 0;
  const end = await field.evaluate(
    (it) => it.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(it).paddingInlineEnd),
  );
  return at - end;
}

/** In the page: pixels of the field that its example leaves. */
function roomBesideExample(field: Element): number {
  if (!(field instanceof HTMLInputElement)) return -1;
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return -1;
  pen.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return room - pen.measureText(field.placeholder).width;
}

/** In the page: something lies over the lower edge of the field. */
function isCovered(field: Element): boolean {
  const { left, bottom } = field.getBoundingClientRect();
  return !field.contains(document.elementFromPoint(left + 8, bottom - 4));
}

async function seeFocusInDialogs({ app, page }: OpenApp): Promise<void> {
  await goTo(page, 'orders');
  await resize({ app, page, size: { width: 640, height: 400 } });
  for (const name of ['orders.filters', 'orders.columns.choose'] as const) {
    await page.getByRole('button', { name: say(name), exact: true }).press('Enter');
    const opened = page.getByRole('dialog', { name: say(name), exact: true });
    for (let stop = 1; stop <= 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(opened.locator(':focus')).toBeAttached();
      await expect.soft.poll(() => page.evaluate(seeFocus), `${name}, stop ${stop}`).toMatchObject({ isSeen: true });
    }
    await expect.soft.poll(() => page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  await page.keyboard.press('Control+l');
  const dialog = page.getByRole('dialog', { name: sayAny('orders.list.title') });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  // A screen reader would read every field and press of it as it opens.
  await expect.soft(dialog).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  const file = dialog.getByRole('button', { name: say('orders.list.file') });
  await expect(file).toBeFocused();
  await expect.soft.poll(() => file.evaluate(isCovered)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // What stands in it goes with it to the line on top, and is read aloud once.
  const { isHeardOnce } = await hearLiveRegions(page);
  const words = say('scan.command.unknown', { code: 'PB:NONE-DIALOG' });
  await page.keyboard.press('Control+l');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await scan(page, 'PB:NONE-DIALOG');
  await expect(dialog.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('region', { name: say('ui.notices') });
  await expect(notice).toContainText(words);
  await isHeardOnce(words);
  await notice.getByRole('button', { name: say('ui.notice.close') }).click();
  await expect(notice).toBeEmpty();

  // Whoever is quick is on the next field at once, and stays there.
  await page.evaluate(goOnAtOnce, 'textarea');
  await page.keyboard.press('Control+l');
  await expect(file).toBeFocused();
  await drawn(page);
  await expect(file).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.evaluate(goOnAtOnce, '[role="menuitemradio"]');
  await page
    .getByRole('button')
    .filter({ hasText: say('accounts.switcher.unseen') })
    .click();
  const edit = page.getByRole('menuitem', { name: say('accounts.switcher.edit') });
  await expect(edit).toBeFocused();
  await drawn(page);
  await expect(edit).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
}

/** WCAG 1.4.10: 1280 x 800 with text at 400 %. */
async function seeAtFourTimes({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 320, height: 200 } });
  const actions = page.getByRole('banner').getByRole('button', { name: say('shell.actions'), exact: true });
  await actions.focus();
  await expect.soft
    .poll(() => page.evaluate(seeFocus), 'what stands in the line on top')
    .toMatchObject({ isSeen: true });
  await page.keyboard.press('Shift+F1');
  const sheet = page.getByRole('dialog', { name: say('keyboard.sheet') });
  await expect(sheet).toBeVisible();
  await expect.soft.poll(() => sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('shell.actions') });
  await palette.getByRole('combobox').fill(say('keyboard.group.accounts'));
  await expect.soft.poll(() => collidingTexts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  // The line at the foot has room below it, however many troubles it tells.
  const main = page.getByRole('main');
  await expect.soft.poll(() => main.evaluate((it) => it.clientHeight)).toBeGreaterThanOrEqual(120);
  const foot = page.getByRole('region', { name: say('shell.status') });
  await foot.scrollIntoViewIfNeeded();
  await expect.soft(foot).toBeInViewport({ ratio: 0.9 });
  await goTo(page, 'address-book');
  const count = page.getByText(sayAny('address-book.shown.first'));
  await expect.soft
    .poll(() => count.evaluate((it) => it.getBoundingClientRect().right - innerWidth))
    .toBeLessThanOrEqual(0);
  await goTo(page, 'track');
  // A tracking number is read again before it is sent.
  await expect.soft
    .poll(async () => (await page.getByRole('searchbox').boundingBox())?.width ?? 0)
    .toBeGreaterThanOrEqual(160);
  await resize({ app, page, size: { width: 512, height: 384 } });
  await goTo(page, 'settings');
  await page.getByRole('radio', { name: say('settings.part.accounts'), exact: true }).click();
  await page.getByRole('button', { name: say('accounts.form.add') }).click();
  const form = page.getByRole('dialog', { name: say('accounts.form.add') });
  await expect(form.getByRole('textbox').first()).toBeFocused();
  for (const size of [
    { width: 512, height: 384 },
    { width: 320, height: 200 },
  ]) {
    await resize({ app, page, size });
    for (let stop = 1; stop <= 10; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.soft
        .poll(() => page.evaluate(seeFocus), `${size.width}, stop ${stop}`)
        .toMatchObject({ isSeen: true });
    }
  }
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await goTo(page, 'orders');
}

/** In the page (WCAG 2.4.11): of what has the focus, or of its words, something is seen. */
function seeFocus(): { readonly name: string; readonly isSeen: boolean } {
  const focused = document.activeElement ?? document.body;
  const place = focused.closest('label') ?? focused;
  const { left, top, width, height } = place.getBoundingClientRect();
  const points = [0.2, 0.5, 0.8].map((part) => [left + width * part, top + height * part] as const);
  const isSeen = points.some(([x, y]) => place.contains(document.elementFromPoint(x, y)));
  return { name: `${focused.tagName} ${place.textContent}`, isSeen };
}

/** In the page: as soon as what fits `selector` has the focus, the next button or choice has it. */
function goOnAtOnce(selector: string): void {
  const goOn = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches(selector)) return;
    document.removeEventListener('focusin', goOn);
    const isBehind = (button: Element): boolean =>
      (target.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = [...document.querySelectorAll('[role="dialog"] button, [role="menuitem"]:enabled')].find(isBehind);
    if (next instanceof HTMLElement) queueMicrotask(() => next.focus());
  };
  document.addEventListener('focusin', goOn);
}

/** What the shown notice covers: controls, and the screen itself. */
async function coveredBy(notices: Locator): Promise<readonly string[]> {
  return notices.evaluate((region) => {
    const card = region.firstElementChild?.getBoundingClientRect();
    if (card === undefined || card.width === 0) return ['no notice is shown'];
    const others = [...document.querySelectorAll('button, input, textarea, main, nav')].filter(
      (element) => element.checkVisibility() && !region.contains(element),
    );
    const covered = others.filter((element) => {
      const box = element.getBoundingClientRect();
      const across = Math.min(card.right, box.right) - Math.max(card.left, box.left);
      const down = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
      return across > 0.5 && down > 0.5;
    });
    return covered.map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Pixels that scroll bars take from the list. */
async function barsOf(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const boxes = [...element.querySelectorAll('*')].filter((box): box is HTMLElement => box instanceof HTMLElement);
    const scrolling = boxes.filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY));
    return scrolling.reduce(
      (sum, box) => sum + box.offsetWidth - box.clientWidth + box.offsetHeight - box.clientHeight,
      0,
    );
  });
}
