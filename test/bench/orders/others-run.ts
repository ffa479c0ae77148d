/**
 * The same questions to others, in a process of its own: minisearch over the same orders, and the service over loopback, as
 * orders were found before there was a copy. Arguments: which, the number of orders, a folder. Writes one line of JSON.
 */
import MiniSearch from 'minisearch';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { madeOrder } from './made-orders.ts';
import { median, percentile, rounds, typed } from './times.ts';

export interface OtherMeasures {
  readonly scanP50: number;
  readonly scanP99: number;
  /** A list by what was typed. */
  readonly phraseP95: number;
  readonly fillSeconds: number;
  readonly memoryMb: number;
}

const [which = '', countText = '', folder = ''] = process.argv.slice(2);
const count = Number(countText);
const numbers = seededNumbers(7);
const bareRss = process.memoryUsage().rss;

interface Other {
  scan(): Promise<unknown>;
  list(phrase: string): Promise<unknown>;
  close(): Promise<void>;
}

function minisearch(): Other {
  const index = new MiniSearch<{ orderId: number; orderNumber: string; trackingNumber: string; receiverName: string }>({
    idField: 'orderId',
    fields: ['orderNumber', 'trackingNumber', 'receiverName'],
    searchOptions: { prefix: true },
  });
  for (let at = 0; at < count; at += 1) index.add(madeOrder(at).order);
  return {
    async scan() {
      const { trackingNumber } = madeOrder(Math.floor(numbers() * count)).order;
      return index.search(trackingNumber, { prefix: false, combineWith: 'AND' });
    },
    list: async (phrase) => index.search(phrase, { combineWith: 'AND' }),
    close: async () => undefined,
  };
}

async function service(): Promise<Other> {
  const started = await startSandboxService({ port: 0, folder, orders: count, addresses: 1 });
  const [account] = started.accounts;
  if (account === undefined) throw new Error('The practice service has no account.');
  const headers = {
    'Service-Api-Key': account.service_api_key,
    'Ocp-Apim-Subscription-Key': account.subscription_key,
    Accept: 'application/json',
  };
  const search = async (phrase: string, limit: number): Promise<{ orders: { tracking_number: string }[] }> => {
    const query = new URLSearchParams({ phrase, limit: String(limit), page: '1', status: 'All', fields: 'All' });
    const answer = await fetch(`${started.url}/api/orders/search?${query}`, { headers });
    return (await answer.json()) as { orders: { tracking_number: string }[] };
  };
  const known = (await search('', 250)).orders.map((order) => order.tracking_number).filter((number) => number !== '');
  return {
    scan: () => search(known[Math.floor(numbers() * known.length)] ?? '', 250),
    list: (phrase) => search(phrase, 100),
    close: () => started.close(),
  };
}

const began = performance.now();
const other = which === 'minisearch' ? minisearch() : await service();
const fillSeconds = (performance.now() - began) / 1_000;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const scans: number[][] = [];
const lists: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const times: number[] = [];
  for (let scan = 0; scan < 60; scan += 1) times.push(await timed(() => other.scan()));
  scans.push(times);
  for (const phrase of typed) lists.push(await timed(() => other.list(phrase)));
}
const measures: OtherMeasures = {
  scanP50: median(scans.flat()),
  scanP99: median(scans.map((times) => percentile(times, 99))),
  phraseP95: percentile(lists, 95),
  fillSeconds,
  memoryMb: (process.memoryUsage().rss - bareRss) / 1e6,
};
console.log(JSON.stringify(measures));
await other.close();
