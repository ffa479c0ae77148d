/** What is asked of the service, in which order, and what a walk through all pages may say about a missing order. */
import { describe, expect, it } from 'vitest';
import { beginGroups } from '../../../../src-main/mirror/reading/group-reading.ts';
import { createLearnedSort } from '../../../../src-main/mirror/reading/learned-sort.ts';
import { nextStep } from '../../../../src-main/mirror/reading/next-step.ts';
import { failing, minute, ReadingBench, second } from './bench.ts';

const walked = 10 * second;

describe('a new account', () => {
  it('is read from the top: first all that is to be sent, then the rest, then both backward', async () => {
    const bench = new ReadingBench();
    bench.fill(5);
    bench.fill(3, 'shipped');
    await bench.time.pass(walked);
    expect(bench.asked()).toEqual([
      ...['Unshipped 1', 'Shipped 1'],
      ...['Unshipped 1', 'Unshipped 2', 'Unshipped 3'],
      ...['Shipped 1', 'Unshipped 3', 'Shipped 2', 'Unshipped 2', 'Shipped 2', 'Unshipped 1', 'Shipped 1'],
    ]);
    expect(bench.mirror.ordersOf('shop').size).toBe(8);
  });

  it('tells how far it is, and when everything was read', async () => {
    const bench = new ReadingBench();
    expect(bench.of()).toMatchObject({ state: 'off', failure: null });
    bench.fill(40);
    await bench.time.passUntil(() => bench.of().pagesRead === 7, minute);
    expect(bench.of()).toMatchObject({ state: 'reading', pagesRead: 7, pagesAbout: 20, wholeAt: null, alarm: false });
    await bench.time.pass(walked);
    expect(bench.of()).toMatchObject({ state: 'waiting', pagesRead: null, notAnsweringSince: null, failure: null });
    expect(bench.of().wholeAt).toMatch(/^2026-11-20T12:00:0\d/);
    expect(bench.told.length).toBeGreaterThan(2);
    expect(bench.told.at(-1)).toEqual(bench.reading.list());
  });

  it.each(['Unshipped', 'Shipped'])(
    'is not read as long as its %s are not, over a restart as well, and soon once they can be',
    async (status) => {
      const bench = new ReadingBench();
      bench.fill(3);
      bench.fill(3, 'shipped');
      bench.wrong = (query) => (query.status === status ? failing('answer-unreadable')() : null);
      await bench.time.pass(5 * minute);
      expect(bench.of().wholeAt).toBeNull();
      await bench.restart();
      await bench.time.pass(minute);
      expect(bench.of().wholeAt).toBeNull();
      bench.wrong = null;
      await bench.time.pass(5 * minute);
      expect(bench.of().wholeAt).not.toBeNull();
    },
  );

  it('without an order is asked once for each group, and each direction', async () => {
    const bench = new ReadingBench();
    await bench.time.pass(walked);
    expect(bench.asked()).toHaveLength(6);
    expect(bench.of().wholeAt).not.toBeNull();
  });
});

describe('a walk', () => {
  it('backward goes back a page where orders that came meanwhile have moved some there, which it has read already', async () => {
    const bench = new ReadingBench();
    bench.fill(6);
    let asked = 0;
    bench.wrong = ({ status, page }) => {
      if (status === 'Unshipped' && page === 2) asked += 1;
      // The walk forward was the first to ask for it.
      if (asked === 2) for (; asked < 4; asked += 1) bench.service.insert('unshipped');
      return null;
    };
    await bench.time.pass(walked);
    const walks = bench.asked().filter((one) => one.startsWith('Unshipped'));
    expect(walks.slice(walks.indexOf('Unshipped 2') + 2).join()).toContain(
      'Unshipped 2,Unshipped 3,Unshipped 2,Unshipped 1',
    );
  });

  it('and orders that are asked for one by one take turns: a long list of these delays it by no more than as much again', async () => {
    const groups = await beginGroups({ lastWalks: async () => [] }, 'shop');
    const absent = { orderId: 1, orderNumber: '1', trackingNumber: '', receiverName: 'Ada', seenAt: '' };
    for (const group of [groups.unshipped, groups.shipped]) {
      Object.assign(group, { headBegunAt: 0, walksDone: 1, lookUps: [absent] });
    }
    const state = { ...groups, written: [], later: [], walkedLast: null, headsInARow: 0, restUntil: 0, pause: minute };
    expect(nextStep({ ...state, lookedUpLast: false }, 1)).toMatchObject({ kind: 'look-up', order: absent });
    expect(nextStep({ ...state, lookedUpLast: true }, 1)).toMatchObject({ kind: 'walk' });
  });

  it('does not count on news at the head where orders are undated and their ids rise', async () => {
    const bench = new ReadingBench();
    const sort = createLearnedSort();
    bench.fill(2);
    const undated = bench.service.orders.map((order) => ({ ...order, orderedAt: null }));
    sort.note(undated, null);
    expect(sort.newsIsAtTheHead()).toBe(true);
    sort.note(undated.toReversed(), null);
    expect(sort.newsIsAtTheHead()).toBe(false);
  });

  it('ends at a page that the service refuses although it said that there is one, and asks for it once', async () => {
    const bench = new ReadingBench();
    bench.fill(10);
    bench.wrong = ({ status, page }) => (status === 'Unshipped' && page >= 4 ? failing('not-found')() : null);
    await bench.time.pass(walked);
    const refused = bench.asked().filter((one) => /^Unshipped [45]$/.test(one));
    expect(refused).toEqual([...new Set(refused)]);
    expect(refused).toContain('Unshipped 4');
    expect(bench.of().wholeAt).toBeNull();
  });
});

describe('an order that is not there any more', () => {
  const withOneRemoved = async (bench: ReadingBench): Promise<number> => {
    bench.fill(6);
    await bench.time.pass(walked);
    const order = bench.orderAt(3);
    bench.service.remove(order);
    bench.asked();
    return order.orderId;
  };

  it('is gone after a whole walk in each direction and a question for its number, and for its name', async () => {
    const bench = new ReadingBench();
    const orderId = await withOneRemoved(bench);
    const name = bench.mirror.ordersOf('shop').get(orderId)?.order.receiverName;
    await bench.time.passUntil(() => bench.goneIds().length > 0, 10 * minute);
    expect(bench.goneIds()).toEqual([orderId]);
    const lookedUp = bench.asked().filter((one) => one.startsWith('"'));
    expect(lookedUp).toEqual([`"${orderId}" All 1`, `"${name}" All 1`]);
  });

  it('is not gone as long as the backward walk is missing, over a restart as well', async () => {
    const bench = new ReadingBench();
    const orderId = await withOneRemoved(bench);
    bench.wrong = ({ page, status }) =>
      status === 'Unshipped' && page === 2 && isBackward() ? failing('unreachable')() : null;
    const isBackward = (): boolean =>
      bench.service.requests.some(({ page, status }) => page === 3 && status === 'Unshipped');
    await bench.time.pass(4 * minute);
    expect(bench.goneIds()).toEqual([]);
    bench.wrong = null;
    await bench.restart();
    await bench.time.passUntil(() => bench.goneIds().length > 0, 10 * minute);
    expect(bench.goneIds()).toEqual([orderId]);
  });

  it('is not gone when its number finds it', async () => {
    const bench = new ReadingBench();
    bench.fill(6);
    await bench.time.pass(walked);
    const hidden = bench.service.at(3);
    bench.service.hide(hidden, 100_000);
    await bench.time.pass(10 * minute);
    expect(bench.asked()).toContain(`"${hidden?.orderId}" Unshipped 1`);
    expect(bench.goneIds()).toEqual([]);
  });

  it('is not gone when it has another number, and only its name finds it', async () => {
    const bench = new ReadingBench();
    bench.fill(6);
    await bench.time.pass(walked);
    const hidden = bench.orderAt(3);
    bench.service.hide(hidden, 100_000);
    bench.service.renumber(hidden);
    await bench.time.pass(10 * minute);
    expect(bench.goneIds()).toEqual([]);
    const now = bench.service.orders.find(({ orderId }) => orderId === hidden.orderId);
    expect(now?.orderNumber).not.toBe(hidden.orderNumber);
    expect(bench.mirror.ordersOf('shop').get(hidden.orderId)?.order.orderNumber).toBe(now?.orderNumber);
  });

  it('and of which the service cannot tell is asked for once in each round, and holds up nothing', async () => {
    const bench = new ReadingBench();
    const orderId = await withOneRemoved(bench);
    bench.wrong = ({ phrase }) => (phrase === '' ? null : failing('service-broken')());
    await bench.time.pass(4 * minute);
    const asked = bench.asked();
    expect(asked.filter((one) => one === `"${orderId}" All 1`).length).toBeLessThanOrEqual(2);
    expect(asked.at(-1)).not.toContain('"');
    bench.wrong = null;
    await bench.time.pass(10 * minute);
    expect(bench.goneIds()).toEqual([orderId]);
  });

  it('that was shipped elsewhere is known as shipped soon, without a walk through all that were', async () => {
    const bench = new ReadingBench();
    bench.fill(6);
    bench.fill(60, 'shipped');
    await bench.time.pass(walked);
    const order = bench.service.orders.find(({ group }) => group === 'unshipped');
    if (order === undefined) throw new Error('there is no such order');
    bench.service.move(order);
    await bench.time.pass(4 * minute);
    expect(bench.mirror.ordersOf('shop').get(order.orderId)).toMatchObject({ seenAs: 'shipped', isGone: false });
  });

  it('among many that were shipped elsewhere is found by reading the Shipped, not by a question for each', async () => {
    const bench = new ReadingBench({ service: { rowsPerPage: 20 } });
    bench.fill(60);
    bench.fill(60, 'shipped');
    await bench.time.pass(walked);
    bench.asked();
    // The oldest, which no look at the head of the Shipped shows.
    for (const order of bench.service.orders.filter(({ group }) => group === 'unshipped').slice(-40))
      bench.service.move(order);
    await bench.time.pass(10 * minute);
    const among = [...bench.mirror.ordersOf('shop').values()];
    expect(among.filter(({ seenAs }) => seenAs === 'shipped')).toHaveLength(100);
    expect(bench.asked().filter((one) => one.startsWith('"'))).toEqual([]);
    // Of many that are gone altogether the Shipped tell nothing: then each is asked for.
    for (const order of bench.service.orders.filter(({ group }) => group === 'shipped').slice(-40))
      bench.service.remove(order);
    await bench.time.passUntil(() => bench.goneIds().length === 40, 90 * minute);
    expect(bench.goneIds()).toHaveLength(40);
  });

  it('that both groups show stands among the Shipped, and is asked for now and then; it is back once only the Unshipped show it', async () => {
    const bench = new ReadingBench({ service: { rowsPerPage: 10 } });
    bench.fill(6);
    bench.fill(30, 'shipped');
    await bench.time.pass(walked);
    const order = bench.service.orders.find(({ group }) => group === 'unshipped');
    if (order === undefined) throw new Error('there is no such order');
    const shownAs = () => bench.mirror.ordersOf('shop').get(order.orderId)?.seenAs;
    bench.service.showInBoth(order);
    await bench.time.pass(40 * minute);
    bench.asked();
    const seen = new Set<unknown>();
    for (let passed = 0; passed < 60; passed += 1) {
      await bench.time.pass(minute);
      seen.add(shownAs());
    }
    expect([...seen]).toEqual(['shipped']);
    const questions = bench.asked().filter((one) => one.startsWith(`"${order.orderNumber}" All`));
    expect(questions.length).toBeLessThanOrEqual(7);
    // The account's copy is begun anew: nothing of that counts any more.
    bench.service.showInOne(order);
    await bench.mirror.forgetAccount('shop');
    bench.reading.readAgain('shop');
    await bench.time.pass(2 * minute);
    expect(shownAs()).toBe('unshipped');
    bench.service.showInBoth(order);
    await bench.time.pass(50 * minute);
    expect(shownAs()).toBe('shipped');
    bench.service.showInOne(order);
    await bench.time.pass(15 * minute);
    expect(shownAs()).toBe('unshipped');
  });

  it('that both groups show holds up nothing where the service cannot tell of it', async () => {
    const bench = new ReadingBench({ service: { rowsPerPage: 10 } });
    bench.fill(6);
    bench.fill(3, 'shipped');
    await bench.time.pass(walked);
    const order = bench.service.orders.find(({ group }) => group === 'unshipped');
    if (order === undefined) throw new Error('there is no such order');
    bench.service.showInBoth(order);
    bench.wrong = ({ phrase }) => (phrase === '' ? null : failing('service-broken')());
    await bench.time.pass(5 * minute);
    bench.asked();
    bench.service.insert('unshipped');
    await bench.time.pass(5 * minute);
    expect(bench.mirror.ordersOf('shop').size).toBe(10);
    expect(bench.asked().filter((one) => one.startsWith('"')).length).toBeLessThanOrEqual(12);
  });

  it('that a person took back from the Shipped is among the Unshipped as soon as they show it, and asked for once', async () => {
    const bench = new ReadingBench({ service: { rowsPerPage: 10 } });
    bench.fill(30);
    const sent = bench.service.insert('shipped');
    await bench.time.pass(walked);
    bench.service.move(sent);
    bench.asked();
    await bench.time.pass(minute);
    expect(bench.mirror.ordersOf('shop').get(sent.orderId)?.seenAs).toBe('unshipped');
    await bench.time.pass(30 * minute);
    expect(bench.mirror.ordersOf('shop').get(sent.orderId)?.seenAs).toBe('unshipped');
    expect(bench.asked().filter((one) => one === `"${sent.orderNumber}" All 1`)).toHaveLength(1);
  });

  it('of a service that shows every order in both groups is believed as it was shown last: none could be sent', async () => {
    const bench = new ReadingBench({ service: { rowsPerPage: 10 } });
    bench.fill(12);
    for (const order of bench.service.orders) bench.service.showInBoth(order);
    await bench.time.pass(60 * minute);
    expect(bench.asked().filter((one) => one.startsWith('"'))).toEqual([]);
  });

  it('is only not seen, when many have numbers like its own and they move while they are read', async () => {
    const bench = new ReadingBench();
    bench.fill(19);
    await bench.time.pass(walked);
    const order = bench.service.orders.find(({ orderNumber }) => orderNumber === '1');
    if (order === undefined) throw new Error('there is no such order');
    bench.service.remove(order);
    bench.wrong = ({ phrase }) => {
      if (phrase === '1') bench.service.turn(1);
      return null;
    };
    await bench.time.pass(10 * minute);
    expect(bench.goneIds()).toEqual([]);
    bench.wrong = null;
    await bench.time.pass(10 * minute);
    expect(bench.goneIds()).toEqual([1]);
  });
});

describe('pages that change while they are read', () => {
  it('that became fewer let the page before be read again', async () => {
    const bench = new ReadingBench();
    bench.fill(8);
    bench.wrong = ({ page }) => {
      const order = bench.service.at(0);
      if (page === 3 && bench.service.orders.length === 8 && order !== null) {
        bench.service.remove(order);
        bench.service.remove({ ...order, orderId: order.orderId - 1 });
      }
      return null;
    };
    await bench.time.pass(walked);
    const unshipped = bench.asked().filter((asked) => asked.startsWith('Unshipped'));
    expect(unshipped.slice(1, 6)).toEqual(['Unshipped 1', 'Unshipped 2', 'Unshipped 3', 'Unshipped 2', 'Unshipped 3']);
    // All that are left, and the two that went.
    expect(bench.mirror.ordersOf('shop').size).toBe(8);
  });

  it('between the beginning of a walk and its first page let the walk begin again: it judges by what it began with', async () => {
    const bench = new ReadingBench();
    bench.fill(6);
    await bench.time.pass(walked);
    const begun: string[] = [];
    const { mirror } = bench;
    const beginWalk = mirror.beginWalk.bind(mirror);
    mirror.beginWalk = async (walk) => {
      if (walk.seenAs === 'unshipped') begun.push(`${walk.direction} ${walk.totalPages}`);
      return beginWalk(walk);
    };
    // The first page of the next walk fails once; meanwhile a look at the head hears of more pages.
    bench.wrong = ({ page, status }) => {
      if (status !== 'Unshipped' || begun.length === 0) return null;
      bench.wrong = null;
      for (let number = 0; number < 4; number += 1) bench.service.insert('unshipped');
      expect(page).toBe(1);
      return failing('rate-limited', 90)();
    };
    await bench.time.pass(6 * minute);
    expect(begun.slice(0, 2)).toEqual(['forward 3', 'forward 5']);
  });

  it('that are another number at the beginning of each walk are read all the same, and say nothing about what is gone', async () => {
    const bench = new ReadingBench();
    bench.fill(6);
    await bench.time.pass(walked);
    const order = bench.service.at(3);
    if (order !== null) bench.service.remove(order);
    const { mirror } = bench;
    const beginWalk = mirror.beginWalk.bind(mirror);
    const endWalk = mirror.endWalk.bind(mirror);
    const ends: boolean[] = [];
    const ofUnshipped = new Set<number>();
    mirror.endWalk = async (walk) => {
      if (ofUnshipped.has(walk.walkId)) ends.push(walk.complete);
      return endWalk(walk);
    };
    mirror.beginWalk = async (walk) => {
      for (let number = 0; number < 2; number += 1) bench.service.insert('unshipped');
      const walkId = await beginWalk(walk);
      if (walk.seenAs === 'unshipped') ofUnshipped.add(walkId);
      return walkId;
    };
    await bench.time.pass(6 * minute);
    expect(ends).toContain(false);
    expect(ends).toContain(true);
    expect(bench.goneIds()).toEqual([]);
  });

  it.each([2, 3])(
    'of which one cannot be had (%i) are read without it, and say nothing about what is gone',
    async (bad) => {
      const bench = new ReadingBench();
      bench.fill(6);
      await bench.time.pass(walked);
      const order = bench.service.at(0);
      if (order !== null) bench.service.remove(order);
      bench.asked();
      bench.wrong = ({ page }) => (page === bad ? failing('answer-unreadable')() : null);
      await bench.time.pass(15 * minute);
      const asked = bench.asked();
      // Each walk asks for it once, and three times where it is the bad one.
      expect(asked.filter((one) => one === 'Unshipped 3')).toHaveLength(bad === 3 ? 12 : 2);
      expect(asked).not.toContain('Unshipped 4');
      expect(asked.slice(asked.indexOf('Unshipped 3'))).toContain('Unshipped 1');
      expect(bench.goneIds()).toEqual([]);
      bench.wrong = null;
      await bench.time.pass(15 * minute);
      expect(bench.goneIds()).toEqual([order?.orderId]);
    },
  );

  it('that the service does not count are read to the end, and nothing is called gone', async () => {
    const bench = new ReadingBench({ service: { tellsPages: false } });
    bench.fill(5);
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(5);
    const order = bench.service.at(0);
    if (order !== null) bench.service.remove(order);
    await bench.time.pass(30 * minute);
    expect(bench.goneIds()).toEqual([]);
    expect(bench.asked()).toContain('Unshipped 4');
  });

  const neverWhole = { wholeAt: null, state: 'waiting' };

  it.each([true, false])(
    'that the service does not turn are not called read, whether or not it counts them: %s',
    async (tellsPages) => {
      const bench = new ReadingBench({ service: { turnsPages: false, tellsPages } });
      bench.fill(40);
      bench.fill(3, 'shipped');
      await bench.time.pass(walked);
      expect(bench.of()).toMatchObject(neverWhole);
      const asked = bench.asked();
      expect(asked).toContain('Shipped 2');
      expect(asked.length).toBeLessThan(15);
    },
  );

  it('of which the service counts more than it has are read as far as there are any, the Shipped too, and then it rests', async () => {
    const bench = new ReadingBench({ service: { pagesTooMany: 20 } });
    bench.fill(5);
    bench.fill(7, 'shipped');
    await bench.time.pass(walked);
    expect(bench.mirror.ordersOf('shop').size).toBe(12);
    expect(bench.of()).toMatchObject(neverWhole);
    expect(bench.asked().length).toBeLessThan(20);
    await bench.time.pass(minute);
    expect(bench.asked().length).toBeLessThan(10);
  });
});

describe('years of Shipped orders, of which the last ones are kept', () => {
  /** Ten, on five pages; the newest three are kept. */
  const openBench = (): ReadingBench => {
    const bench = new ReadingBench();
    bench.fill(10, 'shipped');
    bench.shippedSince = Date.parse(bench.service.at(2)?.orderedAt ?? '');
    return bench;
  };
  const walksOfShipped = (bench: ReadingBench): readonly string[] =>
    bench.asked().filter((one) => one.startsWith('Shipped'));

  it('are read as far as they are kept, both ways, where they fall by date', async () => {
    const bench = openBench();
    await bench.time.pass(walked);
    // A look at the head, the walk forward, the walk backward.
    expect(walksOfShipped(bench)).toEqual(['Shipped 1', 'Shipped 1', 'Shipped 2', 'Shipped 2', 'Shipped 1']);
    expect(bench.of().wholeAt).not.toBeNull();

    const gone = bench.orderAt(1);
    bench.service.remove(gone);
    await bench.time.passUntil(() => bench.goneIds().length > 0, 120 * minute);
    expect(bench.goneIds()).toEqual([gone.orderId]);
  });

  it('leave all that is still to be sent to be read, however old', async () => {
    const bench = new ReadingBench();
    bench.fill(8);
    bench.fill(2, 'shipped');
    bench.shippedSince = Date.parse(bench.service.at(0)?.orderedAt ?? '');
    await bench.time.pass(walked);
    const among = [...bench.mirror.ordersOf('shop').values()];
    expect(among.filter(({ seenAs }) => seenAs === 'unshipped')).toHaveLength(8);
    expect(bench.of().wholeAt).not.toBeNull();
  });

  it('are read further down when the page where it ended has moved there, and forward again after a restart', async () => {
    const bench = openBench();
    await bench.time.passUntil(
      () => bench.service.requests.filter(({ status }) => status === 'Shipped').length === 3,
      minute,
    );
    for (let number = 0; number < 4; number += 1) bench.service.insert('shipped');
    bench.asked();
    await bench.time.pass(walked);
    expect(walksOfShipped(bench)).toContain('Shipped 4');
    expect(bench.mirror.ordersOf('shop').size).toBeGreaterThanOrEqual(7);
    await bench.restart();
    bench.asked();
    await bench.time.pass(60 * minute);
    expect(walksOfShipped(bench)).not.toContain('Shipped 7');
  });

  it('are read to the end where they do not fall by date', async () => {
    const bench = openBench();
    bench.service.insert('shipped', 1);
    bench.asked();
    await bench.time.pass(walked);
    expect(walksOfShipped(bench)).toContain('Shipped 6');
    expect(bench.mirror.ordersOf('shop').size).toBe(11);
  });
});
