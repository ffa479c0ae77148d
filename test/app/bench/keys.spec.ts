/**
 * `npm run bench:keys`, not part of the tests: a shift by keyboard and scanner, watched by the browser's own timing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { givenNumbers, handOver } from '../../bench/in-app.ts';
import type { KeysRound } from '../../bench/keys/cli.ts';
import { expect, test } from '../../helpers/app.ts';
import { openLiveShop } from '../../helpers/live-shop.ts';
import { ordersTable, readOrderNumbers } from '../../helpers/operator.ts';
import { startPracticeService } from '../../helpers/practice-service.ts';
import { strokesOf } from '../../helpers/scan.ts';
import { say, sayAny } from '../../helpers/texts.ts';
import { ENTER } from '../../node/scanner/strokes.ts';

const { orders, rounds: roundCount } = givenNumbers({ orders: 2_000, rounds: 5 });
const minute = 60_000;
test.use({ expectedFault: /^console: / });

test('keys to paint in a scripted shift', async ({ bench }) => {
  test.setTimeout(20 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bench-keys-'));
  const service = await startPracticeService(folder, orders);
  try {
    const { page } = await openLiveShop(bench, service);
    await page.keyboard.press('Control+1');
    await expect(page.getByText(sayAny('address-book.age.read'))).toBeVisible({ timeout: 5 * minute });
    await watch(page);
    const rounds: KeysRound[] = [];
    // The first round finds the page's code cold, and does not count.
    for (let round = 0; round <= roundCount; round += 1) {
      await workShift(page, round);
      const found = await takeRound(page);
      if (round > 0) rounds.push(found);
    }
    handOver({ rounds });
    expect(rounds).toHaveLength(roundCount);
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Ends on the orders screen, where it began. */
async function workShift(page: Page, round: number): Promise<void> {
  const step = (name: string): Promise<void> =>
    page.evaluate((now) => void Object.assign(globalThis, { benchStep: now }), name);
  const numbers = await readOrderNumbers(page, 8);
  await step('typing a search');
  await page.keyboard.press('Control+f');
  const search = page.getByRole('searchbox', { name: say('orders.search') });
  await expect(search).toBeFocused();
  await page.keyboard.type(`smith ${round}`, { delay: 90 });
  for (let key = 0; key < 10; key += 1) await page.keyboard.press('Backspace', { delay: 30 });
  await expect(search).toHaveValue('');

  await step('going through the list');
  await ordersTable(page).focus();
  for (const key of ['Home', ...Array(12).fill('ArrowDown'), 'PageDown', 'PageDown', 'End', 'PageUp', 'Home']) {
    await page.keyboard.press(key, { delay: 30 });
  }
  await step('selecting');
  for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Space'])
    await page.keyboard.press(key, { delay: 30 });

  await step('scanning');
  for (const code of numbers) await scan(page, code);
  await step('going from screen to screen');
  for (const screen of [2, 3, 4, 5, 6, 7, 8, 9, 1]) await page.keyboard.press(`Control+${screen}`, { delay: 120 });
  await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'false');

  await step('the station');
  await page.keyboard.press('F11');
  for (const code of numbers) await scan(page, code);
  await step('back to the orders');
  await page.keyboard.press('F11');
  await page.keyboard.press('Control+1');
  await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'false');
}

/** Between a scan's Enter and the next code. */
const restMilliseconds = 250;

/** Strokes without times of their own, one right after the other: the measurement starts when the browser has each. */
async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const shift = 8;
  await Promise.all(
    [...strokesOf(code), ENTER].flatMap(({ key, code: place = '', shift: isShifted = false }) => {
      const stroke = { key, code: place, modifiers: isShifted ? shift : 0 };
      const down =
        key === 'Enter'
          ? ({ type: 'keyDown', text: '\r', windowsVirtualKeyCode: 13 } as const)
          : key.length === 1
            ? ({ type: 'keyDown', text: key } as const)
            : ({ type: 'rawKeyDown' } as const);
      return [
        session.send('Input.dispatchKeyEvent', { ...stroke, ...down }),
        session.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp' }),
      ];
    }),
  );
  await session.detach();
  await page.waitForTimeout(restMilliseconds);
}

interface Watching {
  takeRound(): KeysRound;
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Frame extends PerformanceEntry {
      readonly scripts: readonly {
        readonly invoker: string;
        readonly duration: number;
        readonly sourceFunctionName: string;
      }[];
    }
    let slowKeys: number[] = [];
    let slowFrames: { milliseconds: number; step: string; scripts: string }[] = [];
    let keysBefore = countKeys();
    const stepNow = (): string => (globalThis as unknown as { benchStep?: string }).benchStep ?? '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') slowKeys.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as Frame[]) {
        const longest = frame.scripts.toSorted((a, b) => b.duration - a.duration).slice(0, 2);
        const scripts = longest.map(
          ({ invoker, duration, sourceFunctionName: name }) => `${invoker} ${name} ${Math.round(duration)} ms`,
        );
        slowFrames.push({ milliseconds: frame.duration, step: stepNow(), scripts: scripts.join('; ') });
      }
    }).observe({ type: 'long-animation-frame' });
    function countKeys(): number {
      const { eventCounts } = performance as unknown as { eventCounts: ReadonlyMap<string, number> };
      return eventCounts.get('keydown') ?? 0;
    }
    const takeRound = (): KeysRound => {
      const keyCount = countKeys() - keysBefore;
      const taken = { keyCount, slowKeys, slowFrames };
      keysBefore += keyCount;
      slowKeys = [];
      slowFrames = [];
      return taken;
    };
    Object.assign(globalThis, { takeRound });
  });
}

/** The last painting is reported in a later turn. */
async function takeRound(page: Page): Promise<KeysRound> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as Watching).takeRound();
  });
}
