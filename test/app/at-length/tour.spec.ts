/** The tour: from a scan to paper on a practice account by keyboard alone; offered until it was begun, and never by itself again. */

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { answersByHand, keepBack } from '../../helpers/answers-by-hand.ts';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf, storedManifests } from '../../helpers/bridge.ts';
import { drawn } from '../../helpers/drawn.ts';
import { addLiveAccount, goTo, shownAccount, switchAccount } from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { startPracticeService } from '../../helpers/practice-service.ts';
import { say } from '../../helpers/texts.ts';

/** In the page: how many pixels of the ring around what has the focus lie below the window. */
function ringBeyondTheWindow(focused: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(focused);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  return focused.getBoundingClientRect().bottom + ring - innerHeight;
}

test('the tour leads from a scan to paper by keyboard alone, ends with Escape, and is not offered again', async ({
  bench,
}) => {
  const { app, page, close } = await bench.open();
  const tour = page.getByRole('region', { name: say('tour.title'), exact: true });
  const offer = page.getByRole('button', { name: say('tour.take'), exact: true });
  /** The text of each step, and the number of presses in all. */
  const texts = new Map<string, string>();
  let presses = 2;
  const press = async (name: string): Promise<void> => {
    await expect(tour.getByRole('button', { name, exact: true })).toBeFocused();
    const text = (await tour.allInnerTexts()).join(' ');
    texts.set(text.match(/Step \d/)?.[0] ?? '', text);
    presses += 1;
    await page.keyboard.press('Enter');
  };
  await offer.focus();
  expect(await offer.evaluate(ringBeyondTheWindow)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('Step 1 of 6');
  expect(await violationsOf(page)).toEqual([]);
  await press('Next');
  await expect(tour).toContainText('Step 2 of 6');
  await press('Scan a parcel');
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await press('Scan a parcel');
  await expect(page.getByText(say('orders.selected', { count: 2 }))).toBeVisible();
  await press('Next');
  await expect(tour).toContainText('Step 3 of 6');
  await press('Manifest them');
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 2 }) });
  await expect(question.getByRole('button', { name: say('manifests.question.confirm', { count: 2 }) })).toBeEnabled();
  // A press made before the question is seen does not answer it.
  await expect(question.getByRole('region', { name: say('manifests.question.label') })).toBeFocused();
  await drawn(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: say('manifests.preview.label') })).toBeVisible();
  await expect(tour).toContainText('Step 4 of 6');
  await seeArrows(page);
  await press('Next');
  await expect(page.getByRole('main', { name: say('common.screen.in-doubt') })).toBeVisible();
  await expect(tour).toContainText('Step 5 of 6');
  await press('Next');
  await press('Finish');
  await expect(tour).toBeHidden();
  // The strip went with its button: work begins here, and keys are heard.
  await expect(page.getByRole('main', { name: say('common.screen.orders') })).toBeVisible();
  await expect(page.locator('#main:focus-within')).toHaveCount(1);
  await expect(offer).toBeHidden();
  await workFitsALaptop(page);
  // Two minutes for a person who reads slowly (130 words a minute) and takes three seconds for each press; the app
  // itself takes none of them.
  expect([...texts.keys()]).toHaveLength(6);
  const words = [...texts.values()].join(' ').split(/\s+/).length;
  expect(Math.ceil((words / 130) * 60) + presses * 3).toBeLessThan(120);

  await showHelpSettings(page);
  await importAfterItsScreen(app, page, '/nowhere/packbench-settings.json');
  await expect(page.getByRole('banner')).toContainText('/nowhere/packbench-settings.json');
  const copy = join(bench.userData, 'packbench-settings.json');
  const of = { format: 'packbench-settings', version: 1, packbench: '0', exportedAt: '2026-11-20T12:00:00Z' };
  writeFileSync(copy, JSON.stringify({ ...of, accounts: [], preferences: { theme: 'dark' } }));
  await showHelpSettings(page);
  await importAfterItsScreen(app, page, copy);
  await expect(page.getByRole('banner')).toContainText(
    say('settings.import.left', { file: 'packbench-settings.json' }),
  );
  await showHelpSettings(page);
  await page.getByRole('button', { name: say('tour.action'), exact: true }).click();
  await expect(tour).toContainText('Step 1 of 6');
  await expect(page.getByRole('main', { name: say('common.screen.orders') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await close();
  const again = await bench.open();
  await expect(again.page.getByText(say('shell.status.practice'))).toBeVisible();
  await expect(again.page.getByRole('button', { name: say('tour.take'), exact: true })).toBeHidden();
  await leavesALiveAccountAlone(again, join(dirname(bench.userData), 'service'));
});

/** One copy more or less: no target for the mouse is smaller than 24 pixels (WCAG 2.2, 2.5.8). */
async function seeArrows(page: Page): Promise<void> {
  const arrows = page.locator('.mantine-NumberInput-control');
  await expect(arrows).toHaveCount(2);
  const sizes = await arrows.evaluateAll((all) =>
    all.map((arrow) => arrow.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  for (const size of sizes) expect.soft(size).toBeGreaterThanOrEqual(24);
}

async function showHelpSettings(page: Page): Promise<void> {
  await goTo(page, 'settings');
  await page
    .getByRole('radiogroup', { name: say('settings.parts') })
    .getByRole('radio', { name: say('settings.part.help') })
    .click();
}

/** A file on a slow share: the person has gone on to other work by the time it turns out what is in it. */
async function importAfterItsScreen(app: OpenApp['app'], page: Page, path: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    Reflect.deleteProperty(globalThis, 'choose');
    dialog.showOpenDialog = () =>
      new Promise((resolve) => {
        const choose = (): void => resolve({ canceled: false, filePaths: [filePath] });
        Object.assign(globalThis, { choose });
      });
  }, path);
  await page.getByRole('button', { name: say('settings.import'), exact: true }).click();
  await expect.poll(() => app.evaluate(() => 'choose' in globalThis)).toBe(true);
  await goTo(page, 'orders');
  await app.evaluate(() => (globalThis as unknown as { choose(): void }).choose());
}

/**
 * 1366 x 768 at 125 %, less the bars of the system: the main press is in sight, and nothing scrolls but lists. On a
 * large screen the presses of the station grow: a capital must be seen under 16 minutes of arc (ISO 9241-303). At 70 cm
 * of 27 inches with 2560 x 1440 that is a text of 19 pixels.
 */
async function workFitsALaptop(page: Page): Promise<void> {
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const rail = page.getByRole('navigation', { name: say('shell.screens') });
  await page.setViewportSize({ width: 1092, height: 534 });
  const hiddenHeight = (place: Locator) => place.evaluate((it) => it.scrollHeight - it.clientHeight);
  await expect.poll(() => hiddenHeight(rail)).toBe(0);
  await page.keyboard.press('F11');
  await expect(page.getByRole('button', { name: say('station.close.none') })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => hiddenHeight(page.locator('#main'))).toBe(0);
  await page.setViewportSize({ width: 2560, height: 1440 });
  const press = page.getByRole('button', { name: say('station.close.none') });
  await expect
    .poll(() => press.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize) * it.currentCSSZoom))
    .toBeGreaterThanOrEqual(19);
  await page.keyboard.press('F11');
  await page.setViewportSize(size);
}

/**
 * When it is taken on a live account, it goes to a practice account; if the live one is shown during the tour, it does
 * nothing.
 */
async function leavesALiveAccountAlone({ app, page }: OpenApp, folder: string): Promise<void> {
  const service = await startPracticeService(folder, 12);
  try {
    const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
    await addLiveAccount(app, page, { label: 'Dock 5', baseAddress: service.url, serviceKey, subscriptionKey });
    await expect(shownAccount(page, 'Dock 5')).toBeVisible();
    const before = await storedManifests(bridgeOf(page));
    await page
      .getByRole('radiogroup', { name: say('settings.parts') })
      .getByRole('radio', { name: say('settings.part.help') })
      .click();
    await page.getByRole('button', { name: say('tour.action'), exact: true }).click();
    const tour = page.getByRole('region', { name: say('tour.title'), exact: true });
    await expect(tour).toContainText('Step 1 of 6');
    await expect(shownAccount(page, 'Practice ')).toBeVisible();
    await tour.getByRole('button', { name: say('tour.next'), exact: true }).click();
    await expect(tour).toContainText('Step 2 of 6');

    await switchAccount(page, 'Dock 5');
    await expect(tour).toContainText('On this account it does nothing.');
    await expect(tour.getByRole('button')).toHaveText(['End the tour']);
    const { currentAccountId } = await bridgeOf(page).ask('accounts.list', {});
    const { orders } = await bridgeOf(page).ask('selection.get', {});
    expect(orders.filter(({ accountId }) => accountId === currentAccountId)).toEqual([]);
    expect(await storedManifests(bridgeOf(page))).toEqual(before);
    await tour.getByRole('button', { name: say('tour.end'), exact: true }).click();
    await expect(tour).toBeHidden();
  } finally {
    await service.close();
  }
}

test('practice orders that come late take the keys from nobody who has gone on meanwhile', async ({ bench }) => {
  const { app, page } = await bench.open({ mainModule: answersByHand });
  const tour = page.getByRole('region', { name: say('tour.title'), exact: true });
  const letGo = await keepBack(app, 'orders.window');
  await page.getByRole('button', { name: say('tour.take'), exact: true }).click();
  await tour.getByRole('button', { name: say('tour.next'), exact: true }).click();
  const scans = tour.getByRole('button', { name: say('tour.scan.do'), exact: true });
  await expect(scans).toHaveAttribute('data-loading', 'true');
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await search.focus();
  await letGo();
  await expect(scans).not.toHaveAttribute('data-loading', 'true');
  await drawn(page);
  await expect(search).toBeFocused();
});
