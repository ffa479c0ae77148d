/**
 * The app runs for days: a packer's mixed shift in the built app, again and again, with lost answers; memory and open
 * files are measured meanwhile. Run by `npm run proof -- --only soak --count MINUTES`, never by `npm test`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { startGoBetween } from '../../helpers/go-between.ts';
import { addLiveAccount, goTo, switchAccount } from '../../helpers/operator.ts';
import { startPracticeService } from '../../helpers/practice-service.ts';
import { previewedPage } from '../../helpers/preview.ts';
import { queueNames } from '../../helpers/print-system.ts';
import { type Measurement, slopeOf } from '../../helpers/slope.ts';
import { say } from '../../helpers/texts.ts';
import { specRun } from '../../proof/in-app.ts';
import { openProbe, type Reading } from '../../proof/soak/probe.ts';
import { type Shift, workOneRound } from '../../proof/soak/shift.ts';

// pdf.js may write to the console; errors that main logs are not covered by this.
test.use({ expectedFault: /^console: / });

const run = specRun(1);
const minute = 60_000;
/** Before the slope is measured: caches fill, code is compiled. At most a quarter of the whole time. */
const warmUp = Math.min(15 * minute, (run.count * minute) / 4);
/** A shorter time says nothing about an hour. */
const shortestSlope = 30 * minute;
const megabytesAnHourAtMost = 1;
/** More open files than at the end of the warm-up: one or two connections come and go. */
const moreFilesAtMost = 10;

test(`a mixed shift of ${run.count} minutes leaves memory and open files as they were`, async ({ bench }) => {
  test.setTimeout(run.count * minute + 5 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-soak-'));
  const service = await startPracticeService(folder, 2_500);
  const goBetween = await startGoBetween(service.url);
  try {
    const opened = await bench.open();
    const { page } = opened;
    const [keys] = service.accounts;
    await addLiveAccount(opened.app, page, {
      label: 'Soak Shop',
      baseAddress: goBetween.url,
      serviceKey: keys.service_api_key,
      subscriptionKey: keys.subscription_key,
    });
    await switchAccount(page, 'Soak Shop');
    const shift: Shift = {
      bridge: bridgeOf(page),
      goBetween,
      printer: queueNames.bench,
      show: (id) => showPaper(page, id),
    };
    const meter = await openMeter(opened);
    const startedAt = performance.now();
    let minutesDone = 0;
    for (let round = 0; performance.now() - startedAt < run.count * minute; round += 1) {
      await workOneRound(shift, round, (words) => run.breach(run.seed, `round ${round}: ${words}`));
      run.tally('rounds');
      if (round % 20 === 0) await meter.measure(performance.now() - startedAt);
      const minutes = Math.floor((performance.now() - startedAt) / minute);
      if (minutes > minutesDone) run.done(minutes - minutesDone);
      minutesDone = minutes;
    }
    await meter.measure(performance.now() - startedAt);
    if (minutesDone < run.count) run.done(run.count - minutesDone);
    meter.judge();
  } finally {
    await goBetween.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
  expect(run.breaches).toEqual([]);
});

/** The screens in turn, and a manifest on the last of them. */
async function showPaper(page: Page, round: number): Promise<void> {
  const screens = ['orders', 'address-book', 'validate', 'track', 'activity', 'in-doubt', 'settings'] as const;
  await goTo(page, screens[round % screens.length] ?? 'orders');
  await goTo(page, 'manifests');
  const stored = page
    .getByRole('list', { name: say('manifests.list.label') })
    .getByRole('button')
    .filter({ hasText: say('manifests.state.stored') });
  await stored.first().click();
  await previewedPage(page, 1);
}

/** All readings, and in the end what they say. */
async function openMeter(opened: OpenApp) {
  const probe = await openProbe(opened);
  const taken: { readonly at: number; readonly reading: Reading }[] = [];
  return {
    async measure(at: number): Promise<void> {
      taken.push({ at, reading: await probe.read() });
    },
    judge(): void {
      const last = taken.at(-1)?.at ?? 0;
      const isLongEnough = last - warmUp >= shortestSlope;
      const counted = taken.filter(({ at }) => at >= warmUp);
      for (const what of ['heap of main', 'heap of the page', 'memory of main', 'memory of the page'] as const) {
        const all: readonly Measurement[] = counted.map(({ at, reading }) => ({ at, value: reading[what] }));
        const anHour = (slopeOf(all) * 60 * minute) / 1_000_000;
        const size = `${inMegabytes(all[0]?.value)} to ${inMegabytes(all.at(-1)?.value)} MB`;
        const over = Math.round((last - warmUp) / minute);
        run.measured(what, `${size}, ${anHour.toFixed(2)} MB an hour over ${over} minutes`);
        // Memory that the allocators keep is reported; live memory is judged.
        if (isLongEnough && what.startsWith('heap') && anHour > megabytesAnHourAtMost) {
          run.breach(run.seed, `${what} grows by ${anHour.toFixed(2)} MB an hour`);
        }
      }
      const [first, end] = [counted[0], counted.at(-1)].map((one) => one?.reading['open files of main'] ?? 0);
      run.measured('open files of main', `${first} after the warm-up, ${end} at the end`);
      const more = (end ?? 0) - (first ?? 0);
      if (more > moreFilesAtMost) run.breach(run.seed, `${more} more open files than after the warm-up`);
    },
  };
}

const inMegabytes = (bytes = 0): number => Math.round(bytes / 1_000_000);
