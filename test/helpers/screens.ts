/**
 * Every screen and dialog, in one order in which each follows from the one before: for axe, for sizes, for pictures.
 */
import type { ElectronApplication, Page } from '@playwright/test';
import { drawn } from './drawn.ts';
import { expect } from './expect.ts';
import { goTo, manifestSelection, orderRows, readOrderNumbers, scanAll } from './operator.ts';
import { previewedPage } from './preview.ts';
import { scan } from './scan.ts';
import { say, sayAny, sayWithin } from './texts.ts';

export type ShownTheme = 'light' | 'dark' | 'high-contrast';

export interface NamedScreen {
  /** For a file name. */
  readonly name: string;
  /** Brings it to the screen, from the one before. */
  show(): Promise<void>;
}

interface Place {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** Starts at a fresh app. Screens of the rail without a line of their own here are shown as they open. */
export async function screensOf(place: Place & { readonly theme: ShownTheme }): Promise<readonly NamedScreen[]> {
  const { page, theme } = place;
  const rail = await page
    .getByRole('navigation', { name: say('shell.screens') })
    .getByRole('button')
    .allInnerTexts();
  const shownAbove = [say('common.screen.orders'), say('common.screen.manifests'), say('common.screen.settings')];
  const others = rail.map(firstLine).filter((entry) => !shownAbove.includes(entry));
  return [
    { name: 'settings-appearance', show: () => chooseTheme(page, theme) },
    { name: 'settings-printing', show: () => showPart(page, 'printing') },
    { name: 'settings-help', show: () => showPart(page, 'help') },
    { name: 'settings-accounts', show: () => showPart(page, 'accounts') },
    { name: 'add-account', show: () => openDialog(page, say('accounts.form.add')) },
    { name: 'orders', show: () => showOrders(page) },
    { name: 'scan-flash', show: () => scanSome(page) },
    { name: 'orders-scanned', show: () => closeFlash(page) },
    { name: 'orders-detail', show: () => showDetail(page) },
    { name: 'command-palette', show: () => openPalette(page) },
    { name: 'orders-more', show: () => openMore(page) },
    { name: 'archive-orders', show: () => askToArchive(page) },
    { name: 'order-list', show: () => openOrderList(page) },
    { name: 'manifest-confirm', show: () => askForManifest(page) },
    { name: 'manifest-stored', show: () => makeManifest(page) },
    { name: 'manifests', show: () => goTo(page, 'manifests') },
    { name: 'track', show: () => trackOne(page) },
    { name: 'orders-nothing-found', show: () => findNothing(page) },
    ...others.map((entry) => ({ name: entry.toLowerCase().replaceAll(' ', '-'), show: () => openEntry(page, entry) })),
  ];
}

/** An entry of the rail may carry a count under its word. */
function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

async function openEntry(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('navigation', { name: say('shell.screens') })
    .getByRole('button', { name: entry })
    .click();
  await expect(page.getByRole('main', { name: entry })).toBeVisible();
}

export async function resize(place: Place & { readonly size: { width: number; height: number } }): Promise<void> {
  const { app, page, size } = place;
  await app.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  // The parts are arranged anew a moment after the window has its size.
  await drawn(page);
}

export async function chooseTheme(page: Page, theme: ShownTheme): Promise<void> {
  await showPart(page, 'appearance');
  await page
    .getByRole('radiogroup', { name: say('settings.theme') })
    .getByRole('radio', { name: say(`settings.theme.${theme}`) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** A part of Settings. */
export async function showPart(page: Page, part: 'accounts' | 'printing' | 'appearance' | 'help'): Promise<void> {
  await goTo(page, 'settings');
  await page
    .getByRole('radiogroup', { name: say('settings.parts') })
    .getByRole('radio', { name: say(`settings.part.${part}`) })
    .click();
  await expect(page.getByRole('heading', { name: say(`settings.part.${part}`), exact: true })).toBeVisible();
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function showOrders(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await goTo(page, 'orders');
  await expect(orderRows(page).first()).toBeVisible();
}

/** Three good scans and one that finds nothing. */
async function scanSome(page: Page): Promise<void> {
  await scanAll(page, await readOrderNumbers(page, 3));
  await scan(page, 'RETURNED-4711');
  await expect(page.getByText(say('scan.not-found', { code: 'RETURNED-4711' })).first()).toBeVisible();
}

async function closeFlash(page: Page): Promise<void> {
  const flash = page.getByRole('alert', { name: say('scan.flash') });
  // It also closes by itself: pressed in one step, it has no moment to go in between.
  await flash.getByRole('button').evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(flash).toBeEmpty();
}

async function showDetail(page: Page): Promise<void> {
  await orderRows(page)
    .nth(1)
    .getByRole('button', { name: sayAny('orders.show') })
    .click();
  await expect(page.getByRole('complementary')).toBeVisible();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openMore(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: say('orders.menu') }).click();
  await expect(page.getByRole('menu', { name: say('orders.menu') })).toBeVisible();
}

async function askToArchive(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: sayWithin('orders.menu.archive') }).click();
  await expect(page.getByRole('dialog', { name: sayWithin('orders.change.archive') })).toBeVisible();
}

async function openOrderList(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The order's details lay behind the question: they have a press of their own.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.keyboard.press('Control+l');
  await expect(page.getByRole('dialog', { name: sayAny('orders.list.title') })).toBeVisible();
}

/** The first order of the list, followed by its tracking number. */
async function trackOne(page: Page): Promise<void> {
  await goTo(page, 'orders');
  await orderRows(page)
    .first()
    .getByRole('button', { name: sayAny('orders.show') })
    .click();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('orders.detail.track') })
    .click();
  await expect(page.getByRole('article', { name: sayAny('tracking.shipment') })).toBeVisible();
}

async function askForManifest(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: say('manifests.question.title', { count: 3 }) })).toBeVisible();
}

async function makeManifest(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await manifestSelection(page, 3);
  await previewedPage(page, 1);
}

async function findNothing(page: Page): Promise<void> {
  await goTo(page, 'orders');
  await page.getByRole('searchbox', { name: say('orders.search') }).fill('no such order');
  await expect(page.getByText(sayAny('orders.empty.phrase.group'))).toBeVisible();
}
