/** A look-up asks no more than it must, with the right keys and words; and ends when it is cancelled. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { type LookUpClient, lookUp } from '../../../src-main/in-doubt/look-up.ts';
import type { Holder } from '../../../src-main/in-doubt/who-looks.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { type FoundOrder, ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import type { FailureCode, FailureDetail } from '../../../src-preload/contract/failure.ts';
import type { TrackingHistory } from '../../../src-preload/contract/tracking.ts';
import { failureFrom, manifestOrder } from '../manifests/manifests-bench.ts';
import { holder, write } from './look-up-parts.ts';

const clock = { now: () => new Date('2026-11-20T10:00:00.000Z'), passed: () => 0 };

type Page = Awaited<ReturnType<LookUpClient['searchOrders']>>;
type Asked = readonly [string, string, string, string, number];

/**
 * A service that answers each search as the test says, and notes what it was asked: key, phrase, status, fields and
 * page.
 */
function answering(search: (...asked: Asked) => Partial<Page>, status?: string, ofAll: Partial<Page> = found(999)) {
  const asked: Asked[] = [];
  const askedForAll: string[] = [];
  const tracked: unknown[] = [];
  const client: LookUpClient = {
    async searchOrders({ serviceKey }, { phrase, status, fields, page, limit }, urgency) {
      // Whether the search tells anything of the account's orders.
      if (limit === 1) {
        askedForAll.push(serviceKey);
        return { totalPages: 1, orders: [], ...ofAll };
      }
      expect([limit, urgency]).toEqual([250, 'background']);
      const one = [serviceKey, phrase, status, fields, page] as const;
      asked.push(one);
      return { orders: [], totalPages: 1, ...search(...one) };
    },
    async track({ serviceKey }, subject, urgency) {
      tracked.push([serviceKey, subject, urgency]);
      const history = { carrierName: '', carrierService: '', trackingNumber: '', trackingStatus: '', orderNumber: '' };
      if (status === undefined) return { histories: [] };
      const facts = { orderStatus: status, shippedAt: null, updatedAt: null, events: [], other: {} };
      return { histories: [{ ...history, ...facts }] };
    },
  };
  return { client, asked, askedForAll, tracked };
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

test('a manifest is looked for among the shipped, then the unshipped, and by tracking: and no further than it must', async () => {
  const shipped = answering(() => found(7));
  expect(await seenIn(shipped.client, write('manifest', [manifestOrder(7)]))).toEqual([['done', 'order-in-shipped']]);
  expect(shipped.asked).toEqual([['one', '#7', 'Shipped', 'Order_Number', 1]]);
  const unshipped = answering((_key, _phrase, status) => (status === 'Unshipped' ? found(7) : found(77)));
  expect(await seenIn(unshipped.client, write('manifest', [manifestOrder(7)]))).toEqual([
    ['not-done', 'order-in-unshipped'],
  ]);
  expect([unshipped.asked.length, unshipped.tracked.length]).toEqual([2, 1]);
  const nowhere = answering(() => found(77), 'Dispatched');
  expect(await seenIn(nowhere.client, write('manifest', [manifestOrder(7)]))).toEqual([['done', 'order-tracked']]);
  expect(nowhere.tracked).toEqual([['one', { orderNumber: '#7' }, 'background']]);
});

test('a large manifest is looked for on the first pages of the Shipped ones, and only the rest one by one', async () => {
  const orders = Array.from({ length: 300 }, (_, at) => manifestOrder(at + 1));
  const pages = [
    found(...Array.from({ length: 250 }, (_, at) => at + 1)),
    found(...Array.from({ length: 47 }, (_, at) => at + 251)),
    found(9_000),
  ];
  const { client, asked } = answering((_key, phrase, status, _fields, page) => {
    if (phrase === '') return { ...pages[page - 1], totalPages: 3 };
    return phrase === '#298' && status === 'Shipped' ? found(298) : {};
  });
  const seen = await seenIn(client, write('manifest', orders));
  expect(seen.slice(0, 298).every(([what, how]) => what === 'done' && how === 'order-in-shipped')).toBe(true);
  expect(seen.slice(298)).toEqual([
    ['cannot-tell', 'order-nowhere'],
    ['cannot-tell', 'order-nowhere'],
  ]);
  expect(asked.map(([, phrase, status, , page]) => `${phrase} ${status} ${page}`).slice(0, 4)).toEqual([
    ' Shipped 1',
    ' Shipped 2',
    ' Shipped 3',
    '#298 Shipped 1',
  ]);
  expect(asked).toHaveLength(8);
});

test('no more than eight first pages are read for a large manifest, where the service shows a few of it on each', async () => {
  const orders = Array.from({ length: 40 }, (_, at) => manifestOrder(at + 1));
  const { client, asked } = answering((_key, phrase, _status, _fields, page) =>
    phrase === '' ? { ...found(page), totalPages: 400 } : found(Number(phrase.slice(1))),
  );
  const seen = await seenIn(client, write('manifest', orders));
  expect(seen.every(([what]) => what === 'done')).toBe(true);
  expect(asked.filter(([, phrase]) => phrase === '').map(([, , , , page]) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(asked).toHaveLength(8 + 32);
});

test('a service that shows the oldest first, or refuses such a search, is asked for each order of a large manifest', async () => {
  const orders = Array.from({ length: 20 }, (_, at) => manifestOrder(at + 1));
  const answers: ((phrase: string) => Partial<Page>)[] = [
    (phrase) => (phrase === '' ? { ...found(9_000), totalPages: 400 } : found(Number(phrase.slice(1)))),
    (phrase) => {
      if (phrase === '') throw new ShippingError(failureOf('service-refused').failure, 'rejected');
      return found(Number(phrase.slice(1)));
    },
  ];
  for (const answer of answers) {
    const { client, asked } = answering((_key, phrase) => answer(phrase));
    expect(await seenIn(client, write('manifest', orders))).toEqual(orders.map(() => ['done', 'order-in-shipped']));
    expect(asked).toHaveLength(21);
  }
});

test.each([
  ['Awaiting Dispatch', 'cannot-tell', 'order-tracked'],
  [' awaiting dispatch ', 'cannot-tell', 'order-tracked'],
  ['dispatched', 'cannot-tell', 'order-tracked'],
  ['Delivered', 'cannot-tell', 'order-tracked'],
  ['Manifested', 'cannot-tell', 'order-tracked'],
  ['Shipped', 'cannot-tell', 'order-tracked'],
  ['In Transit', 'cannot-tell', 'order-tracked'],
  ['Attempted Delivery', 'cannot-tell', 'order-tracked'],
  ['Unshipped', 'not-done', 'order-in-unshipped'],
  ['Printed', 'not-done', 'order-in-unshipped'],
])(
  'among the Unshipped may be what was manifested and waits for the courier: tracked as "%s": %s',
  async (status, seen, showed) => {
    const { client } = answering((_key, _phrase, group) => (group === 'Unshipped' ? found(7) : {}), status);
    expect(await seenIn(client, write('manifest', [manifestOrder(7)]))).toEqual([[seen, showed]]);
  },
);

const refusing = (): never => {
  throw new ShippingError(failureOf('service-refused').failure, 'rejected');
};

test.each<[string, (status: string) => Partial<Page>]>([
  ['the Shipped cannot be searched, and the Unshipped do not show it', (s) => (s === 'Shipped' ? refusing() : {})],
  ['there are too many alike among the Shipped', (s) => (s === 'Shipped' ? { ...found(77), totalPages: 9 } : {})],
  ['neither group shows it', () => ({})],
])('with other keys an order is not called left out where its group is not known: %s', async (_name, inGroup) => {
  const { client } = answering((_key, _phrase, status) => (status === 'All' ? found(7) : inGroup(status)));
  const record = write('manifest', [manifestOrder(7)]);
  expect(await seenIn(client, record, null, [holder('two')])).toEqual([['cannot-tell', 'order-in-search-of']]);
});

test.each([
  ['Awaiting Dispatch', 'cannot-tell', 'order-tracked'],
  [' awaiting dispatch ', 'cannot-tell', 'order-tracked'],
  ['Unshipped', 'not-done', 'order-in-unshipped-of'],
])('the same with other keys: tracked as "%s": %s', async (status, seen, showed) => {
  const { client, tracked } = answering((_key, _phrase, group) => (group === 'Shipped' ? {} : found(7)), status);
  const record = write('manifest', [manifestOrder(7)]);
  expect(await seenIn(client, record, null, [holder('two')])).toEqual([[seen, showed]]);
  expect(tracked).toEqual([['two', { orderNumber: '#7' }, 'background']]);
});

test('a number with blanks around it is also searched without them: else it would be called gone', async () => {
  const blank = { ...manifestOrder(7), orderNumber: ' #7\u00a0' };
  const trims = answering((_key, phrase) => (phrase === '#7' ? found(7) : {}));
  expect(await seenIn(trims.client, write('archive', [blank]))).toEqual([['not-done', 'order-in-search']]);
  const exact = answering((_key, phrase) => (phrase === ' #7\u00a0' ? found(7) : {}));
  expect(await seenIn(exact.client, write('archive', [blank]))).toEqual([['not-done', 'order-in-search']]);
  const gone = answering(() => ({}));
  expect(await seenIn(gone.client, write('archive', [blank]))).toEqual([['done', 'order-gone-from-search']]);
});

test('a number that is there under an id nobody can use is not called gone; nor are such orders none at all', async () => {
  const odd = answering(() => ({ withoutId: [{ orderNumber: '#7 ', trackingNumber: '' }] }));
  expect(await seenIn(odd.client, write('archive', [manifestOrder(7)]))).toEqual([['cannot-tell', 'order-without-id']]);
  const every = write('bulk-delete', [], { about: { everyUnshipped: true, remove: true } });
  expect(await seenIn(odd.client, every)).toEqual([['cannot-tell', 'unshipped-orders']]);
  const another = answering(() => ({ withoutId: [{ orderNumber: '#77', trackingNumber: '' }] }));
  expect(await seenIn(another.client, write('archive', [manifestOrder(7)]))).toEqual([
    ['done', 'order-gone-from-search'],
  ]);
});

test('a page of orders under ids that nobody can use is no end where the service does not say how many pages there are', async () => {
  const withoutId = [{ orderNumber: '#77', trackingNumber: '' }];
  const next = answering((...[, , , , page]) =>
    page === 1
      ? { withoutId, totalPages: null }
      : page === 2
        ? { ...found(7), totalPages: null }
        : { totalPages: null },
  );
  expect(await seenIn(next.client, write('archive', [manifestOrder(7)]))).toEqual([['not-done', 'order-in-search']]);
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

const history = { carrierName: '', carrierService: '', trackingStatus: '', orderNumber: '#7', trackingNumber: 'T7' };
const tracked = (orderStatus: string, more: Partial<TrackingHistory> = {}): TrackingHistory => ({
  ...{ ...history, orderStatus, shippedAt: null, updatedAt: null, events: [], other: {} },
  ...more,
});

test.each<[string, readonly TrackingHistory[], string, string]>([
  ['an order of another number', [tracked('Delivered', { orderNumber: '#77' })], 'cannot-tell', 'order-nowhere'],
  [
    'another parcel of the same number',
    [tracked('Delivered', { trackingNumber: 'T70' })],
    'cannot-tell',
    'order-nowhere',
  ],
  [
    'another order first',
    [tracked('Delivered', { orderNumber: '#77' }), tracked('Unshipped')],
    'not-done',
    'order-tracked',
  ],
  [
    'two that differ',
    [tracked('Delivered'), tracked('Unshipped', { trackingNumber: '' })],
    'cannot-tell',
    'order-tracked',
  ],
  ['two that agree', [tracked('Delivered'), tracked('Delivered', { trackingNumber: '' })], 'done', 'order-tracked'],
  ['itself, in other letters', [tracked('Delivered', { trackingNumber: ' t7 ' })], 'done', 'order-tracked'],
])('only what is tracked of the order itself tells what became of it: %s', async (_name, histories, seen, showed) => {
  const { client } = answering(() => ({}));
  const tracking = { ...client, track: async () => ({ histories }) };
  const order = { ...manifestOrder(7), trackingNumber: 'T7' };
  expect(await seenIn(tracking, write('manifest', [order]))).toEqual([[seen, showed]]);
});

const scanned = (status: string) => ({ happenedAt: null, status, details: '', other: {} });
const onItsWay: readonly [string, TrackingHistory, string][] = [
  ['by its tracking status', tracked('Unshipped', { trackingStatus: 'In Transit' }), 'Unshipped, In Transit'],
  ['by an event', tracked('Unshipped', { events: [scanned('Dispatched')] }), 'Unshipped, Dispatched'],
  ['by an event alone', tracked('', { events: [scanned('Label made'), scanned('Delivered')] }), 'Delivered'],
  ['by its tracking status alone', tracked('', { trackingStatus: 'Attempted Delivery' }), 'Attempted Delivery'],
];

test.each([true, false].flatMap((isShown) => onItsWay.map((row) => [isShown, ...row] as const)))(
  'a parcel that the carrier has counts as not done in no case (in the search: %s): %s',
  async (isShown, _name, told, status) => {
    const { client } = answering((_key, _phrase, group) => (isShown && group === 'Unshipped' ? found(7) : {}));
    const tracking = { ...client, track: async () => ({ histories: [told] }) };
    const order = { ...manifestOrder(7), trackingNumber: 'T7' };
    const [first] = (
      await lookUp({ client: tracking, clock, own: holder('one'), others: [] }, write('manifest', [order]))
    ).orders;
    expect(first).toMatchObject({ seen: 'cannot-tell', showed: { code: 'order-tracked' } });
    const beyond = status.replace('Unshipped, ', '');
    expect(first?.showed).toMatchObject({ facts: { status: isShown ? beyond : status } });
  },
);

test.each<[string, Partial<Page>, string]>([
  ['among the unshipped', found(7), 'cannot-tell'],
  ['in no search', {}, 'done'],
])(
  'of two orders with one number tracking tells the other: its own tracking number decides, %s',
  async (_name, page, seen) => {
    const { client } = answering((_key, _phrase, status) => (status === 'Unshipped' ? page : {}));
    const own = tracked(seen === 'done' ? 'Dispatched' : 'Awaiting Dispatch');
    const track: LookUpClient['track'] = async (_account, subject) => ({
      histories: ['trackingNumber' in subject ? own : tracked('Unshipped', { trackingNumber: 'T70' })],
    });
    const order = { ...manifestOrder(7), trackingNumber: 'T7' };
    expect(await seenIn({ ...client, track }, write('manifest', [order]))).toEqual([[seen, 'order-tracked']]);
  },
);

test('an order without a tracking number is not tracked by one: a service may tell any parcel then', async () => {
  for (const trackingNumber of ['', ' ']) {
    const { client } = answering(() => ({}));
    const subjects: unknown[] = [];
    const track: LookUpClient['track'] = async (_account, subject) => {
      subjects.push(subject);
      const orderNumber = 'trackingNumber' in subject ? '' : '#77';
      return { histories: [tracked('Delivered', { orderNumber, trackingNumber: '' })] };
    };
    const order = { ...manifestOrder(7), trackingNumber };
    expect(await seenIn({ ...client, track }, write('manifest', [order]))).toEqual([['cannot-tell', 'order-nowhere']]);
    expect(subjects).toEqual([{ orderNumber: '#7' }]);
  }
});

test('an order among the Unshipped whose parcel its carrier has scanned may be in the manifest', async () => {
  const { client } = answering((_key, _phrase, status) => (status === 'Unshipped' ? found(7) : {}));
  const seen = (trackingStatus: string) => {
    const track: LookUpClient['track'] = async () => ({ histories: [tracked('Unshipped', { trackingStatus })] });
    return seenIn({ ...client, track }, write('manifest', [{ ...manifestOrder(7), trackingNumber: 'T7' }]));
  };
  expect(await seen('In Transit')).toEqual([['cannot-tell', 'order-tracked']]);
  expect(await seen('Label made')).toEqual([['not-done', 'order-in-unshipped']]);
});

test.each([404, 403] as const)('tracking that answers with a web page and %i', async (httpStatus) => {
  const { client } = answering(() => ({}));
  const { failure } = failureOf('not-the-service', { facts: { httpStatus } });
  const paged = { ...client, track: () => Promise.reject(new ShippingError(failure, 'rejected')) };
  const seen = seenIn(paged, write('manifest', [manifestOrder(7)]));
  if (httpStatus === 404) expect(await seen).toEqual([['cannot-tell', 'order-nowhere']]);
  else await expect(seen).rejects.toMatchObject({ failure });
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
  const eachItsOwn = (page: number) => found(100 + page);
  expect(await pagesAsked((page) => ({ ...eachItsOwn(page), totalPages: 3 }))).toEqual([
    'order-gone-from-search',
    [1, 2, 3, 2, 1],
  ]);
  expect(await pagesAsked((page) => ({ ...(page === 1 ? found(8) : {}), totalPages: 9 }))).toEqual([
    'order-gone-from-search',
    [1, 2, 1],
  ]);
  expect(await pagesAsked(() => ({ ...found(8), totalPages: 9 }))).toEqual(['order-among-too-many', [1, 2, 3, 4]]);
  // Without its word on pages, only nothing at all is known to be the end: it may give fewer on a page than it is asked for.
  expect(await pagesAsked((page) => ({ ...(page < 3 ? eachItsOwn(page) : {}), totalPages: null }))).toEqual([
    'order-gone-from-search',
    [1, 2, 3, 2, 1],
  ]);
  expect(await pagesAsked((page) => ({ ...(page === 1 ? full : {}), totalPages: null }))).toEqual([
    'order-gone-from-search',
    [1, 2, 1],
  ]);
  expect(await pagesAsked(() => ({ totalPages: null }))).toEqual(['order-gone-from-search', [1]]);
  expect(await pagesAsked((page) => ({ ...(page === 2 ? found(7) : found(8)), totalPages: null }))).toEqual([
    'order-in-search',
    [1, 2],
  ]);
});

test('what goes from a page that was read moves an order to it unseen: it is not called gone for that', async () => {
  const seenWhere = async (...pagesAtEachTime: readonly (readonly (readonly number[])[])[]) => {
    let time = 0;
    const { client, asked } = answering((_key, _phrase, _status, _fields, page) => {
      const pages = pagesAtEachTime[Math.min(time, pagesAtEachTime.length - 1)] ?? [];
      time += 1;
      return { ...found(...(pages[page - 1] ?? [])), totalPages: pages.length };
    });
    const [seen] = await seenIn(client, write('archive', [manifestOrder(7)]));
    return [seen?.[0], asked.map(([, , , , page]) => page)];
  };
  // 7 stands first on the second page, and on the first when the second is asked for.
  expect(
    await seenWhere(
      [
        [1, 2],
        [7, 3],
      ],
      [[2, 7], [3]],
    ),
  ).toEqual(['not-done', [1, 2, 1]]);
  // What stands still is gone; what still moves cannot be told.
  expect(await seenWhere([[1, 2], [3]])).toEqual(['done', [1, 2, 1]]);
  expect(await seenWhere([[1, 2], [3]], [[1, 2], [3]], [[2, 4], [3]])).toEqual(['cannot-tell', [1, 2, 1]]);
});

test('every unshipped order: only that none is left speaks for it', async () => {
  const record = write('bulk-delete', [], { about: { everyUnshipped: true } });
  const none = answering(() => ({}));
  expect(await seenIn(none.client, record)).toEqual([['done', 'no-unshipped-order']]);
  expect(none.asked).toEqual([['one', '', 'Unshipped', 'All', 1]]);
  const withoutPages = (ofAll: Partial<Page>) => answering(() => ({ totalPages: null }), undefined, ofAll).client;
  expect(await seenIn(withoutPages({ totalPages: null }), record)).toEqual([['cannot-tell', 'search-is-empty']]);
  expect(await seenIn(withoutPages(found(999)), record)).toEqual([['done', 'no-unshipped-order']]);
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

test('a removal: its own account first; the others only for what is gone there, and one whose keys are refused keeps nobody from telling', async () => {
  const others = ['two', 'three'].map((accountId) => holder(accountId));
  const there = answering(() => found(7));
  expect(await seenIn(there.client, write('delete', [manifestOrder(7)]), holder('one'), others)).toEqual([
    ['not-done', 'order-in-search'],
  ]);
  expect(there.asked).toHaveLength(1);
  const refusedBy =
    (failing: string, holding: string) =>
    (key: string): Partial<Page> => {
      if (key === failing) throw new ShippingError(failureOf('keys-refused').failure, 'rejected');
      return key === holding ? found(7) : {};
    };
  for (const [holding, seen, code] of [
    ['three', 'not-done', 'order-held-by'],
    ['nobody', 'done', 'order-gone-from-search'],
  ] as const) {
    const { client, asked } = answering(refusedBy('two', holding));
    expect(await seenIn(client, write('delete', [manifestOrder(7)]), holder('one'), others)).toEqual([[seen, code]]);
    expect(asked.map(([key]) => key)).toEqual(['one', 'two', 'three']);
  }
});

test('a search that shows no order of the account, nor how many pages there are, does not tell that one is gone', async () => {
  const archived = write('archive', [manifestOrder(7), manifestOrder(8), manifestOrder(9)]);
  const search = (_key: string, phrase: string) => (phrase === '#9' ? found(9) : {});
  const empty = answering(search, undefined, { totalPages: null });
  expect(await seenIn(empty.client, archived)).toEqual([
    ['cannot-tell', 'search-is-empty'],
    ['cannot-tell', 'search-is-empty'],
    ['not-done', 'order-in-search'],
  ]);
  expect(empty.askedForAll).toEqual(['one']);
  // The account's last orders may be the ones that were archived.
  for (const ofAll of [found(999), { ...found(999), totalPages: null }, { totalPages: 0 }, { totalPages: 1 }]) {
    expect(await seenIn(answering(search, undefined, ofAll).client, archived)).toEqual([
      ['done', 'order-gone-from-search'],
      ['done', 'order-gone-from-search'],
      ['not-done', 'order-in-search'],
    ]);
  }
});

test('a service that refuses to search for every order tells nothing of one that it does not show', async () => {
  const { client, asked } = answering(() => ({ totalPages: null }));
  const refusing: LookUpClient = {
    ...client,
    async searchOrders(account, query, urgency) {
      if (query.limit > 1) return client.searchOrders(account, query, urgency);
      throw new ShippingError(failureOf('service-refused').failure, 'rejected');
    },
  };
  const everyUnshipped = write('bulk-delete', [], { about: { everyUnshipped: true } });
  for (const record of [write('archive', [manifestOrder(7)]), everyUnshipped]) {
    expect(await seenIn(refusing, record)).toEqual([['cannot-tell', 'search-refused']]);
  }
  expect(asked).toHaveLength(2);
});

/** Account two refuses its keys; the account of this key shows order 7. */
const heldBy = (holding: string) =>
  answering((key) => {
    if (key === 'two') throw new ShippingError(failureOf('keys-refused').failure, 'rejected');
    return key === holding ? found(7) : {};
  }).client;

test('an assignment is told by the account that holds the order, though the keys of another one are refused', async () => {
  const record = write('assign', [manifestOrder(7)], { about: { toAccountId: 'three', toAccountLabel: 'Three' } });
  const others = ['two', 'three'].map((accountId) => holder(accountId));
  expect(await seenIn(heldBy('three'), record, holder('one'), others)).toEqual([['done', 'order-held-by']]);
  expect((await failureFrom(seenIn(heldBy('nobody'), record, holder('one'), others))).code).toBe('keys-refused');
});

test('a request of an account that is in no list: an account that shows the order tells it, though the keys of another one are refused', async () => {
  const others = ['two', 'three'].map((accountId) => holder(accountId));
  const seen = (holding: string, record: WriteRecord) => seenIn(heldBy(holding), record, null, others);
  const about = { toAccountId: 'three', toAccountLabel: 'Three' };
  const order = [manifestOrder(7)];
  expect(await seen('three', write('manifest', order))).toEqual([['done', 'order-in-shipped-of']]);
  expect(await seen('three', write('delete', order))).toEqual([['not-done', 'order-in-search-of']]);
  expect(await seen('three', write('assign', order, { about }))).toEqual([['done', 'order-held-by']]);
  expect((await failureFrom(seen('nobody', write('manifest', order)))).code).toBe('keys-refused');
});

test('a service that calls a search without a hit a failure: nobody can tell, and a person reads what it said', async () => {
  const refusing = (details: readonly FailureDetail[], code: FailureCode = 'service-refused') => {
    const { client } = answering(() => {
      throw new ShippingError(failureOf(code, { details }).failure, 'rejected');
    }, 'Dispatched');
    return client;
  };
  const client = refusing([
    { message: 'No orders found.', details: '' },
    { message: 'Trace', details: 'at Orders.Search() '.repeat(25) },
  ]);
  const showed = async (record: WriteRecord, ...others: Holder[]) =>
    (await lookUp({ client, clock, own: holder('one'), others }, record)).orders.map((one) => [one.seen, one.showed]);
  const refused = ['cannot-tell', { code: 'search-refused', facts: { words: 'No orders found.' } }];
  for (const kind of ['archive', 'delete', 'bulk-delete'] as const) {
    expect(await showed(write(kind, [manifestOrder(7)]))).toEqual([refused]);
  }
  const everyUnshipped = write('bulk-delete', [], { about: { remove: true, everyUnshipped: true } });
  expect(await showed(everyUnshipped)).toEqual([refused]);
  expect(await seenIn(client, write('assign', [manifestOrder(7)]))).toEqual([['cannot-tell', 'order-in-no-account']]);
  expect(await seenIn(client, write('manifest', [manifestOrder(7)]))).toEqual([['done', 'order-tracked']]);
  expect(await seenIn(refusing([], 'not-found'), write('archive', [manifestOrder(7)]))).toEqual([
    ['cannot-tell', 'search-refused'],
  ]);
  const keys = lookUp({ client: refusing([], 'keys-refused'), clock, own: holder('one'), others: [] }, everyUnshipped);
  expect((await failureFrom(keys)).code).toBe('keys-refused');
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

/** Searches that wait until they are answered or cancelled. */
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
    track: async () => ({ histories: [] }),
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
