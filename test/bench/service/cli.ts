/**
 * `npm run bench:service [-- --orders 100000 --rounds 5]`: how soon the practice service answers when its account has
 * this many orders: searches as a list and a scan send them, one after another, its address book, validations and manifests of 500.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, startPracticeService } from '../../helpers/practice-service.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { askedNumbers } from '../asked-rounds.ts';
import { atMost, tellBench } from '../held.ts';
import { median, percentile } from '../orders/times.ts';

const { orders, rounds } = askedNumbers({ orders: 100_000 });
const manifestSize = 500;
const searchesOfEach = 60;
const numbers = seededNumbers(7);

interface Found {
  readonly order_id: number;
  readonly order_number: string;
  readonly tracking_number: string;
  readonly name: string;
}

/** What a person types or scans, and the list as it is read page by page. */
const kinds: Readonly<Record<string, (one: Found) => Record<string, string>>> = {
  'order number': ({ order_number: phrase }) => ({ phrase, status: 'All' }),
  'tracking number': ({ tracking_number: phrase }) => ({ phrase, status: 'All' }),
  'part of a name': ({ name }) => ({ phrase: name.slice(0, 5), status: 'All' }),
  'nothing like it': ({ order_number: phrase }) => ({ phrase: `${phrase}?`, status: 'All' }),
  'page of Unshipped': () => ({ status: 'Unshipped', limit: '250', page: String(1 + Math.floor(numbers() * 20)) }),
  'page of Shipped': () => ({ status: 'Shipped', limit: '250', page: String(1 + Math.floor(numbers() * 20)) }),
};

const folder = mkdtempSync(join(tmpdir(), 'packbench-bench-service-'));
const began = performance.now();
let service: RunningService | null = null;
try {
  service = await startPracticeService(folder, orders, 0, orders);
  const filledSeconds = (performance.now() - began) / 1_000;
  const door = doorOf(service);
  const known = await someOrders(door, 20);
  const searches = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const ofRounds: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = [];
    for (let at = 0; at < searchesOfEach; at += 1) {
      for (const [kind, ask] of Object.entries(kinds)) {
        const asked = ask(known[Math.floor(numbers() * known.length)] as Found);
        const { milliseconds } = await door.search(asked);
        times.push(milliseconds);
        searches.get(kind)?.push(milliseconds);
      }
    }
    ofRounds.push(times);
  }
  const books: number[] = [];
  const validations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    books.push(await door.readBook());
    validations.push(await door.validate(round));
  }
  const manifests: number[] = [];
  for (let round = 0; round < rounds; round += 1) manifests.push(await door.manifest(manifestSize));
  const searchP99 = median(ofRounds.map((times) => percentile(times, 99)));
  const each = [...searches].map(([kind, times]) => ({ kind, p50: median(times), p99: percentile(times, 99) }));
  tellBench('service', {
    gates: [
      atMost(`search among ${orders} orders, p99`, searchP99, 20, 'ms'),
      atMost(`manifest of ${manifestSize}`, median(manifests) / 1_000, 1.5, 's'),
    ],
    beside: [
      `${orders} orders and addresses for each of two accounts, filled in ${filledSeconds.toFixed(1)} s`,
      `  address book: ${median(books).toFixed(0)} ms; a validation that finds only similar ones: ${median(validations).toFixed(1)} ms`,
      ...each.map(({ kind, p50, p99 }) => `  ${kind}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`),
    ],
    figures: { orders, rounds, filledSeconds, searchP99, each, books, validations, manifests },
  });
} finally {
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Throws for any answer that is not a success, because a refusal is quick. */
function doorOf({ url, accounts: [keys] }: RunningService) {
  const headers = {
    'Service-Api-Key': keys.service_api_key,
    'Ocp-Apim-Subscription-Key': keys.subscription_key,
    Accept: 'application/json',
  };
  const ask = async <Answer>(path: string, body?: object): Promise<{ answer: Answer; milliseconds: number }> => {
    const startedAt = performance.now();
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answered = await fetch(url + path, { headers: { ...headers, 'Content-Type': 'application/json' }, ...sent });
    const answer = (await answered.json()) as Answer & { success: boolean };
    const milliseconds = performance.now() - startedAt;
    if (!answered.ok || !answer.success) throw new Error(`${path}: ${answered.status} ${JSON.stringify(answer)}`);
    return { answer, milliseconds };
  };
  const search = (asked: Record<string, string>) =>
    ask<{ orders: Found[] }>(`/api/orders/search?${new URLSearchParams({ fields: 'All', limit: '100', ...asked })}`);
  return {
    search,
    /** The whole address book; milliseconds. */
    readBook: async () => (await ask('/api/addressbook')).milliseconds,
    /** Of a house that is in no address book, so that all of it is looked at; milliseconds. */
    async validate(round: number): Promise<number> {
      const asked = { street: `Hauptstraße ${9_000 + round}`, city: 'Köln', post_code: '50667' };
      return (await ask(`/api/address/validate?${new URLSearchParams(asked)}`)).milliseconds;
    },
    /** Of the newest orders that wait; milliseconds. */
    async manifest(size: number): Promise<number> {
      const ids: number[] = [];
      for (let page = 1; ids.length < size; page += 1) {
        const { orders: found } = (await search({ status: 'Unshipped', limit: '250', page: String(page) })).answer;
        if (found.length === 0) throw new Error(`only ${ids.length} orders wait: give more --orders`);
        ids.push(...found.map(({ order_id }) => order_id));
      }
      return (await ask('/api/orders/manifest', { order_ids: ids.slice(0, size) })).milliseconds;
    },
  };
}

/** From all over the list, each with a tracking number. */
async function someOrders({ search }: ReturnType<typeof doorOf>, pages: number): Promise<readonly Found[]> {
  const found: Found[] = [];
  const lastPage = Math.max(1, Math.floor(orders / 250 / 2));
  for (let at = 0; at < pages; at += 1) {
    const page = 1 + Math.floor((at * lastPage) / pages);
    found.push(...(await search({ status: 'All', limit: '250', page: String(page) })).answer.orders);
  }
  return found.filter(({ tracking_number: number }) => number !== '');
}
