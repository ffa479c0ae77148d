/**
 * A hand-over by scanner and keys: counted, taken back, killed in the middle, signed, printed, found again in Manifests
 * and Activity. Then the station: scans into rounds with a verdict each, undo, rounds that are made and printed while
 * the next is scanned.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { handOver } from '../../helpers/hand-over-steps.ts';
import { hearLiveRegions } from '../../helpers/live-regions.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import {
  doublePress,
  goTo,
  orderRows,
  ordersTable,
  pressTwiceAtOnce,
  readOrderNumbers,
  shownAccount,
  switchAccount,
} from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { type PrintSystem, queueNames } from '../../helpers/print-system.ts';
import { restAfterCode, scan, strike, strokesOf } from '../../helpers/scan.ts';
import { beginning, say, sayAny } from '../../helpers/texts.ts';
import { ENTER } from '../../node/scanner/strokes.ts';

test('the parcels of a manifest are counted when the courier comes, and a kill loses none; at the station a parcel is scanned into the round of its account, each verdict is said, and one key makes and prints what was scanned', async ({
  bench,
}) => {
  const { app, page, close } =
    await test.step('the parcels of a manifest are counted when the courier comes; a kill loses none, the driver signs, the sheet is printed', async () =>
      handOver(bench, await bench.open()));
  const printedBefore = (await bench.printSystem?.received())?.length ?? 0;
  await goTo(page, 'orders');
  const numbers = await readOrderNumbers(page, 5);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = numbers;
  await switchAccount(page, 'Practice South');
  const [other = ''] = (await readOrderNumbers(page, 10)).filter((one) => !numbers.includes(one));
  await switchAccount(page, 'Practice North');
  const { heard, isHeardOnce } = await hearLiveRegions(page);
  const flash = page.getByRole('alert', { name: say('scan.flash') });
  const answer = await noteAnswer(flash);
  await scan(page, fourth);
  await expect(flash).toContainText(`${fourth} added`);
  // Orca does not read out what comes inside a button, and would run the last word of a line into the next line.
  await expect.poll(async () => (await answer()).pressWords).toEqual(['']);
  const name = await shownAccount(page, '').boundingBox();
  if (name === null) throw new Error('The account is not on the screen.');
  expect((await answer()).top).toBeGreaterThanOrEqual(name.y + name.height);
  // It never covers half of the line of scans.
  const strip = await page.getByRole('region', { name: say('orders.strip') }).boundingBox();
  await expect
    .poll(async () => (await answer()).bottom)
    .toBeGreaterThanOrEqual(Math.round((strip?.y ?? 0) + (strip?.height ?? 0)));
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await isHeardOnce(new RegExp(`${fourth} added\\. \\S`));
  // Not even while main counts those that the list shows.
  expect((await heard()).filter((one) => one.includes('not in this list'))).toEqual([]);
  // The code that closes a round at the station asks about the selection here.
  await scan(page, 'PB:PRINT');
  const asked = page.getByRole('dialog', { name: say('manifests.question.title', { count: 1 }) });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await page.keyboard.press('F11');
  const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
  const band = station.getByRole('alert', { name: say('scan.flash') });
  const card = station.getByRole('region', { name: say('station.card') });
  const tones = await hearTones(page);

  await expect(station.getByRole('button', { name: say('station.close.none') })).toBeDisabled();
  await scanTwiceAtOnce(page, first);
  await expect(band).toContainText(`${first} added`);
  const good = [880, 1318];
  await expect.poll(tones).toEqual(good);
  await expect(card).toContainText(first);
  await expect(card).toHaveAttribute('data-colour', 'teal');
  await scan(page, second);
  await expect(band).toContainText('now 2 orders');
  await expect(station.getByRole('region', { name: say('station.rounds') })).toContainText('2 orders');
  for (const code of [first, second]) await isHeardOnce(`${code} added`);
  await whileMainStands(app, async () => {
    await scan(page, 'PARCEL-OF-NOBODY');
    // The green of the parcel before is not taken for this one's.
    await expect(band).toContainText(`PARCEL-OF-NOBODY. ${say('scan.waiting')}`);
    await expect(card).not.toContainText(second);
    await page.keyboard.press('Control+z');
  });
  await expect(band).toContainText('PARCEL-OF-NOBODY is unknown');
  await expect.poll(tones).toEqual([...good, ...good, 523, 330]);
  await expect(card).toContainText(say('station.card.none'));
  // Who takes back the parcel in hand does not take out the one before.
  expect((await bridgeOf(page).ask('station.get', {})).open).toMatchObject([{ orderCount: 2 }]);
  await whileMainStands(app, async () => {
    await scan(page, fourth);
    await page.keyboard.press('Control+z');
  });
  const scans = station.getByRole('region', { name: say('station.last') });
  await expect(scans.getByRole('button', { name: say('station.put-back.long', { order: fourth }) })).toBeVisible();
  // A double click takes out one parcel, and not the one before it as well, which the button names then.
  const undo = station.getByRole('button', { name: beginning(say('station.undo', { order: second })) });
  await doublePress(page, undo, () => expect(undo).toHaveCount(0));
  const { lastScans } = await bridgeOf(page).ask('station.get', {});
  expect(lastScans.filter(({ takenOutAt }) => takenOutAt !== null)).toMatchObject([
    { orderNumber: fourth },
    { orderNumber: second },
  ]);
  await station.getByRole('button', { name: say('station.put-back.long', { order: second }) }).click();
  await expect(station.getByRole('region', { name: say('station.rounds') })).toContainText('2 orders');
  await scanTwiceAtOnce(page, 'PARCEL-OF-NOBODY');
  await expect(band).toContainText('PARCEL-OF-NOBODY is unknown');
  await expect(band).toContainText('2orders in open rounds');
  await expect(station.getByRole('region', { name: say('station.not-taken') })).toContainText('PARCEL-OF-NOBODY');
  await seeWholeWordsUpright(page, band);
  await scan(page, other);
  await expect(band).toContainText('It belongs to Practice South and joined that account’s round');
  await expect(card).toHaveAttribute('data-colour', 'orange');
  await scan(page, third);
  await expect(band).toContainText('now 3 orders');
  // Nobody has handled the unknown one, and it may stay for hours.
  const notTaken = station.getByRole('region', { name: say('station.not-taken') });
  await expect(notTaken).toContainText('PARCEL-OF-NOBODY');
  await expect(notTaken).not.toContainText('just now');
  expect(await violationsOf(page)).toEqual([]);
  await scrollsAsAWhole(page, band);

  // A touch on a line drops nothing; the button that does can be undone.
  await scans.getByText(third).click();
  await expect(station.getByRole('region', { name: say('station.rounds') })).toContainText('3 orders');
  // The key that is held takes out one parcel, not one after another.
  await page.keyboard.down('Control');
  await page.keyboard.down('z');
  await expect(station.getByRole('region', { name: say('station.rounds') })).toContainText('2 orders');
  await page.keyboard.down('z');
  await page.keyboard.up('z');
  await page.keyboard.up('Control');
  const { open } = await bridgeOf(page).ask('station.get', {});
  expect(open.map(({ orderCount }) => orderCount).toSorted()).toEqual([1, 2]);
  await expect(scans.getByRole('button', { name: say('station.put-back.long', { order: third }) })).toBeVisible();
  const calm = station.getByRole('status').filter({ hasText: say('station.ready') });
  await expect(calm).toContainText(`${third} was taken out of its round.`);
  await expect(station.getByRole('region', { name: say('station.rounds') })).toContainText('2 orders');
  await isHeardOnce(`${third} was taken out of its round.`);
  // Nor is it read again when only the count beside it has changed.
  await scan(page, 'PARCEL-OF-NOBODY-ELSE');
  await expect(band).toContainText('PARCEL-OF-NOBODY-ELSE is unknown');
  await page.keyboard.press('Control+z');
  await expect(scans.getByRole('button', { name: say('station.put-back.long', { order: other }) })).toBeVisible();
  await expect(band).toContainText('2orders in open rounds');
  // Once, by what also says that it is not the one in hand.
  await isHeardOnce(`${other} was taken out of its round`);
  await isHeardOnce('PARCEL-OF-NOBODY-ELSE is unknown');
  // The red of the scan before it stays, and the parcel that went is not the one in hand.
  const notTheOne = say('station.undo.other', { order: other, code: 'PARCEL-OF-NOBODY-ELSE' });
  await expect(page.getByRole('region', { name: say('ui.notices') })).toContainText(notTheOne);
  // The button goes with its press, and the focus stays beside its place: a key is heard, and Tab goes on from there.
  await scans.getByRole('button', { name: say('station.put-back.long', { order: other }) }).press('Space');
  await expect(band).toContainText(`${other} added`);
  await expect(scans.locator(':focus')).toContainText(other);

  await bench.printSystem?.emptyTray(queueNames.bench);
  // What a dialog covers is reached by no code, as by no key.
  await page.keyboard.press('Control+k');
  const actions = page.getByRole('dialog', { name: say('shell.actions') });
  await expect(actions.getByRole('combobox')).toBeFocused();
  await scan(page, 'PB:PRINT');
  await expect(actions.getByRole('alert')).toContainText('Nothing was changed. Scan it where its button is in sight.');
  expect((await bridgeOf(page).ask('station.get', {})).open).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(actions).toBeHidden();

  await scan(page, 'PB:PRINT');
  const lines = station.locator('li[data-state]');
  await expect(lines).toHaveCount(2);
  const outOfPaper = say('station.round.held-because', { reasons: say('paper.reason.media-empty') });
  await expect(lines.filter({ hasText: outOfPaper }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // The next round is open at once.
  await scan(page, third);
  await expect(band).toContainText(`${third} added`);
  // What becomes of a closed round moves no press of an open one: it sends the carrier's manifest without a question.
  const carrier = station.locator('[data-carrier]');
  const place = await carrier.boundingBox();
  await bench.printSystem?.fillTray(queueNames.bench);
  await expect(lines.filter({ hasText: 'Practice North' })).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  await expect(lines.filter({ hasText: 'Practice South' })).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  expect(await carrier.boundingBox()).toEqual(place);
  expect(await bench.printSystem?.received()).toHaveLength(printedBefore + 2);
  for (const account of ['Practice North', 'Practice South']) {
    await isHeardOnce(new RegExp(`${account} [^:]+:\\d\\d [AP]M: Done\\. The printer reports it done\\.`));
  }
  await expect(lines.first()).toContainText('The printer reports it done.');
  expect(await violationsOf(page)).toEqual([]);
  await scan(page, first);
  await expect(band).toContainText(`${first} is already in a manifest`);
  await expect(band).toContainText(/page \d/);
  await station.getByRole('button', { name: say('station.full.leave') }).click();
  await expect(page.getByRole('navigation', { name: say('shell.screens') })).toBeVisible();
  await page.keyboard.press('Alt+1');
  await expect(page.getByRole('region', { name: say('hand-over.of-manifest'), exact: true })).toBeVisible();

  await goTo(page, 'activity');
  await expect(page.getByRole('heading', { name: say('common.screen.activity') }).first()).toBeVisible();
  // A scan that was answered long ago is not answered again, not even for a moment.
  expect(await flash.locator('[data-look]').count()).toBe(0);
  await expect(
    page
      .getByRole('navigation', { name: say('shell.screens') })
      .getByRole('button', { name: say('common.screen.station') }),
  ).toContainText('1');
  // Whoever scans on from here does not take the selection for the round.
  await scan(page, fifth);
  await expect(flash).toContainText(say('scan.added-beside.next'));
  await putsManyAside(page, first);
  await close();
  const again = await bench.open();
  await goTo(again.page, 'station');
  await expect(again.page.getByRole('region', { name: say('station.rounds') })).toContainText('1 order');
  await seesToEarlier(again.page);
  await printsNowhereElse(again.page, bench.printSystem);
  await leavesOut(again.page);
  await closesOneCarrier(again.page);
  await asksBeforeOthers(again.page);
});

interface SeenAnswer {
  readonly pressWords: readonly string[];
  readonly top: number;
  readonly bottom: number;
}

/** How the next answer to a scan stood when it was last seen: it goes by itself, on a busy computer before a test has looked. */
async function noteAnswer(flash: Locator): Promise<() => Promise<SeenAnswer>> {
  const seen = await flash.evaluateHandle((place) => {
    const noted: { last: SeenAnswer } = { last: { pressWords: [], top: Number.NaN, bottom: Number.NaN } };
    const look = (): void => {
      const answer = place.querySelector('[data-look]');
      if (answer !== null) {
        const pressWords = [...place.querySelectorAll('button')].map((button) => button.textContent);
        const { top } = place.getBoundingClientRect();
        noted.last = { pressWords, top, bottom: Math.round(answer.getBoundingClientRect().bottom) };
      }
      requestAnimationFrame(look);
    };
    look();
    return noted;
  });
  return () => seen.evaluate(({ last }) => last);
}

/** The pitch of each tone that has sounded since. */
async function hearTones(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(globalThis, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function begin(this: AudioScheduledSourceNode, at?: number): void {
      if (this instanceof OscillatorNode) heard.push(this.frequency.value);
      start.call(this, at);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly heard: readonly number[] }).heard);
}

/** Of the account that is shown: what no manifest holds yet, nor a round whose manifest is being made. */
async function freeNumbers(page: Page): Promise<readonly string[]> {
  const { lastScans } = await bridgeOf(page).ask('station.get', {});
  await goTo(page, 'orders');
  // What was manifested a moment ago stands among them until its service has been read again.
  const free = orderRows(page).filter({ hasText: say('orders.state.unshipped') });
  await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'false');
  await expect(free.nth(1)).toBeVisible();
  const numbers = await free.evaluateAll((rows) => rows.map((row) => row.querySelector('.mono')?.textContent ?? ''));
  return numbers.filter((number) => !lastScans.some(({ orderNumber }) => orderNumber === number));
}

/** The courier of one carrier has come: the parcels of the others stay in their round. */
async function closesOneCarrier(page: Page): Promise<void> {
  const { ask } = bridgeOf(page);
  const numbers = await freeNumbers(page);
  await goTo(page, 'station');
  const roundNow = async () => (await ask('station.get', {})).open[0];
  for (const number of numbers) {
    await scan(page, number);
    await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText(`${number} added`);
    if ((await roundNow())?.carriers.length === 2) break;
  }
  const [goes, ...rest] = (await roundNow())?.carriers ?? [];
  expect(rest).toHaveLength(1);
  await page.keyboard.press('Shift+F9');
  await expect(page.locator('[data-carrier]').first()).toBeFocused();
  await restAfterCode(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await roundNow())?.carriers).toEqual(rest);
  const closed = (await ask('station.get', {})).closed.filter(({ carrierName }) => carrierName === goes?.name);
  expect(closed).toMatchObject([{ orderCount: goes?.count }]);
}

/** Set so, the station takes no other account's parcel by itself; one key switches the account and takes it. */
async function asksBeforeOthers(page: Page): Promise<void> {
  const { ask } = bridgeOf(page);
  await ask('preferences.change', { stationOthers: 'refuse' });
  await switchAccount(page, 'Practice South');
  const [number = ''] = await freeNumbers(page);
  await switchAccount(page, 'Practice North');
  await goTo(page, 'station');
  const band = page.getByRole('alert', { name: say('scan.flash') });
  await scan(page, number);
  await expect(page.getByRole('region', { name: say('station.not-taken') })).toContainText(number);
  await page.keyboard.press('F8');
  await expect(band).toContainText(`${number} added`);
  await expect(shownAccount(page, 'Practice South')).toBeVisible();
}

/** The buyer cancelled while the parcel stood in the round: the person hears which parcel to take from the others. */
async function leavesOut(page: Page): Promise<void> {
  const { ask } = bridgeOf(page);
  const [stays = '', goes = ''] = await freeNumbers(page);
  await goTo(page, 'station');
  for (const code of [stays, goes]) {
    await scan(page, code);
    await expect(page.getByRole('alert', { name: say('scan.flash') })).toContainText(code);
  }
  const { lastScans } = await ask('station.get', {});
  const { accountId = '', orderId = 0 } = lastScans.find(({ orderNumber }) => orderNumber === stays) ?? {};
  const orders = [{ orderId, orderNumber: stays }];
  await ask('changes.start', { accountId, change: { kind: 'archive', orders } });
  await expect.poll(async () => (await ask('orders.details', { accountId, orderId }))?.verdict).toBe('archived');
  // Whoever has gone to another screen by then hears of it there.
  await goTo(page, 'orders');
  await ask('station.close', { accountId: null, carrierName: null, prints: true });
  const notices = page.getByRole('region', { name: say('ui.notices') });
  await expect(notices).toContainText(say('station.needs-you.elsewhere', { count: 1 }));
  await goTo(page, 'station');
  const needingYou = page.getByRole('region', { name: say('station.closed.needs-you'), exact: true });
  const round = needingYou.locator('li[data-state="needs-you"]');
  await expect(round).toContainText(say('station.trouble.held', { count: 1, orders: stays }));
  expect(await violationsOf(page)).toEqual([]);
  await round.getByRole('button', { name: beginning(say('station.step.leave-out')) }).click();
  await expect(notices).toContainText(say('station.left-out', { count: 1, orders: stays }));
  await expect(round).toHaveCount(0);
}

const codeOfMany = 'NOBODYS-';

/** The page keeps why each joined no round; a bad day adds 150. */
async function putsManyAside(page: Page, inManifest: string): Promise<void> {
  const { ask } = bridgeOf(page);
  const codes = [inManifest, 'PARCEL-OF-NOBODY-ELSE', 'PARCEL-OF-NOBODY'];
  const reasons = ['in-manifest', 'unknown', 'unknown'] as const;
  await expect.poll(() => ask('station.notAdded', {})).toEqual({ codes, reasons, failure: null });
  const more = Array.from({ length: 150 }, (_, at) => `${codeOfMany}${at}`);
  await ask('station.keepNotAdded', { codes: [...codes, ...more], reasons });
}

/** What joined no round in the last run is still named, with its reason, until somebody has handled it. */
async function seesToEarlier(page: Page): Promise<void> {
  const { ask } = bridgeOf(page);
  const notTaken = page.getByRole('region', { name: say('station.not-taken') });
  const lines = notTaken.getByRole('listitem');
  await expect(lines.filter({ hasText: say('station.earlier', { code: 'PARCEL-OF-NOBODY' }) }).first()).toContainText(
    say('station.earlier.unknown'),
  );
  expect(await violationsOf(page)).toEqual([]);
  await notTaken
    .getByRole('button', { name: say('station.seen-to', { code: 'PARCEL-OF-NOBODY' }), exact: true })
    .click();
  await expect(lines).toHaveCount(6);
  // Closed at once only where all can be read, and put back by one press.
  await notTaken.getByRole('button', { name: say('station.not-taken.all') }).click();
  await expect(lines).toHaveCount(152);
  // A line that is not in sight yet is as high as it will be: none below it moves as it comes.
  const heights = await lines
    .filter({ hasText: codeOfMany })
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)));
  expect(new Set(heights)).toEqual(new Set(heights.slice(0, 1)));
  // A hand that presses on is taken for one that has not seen that the words changed.
  await page.mouse.move(4, 4);
  const all = notTaken.getByRole('button', { name: say('station.seen-to.all', { count: 152 }) });
  await all.click();
  await expect(lines).toHaveText([new RegExp(say('station.seen-to.done', { count: 152 }))]);
  await page.mouse.move(4, 4);
  await notTaken.getByRole('button', { name: say('station.put-back') }).click();
  await expect.poll(async () => (await ask('station.notAdded', {})).codes).toHaveLength(152);
  await notTaken.getByRole('button', { name: say('station.not-taken.all') }).press('Enter');
  await all.press('Enter');
  await expect(page.locator('main:focus-within')).toHaveCount(1);
  await expect.poll(() => ask('station.notAdded', {})).toEqual({ codes: [], reasons: [], failure: null });
}

/**
 * No printer was chosen and the computer has no default, or the chosen one was taken away: another one may stand in
 * another room.
 */
async function printsNowhereElse(page: Page, printSystem: PrintSystem | null): Promise<void> {
  const { ask } = bridgeOf(page);
  const before = (await printSystem?.received())?.length ?? 0;
  await printSystem?.removeQueue(queueNames.bench);
  await printSystem?.makeQueue(queueNames.bench, 'bench://good');
  await expect(page.getByRole('region', { name: say('shell.status') })).toContainText(say('shell.printer.not-chosen'));
  await pressTwiceAtOnce(page, 'F9');
  const round = page.locator('li[data-state="needs-you"]');
  await expect(round).toContainText(say('station.printer-not-chosen'));
  // The second press is no mistake to be told.
  expect(await page.getByRole('region', { name: say('ui.notices') }).textContent()).toBe('');
  await round.getByRole('button', { name: say('scan.choice.manifest') }).click();
  await expect(page.getByText(say('manifests.print.not-chosen'))).toBeVisible();
  await goTo(page, 'station');
  await ask('preferences.change', { manifestPrinter: 'Gone-Labels' });
  await expect(round).toContainText(say('station.printer-gone', { printer: 'Gone-Labels' }));
  expect(await printSystem?.received()).toHaveLength(before);
  await round.getByRole('button', { name: say('scan.choice.manifest') }).click();
  await expect(page.getByText(say('manifests.print.printer-gone', { printer: 'Gone-Labels' }))).toBeVisible();
  // The printers may have been read just between the two, when this one was away.
  await expect(page.getByRole('combobox', { name: say('manifests.print.printer') })).toHaveValue(queueNames.bench);
  await page.keyboard.press('Control+p');
  await expect.poll(async () => (await printSystem?.received())?.length).toBe(before + 1);
  await expect.poll(async () => (await ask('preferences.get', {})).manifestPrinter).toBe(queueNames.bench);
}

/** On a screen that stands upright no word of the answer is broken. */
async function seeWholeWordsUpright(page: Page, band: Locator): Promise<void> {
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.waitForFunction(() => innerHeight === 1920);
  const broken = await band.evaluate((it) => {
    const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
  expect.soft(broken).toEqual([]);
  await page.setViewportSize(size);
}

/** Text at 200 % on 1280 x 800: one scroll bar, and the answer to a scan stays visible at the far end. */
async function scrollsAsAWhole(page: Page, band: Locator): Promise<void> {
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.setViewportSize({ width: 640, height: 400 });
  const place = page.locator('#main');
  await expect.poll(() => place.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(300);
  const barsInside = () =>
    place.evaluate(
      (it) =>
        [...it.querySelectorAll('*')].filter(
          (one) => getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight + 1,
        ).length,
    );
  await expect.poll(barsInside).toBe(0);
  // Who packs by touch or mouse sees the way to the manifest without scrolling, and it covers nothing that has the focus.
  const close = page.getByRole('button', { name: sayAny('station.close', 'station.close.none') });
  await expect.soft(close).toBeInViewport({ ratio: 0.99 });
  const takeOut = page.getByRole('button', { name: sayAny('station.take-out.long', 'station.put-back.long') });
  for (const button of await takeOut.all()) {
    await button.focus();
    await expect.soft.poll(() => isOnTop(button)).toBe(true);
  }
  await place.evaluate((it) => it.scrollTo({ top: it.scrollHeight, behavior: 'instant' }));
  await expect(band).toBeInViewport({ ratio: 0.9 });
  // The next screen begins at its top.
  await page.keyboard.press('F6');
  await expect(page.getByText(say('hand-over.ready'))).toBeVisible();
  await expect.poll(() => place.evaluate((it) => it.scrollTop)).toBe(0);
  await page.keyboard.press('F11');
  await expect(band).toBeInViewport();
  await page.setViewportSize(size);
}

/** By a scanner that reads a code twice: it counts once, and what became of it stays said. */
async function scanTwiceAtOnce(page: Page, code: string): Promise<void> {
  const strokes = [...strokesOf(code), ENTER];
  await strike(page, [...strokes, ...strokes]);
}

/** Nothing lies over the middle of it. */
function isOnTop(button: Locator): Promise<boolean> {
  return button.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
