/**
 * It runs for days: a packer's mixed shift in the built app, again and again, with answers that are lost; memory and open files
 * are measured on the way. Run by `npm run proof -- --only soak --count MINUTES`, never by `npm test`.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { startGoBetween } from '../../helpers/go-between.ts';
import { addLiveAccount, goTo, switchAccount } from '../../helpers/operator.ts';
import { startPracticeService } from '../../helpers/practice-service.ts';
import { previewedPage } from '../../helpers/preview.ts';
import { queueNames } from '../../helpers/print-system.ts';
import { commandOf, familyOf } from '../../helpers/program-traces.ts';
import { type Measurement, slopeOf } from '../../helpers/slope.ts';
import { specRun } from '../../proof/in-app.ts';
import { memoryOf } from '../../proof/main-load.ts';
import { bridgeOf, type Shift, workOneRound } from '../../proof/soak/shift.ts';

// pdf.js may say something in the console; what main logs as an error is none of it.
test.use({ expectedFault: /^console: / });

const run = specRun(1);
const minute = 60_000;
/** Before the slope is looked at: caches fill, code is compiled. At most a quarter of the whole. */
const warmUp = Math.min(15 * minute, (run.count * minute) / 4);
/** A shorter time tells nothing of an hour. */
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
    const probe = await openProbe(opened);
    const startedAt = performance.now();
    let minutesDone = 0;
    for (let round = 0; performance.now() - startedAt < run.count * minute; round += 1) {
      await workOneRound(shift, round, (words) => run.breach(run.seed, `round ${round}: ${words}`));
      run.tally('rounds');
      if (round % 20 === 0) await probe.measure(performance.now() - startedAt);
      const minutes = Math.floor((performance.now() - startedAt) / minute);
      if (minutes > minutesDone) run.done(minutes - minutesDone);
      minutesDone = minutes;
    }
    await probe.measure(performance.now() - startedAt);
    if (minutesDone < run.count) run.done(run.count - minutesDone);
    probe.judge();
  } finally {
    await goBetween.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
  expect(run.breaches).toEqual([]);
});

/** The screens in turn, and a manifest on the last of them. */
async function showPaper(page: Page, round: number): Promise<void> {
  const screens = ['Orders', 'Address book', 'Validate', 'Track', 'Activity', 'In doubt', 'Settings'] as const;
  await goTo(page, screens[round % screens.length] ?? 'Orders');
  await goTo(page, 'Manifests');
  const stored = page.getByRole('list', { name: 'Manifests' }).getByRole('button').filter({ hasText: 'Manifested' });
  await stored.first().click();
  await previewedPage(page, 1);
}

type Measured = 'heap of main' | 'heap of the page' | 'memory of main' | 'memory of the page' | 'open files of main';

/** What grows without bounds when something is kept that should not be: what is alive after a collection. */
async function openProbe({ app, page }: OpenApp) {
  const main = app.process().pid ?? 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const taken: Record<Measured, Measurement[]> = {
    'heap of main': [],
    'heap of the page': [],
    'memory of main': [],
    'memory of the page': [],
    'open files of main': [],
  };
  return {
    async measure(at: number): Promise<void> {
      const [pageProcess = main] = familyOf(main).filter((id) => commandOf(id).includes('--type=renderer'));
      const heap = await app.evaluate(async () => {
        const { setFlagsFromString } = process.getBuiltinModule('node:v8');
        const { setImmediate: nextTurn } = process.getBuiltinModule('node:timers/promises');
        setFlagsFromString('--expose-gc');
        const collect = process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void;
        // What holds memory outside of the heap gives it back in a later turn, and then what it held can be collected.
        for (let time = 0; time < 3; time += 1) {
          collect();
          for (let turn = 0; turn < 5; turn += 1) await nextTurn();
        }
        const { heapUsed, external } = process.memoryUsage();
        return heapUsed + external;
      });
      taken['heap of main'].push({ at, value: heap });
      taken['heap of the page'].push({ at, value: await heapOfPage(devtools) });
      taken['memory of main'].push({ at, value: memoryOf('VmRSS', main) });
      taken['memory of the page'].push({ at, value: memoryOf('VmRSS', pageProcess) });
      taken['open files of main'].push({ at, value: (await readdir(`/proc/${main}/fd`)).length });
    },
    judge(): void {
      const last = taken['heap of main'].at(-1)?.at ?? 0;
      const isLongEnough = last - warmUp >= shortestSlope;
      for (const [what, all] of Object.entries(taken)) {
        const counted = all.filter(({ at }) => at >= warmUp);
        const [first, end] = [counted[0]?.value ?? 0, counted.at(-1)?.value ?? 0];
        if (what.startsWith('open files')) {
          run.measured(what, `${first} after the warm-up, ${end} at the end`);
          if (end > first + moreFilesAtMost)
            run.breach(run.seed, `${end - first} more open files than after the warm-up`);
          continue;
        }
        const anHour = (slopeOf(counted) * 60 * minute) / 1_000_000;
        const size = `${Math.round(first / 1_000_000)} to ${Math.round(end / 1_000_000)} MB`;
        run.measured(
          what,
          `${size}, ${anHour.toFixed(2)} MB an hour over ${Math.round((last - warmUp) / minute)} minutes`,
        );
        // What the allocators keep is told, what is alive is judged.
        if (isLongEnough && what.startsWith('heap') && anHour > megabytesAnHourAtMost) {
          run.breach(run.seed, `${what} grows by ${anHour.toFixed(2)} MB an hour`);
        }
      }
    },
  };
}

async function heapOfPage(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}
