/** A hand-over by scanner and keys: counted, taken back, killed in the middle, signed, printed, found again in Manifests and Activity. */
import { once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { type Bench, expect, type OpenApp } from './app.ts';
import { bridgeOf } from './bridge.ts';
import { hearLiveRegions } from './live-regions.ts';
import { whileMainStands } from './main-stands.ts';
import { doublePress, goTo, makeTwoManifests, pressAsLinesMove, scanAgain } from './operator.ts';
import { violationsOf } from './page-checks.ts';
import { readPdfPages } from './pdf-pages.ts';
import { restAfterCode, scan } from './scan.ts';
import { beginning, say } from './texts.ts';

const screenOf = (page: Page): Locator =>
  page.getByRole('region', { name: say('common.screen.hand-over'), exact: true });
const bandOf = (page: Page): Locator => screenOf(page).getByRole('alert', { name: say('scan.flash') });

/** Starts at a fresh app, which it kills in the middle and opens again: answers with the one that is open then. */
export async function handOver(bench: Bench, { app, page }: OpenApp): Promise<OpenApp> {
  const [first, second, third, fourth, fifth] = await makeTwoManifests(page);

  await page.keyboard.press('F6');
  await expect(screenOf(page).getByRole('region', { name: say('hand-over.waiting') })).toContainText('3 parcels');
  expect(await violationsOf(page)).toEqual([]);
  await scan(page, first);
  await expect(bandOf(page)).toContainText(`${first} counted`);
  await expect(bandOf(page)).toContainText('2 parcels are left.');
  // That one was counted is not taken for the next.
  await whileMainStands(app, async () => {
    await scan(page, 'PARCEL-IN-HAND');
    await expect(bandOf(page)).toContainText(`PARCEL-IN-HAND. ${say('scan.waiting')}`);
    // Nor is that one taken back in its place.
    await page.keyboard.press('Control+z');
  });
  await expect(bandOf(page)).toBeHidden();
  await expect(screenOf(page).getByRole('region', { name: say('hand-over.extras') })).toHaveCount(0);
  await expect(screenOf(page).getByRole('region', { name: say('hand-over.counted') })).toContainText(first);

  // A parcel of another manifest: the band names it with its page, and one key counts the parcel there.
  await scan(page, fourth);
  await expect(bandOf(page)).toContainText(`${fourth} is on another manifest`);
  await expect(bandOf(page)).toContainText('page 1');
  await page.keyboard.press('Alt+1');
  await expect(bandOf(page)).toContainText('It was the last one: all parcels are counted.');
  await scan(page, 'PB:TALLY');
  const open = screenOf(page).getByRole('region', { name: say('hand-over.open') });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await open
    .getByRole('button')
    .filter({ hasText: say('hand-over.counted-of', { counted: 1, count: 3 }) })
    .click();

  const extras = screenOf(page).getByRole('region', { name: say('hand-over.extras') });
  await expect(screenOf(page).getByRole('region', { name: say('hand-over.left'), exact: true })).toBeVisible();
  await expect(extras).toHaveCount(0);
  await scan(page, fifth);
  await expect(bandOf(page)).toContainText(`${fifth} is on no manifest yet`);
  await scan(page, 'PARCEL-OF-NOBODY');
  await expect(bandOf(page)).toContainText('PARCEL-OF-NOBODY is on no manifest');
  await expect(extras).toContainText('PARCEL-OF-NOBODY');
  const told = await hearLiveRegions(page);
  await scan(page, 'PB:UNDO');
  await expect(extras).not.toContainText('PARCEL-OF-NOBODY');
  const calm = screenOf(page)
    .getByRole('status')
    .filter({ hasText: say('hand-over.ready.tally') });
  await expect(calm).toContainText('PARCEL-OF-NOBODY was taken back.');
  await told.isHeardOnce('PARCEL-OF-NOBODY was taken back.');
  await scan(page, 'PARCEL-OF-OTHERS');
  await extras.getByRole('button', { name: say('hand-over.take-back.long', { order: 'PARCEL-OF-OTHERS' }) }).click();
  await expect(extras).not.toContainText('PARCEL-OF-OTHERS');
  await expect(extras).toContainText(fifth);
  await scanAgain(page, first, `${first} was counted already`);
  expect(await violationsOf(page)).toEqual([]);

  const killed = app.process();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const opened = await bench.open();
  const { page: again } = opened;
  // The same hand-over is open, and takes the next scan without a key.
  await scanAgain(again, first, `${first} was counted already`);
  await expect(again.getByText(say('shell.ended', { screen: 'hand-over' }))).toBeVisible();
  await again.getByRole('button', { name: say('ui.notice.close') }).click();
  await again.keyboard.press('F6');
  await expect(
    screenOf(again)
      .getByRole('region', { name: say('hand-over.open') })
      .getByRole('listitem'),
  ).toHaveCount(2);
  // Resumes the tally that was begun last: of the second manifest, which has nothing left.
  await scan(again, 'PB:NEXT');
  await expect(screenOf(again).getByText(say('hand-over.left.none'))).toBeVisible();
  await scan(again, 'PB:TALLY');
  await screenOf(again)
    .getByRole('button')
    .filter({ hasText: say('hand-over.counted-of', { counted: 1, count: 3 }) })
    .click();
  const left = screenOf(again).getByRole('region', { name: say('hand-over.left'), exact: true });
  await expect(left.getByRole('listitem')).toHaveCount(2);

  // A scan takes the line away that a hand is on its way to: the press, on the line that follows, counts nothing.
  const [above = ''] = await left.getByRole('listitem').locator('.mono').allInnerTexts();
  await pressAsLinesMove(left, 0, () => scan(again, above));
  await expect(again.getByText(say('ui.moved-press'))).toBeVisible();
  await again.getByRole('button', { name: say('ui.notice.close') }).click();
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await again.keyboard.press('Control+z');
  await expect(left.getByRole('listitem')).toHaveCount(2);

  // A double click, by habit: the line goes with its first press, and the second, on the line that follows, counts nothing.
  await doublePress(again, left.getByRole('button').first(), () => expect(left.getByRole('listitem')).toHaveCount(1));
  await expect(bandOf(again)).toContainText('counted by hand');
  // Nor does the second press on 'Undo' take back the parcel that was scanned before.
  const undo = screenOf(again).getByRole('button', { name: beginning(say('hand-over.undo')) });
  await doublePress(again, undo, () => expect(left.getByRole('listitem')).toHaveCount(2));

  // A label that cannot be read. A slip of the hand is taken back where it was made, not the parcel that was counted last.
  await again.keyboard.press('Control+f');
  await again.keyboard.press('~');
  await expect(left.getByRole('listitem')).toHaveCount(0);
  await again.keyboard.press('Control+z');
  await expect(left.getByRole('listitem')).toHaveCount(2);
  await again.keyboard.type(second, { delay: 120 });
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await again.keyboard.press('Tab');
  await again.keyboard.press('Enter');
  await expect(bandOf(again)).toContainText(`${second} counted by hand`);
  await expect(screenOf(again).getByRole('region', { name: say('hand-over.extras') })).toContainText(fifth);

  await scan(again, 'PB:NEXT');
  const question = again.getByRole('dialog', { name: say('hand-over.finish.title', { counted: 2, count: 3 }) });
  // Nothing of its carrier was counted: it waits for another driver, unless a person says that this one takes it.
  await expect(question.getByRole('list', { name: say('hand-over.for-others') })).toHaveText(beginning(third));
  expect(await violationsOf(again)).toEqual([]);
  await question.getByRole('checkbox').check();
  await expect(question.getByRole('list', { name: say('hand-over.missing') })).toHaveText(beginning(third));
  await question.getByRole('textbox', { name: say('hand-over.driver') }).fill('Ana Núñez');
  await sign(again, question.getByRole('img', { name: say('hand-over.sign.empty') }));
  await expect(question.getByRole('img', { name: say('hand-over.sign.done') })).toBeVisible();
  // What the driver has signed is not lost by a hand beside the pad, nor by Escape.
  await again.mouse.click(4, 400);
  await again.keyboard.press('Escape');
  await expect(question.getByRole('img', { name: say('hand-over.sign.done') })).toBeVisible();
  // The driver has signed for what stood there then: a carrier that is ticked since, and a parcel that is scanned since, need another signature.
  const signAgain = question.getByText(say('hand-over.sign.again'));
  await question.getByRole('checkbox').uncheck();
  await expect(signAgain).toBeVisible();
  await expect(question.getByRole('img', { name: say('hand-over.sign.empty') })).toBeVisible();
  await question.getByRole('checkbox').check();
  await expect(question.getByRole('img', { name: say('hand-over.sign.done') })).toBeVisible();
  await scan(again, 'PARCEL-OF-SOMEBODY');
  await expect(signAgain).toBeVisible();
  expect(await violationsOf(again)).toEqual([]);
  await sign(again, question.getByRole('img', { name: say('hand-over.sign.empty') }));
  await expect(signAgain).toBeHidden();
  await isRefusedInSight(opened.app, again);
  const { isHeardOnce } = await hearLiveRegions(again);
  await scan(again, 'PB:CONFIRM');

  await expect(screenOf(again).getByRole('status')).toContainText('Handed over');
  await expect(screenOf(again).getByText(say('hand-over.done.signed'))).toBeVisible();
  await expect(screenOf(again).locator('dl [data-tone="bad"]').first()).toContainText(say('hand-over.missing'));
  await expect(screenOf(again).getByRole('region', { name: say('hand-over.missing'), exact: true })).toContainText(
    third,
  );
  const job = screenOf(again)
    .getByRole('region', { name: say('hand-over.prints') })
    .getByRole('listitem');
  await expect(job.first()).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  await isHeardOnce(/^Sent to/);
  await isHeardOnce(new RegExp(`^${say('hand-over.done.title')}$`));
  expect(await violationsOf(again)).toEqual([]);
  await standApart(screenOf(again), [say('hand-over.prints'), say('hand-over.extras'), say('hand-over.counted')]);
  const sheet = (await bench.printSystem?.received())?.at(-1);
  const [paper] = await readPdfPages(sheet ?? '');
  expect(paper?.text).toContain('Ana Núñez');
  expect(paper?.text).toMatch(/Counted 2/);
  expect(paper?.text).toMatch(/Missing \(1\)/);

  // It is lost: its line is closed with a reason, and opened again.
  const missing = screenOf(again).getByRole('region', { name: say('hand-over.missing'), exact: true });
  await missing.getByRole('button', { name: say('hand-over.not-going.one.long', { order: third }) }).click();
  const why = again.getByRole('dialog', { name: say('hand-over.not-going.title', { count: 1 }) });
  await expect(why.getByRole('button', { name: say('hand-over.not-going') })).toBeDisabled();
  await why.getByRole('textbox', { name: say('hand-over.not-going.why') }).fill('Went by taxi');
  // Two parcels may have one number.
  const about = await missing.locator('.muted').first().textContent();
  await expect(why).toContainText(about ?? 'no receiver');
  expect(await violationsOf(again)).toEqual([]);
  await again.keyboard.press('Control+Enter');
  await expect(missing).toContainText('Not to be handed over: Went by taxi');
  await expect(missing.getByRole('button', { name: say('hand-over.again.confirm') })).toHaveCount(0);
  await hasWholeRing(again, missing.getByRole('button', { name: say('hand-over.take-back.long', { order: third }) }));
  await missing.getByRole('button', { name: say('hand-over.take-back.long', { order: third }) }).click();
  await expect(missing.getByRole('button', { name: say('hand-over.again.confirm') })).toBeVisible();
  // The next parcel is not closed with the reason of the last one.
  await missing.getByRole('button', { name: say('hand-over.not-going.one.long', { order: third }) }).click();
  await expect(why.getByRole('textbox', { name: say('hand-over.not-going.why') })).toHaveValue('');
  await why.getByRole('button', { name: say('common.cancel') }).click();
  await expect(why).toHaveCount(0);

  // A late parcel of it: nothing more is counted there, and it is said what can be done.
  await scan(again, third);
  await expect(bandOf(again)).toContainText(`${third} stayed behind when its manifest was handed over`);
  await expect(screenOf(again).getByRole('group', { name: say('hand-over.choices') })).toContainText(
    say('hand-over.choice.again'),
  );
  await again.keyboard.press('Alt+1');
  const part = again.getByRole('region', { name: say('hand-over.of-manifest'), exact: true });
  await expect(part).toContainText('2 of 3 counted');
  // A manifest may have several hand-overs, and several may lack parcels: a press says which is its own.
  const shows = say('hand-over.show');
  await expect(part.getByRole('button', { name: shows })).toHaveAccessibleName(/^Show the hand-over: .*\d/);
  await part.getByRole('button', { name: say('hand-over.begin'), exact: true }).click();
  const askedAgain = again.getByRole('dialog', { name: say('hand-over.again.title') });
  await expect(askedAgain).toContainText('2 of 3 parcels');
  expect(await violationsOf(again)).toEqual([]);
  await askedAgain.getByRole('button', { name: say('common.cancel') }).click();
  await expect(askedAgain).toHaveCount(0);

  await goTo(again, 'activity');
  const entries = again.getByRole('grid', { name: say('common.screen.activity') });
  // A sheet is of no account and about no orders, which is not every order.
  await entries.getByRole('row', { name: say('activity.kind.print') }).click();
  const printed = again.getByRole('dialog', { name: say('activity.kind.print'), exact: true });
  await expect(printed).toContainText(say('activity.outcome.done'));
  await expect(printed).not.toContainText(say('activity.detail.every-unshipped'));
  await again.keyboard.press('Escape');
  await expect(printed).toHaveCount(0);
  const lines = entries.getByRole('row', { name: say('activity.kind.hand-over') });
  await lines.filter({ hasText: say('activity.about.hand-over', { about: '2/3' }) }).click();
  await expect(screenOf(again).getByText(say('hand-over.done.signed'))).toBeVisible();

  // The next courier's parcel leads from a finished hand-over to its own; the rest by keys alone.
  await scan(again, fourth);
  await expect(bandOf(again)).toContainText(`${fourth} was counted already`);
  await expect(screenOf(again).getByText(say('hand-over.left.none'))).toBeVisible();
  await again.keyboard.press('F9');
  const all = again.getByRole('dialog', { name: say('hand-over.finish.title', { counted: 1, count: 1 }) });
  // A stray Enter hands nothing over.
  const driver = again.getByRole('textbox', { name: say('hand-over.driver') });
  await expect(all.locator('[tabindex="-1"]', { has: driver })).toBeFocused();
  await restAfterCode(again);
  await again.keyboard.press('Enter');
  await expect(all.getByRole('button', { name: say('common.cancel') })).toBeEnabled();
  await driver.fill('Ana Núñez');
  // Its sheet is printed only where somebody asks for it.
  await all.getByRole('button', { name: say('hand-over.finish.only'), exact: true }).click();
  await expect(all).toBeHidden();
  await expect(screenOf(again).getByRole('status')).toContainText('Handed over');
  expect(await violationsOf(again)).toEqual([]);
  await expect(job).toHaveCount(0);
  await again.keyboard.press('Control+p');
  // The sheet of the hand-over before is not taken for this one's.
  await expect.poll(async () => (await bench.printSystem?.received())?.length, { timeout: 60_000 }).toBe(2);
  await expect(job).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  await again.keyboard.press('F9');
  await expect(screenOf(again).getByRole('status')).toContainText(say('hand-over.ready'));
  // What stayed behind is still to be handed over.
  const partly = screenOf(again).getByRole('region', { name: say('hand-over.partly') });
  await expect(partly.getByRole('listitem')).toHaveCount(1);
  const ofPartly = /^Show the hand-over: the manifest of .*\d.* \(Practice North\)$/;
  await expect(partly.getByRole('button', { name: shows })).toHaveAccessibleName(ofPartly);
  await partly
    .getByRole('button')
    .filter({ hasText: say('hand-over.missing.count', { count: 1 }) })
    .click();
  await expect(screenOf(again).getByRole('region', { name: say('hand-over.left'), exact: true })).toContainText(third);
  expect(await violationsOf(again)).toEqual([]);
  // What left with the first hand-over and is counted again was not signed for either.
  await again.keyboard.press('F9');
  const askedTwice = again.getByRole('dialog');
  await sign(again, askedTwice.getByRole('img', { name: say('hand-over.sign.empty') }));
  await expect(askedTwice.getByRole('img', { name: say('hand-over.sign.done') })).toBeVisible();
  await askedTwice.getByRole('button', { name: say('hand-over.sign.clear') }).click();
  await sign(again, askedTwice.getByRole('img', { name: say('hand-over.sign.empty') }));
  await expect(askedTwice.getByRole('img', { name: say('hand-over.sign.done') })).toBeVisible();
  await scan(again, first);
  await expect(askedTwice.getByText(say('hand-over.sign.again'))).toBeVisible();
  await askedTwice.getByRole('button', { name: say('common.cancel') }).click();
  await expect(askedTwice).toHaveCount(0);
  await screenOf(again)
    .getByRole('button', { name: say('hand-over.discard') })
    .click();
  await again.getByRole('button', { name: say('hand-over.discard.confirm') }).click();
  await expect(partly).toBeVisible();
  await isHeardOnce(say('hand-over.discard.done', { account: 'Practice North' }));
  // A sheet for each tally.
  await expect.poll(async () => (await bench.printSystem?.received())?.length, { timeout: 60_000 }).toBe(2);
  return opened;
}

/**
 * A parcel was scanned that the question does not show yet: the press is refused. Below so long a question the reason would be out of
 * sight, as if the press had done nothing.
 */
async function isRefusedInSight(app: OpenApp['app'], page: Page): Promise<void> {
  const { ask } = bridgeOf(page);
  const question = page.getByRole('dialog');
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.setViewportSize({ width: 1024, height: 768 });
  await whileMainStands(app, async () => {
    await scan(page, 'PARCEL-TOO-LATE');
    await restAfterCode(page);
    await page.keyboard.press('Control+Enter');
  });
  const why = question.getByRole('alert').filter({ hasText: say('failures.changed.nothing') });
  // The presses at its foot lie over what is below the edge.
  await expect.poll(() => isOnTop(why)).toBe(true);
  const [tally] = (await ask('handOver.get', {})).open.filter(({ orderCount }) => orderCount === 3);
  const { tallyId = '' } = tally ?? {};
  const { lastTickNo } = await ask('handOver.tally', { tallyId });
  await ask('handOver.takeBack', { tallyId, tickNo: lastTickNo ?? 0 });
  await expect(question.getByRole('img', { name: say('hand-over.sign.done') })).toBeAttached();
  await page.setViewportSize(size);
}

/** Nothing lies over the middle of it. */
function isOnTop(words: Locator): Promise<boolean> {
  return words.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** The mark of the focus is drawn all around it, also where the list that it stands in ends. */
async function hasWholeRing(page: Page, button: Locator): Promise<void> {
  // The mark is shown once somebody works with keys.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const place = await button.boundingBox();
  if (place === null) throw new Error('The button is not on the screen.');
  const beside = { x: place.x + place.width + 2, y: place.y + place.height / 2, width: 2, height: 2 };
  const withRing = await page.screenshot({ clip: beside, animations: 'disabled' });
  await button.blur();
  expect((await page.screenshot({ clip: beside, animations: 'disabled' })).equals(withRing)).toBe(false);
}

/** Lists one below the other have as much room between them as others have. */
async function standApart(place: Locator, names: readonly string[]): Promise<void> {
  const lists = names.map((name) => place.getByRole('region', { name, exact: true }));
  const gaps = async (): Promise<readonly number[]> => {
    const boxes = await Promise.all(lists.map((list) => list.boundingBox()));
    const between = boxes.slice(1).map((box, at) => (box?.y ?? 0) - (boxes[at]?.y ?? 0) - (boxes[at]?.height ?? 0));
    return between.map(Math.round);
  };
  await expect.poll(gaps).toEqual(names.slice(1).map(() => 24));
}

/** Two strokes and a dot, with the mouse. */
async function sign(page: Page, pad: Locator): Promise<void> {
  // Until it stands still: a question may have just been opened.
  await pad.hover();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no pad.');
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  for (const stroke of [[at(0.2, 0.6), at(0.3, 0.2), at(0.4, 0.7)], [at(0.5, 0.3), at(0.7, 0.5)], [at(0.8, 0.4)]]) {
    const [begin, ...rest] = stroke;
    if (begin === undefined) continue;
    await page.mouse.move(...begin);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...point, { steps: 4 });
    await page.mouse.up();
  }
}
