/** A look-up asks no more than it must, by the right keys and in the right words; and ends with whoever called it off. */
import { expect, test } from 'vitest';
import type { OpenAccount } from '../../../src-main/accounts/service-door.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { type LookUpClient, lookUp } from '../../../src-main/in-doubt/look-up.ts';
import { type Holder, whoLooks } from '../../../src-main/in-doubt/who-looks.ts';
import type { WriteOrder, WriteRecord } from '../../../src-main/journal/write-record.ts';
import { type FoundOrder, ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import { silentLog } from '../journal/ledger-folder.ts';
import { failureFrom, manifestOrder } from '../manifests/manifests-bench.ts';

const clock = { now: () => new Date('2026-11-20T10:00:00.000Z'), passed: () => 0 };

const holder = (accountId: string, baseAddress = 'https://service.test'): Holder => {
  const account = { baseAddress, serviceKey: accountId, subscriptionKey: '', format: 'json' as const };
  const reach: OpenAccount['reach'] = (work) => work(account);
  return { accountId, label: `Label of ${accountId}`, account, reach } as Holder;
};

const write = (
  kind: WriteRecord['kind'],
  orders: readonly WriteOrder[],
  more: Partial<WriteRecord> = {},
): WriteRecord => ({
  ...{
    writeId: 'w',
    kind,
    accountId: 'one',
    accountLabel: 'One',
    origin: '',
    fingerprint: '',
    state: 'in-doubt',
    about: {},
  },
  ...{
    createdAt: '',
    sentAt: null,
    answeredAt: null,
    settledAt: null,
    orders,
    labelType: '',
    files: [],
    failure: null,
  },
  ...{ attemptAfter: null, readings: [], settlements: [] },
  ...more,
});

type Page = Awaited<ReturnType<LookUpClient['searchOrders']>>;
type Asked = readonly [string, string, string, string, number];

/** A service that answers each search as told, and notes what it was asked: key, phrase, status, fields and page. */
function answering(search: (...asked: Asked) => Partial<Page>, status?: string) {
  const asked: Asked[] = [];
  const tracked: unknown[] = [];
  const client: LookUpClient = {
    async searchOrders({ serviceKey }, { phrase, status, fields, page, limit }, urgency) {
      expect([limit, urgency]).toEqual([250, 'background']);
      const one = [serviceKey, phrase, status, fields, page] as const;
      asked.push(one);
      return { orders: [], totalPages: 1, ...search(...one) };
    },
    async track({ serviceKey }, subject, urgency) {
      tracked.push([serviceKey, subject, urgency]);
      const history = { carrierName: '', carrierService: '', trackingNumber: '', trackingStatus: '', orderNumber: '' };
      if (status === undefined) return [];
      return [{ ...history, orderStatus: status, shippedAt: null, updatedAt: null, events: [], other: {} }];
    },
  };
  return { client, asked, tracked };
}

const found = (...orderIds: number[]): Partial<Page> => ({
  orders: orderIds.map(
    (orderId): FoundOrder => ({ ...manifestOrder(orderId), orderedAt: null, country: '', exactMatch: null }),
  ),
});

const seenIn = async (
  client: LookUpClient,
  record: WriteRecord,
  own: Holder | null = holder('one'),
  others: Holder[] = [],
) =>
  (await lookUp({ client, clock, own, others }, record)).orders.map(({ seen, showed }) => [seen, showed?.code ?? null]);

test('a manifest is looked for among the shipped, then the unshipped, then by tracking: and no further than it must', async () => {
  const shipped = answering(() => found(7));
  expect(await seenIn(shipped.client, write('manifest', [manifestOrder(7)]))).toEqual([['done', 'order-in-shipped']]);
  expect(shipped.asked).toEqual([['one', '#7', 'Shipped', 'Order_Number', 1]]);
  const unshipped = answering((_key, _phrase, status) => (status === 'Unshipped' ? found(7) : found(77)));
  expect(await seenIn(unshipped.client, write('manifest', [manifestOrder(7)]))).toEqual([
    ['not-done', 'order-in-unshipped'],
  ]);
  expect([unshipped.asked.length, unshipped.tracked]).toEqual([2, []]);
  const nowhere = answering(() => found(77), 'Dispatched');
  expect(await seenIn(nowhere.client, write('manifest', [manifestOrder(7)]))).toEqual([['done', 'order-tracked']]);
  expect(nowhere.tracked).toEqual([['one', { orderNumber: '#7' }, 'background']]);
});

test.each([
  ['Dispatched', 'done', 'order-tracked'],
  ['Delivered', 'done', 'order-tracked'],
  ['Unshipped', 'not-done', 'order-tracked'],
  ['Lost', 'cannot-tell', 'order-tracked'],
  ['', 'cannot-tell', 'order-nowhere'],
])('tracked as "%s": %s', async (status, seen, showed) => {
  const { client } = answering(() => ({}), status);
  expect(await seenIn(client, write('manifest', [manifestOrder(7)]))).toEqual([[seen, showed]]);
});

test('tracking that fails otherwise than with a number nobody knows fails the look-up', async () => {
  const { client } = answering(() => ({}));
  const gone = {
    ...client,
    track: () => Promise.reject(new ShippingError(failureOf('unreachable').failure, 'not-sent')),
  };
  expect(
    await failureFrom(
      lookUp({ client: gone, clock, own: holder('one'), others: [] }, write('manifest', [manifestOrder(7)])),
    ),
  ).toMatchObject({ code: 'unreachable' });
});

test('a number that cannot be asked for is looked for among all, by its id; one that is missing is not looked for', async () => {
  const { client, asked, tracked } = answering(() => found(8));
  const orders = [8, 7].map((orderId) => ({ ...manifestOrder(orderId), orderNumber: 'half \ud800' }));
  expect(await seenIn(client, write('manifest', [...orders, { ...manifestOrder(9), orderNumber: '' }]))).toEqual([
    ['done', 'order-in-shipped'],
    ['cannot-tell', 'order-not-first'],
    ['cannot-tell', 'order-without-number'],
  ]);
  expect([asked.every(([, phrase]) => phrase === ''), asked.length, tracked]).toEqual([true, 3, []]);
});

test('pages are read until the order is found, the last page, an empty one, or the fourth', async () => {
  const pagesAsked = async (answer: (page: number) => Partial<Page>) => {
    const { client, asked } = answering((_key, _phrase, _status, _fields, page) => answer(page));
    const [seen] = await seenIn(client, write('archive', [manifestOrder(7)]));
    return [seen?.[1], asked.map(([, , , , page]) => page)];
  };
  const full = found(...Array.from({ length: 250 }, (_, index) => 1000 + index));
  expect(await pagesAsked((page) => ({ ...(page === 2 ? found(7) : found(8)), totalPages: 3 }))).toEqual([
    'order-in-search',
    [1, 2],
  ]);
  expect(await pagesAsked(() => ({ ...found(8), totalPages: 3 }))).toEqual(['order-gone-from-search', [1, 2, 3]]);
  expect(await pagesAsked((page) => ({ ...(page === 1 ? found(8) : {}), totalPages: 9 }))).toEqual([
    'order-gone-from-search',
    [1, 2],
  ]);
  expect(await pagesAsked(() => ({ ...found(8), totalPages: 9 }))).toEqual(['order-among-too-many', [1, 2, 3, 4]]);
  expect(await pagesAsked(() => ({ ...found(8), totalPages: null }))).toEqual(['order-gone-from-search', [1]]);
  expect(await pagesAsked((page) => ({ ...(page === 1 ? full : found(8)), totalPages: null }))).toEqual([
    'order-gone-from-search',
    [1, 2],
  ]);
});

test('every unshipped order: only that none is left speaks for it', async () => {
  const record = write('bulk-delete', [], { about: { everyUnshipped: true } });
  const none = answering(() => ({}));
  expect(await seenIn(none.client, record)).toEqual([['done', 'no-unshipped-order']]);
  expect(none.asked).toEqual([['one', '', 'Unshipped', 'All', 1]]);
  for (const [totalPages, isAll] of [
    [1, true],
    [null, true],
    [2, false],
  ] as const) {
    const { client } = answering(() => ({ ...found(1, 2), totalPages }));
    const reading = await lookUp({ client, clock, own: holder('one'), others: [] }, record);
    const showed = { code: 'unshipped-orders', facts: { count: 2, isAll } };
    const readAt = '2026-11-20T10:00:00.000Z';
    expect(reading).toEqual({ readAt, orders: [{ orderId: 0, orderNumber: '', seen: 'cannot-tell', showed, readAt }] });
  }
  const others = answering(() => ({}));
  expect(await seenIn(others.client, record, null, [holder('two')])).toEqual([
    ['cannot-tell', 'order-not-seen-by-other-keys'],
  ]);
  expect(others.asked).toEqual([]);
});

test('an assignment: its own account first, then each of the others until one shows the order', async () => {
  const about = { toAccountId: 'three', toAccountLabel: 'Three' };
  const record = write('assign', [manifestOrder(7)], { about });
  const others = ['two', 'three', 'four'].map((accountId) => holder(accountId));
  const heldBy = (accountId: string) => answering((key) => (key === accountId ? found(7) : found(70)));
  for (const [accountId, seen, code, asks] of [
    ['one', 'not-done', 'order-still-held-by', 1],
    ['two', 'held-by-other', 'order-held-by', 2],
    ['three', 'done', 'order-held-by', 3],
    ['nobody', 'cannot-tell', 'order-in-no-account', 4],
  ] as const) {
    const { client, asked } = heldBy(accountId);
    expect(await seenIn(client, record, holder('one'), others), accountId).toEqual([[seen, code]]);
    expect([asked.length, asked.every(([, , status]) => status === 'All')]).toEqual([asks, true]);
  }
});

test('what is settled already is not looked up, and the others keep their places', async () => {
  const { client, asked } = answering((_key, phrase) => (phrase === '#9' ? found(9) : {}));
  const orders = [{ ...manifestOrder(7), settledAs: 'done' as const }, manifestOrder(8), manifestOrder(9)];
  const reading = await lookUp({ client, clock, own: holder('one'), others: [] }, write('archive', orders));
  expect(reading.orders.map(({ orderId, orderNumber, seen }) => [orderId, orderNumber, seen])).toEqual([
    [8, '#8', 'done'],
    [9, '#9', 'not-done'],
  ]);
  expect(asked.map(([, phrase]) => phrase).sort()).toEqual(['#8', '#9']);
});

/** Searches that wait until they are answered or called off. */
function waiting() {
  const signals: AbortSignal[] = [];
  const fail: ((cause: Error) => void)[] = [];
  const client: LookUpClient = {
    searchOrders: (_account, _query, _urgency, signal) =>
      new Promise((_resolve, reject) => {
        if (signal === undefined) throw new Error('It cannot be called off');
        signals.push(signal);
        fail.push(reject);
        signal.addEventListener('abort', () => reject(new ShippingError(failureOf('cancelled').failure, 'not-sent')));
      }),
    track: async () => [],
  };
  return { client, signals, fail };
}

const six = [1, 2, 3, 4, 5, 6].map((orderId) => manifestOrder(orderId));

test('four orders are looked up at a time; a look-up that is called off ends them, and begins no other', async () => {
  const { client, signals } = waiting();
  const off = new AbortController();
  const looked = failureFrom(
    lookUp({ client, clock, own: holder('one'), others: [], signal: off.signal }, write('archive', six)),
  );
  expect([signals.length, signals.some(({ aborted }) => aborted)]).toEqual([4, false]);
  off.abort();
  expect((await looked).code).toBe('cancelled');
  expect([signals.length, signals.every(({ aborted }) => aborted)]).toEqual([4, true]);
});

test('one that fails ends the others with it: half a reading is none', async () => {
  const { client, signals, fail } = waiting();
  const looked = failureFrom(lookUp({ client, clock, own: holder('one'), others: [] }, write('archive', six)));
  fail[2]?.(new ShippingError(failureOf('unreachable').failure, 'not-sent'));
  expect((await looked).code).toBe('unreachable');
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

/** Accounts by id: the fingerprint of its keys, or why they cannot be read. */
interface Shelf {
  readonly [accountId: string]: { print?: string; kind?: Account['kind']; at?: string; fails?: true };
}

async function looking(shelf: Shelf, record: Partial<WriteRecord>, reference = '') {
  const lines: unknown[] = [];
  const listed = Object.entries(shelf).map(([accountId, { kind = 'live' }]) => ({
    accountId,
    kind,
    label: `Label of ${accountId}`,
  }));
  const parts = {
    accounts: { list: () => ({ accounts: listed as never, currentAccountId: 'one' }) },
    door: {
      async open(accountId: string) {
        const one = shelf[accountId];
        if (one?.fails === true) throw failureOf('account-needs-keys');
        return holder(accountId, one?.at);
      },
    },
    known: {
      at: ({ serviceKey }: { serviceKey: string }) => ({ origin: '', fingerprint: shelf[serviceKey]?.print ?? 'none' }),
      reference: (accountId: string) => ({ accountId, origin: '', fingerprint: reference }),
    },
    log: { ...silentLog, info: (...said: unknown[]) => void lines.push(said) },
  };
  const { own, others } = await whoLooks(parts, write('manifest', [], record));
  return [own?.accountId ?? null, others.map(({ accountId }) => accountId), lines.length];
}

const here = { origin: 'https://service.test' };

test.each<[string, Shelf, Partial<WriteRecord>, string, readonly unknown[] | string]>([
  [
    'its own entry, with the keys that sent it',
    { one: { print: 'a' }, two: {} },
    { fingerprint: 'a' },
    '',
    ['one', [], 0],
  ],
  [
    'the same keys in another entry',
    { one: { print: 'b' }, two: { print: 'a' } },
    { fingerprint: 'a' },
    '',
    ['two', [], 0],
  ],
  [
    'the same keys in another entry, its own unreadable',
    { one: { fails: true }, two: { print: 'a' } },
    { fingerprint: 'a' },
    '',
    ['two', [], 0],
  ],
  [
    'its own entry unreadable, and no other',
    { one: { fails: true }, two: {} },
    { fingerprint: 'a' },
    '',
    'account-needs-keys',
  ],
  [
    'other keys in its own entry, at the same service',
    { one: { print: 'b' } },
    { ...here, fingerprint: 'a' },
    '',
    [null, ['one'], 0],
  ],
  [
    'other keys in its own entry, at another service',
    { one: { print: 'b', at: 'https://else.test' } },
    { ...here, fingerprint: 'a' },
    '',
    'account-lost',
  ],
  [
    'other keys of the practice service, wherever it is today',
    { one: { print: 'b', kind: 'practice', at: 'http://127.0.0.1:9' } },
    { ...here, fingerprint: 'a' },
    '',
    [null, ['one'], 0],
  ],
  ['in no entry any more', { two: { print: 'b' } }, { fingerprint: 'a' }, '', 'account-lost'],
  ['an old record, its own entry', { one: { print: 'a' }, two: {} }, {}, '', ['one', [], 0]],
  ['an old record, noted since as another entry', { two: { print: 'a' } }, {}, 'a', ['two', [], 0]],
  ['an old record that nobody noted', { two: {}, six: { fails: true }, ten: {} }, {}, '', [null, ['two', 'ten'], 1]],
  ['an old record, and no account at all', {}, {}, '', 'account-lost'],
  [
    'an assign, with the others at its service',
    { one: { print: 'a' }, two: {}, six: { at: 'https://else.test' }, ten: {} },
    { kind: 'assign', fingerprint: 'a' },
    '',
    ['one', ['two', 'ten'], 0],
  ],
  [
    'an assign, by its keys in another entry',
    { two: { print: 'a' }, six: {} },
    { kind: 'assign', fingerprint: 'a' },
    '',
    ['two', ['six'], 0],
  ],
])('whose keys may look: %s', async (_words, shelf, record, reference, expected) => {
  if (typeof expected !== 'string') expect(await looking(shelf, record, reference)).toEqual(expected);
  else expect((await failureFrom(looking(shelf, record, reference))).code).toBe(expected);
});

test('who is asked for and is not there is named; what nobody foresaw is not taken for keys that are missing', async () => {
  expect(await failureFrom(looking({}, { fingerprint: 'a' }))).toMatchObject({
    changed: 'nothing',
    facts: { accountId: 'one' },
  });
  const parts = {
    accounts: {
      list: () => ({ accounts: [{ accountId: 'one', kind: 'live', label: '' }] as never, currentAccountId: 'one' }),
    },
    door: { open: () => Promise.reject(new TypeError('odd')) },
    known: {
      at: () => ({ origin: '', fingerprint: '' }),
      reference: () => ({ accountId: '', origin: '', fingerprint: '' }),
    },
    log: silentLog,
  };
  await expect(whoLooks(parts, write('manifest', []))).rejects.toThrow(TypeError);
});
