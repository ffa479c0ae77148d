/** A service that says slow down, or fails: how long a read waits before it asks again, and that a write is not sent again. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { answer, type Behaviour, type MisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { accountAt, RememberingSteps, search, shippingErrorOf, startClient, startServer } from './bench.ts';
import { goodBody } from './faults.ts';

const good = answer({ body: goodBody });
const tooMany = (headers: Record<string, string> = {}): Behaviour =>
  answer({ status: 429, headers, body: '{"statusCode":429,"message":"Rate limit is exceeded."}' });

function clientInTime(time: TimeThatPasses, random = () => 0) {
  return startClient({ clock: time, after: time.after, random });
}

describe('a read answered 429', () => {
  it.each([
    ['seconds', { 'retry-after': '7' }, 7_000],
    [
      'a date, on the clock of the service',
      { 'retry-after': 'Tue, 01 Jan 2019 00:01:30 GMT', date: 'Tue, 01 Jan 2019 00:00:00 GMT' },
      90_000,
    ],
    [
      'a date gone by',
      { 'retry-after': 'Fri, 20 Nov 2026 11:59:00 GMT', date: 'Fri, 20 Nov 2026 12:00:00 GMT' },
      1_000,
    ],
    [
      'a date of RFC 850',
      { 'retry-after': 'Tuesday, 01-Jan-19 00:01:30 GMT', date: 'Tue, 01 Jan 2019 00:00:00 GMT' },
      90_000,
    ],
    ['the longest wait', { 'retry-after': '120' }, 120_000],
    ['a part of a second', { 'retry-after': '1.25' }, 1_250],
  ])('waits as told in %s', async (_name, headers, milliseconds) => {
    const server = await startServer([tooMany(headers), good]);
    const time = new TimeThatPasses();
    // The app has run for a while.
    time.advance(10 * 60_000);
    expect(await search(clientInTime(time), accountAt(server.url))).toEqual({ orders: [], totalPages: null });
    expect(time.waits).toEqual([milliseconds]);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['as HTTP wrote it first', 'Tue Jan  1 00:01:30 2019'],
    ['of ISO 8601', '2019-01-01T00:01:30'],
    ['of RFC 850', 'Tuesday, 01-Jan-19 00:01:30'],
  ])('takes a date %s, without a zone, for GMT wherever this computer stands', async (_name, date) => {
    const { TZ: before } = process.env;
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    process.env.TZ = 'Asia/Tokyo';
    const server = await startServer([tooMany({ 'retry-after': date, date: 'Tue, 01 Jan 2019 00:00:00 GMT' }), good]);
    const time = new TimeThatPasses();
    time.advance(10 * 60_000);
    await search(clientInTime(time), accountAt(server.url));
    expect(time.waits).toEqual([90_000]);
  });

  it('waits a little, and longer each time, when it is not told', async () => {
    const server = await startServer([tooMany(), tooMany(), tooMany(), tooMany(), good]);
    const time = new TimeThatPasses();
    await search(
      clientInTime(time, () => 1),
      accountAt(server.url),
    );
    expect(time.waits).toEqual([1_000, 5_000, 5_000, 5_000]);
  });

  it('is told to the caller when the wait would be longer than two minutes, and nobody else asks meanwhile', async () => {
    const server = await startServer([tooMany({ 'retry-after': '3600' }), good]);
    const time = new TimeThatPasses();
    const client = clientInTime(time);
    const limited = (waitSeconds: number) => ({
      failure: { code: 'rate-limited', changed: 'nothing', facts: { waitSeconds } },
    });
    expect(await shippingErrorOf(search(client, accountAt(server.url)))).toMatchObject(limited(3_600));
    time.advance(60_000);
    expect(await shippingErrorOf(search(client, accountAt(server.url)))).toMatchObject({
      ...limited(3_540),
      fate: 'not-sent',
    });
    expect(server.requests).toHaveLength(1);
    time.advance(60_000);
    expect(await search(client, accountAt(server.url))).toEqual({ orders: [], totalPages: null });
  });

  it.each(['soon', '-5', '7 s', '1.x', '0x10', '1.2.3', 'Tue, 01 Jan 2019 00:01:30 GMT'])(
    'is told to the caller as the longest wait when it says %s, with no date of its own',
    async (value) => {
      const server = await startServer([tooMany({ 'retry-after': value }), good]);
      const time = new TimeThatPasses();
      expect(await shippingErrorOf(search(clientInTime(time), accountAt(server.url)))).toMatchObject({
        failure: { code: 'rate-limited', facts: { waitSeconds: 120 } },
      });
      expect(time.waits).toEqual([]);
    },
  );

  it('is given up after two minutes in all', async () => {
    const server = await startServer([tooMany({ 'retry-after': '50' })]);
    const error = await shippingErrorOf(search(clientInTime(new TimeThatPasses()), accountAt(server.url)));
    expect(error.failure).toMatchObject({
      code: 'rate-limited',
      facts: { waitSeconds: 50, httpStatus: 429 },
      details: [{ message: 'Rate limit is exceeded.' }],
    });
    expect(server.requests).toHaveLength(3);
  });
});

describe('a quota that is used up, told as 403 with a Retry-After', () => {
  const words = { statusCode: 403, message: 'Out of call volume quota.' };
  const usedUp = (seconds: string) =>
    answer({ status: 403, body: JSON.stringify(words), headers: { 'retry-after': seconds } });

  it('is waited out when the pause is short', async () => {
    const server = await startServer([usedUp('7'), good]);
    const time = new TimeThatPasses();
    expect(await search(clientInTime(time), accountAt(server.url))).toEqual({ orders: [], totalPages: null });
    expect(time.passed()).toBe(7_000);
  });

  it('is a pause, and no doubt about the keys, when it is long', async () => {
    const server = await startServer([usedUp('3599')]);
    const time = new TimeThatPasses();
    const client = clientInTime(time);
    const expected = { failure: { code: 'rate-limited', details: [{ message: words.message }] } };
    expect(await shippingErrorOf(search(client, accountAt(server.url)))).toMatchObject(expected);
    expect((await shippingErrorOf(search(client, accountAt(server.url)))).failure.code).toBe('rate-limited');
    expect(server.requests).toHaveLength(1);
  });
});

it('searches that were answered teach the pace that a 429 asks for', async () => {
  const server = await startServer([good, good, good, good, tooMany({ 'retry-after': '0' }), good]);
  const time = new TimeThatPasses();
  const client = clientInTime(time);
  for (let number = 0; number < 6; number += 1) await search(client, accountAt(server.url));
  // Four in the second before.
  expect(time.waits).toEqual([250, 250]);
});

it('a manifest answered 429 is not sent again', async () => {
  const server = await startServer([tooMany({ 'retry-after': '7' }), good]);
  const work = clientInTime(new TimeThatPasses()).createManifest(accountAt(server.url), [1], new RememberingSteps());
  expect(await shippingErrorOf(work)).toMatchObject({
    fate: 'rejected',
    failure: { code: 'rate-limited', changed: 'nothing', facts: { waitSeconds: 7 } },
  });
  expect(server.requests).toHaveLength(1);
});

it('a manifest answered 403 with a web page is in doubt, whatever pause that names: a firewall says so of answers, too', async () => {
  const server = await startServer([answer({ status: 403, body: '<html>', headers: { 'retry-after': '7' } }), good]);
  const work = clientInTime(new TimeThatPasses()).createManifest(accountAt(server.url), [1], new RememberingSteps());
  expect(await shippingErrorOf(work)).toMatchObject({
    fate: 'in-doubt',
    failure: { code: 'in-doubt', changed: 'unknown', facts: { reason: 'not-the-service' } },
  });
  expect(server.requests).toHaveLength(1);
});

it.each([30, 120])('a service that is away says how long: %i s', async (seconds) => {
  const server = await startServer([answer({ status: 503, headers: { 'retry-after': String(seconds) } }), good]);
  const time = new TimeThatPasses();
  await search(clientInTime(time), accountAt(server.url));
  expect(time.waits).toEqual([seconds * 1_000]);
});

it('a service that is away for longer than two minutes is told at once', async () => {
  const server = await startServer([answer({ status: 503, headers: { 'retry-after': '121' } }), good]);
  const time = new TimeThatPasses();
  expect(await shippingErrorOf(search(clientInTime(time), accountAt(server.url)))).toMatchObject({
    failure: { code: 'service-broken', facts: { waitSeconds: 121 } },
  });
  expect(time.waits).toEqual([]);
});

it('a service that asks for patience again and again is waited for two minutes in all, and then told', async () => {
  const patience = answer({ status: 503, headers: { 'retry-after': '100' } });
  const server = await startServer([patience, patience, good]);
  const time = new TimeThatPasses();
  expect(await shippingErrorOf(search(clientInTime(time), accountAt(server.url)))).toMatchObject({
    failure: { code: 'service-broken', facts: { waitSeconds: 100 } },
  });
  expect(time.waits).toEqual([100_000]);
});

it('a read that fails waits between 200 ms and 1 s, then between 200 ms and 5 s', async () => {
  for (const [random, waits] of [
    [0, [200, 200]],
    [1, [1_000, 5_000]],
  ] as const) {
    const server = await startServer([answer({ status: 500 })]);
    const time = new TimeThatPasses();
    await shippingErrorOf(
      search(
        clientInTime(time, () => random),
        accountAt(server.url),
      ),
    );
    expect(time.waits).toEqual(waits);
  }
});

describe('accounts', () => {
  const pausedBy = async (server: MisbehavingServer, change: { subscriptionKey?: string; serviceKey?: string }) => {
    const client = clientInTime(new TimeThatPasses());
    await shippingErrorOf(search(client, accountAt(server.url)));
    const work = search(client, { ...accountAt(server.url), ...change });
    return work.then(
      () => 'asked',
      () => 'held back',
    );
  };

  it('with one subscription share its limit', async () => {
    const server = await startServer([tooMany({ 'retry-after': '600' }), good]);
    expect(await pausedBy(server, { serviceKey: 'another-account' })).toBe('held back');
  });

  it('with subscriptions of their own do not', async () => {
    const server = await startServer([tooMany({ 'retry-after': '600' }), good]);
    expect(await pausedBy(server, { subscriptionKey: 'another-subscription' })).toBe('asked');
  });
});

describe('a search that is asked once', () => {
  const query = { phrase: '', status: 'Unshipped', fields: 'All', page: 1, limit: 250 } as const;
  const once = (server: MisbehavingServer, time: TimeThatPasses, urgency: 'interactive' | 'background' | 'unasked') =>
    clientInTime(time).searchOrdersOnce(accountAt(server.url), query, urgency);

  it.each([
    ['unasked', '7'],
    ['unasked', '1'],
    ['background', '1'],
    ['interactive', '7'],
    ['interactive', '300'],
  ] as const)('%s tells its 429 at once, with a pause of %s s', async (urgency, seconds) => {
    const server = await startServer([tooMany({ 'retry-after': seconds }), good]);
    const work = once(server, new TimeThatPasses(), urgency);
    expect(await shippingErrorOf(work)).toMatchObject({
      failure: {
        code: 'rate-limited',
        facts: { waitSeconds: Number(seconds) },
        details: [{ message: 'Rate limit is exceeded.' }],
      },
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['of two seconds', { 'retry-after': '2' }, 2_000],
    ['that is not told', {}, 1_000],
  ])('by somebody who scanned waits out a pause %s', async (_name, headers, milliseconds) => {
    const server = await startServer([tooMany(headers), good]);
    const time = new TimeThatPasses();
    time.advance(10 * 60_000);
    expect(await once(server, time, 'interactive')).toEqual({ orders: [], totalPages: null });
    expect(time.waits).toEqual([milliseconds]);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['that are told', { 'retry-after': '2' }],
    ['that are not told, and grow', {}],
  ])('by somebody who scanned is told after five seconds of pauses %s', async (_name, headers) => {
    const server = await startServer([tooMany(headers)]);
    const time = new TimeThatPasses();
    expect(await shippingErrorOf(once(server, time, 'interactive'))).toMatchObject({
      failure: { code: 'rate-limited' },
    });
    expect(time.passed()).toBeLessThanOrEqual(5_000);
    expect(server.requests.length).toBeGreaterThan(1);
  });
});

describe('a verdict for which there is another answer', () => {
  const address = { street: '1 A St', suburb: '', city: '', state: '', postCode: '', country: '' };
  const validated = (server: MisbehavingServer, time: TimeThatPasses) =>
    clientInTime(time, () => 1).validateAddress(
      accountAt(server.url),
      { address },
      'interactive',
      undefined,
      async () => true,
    );

  it.each([
    ['that are told', { 'retry-after': '2' }],
    ['that are not told, and grow', {}],
  ])('is given up after five seconds of pauses %s', async (_name, headers) => {
    const server = await startServer([tooMany(headers)]);
    const time = new TimeThatPasses();
    expect((await shippingErrorOf(validated(server, time))).failure.code).toBe('rate-limited');
    expect(time.passed()).toBeLessThanOrEqual(5_000);
    expect(server.requests.length).toBeGreaterThan(1);
  });

  it('is given up at once where the pause is longer, in the words of the service', async () => {
    const server = await startServer([tooMany({ 'retry-after': '300' })]);
    expect((await shippingErrorOf(validated(server, new TimeThatPasses()))).failure).toMatchObject({
      code: 'rate-limited',
      details: [{ message: 'Rate limit is exceeded.' }],
      facts: { waitSeconds: 300 },
    });
    expect(server.requests).toHaveLength(1);
  });
});
