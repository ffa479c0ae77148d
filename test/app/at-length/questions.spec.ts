/**
 * Rates and address validation, asked of a real service in JSON and in XML; a bench without a print system, which says
 * so and saves the PDF; and the resulting activity.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { DesktopBridge } from '../../../src-preload/contract/desktop-bridge.ts';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf, storedManifests } from '../../helpers/bridge.ts';
import { type GoBetween, startGoBetween } from '../../helpers/go-between.ts';
import { hearLiveRegions } from '../../helpers/live-regions.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import {
  addLiveAccount,
  goTo,
  manifestSelection,
  orderRows,
  ordersRead,
  ordersTable,
  pressTwiceAtOnce,
  readOrderNumbers,
  replaced,
  scanAll,
  storedPdfs,
  switchAccount,
} from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { installClock } from '../../helpers/page-clock.ts';
import { startPracticeService } from '../../helpers/practice-service.ts';
import { scan } from '../../helpers/scan.ts';
import { say, sayAny, sayWithin } from '../../helpers/texts.ts';

test.use({ withPrinter: false });

test('on a practice account rates, addresses, a manifest that nothing can print here, and the activity that all of it leaves; in XML on a live one, also when it answers late', async ({
  bench,
}) => {
  const opened = await bench.open();
  const { page } = opened;
  await test.step('the address of an order is validated by its number', () => validateOrder(page));
  await test.step('in JSON rates come cheapest first, an address brings suggestions', async () => {
    await seeWhatIsMissing(page);
    await seeRates(page);
    await seeValidation(page);
  });
  await test.step('a manifest’s paper holds its orders; that nothing can print here is said, and the PDF is saved', () =>
    saveUnprinted(opened, bench.userData));
  await test.step('what was done is listed with account and outcome, narrowed, and exported', () =>
    seeActivity(opened, dirname(bench.userData)));
  await test.step('a closed round that nothing can print says so, and once more when Print is pressed', () =>
    printRound(page));
  await test.step('in XML, on a live account, rates come cheapest first, an address brings suggestions', () =>
    askInXml(opened, dirname(bench.userData)));
  await test.step('over midnight the times of the day before get their day', () => passMidnight(page));
});

async function printRound(page: Page): Promise<void> {
  await goTo(page, 'orders');
  // The list shows what it knew before until it was read again.
  const made = (await storedManifests(bridgeOf(page))).flatMap(({ orders }) =>
    orders.map((order) => order.orderNumber),
  );
  const firstShown = async (): Promise<string> => (await readOrderNumbers(page, 1)).join();
  await expect.poll(async () => made.includes(await firstShown())).toBe(false);
  const code = await firstShown();
  await goTo(page, 'station');
  const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
  await scan(page, code);
  await expect(station.getByRole('alert', { name: say('scan.flash') })).toContainText(`${code} added`);
  await page.keyboard.press('F9');
  const why = say('station.trouble.no-printer', { lack: say('common.printer.no-system') });
  await expect(station.getByText(why)).toBeVisible();
  await station.getByRole('button', { name: new RegExp(`^${say('station.step.print')}`) }).click();
  await expect(page.getByRole('region', { name: say('ui.notices') }).getByText(why)).toBeVisible();
}

/** Nobody touches anything: what is shown is drawn again all the same. */
async function passMidnight(page: Page): Promise<void> {
  await page.clock.install();
  // The page's timers are those of that clock from now on.
  await page.reload();
  await goTo(page, 'station');
  const closed = page.getByRole('region', { name: say('station.closed.needs-you') });
  await expect(closed).toBeVisible();
  const year = String(new Date().getFullYear());
  await page.clock.fastForward('24:00:00');
  await expect(closed).toContainText(year);
}

async function askInXml({ app, page }: OpenApp, folder: string): Promise<void> {
  const service = await startPracticeService(join(folder, 'service'), 60);
  const goBetween = await startGoBetween(service.url);
  try {
    const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
    const keys = { serviceKey, subscriptionKey };
    await addLiveAccount(app, page, { label: 'XML Shop', baseAddress: goBetween.url, ...keys, format: 'XML' });
    await switchAccount(page, 'XML Shop');
    await seeRates(page);
    await seeValidation(page);
    await test.step('a late answer counts on every screen, and only for the last parcel that was scanned', () =>
      hearLateAnswers(page, goBetween));
    await test.step('what is waited for is said: news of the orders, and where a parcel is', () =>
      waitForNews(page, goBetween));
    await test.step('Stop lets what was sent finish, and nothing else comes to its place', () =>
      stopChange(page, goBetween));
    await test.step('a change that does not start yet can be left, and opens no window later', () =>
      leaveBeforeStart(app, page));
    await test.step('a change goes on without its window, and its end is told', () => goOnMeanwhile(page, goBetween));
  } finally {
    await goBetween.close();
    await service.close();
  }
}

async function waitForNews(page: Page, goBetween: GoBetween): Promise<void> {
  await goTo(page, 'orders');
  await ordersRead(page);
  const [number = ''] = await readOrderNumbers(page, 1);
  goBetween.reads = 'hold';
  const asking = page.getByText(say('orders.reading.asking'));
  await page.keyboard.press('F5');
  await expect(asking).toBeVisible();
  await goTo(page, 'track');
  await scan(page, number);
  const where = page.getByText(say('ui.still', { what: say('tracking.asking', { number }) }));
  await expect(where).toBeVisible();
  // Silence lasts for minutes: who waits is told how long at most.
  await installClock(page);
  await page.keyboard.press('F5');
  await goTo(page, 'orders');
  await goTo(page, 'track');
  await page.clock.fastForward(11_000);
  const isSlow = page.getByText(say('ui.slow-service'));
  await expect(isSlow).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // What is asked next has lasted for no time yet.
  await scan(page, 'NOBODYS-3');
  await expect(isSlow).toHaveCount(0);
  await scan(page, number);
  await goTo(page, 'orders');
  await expect(asking).toBeVisible();
  // Not even the first number of a list is answered: what is asked can be stopped all the same.
  await page.keyboard.press('Control+l');
  const list = page.getByRole('dialog');
  await list.getByRole('textbox', { name: say('orders.list.numbers') }).fill('NOBODYS-1\nNOBODYS-2');
  await list.getByRole('button', { name: say('orders.list.look-up', { count: 2 }) }).click();
  await expect(list.getByText(say('ui.progress.count', { done: 0, total: 2 }))).toBeVisible();
  await list.getByRole('button', { name: say('orders.list.stop') }).click();
  await expect(list.getByRole('list', { name: say('orders.list.found') }).getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: say('common.cancel'), exact: true }).click();
  await expect(list).toHaveCount(0);
  const { isHeardOnce } = await hearLiveRegions(page);
  goBetween.reads = 'pass';
  await expect(asking).toBeHidden();
  await isHeardOnce(say('orders.reading.read', { age: say('ui.age.now') }));
  await goTo(page, 'track');
  await expect(page.getByRole('article', { name: sayAny('tracking.shipment') })).toContainText(number);
}

/** Pressed a moment too late, Stop must not press what comes to its place. */
async function stopChange(page: Page, goBetween: GoBetween): Promise<void> {
  await goTo(page, 'orders');
  await ordersRead(page);
  await orderRows(page).first().click();
  await page.keyboard.press('Shift+ArrowDown');
  const count = 2;
  await expect(page.getByText(say('orders.selected', { count }))).toBeVisible();
  await page.keyboard.press('Control+e');
  goBetween.writes = 'hold';
  const archive = say('orders.change.archive', { count });
  const question = page.getByRole('dialog', { name: say('orders.change.question', { verb: archive }) });
  await question.getByRole('button', { name: archive }).click();
  const run = page.getByRole('dialog', { name: say('orders.change.archive.under-way', { count }) });
  // What was sent is not 'not sent yet', and nothing of it is in doubt so far.
  const counts = run.getByRole('list', { name: say('orders.run.counts') });
  await expect(counts).toHaveText(`${say('orders.result.sending')} ${count}`);
  await expect(ordersTable(page).getByRole('row').nth(1)).toContainText(say('orders.state.sending'));
  await page.clock.fastForward(11_000);
  await expect(run.getByText(say('orders.run.slow'))).toBeVisible();
  const stop = run.getByRole('button', { name: say('orders.run.stop') });
  await expect(run.getByRole('button', { name: say('common.go-on-working') })).toBeFocused();
  const place = await middleOf(stop);
  await stop.click();
  await expect(run.getByText(say('orders.run.stopping'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  goBetween.writes = 'pass';
  const results = page.getByRole('dialog', { name: say('orders.change.archive.done', { count }) });
  const close = results.getByRole('button', { name: say('common.close'), exact: true });
  await expect(close).toBeFocused();
  await expect(stop).toBeHidden();
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button'), place)).toBeNull();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function goOnMeanwhile(page: Page, goBetween: GoBetween): Promise<void> {
  const count = 2;
  // The two that were archived before may still be shown.
  const [, , first = '', second = '', third = '', fourth = '', fifth = ''] = await readOrderNumbers(page, 7);
  const what = say('orders.change.archive.under-way', { count });
  const run = page.getByRole('dialog', { name: what });
  const notices = page.getByRole('region', { name: say('ui.notices') });
  const select = async (number: string): Promise<void> => {
    const box = orderRows(page).filter({ hasText: number }).getByRole('checkbox');
    await box.click();
    await expect(box).toBeChecked();
  };
  const archive = async (numbers: readonly string[]): Promise<void> => {
    for (const number of numbers) await select(number);
    await page.keyboard.press('Control+e');
    goBetween.writes = 'hold';
    const verb = say('orders.change.archive', { count });
    await page
      .getByRole('dialog', { name: say('orders.change.question', { verb }) })
      .getByRole('button', { name: verb })
      .click();
    await expect(run.getByRole('button', { name: say('common.go-on-working') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await archive([first, second]);
  await select(third);
  await expect(page.getByText(say('orders.selected', { count: 3 }))).toBeVisible();
  await page.keyboard.press('Control+e');
  const another = say('orders.change.question', { verb: say('orders.change.archive', { count: 1 }) });
  const leftOut = say('orders.change.under-way', { count, numbers: `${first} and ${second}` });
  await expect(page.getByRole('dialog', { name: another })).toContainText(leftOut);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await runAction(page, say('orders.run.show', { what }));
  await run.getByRole('button', { name: say('common.go-on-working') }).click();
  await goTo(page, 'track');
  goBetween.writes = 'pass';
  const done = say('orders.change.archive.done', { count });
  await expect(notices.getByText(say('orders.run.all-done', { what: done }))).toBeVisible();
  await goTo(page, 'orders');
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();

  await orderRows(page).filter({ hasText: third }).getByRole('checkbox').click();
  await archive([fourth, fifth]);
  goBetween.writes = 'lose the answer';
  const known = say('orders.change.archive.partly', { done: 0, count });
  const end = say('orders.change.partly-in-doubt', { known, count });
  await expect(notices.getByText(say('orders.run.not-all-done', { what: end }))).toBeVisible();
  await goTo(page, 'track');
  await runAction(page, say('orders.run.show-results', { what: end }));
  await expect(page.getByRole('dialog', { name: end })).toContainText(fifth);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function leaveBeforeStart(app: OpenApp['app'], page: Page): Promise<void> {
  const count = 1;
  await orderRows(page).last().getByRole('checkbox').click();
  await page.keyboard.press('Control+e');
  const verb = say('orders.change.archive', { count });
  const question = page.getByRole('dialog', { name: say('orders.change.question', { verb }) });
  await expect(question).toBeVisible();
  await whileMainStands(app, async () => {
    await question.getByRole('button', { name: verb }).click();
    await expect(question.getByText(say('orders.change.starting'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: say('common.go-on-working') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  const what = say('orders.change.archive.done', { count });
  const notices = page.getByRole('region', { name: say('ui.notices') });
  await expect(notices.getByText(say('orders.run.all-done', { what }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** By the command palette. */
async function runAction(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: say('keyboard.palette.open') }).fill(label);
  await expect(page.getByRole('option')).toHaveText([new RegExp(`^${label}`)]);
  await page.keyboard.press('Enter');
}

async function middleOf(locator: Locator): Promise<readonly [x: number, y: number]> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A service that answers late: the person has gone to another screen by then, or has scanned the next parcel. */
async function hearLateAnswers(page: Page, goBetween: GoBetween): Promise<void> {
  await goTo(page, 'orders');
  await ordersRead(page);
  const [number = ''] = await readOrderNumbers(page, 1);
  await page.keyboard.press('F11');
  const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
  const band = station.getByRole('alert', { name: say('scan.flash') });
  await page.evaluate(() => {
    const { packbench } = globalThis as unknown as { readonly packbench: DesktopBridge };
    packbench.on('station.scanned', () => {
      document.documentElement.dataset.told = String(Number(document.documentElement.dataset.told ?? 0) + 1);
    });
  });
  const toldCount = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.told ?? 0));
  goBetween.reads = 'hold';
  await scan(page, 'PARCEL-OF-NOBODY');
  await expect(band).toContainText(say('station.asking', { code: 'PARCEL-OF-NOBODY' }));

  await page.keyboard.press('Control+1');
  await expect(page.getByRole('searchbox', { name: say('orders.search') })).toBeVisible();
  // Nobody waits longer than two seconds: until then, and again once the service has answered.
  await expect.poll(toldCount).toBe(1);
  goBetween.reads = 'pass';
  await expect.poll(toldCount).toBe(2);
  const notice = page.getByText(say('station.no-round.elsewhere', { code: 'PARCEL-OF-NOBODY' }));
  await expect(notice).toHaveCount(1);
  await expect(notice).toBeVisible();
  await page.keyboard.press('F11');
  await expect(band).toContainText(say('station.unknown', { code: 'PARCEL-OF-NOBODY' }));
  const notTaken = station.getByRole('region', { name: say('station.not-taken') });
  await expect(notTaken).toContainText('PARCEL-OF-NOBODY');

  // The parcel in hand is a question: what is told late of the one before takes neither its words nor its keys.
  await bridgeOf(page).ask('preferences.change', { practiceOrders: 'shown' });
  goBetween.reads = 'hold';
  await scan(page, 'ONE-MORE-OF-NOBODY');
  await scan(page, number);
  const question = `orders have the number ${number}`;
  await expect(band).toContainText(question);
  await expect.poll(toldCount).toBe(3);
  await expect(page.getByText(say('station.no-round.beside', { code: 'ONE-MORE-OF-NOBODY' }))).toBeVisible();
  await expect(notTaken).toContainText('ONE-MORE-OF-NOBODY');
  await expect(band).toContainText(question);
  await pressTwiceAtOnce(page, 'Alt+2');
  await expect(band).not.toContainText(question);
  // Both presses would have been answered by then.
  await bridgeOf(page).ask('station.get', {});
  await expect(band).toContainText(say('station.added', { order: number }));
  goBetween.reads = 'pass';
  await expect.poll(toldCount).toBe(4);

  await page.keyboard.press('Control+4');
  await page.getByRole('radio', { name: say('validate.part.order') }).click();
  const field = page.getByLabel(say('validate.order.number'));
  const verdict = page.getByRole('region', { name: say('validate.verdict') });
  goBetween.reads = 'hold';
  await scan(page, 'ANOTHER-OF-NOBODY');
  await expect(field).toHaveValue('ANOTHER-OF-NOBODY');
  await scan(page, number);
  await expect(field).toHaveValue(number);
  goBetween.reads = 'pass';
  await expect(verdict).toContainText(say('validate.answer.of-order', { number }));
  await expect(
    page.getByText(say('validate.order.none', { account: 'XML Shop', number: 'ANOTHER-OF-NOBODY' })),
  ).toHaveCount(0);
}

async function validateOrder(page: Page): Promise<void> {
  const [orderNumber = ''] = await readOrderNumbers(page, 1);
  await goTo(page, 'validate');
  await page.getByRole('radio', { name: say('validate.part.order') }).click();
  const form = page.getByRole('form', { name: say('validate.form.order') });
  await form.getByLabel(say('validate.order.number')).fill('NO-SUCH-ORDER');
  await form.getByRole('button', { name: say('validate.order.validate') }).click();
  await expect(
    form.getByText(say('validate.order.none', { account: 'Practice North', number: 'NO-SUCH-ORDER' })),
  ).toBeVisible();
  // Of another account nobody has asked that yet.
  await switchAccount(page, 'Practice South');
  await expect(form.getByText(say('validate.order.number.whose', { account: 'Practice South' }))).toBeVisible();
  await expect(form.getByText(sayWithin('validate.order.none'))).toHaveCount(0);
  await switchAccount(page, 'Practice North');
  await expect(form.getByText(say('validate.order.number.whose', { account: 'Practice North' }))).toBeVisible();

  const field = form.getByLabel(say('validate.order.number'));
  await field.focus();
  await scan(page, orderNumber);
  await expect.poll(() => replaced(field)).toBe(orderNumber);
  const verdict = page.getByRole('region', { name: say('validate.verdict') });
  await expect(
    verdict.getByRole('heading', {
      name: sayAny('validate.verdict.valid.sentence', 'validate.verdict.not-valid.sentence'),
    }),
  ).toBeVisible();
  await expect(verdict.getByText(sayAny('validate.source.service'))).toContainText('Practice North');
}

async function saveUnprinted({ app, page }: OpenApp, userData: string): Promise<void> {
  await goTo(page, 'orders');
  await expect(page.getByText(say('common.printer.no-system'))).toBeVisible();
  await scanAll(page, await readOrderNumbers(page, 2));
  await manifestSelection(page, 2);
  await expect(page.getByRole('region', { name: say('manifests.check.label') })).toHaveText(
    'All 2 orders are on the paper',
  );
  await expect(page.getByRole('list', { name: say('manifests.orders.list') })).toContainText(/page \d/);
  const facts = page.getByRole('region', { name: say('manifests.print.label') });
  await expect(facts.getByRole('heading', { name: say('common.printer.no-system') })).toBeVisible();
  await expect(
    facts.getByRole('button', {
      name: sayAny('manifests.print.first', 'manifests.print.copy', 'manifests.print.copies-to'),
    }),
  ).toHaveCount(0);

  const savedTo = join(dirname(userData), 'saved.pdf');
  await chooseToSave(app, savedTo);
  await page.getByRole('button', { name: say('manifests.save.button') }).click();
  await expect(page.getByText(say('common.saved-to', { path: savedTo }))).toBeVisible();
  expect(await readFile(savedTo)).toEqual(await readFile(storedPdfs(userData)[0] ?? ''));
}

/**
 * The operator's answer to the question where a file is to be saved; none where Electron would not ask before it replaces
 * a file, as on Linux without that property.
 */
async function chooseToSave(app: OpenApp['app'], filePath: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = (...given: unknown[]) => {
      const { properties = [] } = given.at(-1) as Electron.SaveDialogOptions;
      const asks = properties.includes('showOverwriteConfirmation');
      return Promise.resolve({ canceled: !asks, filePath: asks ? path : '' });
    };
  }, filePath);
}

/** `folder`: where the export goes. */
async function seeActivity({ app, page }: OpenApp, folder: string): Promise<void> {
  await goTo(page, 'activity');
  const entry = page.getByRole('grid', { name: say('common.screen.activity') }).getByRole('row', {
    name: [say('activity.kind.manifest'), 2, 'Practice North', say('activity.outcome.done')].join(' '),
  });
  await expect(entry).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('activity.pages') })).toHaveText('1 entry');
  const fromDay = page.getByRole('textbox', { name: say('activity.filter.from') });
  await fromDay.fill('1/2/2035');
  await expect(entry).toBeHidden();
  await fromDay.fill('');
  await expect(entry).toBeVisible();

  const savedTo = join(folder, 'activity.csv');
  await chooseToSave(app, savedTo);
  const save = page.getByRole('button', { name: say('activity.export') });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('common.saved-to', { path: savedTo }))).toBeVisible();
  // It was off meanwhile.
  await expect(save).toBeFocused();
  expect(await readFile(savedTo, 'utf8')).toMatch(/manifest,Practice North,2,done/);

  await page.getByRole('combobox', { name: say('activity.column.kind') }).click();
  // The list of choices is a part of the screen, too.
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('option', { name: say('activity.kind.print') }).click();
  await expect(page.getByRole('heading', { name: say('activity.nothing-fits.title') })).toBeVisible();
  await page.getByRole('button', { name: say('activity.nothing-fits.clear') }).click();
  await entry.click();
  await expect(page.getByRole('heading', { name: say('manifests.detail.title', { count: 2 }) })).toBeVisible();
  // Whoever comes back goes on at the row that was opened.
  await goTo(page, 'activity');
  await expect(entry).toHaveAttribute('data-current', 'true');
  await goTo(page, 'manifests');
}

async function seeWhatIsMissing(page: Page): Promise<void> {
  await goTo(page, 'rates');
  const parcel = page.getByRole('form', { name: say('rates.form') });
  await parcel.getByRole('button', { name: say('rates.get') }).click();
  await expect(parcel.getByText(say('rates.fault.postCode'))).toBeVisible();
}

async function seeRates(page: Page): Promise<void> {
  await goTo(page, 'rates');
  await expect(page.getByText(say('rates.deprecated'))).toBeVisible();
  // The answer for another account is no longer there.
  const cells = page.getByRole('table', { name: say('rates.table') }).locator('tbody td:last-child');
  await expect(cells).toHaveCount(0);
  const parcel = page.getByRole('form', { name: say('rates.form') });
  await parcel.getByLabel(say('common.field.street-and-number')).fill('12 Bourke Street');
  await parcel.getByLabel(say('common.field.postCode')).fill('3000');
  await parcel.getByLabel(say('common.field.country')).fill('au');
  await parcel.getByLabel(say('rates.weight')).fill('2.5');
  await parcel.getByRole('button', { name: say('rates.get') }).click();
  await expect(cells.first()).toBeVisible();
  const prices = (await cells.allTextContents()).map(Number);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices.every((price) => price > 0)).toBe(true);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  // A heavier parcel costs more: the typed weight is the one sent.
  await parcel.getByLabel(say('rates.weight')).fill('20');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(async () => Number(await cells.first().textContent())).toBeGreaterThan(prices[0] ?? 0);
}

/** The suggestion is valid, and nothing is applied alone. */
async function seeValidation(page: Page): Promise<void> {
  await goTo(page, 'validate');
  await page.getByRole('radio', { name: say('validate.part.address') }).click();
  const form = page.getByRole('form', { name: say('validate.form.address') });
  const wrong = { Street: '1 Nowhere Lane', City: 'Melbourne', State: 'VIC', Post: '3999', Country: 'Australia' };
  await form.getByLabel(say('common.field.street-and-number')).fill(wrong.Street);
  await form.getByLabel(say('common.field.city')).fill(wrong.City);
  await form.getByLabel(say('common.field.state')).fill(wrong.State);
  await form.getByLabel(say('common.field.postCode')).fill(wrong.Post);
  await form.getByLabel(say('common.field.country')).fill(wrong.Country);
  await form.getByRole('button', { name: say('validate.form.validate') }).click();
  const verdict = page.getByRole('region', { name: say('validate.verdict') });
  await expect(verdict.getByRole('heading', { name: say('validate.verdict.not-valid.sentence') })).toBeVisible();
  await expect(page.getByText(say('validate.suggestion.copied'))).toBeHidden();

  const suggestion = verdict
    .getByRole('list', { name: say('validate.suggestions') })
    .getByRole('listitem')
    .first();
  await expect(suggestion.locator('mark').first()).toBeVisible();
  await expect(form.getByLabel(say('common.field.street-and-number'))).toHaveValue(wrong.Street);
  await suggestion.getByRole('button', { name: say('validate.suggestion.copy') }).click();
  await expect(page.getByText(say('validate.suggestion.copied'))).toBeVisible();

  await suggestion.getByRole('button', { name: say('validate.suggestion.use') }).click();
  await expect(form.getByRole('status')).toContainText('Not validated yet.');
  await form.getByRole('button', { name: say('validate.form.validate') }).click();
  await expect(verdict.getByRole('heading', { name: say('validate.verdict.valid.sentence') })).toBeVisible();
}
