/**
 * `npm run bench:client [-- --reads 4000 --rounds 5]`: reads a second through the service client, 32 callers at once,
 * beside bare node:http with 32 connections that parses the same answers; in turns. The client gives an account six
 * connections at most, so the callers ask for six accounts of one subscription; the pace of one account is printed
 * beside it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '../../../src-main/ports.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { askedNumbers } from '../asked-rounds.ts';
import { atLeast, tellBench } from '../held.ts';
import { median } from '../orders/times.ts';

const { reads, rounds } = askedNumbers({ reads: 4_000 });
const callers = 32;
const accountCount = 6;
const log: Log = { debug() {}, info() {}, warn: console.warn, error: console.error };

interface Pace {
  /** Reads a second, by the clock and by this process's processor time. */
  readonly perSecond: number;
  readonly perProcessorSecond: number;
}

/** `read` is told which caller asks. */
async function paceOf(read: (caller: number) => Promise<number>): Promise<Pace> {
  let left = reads;
  const used = process.cpuUsage();
  const began = performance.now();
  const callAndCallAgain = async (caller: number): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const found = await read(caller);
      if (found !== 10) throw new Error(`an answer with ${found} orders`);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => callAndCallAgain(caller)));
  const { user, system } = process.cpuUsage(used);
  return {
    perSecond: (reads * 1_000) / (performance.now() - began),
    perProcessorSecond: (reads * 1e6) / (user + system),
  };
}

const service = spawn(process.execPath, [join(import.meta.dirname, 'answering-run.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(service, 'exit');
const [port] = (await once(createInterface({ input: service.stdout }), 'line')) as [string];
const baseAddress = `http://127.0.0.1:${port}`;
const subscriptionKey = 'b'.repeat(32);
const accounts = Array.from({ length: accountCount }, (_, at) => {
  return { baseAddress, serviceKey: String(at).repeat(48), subscriptionKey, format: 'json' as const };
});
const query = { phrase: 'HARBOUR-4501', status: 'All', fields: 'All', page: 1, limit: 10 } as const;

const client = createShippingClient({ clock: systemClock, log });
const agent = new http.Agent({ keepAlive: true, maxSockets: callers });
const path = `/api/orders/search?${new URLSearchParams({ ...query, page: '1', limit: '10' })}`;

async function throughClient(at: number): Promise<number> {
  const account = accounts[at];
  if (account === undefined) throw new Error(`there is no account ${at}`);
  return (await client.searchOrders(account, query, 'interactive')).orders.length;
}

function bare(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'Service-Api-Key': '0'.repeat(48), 'Ocp-Apim-Subscription-Key': subscriptionKey };
  const request = http.get(baseAddress + path, { agent, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const { orders } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { orders: readonly object[] };
      resolve(orders.length);
    });
  });
  request.on('error', reject);
  return promise;
}

const ways = {
  bare: () => bare(),
  client: (caller: number) => throughClient(caller % accountCount),
  'one account': () => throughClient(0),
};
const measured: Record<keyof typeof ways, Pace[]> = { bare: [], client: [], 'one account': [] };
try {
  // The first round of each finds its code cold, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
      const pace = await paceOf(ways[way]);
      if (round > 0) measured[way].push(pace);
    }
  }
} finally {
  await client.close();
  agent.destroy();
  service.kill('SIGTERM');
  await ended;
}
const medians = Object.fromEntries(
  Object.entries(measured).map(([way, paces]) => [
    way,
    {
      perSecond: median(paces.map(({ perSecond }) => perSecond)),
      perProcessorSecond: median(paces.map(({ perProcessorSecond }) => perProcessorSecond)),
    },
  ]),
) as Record<keyof typeof ways, Pace>;
tellBench('client', {
  gates: [
    atLeast('reads through the client', medians.client.perSecond, 2_000, 'a second'),
    atLeast('of bare node:http', medians.client.perSecond / medians.bare.perSecond, 0.4, 'x'),
  ],
  beside: Object.entries(medians).map(
    ([way, { perSecond, perProcessorSecond }]) =>
      `  ${way}: ${perSecond.toFixed(0)} a second, ${perProcessorSecond.toFixed(0)} a second of processor time`,
  ),
  figures: { reads, rounds, callers, accountCount, medians, measured },
});
