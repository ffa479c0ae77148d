/**
 * Every rule that depends on time, while the clock of the computer is set a day back, 20 s back, 6 min ahead and 40
 * days ahead, and while the computer sleeps: only the time that passed counts.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReachability } from '../../../src-main/accounts/reachability.ts';
import { createOfflineChecks } from '../../../src-main/addresses/offline-checks.ts';
import { createTellingPace } from '../../../src-main/addresses/telling-pace.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { Limiter } from '../../../src-main/shipping/limiter.ts';
import { createAfter, lookAgainEvery } from '../../../src-main/time/system-time.ts';
import { answer, type Behaviour } from '../../helpers/misbehaving-server.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { book, type ReadingBench, startReadingBench } from '../address-book/copies/reading-bench.ts';
import { inBench } from '../in-doubt/in-doubt-bench.ts';
import { inFolder } from '../journal/ledger-folder.ts';
import { manifestOrder, openBench } from '../manifests/manifests-bench.ts';
import { accountAt, search, shippingErrorOf, silentLog, startClient, startServer } from '../shipping/bench.ts';
import { goodBody } from '../shipping/faults.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const jumps: readonly (readonly [string, number])[] = [
  ['a day back', -day],
  ['20 s back', -20 * second],
  ['6 min ahead', 6 * minute],
  ['40 days ahead', 40 * day],
];

const good = answer({ body: goodBody });
const tooMany = (headers: Record<string, string> = {}): Behaviour =>
  answer({ status: 429, headers, body: '{"statusCode":429,"message":"Rate limit is exceeded."}' });
const clientIn = (time: TimeThatPasses) => startClient({ clock: time, after: time.after, random: () => 0 });
const noOrders = { orders: [], totalPages: null };

describe.each(jumps)('the clock is set %s', (_name, jump) => {
  it('and a request goes out as ever', async () => {
    const server = await startServer([good]);
    const time = new TimeThatPasses();
    const client = clientIn(time);
    await search(client, accountAt(server.url));
    time.setClock(jump);
    expect(await search(client, accountAt(server.url))).toEqual(noOrders);
    expect(time.waits).toEqual([]);
  });

  it('while a pause lasts: it is as long as it was, and no shorter', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0);
    (await limiter.enter('interactive')).leave({ kind: 'slow-down', waitMilliseconds: 30 * second });
    time.setClock(jump);
    const before = time.passed();
    await limiter.enter('interactive');
    expect(time.passed() - before).toBe(30 * second);
  });

  it('between two starts of a learned pace: the gap stays', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0);
    (await limiter.enter('interactive')).leave({ kind: 'slow-down', waitMilliseconds: 0 });
    (await limiter.enter('interactive')).leave({ kind: 'answered' });
    const before = time.passed();
    time.setClock(jump);
    await limiter.enter('interactive');
    expect(time.passed() - before).toBe(second);
  });

  it('while a call waits out a limit: it is given up after two minutes in all', async () => {
    const time = new TimeThatPasses();
    const slow = tooMany({ 'retry-after': '50' });
    const server = await startServer([
      (socket, request) => {
        time.setClock(jump);
        slow(socket, request);
      },
    ]);
    const error = await shippingErrorOf(search(clientIn(time), accountAt(server.url)));
    expect(error.failure).toMatchObject({ code: 'rate-limited', facts: { waitSeconds: 50 } });
    expect(server.requests).toHaveLength(3);
  });
});

describe.each(jumps)('a write in doubt, and the clock is set %s', (_name, jump) => {
  it('is not said to be not done before five minutes have passed, and is then', () =>
    inBench(async ({ inDoubt, service, doubt, clock }) => {
      const writeId = await doubt({}, 1);
      service.put('one', 'Unshipped', 1);
      expect(await inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: [], notDoneIn: 5 * minute });
      clock.advance(4 * minute);
      clock.setClock(jump);
      expect(await inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: [], notDoneIn: minute });
      await expect(inDoubt.resolve(writeId, 'not-done')).rejects.toThrow('changed-meanwhile');
      clock.advance(minute);
      expect(await inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: ['not-done'], notDoneIn: null });
    }));

  it('between two runs of the program: what the first run saw counts from the start of the second', () =>
    inBench(async ({ inDoubt, service, doubt, clock, reopen }) => {
      const writeId = await doubt({}, 1);
      service.put('one', 'Unshipped', 1);
      await inDoubt.lookUp(writeId);
      clock.setClock(jump);
      const next = reopen();
      expect(await next.inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: [], notDoneIn: 5 * minute });
      next.clock.advance(5 * minute);
      expect(await next.inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: ['not-done'] });
      next.ledger.close();
    }));
});

describe('two look-ups of a write in doubt', () => {
  it('that lasted: what counts is from the end of the first to the begin of the second', () =>
    inBench(async ({ inDoubt, service, doubt, clock }) => {
      const writeId = await doubt({}, 1);
      service.put('one', 'Unshipped', 1);
      await inDoubt.lookUp(writeId);
      clock.advance(4 * minute);
      const answersAtOnce = service.searchOrders.bind(service);
      service.searchOrders = async (...asked: Parameters<typeof answersAtOnce>) => {
        clock.advance(2 * minute);
        return answersAtOnce(...asked);
      };
      expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual([]);
    }));

  it('by two programs on one ledger: another one’s reading is only as old as this one has known it', () =>
    inBench(async ({ inDoubt, service, doubt, clock, reopen }) => {
      const writeId = await doubt({}, 1);
      service.put('one', 'Unshipped', 1);
      const other = reopen();
      await inDoubt.lookUp(writeId);
      other.clock.advance(60 * minute);
      expect(await other.inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: [], notDoneIn: 5 * minute });
      clock.advance(6 * minute);
      expect(inDoubt.list()[0]?.mayResolve).toEqual([]);
      other.ledger.close();
    }));

  it('with a night’s sleep of the computer between them are far enough apart', () =>
    inBench(async ({ inDoubt, service, doubt, clock }) => {
      const writeId = await doubt({}, 1);
      service.put('one', 'Unshipped', 1);
      await inDoubt.lookUp(writeId);
      clock.advance(8 * 60 * minute);
      expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual(['not-done']);
    }));
});

describe('the computer sleeps for a night', () => {
  const night = 8 * 60 * minute;
  const pausedLimiter = async () => {
    const time = new TimeThatPasses();
    const timers = createTimersByHand();
    const limiter = new Limiter(time, createAfter(time, timers.after), () => 0);
    (await limiter.enter('interactive')).leave({ kind: 'slow-down', waitMilliseconds: 100 * second });
    return { time, timers, limiter };
  };

  it('in a pause that the service asked for: whoever waits goes on when it wakes', async () => {
    const { time, timers, limiter } = await pausedLimiter();
    const waiting = limiter.enter('background');
    expect(limiter.waitingCount).toBe(1);
    time.advance(night);
    timers.pass(lookAgainEvery);
    await waiting;
    expect(limiter.waitingCount).toBe(0);
  });

  it('in a pause that is too long to be waited for: one press tries again when it wakes', async () => {
    const { time, limiter } = await pausedLimiter();
    (await pausedTurn(limiter, time)).leave({ kind: 'slow-down', waitMilliseconds: Number.POSITIVE_INFINITY });
    await expect(limiter.enter('interactive')).rejects.toMatchObject({ failure: { code: 'rate-limited' } });
    time.advance(night);
    await limiter.enter('interactive');
  });

  /** A turn after the pause. */
  const pausedTurn = (limiter: Limiter, time: TimeThatPasses) => {
    time.advance(100 * second);
    return limiter.enter('interactive');
  };
});

describe('the address book', () => {
  let bench: ReadingBench;
  const booksAsked = (): number =>
    bench.service.requests.filter(({ path }) => path.startsWith('/api/addressbook')).length;
  beforeEach(async () => {
    bench = await startReadingBench();
    bench.answerWith(book('Kea', 3));
    await bench.read();
  });
  afterEach(() => bench.close());

  it('is as old as the hours that passed since it was read, however the clock is set', async () => {
    let asked = booksAsked();
    for (const [, jump] of jumps) {
      bench.setClock(jump);
      bench.passHours(11);
      await bench.status();
      expect(booksAsked()).toBe(asked);
      // Two more: a night in which the computer sleeps counts as well.
      bench.passHours(2);
      const read = bench.ended();
      await bench.status();
      await read;
      asked += 1;
      expect(booksAsked()).toBe(asked);
    }
  });

  it('is read again at the next start when it seems to come from the future: its age is not known', async () => {
    await bench.restart(async () => bench.setClock(-day));
    const read = bench.ended();
    await bench.status();
    await read;
    expect(booksAsked()).toBe(2);
  });

  it('that could not be read is tried again an hour later by itself, also with a clock set back', async () => {
    bench.answerWith(answer({ status: 400 }));
    await bench.read();
    bench.setClock(-day);
    bench.passHours(13);
    bench.answerWith(book('Kea', 4));
    const read = bench.ended();
    await bench.status();
    expect(await read).toMatchObject({ totalCount: 4 });
  });
});

describe.each(jumps)('a service that cannot be reached, and the clock is set %s', (_name, jump) => {
  it('is believed to be so for half a minute that passed', async () => {
    const time = new TimeThatPasses();
    const reachability = createReachability({ clock: time, changed() {} });
    await reachability
      .learn('one', () => Promise.reject(failureOf('unreachable')))
      .catch((error: unknown) => expect(error).toMatchObject({ failure: { code: 'unreachable' } }));
    time.setClock(jump);
    time.advance(29 * second);
    expect(reachability.unreachableWithin('one', 30 * second)).toBe(true);
    time.advance(second);
    expect(reachability.unreachableWithin('one', 30 * second)).toBe(false);
  });

  it('or that answers: since when is told by the clock as it is set now', async () => {
    const time = new TimeThatPasses();
    const reachability = createReachability({ clock: time, changed() {} });
    await reachability.learn('one', () => Promise.resolve());
    time.setClock(jump);
    time.advance(minute);
    await reachability.learn('one', () => Promise.resolve());
    const since = new Date(time.now().getTime() - minute).toISOString();
    expect(reachability.read('one')).toEqual({ reachable: true, since });
  });

  it('progress goes on being told', () => {
    const time = new TimeThatPasses();
    const pace = createTellingPace(time, 100);
    expect(pace.mayTell(false)).toBe(true);
    time.setClock(jump);
    expect(pace.mayTell(false)).toBe(false);
    time.advance(100);
    expect(pace.mayTell(false)).toBe(true);
  });
});

describe('the clock is set a day back', () => {
  it('and of too many addresses that wait for a second check the one that was added first goes', () => {
    const time = new TimeThatPasses();
    const checks = createOfflineChecks({ file: null, log: silentLog });
    const add = (street: string): void => {
      const address = { street, suburb: '', city: '', state: '', postCode: '', country: '' };
      const checkedAt = time.now().toISOString();
      checks.add('one', address, {
        verdict: 'valid',
        suggestions: [],
        source: 'address-book',
        copyReadAt: null,
        checkedAt,
      });
    };
    for (let count = 1; count <= 1_000; count += 1) add(`${count} Cuba Street`);
    time.setClock(-day);
    add('1001 Cuba Street');
    const streets = checks.waiting('one').map(({ address }) => address.street);
    expect([streets.length, streets[0], streets.at(-1)]).toEqual([1_000, '2 Cuba Street', '1001 Cuba Street']);
  });
});

it.each(jumps)(
  'the newest manifest of an order is the one made last, also when the clock is set %s before it',
  (_, jump) =>
    inFolder(async (folder) => {
      const clock = new TimeThatPasses();
      const { ledger, manifests } = openBench({ folder, clock });
      const orders = [manifestOrder(1)];
      const first = await manifests.create({ accountId: 'one', orders });
      clock.setClock(jump);
      clock.advance(minute);
      const second = await manifests.create({ accountId: 'one', orders, again: [first.manifestId] });
      expect(manifests.marksFor('one', [1]).get(1)?.manifestId).toBe(second.manifestId);
      // What the operator was shown is not the newest any more.
      const third = manifests.create({ accountId: 'one', orders, again: [first.manifestId] });
      await expect(third).rejects.toMatchObject({ failure: { code: 'already-manifested' } });
      ledger.close();
    }),
);

describe('a Retry-After that makes no sense', () => {
  it.each([
    ['a Unix time', '1795320000'],
    ['a Unix time in milliseconds', '1795320000000'],
    ['huge', '9'.repeat(400)],
    ['negative', '-5'],
    ['words', 'soon'],
    ['a far date', 'Tue, 01 Jan 2080 00:00:00 GMT'],
    ['a number with an exponent', '1e3'],
  ])('(%s) is said, and after two minutes one press tries again', async (_name, value) => {
    const date = 'Fri, 20 Nov 2026 12:00:00 GMT';
    const server = await startServer([tooMany({ 'retry-after': value, date }), good]);
    const time = new TimeThatPasses();
    const client = clientIn(time);
    const limited = { failure: { code: 'rate-limited', changed: 'nothing', facts: { waitSeconds: 120 } } };
    expect(await shippingErrorOf(search(client, accountAt(server.url)))).toMatchObject(limited);
    time.advance(119 * second);
    expect(await shippingErrorOf(search(client, accountAt(server.url)))).toMatchObject({
      failure: { code: 'rate-limited', facts: { waitSeconds: 1 } },
    });
    expect(server.requests).toHaveLength(1);
    time.advance(second);
    expect(await search(client, accountAt(server.url))).toEqual(noOrders);
  });

  it('as a date is measured by the clock of the service, never by ours', async () => {
    const time = new TimeThatPasses();
    const server = await startServer([
      tooMany({ 'retry-after': 'Tue, 01 Jan 2019 00:00:10 GMT', date: 'Tue, 01 Jan 2019 00:00:00 GMT' }),
      good,
    ]);
    await search(clientIn(time), accountAt(server.url));
    expect(time.waits).toEqual([10 * second]);
  });

  it('as a date without a clock beside it tells nothing: the longest pause', async () => {
    const server = await startServer([tooMany({ 'retry-after': 'Fri, 20 Nov 2026 12:00:45 GMT', date: '' })]);
    const error = await shippingErrorOf(search(clientIn(new TimeThatPasses()), accountAt(server.url)));
    expect(error.failure).toMatchObject({ code: 'rate-limited', facts: { waitSeconds: 120 } });
  });
});

it('nobody waits for a turn longer than two minutes, however often the service asks for a pause', async () => {
  const time = new TimeThatPasses();
  const limiter = new Limiter(time, time.after, () => 0);
  const turns = await Promise.all([1, 2, 3, 4, 5, 6].map(() => limiter.enter('interactive')));
  const waiting = limiter.enter('interactive');
  for (const turn of turns) {
    time.advance(25 * second);
    turn.leave({ kind: 'slow-down', waitMilliseconds: 110 * second });
  }
  await expect(waiting).rejects.toMatchObject({ failure: { code: 'rate-limited' } });
});
