/**
 * Accounts that are added, removed and changed; what this computer wrote; and a mirror that cannot keep what it is
 * given.
 */
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../../src-main/failures.ts';
import type { WriteOrder, WriteRecord } from '../../../../src-main/journal/write-record.ts';
import { InMemoryMirror } from '../../../proof/orders-read/in-memory-mirror.ts';
import { SimulatedService } from '../../../proof/orders-read/simulated-service.ts';
import { accountOf, failing, minute, ReadingBench, second, walkedBench } from './bench.ts';

const walked = 10 * second;

describe('accounts', () => {
  it('that are added are read, and those that are removed are forgotten', async () => {
    const bench = new ReadingBench();
    bench.fill(3);
    await bench.time.pass(walked);
    const other = new SimulatedService();
    other.insert('unshipped');
    bench.services.set('other', other);
    bench.reading.noteAccounts({ accounts: [accountOf('other')], currentAccountId: 'other' });
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(0);
    expect(bench.mirror.ordersOf('other').size).toBe(1);
    expect(bench.reading.list().map(({ accountId }) => accountId)).toEqual(['other']);
    bench.asked();
    await bench.time.pass(10 * minute);
    expect(bench.asked()).toEqual([]);
  });

  it('that a person removed are forgotten by the next start where the removal was killed before that; lost ones are not', async () => {
    const bench = await walkedBench(3);
    const [shop] = bench.accounts;
    bench.accounts = [accountOf('other')];
    bench.services.set('other', new SimulatedService());
    await bench.restart();
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(3);
    bench.removedIds = [shop?.accountId ?? ''];
    await bench.restart();
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(0);
  });

  it('that go and come back at once are read again', async () => {
    const bench = new ReadingBench();
    bench.fill(3);
    await bench.time.pass(walked);
    bench.reading.noteAccounts({ accounts: [], currentAccountId: '' });
    bench.reading.noteAccounts({ accounts: bench.accounts, currentAccountId: 'shop' });
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(3);
  });

  it('that come back before the mirror has forgotten them are read once more: what was read meanwhile is forgotten, too', async () => {
    const forgetting = Promise.withResolvers<void>();
    class SlowMirror extends InMemoryMirror {
      override async forgetAccount(accountId: string): Promise<void> {
        await forgetting.promise;
        await super.forgetAccount(accountId);
      }
    }
    const bench = new ReadingBench({ mirror: new SlowMirror() });
    bench.fill(3);
    await bench.time.pass(walked);
    bench.reading.noteAccounts({ accounts: [], currentAccountId: '' });
    bench.reading.noteAccounts({ accounts: bench.accounts, currentAccountId: 'shop' });
    await bench.time.pass(walked);
    forgetting.resolve();
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(3);
  });

  it('that come and go between two events do not stay on the screen of a page that asked meanwhile', async () => {
    const bench = new ReadingBench();
    await bench.time.pass(minute);
    bench.reading.noteAccounts({ accounts: [], currentAccountId: '' });
    expect(bench.told.at(-1)).toEqual([]);
    bench.reading.noteAccounts({ accounts: bench.accounts, currentAccountId: 'shop' });
    const shown = [bench.reading.list()];
    bench.reading.noteAccounts({ accounts: [], currentAccountId: '' });
    const toldBefore = bench.told.length;
    await bench.time.pass(minute);
    shown.push(...bench.told.slice(toldBefore));
    expect(shown.at(-1)).toEqual([]);
  });

  it('with other keys are another account: what was known of its orders is forgotten', async () => {
    const bench = new ReadingBench();
    bench.fill(3);
    await bench.time.pass(walked);
    const other = new SimulatedService();
    for (let number = 0; number < 5; number += 1) other.insert('unshipped');
    bench.services.set('other key', other);
    bench.serviceKeys.set('shop', 'other key');
    await bench.time.pass(minute);
    expect(bench.mirror.ordersOf('shop').size).toBe(5);
    expect(bench.of()).toMatchObject({ failure: null, alarm: false });
  });

  it('with the same keys at another address are another account', async () => {
    const bench = new ReadingBench();
    bench.fill(5);
    await bench.time.pass(walked);
    const other = new SimulatedService();
    for (let number = 0; number < 2; number += 1) other.insert('unshipped');
    bench.services.set('shop', other);
    bench.baseAddress = 'https://api.example.org';
    await bench.time.pass(minute);
    expect(bench.mirror.ordersOf('shop').size).toBe(2);
  });

  it('with other keys than in the last run are another account, too; with the same keys nothing is forgotten', async () => {
    const bench = new ReadingBench();
    bench.fill(3);
    await bench.time.pass(walked);
    bench.wrong = () => ({ kind: 'failure', code: 'connection-lost' });
    await bench.restart();
    await bench.time.pass(second);
    expect(bench.mirror.ordersOf('shop').size).toBe(3);
    bench.services.set('other key', new SimulatedService());
    bench.serviceKeys.set('shop', 'other key');
    await bench.restart();
    await bench.time.pass(second);
    expect(bench.mirror.ordersOf('shop').size).toBe(0);
    bench.wrong = null;
    await bench.time.pass(minute);
    expect(bench.of()).toMatchObject({ failure: null, alarm: false });
  });

  it('with other keys are forgotten in the end, though the mirror could not forget them at once', async () => {
    let refusals = 2;
    class BusyMirror extends InMemoryMirror {
      override async forgetAccount(accountId: string): Promise<void> {
        refusals -= 1;
        if (refusals >= 0) throw failureOf('disk-full');
        await super.forgetAccount(accountId);
      }
    }
    const bench = new ReadingBench({ mirror: new BusyMirror() });
    bench.fill(3);
    await bench.time.pass(walked);
    bench.services.set('other key', new SimulatedService());
    bench.serviceKeys.set('shop', 'other key');
    await bench.time.pass(2 * minute);
    expect(bench.mirror.ordersOf('shop').size).toBe(0);
  });

  it('that are hidden are asked nothing, and read again once they are shown', async () => {
    const bench = new ReadingBench();
    bench.fill(3);
    await bench.time.pass(walked);
    bench.shownAccountIds = [];
    bench.reading.noteAccounts({ accounts: bench.accounts, currentAccountId: 'shop' });
    bench.asked();
    bench.service.insert('unshipped');
    bench.reading.lookNow('shop', 'person');
    await bench.time.pass(60 * minute);
    expect(bench.asked()).toEqual([]);
    expect(bench.mirror.ordersOf('shop').size).toBe(3);
    bench.shownAccountIds = ['shop'];
    bench.reading.noteAccounts({ accounts: bench.accounts, currentAccountId: 'shop' });
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(4);
  });

  it('ask nothing after the end, and end what is under way', async () => {
    const bench = new ReadingBench();
    bench.fill(40);
    await bench.time.pass(0.3 * second);
    await bench.close();
    bench.asked();
    await bench.time.pass(60 * minute);
    expect(bench.asked()).toEqual([]);
  });
});

const written = (change: Partial<WriteRecord>): WriteRecord =>
  ({ accountId: 'shop', state: 'stored', orders: [], about: {}, ...change }) as WriteRecord;

const named = ({ orderId, orderNumber }: Pick<WriteOrder, 'orderId' | 'orderNumber'>): WriteOrder => ({
  ...{ orderId, orderNumber, receiverName: '', carrierName: '', trackingNumber: '' },
});

describe('what this computer wrote', () => {
  it('is asked for by its number a second later, when what it brought has been shown', async () => {
    const bench = await walkedBench(8);
    const order = bench.orderAt(6);
    bench.service.move(order);
    bench.reading.noteWrite(written({ orders: [order] }));
    await bench.time.pass(0.9 * second);
    expect(bench.asked()).toEqual([]);
    await bench.time.pass(second);
    expect(bench.asked().slice(0, 2)).toEqual([`"${order.orderId}" All 1`, `"${order.orderId}" Shipped 1`]);
    expect(bench.mirror.ordersOf('shop').get(order.orderId)).toMatchObject({ seenAs: 'shipped' });
  });

  it('lets the reading go on, however fast one write follows another', async () => {
    const bench = await walkedBench(40);
    for (const order of bench.service.orders) {
      bench.reading.noteWrite(written({ orders: [order] }));
      await bench.time.pass(0.5 * second);
    }
    expect(new Set(bench.asked().filter((asked) => asked.endsWith(' All 1'))).size).toBeGreaterThan(20);
  });

  it('and was assigned is asked for in the account that got it, too', async () => {
    const bench = new ReadingBench({ accountIds: ['shop', 'branch'] });
    bench.fill(8);
    await bench.time.pass(walked);
    const order = bench.orderAt(6);
    const branch = bench.serviceOf('branch').requests;
    branch.length = 0;
    bench.reading.noteWrite(written({ kind: 'assign', orders: [order], about: { toAccountId: 'branch' } }));
    await bench.time.pass(3 * second);
    expect(branch.map(({ phrase }) => phrase)).toContain(String(order.orderId));
  });

  it('and was archived is gone once its number finds nothing: shown again, it was taken back, however soon', async () => {
    const bench = await walkedBench(8);
    const [archived, shown, sent, left] = [bench.orderAt(6), bench.orderAt(5), bench.orderAt(4), bench.orderAt(3)];
    for (const order of [archived, sent, left]) bench.service.remove(order);
    // Of some services the search goes on showing what is archived.
    bench.reading.noteWrite(written({ kind: 'archive', orders: [named(archived), named(shown)] }));
    bench.reading.noteWrite(written({ kind: 'manifest', orders: [named(sent)] }));
    bench.reading.noteWrite(
      written({ kind: 'archive', state: 'resolved', orders: [{ ...named(left), settledAs: 'not-done' }] }),
    );
    await bench.time.pass(3 * second);
    expect(bench.goneIds()).toEqual([archived.orderId]);
  });

  it('and was archived is asked for some more times where the search still shows it: it may lag behind', async () => {
    const bench = await walkedBench(8);
    const [late, never] = [bench.orderAt(6), bench.orderAt(5)];
    bench.reading.noteWrite(written({ kind: 'archive', orders: [late, never].map(named) }));
    await bench.time.pass(3 * second);
    expect(bench.goneIds()).toEqual([]);
    bench.service.remove(late);
    await bench.time.pass(70 * second);
    expect(bench.goneIds()).toEqual([late.orderId]);
    await bench.time.pass(30 * minute);
    expect(bench.goneIds()).toEqual([late.orderId]);
    expect(bench.asked().filter((asked) => asked === `"${never.orderId}" All 1`)).toHaveLength(4);
  });

  it('and was archived is asked for again after the look for new orders, which many that stay shown would delay', async () => {
    const bench = await walkedBench(8);
    bench.reading.noteWrite(written({ kind: 'archive', orders: bench.service.orders.map(named) }));
    await bench.time.pass(5 * second);
    expect(bench.asked().filter((asked) => asked.endsWith(' All 1'))).toHaveLength(8);
    await bench.time.pass(minute);
    const asked = bench.asked();
    expect(asked[0]).toMatch(/^(Unshipped|Shipped) 1$/);
    expect(asked.filter((one) => one.endsWith(' All 1')).length).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['at once', 0],
    ['while the search shows it still', 3 * second],
  ])('and was archived is asked for no more once the account has other keys, %s', async (_when, later) => {
    const bench = await walkedBench(8);
    const archived = bench.orderAt(6);
    bench.reading.noteWrite(written({ kind: 'archive', orders: [named(archived)] }));
    await bench.time.pass(later);
    const other = new SimulatedService();
    other.insert('unshipped');
    bench.services.set('other key', other);
    bench.serviceKeys.set('shop', 'other key');
    await bench.time.pass(5 * minute);
    expect(other.requests.filter(({ phrase }) => phrase === archived.orderNumber)).toEqual([]);
  });

  it('is asked for without a wait when a person wants the news', async () => {
    const bench = await walkedBench(8);
    bench.reading.noteWrite(written({ orders: bench.service.orders.slice(0, 1) }));
    bench.reading.lookNow('shop', 'person');
    await bench.time.pass(0.5 * second);
    expect(bench.asked()[0]).toBe('"8" All 1');
  });

  it('is not asked for again and again where the service cannot answer', async () => {
    const bench = await walkedBench(8);
    bench.wrong = ({ phrase }) => (phrase === '' ? null : { kind: 'failure', code: 'answer-unreadable' });
    bench.reading.noteWrite(written({ orders: bench.service.orders.slice(0, 1) }));
    await bench.time.pass(minute);
    expect(bench.asked().slice(0, 2)).toEqual(['"8" All 1', 'Shipped 1']);
    expect(bench.of()).toMatchObject({ state: 'waiting', failure: null });
  });

  it('of many orders lets all that is to be sent be read again', async () => {
    const bench = await walkedBench(60);
    const { orders } = bench.service;
    for (const order of orders.slice(0, 40)) bench.service.move(order);
    bench.reading.noteWrite(written({ orders: orders.slice(0, 40) }));
    await bench.time.pass(20 * second);
    expect(bench.asked()).toContain('Unshipped 10');
    expect([...bench.mirror.ordersOf('shop').values()].filter(({ seenAs }) => seenAs === 'shipped')).toHaveLength(40);
  });

  it('and was archived with many others is gone once no walk shows it: none of them is looked up', async () => {
    const bench = await walkedBench(60);
    const { orders } = bench.service;
    const archived = orders.slice(0, 40);
    for (const order of archived) {
      bench.service.remove(order);
      bench.mirror.removedHere.add(order.orderId);
    }
    bench.reading.noteWrite(written({ kind: 'bulk-delete', about: { remove: false }, orders: archived.map(named) }));
    await bench.time.pass(20 * second);
    expect(bench.goneIds().toSorted((one, other) => one - other)).toEqual(
      archived.map(({ orderId }) => orderId).toSorted((one, other) => one - other),
    );
    expect(bench.asked().filter((asked) => asked.startsWith('"'))).toEqual([]);
  });

  it('and was refused by the service is asked for, too: a part of a manifest may have been made', async () => {
    const bench = await walkedBench(8);
    const order = bench.orderAt(6);
    bench.service.move(order);
    const { failure } = failureOf('service-refused');
    bench.reading.noteWrite(written({ kind: 'manifest', state: 'rejected', orders: [order], failure }));
    await bench.time.pass(2 * second);
    expect(bench.mirror.ordersOf('shop').get(order.orderId)).toMatchObject({ seenAs: 'shipped' });
  });

  it('says nothing is to be read while it is only begun, or never reached the service', async () => {
    const bench = await walkedBench(8);
    for (const state of ['intent', 'sent', 'rejected'] as const) {
      const failure = state === 'rejected' ? failureOf('unreachable').failure : null;
      bench.reading.noteWrite(written({ state, orders: bench.service.orders, failure }));
    }
    await bench.time.pass(second);
    expect(bench.asked()).toEqual([]);
  });
});

it('a mirror that cannot keep anything is not asked in a hurry, and it is said', async () => {
  const takes: number[] = [];
  class FullMirror extends InMemoryMirror {
    override async takeIn(): Promise<never> {
      takes.push(1);
      throw failureOf('disk-full');
    }
  }
  const bench = new ReadingBench({ mirror: new FullMirror() });
  bench.fill(3);
  await bench.time.pass(10 * minute);
  expect(takes.length).toBeLessThan(60);
  expect(bench.of()).toMatchObject({ state: 'waiting', notAnsweringSince: null, failure: { code: 'disk-full' } });
});

it('a mirror that was begun anew, because its file was damaged, is filled again by itself', async () => {
  const bench = new ReadingBench();
  bench.fill(7);
  await bench.time.pass(walked);
  const { wholeAt } = bench.of();
  await bench.mirror.forgetAccount('shop');
  await bench.time.pass(3 * minute);
  expect(bench.mirror.ordersOf('shop').size).toBe(7);
  expect(bench.of().wholeAt).not.toBe(wholeAt);
});

it('nothing is told twice in a row, however often something may have changed', async () => {
  const bench = new ReadingBench();
  bench.fill(3);
  await bench.time.pass(minute);
  for (let time = 0; time < 5; time += 1) {
    bench.reading.noteAccounts({ accounts: bench.accounts, currentAccountId: 'shop' });
    await bench.time.pass(10 * second);
  }
  const told = bench.told.map((readings) => JSON.stringify(readings));
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter((one, at) => one === told[at - 1])).toEqual([]);
});

it('everything is read again when a person wants it', async () => {
  const bench = new ReadingBench();
  bench.fill(3);
  await bench.time.pass(walked);
  await bench.mirror.forgetAccount('shop');
  bench.reading.readAgain(null);
  await bench.time.pass(walked);
  expect(bench.mirror.ordersOf('shop').size).toBe(3);
});

it('a break is when nothing was answered for ten minutes: pauses of its own are none, and what was seen before one may be old', async () => {
  const bench = new ReadingBench();
  bench.fill(3);
  const since = (): string | null => bench.reading.readSince('shop');
  expect(since()).toBeNull();
  await bench.time.pass(minute);
  const begun = since();
  expect(begun).not.toBeNull();
  await bench.time.pass(60 * minute);
  expect(since()).toBe(begun);
  bench.wrong = failing('unreachable');
  await bench.time.pass(8 * minute);
  expect(since()).toBe(begun);
  await bench.time.pass(3 * minute);
  expect(since()).toBeNull();
  bench.wrong = null;
  await bench.time.pass(6 * minute);
  expect(Date.parse(since() ?? '')).toBeGreaterThan(Date.parse(begun ?? '') + 65 * minute);
});

it.each([30 * second, minute, 2 * minute, 5 * minute])(
  'two hours without work are no break, with a look each %i ms on a computer that stands still now and then',
  async (every) => {
    const bench = new ReadingBench({ every });
    bench.fill(1);
    await bench.time.pass(minute);
    const begun = bench.reading.readSince('shop');
    expect(begun).not.toBeNull();
    for (let passed = 0; passed < 120 * minute; passed += 19 * second) {
      await bench.time.pass(10 * second);
      bench.time.sleep(9 * second);
      expect([passed / minute, bench.reading.readSince('shop')]).toEqual([passed / minute, begun]);
    }
  },
);
