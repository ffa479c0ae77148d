/**
 * A part of `npm run bench:orders`, not of the tests: from the scanner's Enter to the painted card, in the app, with a
 * live account of PACKBENCH_BENCH_ORDERS orders. Up to 200,000 are read from a real service, and the reading goes on;
 * more are put into the copy by the mirror's own code, and the service is gone. Writes the measurements to
 * PACKBENCH_BENCH_OUTPUT.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { madeForAccount } from '../../bench/orders/made-orders.ts';
import { type Bench, expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { addLiveAccount, goTo, readOrderNumbers, switchAccount } from '../../helpers/operator.ts';
import { type RunningService, startPracticeService } from '../../helpers/practice-service.ts';
import { scan } from '../../helpers/scan.ts';
import { say, sayAny } from '../../helpers/texts.ts';

const orderCount = Number(process.env.PACKBENCH_BENCH_ORDERS ?? 100_000);
const output = process.env.PACKBENCH_BENCH_OUTPUT;
const scanCount = 200;
/** The first ones find the page's code still cold. */
const warmUps = 10;
const minute = 60_000;
/** Reading more than these would take longer than the rest of the bench. */
const mostRead = 200_000;
const fillMirror = resolve(import.meta.dirname, '..', '..', 'bench', 'orders', 'fill-mirror.ts');

test(`scan to card among ${orderCount} orders`, async ({ bench }) => {
  test.setTimeout(40 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-scan-to-card-'));
  const isRead = orderCount <= mostRead;
  const service = await startPracticeService(folder, isRead ? orderCount : 1);
  try {
    const { page, codes } = await (isRead ? benchOfService(bench, service) : filledBench(bench, service));
    await watchCards(page);
    const orders = await timesOf(page, codes.slice(0, codes.length / 2));
    await page.keyboard.press('F11');
    await expect(page.getByRole('region', { name: say('common.screen.station'), exact: true })).toBeVisible();
    const station = await timesOf(page, codes.slice(codes.length / 2));
    const measures = { orderCount, scanCount, orders, station, load: loadavg()[0] };
    console.log(JSON.stringify(measures));
    if (output !== undefined) await writeFile(output, JSON.stringify(measures));
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function openWithAccount(bench: Bench, service: RunningService): Promise<OpenApp> {
  const opened = await bench.open();
  const { app, page } = opened;
  const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
  await addLiveAccount(app, page, { label: 'Harbour Shop', baseAddress: service.url, serviceKey, subscriptionKey });
  await goTo(page, 'orders');
  await switchAccount(page, 'Harbour Shop');
  return opened;
}

interface ReadyBench {
  readonly page: Page;
  /** Twice as many as are measured at one place. */
  readonly codes: readonly string[];
}

async function benchOfService(bench: Bench, service: RunningService): Promise<ReadyBench> {
  const { page } = await openWithAccount(bench, service);
  await expect(page.getByText(sayAny('address-book.age.read'))).toBeVisible({ timeout: 30 * minute });
  return { page, codes: await codesOf(service, 2 * (scanCount + warmUps)) };
}

async function filledBench(bench: Bench, service: RunningService): Promise<ReadyBench> {
  const first = await openWithAccount(bench, service);
  const { currentAccountId } = await bridgeOf(first.page).ask('accounts.list', {});
  await first.close();
  await service.close();
  execFileSync(process.execPath, [fillMirror, bench.userData, String(currentAccountId), String(orderCount)], {
    stdio: 'inherit',
  });
  const { page } = await bench.open();
  await goTo(page, 'orders');
  await readOrderNumbers(page, 10);
  const step = Math.floor(orderCount / (2 * (scanCount + warmUps)));
  const codes = Array.from(
    { length: 2 * (scanCount + warmUps) },
    (_, at) => madeForAccount(at * step).order.orderNumber,
  );
  return { page, codes };
}

/** Milliseconds, of `scanCount` scans. */
async function timesOf(page: Page, codes: readonly string[]): Promise<{ p50: number; p95: number; longest: number }> {
  const times: number[] = [];
  for (const code of codes) {
    const painted = page.evaluate((wanted) => (globalThis as unknown as Watching).cardOf(wanted), code);
    await scan(page, code);
    times.push(await painted);
  }
  const sorted = times.slice(warmUps).sort((a, b) => a - b);
  expect(sorted).toHaveLength(scanCount);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), longest: at(0.999) };
}

interface Watching {
  /** Milliseconds from the Enter of the scan to the frame in which its card was painted. */
  cardOf(code: string): Promise<number>;
}

async function watchCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    let enteredAt = Number.NaN;
    // The app does not pass the scanner's Enter on, which is how this notices it.
    const { preventDefault } = Event.prototype;
    Event.prototype.preventDefault = function noted(this: Event): void {
      if (this instanceof KeyboardEvent && this.type === 'keydown' && this.key === 'Enter')
        enteredAt = performance.now();
      preventDefault.call(this);
    };
    // The station makes a new one for each verdict.
    const isShown = (code: string): boolean =>
      [...document.querySelectorAll('[role="alert"]')].some((card) => (card.textContent ?? '').includes(code));
    const cardOf = (code: string): Promise<number> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isShown(code)) return;
          observer.disconnect();
          // A message posted from the frame's callback arrives after its painting.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - enteredAt);
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
    Object.assign(globalThis, { cardOf });
  });
}

/** Order numbers from all over the service's list, each once. */
async function codesOf({ url, accounts: [account] }: RunningService, count: number): Promise<readonly string[]> {
  const headers = {
    'Service-Api-Key': account.service_api_key,
    'Ocp-Apim-Subscription-Key': account.subscription_key,
    Accept: 'application/json',
  };
  const read = async (page: number) => {
    const asked = new URLSearchParams({ status: 'All', limit: '250', page: String(page) });
    const answer = await fetch(`${url}/api/orders/search?${asked}`, { headers });
    return (await answer.json()) as { orders: { order_number: string }[]; total_pages: number };
  };
  const { total_pages: pageCount } = await read(1);
  const codes = new Set<string>();
  for (let at = 0; codes.size < count; at += 1) {
    // By then each page was read from each of the seven places.
    if (at > 7 * pageCount) {
      throw new Error(
        `${pageCount} pages of orders hold ${codes.size} codes to scan, and ${count} are needed: ask for more orders.`,
      );
    }
    const { orders } = await read(1 + ((at * 37 + Math.floor(at / pageCount)) % pageCount));
    for (const { order_number: code } of orders.slice(at % 7).filter((_, index) => index % 25 === 0)) {
      // A scanner's keyboard has no other characters.
      if (/^[\w-]{4,}$/.test(code) && codes.size < count) codes.add(code);
    }
  }
  return [...codes];
}
