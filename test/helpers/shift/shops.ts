/** The three shops of a shift: accounts at two services, each behind a cable of its own, with no parcel in common. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OpenApp } from '../app.ts';
import { bridgeOf, unshippedOrders } from '../bridge.ts';
import { type Cable, startCable } from '../cable.ts';
import { expect } from '../expect.ts';
import { headersOf, type OrderAtService, ordersAt } from '../orders-at-service.ts';
import { type RunningService, type ServiceAccount, startPracticeService } from '../practice-service.ts';

export interface Shop {
  readonly label: string;
  readonly cable: Cable;
  /** Orders that wait to be packed; no other shop has their numbers, and a scanner can type them. */
  readonly parcels: readonly string[];
}

export interface Shops {
  readonly all: readonly [Shop, Shop, Shop];
  /** Their parcels, taken in turn. */
  readonly parcels: readonly string[];
  /** Adds them to the app, and waits until their orders are on this computer. */
  addTo(opened: OpenApp): Promise<void>;
  /** What the services themselves recorded: the number of orders of each manifest. */
  manifested(): readonly number[];
  close(): Promise<void>;
}

/** `each`: parcels of a shop. */
export async function openShops(each: number): Promise<Shops> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-shift-'));
  // A third of the demo orders wait, and a scanner cannot type some of their numbers.
  const orders = each * 5 + 60;
  const folders = [join(folder, 'one'), join(folder, 'two')] as const;
  const [one, two] = await Promise.all([
    startPracticeService(folders[0], orders),
    startPracticeService(folders[1], orders * 2),
  ]);
  const [north, south] = one.accounts;
  const [east] = two.accounts;
  // Both services begin with the same demo orders: the second keeps only the rest.
  await removeKnown({ at: two, account: east }, await waiting({ at: one, account: north }));
  const open = async (label: string, at: RunningService, account: ServiceAccount) => {
    const cable = await startCable(at.url);
    return {
      label,
      cable,
      account,
      numbers: (await waiting({ at, account })).map(({ order_number: number }) => number),
    };
  };
  const opened = [
    await open('Shop A', one, north),
    await open('Shop B', one, south),
    await open('Shop C', two, east),
  ] as const;
  const counts = new Map<string, number>();
  for (const number of opened.flatMap(({ numbers }) => numbers)) counts.set(number, (counts.get(number) ?? 0) + 1);
  const own = (numbers: readonly string[]): readonly string[] =>
    numbers.filter((number) => counts.get(number) === 1 && /^[\w-]{6,20}$/.test(number)).slice(0, each);
  const toShop = ({ label, cable, numbers }: (typeof opened)[number]): Shop => ({
    label,
    cable,
    parcels: own(numbers),
  });
  const all = [toShop(opened[0]), toShop(opened[1]), toShop(opened[2])] as const;
  return {
    all,
    parcels: Array.from({ length: each }, (_, at) => all.flatMap(({ parcels }) => parcels[at] ?? [])).flat(),
    async addTo(app) {
      for (const { label, cable, account } of opened) await addAccount(app, label, cable.url, account);
      await allRead(app, each);
    },
    manifested: () => folders.flatMap(manifestsOnRecord),
    async close() {
      for (const { cable } of all) await cable.close();
      await Promise.all([one.close(), two.close()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Caller {
  readonly at: RunningService;
  readonly account: ServiceAccount;
}

const waiting = ({ at, account }: Caller) => ordersAt(at.url, account, 'Unshipped');

async function removeKnown(caller: Caller, known: readonly OrderAtService[]): Promise<void> {
  const numbers = new Set(known.map(({ order_number: number }) => number));
  const ids = (await waiting(caller))
    .filter(({ order_number: number }) => numbers.has(number))
    .map((one) => one.order_id);
  const body = JSON.stringify({ order_ids: ids, remove_from_database: true });
  const url = `${caller.at.url}/api/orders/delete`;
  const answer = await fetch(url, { method: 'POST', headers: headersOf(caller.account), body });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** As Settings does it, key by key from the clipboard. */
async function addAccount(
  { app, page }: OpenApp,
  label: string,
  baseAddress: string,
  keys: ServiceAccount,
): Promise<void> {
  const bridge = bridgeOf(page);
  const { draftId } = await bridge.ask('accounts.openDraft', { accountId: null });
  for (const [which, key] of [
    ['service', keys.service_api_key],
    ['subscription', keys.subscription_key],
  ] as const) {
    await app.evaluate(async ({ clipboard }, text) => void (await clipboard.writeText(text)), key);
    await bridge.ask('accounts.pasteKey', { draftId, which });
  }
  const colour = ({ 'Shop A': 'blue', 'Shop B': 'orange' } as const)[label] ?? 'teal';
  const { accountId } = await bridge.ask('accounts.saveDraft', { draftId, label, baseAddress, colour, format: 'json' });
  if (label === 'Shop A') await bridge.ask('accounts.setCurrent', { accountId });
}

async function allRead({ page }: OpenApp, each: number): Promise<void> {
  const fewest = async (): Promise<number> => {
    const { accounts } = await bridgeOf(page).ask('orders.counts', { query: unshippedOrders(null) });
    const counts = accounts.map(({ count }) => count);
    return counts.length < 3 ? 0 : Math.min(...counts);
  };
  await expect.poll(fewest, { timeout: 60_000 }).toBeGreaterThanOrEqual(each);
}

/** From the service's own file: every manifest that was made counts, whoever heard of it. */
function manifestsOnRecord(folder: string): number[] {
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true });
  try {
    return database
      .prepare('SELECT order_count AS count FROM manifests ORDER BY manifest_id')
      .all()
      .map(({ count }) => Number(count));
  } finally {
    database.close();
  }
}
