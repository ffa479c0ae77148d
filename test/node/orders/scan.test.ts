/**
 * A scan never waits for a slow service: what is known is reported, what is not yet known is named, and late answers
 * are reported too.
 */
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { ShownByService } from '../../../src-main/orders/ask-service.ts';
import { createScans, type Scans } from '../../../src-main/orders/scan.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import {
  type Announcements,
  type InMemoryLog,
  inMemoryLog,
  recordAnnouncements,
} from '../../helpers/in-memory-ports.ts';
import { createTimersByHand, type TimersByHand } from '../../helpers/timers-by-hand.ts';

interface ScanBench {
  readonly scan: Scans;
  readonly timers: TimersByHand;
  readonly announcements: Announcements;
  readonly asked: string[];
  readonly log: InMemoryLog;
  /** What the service of an account answers, when it does. `failure`: it could not be asked everything. */
  answer(accountId: string, orders: readonly ListedOrder[], failure?: Failure | null): void;
  fail(accountId: string, error?: Error): void;
}

/** `beingRead`: an account whose orders are read for the first time. */
function startScans(inMirror: readonly ListedOrder[] = [], beingRead = 'none'): ScanBench {
  const timers = createTimersByHand();
  const announcements = recordAnnouncements();
  const asked: string[] = [];
  const log = inMemoryLog();
  const services = new Map(['north', 'south'].map((accountId) => [accountId, Promise.withResolvers<ShownByService>()]));
  const scan = createScans({
    find: async () => inMirror,
    accountIds: () => [...services.keys()],
    isBeingRead: (accountId) => accountId === beingRead,
    ask(accountId) {
      asked.push(accountId);
      return services.get(accountId)?.promise ?? Promise.resolve({ orders: [], failure: null });
    },
    labelled: (order) => order,
    after: timers.after,
    announce: announcements.announce,
    log,
  });
  return {
    ...{ scan, timers, announcements, asked, log },
    answer: (accountId, orders, failure = null) => services.get(accountId)?.resolve({ orders, failure }),
    fail: (accountId, error = failureOf('unreachable')) => services.get(accountId)?.reject(error),
  };
}

test('what the mirror knows is the answer, and no service is asked', async () => {
  const { scan, asked } = startScans([listed('north')]);
  expect(await scan({ code: ' PB-7 ', atOnce: true })).toMatchObject({
    code: 'PB-7',
    matches: [{ accountId: 'north', from: 'mirror' }],
    accounts: [
      { accountId: 'north', from: 'mirror' },
      { accountId: 'south', from: 'mirror' },
    ],
    asking: false,
    notAsked: [],
  });
  expect(asked).toEqual([]);
});

test('of several readings those that name an order are told, as the copy compares numbers', async () => {
  const order = {
    ...listed('north'),
    orderNumber: 'PB–7',
    trackingNumber: '0998 0000 0200 33',
    earlierNumber: 'OLD 7',
  };
  const { scan } = startScans([order]);
  const codesOf = async (code: string, ...otherReadings: string[]) =>
    (await scan({ code, otherReadings })).matches.map(({ codes }) => codes);
  expect(await codesOf('pb-7', 'pbß7')).toEqual([['pb-7']]);
  expect(await codesOf('%008182709980000020033350276', 'other')).toEqual([['%008182709980000020033350276']]);
  expect(await codesOf('other', 'old7')).toEqual([['old7']]);
  expect(await codesOf('PB-7')).toEqual([undefined]);
});

test('an account that is being read for the first time is asked, though another has the number: it may have it too', async () => {
  const { scan, announcements, asked, answer } = startScans([listed('north')], 'south');
  const first = await scan({ code: 'PB-7', atOnce: true });
  expect(first).toMatchObject({ matches: [{ accountId: 'north', from: 'mirror' }], asking: false, notAsked: [] });
  expect(first.accounts.map(({ from }) => from)).toEqual(['mirror', 'asking']);
  expect(asked).toEqual(['south']);
  answer('south', [listed('south')]);
  const found = await announcements.first('orders.found', ({ scanId }) => scanId === first.scanId);
  expect(found.matches.map(({ accountId, from }) => [accountId, from])).toEqual([
    ['north', 'mirror'],
    ['south', 'service'],
  ]);
  expect(found.accounts.map(({ from }) => from)).toEqual(['mirror', 'service']);
});

test('such an account that has not the number, or does not answer, is no news', async () => {
  for (const end of ['answer', 'fail'] as const) {
    const { scan, announcements, answer, fail } = startScans([listed('north')], 'south');
    await scan({ code: 'PB-7', atOnce: true });
    if (end === 'answer') answer('south', []);
    else fail('south');
    await setImmediate();
    expect(announcements.all).toEqual([]);
  }
});

test('nothing scanned is nothing found', async () => {
  const { scan, asked } = startScans();
  expect(await scan({ code: '  ' })).toMatchObject({ matches: [], asking: false });
  expect(asked).toEqual([]);
});

test('what the mirror lacks is asked for at once, and found', async () => {
  const { scan, announcements, answer } = startScans();
  const first = await scan({ code: 'PB-7', atOnce: true });
  expect(first).toMatchObject({ matches: [], asking: true, notAsked: [] });
  expect(first.accounts.map(({ from }) => from)).toEqual(['asking', 'asking']);
  answer('north', []);
  answer('south', [listed('south')]);
  const found = await announcements.first('orders.found', ({ scanId }) => scanId === first.scanId);
  expect(found).toMatchObject({ matches: [{ accountId: 'south', from: 'service' }], asking: false });
  expect(found.accounts.map(({ from }) => from)).toEqual(['service', 'service']);
});

test('the same number in two accounts is two matches, whichever service answers first', async () => {
  const { scan, announcements, answer } = startScans();
  const { scanId } = await scan({ code: 'PB-7', atOnce: true });
  answer('north', [listed('north')]);
  await setImmediate();
  expect(announcements.all).toEqual([]);
  answer('south', [listed('south')]);
  const found = await announcements.first('orders.found', (one) => one.scanId === scanId);
  expect(found.matches.map(({ accountId }) => accountId)).toEqual(['north', 'south']);
  expect(found.notAsked).toEqual([]);
});

test('what one service finds is told a second later, with who has not answered; nobody tells it twice', async () => {
  const { scan, announcements, answer, timers } = startScans();
  const { scanId } = await scan({ code: 'PB-7', atOnce: true });
  answer('north', [listed('north')]);
  await timers.asked(1_000);
  timers.pass(1_000);
  await setImmediate();
  expect(announcements.all.map(({ event }) => event)).toMatchObject([
    {
      ...{ scanId, matches: [{ accountId: 'north', from: 'service' }], asking: false },
      notAsked: [{ accountId: 'south', failure: { code: 'timed-out' } }],
    },
  ]);
  timers.pass(2_000);
  await setImmediate();
  expect(announcements.all).toHaveLength(1);
  answer('south', [listed('south')]);
  const both = await announcements.first('orders.found', ({ matches }) => matches.length === 2);
  expect(both.accounts.map(({ from }) => from)).toEqual(['service', 'service']);
});

test('a service that could not be asked everything shows what it found, and is named', async () => {
  const { scan, answer } = startScans([{ ...listed('north'), orderId: 8, verdict: 'archived' }]);
  const answered = scan({ code: 'PB-7' });
  answer('north', [listed('north')], failureOf('unreachable').failure);
  answer('south', []);
  const { matches, accounts, notAsked } = await answered;
  // It may still know what the copy has.
  expect(matches.map(({ order, from }) => [order.orderId, from])).toEqual([
    [8, 'mirror'],
    [7, 'service'],
  ]);
  expect(accounts.map(({ from }) => from)).toEqual(['not-known', 'service']);
  expect(notAsked).toMatchObject([{ accountId: 'north', failure: { code: 'unreachable' } }]);
});

test.each(['archived', 'gone'] as const)(
  'what the copy knows as %s stays that where its service answers without it, and gives way to what the service shows',
  async (verdict) => {
    const { scan, answer, announcements } = startScans([{ ...listed('north'), verdict }]);
    const { scanId } = await scan({ code: 'PB-7', atOnce: true });
    answer('north', []);
    answer('south', []);
    const { matches, asking } = await announcements.first('orders.found', (one) => one.scanId === scanId);
    expect([matches.map(({ order }) => order.verdict), asking]).toEqual([[verdict], false]);

    const shown = startScans([{ ...listed('north'), verdict }]);
    const answered = shown.scan({ code: 'PB-7' });
    shown.answer('north', [listed('north')]);
    shown.answer('south', []);
    expect((await answered).matches).toMatchObject([{ from: 'service', order: { verdict: 'unshipped' } }]);
  },
);

test('a service that hangs is named after two seconds, and its late answer is told as well', async () => {
  const { scan, announcements, answer, timers } = startScans();
  const { scanId } = await scan({ code: 'PB-7', atOnce: true });
  answer('north', []);
  await setImmediate();
  expect(announcements.all).toEqual([]);
  timers.pass(2_000);
  const settled = await announcements.first('orders.found', (one) => one.scanId === scanId);
  expect(settled).toMatchObject({
    matches: [],
    asking: false,
    notAsked: [{ accountId: 'south', failure: { code: 'timed-out' } }],
  });
  expect(settled.accounts.map(({ from }) => from)).toEqual(['service', 'not-known']);
  answer('south', [listed('south')]);
  const late = await announcements.first('orders.found', ({ matches }) => matches.length > 0);
  expect(late).toMatchObject({ scanId, asking: false, notAsked: [] });
});

test('one that waits is answered after two seconds at the latest, with what failed', async () => {
  const { scan, fail, timers } = startScans();
  const answered = scan({ code: 'PB-7' });
  fail('north');
  await timers.asked(2_000);
  timers.pass(2_000);
  expect(await answered).toMatchObject({
    matches: [],
    asking: false,
    notAsked: [
      { accountId: 'north', failure: { code: 'unreachable' } },
      { accountId: 'south', failure: { code: 'timed-out' } },
    ],
  });
});

test('an account whose asking fails in a way nobody foresaw is named like any other, and keeps none from being told', async () => {
  const { scan, announcements, answer, fail, log } = startScans();
  const { scanId } = await scan({ code: 'PB-7', atOnce: true });
  fail('north', new TypeError('x is not a function'));
  answer('south', [listed('south')]);
  const found = await announcements.first('orders.found', (one) => one.scanId === scanId);
  expect(found).toMatchObject({
    matches: [{ accountId: 'south' }],
    asking: false,
    notAsked: [{ accountId: 'north', failure: { code: 'internal', changed: 'nothing' } }],
  });
  expect(log.lines).toMatchObject([{ level: 'error', facts: { err: { message: 'x is not a function' } } }]);
});

function listed(accountId: string): ListedOrder {
  return {
    ...{ accountId, orderId: 7, orderNumber: 'PB-7', orderedAt: null, receiverName: '', carrierName: '' },
    ...{ trackingNumber: '', country: '', exactMatch: null, manifest: null, verdict: 'unshipped' },
    ...{ seenAmong: 'unshipped', seenAt: null, isMissing: false, goneAt: null, removal: null, earlierNumber: null },
  };
}
