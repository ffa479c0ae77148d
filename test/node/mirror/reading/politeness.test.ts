/** How often the service is asked, what makes that less often, and what people hear when it does not answer. */
import { describe, expect, it } from 'vitest';
import type { FailureCode } from '../../../../src-preload/contract/failure.ts';
import { failing, minute, ReadingBench, second } from './bench.ts';

const walked = 10 * second;

/** For an account that was read whole: its service answers with these orders. */
async function readWhole(count: number): Promise<ReadingBench> {
  const bench = new ReadingBench();
  bench.fill(count);
  await bench.time.pass(walked);
  bench.asked();
  return bench;
}

describe('news that a person wants', () => {
  it.each([
    ['at the head', 0],
    ['anywhere', 3],
  ])('is waited for until it was read, where it is %s; what the clock asks for is not', async (_, turn) => {
    const bench = new ReadingBench();
    bench.fill(8);
    bench.service.turn(turn);
    await bench.time.pass(minute);
    const waitedFor = (): boolean => bench.told.at(-1)?.[0]?.newsWanted === true;
    const before = bench.told.length;
    await bench.time.pass(2 * minute);
    expect(
      bench.told
        .slice(before)
        .flat()
        .some(({ newsWanted }) => newsWanted),
    ).toBe(false);

    bench.hanging.add('shop');
    bench.reading.lookNow('shop', 'round');
    await bench.time.pass(10 * second);
    expect(waitedFor()).toBe(false);
    bench.reading.lookNow('shop', 'person');
    await bench.time.pass(second);
    expect(waitedFor()).toBe(true);
    bench.hanging.clear();
    await bench.time.pass(2 * minute);
    expect(waitedFor()).toBe(false);

    bench.wrong = () => ({ kind: 'failure', code: 'unreachable' });
    bench.reading.lookNow('shop', 'person');
    await bench.time.pass(5 * second);
    expect(waitedFor()).toBe(false);
  });
});

describe('the head of the list', () => {
  it('is looked at each 30 s: a page that brings nothing new, and one more', async () => {
    const bench = await readWhole(8);
    await bench.time.pass(85 * second);
    const heads = ['Unshipped 1', 'Unshipped 2'];
    expect(bench.asked()).toEqual([...heads, ...heads, 'Shipped 1', ...heads]);
  });

  it('of a single page is that page, and no question goes beyond it', async () => {
    const bench = await readWhole(1);
    await bench.time.pass(65 * second);
    expect(new Set(bench.asked())).toEqual(new Set(['Unshipped 1', 'Shipped 1']));
  });

  it('brings a new order within 30 s, and is read on until nothing is new', async () => {
    const bench = await readWhole(8);
    for (let number = 0; number < 3; number += 1) bench.service.insert('unshipped');
    await bench.time.pass(30 * second);
    expect(bench.mirror.ordersOf('shop').size).toBe(11);
    expect(bench.asked()).toEqual(['Unshipped 1', 'Unshipped 2', 'Unshipped 3', 'Unshipped 4']);
  });

  it('is looked at each minute after ten minutes without work, and at once when somebody comes back', async () => {
    const bench = await readWhole(1);
    const looks = () => bench.asked().filter((asked) => asked === 'Shipped 1').length;
    await bench.time.pass(12 * minute);
    looks();
    // With the walks: every two minutes one in each direction, through the Unshipped only.
    await bench.time.pass(8 * minute);
    expect(looks()).toBe(4);
    bench.service.insert('unshipped');
    await bench.time.passUntil(() => bench.asked().length > 0, minute);
    await bench.time.pass(40 * second);
    bench.asked();
    bench.reading.noteActivity();
    await bench.time.pass(second);
    expect(bench.asked()).toContain('Unshipped 1');
  });

  it('is looked at without a wait when a person wants the news, and everything where news may be anywhere', async () => {
    const bench = await readWhole(3);
    await bench.time.pass(5 * second);
    bench.asked();
    bench.service.insert('unshipped');
    bench.reading.lookNow('shop', 'person');
    await bench.time.pass(second);
    expect(bench.mirror.ordersOf('shop').size).toBe(4);
    const unsorted = new ReadingBench();
    for (const place of [0, 1, 0, 2, 1]) unsorted.service.insert('unshipped', place);
    await unsorted.time.pass(walked);
    unsorted.service.insert('unshipped', 5);
    unsorted.reading.lookNow('shop', 'person');
    await unsorted.time.pass(3 * second);
    expect(unsorted.mirror.ordersOf('shop').size).toBe(6);
  });

  it('is looked at where only the ids fall: a shop may give its orders no date, or an earlier one', async () => {
    const bench = new ReadingBench();
    bench.fill(8);
    for (const order of bench.service.orders.slice(2, 4)) bench.service.redate(order, null);
    await bench.time.pass(walked);
    bench.asked();
    await bench.time.pass(30 * second);
    expect(bench.asked()).toEqual(['Unshipped 1', 'Unshipped 2']);
  });

  it('is not looked at where the orders come in no order: they are read whole again and again', async () => {
    const bench = new ReadingBench();
    bench.fill(8);
    bench.service.turn(3);
    await bench.time.pass(walked);
    bench.asked();
    await bench.time.pass(65 * second);
    const forward = ['Unshipped 1', 'Unshipped 2', 'Unshipped 3', 'Unshipped 4'];
    const round = [...forward, ...forward.toReversed()];
    expect(bench.asked().filter((asked) => asked !== 'Shipped 1')).toEqual([...round, ...round]);
  });
});

/** Milliseconds between the requests to a service that always gives the same wrong answer. */
async function gapsOf(bench: ReadingBench, milliseconds: number): Promise<readonly number[]> {
  const at: number[] = [];
  const { wrong } = bench;
  bench.wrong = (query, serviceKey) => {
    at.push(bench.time.passed());
    return wrong?.(query, serviceKey) ?? null;
  };
  await bench.time.pass(milliseconds);
  return at.slice(1).map((one, index) => Math.round((one - (at[index] ?? 0)) / second));
}

describe('a service in trouble', () => {
  it('is asked half as often after each 429, down to once in five minutes', async () => {
    const bench = await readWhole(1);
    bench.wrong = failing('rate-limited');
    expect(await gapsOf(bench, 25 * minute)).toEqual([60, 120, 240, 300, 300, 300]);
  });

  it('that says how long to wait is asked again then', async () => {
    const bench = await readWhole(1);
    bench.wrong = failing('rate-limited', 7);
    expect((await gapsOf(bench, 2 * minute)).slice(0, 4)).toEqual([7, 7, 7, 7]);
  });

  it('that says how long to wait is left alone for so long, also where a person wants the news', async () => {
    const bench = await readWhole(1);
    bench.wrong = failing('rate-limited', 60);
    await bench.time.pass(40 * second);
    bench.asked();
    bench.reading.lookNow('shop', 'person');
    await bench.time.pass(15 * second);
    expect(bench.asked()).toEqual([]);
  });

  it('that asks for an hour is asked again after five minutes, as one that does not say', async () => {
    const bench = await readWhole(1);
    bench.wrong = failing('rate-limited', 3_600);
    expect((await gapsOf(bench, 12 * minute)).slice(0, 2)).toEqual([300, 300]);
  });

  it('that fails three times in a minute is asked half as often, and as ever once it answers', async () => {
    const bench = await readWhole(1);
    bench.wrong = failing('unreachable');
    expect(await gapsOf(bench, 5 * minute)).toEqual([5, 5, 60, 5, 5, 120, 5, 5]);
    bench.wrong = null;
    bench.reading.noteReached('shop');
    await bench.time.pass(second);
    bench.asked();
    await bench.time.pass(65 * second);
    expect(bench.asked().filter((asked) => asked === 'Unshipped 1').length).toBeGreaterThanOrEqual(2);
  });

  it('that said "slow down" is asked as often as ever in the end, with nobody’s help', async () => {
    const bench = await readWhole(1);
    bench.wrong = failing('rate-limited');
    await bench.time.pass(10 * minute);
    bench.wrong = null;
    bench.asked();
    await bench.time.pass(6 * minute);
    expect(bench.asked().filter((asked) => asked === 'Unshipped 1').length).toBeLessThanOrEqual(4);
    await bench.time.pass(6 * 60 * minute);
    bench.reading.noteActivity();
    await bench.time.pass(minute);
    bench.asked();
    await bench.time.pass(5 * minute);
    expect(bench.asked().filter((asked) => asked === 'Unshipped 1').length).toBeGreaterThanOrEqual(9);
  });

  it('is called read as a whole when the group was that was read longer ago', async () => {
    const bench = await readWhole(3);
    bench.fill(3, 'shipped');
    await bench.time.pass(walked);
    const { wholeAt } = bench.of();
    expect(wholeAt).not.toBeNull();
    await bench.time.pass(10 * minute);
    expect(bench.asked().filter((asked) => asked === 'Unshipped 2').length).toBeGreaterThan(3);
    expect(bench.of().wholeAt).toBe(wholeAt);
  });

  it('keeps no other account waiting', async () => {
    const bench = new ReadingBench({ accountIds: ['shop', 'hangs', 'fails'] });
    bench.fill(8);
    bench.wrong = (_query, serviceKey) => (serviceKey === 'fails' ? failing('service-broken')() : null);
    bench.hanging.add('hangs');
    await bench.time.pass(walked);
    expect(bench.of().wholeAt).not.toBeNull();
    bench.service.insert('unshipped');
    await bench.time.pass(30 * second);
    expect(bench.mirror.ordersOf('shop').size).toBe(9);
    expect(bench.of('fails').state).toBe('not-answering');
  });
});

/** The service document does not say how a search without a hit is answered. */
describe('a service that refuses to search a group without an order', () => {
  const emptyRefused = (bench: ReadingBench, code: FailureCode): void => {
    bench.wrong = ({ status, phrase, page }) => {
      const group = status === 'Shipped' ? 'shipped' : 'unshipped';
      const isEmpty = !bench.service.orders.some((one) => one.group === group);
      return isEmpty && phrase === '' && page === 1 ? failing(code)() : null;
    };
  };

  it.each(['not-found', 'service-refused'] as const)('(%s) has answered, once all was sent', async (code) => {
    const bench = new ReadingBench();
    emptyRefused(bench, code);
    const order = bench.service.insert('unshipped');
    bench.fill(3, 'shipped');
    await bench.time.pass(walked);
    bench.service.move(order);
    await bench.time.pass(10 * minute);
    expect(bench.of()).toMatchObject({ state: 'waiting', notAnsweringSince: null, failure: null });
    bench.service.insert('unshipped');
    // After ten minutes without work, a look each minute.
    await bench.time.pass(65 * second);
    expect(bench.mirror.ordersOf('shop').size).toBe(5);
  });

  it('has answered, when the account is new', async () => {
    const bench = new ReadingBench();
    emptyRefused(bench, 'not-found');
    bench.fill(3, 'shipped');
    await bench.time.pass(50 * second);
    expect(bench.of()).toMatchObject({ state: 'waiting', notAnsweringSince: null, failure: null });
    expect(bench.of().wholeAt).not.toBeNull();
  });

  it('has not, where an order is known to be in it: the refusal means something else', async () => {
    const bench = await readWhole(1);
    bench.fill(2, 'shipped');
    await bench.time.pass(2 * minute);
    bench.wrong = ({ status, page }) => (status === 'Unshipped' && page === 1 ? failing('service-refused')() : null);
    await bench.time.pass(2 * minute);
    expect(bench.of()).toMatchObject({ state: 'not-answering', failure: { code: 'service-refused' } });
    expect(bench.goneIds()).toEqual([]);
  });

  it('has not, where it refuses the other group as well, as it may for keys that are wrong', async () => {
    const bench = new ReadingBench();
    bench.fill(2, 'shipped');
    await bench.time.pass(minute);
    bench.wrong = failing('service-refused');
    await bench.time.pass(5 * minute);
    expect(bench.of()).toMatchObject({ state: 'not-answering', failure: { code: 'service-refused' } });
  });

  it('has not, where it fails otherwise', async () => {
    const bench = new ReadingBench();
    bench.fill(2, 'shipped');
    await bench.time.pass(minute);
    bench.wrong = ({ status }) => (status === 'Unshipped' ? failing('service-broken')() : null);
    await bench.time.pass(2 * minute);
    expect(bench.of()).toMatchObject({ state: 'not-answering', failure: { code: 'service-broken' } });
  });
});

describe('an account that does not answer', () => {
  it('is an alarm after ten minutes, which says since when', async () => {
    const bench = await readWhole(1);
    const { answeredAt } = bench.of();
    bench.wrong = failing('unreachable');
    await bench.time.pass(9 * minute);
    expect(bench.of()).toMatchObject({ state: 'not-answering', alarm: false, failure: { code: 'unreachable' } });
    const heard = bench.told.length;
    await bench.time.pass(2 * minute);
    expect(bench.of()).toMatchObject({ alarm: true, notAnsweringSince: answeredAt });
    expect(bench.told.slice(heard).some(([shop]) => shop?.alarm)).toBe(true);
    bench.wrong = null;
    await bench.time.pass(5 * minute);
    expect(bench.of()).toMatchObject({ alarm: false, notAnsweringSince: null, failure: null });
  });

  it('is measured by what has passed: the clock set a day ahead or back is no alarm, and hides none', async () => {
    const bench = await readWhole(1);
    bench.wrong = failing('unreachable');
    await bench.time.pass(minute);
    bench.time.setClock(24 * 60 * minute);
    await bench.time.pass(minute);
    expect(bench.of().alarm).toBe(false);
    bench.time.setClock(-48 * 60 * minute);
    await bench.time.pass(10 * minute);
    expect(bench.of().alarm).toBe(true);
  });

  it('says since when by the clock as it was set meanwhile, as on a computer that began in the year 2000', async () => {
    const bench = await readWhole(1);
    const answeredAt = Date.parse(bench.of().answeredAt ?? '');
    const years = 26 * 365 * 24 * 60 * minute;
    bench.wrong = failing('unreachable');
    await bench.time.pass(minute);
    bench.time.setClock(years);
    await bench.time.pass(15 * minute);
    const { alarm, notAnsweringSince } = bench.of();
    expect([alarm, Date.parse(notAnsweringSince ?? '')]).toEqual([true, answeredAt + years]);
  });

  it('just because the computer slept is no alarm: it is asked first, and has a minute', async () => {
    const bench = await readWhole(1);
    bench.time.sleep(8 * 60 * minute);
    bench.wrong = failing('unreachable');
    await bench.time.pass(20 * second);
    expect(bench.of()).toMatchObject({ state: 'not-answering', alarm: false });
    await bench.time.pass(2 * minute);
    expect(bench.of().alarm).toBe(true);
  });

  it('for want of its keys is off, and not asked for them again and again', async () => {
    const bench = await readWhole(1);
    bench.keysFail = 'account-needs-keys';
    let asked = 0;
    bench.beforeKeys = () => {
      asked += 1;
    };
    await bench.time.pass(60 * minute);
    expect(asked).toBe(1);
    expect(bench.of()).toMatchObject({ state: 'off', alarm: true, failure: { code: 'account-needs-keys' } });
    bench.keysFail = null;
    bench.reading.noteAccounts({ accounts: [{ ...bench.account(), label: 'with keys' }], currentAccountId: 'shop' });
    await bench.time.pass(10 * second);
    expect(bench.of()).toMatchObject({ state: 'waiting', alarm: false });
  });

  it('is read again when its keys came while the last try was still waiting for the keychain', async () => {
    const bench = await readWhole(1);
    bench.keysFail = 'account-needs-keys';
    let asked = 0;
    bench.beforeKeys = () => {
      asked += 1;
      const accounts = [{ ...bench.account(), label: 'with keys' }];
      if (asked === 1) bench.reading.noteAccounts({ accounts, currentAccountId: 'shop' });
      else bench.keysFail = null;
    };
    await bench.time.pass(2 * minute);
    expect(bench.of()).toMatchObject({ state: 'waiting', failure: null });
  });
});
