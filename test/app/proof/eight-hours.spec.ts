/**
 * Eight hours at the station with simulated time. Every few minutes some parcels are scanned, three times an hour the
 * rounds are closed and printed, other screens are opened and somebody types; the cable is pulled now and then. Live
 * memory and open files are compared after the first and after the last hour. Run by `npm run proof -- --only
 * eight-hours`.
 */

import { resolve } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, test } from '../../helpers/app.ts';
import { bridgeOf, storedManifests } from '../../helpers/bridge.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { createShiftOperator, type ShiftOperator } from '../../helpers/shift/operator-of-a-shift.ts';
import { stepsOf } from '../../helpers/shift/rhythm.ts';
import { openShops } from '../../helpers/shift/shops.ts';
import { say } from '../../helpers/texts.ts';
import { specRun } from '../../proof/in-app.ts';
import { openProbe, type Reading } from '../../proof/soak/probe.ts';

// pdf.js may write to the console; errors that main logs are not covered by this.
test.use({ expectedFault: /^console: / });

const run = specRun(2);
const roundsAnHour = 3;
const parcelsOfARound = 9;
/** Bytes. */
const moreAtMost = 10_000_000;
/** One or two connections come and go. */
const moreFilesAtMost = 10;

test(`${run.count} hours of a shift leave memory and what is open as they were`, async ({ bench }) => {
  test.setTimeout(120_000 + run.count * 300_000);
  const shops = await openShops(run.count * roundsAnHour * (parcelsOfARound / 3));
  const operator = createShiftOperator(seededNumbers(run.seed));
  try {
    const opened = await bench.open({ mainModule: resolve(import.meta.dirname, '../../helpers/time-goes-on.cjs') });
    const { app, page } = opened;
    await shops.addTo(opened);
    await page.keyboard.press('F11');
    const probe = await openProbe(opened);
    const readings: Reading[] = [];
    const [{ cable }] = shops.all;
    for (let hour = 0; hour < run.count; hour += 1) {
      for (let round = 0; round < roundsAnHour; round += 1) {
        const turn = hour * roundsAnHour + round;
        const parcels = shops.parcels.slice(turn * parcelsOfARound, (turn + 1) * parcelsOfARound);
        const isPulled = turn % 4 === 2;
        if (isPulled) {
          // A manifest that is on its way would correctly be in doubt; that belongs to other proofs (kills, faults).
          await settled(page, app);
          await cable.pull();
        }
        await workOneRound({ app, page, operator, parcels, turn });
        if (isPulled) await cable.plug();
      }
      await lookAround(page);
      await settled(page, app);
      readings.push(await probe.read());
      run.done();
    }
    const manifests = await storedManifests(bridgeOf(page));
    expect(manifests.flatMap(({ orders }) => orders)).toHaveLength(shops.parcels.length);
    run.tally('scans', operator.scanned.count);
    run.tally('manifests printed', (await bench.printSystem?.received())?.length ?? 0);
    judge(readings);
  } finally {
    await shops.close();
  }
  expect(run.breaches).toEqual([]);
});

interface RoundOfWork {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly operator: ShiftOperator;
  readonly parcels: readonly string[];
  readonly turn: number;
}

/** A third of an hour: parcels in three lots, with time in between, and the key that closes and prints. */
async function workOneRound({ app, page, operator, parcels, turn }: RoundOfWork): Promise<void> {
  for (let lot = 0; lot < 3; lot += 1) {
    await operator.work(page, stepsOf(parcels.slice(lot * 3, lot * 3 + 3), turn * 3 + lot));
    await pass(app, 3_600 / roundsAnHour / 3);
  }
  await page.keyboard.press('F9');
  const open = page.getByRole('region', { name: say('station.rounds') });
  await expect(open, `after F9 of turn ${turn}; main says ${await roundsInMain(page)}`).toBeHidden();
}

/** Facts that are needed to understand a failure of this proof. */
async function roundsInMain(page: Page): Promise<string> {
  const { open, closed } = await bridgeOf(page).ask('station.get', {});
  const closedOnes = closed.map(({ state, trouble, failure }) => [state, trouble, failure?.code]);
  return JSON.stringify({ open: open.map(({ orderCount }) => orderCount), closed: closedOnes });
}

/** Minutes in which nobody touches the bench, however short they really are. */
async function pass(app: ElectronApplication, seconds: number): Promise<void> {
  await app.evaluate((_electron, more) => {
    const shared = globalThis as unknown as { passedSeconds: number };
    shared.passedSeconds += more;
  }, seconds);
}

/** Each screen by its keys, and the last manifest with its pages. */
async function lookAround(page: Page): Promise<void> {
  for (const [key, heading] of [
    ['Control+7', 'Activity'],
    ['Control+3', 'Address book'],
    ['Control+9', 'Settings'],
    ['Control+2', 'Manifests'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  const stored = page
    .getByRole('list', { name: say('manifests.list.label') })
    .getByRole('button')
    .filter({ hasText: say('manifests.state.stored') });
  await stored.first().click();
  await expect(
    page
      .getByRole('region', { name: say('manifests.preview.label') })
      .locator('canvas')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('F11');
  await expect(page.getByRole('region', { name: say('common.screen.station'), exact: true })).toBeVisible();
}

/** Whatever waited for the cable has gone on, and every manifest has come out of the printer. */
async function settled(page: Page, app: ElectronApplication): Promise<void> {
  const open = async (): Promise<readonly string[]> => {
    // While a round waits for its service, the service is asked again every few seconds of the app's own time.
    await pass(app, 20);
    const { closed } = await bridgeOf(page).ask('station.get', {});
    return closed.filter(({ state }) => state !== 'done').map(({ state, trouble }) => trouble ?? state);
  };
  await expect.poll(open, { timeout: 120_000 }).toEqual([]);
}

function judge(readings: readonly Reading[]): void {
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing was measured');
  for (const what of ['heap of main', 'heap of the page', 'memory of main', 'memory of the page'] as const) {
    const all = readings.map((reading) => Math.round(reading[what] / 100_000) / 10);
    run.measured(what, `after each hour ${all.join(', ')} MB`);
    // What is alive, and what the process keeps in memory for it.
    const more = last[what] - first[what];
    if (more > moreAtMost) run.breach(run.seed, `${what}: ${more} bytes more than after the first hour`);
  }
  run.measured('open files of main', readings.map((reading) => reading['open files of main']).join(', '));
  if (last['open files of main'] > first['open files of main'] + moreFilesAtMost)
    run.breach(run.seed, 'files are left open');
  const [before, after] = [first['handles of main'], last['handles of main']];
  run.measured('handles of main', `${wordsOf(before)}; after the last hour ${wordsOf(after)}`);
  for (const [name, count] of Object.entries(after)) {
    if (count > (before[name] ?? 0) + 5)
      run.breach(run.seed, `${count} handles of ${name}, ${before[name] ?? 0} after the first hour`);
  }
}

const wordsOf = (handles: Readonly<Record<string, number>>): string =>
  Object.entries(handles)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
