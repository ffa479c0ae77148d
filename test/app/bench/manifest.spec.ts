/** `npm run bench:manifest`, not part of the tests: manifests of many orders, each from the press to its first page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { givenNumbers, handOver } from '../../bench/in-app.ts';
import type { ManifestTimes } from '../../bench/manifest/cli.ts';
import { openTimedWay } from '../../bench/manifest/timed-way.ts';
import { expect, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { type LiveShop, openLiveShop } from '../../helpers/live-shop.ts';
import { goTo } from '../../helpers/operator.ts';
import { startPracticeService } from '../../helpers/practice-service.ts';
import { say } from '../../helpers/texts.ts';

const { orders: orderCount, rounds } = givenNumbers({ orders: 500, rounds: 5 });
const minute = 60_000;
test.use({ expectedFault: /^console: / });

test(`manifests of ${orderCount} orders`, async ({ bench }) => {
  test.setTimeout(20 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bench-manifest-'));
  // Fewer than half of the practice service's orders are ready for a manifest.
  const service = await startPracticeService(folder, 3 * orderCount * (rounds + 1));
  const way = await openTimedWay(service.url);
  try {
    const shop = await openLiveShop(bench, service, { baseAddress: way.url });
    const { page } = shop;
    const wanted = orderCount * (rounds + 1);
    await expect.poll(() => waitingCount(shop), { timeout: 10 * minute }).toBeGreaterThanOrEqual(wanted);
    const whole: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await goTo(page, 'orders');
      await selectNext(shop);
      await page.getByRole('button', { name: say('orders.manifest', { count: orderCount }) }).click();
      // Not by its role: on a busy computer, reading the roles of 500 rows again and again leaves the page no time to ask.
      await page
        .locator('[role="dialog"] button', { hasText: say('manifests.question.confirm', { count: orderCount }) })
        .waitFor();
      whole.push(await pressToFirstPage(page));
    }
    const times: ManifestTimes = { whole: whole.slice(1), service: way.writes.slice(1) };
    handOver(times);
    expect(times.service).toHaveLength(rounds);
  } finally {
    await way.close();
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

const readyOf = ({ accountId }: LiveShop) => {
  const filters = {
    group: 'unshipped',
    carrierName: null,
    country: null,
    records: 'not-manifested',
    selectedOnly: false,
  } as const;
  return { accountIds: [accountId], phrase: '', filters, sort: { by: 'orderNumber', descending: false } } as const;
};

async function waitingCount(shop: LiveShop): Promise<number> {
  const answer = await bridgeOf(shop.page).outcome('orders.select', { query: readyOf(shop), count: 1 });
  return answer.ok ? answer.value.totalCount : 0;
}

/** Puts the next orders into the selection that the last run left; the page starts again with it. */
async function selectNext(shop: LiveShop): Promise<void> {
  const bridge = bridgeOf(shop.page);
  const answer = await bridge.outcome('orders.select', { query: readyOf(shop), count: orderCount });
  if (!answer.ok) throw new Error(answer.failure.code);
  const foundAt = new Date().toISOString();
  const orders = answer.value.orders.map(
    ({ accountId, orderId, orderNumber, receiverName, carrierName, trackingNumber, country }) => ({
      ...{ accountId, orderId, orderNumber, receiverName, carrierName, trackingNumber, country },
      foundBy: 'filter' as const,
      foundAt,
    }),
  );
  const kept = await bridge.outcome('selection.set', { orders });
  if (!kept.ok) throw new Error(kept.failure.code);
  await shop.page.reload();
  await shop.page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await expect(shop.page.getByText(say('orders.selected', { count: orderCount }))).toBeVisible();
}

/** Milliseconds from the press to the frame in which page 1 was painted. */
function pressToFirstPage(page: Page): Promise<number> {
  return page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        const buttons = document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button');
        const button = [...buttons].find(({ textContent }) => textContent?.includes(words));
        if (button === undefined) throw new Error(`there is no button '${words}'`);
        const observer = new MutationObserver(() => {
          if (document.querySelector('[data-page="1"][data-stage="drawn"]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        });
        observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-stage'] });
        const began = performance.now();
        button.click();
      }),
    `Manifest ${orderCount} orders`,
  );
}
