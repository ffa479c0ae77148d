/**
 * A shift at the station, by scanner and keyboard alone: two accounts, doubles and odd codes, a printer without paper, a cable that
 * is pulled, a kill and a restart. In the end every parcel is on exactly one manifest, and every manifest on paper once.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { startCable } from '../helpers/cable.ts';
import { addLiveAccount, switchAccount } from '../helpers/operator.ts';
import { type ServiceAccount, startPracticeService } from '../helpers/practice-service.ts';
import { type PrintSystem, queueNames } from '../helpers/print-system.ts';
import { strike, strokesOf } from '../helpers/scan.ts';
import { ENTER } from '../node/scanner/strokes.ts';
import { type Bridge, bridgeOf } from '../proof/soak/shift.ts';

const ordersOfEach = 18;
/** Milliseconds from one stroke to the next, in turn. */
const paces = [5, 5, 15, 5, 40] as const;

test('every parcel of a shift is on one manifest, and every manifest on paper once', async ({ bench }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-shift-'));
  const service = await startPracticeService(join(folder, 'service'), 90);
  const cable = await startCable(service.url);
  try {
    const { url } = service;
    const [north, south] = service.accounts;
    const shops = [
      { label: 'Shop A', baseAddress: cable.url, url, keys: north },
      { label: 'Shop B', baseAddress: url, url, keys: south },
    ];
    const parcels = await parcelsOf(shops);
    const opened = await bench.open();
    for (const { label, baseAddress, keys } of shops) {
      const { service_api_key: serviceKey, subscription_key: subscriptionKey } = keys;
      await addLiveAccount(opened.app, opened.page, { label, baseAddress, serviceKey, subscriptionKey });
    }
    await switchAccount(opened.page, 'Shop A');
    await allRead(opened.page, parcels.length);
    await opened.page.keyboard.press('F11');
    const third = Math.floor(parcels.length / 3);

    // A first round, with a double, a code of nobody's, and a printer without paper.
    for (const code of parcels.slice(0, third)) expect(await scanned(opened.page, code)).toContain('added');
    expect(await scanned(opened.page, parcels[0] ?? '')).toContain('already in this round');
    expect(await scanned(opened.page, 'NOBODY-4711')).toContain('unknown');
    await bench.printSystem?.emptyTray(queueNames.bench);
    await opened.page.keyboard.press('F9');

    // The next one is scanned meanwhile; then the cable is pulled, and what is known here is scanned on.
    for (const code of parcels.slice(third, third + 5)) expect(await scanned(opened.page, code)).toContain('added');
    await bench.printSystem?.fillTray(queueNames.bench);
    await settled(opened.page, 2);
    await cable.pull();
    for (const code of parcels.slice(third + 5, 2 * third)) expect(await scanned(opened.page, code)).toContain('added');
    await opened.page.keyboard.press('F9');
    await expect(opened.page.locator('li[data-state="waiting"]')).toHaveCount(1);
    for (const code of parcels.slice(2 * third, 2 * third + 3)) {
      expect(await scanned(opened.page, code)).toContain('added');
    }

    // Power is lost; what was called good is there.
    const killed = opened.app.process();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const again = await bench.open();
    await again.page.keyboard.press('F11');
    await expect(again.page.locator('li[data-state="waiting"]')).toHaveCount(1);
    expect(await scanned(again.page, parcels[2 * third] ?? '')).toContain('already in this round');
    // One of Shop A, whose round waits for its service.
    expect(await scanned(again.page, parcels[third + 6] ?? '')).toContain('already in a closed round');
    await cable.plug();
    for (const code of parcels.slice(2 * third + 3)) expect(await scanned(again.page, code)).toContain('added');
    await expect(again.page.locator('li[data-state="waiting"]')).toHaveCount(0, { timeout: 60_000 });
    await again.page.keyboard.press('F9');
    await lookAtThePrinter(again.page, 6, bench.printSystem);
    await settled(again.page, 6);

    const manifests = await storedManifests(bridgeOf(again.page));
    const held = manifests.flatMap(({ orders }) => orders.map(({ orderNumber }) => orderNumber));
    expect(held.toSorted()).toEqual(parcels.toSorted());
    expect(await bench.printSystem?.received()).toHaveLength(manifests.length);
  } finally {
    await cable.close();
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

interface Shop {
  readonly url: string;
  readonly keys: ServiceAccount;
}

/** Order numbers that wait, one shop after the other in turn; none that two shops have, and none that is hard to type. */
async function parcelsOf(shops: readonly Shop[]): Promise<readonly string[]> {
  const each = await Promise.all(shops.map(waitingNumbers));
  const counts = new Map<string, number>();
  for (const number of each.flat()) counts.set(number, (counts.get(number) ?? 0) + 1);
  const own = each.map((numbers) => numbers.filter((one) => counts.get(one) === 1).slice(0, ordersOfEach));
  return Array.from({ length: ordersOfEach }, (_, at) => own.flatMap((numbers) => numbers[at] ?? [])).flat();
}

async function waitingNumbers({ url, keys }: Shop): Promise<readonly string[]> {
  const headers = { 'Service-Api-Key': keys.service_api_key, 'Ocp-Apim-Subscription-Key': keys.subscription_key };
  const query = 'phrase=&status=Unshipped&fields=All&page=1&limit=250';
  const answer = await fetch(`${url}/api/orders/search?${query}`, { headers });
  const { orders = [] } = (await answer.json()) as { orders?: readonly { order_number: string }[] };
  return orders.map((order) => order.order_number).filter((number) => /^[\w-]{4,20}$/.test(number));
}

/** The copy on this computer has the orders of every account. */
async function allRead(page: Page, atLeast: number): Promise<void> {
  const filters = {
    group: 'unshipped',
    carrierName: null,
    country: null,
    records: 'any',
    selectedOnly: false,
  } as const;
  const query = { accountIds: null, phrase: '', filters, sort: { by: 'orderNumber', descending: false } } as const;
  const count = async (): Promise<number> => {
    const counted = await bridgeOf(page).outcome('orders.counts', { query });
    return counted.ok ? Math.min(...counted.value.accounts.map((account) => account.count)) * 2 : 0;
  };
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(atLeast);
}

let scanCount = 0;

/**
 * What the band says of the scan, once it has its verdict. A machine that stands still for longer than the silence that ends a code
 * cuts it in two; what came of that has a verdict as well, and the parcel is scanned again, as a person does.
 */
async function scanned(page: Page, code: string, again = 2): Promise<string> {
  const pace = paces[scanCount % paces.length] ?? 5;
  scanCount += 1;
  const strokes = [...strokesOf(code), ENTER];
  const endsAt = Date.now() + strokes.length * pace;
  const band = page.getByRole('alert', { name: 'Scan' });
  await strike(page, strokes, pace);
  // The strokes carry their own times, which a quick test is ahead of.
  await expect.poll(() => Date.now(), { intervals: [5, 20, 50] }).toBeGreaterThan(endsAt);
  const saidOfIt = band.filter({ hasText: code });
  if (again > 0 && !(await isThere(saidOfIt))) return scanned(page, code, again - 1);
  await expect(saidOfIt).not.toHaveAttribute('data-look', 'waiting');
  return (await band.textContent()) ?? '';
}

/** Longer than any verdict takes that needs no service. */
const patienceMilliseconds = 5_000;

async function isThere(place: Locator): Promise<boolean> {
  return place.waitFor({ timeout: patienceMilliseconds }).then(
    () => true,
    () => false,
  );
}

/** So many rounds were made and have come out of the printer. */
async function settled(page: Page, count: number): Promise<void> {
  const done = async (): Promise<string> => {
    const manifests = await storedManifests(bridgeOf(page));
    const station = await bridgeOf(page).outcome('station.get', {});
    const open = station.ok ? station.value.closed.filter(({ state }) => state !== 'done') : [];
    return `${manifests.length} made, open: ${open.map(({ state, trouble }) => trouble ?? state).join()}`;
  };
  await expect.poll(done, { timeout: 60_000 }).toBe(`${count} made, open: `);
}

/**
 * The power went while a manifest was on its way to the printer: whether it came out can only be seen there. Everything else has come
 * out, so it is the one that is missing, or none is.
 */
async function lookAtThePrinter(page: Page, count: number, printSystem: PrintSystem | null): Promise<void> {
  const open = page.locator('li[data-state]:not([data-state="done"])');
  const unknown = open.filter({ hasText: 'Whether it came out of the printer is not known' });
  const isOnlyThat = async (): Promise<boolean> => (await open.count()) === (await unknown.count());
  await expect.poll(async () => (await storedManifests(bridgeOf(page))).length, { timeout: 60_000 }).toBe(count);
  await expect.poll(isOnlyThat, { timeout: 60_000 }).toBe(true);
  if ((await unknown.count()) === 0) return;
  const cameOut = (await printSystem?.received())?.length === count;
  await unknown.getByRole('button', { name: cameOut ? 'It came out' : 'Print', exact: true }).click();
}

async function storedManifests(bridge: Bridge) {
  const history = await bridge.outcome('manifests.list', { accountId: null, offset: 0, limit: 100 });
  const ids = history.ok ? history.value.manifests.filter(({ state }) => state === 'stored') : [];
  const read = await Promise.all(ids.map(({ manifestId }) => bridge.outcome('manifests.get', { manifestId })));
  return read.flatMap((one) => (one.ok ? [one.value] : []));
}
