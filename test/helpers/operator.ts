/** What an operator does at the bench, in the words on the screen. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import type { ScreenName } from '../../src-renderer/bench/navigation-store.ts';
import { expect } from './expect.ts';
import { scan } from './scan.ts';
import { beginning, say, sayAny } from './texts.ts';

export async function goTo(page: Page, screen: ScreenName): Promise<void> {
  await page
    .getByRole('navigation', { name: say('shell.screens') })
    .getByRole('button', { name: say(`common.screen.${screen}`) })
    .click();
}

export function ordersTable(page: Page): Locator {
  return page.getByRole('grid', { name: say('common.screen.orders') });
}

/** The rows of orders, without the header. */
export function orderRows(page: Page): Locator {
  return ordersTable(page).getByRole('rowgroup').last().getByRole('row');
}

/**
 * Waits until the news of the service has been read; the bar of the list says so, and the end of the list also says it
 * for a moment.
 */
export async function ordersRead(page: Page): Promise<void> {
  await expect(page.getByTitle(new RegExp(`: ${say('orders.reading.read', { age: '.*' })};`))).toBeVisible();
}

/** Order numbers as the list shows them, from the top. */
export async function readOrderNumbers(page: Page, count: number): Promise<readonly string[]> {
  await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'false');
  await expect(orderRows(page).nth(count - 1)).toBeVisible();
  const texts: string[] = [];
  for (let row = 0; row < count; row += 1) {
    texts.push((await orderRows(page).nth(row).locator('.mono').first().textContent()) ?? '');
  }
  return texts;
}

export interface NewAccount {
  readonly label: string;
  readonly baseAddress: string;
  readonly serviceKey: string;
  readonly subscriptionKey: string;
  /** The format for talking to the service; JSON by default. */
  readonly format?: 'JSON' | 'XML';
}

/** Copies a key as from the service's own site, then presses Paste key. */
export async function pasteKey(
  app: ElectronApplication,
  page: Page,
  which: 'service' | 'subscription',
  key: string,
): Promise<void> {
  const name = say(`accounts.key.${which}`);
  // As people copy: with a line break and spaces around it.
  await app.evaluate(async ({ clipboard }, text) => void (await clipboard.writeText(text)), ` ${key}\n`);
  await page.getByRole('button', { name: say('accounts.key.paste-label', { key: name }) }).click();
  await expect(page.getByRole('status', { name: say('accounts.key.state', { key: name }) })).toHaveText(
    key.length < 12 ? say('accounts.key.short') : new RegExp(` ${key.slice(-4)}$`),
  );
}

/** Settings, Add account, both keys, Test, Save. */
export async function addLiveAccount(app: ElectronApplication, page: Page, account: NewAccount): Promise<void> {
  await goTo(page, 'settings');
  await page.getByRole('button', { name: say('accounts.form.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('accounts.form.add') });
  await dialog.getByLabel(say('accounts.label')).fill(account.label);
  await dialog.getByLabel(say('accounts.address')).fill(account.baseAddress);
  await pasteKey(app, page, 'service', account.serviceKey);
  await pasteKey(app, page, 'subscription', account.subscriptionKey);
  if (account.format !== undefined) await dialog.getByRole('radio', { name: account.format }).click();
  const regionCount = await dialog.getByRole('status').count();
  await dialog.getByRole('button', { name: say('accounts.form.test') }).click();
  await expect(dialog.getByText(sayAny('accounts.test.passed'))).toBeVisible();
  // Read aloud only by a region that was there before its text.
  expect(await dialog.getByRole('status').count()).toBe(regionCount);
  await dialog.getByRole('button', { name: say('accounts.form.save') }).click();
  await expect(dialog).toBeHidden();
  // It is the account in use from then on, which the screen hears of a moment later.
  await expect(shownAccount(page, account.label)).toBeVisible();
}

/** By the switcher on top. */
export async function switchAccount(page: Page, label: string): Promise<void> {
  await chooseAccount(page, label);
  await expect(shownAccount(page, label)).toBeVisible();
}

/** By the switcher on top; does not wait until it is shown. */
export async function chooseAccount(page: Page, label: string): Promise<void> {
  await shownAccount(page, '').click();
  await page.getByRole('menuitemradio', { name: beginning(label) }).click();
}

/** The switcher on top, when it shows this account; '' for any. */
export function shownAccount(page: Page, label: string): Locator {
  return page.getByRole('button', { name: beginning(say('accounts.switcher.unseen') + label) });
}

/** Scans the orders one after another and waits until each is in the selection. */
export async function scanAll(page: Page, orderNumbers: readonly string[]): Promise<void> {
  for (const [index, orderNumber] of orderNumbers.entries()) {
    await scan(page, orderNumber);
    await expect(page.getByText(say('orders.selected', { count: index + 1 }))).toBeVisible();
  }
}

/** On the Orders screen. */
export async function clearSelection(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('orders.selected.clear'), exact: true }).click();
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
  // The rows are drawn after the count, and the next press turns round what a row shows.
  await expect(ordersTable(page).locator('[role="row"][aria-selected="true"]')).toHaveCount(0);
}

/** Scans a code again, and expects these words: within half a second it counts once, and a spec is that fast. */
export async function scanAgain(page: Page, code: string, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await scan(page, code);
    await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText(words, { timeout: 1_000 });
  }).toPass();
}

/** A key that is pressed twice before anything is answered: a key of the window, such as F9 or Alt+1. */
export async function pressTwiceAtOnce(page: Page, keys: string): Promise<void> {
  await page.evaluate((names) => {
    const altKey = names.startsWith('Alt+');
    const name = names.replace('Alt+', '');
    const stroke = { key: name, code: altKey ? `Digit${name}` : name, altKey, bubbles: true, cancelable: true };
    window.dispatchEvent(new KeyboardEvent('keydown', stroke));
    window.dispatchEvent(new KeyboardEvent('keydown', stroke));
  }, keys);
}

/** A double click by mouse or finger, whose second press comes when the first has been answered. */
export async function doublePress(page: Page, button: Locator, answered: () => Promise<void>): Promise<void> {
  // Over its middle, once it stands still and nothing covers it.
  await button.hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await answered();
  }
}

/**
 * A hand presses what lies behind a line's button, by its number in the list, as soon as `moves` has moved the lines: in the page, for
 * no other program is as quick. The press is heard later, as by a page that has much to draw on a slow computer.
 */
export async function pressAsLinesMove(list: Locator, line: number, moves: () => Promise<void>): Promise<void> {
  const pressed = await list.evaluateHandle((element, which) => {
    const { x, y, width, height } =
      element.querySelectorAll('li button')[which]?.getBoundingClientRect() ?? new DOMRect();
    const { promise, resolve } = Promise.withResolvers<string>();
    const hear = (press: MouseEvent): void => {
      const heardAt = press.timeStamp + 600;
      while (performance.now() < heardAt);
      const target = document.elementFromPoint(x + width / 2, y + height / 2);
      target?.dispatchEvent(press);
      resolve(target?.closest('button')?.ariaLabel ?? '');
    };
    const seen = new MutationObserver(() => {
      seen.disconnect();
      // It carries the time of now, whenever it is heard.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      requestAnimationFrame(() => requestAnimationFrame(() => hear(press)));
    });
    seen.observe(element, { childList: true, subtree: true });
    return { promise };
  }, line);
  await moves();
  expect(await pressed.evaluate(({ promise }) => promise)).not.toBe('');
}

/** From the selection to the stored manifest on the screen. */
export async function manifestSelection(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: say('orders.manifest', { count }) }).click();
  const dialog = page.getByRole('dialog', { name: say('manifests.question.title', { count }) });
  // Not 'anyway': none of them is in a manifest.
  await dialog.getByRole('button', { name: say('manifests.question.confirm', { count }), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: say('manifests.preview.label') })).toBeVisible();
}

/**
 * One manifest of three orders and one of a single order. Answers the numbers of these four, and of one that is on no
 * manifest.
 */
export async function makeTwoManifests(page: Page): Promise<readonly [string, string, string, string, string]> {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = await readOrderNumbers(page, 5);
  await scanAll(page, [first, second, third]);
  await manifestSelection(page, 3);
  await goTo(page, 'orders');
  await scanAll(page, [fourth]);
  await manifestSelection(page, 1);
  return [first, second, third, fourth, fifth];
}

/** The part of a field's text that the next letter replaces. */
export function replaced(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
}

/** The PDFs kept by the app, oldest first. */
export function storedPdfs(userData: string): readonly string[] {
  const folder = join(userData, 'manifests');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).filter((path) => path.endsWith('.pdf'));
  return paths.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
}

/** Presses Print (or Print copy N) and waits for the state the printer itself reports. */
export async function printShown(page: Page, button: string | RegExp): Promise<void> {
  const jobs = page.getByRole('region', { name: say('manifests.jobs.label') }).locator('li[data-state="done"]');
  const before = await jobs.count();
  const facts = page.getByRole('region', { name: say('manifests.print.label') });
  await facts.getByRole('button', { name: button, exact: true }).click();
  await expect(jobs).toHaveCount(before + 1, { timeout: 60_000 });
}
