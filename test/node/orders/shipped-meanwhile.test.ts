/** Before a manifest: which orders are asked for among the Shipped, and how long anybody waits for that. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { throwIfShipped, throwIfShippedUnseen } from '../../../src-main/orders/shipped-meanwhile.ts';
import type { KeyVault } from '../../../src-main/ports.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { inMemoryKeyVault, inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { asChosen, query } from '../../helpers/orders-bench.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { addAccount } from '../station/station-bench.ts';

/** What is asked for two orders that the copy saw when the test begins; `answer` is that of each question. */
async function asked({
  answer = () => Promise.resolve(),
  hasWaited = false,
  isOfOneCarrier = false,
  minutesLater = 0,
  isOfEarlierRun = false,
  readSince = null as string | null,
  isInCopy = true,
  isCopyRead = true,
  othersUntilAsked = false,
  othersStay = false,
  numbers = {},
}) {
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const seenAt = time.now().toISOString();
  const orders = [manifestOrder(1), manifestOrder(2)].map((order) => ({ ...order, ...numbers }));
  const phrases: string[] = [];
  const seen = { verdict: 'unshipped', seenAt, ...(isOfEarlierRun && { seenByEarlierRun: true }) };
  const copy = orders.map((order) => ({ ...order, ...seen }) as unknown as ListedOrder);
  time.advance(minutesLater * 60_000);
  const ended = await throwIfShipped(
    {
      mirror: {
        async copyOf() {
          if (!isCopyRead) throw failureOf('file-failed');
          return isInCopy ? copy : [];
        },
        datesSureSince: () => 0,
      },
      orders: {
        async searchBeforeWrite({ phrase }) {
          phrases.push(phrase);
          await answer();
          return { orders: [], page: 1, totalPages: 0, readAt: seenAt };
        },
      },
      readSince: () => readSince,
      reachability: {
        answerOfOthers: () =>
          othersStay || (othersUntilAsked && phrases.length === 0) ? failureOf('not-the-service').failure : null,
      },
      clock: time,
      after: time.after,
      log: inMemoryLog(),
    },
    'one',
    orders,
    { hasWaited, isOfOneCarrier },
  ).then(
    () => 'goes',
    ({ failure }) => failure.code,
  );
  return [phrases.length, ended];
}

test.each([
  ['just seen', {}, [0, 'goes']],
  ['seen by an earlier run', { isOfEarlierRun: true }, [2, 'goes']],
  ['seen before a break', { minutesLater: 11 }, [2, 'goes']],
  ['seen nine minutes ago', { minutesLater: 9 }, [0, 'goes']],
  [
    'without a number, of a round that waited',
    { hasWaited: true, numbers: { orderNumber: '', trackingNumber: '' } },
    [1, 'goes'],
  ],
  [
    'a service that refuses what it does not know',
    { hasWaited: true, answer: () => Promise.reject(new ShippingError(failureOf('not-found').failure, 'rejected')) },
    [2, 'goes'],
  ],
  [
    'seen long ago, but the account was read all the while',
    { minutesLater: 60, readSince: '2026-11-20T11:00:00Z' },
    [0, 'goes'],
  ],
  ['seen before the account was read again', { minutesLater: 60, readSince: '2026-11-20T12:50:00Z' }, [2, 'goes']],
  ['the clock was set back since', { minutesLater: -60 }, [2, 'goes']],
  ['of a round that waited', { hasWaited: true }, [2, 'goes']],
  [
    'of a round of one carrier that waited: its parcels may have other labels',
    { hasWaited: true, isOfOneCarrier: true },
    [4, 'goes'],
  ],
  ['of a round of one carrier that did not wait', { isOfOneCarrier: true }, [0, 'goes']],
  ['not in the copy, as when their account was removed and added again', { isInCopy: false }, [2, 'goes']],
  [
    'nobody is reached',
    { hasWaited: true, answer: () => Promise.reject(failureOf('unreachable')) },
    [2, 'unreachable'],
  ],
  [
    'a search that is broken',
    { hasWaited: true, answer: () => Promise.reject(failureOf('service-broken')) },
    [2, 'goes'],
  ],
  ['the copy cannot be read: it would not keep what is asked for either', { isCopyRead: false }, [0, 'goes']],
  ['the copy cannot be read, of a round that waited', { isCopyRead: false, hasWaited: true }, [2, 'goes']],
  ['answered by others before', { othersUntilAsked: true }, [1, 'goes']],
  ['answered by others before, and seen before a break', { othersUntilAsked: true, minutesLater: 11 }, [2, 'goes']],
  [
    'answered by others before, and without a number to ask for',
    { othersUntilAsked: true, numbers: { orderNumber: '', trackingNumber: ' ' } },
    [1, 'goes'],
  ],
  [
    'answered by others before, and they ask for patience now',
    { othersStay: true, answer: () => Promise.reject(failureOf('rate-limited')) },
    [1, 'not-the-service'],
  ],
  ['a search that hangs', { hasWaited: true, answer: () => new Promise<void>(() => undefined) }, [2, 'goes']],
] as const)('%s', async (_, situation, outcome) => {
  expect(await asked(situation)).toEqual(outcome);
});

test.each([
  ['archived', 'removed-meanwhile'],
  ['unshipped', null],
] as const)('of chosen orders one that the copy knows as %s', async (verdict, refused) => {
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const seenAt = time.now().toISOString();
  const orders = [manifestOrder(1), manifestOrder(2)];
  const verdicts = ['unshipped', verdict];
  const copy = orders.map((order, at) => ({ ...order, seenAt, verdict: verdicts[at] }) as unknown as ListedOrder);
  const parts: Parameters<typeof throwIfShippedUnseen>[0] = {
    accounts: { lastShippingAccount: () => null },
    mirror: { copyOf: async () => copy, datesSureSince: () => 0 },
    orders: { searchBeforeWrite: async () => ({ orders: [], page: 1, totalPages: 0, readAt: seenAt }) },
    readSince: () => null,
    reachability: { answerOfOthers: () => null },
    clock: time,
    after: time.after,
    log: inMemoryLog(),
  };
  const ended = throwIfShippedUnseen(parts, 'one', orders).then(
    () => null,
    ({ failure }) => [failure.code, failure.facts.orderIds],
  );
  expect(await ended).toEqual(refused === null ? null : [refused, [2]]);
});

test('an order whose number is a part of many others is looked for on the pages that follow, until it is shown', async () => {
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const order = manifestOrder(7);
  const copy = [{ ...order, verdict: 'unshipped', seenAt: time.now().toISOString() } as unknown as ListedOrder];
  const shippedOn = async (
    page: number,
    totalPages: number | null,
    areOthersUsable = true,
  ): Promise<readonly [string, number][]> => {
    const questions: [string, number][] = [];
    const shown = (orderId: number): Order => ({ ...manifestOrder(orderId), orderedAt: null }) as Order;
    await throwIfShipped(
      {
        mirror: { copyOf: async () => copy, datesSureSince: () => 0 },
        orders: {
          async searchBeforeWrite({ fields, page: asked }) {
            questions.push([fields, asked]);
            const answer = { page: asked, totalPages, readAt: '' };
            if (asked === page || areOthersUsable)
              return { ...answer, orders: [shown(asked === page ? 7 : 70 + asked)] };
            return { ...answer, orders: [], withoutId: [{ orderNumber: '#70', trackingNumber: '' }] };
          },
        },
        readSince: () => null,
        reachability: { answerOfOthers: () => null },
        clock: time,
        after: time.after,
        log: inMemoryLog(),
      },
      'one',
      [order],
      { hasWaited: true, isOfOneCarrier: false },
    );
    return questions;
  };
  expect(await shippedOn(1, 3)).toEqual([['Order_Number', 1]]);
  expect(await shippedOn(2, 3)).toEqual([1, 2].map((page) => ['Order_Number', page]));
  expect(await shippedOn(9, 3)).toEqual([1, 2, 3].map((page) => ['Order_Number', page]));
  // As long as the service does not say how many there are, and no longer than anybody waits for one order.
  expect(await shippedOn(9, null)).toEqual([1, 2, 3, 4].map((page) => ['Order_Number', page]));
  // A page of orders under ids that nobody can use is not the end.
  expect(await shippedOn(2, null, false)).toEqual([1, 2].map((page) => ['Order_Number', page]));
});

test('many orders are first looked for on the first pages: those that these show are not asked for one by one', async () => {
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const orders = Array.from({ length: 60 }, (_, at) => manifestOrder(at + 1));
  const copy = orders.map((order) => ({ ...order, verdict: 'unshipped' }) as unknown as ListedOrder);
  const questions: string[] = [];
  const shown: Readonly<Record<string, readonly number[]>> = { 'Unshipped 1': [1, 30], 'Unshipped 2': [30, 50] };
  await throwIfShipped(
    {
      mirror: { copyOf: async () => copy, datesSureSince: () => 0 },
      orders: {
        async searchBeforeWrite({ phrase, status, page }) {
          questions.push(`${phrase} ${status} ${page}`.trim());
          const [from = 0, upTo = 0] = phrase === '' ? (shown[`${status} ${page}`] ?? []) : [];
          const found = orders.slice(from, upTo).map((order) => order as Order);
          const others = phrase === '' ? [{ ...manifestOrder(900 + page) } as Order] : [];
          return { orders: [...found, ...others], page, totalPages: phrase === '' ? 9 : 1, readAt: '' };
        },
      },
      readSince: () => null,
      reachability: { answerOfOthers: () => null },
      clock: time,
      after: time.after,
      log: inMemoryLog(),
    },
    'one',
    orders,
    { hasWaited: true, isOfOneCarrier: true },
  );
  const inGroup = (status: string) => questions.filter((one) => one.includes(`${status} `));
  expect(inGroup(' Shipped')).toHaveLength(60);
  expect(questions.filter((one) => one === 'Shipped 1')).toHaveLength(1);
  expect(questions.filter((one) => one.startsWith('Unshipped'))).toEqual(['Unshipped 1', 'Unshipped 2', 'Unshipped 3']);
  expect(inGroup(' Unshipped')).toHaveLength(11);
});

test('orders of a list that another bench has sent during a break get onto no second manifest', async () => {
  const service = await startCountingService([71, 72]);
  onTestFinished(() => service.close());
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const account = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const practice = { running: true, url: service.url, accounts: [account] } as const;
  const app = await startServices({ clock: time, practice });
  onTestFinished(() => app.close());
  const accountId = 'practice-1';
  const { orders } = await app.search(query({ accountId, status: 'Unshipped' }));
  time.advance(11 * 60_000);
  service.sentElsewhere.add(72);
  const made = { accountId, orders: orders.map(asChosen) };
  // What somebody works on meanwhile holds up nobody who waits, however slow it is.
  service.searches = 'lists held';
  const codes = Array.from({ length: 20 }, (_, at) => `LIST-${at}`);
  const list = app.ask('orders.resolveCodes', { accountId, codes });
  await service.searchHeld;
  expect(await app.outcome('manifests.create', made)).toMatchObject({
    ok: false,
    failure: { code: 'shipped-meanwhile', changed: 'nothing', facts: { accountId, orderIds: [72] } },
  });
  expect(service.writes).toEqual([]);
  service.searches = 'done';
  service.release();
  await list;
  await app.ask('manifests.create', { accountId, orders: made.orders.filter(({ orderId }) => orderId === 71) });
  expect(service.writes).toEqual(['POST /api/orders/manifest']);
});

test('nor does one that is removed here while the service is asked for it: the buyer has cancelled it', async () => {
  const service = await startCountingService([71, 72]);
  onTestFinished(() => service.close());
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const account = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const app = await startServices({ clock: time, practice: { running: true, url: service.url, accounts: [account] } });
  onTestFinished(() => app.close());
  const accountId = 'practice-1';
  const { orders } = await app.search(query({ accountId, status: 'Unshipped' }));
  time.advance(11 * 60_000);
  service.searches = 'held';
  const made = app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) });
  await service.searchHeld;
  const removed = [{ orderId: 72, orderNumber: 'HARBOUR-72' }];
  await app.ask('changes.start', { accountId, change: { kind: 'archive', orders: removed } });
  await app.announcements.first('changes.progressed', ({ state }) => state === 'ended');
  service.searches = 'done';
  service.release();
  expect(await made).toMatchObject({
    failure: { code: 'removed-meanwhile', changed: 'nothing', facts: { accountId, orderIds: [72] } },
  });
  expect(service.manifested.size).toBe(0);
});

test('what was chosen in one shop goes to no other, whose key its account has got while the service was asked', async () => {
  const service = await startCountingService([71]);
  onTestFinished(() => service.close());
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const app = await startServices({ clock: time });
  onTestFinished(() => app.close());
  const accountId = await addAccount(app, 'North', service.url, 'north');
  const { orders } = await app.search(query({ accountId, status: 'Unshipped' }));
  const made = { accountId, orders: orders.map(asChosen) };
  time.advance(11 * 60_000);
  service.searches = 'held';
  const first = app.outcome('manifests.create', made);
  await service.searchHeld;
  const { draftId } = await app.ask('accounts.openDraft', { accountId });
  app.clipboard.text = 'service-key-of-south-0123456789';
  await app.ask('accounts.pasteKey', { draftId, which: 'service' });
  await app.ask('accounts.saveDraft', { draftId, label: 'South', baseAddress: service.url, colour: 'blue' });
  service.searches = 'done';
  service.release();
  expect(await first).toMatchObject({
    failure: { code: 'changed-meanwhile', changed: 'nothing', facts: { accountId } },
  });
  expect(service.manifested.size).toBe(0);
  // Whoever has looked again may know that it is the shop's new key.
  await app.ask('manifests.create', made);
});

test('nor does one whose removal ends while the keychain asks for its password', async () => {
  const service = await startCountingService([71, 72]);
  onTestFinished(() => service.close());
  let readKey: KeyVault['read'] | null = null;
  const vault = inMemoryKeyVault();
  const keyVault: KeyVault = { ...vault, read: (name) => (readKey ?? vault.read)(name) };
  const app = await startServices({ keyVault });
  onTestFinished(() => app.close());
  const accountId = await addAccount(app, 'North', service.url, 'north');
  const { orders } = await app.search(query({ accountId, status: 'Unshipped' }));
  service.answers = 'held';
  const removed = [{ orderId: 72, orderNumber: 'HARBOUR-72' }];
  await app.ask('changes.start', { accountId, change: { kind: 'archive', orders: removed } });
  await service.received(1);
  // Its keys are asked for anew once it was saved, as with another name.
  const { draftId } = await app.ask('accounts.openDraft', { accountId });
  await app.ask('accounts.saveDraft', { draftId, label: 'Northern', baseAddress: service.url, colour: 'blue' });
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  readKey = async (name) => {
    asked.resolve();
    await answered.promise;
    return vault.read(name);
  };
  const made = app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) });
  await asked.promise;
  service.answers = 'done';
  service.release();
  await app.announcements.first('changes.progressed', ({ state }) => state === 'ended');
  answered.resolve();
  expect(await made).toMatchObject({
    failure: { code: 'removed-meanwhile', changed: 'nothing', facts: { accountId, orderIds: [72] } },
  });
  expect(service.manifested.size).toBe(0);
});

test('nor do those that the copy has learned as shipped while the question stood there: nothing is asked for that', async () => {
  const service = await startCountingService([71, 72]);
  onTestFinished(() => service.close());
  const account = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const app = await startServices({ practice: { running: true, url: service.url, accounts: [account] } });
  onTestFinished(() => app.close());
  const accountId = 'practice-1';
  const { orders } = await app.search(query({ accountId, status: 'Unshipped' }));
  service.sentElsewhere.add(72);
  await app.search(query({ accountId, status: 'Shipped' }));
  expect(await app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) })).toMatchObject({
    failure: { code: 'shipped-meanwhile', changed: 'nothing', facts: { accountId, orderIds: [72] } },
  });
  expect(service.writes).toEqual([]);
});

test('nor do those that were seen an hour ago, where the clock was set back since and calls that five minutes', async () => {
  const service = await startCountingService([71, 72]);
  onTestFinished(() => service.close());
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const account = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const app = await startServices({ clock: time, practice: { running: true, url: service.url, accounts: [account] } });
  onTestFinished(() => app.close());
  const accountId = 'practice-1';
  const { orders } = await app.search(query({ accountId, status: 'Unshipped' }));
  time.advance(60 * 60_000);
  time.setClock(-55 * 60_000);
  service.sentElsewhere.add(72);
  expect(await app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) })).toMatchObject({
    failure: { code: 'shipped-meanwhile', facts: { orderIds: [72] } },
  });
  expect(service.writes).toEqual([]);
});

test.each([
  ['three minutes ago: a folder of a bench that is broken was opened elsewhere, or Packbench started again', 0, 0],
  ['an hour ago, where the clock was set back between the two runs, and calls that a minute', -60, 58],
])('nor do those that an earlier run has seen, %s', async (_when, setBy, minutesOfThisRun) => {
  const service = await startCountingService([71, 72]);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-earlier-run-'));
  onTestFinished(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const account = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const practice = { running: true, url: service.url, accounts: [account] } as const;
  const accountId = 'practice-1';
  const earlier = await startServices({ folder, clock: time, practice });
  const { orders } = await earlier.search(query({ accountId, status: 'Unshipped' }));
  await earlier.close();
  time.advance(3 * 60_000);
  time.setClock(setBy * 60_000);
  service.sentElsewhere.add(72);
  const app = await startServices({ folder, clock: time, practice });
  onTestFinished(() => app.close());
  time.advance(minutesOfThisRun * 60_000);
  expect(await app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) })).toMatchObject({
    failure: { code: 'shipped-meanwhile', facts: { orderIds: [72] } },
  });
  expect(service.writes).toEqual([]);
});

test('nor do chosen orders that the copy does not hold, because it was lost since they were chosen', async () => {
  const service = await startCountingService([71, 72]);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-copy-lost-'));
  onTestFinished(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  const account = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const practice = { running: true, url: service.url, accounts: [account] } as const;
  const accountId = 'practice-1';
  const earlier = await startServices({ folder, practice });
  const { orders } = await earlier.search(query({ accountId, status: 'Unshipped' }));
  await earlier.close();
  await rm(join(folder, 'orders'), { recursive: true });
  service.sentElsewhere.add(72);
  const app = await startServices({ folder, practice });
  onTestFinished(() => app.close());
  expect(await app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) })).toMatchObject({
    failure: { code: 'shipped-meanwhile', facts: { orderIds: [72] } },
  });
  expect(service.writes).toEqual([]);
});
