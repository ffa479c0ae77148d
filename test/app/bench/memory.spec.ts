/**
 * `npm run bench:memory`, not part of the tests: a packer's hour in the app, with simulated time; and the empty app
 * beside it.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { givenNumbers, handOver } from '../../bench/in-app.ts';
import type { MemoryMeasures } from '../../bench/memory/cli.ts';
import { type AppMemory, memoryOfApp } from '../../bench/memory-of-app.ts';
import { type Bench, expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { startGoBetween } from '../../helpers/go-between.ts';
import { openLiveShop } from '../../helpers/live-shop.ts';
import { goTo } from '../../helpers/operator.ts';
import { startPracticeService } from '../../helpers/practice-service.ts';
import { previewedPage } from '../../helpers/preview.ts';
import { queueNames } from '../../helpers/print-system.ts';
import { familyOf } from '../../helpers/program-traces.ts';
import { say, sayAny } from '../../helpers/texts.ts';
import { workOneRound } from '../../proof/soak/shift.ts';

const { hours, orders, scans } = givenNumbers({ hours: 1, orders: 2_000, scans: 20 });
const minute = 60_000;
const sixth = 600;
const emptyApp = resolve(import.meta.dirname, '..', '..', 'bench', 'start', 'empty-app');
const later = resolve(import.meta.dirname, '..', '..', 'helpers', 'later.cjs');
/**
 * Until due work is done and recently used memory is freed; waits are checked every five seconds. V8 begins to collect
 * when 8 seconds have gone by without work: until then a reading tells how long ago it last did, and differs by 26 MB
 * from one a second later. On a busy computer it and the ends of threads take up to 19.
 */
const settlingMilliseconds = 20_000;
const idleMilliseconds = 20_000;
/**
 * Until everything has ended that ends after a minute without use: ten minutes are simulated, and the page does not
 * hear of them.
 */
const restMilliseconds = 60_000;
test.use({ expectedFault: /^console: / });

test(`${hours} scripted hours`, async ({ bench }) => {
  test.setTimeout(30 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bench-memory-'));
  const empty = await memoryOfEmptyApp(bench);
  const service = await startPracticeService(folder, orders);
  const goBetween = await startGoBetween(service.url);
  try {
    // Started as on every day but the first: nobody uses the practice accounts.
    await (await openLiveShop(bench, service, { baseAddress: goBetween.url })).close();
    const shop = await bench.open({ mainModule: later });
    const { page } = shop;
    const begun = await settled(shop);
    await goTo(page, 'orders');
    await expect(page.getByText(sayAny('address-book.age.read'))).toBeVisible({ timeout: 5 * minute });
    const afterReading = await settled(shop);
    const wrong: string[] = [];
    const atWork: AppMemory[] = [];
    const hour: AppMemory[] = [];
    const work = {
      bridge: bridgeOf(page),
      goBetween,
      printer: queueNames.bench,
      show: (round: number) => showSomething(page, round),
    };
    for (let step = 0; step < hours * 6; step += 1) {
      for (let round = 0; round < scans; round += 1) {
        await workOneRound(work, step * scans + round, (words) => wrong.push(words));
      }
      atWork.push(memoryOfApp(shop.app.process().pid ?? 0));
      await shop.app.evaluate((_electron, seconds) => {
        const shared = globalThis as typeof globalThis & { sleptSeconds: number };
        shared.sleptSeconds += seconds;
      }, sixth);
      hour.push(await settled(shop));
    }
    const idleProcessorSeconds = await idle(shop);
    await pause(restMilliseconds);
    const atRest = memoryOfApp(shop.app.process().pid ?? 0);
    const measures: MemoryMeasures = { empty, begun, afterReading, atWork, hour, idleProcessorSeconds, atRest };
    handOver(measures);
    expect(wrong).toEqual([]);
  } finally {
    await goBetween.close();
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Like the app it has started before: the runtime's first start compiles its own code, and keeps 20 MB of that. */
async function memoryOfEmptyApp(bench: Bench): Promise<AppMemory> {
  await (await bench.open({ program: emptyApp })).close();
  const opened = await bench.open({ program: emptyApp });
  const memory = await settled(opened);
  await opened.close();
  return memory;
}

/** A bench measures what time does: here, and only here, a test waits. */
async function settled({ app }: OpenApp): Promise<AppMemory> {
  await pause(settlingMilliseconds);
  return memoryOfApp(app.process().pid ?? 0);
}

/** The screens in turn, and a manifest on the last of them. */
async function showSomething(page: Page, round: number): Promise<void> {
  const screens = ['orders', 'address-book', 'validate', 'track', 'activity', 'settings'] as const;
  await goTo(page, screens[round % screens.length] ?? 'orders');
  if (round % 6 !== 5) return;
  await goTo(page, 'manifests');
  const stored = page
    .getByRole('list', { name: say('manifests.list.label') })
    .getByRole('button')
    .filter({ hasText: say('manifests.state.stored') })
    .first();
  // The list may have been asked for again: a row that comes on top while the mouse is on its way would be pressed
  // instead.
  await expect(async () => {
    await stored.click();
    await expect(stored).toHaveAttribute('aria-current', 'true', { timeout: 1_000 });
  }).toPass();
  await previewedPage(page, 1);
}

/** Seconds of processor time of all of the app's processes, in a minute. */
async function idle({ app }: OpenApp): Promise<number> {
  const family = familyOf(app.process().pid ?? 0);
  const before = await ticksOf(family);
  await pause(idleMilliseconds);
  // The kernel counts in hundredths of a second.
  return ((await ticksOf(family)) - before) / 100 / (idleMilliseconds / minute);
}

async function ticksOf(processIds: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const id of processIds) {
    const stat = await readFile(`/proc/${id}/stat`, 'latin1').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks;
}
