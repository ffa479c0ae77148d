/** The language is chosen in Settings: everything shows it at once, and after a restart. */
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { openBook } from '../../helpers/book.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { namesInTheirValues, screensInAnyLanguage, showLanguage, textFaults } from '../../helpers/language-screens.ts';
import { layoutFaults, spaceWords } from '../../helpers/layout-checks.ts';
import { looksToWalk } from '../../helpers/looks.ts';
import { goTo, manifestSelection, pasteKey, readOrderNumbers, switchAccount } from '../../helpers/operator.ts';
import { scan } from '../../helpers/scan.ts';
import { resize } from '../../helpers/screens.ts';
import { say, sayAny, sayIn } from '../../helpers/texts.ts';
import { clippedTexts, collidingTexts, tornTexts } from '../../helpers/texts-on-screen.ts';
import { suggestionsOf } from '../../helpers/validating.ts';
import { specRun } from '../../proof/in-app.ts';

const run = specRun(0);

test.afterEach(() => sayIn('en'));

test('German is shown without a restart, and after one; no text is cut off or stands outside the catalogue', async ({
  bench,
}) => {
  const { page, close } = await bench.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await goTo(page, 'settings');
  await page
    .getByRole('radiogroup', { name: say('settings.parts') })
    .getByRole('radio', { name: say('settings.part.appearance') })
    .click();
  await expect.soft(page.getByText('Deutsch', { exact: true })).toHaveAttribute('lang', 'de');
  await page
    .getByRole('radiogroup', { name: say('settings.language') })
    .getByRole('radio', { name: 'Deutsch' })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await sayIn('de');
  const choice = page.getByRole('radiogroup', { name: say('settings.language') });
  await expect(choice.getByRole('radio', { name: 'Deutsch' })).toBeFocused();
  await close();
  const again = await bench.open();
  await expect(again.page.locator('html')).toHaveAttribute('lang', 'de');
  await test.step('for fingers, with text at 150 %, the search has room and nothing lies over the bar’s presses', () =>
    seeBarForFingers(again));
  await test.step('long words keep their line on a small screen', () => seeLongWords(again));
  for (const language of looksToWalk(run, ['pseudo', 'pseudo-rtl'] as const)) {
    await test.step(`no text is cut off or stands outside the catalogue: ${language}`, () => walkIn(language, again));
    run.done();
  }
  await test.step('from right to left, the arrows lead along the scans as they stand', () => seeArrows(again));
  await test.step('a scanned parcel in German on a small screen', () => seeScannedParcel(again));
  await test.step('the details of an order with text at 400 %', () => seeWholeDetails(again));
  await test.step('the long answer to a scan, with text at 200 %, leaves the presses below it in sight', () =>
    seeLongAnswer(again));
  await test.step('the paper of a manifest in German', () => seePaperFits(again));
  await test.step('the address book in German with text at 200 %', () => seeBookFits(again));
});

/** As in Settings, from any screen; the page hears of it a moment after main has kept it. */
async function chooseDensity(page: Page, density: 'touch' | 'comfortable'): Promise<void> {
  await bridgeOf(page).ask('preferences.change', { density });
  await expect(page.locator('html')).toHaveAttribute('data-density', density);
}

/** In German, on 1280 x 800. */
async function seeBarForFingers({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 853, height: 533 } });
  await chooseDensity(page, 'touch');
  await goTo(page, 'orders');
  const [groups, columns] = [
    page.getByRole('radiogroup', { name: say('orders.group') }),
    page.getByRole('button', { name: say('orders.columns.choose') }),
  ];
  const [left, right] = [await groups.boundingBox(), await columns.boundingBox()];
  expect.soft((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect.soft(await layoutFaults(page)).toEqual([]);
  const roomForWords = await page.getByRole('searchbox', { name: say('orders.search') }).evaluate((field) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect(roomForWords).toBeGreaterThan(200);
  await chooseDensity(page, 'comfortable');
  await goTo(page, 'activity');
  const activity = page.getByRole('grid', { name: say('common.screen.activity') });
  await expect.soft.poll(() => activity.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
}

/** In German. */
async function seeLongWords({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await goTo(page, 'settings');
  const parts = page.getByRole('radiogroup', { name: say('settings.parts') });
  await expect(parts.getByRole('radio').last()).toBeAttached();
  expect(await linesOf(parts.locator('label'))).toBe(1);
  await chooseDensity(page, 'touch');
  await expect.poll(() => linesOf(parts.locator('label'))).toBe(1);
  await chooseDensity(page, 'comfortable');
  await seeKeysStay({ app, page });
  await seeActionsWithoutMarks(page);
  await goTo(page, 'orders');
  await seeColumnsFit(page);
  await seeFoundNumbersFit(page);
  // Chosen while the list is shown, as on a bench whose settings are brought from another.
  for (const language of ['en', 'de'] as const) {
    await showLanguage(page, language);
    const head = page.getByRole('columnheader', { name: say('orders.column.receiverName') });
    await expect(head).toHaveText(say('orders.column.receiverName'));
  }
  await resize({ app, page, size: { width: 1280, height: 800 } });
  await page
    .getByRole('button', { name: sayAny('orders.show') })
    .first()
    .click();
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'order' }) });
  await expect(details.getByText(say('orders.column.trackingNumber'), { exact: true })).toBeVisible();
  expect(await namesInTheirValues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await page.getByRole('button', { name: sayAny('orders.select-all') }).click();
  await seeNothingCollide({ app, page });
  await page.getByRole('button', { name: sayAny('orders.manifest') }).click();
  const question = page.getByRole('dialog', { name: sayAny('manifests.question.title') });
  const [cancel, confirm] = [say('common.cancel'), sayAny('manifests.question.confirm')];
  await expect(question.getByRole('button', { name: confirm })).toBeEnabled();
  expect(
    await linesOf(question.getByRole('button', { name: cancel }).or(question.getByRole('button', { name: confirm }))),
  ).toBe(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await goTo(page, 'station');
  const presses = [say('station.close.none'), say('station.carriers'), say('station.undo', { order: 'none' })];
  const middle = presses.map((name) => page.getByRole('button', { name }));
  for (const press of middle) await expect(press).toBeVisible();
  const tops = () => Promise.all(middle.map(async (press) => (await press.boundingBox())?.y));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await seeWholeNamesOfFields(page);
}

/** As a person types at a keyboard without them: 'Übergabe öffnen'. */
async function seeActionsWithoutMarks(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('keyboard.palette') });
  await palette.getByRole('combobox').fill('ubergabe offnen');
  const name = say('shell.action.go', { screen: say('common.screen.hand-over') });
  await expect.soft(palette.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
}

/** The panel of the columns, with the larger buttons of touch mode. */
async function seeColumnsFit(page: Page): Promise<void> {
  await chooseDensity(page, 'touch');
  await page.getByRole('button', { name: say('orders.columns.choose') }).click();
  const panel = page.getByRole('dialog', { name: say('orders.columns') });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect.soft.poll(() => hiddenWidth(panel)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await chooseDensity(page, 'comfortable');
}

/** Beside each number of a pasted list stands what was found, to its end. */
async function seeFoundNumbersFit(page: Page): Promise<void> {
  await switchAccount(page, 'Practice South');
  const [ofSouth = ''] = await readOrderNumbers(page, 1);
  await switchAccount(page, 'Practice North');
  await page.keyboard.press('Control+l');
  const dialog = page.getByRole('dialog', { name: say('orders.list.title', { account: 'Practice North' }) });
  const numbers = dialog.getByRole('textbox', { name: say('orders.list.numbers') });
  await numbers.fill(`${ofSouth}\n${'4711'.repeat(20)}`);
  await dialog.getByRole('button', { name: say('orders.list.look-up', { count: 2 }) }).click();
  const found = dialog.getByRole('list', { name: say('orders.list.found') });
  await expect(found).toContainText(say('orders.list.other-account', { account: 'Practice South' }));
  expect.soft(await hiddenWidth(found)).toBe(0);
  await dialog.getByRole('button', { name: say('common.cancel') }).click();
  await expect(dialog).toBeHidden();
}

/** The printer's own paper, beside the copies. */
async function seePaperFits({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 1280, height: 800 } });
  await goTo(page, 'orders');
  await page.getByRole('button', { name: say('orders.selected.clear'), exact: true }).click();
  const [, second = ''] = await readOrderNumbers(page, 2);
  await scan(page, second);
  await page.evaluate(watchTops, say('hand-over.of-manifest'));
  await manifestSelection(page, 1);
  const paper = page
    .getByRole('region', { name: say('manifests.print.label') })
    .getByRole('combobox', { name: say('manifests.print.paper'), exact: true });
  await expect(paper).toHaveValue(say('manifests.print.paper.default', { paper: 'A4' }));
  expect(await hiddenWidth(paper)).toBe(0);
  // What stands below the printer was there before it, and a hand is on its way to it.
  const tops = await page.evaluate(() => (globalThis as unknown as { tops: readonly number[] }).tops);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
  const copies = page.getByRole('textbox', { name: say('manifests.print.copies'), exact: true });
  // The arrows of the field are no stops for a screen reader: the keys do the same.
  const fewer = page.locator('.mantine-NumberInput-control:disabled');
  await expect(copies).toHaveValue('1');
  await fewer.hover({ force: true });
  await page.mouse.down();
  await expect.soft(fewer, 'a press that does nothing').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.up();
  await seePrintInSight({ app, page });
  await resize({ app, page, size: { width: 640, height: 400 } });
  await goTo(page, 'activity');
  const account = page
    .getByRole('grid', { name: say('common.screen.activity') })
    .getByText('Practice North', { exact: true });
  await expect.soft.poll(() => account.first().evaluate(isWhole), 'the name of the account').toBe(true);
}

/** Of one account and of all: nobody scrolls to the side to read where an entry is. */
async function seeBookFits({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 640, height: 400 } });
  await openBook(page);
  const list = page.getByRole('grid', { name: say('address-book.label') });
  await expect.soft.poll(() => hiddenWidth(list), 'of one account').toBe(0);
  await page.keyboard.press('Alt+a');
  await expect(list.getByRole('columnheader', { name: say('address-book.entry.account') })).toBeVisible();
  await expect.soft.poll(() => hiddenWidth(list), 'of all accounts').toBe(0);
}

/** In the page: no word is torn or cut off. */
function isWhole(place: Element): boolean {
  const lines = Math.round(place.scrollHeight / Number.parseFloat(getComputedStyle(place).lineHeight));
  return place.scrollHeight <= place.clientHeight && lines <= place.textContent.split(' ').length;
}

/** On a small touch screen, where the fields above it take more room than there is; and it covers none of them. */
async function seePrintInSight({ app, page }: Pick<OpenApp, 'app' | 'page'>): Promise<void> {
  const settings = page.getByRole('region', { name: say('manifests.print.label') });
  const print = settings.getByRole('button', { name: say('manifests.print.first', { count: 1 }), exact: true });
  await chooseDensity(page, 'touch');
  await resize({ app, page, size: { width: 1024, height: 700 } });
  await expect.soft(print).toBeInViewport({ ratio: 1 });
  const tray = settings.getByRole('combobox', { name: say('paper.tray'), exact: true });
  await tray.focus();
  const below = async (): Promise<number> => {
    const [field, press] = [await tray.boundingBox(), await print.boundingBox()];
    return (press?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0));
  };
  await expect.soft.poll(below).toBeGreaterThanOrEqual(0);
  await chooseDensity(page, 'comfortable');
  await resize({ app, page, size: { width: 1280, height: 800 } });
}

/** In the page: where the part beside the paper that is called so begins, from its first frame on. */
function watchTops(name: string): void {
  const tops: number[] = [];
  Object.assign(globalThis, { tops });
  const look = (): void => {
    const part = document.querySelector(`aside section[aria-label="${name}"]`);
    const top = part?.getBoundingClientRect().top;
    if (top !== undefined && top !== tops.at(-1)) tops.push(top);
    requestAnimationFrame(look);
  };
  look();
}

/** Pixels of it that are seen only by scrolling sideways. */
const hiddenWidth = (of: Locator): Promise<number> => of.evaluate((shown) => shown.scrollWidth - shown.clientWidth);

/** 'Bundesstaat', beside what the service suggests for it, and 'andere Schreibweise' of a country. */
async function seeWholeNamesOfFields(page: Page): Promise<void> {
  await goTo(page, 'validate');
  const form = page.getByRole('form', { name: say('validate.form.address') });
  await form.getByLabel(say('common.field.city'), { exact: true }).fill('Auckland');
  await form.getByLabel(say('common.field.country'), { exact: true }).fill('NZ');
  await page.keyboard.press('Control+Enter');
  const fields = suggestionsOf(page).first();
  await expect(fields.getByRole('rowheader', { name: say('common.field.state') })).toBeVisible();
  const difference = fields.getByText(say('validate.difference.spelling'), { exact: true });
  expect(await tornWords(fields.getByRole('rowheader').or(difference.first()))).toEqual([]);
}

/** Words that end in the line below the one they begin in. */
function tornWords(elements: Locator): Promise<readonly string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          if (!(firstChild instanceof Text)) return false;
          const place = document.createRange();
          place.setStart(firstChild, index);
          place.setEnd(firstChild, index + word.length);
          return place.getClientRects().length > 1;
        })
        .map(([word]) => word),
    ),
  );
}

/** With orders selected: the names of three keys beside an action, and all that the foot of the list has to say. */
async function seeNothingCollide({ app, page }: Pick<OpenApp, 'app' | 'page'>): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('shell.actions') });
  await palette.getByRole('combobox').fill(say('orders.action.clear-selection'));
  await expect(palette.getByRole('option')).toHaveCount(1);
  expect.soft(await collidingTexts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await search.fill('no such order');
  await expect(page.getByText(sayAny('orders.selected.elsewhere'))).toBeVisible();
  for (const size of [
    { width: 512, height: 384 },
    { width: 320, height: 256 },
  ]) {
    await resize({ app, page, size });
    await expect(page.locator('html')).toHaveAttribute('data-cramped', 'true');
    // The parts are arranged anew a moment after the window has its size.
    await expect.soft.poll(() => collidingTexts(page), `${size.width}`).toEqual([]);
  }
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await search.fill('');
}

/** A hand that pastes both keys, one after the other, finds the second press where it was before the first. */
async function seeKeysStay({ app, page }: Pick<OpenApp, 'app' | 'page'>): Promise<void> {
  await page.getByRole('radio', { name: say('settings.part.accounts') }).click();
  await page.getByRole('button', { name: say('accounts.form.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('accounts.form.add') });
  const key = say('accounts.key.subscription');
  const second = dialog.getByRole('button', { name: say('accounts.key.paste-label', { key }) });
  const top = async (): Promise<number | undefined> => (await second.boundingBox())?.y;
  await expect(second).toBeEnabled();
  const before = await top();
  await pasteKey(app, page, 'service', 'a-service-key-0001');
  expect(await top()).toBe(before);
  await pasteKey(app, page, 'service', 'short');
  expect(await top()).toBe(before);
  await dialog.getByRole('button', { name: say('common.cancel') }).click();
  await expect(dialog).toBeHidden();
}

async function seeArrows({ page }: OpenApp): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await showLanguage(page, 'pseudo-rtl');
  await goTo(page, 'orders');
  const chips = page.getByRole('region', { name: say('orders.strip') }).locator('[data-chip]');
  for (const [count, code] of [
    [1, 'RETURNED-1'],
    [2, 'RETURNED-2'],
  ] as const) {
    await scan(page, code);
    await expect(chips).toHaveCount(count);
  }
  await chips.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chips.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chips.first()).toBeFocused();
}

/** The long words beside it leave its facts little room, and so does the space that a person puts between letters. */
async function seeScannedParcel({ app, page }: OpenApp): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await showLanguage(page, 'de');
  await goTo(page, 'orders');
  const [number = ''] = await readOrderNumbers(page, 1);
  await goTo(page, 'station');
  await scan(page, number);
  await expect(page.getByRole('button', { name: say('station.take-out.long', { order: number }) })).toBeVisible();
  expect(await tornTexts(page)).toEqual([]);
  const undo = page.getByRole('button', { name: say('station.undo', { order: number }) }).getByText(number);
  await expect(undo).toBeVisible();
  await spaceWords(page, true);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
  ]) {
    await resize({ app, page, size });
    await expect.soft.poll(() => tornWords(undo), `${size.width}`).toEqual([]);
  }
  await spaceWords(page, false);
}

/** At the station before and after. */
async function seeWholeDetails({ app, page }: OpenApp): Promise<void> {
  await goTo(page, 'orders');
  await resize({ app, page, size: { width: 320, height: 256 } });
  await page
    .getByRole('button', { name: sayAny('orders.show') })
    .first()
    .click();
  const details = page.getByRole('complementary');
  await expect.soft(details.getByRole('button', { name: say('ui.detail.back') })).toBeVisible();
  await expect.soft.poll(() => tornWords(details.locator('button span, dt, dd, dd span'))).toEqual([]);
  await expect.soft.poll(() => clippedTexts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await goTo(page, 'station');
}

/** 1024 x 768, where it is as high as half the window. */
async function seeLongAnswer({ app, page }: OpenApp): Promise<void> {
  await resize({ app, page, size: { width: 512, height: 384 } });
  const band = page.getByRole('alert', { name: say('scan.flash') });
  await scan(page, 'RETURNED-4712');
  await expect(band).toContainText(say('station.unknown', { code: 'RETURNED-4712' }));
  const takeOut = page.getByRole('button', { name: sayAny('station.take-out.long') }).last();
  await takeOut.focus();
  const isOnTop = () =>
    takeOut.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await scan(page, 'RETURNED-4713');
  await expect(band).toContainText('RETURNED-4713');
  await expect(band).toBeInViewport({ ratio: 0.5 });
}

async function linesOf(elements: Locator): Promise<number> {
  return elements.evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size);
}

async function walkIn(language: 'pseudo' | 'pseudo-rtl', { app, page }: OpenApp): Promise<void> {
  await page.keyboard.press('Escape');
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await showLanguage(page, language);
  for (const { name, show } of screensInAnyLanguage(page)) {
    await show();
    expect.soft(await textFaults(page, language), name).toEqual([]);
  }
}
