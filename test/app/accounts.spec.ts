/**
 * Live accounts: keys come through the clipboard, go into the real keychain, and survive a restart there and nowhere
 * else. Over the same restart: a setting, and a manifest that was on its way when the window was closed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect, type OpenApp } from '../helpers/app.ts';
import { bridgeOf } from '../helpers/bridge.ts';
import { startGoBetween } from '../helpers/go-between.ts';
import type { Keyring } from '../helpers/keyring.ts';
import { closeInTheLastMinute } from '../helpers/last-minute.ts';
import { layoutFaults } from '../helpers/layout-checks.ts';
import { openLiveShop } from '../helpers/live-shop.ts';
import {
  addLiveAccount,
  goTo,
  type NewAccount,
  orderRows,
  pasteKey,
  readOrderNumbers,
  scanAll,
  shownAccount,
  switchAccount,
} from '../helpers/operator.ts';
import { violationsOf, widerThanTheWindow } from '../helpers/page-checks.ts';
import { type RunningService, startPracticeService } from '../helpers/practice-service.ts';
import { scan } from '../helpers/scan.ts';
import { resize } from '../helpers/screens.ts';
import { closeAndStartAgain } from '../helpers/started-again.ts';
import { beginning, say, sayAny, sayIn } from '../helpers/texts.ts';

const test = base.extend<{ service: RunningService }>({
  service: async ({ shell }, use) => {
    expect(shell).toBeDefined();
    const folder = await mkdtemp(join(tmpdir(), 'packbench-service-'));
    const service = await startPracticeService(folder);
    await use(service);
    await service.close();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ expectedFault: /The keys of an account could not be put back/ });

test('a live account is added, tested and saved, its keys survive a restart in the keychain, and a wrong key is refused; closed in the middle of a manifest, the app waits for it', async ({
  bench,
  service,
}) => {
  const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
  const keys = { baseAddress: service.url, serviceKey, subscriptionKey };
  const first = await bench.open();
  await expect(first.page.getByText(say('shell.keys.kept'))).toBeVisible();
  await addLiveAccount(first.app, first.page, { label: 'Harbour Shop', ...keys });
  const clipboard = await first.app.evaluate(async ({ clipboard }) => clipboard.readText());
  expect(clipboard).toBe('');
  await test.step('how old a copy of an address book may get is chosen', () => chooseOldestCopy(first.page));
  const lastMinute = await test.step('the window is closed while a manifest is on its way', () =>
    closeInTheLastMinute(first));
  try {
    const kept = (await bench.keyring?.keys())?.join('\n');
    expect(kept).toContain(serviceKey);
    expect(kept).toContain(subscriptionKey);

    const second = await bench.open();
    const { app, page } = second;
    await test.step('a manifest that is answered after the window was closed is stored', () =>
      lastMinute.expectStored(page));
    await switchAccount(page, 'Harbour Shop');
    await goTo(page, 'orders');
    await expect(orderRows(page).first()).toBeVisible();
    // Its keys have been read.
    await expect(page.getByRole('region', { name: say('shell.status') })).toContainText(say('shell.service.answers'));
    await test.step('a keychain that waits for its password, as after the screen was locked, does not stop a change', () =>
      archiveWhileTheKeychainWaits(page, bench.keyring));
    await test.step('a change that waits for keys cannot be left as if it were called off', () =>
      archiveWhileKeysAreReadAgain(second));
    const harbourShop = await test.step('an order is selected, another one is in a round', () => selectAndPack(page));
    await test.step('how old a copy may get is kept', async () => {
      await showAges(page);
      await expect(ages(page).getByRole('radio', { name: say('settings.books.age.168') })).toBeChecked();
    });
    await page.getByRole('radio', { name: say('settings.part.accounts') }).click();
    const accounts = page.getByRole('region', { name: say('settings.part.accounts') });
    await expect(accounts.getByText(`…${serviceKey.slice(-4)} · …${subscriptionKey.slice(-4)}`)).toBeVisible();

    await test.step('what the keychain did to a change that was left meanwhile is told', () =>
      leaveWhileTheKeychainFails(second, serviceKey));
    const remove = say('settings.accounts.remove-label', { account: 'Harbour Shop' });
    await page.getByRole('button', { name: remove }).click();
    await expect(page.getByRole('dialog')).toContainText(say('accounts.remove.rounds', { count: 1 }));
    bench.keyring?.stall();
    await page.getByRole('button', { name: say('accounts.remove.confirm') }).click();
    // It waits for the keychain, and leaving the question would call nothing off.
    await expect(page.getByRole('dialog').getByRole('button', { name: say('common.cancel') })).toBeDisabled();
    bench.keyring?.goOn();
    await expect(page.getByText(say('accounts.remove.done', { account: 'Harbour Shop' }))).toBeVisible();
    await expect.poll(async () => (await bench.keyring?.keys())?.join('\n')).not.toContain(serviceKey);
    await expect.poll(() => accountsSelectedIn(page)).not.toContain(harbourShop);
    await test.step('a wrong key is refused in plain words before anything is saved', () =>
      enterWrongKey({ app, page }, keys));
    await test.step('the longest name of an account pushes nothing out of its place', () =>
      showLongestName({ app, page }, keys));
    await test.step('closed while the keychain waits for its password, the app ends without it; started again meanwhile, it comes again', async () => {
      bench.keyring?.stall();
      await page.evaluate(beginToRemove);
      await closeAndStartAgain(bench, second);
    });
  } finally {
    bench.keyring?.goOn();
    await lastMinute.close();
  }
});

test('an account that is lost with the settings and left so leaves no orders selected, which no screen would show', async ({
  bench,
  service,
}) => {
  const first = await openLiveShop(bench, service);
  await goTo(first.page, 'orders');
  await scanAll(first.page, await readOrderNumbers(first.page, 1));
  await first.close();
  await writeFile(join(bench.userData, 'settings.json'), '{ "accounts": [');
  const { page } = await bench.open();
  const entry = page
    .getByRole('navigation', { name: say('shell.screens') })
    .getByRole('button', { name: beginning(say('common.screen.orders')) });
  await expect(entry).toHaveText(/1/);
  await page.getByRole('button', { name: beginning(say('accounts.lost.leave')) }).click();
  await expect(entry).toHaveText(say('common.screen.orders'));
});

/** In the page: removes the account in use, which opens the keychain, and waits for no answer. */
async function beginToRemove(): Promise<void> {
  const { packbench } = globalThis as unknown as {
    packbench: { call(name: string, request: unknown): Promise<{ value: { currentAccountId: string } }> };
  };
  const { value } = await packbench.call('accounts.list', {});
  void packbench.call('accounts.remove', { accountId: value.currentAccountId });
}

const archiveVerb = say('orders.change.archive', { count: 1 });

/** Answers with the question about the first order of the list, and its number. */
async function askToArchive(page: Page): Promise<{ readonly question: Locator; readonly orderNumber: string }> {
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  await orderRows(page).first().click();
  await page.keyboard.press('Control+e');
  const question = page.getByRole('dialog', { name: say('orders.change.question', { verb: archiveVerb }) });
  await expect(question).toBeVisible();
  return { question, orderNumber };
}

/** Waits for the results, closes them, and waits until the list is without the order. */
async function closeResults(page: Page, orderNumber: string, seen: () => void = () => undefined): Promise<void> {
  const results = page.getByRole('dialog', { name: say('orders.change.archive.done', { count: 1 }) });
  await expect(results).toBeVisible();
  seen();
  await results
    .getByRole('button', { name: say('common.close') })
    .last()
    .click();
  await expect(orderRows(page).filter({ hasText: orderNumber })).toHaveCount(0);
}

async function archiveWhileTheKeychainWaits(page: Page, keyring: Keyring | null): Promise<void> {
  const { question, orderNumber } = await askToArchive(page);
  keyring?.stall();
  await question.getByRole('button', { name: archiveVerb }).click();
  await closeResults(page, orderNumber, () => keyring?.goOn());
}

async function archiveWhileKeysAreReadAgain({ app, page }: OpenApp): Promise<void> {
  const { question, orderNumber } = await askToArchive(page);
  const { ask } = bridgeOf(page);
  const { accounts, currentAccountId } = await ask('accounts.list', {});
  const current = accounts.find(({ accountId }) => accountId === currentAccountId);
  if (current === undefined) throw new Error('No account is in use.');
  const { accountId, label, baseAddress, colour } = current;
  await app.evaluate((_electron, root) => {
    const keytar = process.getBuiltinModule('node:module').createRequire(root)('keytar');
    const { getPassword } = keytar;
    const goOn = Promise.withResolvers<void>();
    let reads = 0;
    keytar.getPassword = async (...asked: unknown[]) => {
      reads += 1;
      // The save looks at both keys. Who reads them next waits, whether that is this change or the orders.
      if (reads > 2) await goOn.promise;
      return getPassword(...asked);
    };
    const keychainGoesOn = (): void => {
      Object.assign(keytar, { getPassword });
      goOn.resolve();
    };
    Object.assign(globalThis, { keychainGoesOn });
  }, resolve('package.json'));
  // Saved once more as it is: its keys are read again by whoever needs them next.
  const { draftId } = await ask('accounts.openDraft', { accountId });
  await ask('accounts.saveDraft', { draftId, label, baseAddress, colour });
  await question.getByRole('button', { name: archiveVerb }).click();
  await expect(question.getByRole('button', { name: say('common.cancel') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await app.evaluate(() => (globalThis as unknown as { keychainGoesOn(): void }).keychainGoesOn());
  await closeResults(page, orderNumber);
}

const accountsSelectedIn = async (page: Page): Promise<readonly string[]> =>
  (await bridgeOf(page).ask('selection.get', {})).orders.map(({ accountId }) => accountId);

/** Answers with the account's id. */
async function selectAndPack(page: Page): Promise<string> {
  const [, , selected = '', packed = ''] = await readOrderNumbers(page, 4);
  await scan(page, selected);
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  const { verdict } = await bridgeOf(page).ask('station.scan', { code: packed, otherReadings: [] });
  expect(verdict.kind).toBe('added');
  const { currentAccountId } = await bridgeOf(page).ask('accounts.list', {});
  await expect.poll(() => accountsSelectedIn(page)).toContain(currentAccountId);
  return currentAccountId ?? '';
}

async function showLongestName(
  { app, page }: Pick<OpenApp, 'app' | 'page'>,
  keys: Omit<NewAccount, 'label'>,
): Promise<void> {
  await resize({ app, page, size: { width: 1024, height: 768 } });
  const label = 'Werkzeugmaschinenersatzteilversand Oberfranken GmbH & Co. KG';
  await addLiveAccount(app, page, { label, ...keys });
  await switchAccount(page, label);
  await goTo(page, 'orders');
  const [code = ''] = await readOrderNumbers(page, 1);

  await shownAccount(page, '').click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  expect(await reachOut(menu)).toEqual([]);
  await page.keyboard.press('Escape');

  const { ask } = bridgeOf(page);
  await ask('preferences.change', { density: 'touch', language: 'de' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'touch');
  await expect.poll(() => widerThanTheWindow(page)).toEqual([]);
  await seeWholeNotice(page);
  await page.keyboard.press('F11');
  await scan(page, code);
  await expect(page.locator('[role="alert"][data-look="good"]')).toContainText(code);
  await expect.poll(() => widerThanTheWindow(page)).toEqual([]);
}

/** A notice says at its end what to do: beside the longest name it is read to its end. */
async function seeWholeNotice(page: Page): Promise<void> {
  await sayIn('de');
  await scan(page, 'PB:CONFIRM');
  const words = page.getByText(say('scan.command.nothing', { command: say('scan.command.confirm') }));
  await expect(words).toBeVisible();
  await expect
    .poll(() => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(0);
  // The regions that have nothing to say take no room between its sign and its words.
  const room = async (): Promise<number> => {
    const [sign, text] = await Promise.all([
      page.locator('header section svg').first().boundingBox(),
      words.boundingBox(),
    ]);
    return (text?.x ?? 0) - ((sign?.x ?? 0) + (sign?.width ?? 0));
  };
  await expect.poll(room).toBeCloseTo(8, 0);
  await sayIn('en');
}

const ages = (page: Page): Locator => page.getByRole('radiogroup', { name: say('settings.books.age') });

async function showAges(page: Page): Promise<void> {
  await goTo(page, 'settings');
  await page.getByRole('radio', { name: say('settings.part.address-books') }).click();
}

async function chooseOldestCopy(page: Page): Promise<void> {
  await showAges(page);
  await expect(ages(page).getByRole('radio', { name: say('settings.books.age.12') })).toBeChecked();
  await ages(page)
    .getByRole('radio', { name: say('settings.books.age.168') })
    .click();
  await expect(ages(page).getByRole('radio', { name: say('settings.books.age.168') })).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('radio', { name: say('settings.part.accounts') }).click();
}

/** The parts of an element that stand beside it, not in it. */
async function reachOut(place: Locator): Promise<readonly string[]> {
  return place.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll('*')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.right > right || box.left < left);
    });
    return parts.map((part) => `${part.tagName} '${part.textContent}'`);
  });
}

async function enterWrongKey(
  { app, page }: Pick<OpenApp, 'app' | 'page'>,
  { baseAddress, serviceKey, subscriptionKey }: Omit<NewAccount, 'label'>,
): Promise<void> {
  await goTo(page, 'settings');
  await page.getByRole('button', { name: say('accounts.form.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('accounts.form.add') });
  await test.step('a chosen colour or form of data is begun work: one Escape does not drop it', () =>
    escapeFromChosen(page, dialog));
  await dialog.getByLabel(say('accounts.label')).fill('Wrong Shop');
  // As a person does who comes back from the browser with a copied key: the click that brings the window to the front.
  await page.mouse.click(4, 300);
  await expect(dialog.getByLabel(say('accounts.label'))).toHaveValue('Wrong Shop');
  await dialog.getByLabel(say('accounts.address')).fill(baseAddress);
  await pasteKey(app, page, 'service', serviceKey);
  await pasteKey(app, page, 'subscription', 'too-short');
  await pasteKey(app, page, 'subscription', 'not-the-right-key-0000');
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await resize({ app, page, size: { width: 1024, height: 768 } });
  await dialog.getByRole('button', { name: say('accounts.form.test') }).click();
  await expect(
    dialog.getByText(say('failures.keys-refused.happened', { host: new URL(baseAddress).host })),
  ).toBeVisible();
  await expect(dialog.getByText(say('failures.changed.nothing'))).toBeVisible();
  // Read to its end without scrolling, above the presses.
  const refused = dialog.getByRole('alert').filter({ hasText: say('failures.changed.nothing') });
  await expect(refused).toBeInViewport({ ratio: 1 });
  await test.step('that the keys are right is read there, too', async () => {
    await pasteKey(app, page, 'subscription', subscriptionKey);
    await dialog.getByRole('button', { name: say('accounts.form.test') }).click();
    const passed = dialog.getByText(sayAny('accounts.test.passed'));
    await expect(passed).toBeVisible();
    const topOfPresses = await dialog
      .getByRole('button', { name: say('accounts.form.test') })
      .evaluate((press) => press.parentElement?.getBoundingClientRect().top ?? 0);
    expect(await passed.evaluate((words) => words.getBoundingClientRect().bottom)).toBeLessThanOrEqual(topOfPresses);
    await pasteKey(app, page, 'subscription', 'not-the-right-key-0000');
  });
  await resize({ app, page, size });
  await test.step('a test that is answered after the address was changed says nothing of the new one', () =>
    changeAddressMeanwhile(dialog, baseAddress));
  await dialog.getByLabel(say('accounts.address')).focus();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: say('common.cancel') })).toBeFocused();
  await expect(dialog.getByLabel(say('accounts.label'))).toHaveValue('Wrong Shop');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** In a form where nothing else was begun. */
async function escapeFromChosen(page: Page, dialog: Locator): Promise<void> {
  for (const [chosen, before] of [
    [
      dialog.getByRole('radio', { name: say('accounts.colour.slate') }),
      dialog.getByRole('radio', { checked: true }).first(),
    ],
    [dialog.getByRole('radio', { name: 'XML' }), dialog.getByRole('radio', { name: 'JSON' })],
  ] as const) {
    const earlier = await before.elementHandle();
    await chosen.check({ force: true });
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: say('common.cancel') })).toBeFocused();
    await expect(chosen).toBeChecked();
    await earlier?.check({ force: true });
  }
}

/** In the form with a wrong key. */
async function changeAddressMeanwhile(dialog: Locator, baseAddress: string): Promise<void> {
  const goBetween = await startGoBetween(baseAddress);
  try {
    const address = dialog.getByLabel(say('accounts.address'));
    const testIt = dialog.getByRole('button', { name: say('accounts.form.test') });
    const host = new URL(goBetween.url).host;
    goBetween.reads = 'hold';
    await address.fill(goBetween.url);
    await testIt.click();
    await expect(testIt).toHaveAttribute('data-loading', 'true');
    await address.fill(baseAddress);
    goBetween.reads = 'pass';
    await expect(testIt).not.toHaveAttribute('data-loading', 'true');
    await expect(dialog.getByText(say('failures.keys-refused.happened', { host }))).toHaveCount(0);
  } finally {
    await goBetween.close();
  }
}

/** It takes the new key, then fails: nobody knows which one it has now, and the form that would say so is gone. */
async function leaveWhileTheKeychainFails({ app, page }: OpenApp, serviceKey: string): Promise<void> {
  await app.evaluate((_electron, root) => {
    const keytar = process.getBuiltinModule('node:module').createRequire(root)('keytar');
    const { getPassword, setPassword } = keytar;
    const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const refuse = (): never => {
      throw new Error('The connection is closed');
    };
    keytar.setPassword = async () => {
      asked.resolve();
      await goOn.promise;
      keytar.getPassword = async () => refuse();
      refuse();
    };
    const mend = (): void => void Object.assign(keytar, { getPassword, setPassword });
    Object.assign(globalThis, { keychainAsked: asked.promise, keychainGoesOn: goOn.resolve, mendKeychain: mend });
  }, resolve('package.json'));
  const change = say('settings.accounts.change-label', { account: 'Harbour Shop' });
  await page.getByRole('button', { name: change }).click();
  const dialog = page.getByRole('dialog', { name: say('accounts.form.change', { account: 'Harbour Shop' }) });
  await pasteKey(app, page, 'service', serviceKey);
  await dialog.getByRole('button', { name: say('accounts.form.save') }).click();
  // Whoever leaves before that has called the change off, and nothing has happened to the keys.
  await app.evaluate(() => (globalThis as unknown as { keychainAsked: Promise<void> }).keychainAsked);
  await dialog.getByRole('button', { name: say('common.cancel') }).click();
  await expect(dialog).toBeHidden();
  await app.evaluate(() => (globalThis as unknown as { keychainGoesOn(): void }).keychainGoesOn());
  const notices = page.getByRole('region', { name: say('ui.notices') });
  await expect(notices).toContainText(say('failures.keychain-failed.happened'));
  await app.evaluate(() => (globalThis as unknown as { mendKeychain(): void }).mendKeychain());
}

test.describe('without a Secret Service', () => {
  test.use({ withKeyring: false });

  test('keys are kept for this session only, and the screen says so', async ({ bench, service }) => {
    const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
    const first = await bench.open();
    await expect(first.page.getByText(say('shell.banner.keys'))).toBeVisible();
    await addLiveAccount(first.app, first.page, {
      label: 'Harbour Shop',
      baseAddress: service.url,
      serviceKey,
      subscriptionKey,
    });
    await switchAccount(first.page, 'Harbour Shop');
    await goTo(first.page, 'orders');
    await expect(orderRows(first.page).first()).toBeVisible();
    await first.close();

    const { app, page } = await bench.open();
    await expect(page.getByText(say('shell.banner.keys'))).toBeVisible();
    await goTo(page, 'settings');
    await expect(page.getByText(say('settings.accounts.keys-missing'))).toBeVisible();
    await expect(page.getByText(say('settings.accounts.keys.session'))).toBeVisible();
    await expect(page.getByText(say('settings.accounts.keys'), { exact: true })).toHaveCount(0);

    // WCAG 1.4.10: with text at 400 % the words had room for one letter beside their button.
    await resize({ app, page, size: { width: 320, height: 200 } });
    const words = page.getByText(say('shell.banner.keys'));
    await expect.poll(() => words.evaluate((it) => it.getBoundingClientRect().width)).toBeGreaterThanOrEqual(160);
    // What the presses of an account say is whole, and none stands outside of its row.
    await expect(page.getByRole('button', { name: sayAny('settings.accounts.change-label') })).toBeVisible();
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  });
});
