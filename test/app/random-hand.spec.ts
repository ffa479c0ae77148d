/**
 * A hand without a plan at the built app: it presses, scans, types and strikes keys at random, while answers of the
 * service are lost, held and refused. Whatever it does, the page makes no error, the keys belong to something, nothing
 * is cut off, and what the service was asked and did is what Packbench says. `npm run proof -- --only random-hand` does
 * 3,000 things.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountId } from '../../src-preload/contract/account.ts';
import { type Bench, expect, test } from '../helpers/app.ts';
import { type Bridge, bridgeOf } from '../helpers/bridge.ts';
import { startGoBetween } from '../helpers/go-between.ts';
import { openLiveShop } from '../helpers/live-shop.ts';
import { goTo, readOrderNumbers } from '../helpers/operator.ts';
import { startPracticeService } from '../helpers/practice-service.ts';
import { doSomething } from '../helpers/random-hand/deeds.ts';
import { faultsAtOnce, faultsOfTheScreen } from '../helpers/random-hand/looks.ts';
import { stateOf, untrueRecords } from '../helpers/random-hand/records.ts';
import { specRun } from '../proof/in-app.ts';
import { chanceOf } from '../proof/seeded.ts';

// pdf.js may write to the console when its paper is left.
test.use({ expectedFault: /^console: / });

const run = specRun(40);
/** What is done in one app before the next one begins. */
const deedsOfAnApp = 150;

for (let first = 0; first < run.count; first += deedsOfAnApp) {
  const count = Math.min(deedsOfAnApp, run.count - first);
  test(`whatever ${count} things a hand does, nothing is lost, sent twice or said untruly (seed ${run.seed + first})`, async ({
    bench,
  }) => {
    test.setTimeout(120_000 + count * 6_000);
    expect(await letLoose(bench, run.seed + first, count)).toEqual([]);
  });
}

/** Answers with what was broken. */
async function letLoose(bench: Bench, seed: number, count: number): Promise<readonly string[]> {
  const chance = chanceOf(seed);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-hand-'));
  const service = await startPracticeService(folder, 120, 0, 40);
  const goBetween = await startGoBetween(service.url);
  const found: string[] = [];
  try {
    const before = await stateOf(service);
    const { app, page, accountId, close } = await openLiveShop(bench, service, { baseAddress: goBetween.url });
    const done: string[] = [];
    const tell = (faults: readonly string[]): void => {
      for (const fault of faults) {
        run.breach(seed, `${fault}; after ${done.length}: ${done.slice(-10).join(' | ')}`);
        found.push(fault);
      }
    };
    page.on('pageerror', (error) => tell([`the page failed: ${error.stack}`]));
    await app.evaluate(({ dialog }) => {
      // Nobody is there who chooses a file.
      dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
      dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] });
    });
    await goTo(page, 'orders');
    const place = { app, page, goBetween, numbers: await readOrderNumbers(page, 20) };
    for (let deed = 1; deed <= count; deed += 1) {
      done.push(await doSomething(place, chance));
      // Behind the last place of all Tab leaves the page, and comes back with the next one.
      if (deed % 5 === 0 && !done.at(-1)?.endsWith('Tab')) tell(await faultsAtOnce(page));
      if (deed % 20 === 0) tell(await faultsOfTheScreen(page));
      run.done();
    }
    goBetween.reads = 'pass';
    goBetween.writes = 'pass';
    await expect.poll(() => underWay(bridgeOf(page), accountId), { timeout: 60_000 }).toBe(0);
    const after = await stateOf(service);
    tell(await untrueRecords({ bridge: bridgeOf(page), accountId, goBetween, before, after }));
    run.tally('writes that reached the service', goBetween.asked.length);
    await close();
    return found;
  } finally {
    await goBetween.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many writes are on their way; a hand-over may stay open. */
async function underWay(bridge: Bridge, accountId: AccountId): Promise<number> {
  const filter = { accountId, kind: null, outcome: 'under-way', from: null, to: null } as const;
  const { entries } = await bridge.ask('activity.list', { filter, offset: 0, limit: 50 });
  return entries.filter(({ kind }) => kind !== 'hand-over' && kind !== 'print').length;
}
