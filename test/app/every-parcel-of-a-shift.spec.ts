/**
 * A shift at the station, by scanner and keyboard alone: three accounts, doubles and odd codes, a person who types, a
 * printer that jams and one that is stopped, a pulled cable, a kill and a restart. In the end every parcel is on
 * exactly one manifest, as the services recorded it, and on paper once, as the printer received it. `npm run proof --
 * --only shift` makes it 200 scans.
 */
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { type Bench, expect, type OpenApp, test } from '../helpers/app.ts';
import { bridgeOf, storedManifests } from '../helpers/bridge.ts';
import { readPdfWords } from '../helpers/pdf-pages.ts';
import { type PrintSystem, queueNames } from '../helpers/print-system.ts';
import { familyOf, processorTime } from '../helpers/program-traces.ts';
import { scan } from '../helpers/scan.ts';
import { seededNumbers } from '../helpers/seeded-numbers.ts';
import { sheetWords } from '../helpers/sheet-words.ts';
import { createShiftOperator, type ShiftOperator } from '../helpers/shift/operator-of-a-shift.ts';
import { stepsOf } from '../helpers/shift/rhythm.ts';
import { openShops, type Shops } from '../helpers/shift/shops.ts';
import { beginning, say } from '../helpers/texts.ts';
import { specRun } from '../proof/in-app.ts';

const run = specRun(36);
/** Three parcels, and then something else. */
const parcelsOfEach = Math.floor(run.count / 4);
const manifestCount = 9;

test(`a shift of ${run.count} scans: every parcel is on one manifest, and every manifest on paper once`, async ({
  bench,
}) => {
  test.setTimeout(600_000 + run.count * 3_000);
  const shops = await openShops(parcelsOfEach);
  const operator = createShiftOperator(seededNumbers(run.seed));
  try {
    const { printSystem } = bench;
    if (printSystem === null) throw new Error('a shift needs a printer');
    const opened = await workUntilTheKill({ bench, printSystem, shops, operator });
    const { page } = opened;
    await expect(page.locator('li[data-state="waiting"]')).toHaveCount(0, { timeout: 60_000 });
    const last = shops.parcels.at(-1) ?? '';
    await operator.work(page, stepsOf(thirdOf(shops, 2).slice(3, -1), 2 * parcelsOfEach));
    await lookAtThePrinter(page, printSystem, 6);
    const lastAt = await operator.scan(page, { kind: 'scan', code: last, shows: last, says: /added/ });
    const began = processorTimeOf(opened);
    await closeAll(page);
    await tellTimeToPaper(opened, shops, lastAt, began);
    await lookAtThePrinter(page, printSystem, manifestCount);
    await expectEveryParcelOnce(page, { printSystem, shops });
    await handOverAll(page, operator);
    expect(run.breaches).toEqual([]);
    const { count, cut } = operator.scanned;
    run.tally('scans, each with a verdict', count);
    run.tally('codes that a busy machine had cut, scanned again', cut);
    run.done(run.count);
  } finally {
    await shops.close();
  }
});

interface ShiftParts {
  readonly bench: Bench;
  readonly printSystem: PrintSystem;
  readonly shops: Shops;
  readonly operator: ShiftOperator;
}

const thirdOf = ({ parcels }: Shops, which: number): readonly string[] =>
  parcels.slice(which * parcelsOfEach, (which + 1) * parcelsOfEach);

/** A jam, a pulled cable, a stopped printer; then the power goes. Answers the app after it is opened again. */
async function workUntilTheKill({ bench, printSystem, shops, operator }: ShiftParts): Promise<OpenApp> {
  const opened = await bench.open();
  const { page } = opened;
  const [shopA] = shops.all;
  await shops.addTo(opened);
  await page.keyboard.press('F11');

  // The printer jams on the first round; the next one is scanned meanwhile.
  await operator.work(page, stepsOf(thirdOf(shops, 0), 0));
  await printSystem.jam(queueNames.bench);
  await closeAll(page);
  const jammed = say('station.round.held-because', { reasons: say('paper.reason.media-jam') });
  await expect(page.getByText(jammed).first()).toBeVisible();
  const [before, after] = [thirdOf(shops, 1).slice(0, 3), thirdOf(shops, 1).slice(3)];
  await operator.work(page, stepsOf(before, parcelsOfEach));
  await printSystem.clearJam(queueNames.bench);
  await settled(page, 3);

  // The cable of one shop is pulled, and the printer is stopped: parcels known here are still scanned.
  await shopA.cable.pull();
  await operator.work(page, stepsOf(after, parcelsOfEach + 1));
  await printSystem.pauseQueue(queueNames.bench);
  await closeAll(page);
  await expect(page.locator('li[data-state="waiting"]')).toHaveCount(1);
  const held = thirdOf(shops, 2).slice(0, 3);
  await operator.work(page, stepsOf(held, 2 * parcelsOfEach));

  // Whatever was called good is still there after the power was lost.
  const killed = opened.app.process();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // It is the station that opens again, and takes the next scan without a key.
  const again = await bench.open();
  await expect(again.page.getByText(say('shell.ended', { screen: 'station' }))).toBeVisible();
  await expect(again.page.locator('li[data-state="waiting"]')).toHaveCount(1);
  const [scannedBefore = ''] = held;
  const closedBefore = after.find((code) => shopA.parcels.includes(code)) ?? '';
  await operator.scan(again.page, {
    kind: 'scan',
    code: scannedBefore,
    shows: scannedBefore,
    says: /already in this round/,
  });
  await operator.scan(again.page, {
    kind: 'scan',
    code: closedBefore,
    shows: closedBefore,
    says: /already in a closed round/,
  });
  await printSystem.resumeQueue(queueNames.bench);
  await shopA.cable.plug();
  return again;
}

/** One key closes every open round; the next scan finds none of them open. */
async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await expect(page.getByRole('region', { name: say('station.rounds') })).toBeHidden();
}

const stationOf = (page: Page) => bridgeOf(page).ask('station.get', {});

/** This many rounds have been made and have come out of the printer. */
async function settled(page: Page, count: number): Promise<void> {
  const done = async (): Promise<string> => {
    const open = (await stationOf(page)).closed.filter(({ state }) => state !== 'done');
    const { length } = await storedManifests(bridgeOf(page));
    return `${length} made, open: ${open.map(({ state, trouble }) => trouble ?? state).join()}`;
  };
  await expect.poll(done, { timeout: 60_000 }).toBe(`${count} made, open: `);
}

/**
 * The power went while manifests were on their way to the printer: only a person there can see whether one came out,
 * and answers. Then everything is settled.
 */
async function lookAtThePrinter(page: Page, printSystem: PrintSystem, count: number): Promise<void> {
  const open = page.locator('li[data-state]:not([data-state="done"])');
  const unknown = open.filter({ hasText: say('station.trouble.print-unknown') });
  const isOnlyThat = async (): Promise<boolean> => (await open.count()) === (await unknown.count());
  await expect.poll(async () => (await storedManifests(bridgeOf(page))).length, { timeout: 60_000 }).toBe(count);
  await expect.poll(isOnlyThat, { timeout: 60_000 }).toBe(true);
  // Everything else has come out by now: what the printer lacks did not come out.
  for (let left = await unknown.count(); left > 0; left -= 1) {
    const missing = count - (await printSystem.received()).length;
    await unknown
      .first()
      .getByRole('button', {
        name: beginning(`${missing >= left ? say('station.step.print') : say('station.step.came-out')} (`),
      })
      .click();
    await expect(unknown).toHaveCount(left - 1);
    await page.mouse.move(4, 4);
  }
  await settled(page, count);
}

/** Milliseconds of processor time used by the app's programs and the commands they ran. */
const processorTimeOf = ({ app }: OpenApp): number =>
  familyOf(app.process().pid ?? 0).reduce((sum, id) => sum + processorTime(id), 0);

/**
 * From the last scan to the last manifest in the queue: at most two seconds plus the services' time. On a busy computer
 * the app's own work is judged by its processor time.
 */
async function tellTimeToPaper(opened: OpenApp, { all }: Shops, lastAt: number, began: number): Promise<void> {
  const { page } = opened;
  const toCome = async (): Promise<number> =>
    (await stationOf(page)).closed.filter(
      ({ printed, state }) => state !== 'done' && (printed === null || printed === 'sending'),
    ).length;
  await expect.poll(toCome, { timeout: 60_000, intervals: [100] }).toBe(0);
  const milliseconds = Date.now() - lastAt;
  const ofServices = Math.max(...all.map(({ cable }) => cable.writes.at(-1) ?? 0));
  const own = Math.round(milliseconds - ofServices);
  const worked = processorTimeOf(opened) - began;
  const [load = 0] = loadavg();
  const words = `${own} ms (${worked} ms of processor time), and ${Math.round(ofServices)} ms of the services; load ${load.toFixed(1)}`;
  run.measured('from the last scan to three manifests in the queue', words);
  if (run.isLong && (load > availableParallelism() ? worked : own) > 2_000)
    run.breach(run.seed, `paper came late: ${words}`);
}

async function expectEveryParcelOnce(
  page: Page,
  { printSystem, shops }: Pick<ShiftParts, 'printSystem' | 'shops'>,
): Promise<void> {
  const manifests = await storedManifests(bridgeOf(page));
  const kept = manifests.flatMap(({ orders }) => orders.map(({ orderNumber }) => orderNumber));
  expect(kept.toSorted()).toEqual(shops.parcels.toSorted());
  // Nothing was made that this computer does not know.
  const sizes = manifests.map(({ orders }) => orders.length);
  expect(shops.manifested().toSorted()).toEqual(sizes.toSorted());
  const printed = await Promise.all((await printSystem.received()).map(readPdfWords));
  expect(printed).toHaveLength(manifests.length);
  const words = printed.flatMap((text) => text.split(/\s+/));
  const onPaper = shops.parcels.map((code) => [code, words.filter((word) => word === code).length]);
  expect(onPaper).toEqual(shops.parcels.map((code) => [code, 1]));
}

/**
 * The courier comes: every parcel of every manifest is scanned once more, and every manifest gets its tally. The short
 * form does one on the screen and the others without it.
 */
async function handOverAll(page: Page, operator: ShiftOperator): Promise<void> {
  const { ask } = bridgeOf(page);
  for (const [at, { manifestId, orders }] of (await storedManifests(bridgeOf(page))).entries()) {
    if (run.isLong || at === 0) {
      await handOver(
        page,
        operator,
        orders.map(({ orderNumber }) => orderNumber),
      );
      continue;
    }
    const { tallyId } = await ask('handOver.begin', { manifestId, again: false });
    for (const { orderNumber: code } of orders) {
      expect((await ask('handOver.scan', { tallyId, code })).verdict).toMatchObject({ kind: 'ticked' });
    }
    const people = { handedOverBy: 'Kim', driver: '', signature: [] } as const;
    const finish = { tallyId, left: [], forOthers: [], ...people, words: sheetWords } as const;
    expect(await ask('handOver.finish', finish)).toMatchObject({ state: 'handed-over', left: [], extras: [] });
  }
  const { open, done } = await ask('handOver.get', {});
  const { manifests: waiting } = await ask('handOver.waiting', { lookedThrough: manifestCount });
  expect([open.length, waiting.length, done.length]).toEqual([0, 0, manifestCount]);
}

async function handOver(page: Page, operator: ShiftOperator, codes: readonly string[]): Promise<void> {
  await page.keyboard.press('F6');
  const screen = page.getByRole('region', { name: say('common.screen.hand-over'), exact: true });
  await expect(screen.getByRole('region', { name: say('hand-over.waiting'), exact: true })).toBeVisible();
  for (const code of codes) await operator.scan(page, { kind: 'scan', code, shows: code, says: /counted/ });
  await expect(screen.getByRole('alert', { name: say('scan.flash') })).toContainText('all parcels are counted');
  await scan(page, 'PB:NEXT');
  const all = { counted: codes.length, count: codes.length };
  const question = page.getByRole('dialog', { name: say('hand-over.finish.title', all) });
  await expect(question.getByRole('button', { name: say('hand-over.finish.print'), exact: true })).toBeEnabled();
  await scan(page, 'PB:CONFIRM');
  await expect(screen.getByRole('status').filter({ hasText: say('hand-over.done.title') })).toBeVisible();
}
