/** Scanners as they are: slow ones, other ends, other keyboard layouts, and strokes that are not a code. */
import type { Page } from '@playwright/test';
import { TEST_CARD } from '../../src-renderer/scanner/taught-keys.ts';
import { ENTER, type Struck, usStrokes } from '../node/scanner/strokes.ts';
import { expect, test } from './app.ts';
import type { DrillWalk } from './drill-walk.ts';
import { hearLiveRegions } from './live-regions.ts';
import { clearSelection, goTo, readOrderNumbers } from './operator.ts';
import { violationsOf } from './page-checks.ts';
import { hidReport, pretendHidScanner } from './pretend-scanners.ts';
import { scan, strike, strokesOf } from './scan.ts';
import { beginning, say, sayAny } from './texts.ts';

const TAB: Struck = { key: 'Tab', code: 'Tab' };

/** The button that a scanner's own Enter pressed. */
async function focusManifestButton(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: sayAny('manifests.question.confirm') })
    .last()
    .focus();
}

/** Starts at a fresh app, which no scanner has scanned into; ends on Orders, with nothing selected. */
export async function readScannersAsTheyCome(page: Page, walk: DrillWalk): Promise<void> {
  await test.step('a HID POS scanner is chosen in Settings, its scans are scans like any other, and that it was unplugged is said', () =>
    scanByHid(page));
  await test.step('outside of text fields a slow scan, a Tab at the end and a short code are scans, and press nothing', () =>
    scanOutsideFields(page));
  await test.step('a scan with no end, and a short and uneven one, is read while a field has the focus, also by a page that stands still, and the field is as before', () =>
    scanWithNoEnd(page));
  await test.step('a scan in whose middle the focus moves, as into a dialog that comes up, is one, and leaves nothing in a field', () =>
    scanWhileFocusMoves(page));
  await test.step('a code of the command sheet does what it says, or says that there is nothing to do', () =>
    scanCommands(page));
  await test.step('a scanner set to a US keyboard at a German computer: the order settles it, and the station learns it', () =>
    learnLayout(page));
  await test.step('strokes that are no code are said to be so', () => scanNonsense(page));
  await test.step('the doctor finds a slow scanner with no end and something in front, and nothing that it looks at is looked up', () =>
    examine(page, walk));
  await goTo(page, 'orders');
  await clearSelection(page);
}

async function scanOutsideFields(page: Page): Promise<void> {
  const [first = '', second = '', third = '', fourth = ''] = await readOrderNumbers(page, 4);
  await scan(page, first);
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();

  await focusManifestButton(page);
  await strike(page, [...strokesOf(second), ENTER], 80);
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
  await strike(page, [...strokesOf(first), TAB], 80);
  await expect(page.getByText(say('scan.already-selected', { order: first })).first()).toBeVisible();
  await strike(page, [...usStrokes('X7'), ENTER], 80);
  await expect(page.getByText(say('scan.not-found', { code: 'X7' })).first()).toBeVisible();

  // One code, torn by radio: each of its parts is the number of an order.
  let struck = 0;
  await strike(page, [...strokesOf(third), ...strokesOf(fourth), ENTER], () => {
    struck += 1;
    return struck === third.length ? 300 : 6;
  });
  await expect(page.getByText(say('scan.not-whole')).first()).toBeVisible();
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: sayAny('manifests.question.confirm') })).toBeFocused();
  // A key that a hand struck before it went to the mouse is no part of the code that follows.
  await pressAtNextKey(page);
  const gaps = [400];
  await strike(page, [...strokesOf('yX8'), ENTER], () => gaps.shift() ?? 6);
  await expect(page.getByText(beginning(say('scan.not-found', { code: 'X8' }))).first()).toBeVisible();
  await clearSelection(page);
}

/** A press of the mouse between two strokes whose times the test gives: one through the browser would come at its own. */
async function pressAtNextKey(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = (): void => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    window.addEventListener('keyup', press, { capture: true, once: true });
  });
}

/** The page is busy for this long as soon as it has heard one more key. */
async function standStillAtNextKey(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((length) => {
    const stand = (): void => {
      const until = performance.now() + length;
      while (performance.now() < until);
    };
    window.addEventListener('keydown', stand, { capture: true, once: true });
  }, milliseconds);
}

async function scanWithNoEnd(page: Page): Promise<void> {
  const [first = '', second = '', third = '', fourth = ''] = await readOrderNumbers(page, 4);
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await search.fill('half typed');
  await strike(page, strokesOf(first));
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await expect(search).toHaveValue('half typed');

  await standStillAtNextKey(page, 600);
  await strike(page, strokesOf(second));
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
  await expect(search).toHaveValue('half typed');

  // Two codes that the page hears together: the time between their keys tells them apart.
  let struck = 0;
  await strike(page, [...strokesOf(third), ...strokesOf(fourth)], () => {
    struck += 1;
    return struck === third.length ? 300 : 6;
  });
  await expect(page.getByText(say('orders.selected', { count: 4 }))).toBeVisible();
  await expect(search).toHaveValue('half typed');

  // A page that stands still hears a long code's keys one right after another, and draws the list for each of them.
  const address = `https://shop.example/${'a1'.repeat(60)}`;
  await standStillAtNextKey(page, 600);
  await strike(page, [...strokesOf(address), ENTER]);
  await expect(page.getByText(say('scan.not-found', { code: address })).first()).toBeVisible();
  await expect(search).toHaveValue('half typed');

  const gaps = [31, 49, 36, 47];
  await strike(page, [...strokesOf('XK73'), ENTER], () => gaps.shift() ?? 40);
  await expect(page.getByText(say('scan.not-found', { code: 'XK73' })).first()).toBeVisible();
  await expect(search).toHaveValue('half typed');
  await search.clear();
  await clearSelection(page);
}

/** With the next key that the page hears after `count` of them. */
async function moveFocusAfter(page: Page, count: number, to: string): Promise<void> {
  await page.evaluate(
    ([keys, id]) => {
      let heard = 0;
      const move = (): void => {
        heard += 1;
        if (heard <= keys) return;
        window.removeEventListener('keyup', move, { capture: true });
        document.getElementById(id)?.focus();
      };
      window.addEventListener('keyup', move, { capture: true });
    },
    [count, to] as const,
  );
}

async function scanWhileFocusMoves(page: Page): Promise<void> {
  const [first = '', second = ''] = await readOrderNumbers(page, 2);
  await goTo(page, 'validate');
  const fields = page.getByRole('form', { name: say('validate.form.address') }).getByRole('textbox');
  const [from, to] = [fields.nth(0), fields.nth(1)];
  for (const [code, place] of [
    [first, from],
    [second, page.getByRole('navigation').getByRole('button').first()],
  ] as const) {
    await place.focus();
    await moveFocusAfter(page, 3, (await to.getAttribute('id')) ?? '');
    await strike(page, [...strokesOf(code), ENTER]);
    await expect(page.getByText(say('scan.added', { order: code })).first()).toBeVisible();
    await expect(to).toBeFocused();
    for (const field of [from, to]) await expect(field).toHaveValue('');
  }
  await goTo(page, 'orders');
  await clearSelection(page);
}

async function scanCommands(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan(page, 'PB:CANCEL');
  await expect(page.getByRole('dialog')).toBeHidden();
  await scan(page, (await readOrderNumbers(page, 1))[0] ?? '');
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await scan(page, 'PB:PRINT');
  await expect(page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) })).toBeVisible();
  await scan(page, 'PB:CONFIRM');
  await expect(page.getByText(say('manifests.created.stored', { count: 1 }))).toBeVisible();
  await scan(page, 'PB:NEXT');
  await expect(page.getByText(say('scan.command.nothing', { command: 'Next' }))).toBeVisible();
  await scan(page, 'PB:DELETE');
  await expect(page.getByText(say('scan.command.unknown', { code: 'PB:DELETE' }))).toBeVisible();
  // A scanner set to small letters.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan(page, 'pb:cancel');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function scanNonsense(page: Page): Promise<void> {
  await scanAsSlowlyAsFingers(page);
  await goTo(page, 'settings');
  await strike(page, [...usStrokes('PB-1'), { key: 'F24', code: 'F24' }, ...usStrokes('001'), ENTER]);
  await expect(page.getByText(beginning(say('scan.refused', { code: 'PB-1' }))).first()).toBeVisible();
  await strike(page, [...usStrokes(']C100340123450000000018'), ENTER]);
  await expect(page.getByText(say('scan.check-digit', { name: 'SSCC (00)' })).first()).toBeVisible();
}

/** Into a field it may be typing; what the answer advises helps. */
async function scanAsSlowlyAsFingers(page: Page): Promise<void> {
  await goTo(page, 'orders');
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await search.focus();
  const slowly = (code: string): Promise<number> => strike(page, [...usStrokes(code), ENTER], 80);
  await slowly('SLOW-4711');
  const strip = page.getByRole('region', { name: say('orders.strip') });
  await expect(strip.getByRole('button', { name: say('scan.refused.too-slow') })).toBeVisible();
  await strip.click({ position: { x: 4, y: 4 } });
  await slowly('SLOW-4712');
  await expect(page.getByText(say('scan.not-found', { code: 'SLOW-4712' })).first()).toBeVisible();
  await search.clear();
  // Whoever walks along the strip goes on from where they are, also when a scan has come in front.
  const chips = strip.locator('[data-chip]');
  await chips.nth(1).focus();
  await strike(page, [...usStrokes('SLOW-4713'), ENTER]);
  await expect(chips.first()).toHaveAccessibleName(beginning('SLOW-4713'));
  await expect(chips.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(chips.nth(1)).toBeFocused();
}

async function examine(page: Page, walk: DrillWalk): Promise<void> {
  walk.says('Settings');
  await goTo(page, 'settings');
  await page.getByRole('radio', { name: walk.says('Scanner'), exact: true }).click();
  await expect(page.getByRole('heading', { name: walk.says('Last scans') })).toBeVisible();
  for (const sheet of [walk.says('Print the test card'), walk.says('Save the test card…')])
    await expect(page.getByRole('button', { name: sheet })).toBeVisible();
  // As on a computer that has not learned from any scan yet.
  await page.getByRole('radio', { name: say('scan.layout.unknown') }).click();
  await expect(page.getByRole('radio', { name: say('scan.layout.us') })).not.toBeChecked();
  const { isHeardOnce } = await hearLiveRegions(page);
  await page.getByRole('button', { name: walk.says('Examine the scanner') }).click();
  await isHeardOnce(say('scan.doctor.scan'));
  await strike(page, usStrokes(`#${TEST_CARD[0]}`), 40);
  await expect(page.getByText(say('scan.doctor.layout.us'))).toBeVisible();
  await expect(page.getByText(say('scan.doctor.slow', { milliseconds: 40 }))).toBeVisible();
  await expect(page.getByText(say('scan.doctor.no-end'))).toBeVisible();
  await expect(page.getByText(say('scan.doctor.in-front', { signs: '#' }))).toBeVisible();
  await expect(page.getByText(sayAny('scan.not-found'))).toBeHidden();
  await page.getByRole('button', { name: walk.says('Use this') }).click();
  await expect(page.getByRole('radio', { name: say('scan.layout.us') })).toBeChecked();
  await strike(page, [...usStrokes(TEST_CARD[0]), ENTER]);
  await expect(page.getByText(say('scan.doctor.no-end'))).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  walk.done({
    'Not understood': 'the step before',
    'Misread: the check digit of SSCC is wrong': 'test/node/scanner/code-parts.test.ts',
  });
}

async function scanByHid(page: Page): Promise<void> {
  const [first = ''] = await readOrderNumbers(page, 1);
  await page.evaluate(`globalThis.pretended = (${pretendHidScanner})();
    Object.defineProperty(navigator, 'hid', { value: pretended.door });`);
  const tell = (what: 'plug' | 'pull') => page.evaluate(`pretended.${what}()`);
  const send = (code: string) => page.evaluate(`pretended.send(Uint8Array.from([${hidReport(code)}]))`);

  await goTo(page, 'settings');
  await page.getByRole('radio', { name: say('settings.part.scanner'), exact: true }).click();
  await send(first);
  await expect(page.getByText(say('scan.last.none'))).toBeVisible();
  await page.getByRole('radio', { name: say('scan.device.hid-pos'), exact: true }).click();
  await expect(page.getByText(say('scan.device.there', { name: 'Pretend 1900' }))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await send(first);
  await expect(page.getByText(say('scan.added', { order: first })).first()).toBeVisible();
  await expect(page.getByText(say('scan.last.device')).first()).toBeVisible();
  await send('PB:DELETE');
  await expect(page.getByText(say('scan.command.unknown', { code: 'PB:DELETE' }))).toBeVisible();

  await tell('pull');
  await expect(page.getByText(say('scan.device.unplugged', { name: 'Pretend 1900' })).first()).toBeVisible();
  await tell('plug');
  await expect(page.getByText(say('scan.device.back', { name: 'Pretend 1900' })).first()).toBeVisible();
  await send('NO-SUCH-2');
  await expect(page.getByText(say('scan.not-found', { code: 'NO-SUCH-2' })).first()).toBeVisible();
  await page.getByRole('radio', { name: say('scan.device.keys'), exact: true }).click();
  await expect(page.getByText(say('scan.device.there', { name: 'Pretend 1900' }))).toBeHidden();
  await goTo(page, 'orders');
  await clearSelection(page);
}

async function learnLayout(page: Page): Promise<void> {
  await goTo(page, 'orders');
  // The first one is on a manifest by now.
  const [, ...orderNumbers] = await readOrderNumbers(page, 12);
  const orderNumber = orderNumbers.find((one) => /^[ -~]*[-YZyz][ -~]*$/.test(one)) ?? '';
  const german: Readonly<Record<string, string>> = { '-': 'ß', Y: 'Z', Z: 'Y', y: 'z', z: 'y' };
  const typed = (code: string) =>
    usStrokes(code).map((stroke) => ({ ...stroke, key: german[stroke.key] ?? stroke.key }));
  await goTo(page, 'settings');
  await strike(page, [...typed(orderNumber), ENTER]);
  await expect(page.getByText(say('scan.added', { order: orderNumber })).first()).toBeVisible();
  await page.getByRole('radio', { name: say('settings.part.scanner'), exact: true }).click();
  await expect(page.getByRole('radio', { name: say('scan.layout.us') })).toBeChecked();

  await strike(page, [...typed('NO-SUCH-1'), ENTER]);
  await expect(page.getByText(say('scan.not-found', { code: 'NO-SUCH-1' })).first()).toBeVisible();
}
