/**
 * `npm run bench:call`, not part of the tests: the page asks the service for something that nobody keeps, and Node
 * fetches the same.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallTimes } from '../../bench/call/cli.ts';
import { givenNumbers, handOver } from '../../bench/in-app.ts';
import { expect, test } from '../../helpers/app.ts';
import { openLiveShop } from '../../helpers/live-shop.ts';
import { type RunningService, startPracticeService } from '../../helpers/practice-service.ts';

const { calls, rounds } = givenNumbers({ calls: 60, rounds: 5 });
const minute = 60_000;

test('calls and fetches of the same answer', async ({ bench }) => {
  test.setTimeout(10 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bench-call-'));
  const service = await startPracticeService(folder);
  try {
    const { page, accountId } = await openLiveShop(bench, service);
    const number = await someTrackingNumber(service);
    const inPage = (name: string, request: object): Promise<number[]> =>
      page.evaluate(
        async ([operation, asked, count]) => {
          const { packbench } = globalThis as unknown as {
            packbench: { call(n: string, r: unknown): Promise<{ ok: boolean }> };
          };
          const times: number[] = [];
          for (let at = 0; at < count; at += 1) {
            const began = performance.now();
            const { ok } = await packbench.call(operation, asked);
            times.push(performance.now() - began);
            if (!ok) throw new Error(`${operation} failed`);
          }
          return times;
        },
        [name, request, calls] as const,
      );
    const measured = { calls: [] as number[][], fetches: [] as number[][], crossings: [] as number[][] };
    // The first round of each finds its code cold, and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const called = await inPage('tracking.get', { accountId, number });
      const fetched = await fetchedTimes(service, number);
      const crossed = await inPage('orders.reading', {});
      if (round === 0) continue;
      measured.calls.push(called);
      measured.fetches.push(fetched);
      measured.crossings.push(crossed);
    }
    handOver(measured satisfies CallTimes);
    expect(measured.calls).toHaveLength(rounds);
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

const headersOf = ({ accounts: [keys] }: RunningService) => ({
  'Service-Api-Key': keys.service_api_key,
  'Ocp-Apim-Subscription-Key': keys.subscription_key,
  Accept: 'application/json',
});

async function someTrackingNumber(service: RunningService): Promise<string> {
  const answer = await fetch(`${service.url}/api/orders/search?status=Shipped&limit=100`, {
    headers: headersOf(service),
  });
  const { orders } = (await answer.json()) as { orders: readonly { tracking_number: string }[] };
  const number = orders.map((order) => order.tracking_number).find((one) => one !== '');
  if (number === undefined) throw new Error('nothing is on its way');
  return number;
}

async function fetchedTimes(service: RunningService, number: string): Promise<number[]> {
  const headers = headersOf(service);
  const times: number[] = [];
  for (let at = 0; at < calls; at += 1) {
    const began = performance.now();
    const answer = await fetch(`${service.url}/api/track?${new URLSearchParams({ tracking_number: number })}`, {
      headers,
    });
    await answer.json();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  }
  return times;
}
