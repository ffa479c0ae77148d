/**
 * A service acts and then drops the line: the manifest is in doubt, shown as such, never sent a second time, looked up,
 * settled by a person, and gets the PDF that never arrived. In the end the settings are lost, and the account comes
 * back with its keys.
 */
import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { answersByHand, keepBack } from '../helpers/answers-by-hand.ts';
import { expect, type OpenApp, test } from '../helpers/app.ts';
import { type DrillWalk, walkOf } from '../helpers/drill-walk.ts';
import { type DroppingService, startDroppingService } from '../helpers/dropping-service.ts';
import { hearLiveRegions } from '../helpers/live-regions.ts';
import { addLiveAccount, goTo, readOrderNumbers, scanAll, switchAccount } from '../helpers/operator.ts';
import { violationsOf } from '../helpers/page-checks.ts';
import { longPdf } from '../helpers/pdf-samples.ts';
import { previewedPage } from '../helpers/preview.ts';
import { scan } from '../helpers/scan.ts';
import { beginning, say, sayAny, sayWithin } from '../helpers/texts.ts';

test.use({ withPrinter: false });

test('a lost answer leaves the manifest in doubt over a restart, one request is sent in all; lost settings lose no account', async ({
  bench,
}) => {
  const service = await startDroppingService();
  const walk = walkOf('lost-answer');
  try {
    const first = await bench.open();
    await addLiveAccount(first.app, first.page, {
      label: 'Harbour Shop',
      baseAddress: service.url,
      serviceKey: 'harbour-service-key-1111',
      subscriptionKey: 'harbour-subscription-key-2222',
    });
    await test.step('the manifest is in doubt, and cannot be settled before it was looked up', () =>
      loseAnswer(first.page, walk));
    await first.close();

    const second = await bench.open();
    await test.step('after a restart it is in doubt, with exactly one request sent', async () => {
      await seeDoubt(second.page);
      expect(service.manifestRequests()).toBe(1);
    });
    await test.step('look up, settle as done, import the PDF: one request in all', async () => {
      await leaveWhileLookingUp(second.page, service);
      await lookUpAndSettle(second.page, walk);
      await importPdf(second, walk, dirname(bench.userData));
      expect(service.manifestRequests()).toBe(1);
    });
    walk.says('In doubt');
    walk.done({
      'Cannot tell': 'this service tells it of every order: test/node/in-doubt/in-doubt-words.test.ts',
      'It was not done…': 'it takes five minutes that pass: test/node/in-doubt/in-doubt.test.ts',
    });
    await second.close();

    writeFileSync(join(bench.userData, 'settings.json'), '{ "accounts": [');
    const third = await bench.open({ mainModule: answersByHand });
    await test.step('an account whose settings are lost is offered, and comes back with its keys', () =>
      takeUpAgain(third));
    service.print(72, 73);
    await test.step('while a manifest is under way other orders can be asked for; it fails while another screen is shown, and is told there', () =>
      failBesideOtherWork(third.page, service));
    await test.step('orders that cannot be manifested now are left out by one press, and the question is about the rest', () =>
      leaveOut(third.page));
    await test.step('many in doubt are looked up by one press, and nothing is sent', async () => {
      await lookUpAll(third.page, service);
      expect(service.manifestRequests()).toBe(3);
    });
    await test.step('a look-up that fails says so on its own card', () => lookUpWithoutService(third.page, service));
  } finally {
    await service.close();
  }
});

async function loseAnswer(page: Page, walk: DrillWalk): Promise<void> {
  await goTo(page, 'orders');
  await switchAccount(page, 'Harbour Shop');
  await scanAll(page, await readOrderNumbers(page, 1));
  await expect(page.getByRole('button', { name: sayAny('orders.select-all') })).toHaveText('Select 1 order');
  await page.getByRole('button', { name: say('orders.manifest', { count: 1 }) }).click();
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) });
  await question.getByRole('button', { name: say('manifests.question.confirm', { count: 1 }) }).click();
  const doubt = page.getByRole('dialog', { name: walk.says('This manifest is in doubt') });
  await expect(doubt).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText(say('shell.status.in-doubt', { count: 1 }))).toBeVisible();
  // There is no other manifest, and looking it up comes first.
  await expect(doubt.getByRole('button', { name: say('manifests.trouble.open'), exact: true })).toHaveAttribute(
    'data-variant',
    'default',
  );
  await doubt.getByRole('button', { name: say('manifests.doubt.look-up') }).click();

  const write = writeOf(page);
  await expect(write.getByText(say('in-doubt.wait.look-up'))).toBeVisible();
  await expect(write.getByRole('button', { name: say('in-doubt.done.choose') })).toHaveCount(0);
}

/** The screen's entry at the left, with its count. */
const entryOf = (page: Page) =>
  page
    .getByRole('navigation', { name: say('shell.screens') })
    .getByRole('button', { name: say('common.screen.in-doubt') });

async function seeDoubt(page: Page): Promise<void> {
  await expect(page.getByText(say('shell.status.in-doubt', { count: 1 }))).toBeVisible();
  await expect(entryOf(page)).toHaveAccessibleName(`${say('common.screen.in-doubt')} 1 open`);
  await goTo(page, 'manifests');
  const row = page
    .getByRole('list', { name: say('manifests.list.label') })
    .getByRole('button', { name: beginning(say('common.orders', { count: 1 })) });
  await expect(row).toContainText('In doubt');
  await row.click();
  await expect(page.getByRole('region', { name: say('manifests.detail.label'), exact: true })).toContainText(
    /in doubt/i,
  );
  expect(await violationsOf(page)).toEqual([]);
}

/** It goes on, and can be stopped once the screen is open again. */
async function leaveWhileLookingUp(page: Page, service: DroppingService): Promise<void> {
  const letGo = service.holdSearches();
  await goTo(page, 'in-doubt');
  const lookUp = writeOf(page).getByRole('button', { name: beginning(say('in-doubt.look-up')) });
  await lookUp.click();
  await goTo(page, 'manifests');
  await expect(lookUp).toBeHidden();
  await goTo(page, 'in-doubt');
  await expect(lookUp).toBeDisabled();
  await writeOf(page)
    .getByRole('button', { name: beginning(say('in-doubt.look-up.stop')) })
    .click();
  await expect(lookUp).toBeEnabled();
  letGo();
}

/** This test's service shows the order as Shipped: the manifest was made there. */
async function lookUpAndSettle(page: Page, walk: DrillWalk): Promise<void> {
  await goTo(page, 'in-doubt');
  const write = writeOf(page);
  await expect(write).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // Before anything shows that it was made there is no PDF of it to import.
  const importing = write.getByRole('button', { name: sayWithin('in-doubt.import') });
  await expect(importing).toHaveCount(0);
  const { heard } = await hearLiveRegions(page);
  await write.getByRole('button', { name: beginning(walk.says('Look up')) }).click();
  await expect(
    write.getByRole('row', { name: ['HARBOUR-71', walk.says('Done'), say('remarks.order-in-shipped')].join(' ') }),
  ).toBeVisible();
  await expect(write.getByRole('button', { name: say('in-doubt.not-done.choose') })).toHaveCount(0);

  const looked = say('in-doubt.looked', { done: 1, notDone: 0, unclear: 0 });
  await expect(write.getByRole('status')).toHaveText(looked);
  const startsAsThat = looked.slice(0, looked.indexOf(':'));
  // The screen shows it a moment before it is read aloud.
  await expect.poll(async () => (await heard()).filter((one) => one.startsWith(startsAsThat))).toEqual([looked]);
  await expect(write.getByText(say('in-doubt.next.done.manifest'))).toBeVisible();
  // What these words ask for stands out among the presses.
  await expect(importing).toHaveAttribute('data-variant', 'filled');
  await expect(write.locator('[data-variant="filled"]')).toHaveCount(1);
  await expect(write.getByRole('button', { name: walk.says('Look up again') })).toBeVisible();
  await write.getByRole('button', { name: walk.says('It was done…') }).click();
  const settle = page.getByRole('dialog', { name: say('in-doubt.done.question') });
  await settle.getByRole('button', { name: walk.says('Settle as done') }).click();
  await expect(page.getByRole('heading', { name: say('in-doubt.none.title') })).toBeVisible();
  await expect(entryOf(page)).toHaveAccessibleName(say('common.screen.in-doubt'));
  await expect(page.getByText(sayAny('in-doubt.settled.no-pdf'))).toBeVisible();
  // In a region that is heard: said in the dialog as it went, it would stand here as read already.
  const heardRegion = page.getByRole('region', { name: say('ui.notices') }).locator('[aria-live="polite"]');
  await expect(heardRegion).toContainText(sayAny('in-doubt.settled.no-pdf'));
  // A finished order does not wait in the selection for the next manifest.
  await goTo(page, 'orders');
  await expect(page.getByText(say('orders.selected.none'))).toBeVisible();
}

/** `folder`: holds the PDF from the service's own site. */
async function importPdf({ app, page }: OpenApp, walk: DrillWalk, folder: string): Promise<void> {
  const fromTheSite = join(folder, 'from-the-site.pdf');
  // Behind a byte order mark and a blank line, as some sites send it.
  await writeFile(fromTheSite, Buffer.concat([Buffer.from('\uFEFF\r\n'), await longPdf(1)]));
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () =>
      new Promise((resolve) => {
        Object.assign(globalThis, { choose: () => resolve({ canceled: false, filePaths: [filePath] }) });
      });
  }, fromTheSite);
  walk.says('Manifests');
  await goTo(page, 'manifests');
  const row = page
    .getByRole('list', { name: say('manifests.list.label') })
    .getByRole('button', { name: beginning(say('common.orders', { count: 1 })) });
  await row.click();
  await page.getByRole('button', { name: walk.says('Import its PDF…') }).click();
  // Whoever goes on with something else meanwhile stays there, and hears of it all the same.
  await expect.poll(() => app.evaluate(() => 'choose' in globalThis)).toBe(true);
  await goTo(page, 'orders');
  await choose(app);
  await expect(page.getByText(say('in-doubt.imported'))).toBeVisible();
  await expect(page.getByRole('main', { name: say('common.screen.orders') })).toBeVisible();
  await goTo(page, 'manifests');
  await row.click();
  expect((await previewedPage(page, 1)).words).toContain('Page 1 of 1');

  // Its orders are not on it: it was another manifest's.
  await writeFile(fromTheSite, await longPdf(2));
  await page.getByRole('button', { name: walk.says('Import another PDF…') }).click();
  await expect.poll(() => app.evaluate(() => 'choose' in globalThis)).toBe(true);
  await choose(app);
  await expect.poll(async () => (await previewedPage(page, 1)).words).toContain('Page 1 of 2');
}

/** The file in the dialog that is open. */
async function choose(app: OpenApp['app']): Promise<void> {
  await app.evaluate(() => {
    const open = globalThis as { choose?: () => void };
    open.choose?.();
    delete open.choose;
  });
}

async function takeUpAgain({ app, page }: OpenApp): Promise<void> {
  const walk = walkOf('lost-account');
  const banner = page.getByRole('region', { name: say('accounts.lost') });
  await expect(banner).toContainText('Harbour Shop');
  await expect(banner).toContainText(walk.says('An account is known on this computer, but not in its settings.'));
  await expect(banner.getByText(walk.says('No, leave it'))).toBeVisible();
  await expect(banner.getByText(walk.says('Take up again'), { exact: true })).toBeVisible();
  await expect(page.getByText(sayAny('shell.banner.settings-all'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const takeUp = say('common.press-of', { press: say('accounts.lost.take-up'), what: 'Harbour Shop' });
  // Its line goes with the answer, however late the list is read again: pressed once more, main would not know such an account.
  const letGo = await keepBack(app, 'accounts.listLost');
  await banner.getByRole('button', { name: takeUp }).click();
  await expect(banner).toHaveCount(0);
  await letGo();
  await expect(page.getByText(say('accounts.lost.back', { account: 'Harbour Shop' }))).toBeVisible();
  walk.done();
}

/** Asks for a manifest of what is selected and of one more order. */
async function askWith(page: Page, orderNumber: string, count: number): Promise<Locator> {
  await goTo(page, 'orders');
  await scan(page, orderNumber);
  await expect(page.getByText(say('orders.selected', { count }))).toBeVisible();
  await page.getByRole('button', { name: say('orders.manifest', { count }) }).click();
  return page.getByRole('dialog', { name: sayAny('manifests.question.title') });
}

async function failBesideOtherWork(page: Page, service: DroppingService): Promise<void> {
  const letGo = service.hold();
  await switchAccount(page, 'Harbour Shop');
  const question = await askWith(page, 'HARBOUR-72', 1);
  await question.getByRole('button', { name: say('manifests.question.confirm', { count: 1 }) }).click();
  await page.getByRole('button', { name: say('common.go-on-working') }).click();
  // Other orders are another question: nobody has asked for these yet.
  const other = await askWith(page, 'HARBOUR-73', 2);
  await expect(other.getByText(say('manifests.question.open', { count: 1 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(other).toBeHidden();
  await goTo(page, 'track');
  await expect.poll(() => service.manifestRequests()).toBe(2);
  letGo();
  const notice = page.getByRole('region', { name: say('ui.notices') });
  await expect(notice).toContainText(beginning(say('manifests.created.failed', { words: '' })));
  await expect(page.getByRole('main', { name: say('common.screen.track') })).toBeVisible();
  await expect(entryOf(page)).toHaveAccessibleName(`${say('common.screen.in-doubt')} 1 open`);
}

/** HARBOUR-72 is in doubt, and still selected with HARBOUR-73. */
async function leaveOut(page: Page): Promise<void> {
  await goTo(page, 'orders');
  await page.getByRole('button', { name: say('orders.manifest', { count: 2 }) }).click();
  const question = page.getByRole('dialog', { name: sayAny('manifests.question.title') });
  const confirm = question.getByRole('button', { name: sayAny('manifests.question.confirm') });
  await expect(confirm).toBeDisabled();
  await question.getByRole('button', { name: say('manifests.refused.take-out', { count: 1 }) }).click();
  await expect(question).toHaveAccessibleName(say('manifests.question.title', { count: 1 }));
  await expect(question.getByRole('list', { name: say('manifests.question.order-list') })).toContainText('HARBOUR-73');
  await expect(confirm).toBeEnabled();
  await expect(question.getByRole('region', { name: say('manifests.question.label') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
}

/** HARBOUR-73 gets into doubt, too. */
async function lookUpAll(page: Page, service: DroppingService): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: say('orders.manifest', { count: 1 }) }).click();
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) });
  await question.getByRole('button', { name: say('manifests.question.confirm', { count: 1 }) }).click();
  const doubt = page.getByRole('dialog', { name: say('manifests.trouble.in-doubt') });
  await doubt.getByRole('button', { name: say('manifests.doubt.look-up') }).click();
  await expect(writeOf(page)).toHaveCount(2);
  // Whoever hears the screen knows which of the two a press belongs to.
  expect(await violationsOf(page)).toEqual([]);
  const all = page.getByRole('button', { name: say('in-doubt.look-up.all', { count: 2 }) });
  await stopLookingUp(page, all, service);
  service.ship(72, 73);
  await all.click();
  for (const write of await writeOf(page).all()) {
    await expect(write.getByRole('button', { name: say('in-doubt.look-up.again') })).toBeVisible();
  }
  await expect(all).toBeVisible();
  await expect(page.getByText(say('in-doubt.look-up.all.over'))).toBeVisible();
}

/** Two failures on one screen: which card 'Try again' is of is in its name, too. */
async function lookUpWithoutService(page: Page, service: DroppingService): Promise<void> {
  await service.close();
  for (const write of await writeOf(page).all()) {
    await write.getByRole('button', { name: say('in-doubt.look-up.again') }).click();
  }
  await expect(writeOf(page).getByRole('alert')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
}

/** Both stay as they were, and can be looked up again. */
async function stopLookingUp(page: Page, all: Locator, service: DroppingService): Promise<void> {
  const letGo = service.holdSearches();
  await all.click();
  await page.getByRole('button', { name: say('in-doubt.look-up.stop'), exact: true }).click();
  await expect(all).toBeVisible();
  await expect(page.getByText(say('in-doubt.look-up.all.stopped'))).toBeVisible();
  letGo();
  await expect(writeOf(page).getByText(say('in-doubt.wait.look-up'))).toHaveCount(2);
}

const writeOf = (page: Page) => page.getByRole('region', { name: say('in-doubt.write.manifest', { count: 1 }) });
