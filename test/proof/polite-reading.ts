/**
 * Three accounts of one subscription are read for hours, while people work: how much of its limit that takes, and who
 * has to wait because of it.
 */

import { seededNumbers } from '../helpers/seeded-numbers.ts';
import { readingOverGateway, shippingAccount } from './orders-read/reading-over-gateway.ts';
import { SimulatedService } from './orders-read/simulated-service.ts';
import type { ProofRow, ProofRun } from './proof-row.ts';

export const politeReading: ProofRow = {
  name: 'polite-reading',
  promise:
    'reading all orders causes no 429, takes a quarter of the limit at most, and no scan waits longer than 600 ms for its turn',
  how: 'simulated hours with the real client: three accounts of one subscription at two requests a second, while people scan and press',
  unit: 'hours',
  shortCount: 1,
  longCount: 8,
  run: (run) => hours(run),
};

const hour = 3_600_000;
const second = 1_000;
const limitPerSecond = 2;
const accountIds = ['sorted', 'unsorted', 'large'] as const;
type Name = (typeof accountIds)[number];

async function hours(run: ProofRun): Promise<void> {
  const random = seededNumbers(run.seed);
  const services = servicesOf(random);
  const serviceOf = (accountId: string): SimulatedService => services[accountId as Name];
  const { time, gateway, client, reading } = readingOverGateway(accountIds, serviceOf, random);
  /** When the requests of people left, and how long the first request of each scan waited for its turn. */
  const people = { requests: 0, longestWait: 0, longestOfAll: 0 };
  const scan = async (): Promise<void> => {
    reading.noteActivity();
    const askedAt = time.passed();
    // A code that no order of the mirror has: every account is asked at once.
    const query = { phrase: 'not-here', status: 'All', fields: 'All', page: 1, limit: 250 } as const;
    const sentBefore = gateway.sent.length;
    const answers = accountIds.map((accountId) =>
      client.searchOrders(shippingAccount(accountId), query, 'interactive'),
    );
    people.requests += accountIds.length;
    await Promise.all(answers);
    const sent = gateway.sent.slice(sentBefore, sentBefore + accountIds.length);
    people.longestWait = Math.max(people.longestWait, (sent[0] ?? time.passed()) - askedAt);
    people.longestOfAll = Math.max(people.longestOfAll, (sent[2] ?? time.passed()) - askedAt);
  };

  let largestShare = 0;
  reading.start();
  while (run.wantsMore()) {
    const end = time.passed() + hour;
    const sentBefore = gateway.sent.length;
    const peopleBefore = people.requests;
    while (time.passed() < end) {
      await time.pass(2 * second + random() * 20 * second);
      changeSomething(services, random);
      const scanned = scan();
      await time.passUntil(() => false, 3 * second);
      await scanned;
    }
    const share =
      (gateway.sent.length - sentBefore - (people.requests - peopleBefore)) / ((hour / second) * limitPerSecond);
    largestShare = Math.max(largestShare, share);
    if (share > 0.25) run.breach(run.seed, `reading took ${percent(share)} % of the limit`);
    run.done();
  }
  run.measured('share of the limit in %, at most in an hour', percent(largestShare));
  run.tally('requests', gateway.sent.length);
  run.tally('requests of people', people.requests);
  run.measured('longest wait of a scan for its turn in ms', Math.round(people.longestWait));
  run.measured('longest wait for the last of its three turns in ms', Math.round(people.longestOfAll));
  run.tally('answers of 429', gateway.refused);
  if (gateway.refused > 0) run.breach(run.seed, `${gateway.refused} requests were answered 429`);
  if (people.longestWait > 600) run.breach(run.seed, `a scan waited ${Math.round(people.longestWait)} ms for its turn`);
  const closed = Promise.all([reading.close(), client.close()]);
  await time.pass(hour);
  await closed;
}

const percent = (share: number): number => Math.round(share * 1_000) / 10;

/** One that gives the newest first, one that gives orders unsorted, and one of many pages. */
function servicesOf(random: () => number): Readonly<Record<Name, SimulatedService>> {
  const filled = (count: number, isSorted: boolean): SimulatedService => {
    const service = new SimulatedService({ rowsPerPage: 10 });
    for (let number = 0; number < count; number += 1) {
      service.insert(random() < 0.5 ? 'unshipped' : 'shipped', isSorted ? 0 : Math.floor(random() * number));
    }
    return service;
  };
  return { sorted: filled(100, true), unsorted: filled(100, false), large: filled(3_000, true) };
}

function changeSomething(services: Readonly<Record<Name, SimulatedService>>, random: () => number): void {
  for (const service of Object.values(services)) {
    const order = service.at(Math.floor(random() * service.orders.length));
    const what = Math.floor(random() * 4);
    if (what === 0) service.insert('unshipped');
    if (order !== null && what === 1) service.move(order);
    if (order !== null && what === 2) service.remove(order);
  }
}
