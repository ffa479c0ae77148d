/** A pasted or scanned list of codes, against the real sandbox service. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { resolveCodes } from '../../../src-main/orders/resolve-codes.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import type { ResolvedCode } from '../../../src-preload/contract/scan.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { type OrdersBench, startOrdersBench } from '../../helpers/orders-bench.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { listedOrder } from './listed-order.ts';

let bench: OrdersBench;
let orders: readonly Order[];

beforeAll(async () => {
  bench = await startOrdersBench();
  orders = await bench.waiting('practice-1');
});
afterAll(() => bench.close());

const resolve = (codes: readonly string[]): Promise<readonly ResolvedCode[]> =>
  bench.ask('orders.resolveCodes', { accountId: 'practice-1', codes });
const idsOf = (answer: readonly ResolvedCode[]): number[][] =>
  answer.map((one) => one.orders.map(({ orderId }) => orderId));

test('a short list: numbers, tracking numbers, ids, unknown and empty ones, each answered in its place', async () => {
  const [first, second, third] = orders;
  const codes = [
    first?.orderNumber,
    ` ${second?.trackingNumber.toLowerCase()}`,
    String(third?.orderId),
    'no-such',
    '  ',
  ];
  const answer = await resolve(codes.map((code) => code ?? ''));
  expect(answer.map(({ code }) => code)).toEqual(codes);
  expect(idsOf(answer)).toEqual([[first?.orderId], [second?.orderId], [third?.orderId], [], []]);
  expect(answer.every(({ failure }) => failure === null)).toBe(true);
});

test('a number with noughts in front is no id: it is the number of an order that this computer does not know', async () => {
  const [order] = orders;
  expect(idsOf(await resolve([`0${order?.orderId}`, `00${order?.orderId}`]))).toEqual([[], []]);
});

test('a page of text among the numbers is a line that is not found: it kept all the others from being looked up', async () => {
  const [order] = orders;
  const page = 'Dear packers, this parcel goes out first. '.repeat(100);
  const answer = await resolve([page, order?.orderNumber ?? '']);
  expect(idsOf(answer)).toEqual([[], [order?.orderId]]);
  expect(answer.map(({ code, failure }) => [code, failure])).toEqual([
    [page, null],
    [order?.orderNumber, null],
  ]);
});

test('a carrier’s square code, which holds the whole address, is no fault of anybody’s: it is asked about as in a scan', async () => {
  const [order] = orders;
  const address = 'HARBOUR SHOP RETURNS DEPARTMENT, UNIT 14 OF THE LONG WHARF BUILDING '.repeat(4);
  const square = `[)>\u001e01\u001d0210117\u001d840\u001d019\u001d9865787888550201\u001dFDE\u001d${address}\u001e\u0004`;
  expect(idsOf(await resolve([square, order?.orderNumber ?? '']))).toEqual([[], [order?.orderId]]);
  const tracked = await bench.outcome('tracking.get', { accountId: 'practice-1', number: square });
  expect(tracked).toMatchObject({ failure: { code: 'not-found' } });
});

test('a long list is read in few requests', async () => {
  const lines = (): number => bench.log.lines.filter(({ message }) => message.startsWith('service:')).length;
  const before = lines();
  const codes = orders.map((order) => order.orderNumber);
  expect(codes.length).toBeGreaterThan(20);
  const answer = await resolve([...codes, ...codes]);
  expect(idsOf(answer)).toEqual([...orders, ...orders].map(({ orderId }) => [orderId]));
  expect(lines() - before).toBeLessThan(5);
});

test('orders of another account are not found in this one, and it is named; also by what a spreadsheet makes of their hyphens', async () => {
  const [other] = (await bench.waiting('practice-2')).filter(({ orderNumber }) => /^[\w-]+-\d+$/.test(orderNumber));
  const { orderNumber = '', orderId } = other ?? {};
  const answer = await resolve([orderNumber, String(orderId), orderNumber.replaceAll('-', '–'), 'no-such']);
  expect(idsOf(answer)).toEqual([[], [], [], []]);
  expect(answer.map(({ holder }) => holder)).toEqual(['practice-2', null, 'practice-2', null]);
});

test.each([1, 40])('%d codes that could not be asked say why', async (count) => {
  const accounts = [{ serviceKey: 'wrong-service-key', subscriptionKey: 'wrong-subscription-key' }];
  const wrong = await startServices({ practice: { running: true, url: bench.sandbox.url, accounts } });
  try {
    const codes = Array.from({ length: count }, (_, index) => `code ${index}`);
    const answer = await wrong.ask('orders.resolveCodes', { accountId: 'practice-1', codes });
    expect(answer.map(({ failure }) => failure?.code)).toEqual(codes.map(() => 'keys-refused'));
    // Four at once, two questions each, and none after: a list of 500 would wait for as many answers that do not come.
    const asked = wrong.log.lines.filter(({ message }) => message.startsWith('service:'));
    expect(asked.length).toBeLessThanOrEqual(8);
  } finally {
    await wrong.close();
  }
});

test('a long list tells how far it has come; stopped, it keeps what was asked and says of each other code that it was not', async () => {
  const accounts = bench.sandbox.accounts.map((one) => ({
    serviceKey: one.service_api_key,
    subscriptionKey: one.subscription_key,
  }));
  const app = await startServices({ practice: { running: true, url: bench.sandbox.url, accounts } });
  try {
    const codes = Array.from({ length: 500 }, (_, index) => `no such order ${index}`);
    const questionId = 'a list';
    const answering = app.ask('orders.resolveCodes', { accountId: 'practice-1', codes, questionId });
    const told = await app.announcements.first('questions.progressed', (one) => one.questionId === questionId);
    expect(told.totalCount).toBe(500);
    await app.ask('questions.stop', { questionId });
    const failures = (await answering).map(({ failure }) => failure?.code ?? 'asked');
    expect(failures.filter((code) => code === 'asked').length).toBeGreaterThanOrEqual(told.doneCount);
    expect(failures.at(-1)).toBe('cancelled');
    expect(new Set(failures)).toEqual(new Set(['asked', 'cancelled']));
  } finally {
    await app.close();
  }
});

test('stopped while the service is silent, it waits for no answer, and blames nobody', async () => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const server = await startMisbehavingServer([() => asked()]);
  onTestFinished(() => server.close());
  const accounts = [{ serviceKey: 'a-service-key', subscriptionKey: 'a-subscription-key' }];
  const app = await startServices({ practice: { running: true, url: server.url, accounts } });
  onTestFinished(() => app.close());
  const questionId = 'a silent list';
  const answering = app.ask('orders.resolveCodes', { accountId: 'practice-1', codes: ['4711', '4712'], questionId });
  await isAsked;
  await app.ask('questions.stop', { questionId });
  expect((await answering).map(({ failure }) => failure?.code)).toEqual(['cancelled', 'cancelled']);
}, 20_000);

test.each(['service-refused', 'not-found', 'too-many-alike', 'order-id-not-usable'] as const)(
  'a code that the service does not take (%s) keeps no other from being asked, and is told with its own words',
  async (code) => {
    const known = [{ orderId: 1 }] as never;
    const refused = new ShippingError(failureOf(code).failure, 'rejected');
    const ask = async (asked: string) => (asked === 'a typo' ? Promise.reject(refused) : known);
    const others = Array.from({ length: 40 }, (_, index) => `code ${index}`);
    const answer = await resolveCodes({ inMirror: async () => [], ask }, ['a typo', ...others]);
    expect(answer.map(({ failure }) => failure?.code)).toEqual([code, ...others.map(() => undefined)]);
    expect(answer.map(({ orders: found }) => found.length)).toEqual([0, ...others.map(() => 1)]);
  },
);

test('a long list that a slow service is asked for keeps no scan waiting', async () => {
  const none = answer({ body: JSON.stringify({ orders: [], total_pages: 0, success: true, errors: [] }) });
  const held: (() => void)[] = [];
  let isSlow = true;
  const server = await startMisbehavingServer([
    (socket, request) => {
      const isOfList = new URL(request.path, server.url).searchParams.get('phrase')?.startsWith('LIST-') === true;
      if (isOfList && isSlow) held.push(() => none(socket, request));
      else none(socket, request);
    },
  ]);
  onTestFinished(() => server.close());
  const accounts = [{ serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' }];
  const app = await startServices({ practice: { running: true, url: server.url, accounts } });
  onTestFinished(() => app.close());
  const codes = Array.from({ length: 40 }, (_, index) => `LIST-${index}`);
  const list = app.ask('orders.resolveCodes', { accountId: 'practice-1', codes });
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(3);
  // It waits two seconds at most, and then says who has not answered.
  const { accounts: searched } = await app.ask('orders.find', { code: 'SCANNED-1' });
  expect(searched.find((one) => one.accountId === 'practice-1')).toMatchObject({ from: 'service' });
  isSlow = false;
  for (const reply of held.splice(0)) reply();
  expect((await list).every(({ failure }) => failure === null)).toBe(true);
});

test('more than 500 codes are refused', async () => {
  const codes = Array.from({ length: 501 }, (_, index) => `code ${index}`);
  const outcome = await bench.outcome('orders.resolveCodes', { accountId: 'practice-1', codes });
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'request-not-valid', facts: { field: 'codes' } } });
});

test('a code that hundreds of orders in the copy have keeps no other from being found, and is not asked for', async () => {
  const asked: string[] = [];
  const parts = {
    async inMirror(code: string) {
      if (code === 'PENDING') throw failureOf('too-many-alike');
      return [listedOrder({ orderId: 7 })];
    },
    async ask(code: string) {
      asked.push(code);
      return [];
    },
  };
  const [first, second] = await resolveCodes(parts, ['PENDING', '#7']);
  expect([first?.failure?.code, first?.orders, second?.failure, asked]).toEqual(['too-many-alike', [], null, []]);
  expect(second?.orders).toMatchObject([{ orderId: 7 }]);
});
