/**
 * The account that sent the write is in no list any more, and nobody noted how the service knows it: other accounts say
 * what they see.
 */
import { expect, test } from 'vitest';
import { failureFrom } from '../manifests/manifests-bench.ts';
import { type Bench, inBench } from './in-doubt-bench.ts';

const lost = { accountId: 'lost', accountLabel: 'Lost' };

async function seenOf(bench: Bench, some: Parameters<Bench['doubt']>[0]) {
  const writeId = await bench.doubt({ ...lost, ...some }, 7);
  await bench.inDoubt.lookUp(writeId);
  const seen = bench.ledger.writes.get(writeId)?.readings.at(-1)?.orders;
  return seen?.map(({ orderId, orderNumber, seen, showed }) => ({ orderId, orderNumber, seen, showed }));
}

const order = { orderId: 7, orderNumber: '#7' };
const showing = (code: string, account?: string) => ({ code, facts: account === undefined ? {} : { account } });

test.each([
  ['manifest', 'Shipped', 'done', showing('order-in-shipped-of', 'Label of two')],
  ['manifest', 'Unshipped', 'not-done', showing('order-in-unshipped-of', 'Label of two')],
  ['archive', 'Unshipped', 'not-done', showing('order-in-search-of', 'Label of two')],
  ['delete', 'Shipped', 'not-done', showing('order-in-search-of', 'Label of two')],
] as const)('%s of an order that another account shows as %s: %s', (kind, status, seen, showed) =>
  inBench(async (bench) => {
    bench.service.put('two', status, 7);
    expect(await seenOf(bench, { kind })).toEqual([{ ...order, seen, showed }]);
  }),
);

test.each([
  ['two', 'done'],
  ['three', 'cannot-tell'],
] as const)('an assign to two, of an order that %s shows: %s', (holder, seen) =>
  inBench(async (bench) => {
    bench.service.put(holder, 'Unshipped', 7);
    const showed = showing('order-held-by', `Label of ${holder}`);
    const about = { toAccountId: 'two', toAccountLabel: 'Two' };
    expect(await seenOf(bench, { kind: 'assign', about })).toEqual([{ ...order, seen, showed }]);
  }),
);

test('an account of the list whose keys are others by now says what it sees at the same service', () =>
  inBench(async (bench) => {
    bench.service.put('one', 'Shipped', 7);
    const noted = { accountId: 'one', origin: 'https://service.test', fingerprint: 'ab'.repeat(32) };
    const showed = showing('order-in-shipped-of', 'Label of one');
    expect(await seenOf(bench, noted)).toEqual([{ ...order, seen: 'done', showed }]);
  }));

test('that nobody shows it says nothing', () =>
  inBench(async (bench) => {
    const showed = showing('order-not-seen-by-other-keys');
    expect(await seenOf(bench, {})).toEqual([{ ...order, seen: 'cannot-tell', showed }]);
  }));

test('a write whose account was noted, and is in no list, waits for its keys', () =>
  inBench(async ({ inDoubt, doubt }) => {
    const writeId = await doubt({ ...lost, origin: 'https://service.test', fingerprint: 'ab'.repeat(32) }, 7);
    expect(await failureFrom(inDoubt.lookUp(writeId))).toMatchObject({
      code: 'account-lost',
      changed: 'nothing',
      facts: { accountId: 'lost' },
    });
  }));

test('only what is in doubt is looked up, and settled only as the look-ups allow', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    expect(await failureFrom(inDoubt.lookUp('no such write'))).toMatchObject({
      code: 'request-not-valid',
      facts: { field: 'writeId' },
    });
    const writeId = await doubt({}, 1);
    service.put('one', 'Unshipped', 1);
    await inDoubt.lookUp(writeId);
    expect((await failureFrom(inDoubt.resolve(writeId, 'done'))).code).toBe('changed-meanwhile');
  }));
