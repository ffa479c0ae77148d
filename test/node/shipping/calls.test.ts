/**
 * How a call is made, shown by its steps: which attempt follows which exchange, after which wait, and what is known at
 * the end. The transport, the limiter, the budget and the time are passed in; read-faults.test.ts and
 * write-faults.test.ts use a real server.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import { type Call, type CallParts, read, write } from '../../../src-main/shipping/calls.ts';
import type { Exchange, ExchangeLimits, TransportFaultCode } from '../../../src-main/shipping/exchange.ts';
import { ShippingFault } from '../../../src-main/shipping/faults.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import type { TurnOutcome } from '../../../src-main/shipping/limiter.ts';
import { tellAnswer, valueOrThrow } from '../../../src-main/shipping/reading/readings.ts';
import type { RawAnswer, ShippingAccount, ShippingClient } from '../../../src-main/shipping/shipping-client.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

const limits: ExchangeLimits = { connect: 1, firstByte: 2, keptSilence: 2, gap: 3, total: 4, answerBytes: 1_000 };
const hurried: ExchangeLimits = { ...limits, firstByte: 1 };
const account: ShippingAccount = {
  baseAddress: 'http://127.0.0.1:9',
  serviceKey: 'service-key-canary',
  subscriptionKey: 'subscription-key-canary',
  format: 'json',
};
const operation = { name: 'Search Orders', method: 'GET', path: '/api/orders/search', body: null } as const;
const search = { operation, limits, reading: 'search' } as const;
const archive: Call<undefined> = {
  operation: { name: 'Archive Order', method: 'POST', path: '/api/orders/archive?order_id=7', body: null },
  limits,
  reading: 'archive',
};

const answered = (httpStatus: number, body = '', headers: RawAnswer['headers'] = {}): Exchange => ({
  sent: true,
  answer: { httpStatus, headers, body: Buffer.from(body), complete: true },
  fault: null,
});
const failed = (code: TransportFaultCode, sent = true): Exchange => ({
  sent,
  answer: null,
  fault: { code, cause: new Error('below') },
});
const slowDown = (seconds?: string) => answered(429, '', seconds === undefined ? {} : { 'retry-after': seconds });
const good = answered(200, '{"orders":[]}');
const done = answered(200, '{"success":true}');
const none = { orders: [], totalPages: null };

/** Everything that a call did, in order. */
function bench(exchanges: readonly Exchange[], options: { retries?: number; missing?: string; pause?: number } = {}) {
  const told: string[] = [];
  const logged: unknown[] = [];
  const sinks: unknown[] = [];
  const asked: { readonly url: string; readonly limits: ExchangeLimits; readonly signal: AbortSignal | undefined }[] =
    [];
  const [ending, givingUp, time] = [new AbortController(), new AbortController(), new TimeThatPasses()];
  // A computer that has been on for a while.
  time.advance(1_000_000);
  const secrets = createSecretRegister();
  const left = [...exchanges];
  let retries = options.retries ?? 10;
  let pausedUntil = 0;
  const trusted = Promise.withResolvers<void>();
  const parts: CallParts = {
    transport: {
      async exchange({ url }, exchangeLimits, signal, sinkFor) {
        told.push(sinkFor === undefined ? 'asked' : 'asked for a file');
        sinks.push(...[200, 403].map((httpStatus) => sinkFor?.({ httpStatus, headers: {} }) ?? null));
        asked.push({ url: url.href, limits: exchangeLimits, signal });
        time.advance(7);
        const exchange = left.shift();
        if (exchange === undefined) throw new Error('nobody expected another attempt');
        return exchange;
      },
    } as CallParts['transport'],
    trust: { settled: () => trusted.promise, missing: () => options.missing ?? null },
    limiterOf: () =>
      ({
        async enter(urgency: string, signal: AbortSignal, key: string, longest = Number.POSITIVE_INFINITY) {
          if (signal.aborted) throw failureOf('cancelled');
          if (longest < (options.pause ?? 0)) throw failureOf('rate-limited');
          told.push(`${urgency} turn of ${key}`);
          const leave = (outcome: TurnOutcome): void => {
            told.push(`left ${Object.values(outcome).join(' ')}`);
            if (outcome.kind === 'slow-down') pausedUntil = time.passed() + (outcome.waitMilliseconds ?? 0);
          };
          return { leave };
        },
        earliestStart: () => pausedUntil,
      }) as unknown as ReturnType<CallParts['limiterOf']>,
    retryBudget: {
      earn: () => void told.push('earned'),
      spend: () => {
        told.push('spent');
        retries -= 1;
        return retries >= 0;
      },
    },
    clock: time,
    after: time.after,
    random: () => 0.5,
    reader: {
      read: async (name, answer, answerBytes, facts) => {
        told.push('read');
        return valueOrThrow(tellAnswer(name, answer, answerBytes, secrets), facts);
      },
      withoutKeys: async (answer) => ({ ...answer, headers: { ...answer.headers, kept: 'yes' } }),
      close: async () => undefined,
    },
    secrets,
    log: { debug: (text, facts) => void logged.push([text, facts]), info() {}, warn() {}, error() {} },
    ending: ending.signal,
    givingUp: givingUp.signal,
  };
  return { parts, told, logged, sinks, asked, time, ending, givingUp, secrets, trusted };
}

type Bench = ReturnType<typeof bench>;

async function faultOf(work: Promise<unknown>): Promise<ShippingFault> {
  const fault = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (fault instanceof ShippingFault) return fault;
  throw new Error('a fault was expected', { cause: fault });
}

const asRead = (at: Bench, call: Call<unknown> = search, urgency: 'interactive' | 'unasked' = 'interactive') =>
  read(at.parts, account, call, urgency);
const turn = 'interactive turn of service-key-canary';
const writeTurn = 'write turn of service-key-canary';
/** Half of the longest wait: between 200 ms and 1 s the first time, and 5 s the second. */
const [firstWait, secondWait] = [600, 2_600];

describe('a read', () => {
  it('has its turn, is asked once and told', async () => {
    const at = bench([good]);
    expect(await asRead(at, search, 'unasked')).toEqual(none);
    expect(at.told).toEqual(['earned', 'unasked turn of service-key-canary', 'asked', 'left answered', 'read']);
    expect(at.asked).toMatchObject([{ url: 'http://127.0.0.1:9/api/orders/search', limits }]);
    expect(at.secrets.keys()).toEqual(['service-key-canary', 'subscription-key-canary']);
    expect(at.time.waits).toEqual([]);
  });

  it.each([
    ['a broken service', answered(503, 'busy'), 'service-broken', 'answered'],
    ['silence', failed('timed-out'), 'timed-out', 'failed'],
    ['a lost connection', failed('connection-lost'), 'connection-lost', 'failed'],
    ['a service that cannot be reached', failed('unreachable', false), 'unreachable', 'failed'],
  ])('that meets %s goes three times, and waits longer each time', async (_name, exchange, code, left) => {
    const at = bench([exchange, exchange, exchange]);
    const fault = await faultOf(asRead(at));
    expect(fault).toMatchObject({ message: code, row: { code }, facts: { host: '127.0.0.1:9' } });
    expect(at.told.filter((step) => step !== 'read')).toEqual([
      'earned',
      ...[turn, 'asked', `left ${left}`, 'spent'],
      ...[turn, 'asked', `left ${left}`, 'spent'],
      ...[turn, 'asked', `left ${left}`],
    ]);
    expect(at.time.waits).toEqual([firstWait, secondWait]);
  });

  it.each([
    ['keys that are refused', answered(401, '{"message":"No"}'), { code: 'keys-refused' }],
    ['a request that is refused', answered(400), { code: 'service-refused' }],
    ['what is gone', answered(410), { code: 'not-found' }],
    ['another address', answered(302), { code: 'redirected' }],
    ['a certificate nobody knows', failed('tls-failed', false), { code: 'tls-failed' }],
    ['junk', answered(200, 'OK'), { code: 'answer-unreadable' }],
    ['a refusal with 200', answered(200, '{"success":false}'), { code: 'service-refused' }],
  ])('that meets %s goes once', async (_name, exchange, row) => {
    const at = bench([exchange]);
    expect(await faultOf(asRead(at))).toMatchObject({ row });
    expect(at.told).not.toContain('spent');
    expect(at.time.waits).toEqual([]);
  });

  it('goes no more often than the budget allows', async () => {
    const at = bench([answered(500), answered(500)], { retries: 1 });
    const fault = await faultOf(asRead(at));
    expect(fault.row.code).toBe('service-broken');
    expect(fault.facts).toEqual({ host: '127.0.0.1:9', httpStatus: 500 });
    expect(at.time.waits).toEqual([firstWait]);
  });

  it('waits as long as a broken service says, up to two minutes', async () => {
    const at = bench([answered(503, '', { 'retry-after': '120' }), answered(503, '', { 'retry-after': '0' }), good]);
    expect(await asRead(at)).toEqual(none);
    expect(at.time.waits).toEqual([120_000, 0]);
    const tooLong = bench([answered(503, '', { 'retry-after': '120.1' })]);
    expect(await faultOf(asRead(tooLong))).toMatchObject({ facts: { waitSeconds: 121 } });
    expect(tooLong.time.waits).toEqual([]);
  });

  it.each([
    ['1', 1],
    ['0.2', 1],
    ['7.5', 8],
    ['soon', 120],
    ['4000', 4000],
  ])('tells a person to wait, when the service says %j: %i s', async (retryAfter, waitSeconds) => {
    const at = bench([slowDown(retryAfter)]);
    const facts = { host: '127.0.0.1:9', httpStatus: 429, waitSeconds };
    expect(await faultOf(asRead(at, { ...search, once: true }, 'unasked'))).toMatchObject({
      row: { code: 'rate-limited' },
      facts,
    });
  });

  it('waits out "slow down" at the limiter, as often as it takes, and without the budget', async () => {
    const at = bench([slowDown('5'), slowDown(), slowDown('3'), slowDown('0'), good], { retries: 0 });
    expect(await asRead(at)).toEqual(none);
    expect(at.told.filter((step) => step.startsWith('left'))).toEqual([
      'left slow-down 5000',
      'left slow-down ',
      'left slow-down 3000',
      'left slow-down 0',
      'left answered',
    ]);
    expect(at.time.waits).toEqual([]);
  });

  it('waits two minutes in all, and then says so', async () => {
    // Each exchange takes 7 ms.
    const bearable = bench([slowDown('119.993'), good]);
    expect(await asRead(bearable)).toEqual(none);
    const atOnce = bench([slowDown('119.994')]);
    expect(await faultOf(asRead(atOnce))).toMatchObject({ row: { code: 'rate-limited' }, facts: { waitSeconds: 120 } });
    const inAll = bench([slowDown('1'), slowDown('119.99')]);
    await faultOf(asRead(inAll));
    expect(inAll.asked).toHaveLength(2);
  });

  it('that is asked once goes once, whatever comes but a short pause for somebody who scanned', async () => {
    for (const exchange of [answered(503), failed('timed-out'), slowDown('6')]) {
      const at = bench([exchange]);
      await faultOf(asRead(at, { ...search, once: true }));
      expect(at.told).not.toContain('spent');
      expect(at.asked).toHaveLength(1);
    }
    const unasked = bench([slowDown('1')]);
    await faultOf(asRead(unasked, { ...search, once: true }, 'unasked'));
    expect(unasked.asked).toHaveLength(1);
    expect(await asRead(bench([slowDown('1'), good]), { ...search, once: true })).toEqual(none);
    expect(await asRead(bench([good]), { ...search, once: true })).toEqual(none);
  });

  it('that was cut is told as cut, and an error page in what it says', async () => {
    const cut = (httpStatus: number): Exchange => ({
      ...answered(httpStatus),
      ...{ fault: failed('connection-lost').fault },
    });
    expect(await faultOf(asRead(bench([cut(200)], { retries: 0 })))).toMatchObject({
      row: { code: 'connection-lost' },
    });
    expect(await faultOf(asRead(bench([cut(404)])))).toMatchObject({ row: { code: 'not-found' } });
  });

  it('names why a certificate may be unknown', async () => {
    const at = bench([failed('tls-failed', false)], { missing: 'none were handed out' });
    const remarks = [{ code: 'own-certificates-unread', facts: { why: 'none were handed out' } }];
    expect((await faultOf(asRead(at))).facts).toEqual({ host: '127.0.0.1:9', remarks });
  });

  it('is logged without what was asked or answered', async () => {
    const at = bench([failed('timed-out'), good]);
    await asRead(at);
    const facts = { host: '127.0.0.1:9', milliseconds: 7 };
    expect(at.logged).toEqual([
      ['service: Search Orders', { ...facts, httpStatus: null, bytes: 0, fault: 'timed-out: below' }],
      ['service: Search Orders', { ...facts, httpStatus: 200, bytes: 13, fault: null }],
    ]);
  });

  it('into a file is not read here, and its refusal is', async () => {
    const into: Call<string> = {
      operation,
      limits,
      intoFile: join(tmpdir(), 'packbench-no-such-folder', 'spool'),
      told: ({ httpStatus }) => `told ${httpStatus}`,
    };
    const at = bench([good]);
    expect(await read(at.parts, account, into, 'background')).toBe('told 200');
    expect(at.told).toEqual(['earned', 'background turn of service-key-canary', 'asked for a file', 'left answered']);
    expect(at.logged).toMatchObject([['service: Search Orders', { bytes: null }]]);
    expect(at.sinks).toEqual([expect.objectContaining({ write: expect.any(Function) }), null]);
    const refused = bench([answered(403, '{"message":"No"}')]);
    const details = [{ message: 'No', details: '' }];
    expect(await faultOf(read(refused.parts, account, into, 'background'))).toMatchObject({ details });
  });
});

describe('a read whose caller may have another answer', () => {
  const withOther = (isThere: boolean, asked: string[] = []): Call<unknown> => ({
    ...search,
    otherAnswer: {
      async isThere() {
        asked.push('is there one?');
        return isThere;
      },
      limits: hurried,
    },
  });

  it.each(['timed-out', 'unreachable'] as const)('leaves it at one attempt (%s), without a pause', async (code) => {
    const at = bench([failed(code)]);
    expect(await faultOf(asRead(at, withOther(true)))).toMatchObject({ row: { code } });
    expect(at.asked).toMatchObject([{ limits: hurried }]);
    expect(at.told).not.toContain('spent');
  });

  it('tries a lost connection once more, at once, for as short a time', async () => {
    const at = bench([failed('connection-lost'), good]);
    expect(await asRead(at, withOther(true))).toEqual(none);
    expect(at.asked).toMatchObject([{ limits: hurried }, { limits: hurried }]);
    expect(at.time.waits).toEqual([]);
    const twice = bench([failed('connection-lost'), failed('connection-lost')]);
    expect(await faultOf(asRead(twice, withOther(true)))).toMatchObject({ row: { code: 'connection-lost' } });
    const poor = bench([failed('connection-lost')], { retries: 0 });
    expect(await faultOf(asRead(poor, withOther(true)))).toMatchObject({ row: { code: 'connection-lost' } });
  });

  it('without one, goes on as every other, and waits as long', async () => {
    const asked: string[] = [];
    const at = bench([failed('timed-out'), failed('timed-out'), good]);
    expect(await asRead(at, withOther(false, asked))).toEqual(none);
    expect(at.asked.map((each) => each.limits)).toEqual([hurried, limits, limits]);
    expect(at.time.waits).toEqual([firstWait, secondWait]);
    expect(asked).toHaveLength(1);
  });

  it('without one, waits out a long pause that is known before it asks, and then as long as every other', async () => {
    const asked: string[] = [];
    const at = bench([failed('timed-out'), good], { pause: 60_000 });
    expect(await asRead(at, withOther(false, asked))).toEqual(none);
    expect(at.asked.map((each) => each.limits)).toEqual([limits, limits]);
    expect(asked).toHaveLength(1);
    const other = bench([], { pause: 60_000 });
    expect(await faultOf(asRead(other, withOther(true)))).toMatchObject({ row: { code: 'rate-limited' } });
  });

  it.each([
    ['an answer, if only a refusal', answered(401)],
    ['a certificate, which time does not mend', failed('tls-failed', false)],
  ])('is not asked for it after %s', async (_name, exchange) => {
    const asked: string[] = [];
    await faultOf(asRead(bench([exchange]), withOther(true, asked)));
    expect(asked).toEqual([]);
  });

  it('goes again after a broken answer as every other', async () => {
    const asked: string[] = [];
    const at = bench([answered(500), good]);
    expect(await asRead(at, withOther(true, asked))).toEqual(none);
    expect(at.time.waits).toEqual([firstWait]);
    expect(asked).toEqual([]);
  });
});

describe('a call that is called off', () => {
  const cancelled = { row: { code: 'cancelled', readGoesAgain: false, writeFate: 'not-sent' } };

  it('before its turn is not sent', async () => {
    const at = bench([]);
    at.ending.abort();
    expect(await faultOf(asRead(at))).toMatchObject(cancelled);
    expect(await faultOf(read(at.parts, account, search, 'interactive', AbortSignal.abort()))).toMatchObject(cancelled);
    expect(await faultOf(write(at.parts, account, archive, stepsAt(at)))).toMatchObject(cancelled);
    expect(at.told).toEqual([]);
  });

  it.each(['by its caller', 'by the end of the app'])('in a pause %s does not go again', async (who) => {
    const at = bench([answered(500)]);
    const caller = new AbortController();
    const parts: CallParts = {
      ...at.parts,
      after: () => {
        setImmediate(() => (who === 'by its caller' ? caller : at.ending).abort());
        return () => undefined;
      },
    };
    expect(await faultOf(read(parts, account, search, 'interactive', caller.signal))).toMatchObject(cancelled);
    expect(at.asked).toHaveLength(1);
  });

  it('is told to the transport', async () => {
    const at = bench([good, good, done]);
    const caller = new AbortController();
    await read(at.parts, account, search, 'interactive', caller.signal);
    await asRead(at);
    await write(at.parts, account, archive, stepsAt(at));
    caller.abort();
    expect(at.asked.map(({ signal }) => signal?.aborted)).toEqual([true, false, false]);
    at.ending.abort();
    expect(at.asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
    at.givingUp.abort();
    expect(at.asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, true]);
  });

  it('over https, while this computer’s certificates are read', async () => {
    const secure = { ...account, baseAddress: 'https://service.example' };
    for (const call of [
      (at: Bench) => read(at.parts, secure, search, 'interactive'),
      (at: Bench) => write(at.parts, secure, archive, stepsAt(at)),
    ]) {
      const at = bench([]);
      const work = faultOf(call(at));
      at.ending.abort();
      expect(await work).toMatchObject(cancelled);
      expect(at.told.filter((step) => step !== 'earned')).toEqual([]);
    }
    for (const [call, exchange, first] of [
      [(at: Bench) => read(at.parts, secure, search, 'interactive'), good, 'earned'],
      [(at: Bench) => write(at.parts, secure, archive, stepsAt(at)), done, writeTurn],
    ] as const) {
      const at = bench([exchange]);
      const work = call(at);
      await new Promise(setImmediate);
      expect(at.told).toEqual([]);
      at.trusted.resolve();
      await work;
      expect(at.told[0]).toBe(first);
    }
  });
});

/** Steps of a ledger, told among those of the call. */
function stepsAt(at: Bench, change: { beforeSending?: () => void; keepAnswer?: () => void } = {}) {
  return {
    async beforeSending() {
      at.told.push('before sending');
      change.beforeSending?.();
    },
    async keepAnswer(answer: RawAnswer) {
      at.told.push(`kept ${answer.httpStatus} ${answer.headers.kept}`);
      change.keepAnswer?.();
    },
  };
}

describe('a write', () => {
  const asWrite = (at: Bench, call: Call<unknown> = archive, change: Parameters<typeof stepsAt>[1] = {}) =>
    write(at.parts, account, call, stepsAt(at, change));
  const waiting = { ...archive, waitsOutLimits: true } as const;

  it('has its turn, is noted, sent, kept and read, and leaves its turn last', async () => {
    const at = bench([done]);
    expect(await asWrite(at, { ...archive, otherKeys: ['other-key-canary'] })).toBeUndefined();
    expect(at.told).toEqual([writeTurn, 'before sending', 'asked', 'kept 200 yes', 'read', 'left answered']);
    expect(at.asked).toMatchObject([{ url: 'http://127.0.0.1:9/api/orders/archive?order_id=7', limits }]);
    expect(at.secrets.keys()).toEqual(['service-key-canary', 'subscription-key-canary', 'other-key-canary']);
  });

  it.each([
    ['no answer', failed('timed-out'), 'timed-out', 'in-doubt', 'left failed'],
    ['nothing sent', failed('connection-lost', false), 'connection-lost', 'not-sent', 'left failed'],
    ['a broken service', answered(500), 'service-broken', 'in-doubt', 'left answered'],
    ['a conflict', answered(409), 'service-conflict', 'in-doubt', 'left answered'],
    ['a refusal', answered(400), 'service-refused', 'rejected', 'left answered'],
    ['"slow down"', slowDown('1'), 'rate-limited', 'rejected', 'left slow-down 1000'],
    ['junk', answered(200, 'OK'), 'answer-unreadable', 'in-doubt', 'left answered'],
    ['nothing at all', { sent: true, answer: null, fault: null }, 'internal', 'in-doubt', 'left failed'],
  ] as const)('that meets %s is sent once', async (_name, exchange, code, writeFate, left) => {
    const at = bench([exchange]);
    expect(await faultOf(asWrite(at))).toMatchObject({ row: { code, writeFate } });
    expect(at.asked).toHaveLength(1);
    expect(at.told.at(-1)).toBe(left);
    expect(at.told).not.toContain('earned');
  });

  it('that waits out "slow down" goes again, within two minutes in all, and keeps the last answer', async () => {
    const at = bench([slowDown('5'), slowDown('100'), done]);
    await asWrite(at, waiting);
    expect(at.told).toEqual([
      ...[writeTurn, 'before sending', 'asked', 'left slow-down 5000'],
      ...[writeTurn, 'asked', 'left slow-down 100000'],
      ...[writeTurn, 'asked', 'kept 200 yes', 'read', 'left answered'],
    ]);
    const tooLong = bench([slowDown('1'), slowDown('119.99')]);
    expect(await faultOf(asWrite(tooLong, waiting))).toMatchObject({
      row: { code: 'rate-limited', writeFate: 'rejected' },
    });
    expect(tooLong.asked).toHaveLength(2);
  });

  it('that waited for the service’s pace is refused, not in doubt, when the app ends', async () => {
    const at = bench([slowDown('5')]);
    const { exchange } = at.parts.transport;
    const endingMeanwhile: typeof exchange = (...asked) => {
      at.ending.abort();
      return exchange(...asked);
    };
    const parts = { ...at.parts, transport: { ...at.parts.transport, exchange: endingMeanwhile } };
    const fault = await faultOf(write(parts, account, waiting, stepsAt(at)));
    expect(fault).toMatchObject({ row: { code: 'cancelled', writeFate: 'rejected' } });
  });

  it('is not sent when it cannot be noted, or when the app ends before', async () => {
    const full = () => {
      throw failureOf('disk-full', { details: [{ message: 'no space', details: '' }], facts: { host: 'x' } });
    };
    const at = bench([]);
    expect(await faultOf(asWrite(at, archive, { beforeSending: full }))).toMatchObject({
      row: { code: 'disk-full', readGoesAgain: false, writeFate: 'not-sent' },
      details: [{ message: 'no space', details: '' }],
      facts: { host: 'x' },
    });
    expect(at.told).toEqual([writeTurn, 'before sending', 'left failed']);
    const ended = bench([]);
    const fault = await faultOf(asWrite(ended, archive, { beforeSending: () => ended.ending.abort() }));
    expect(fault).toMatchObject({ row: { code: 'cancelled', writeFate: 'not-sent' } });
    expect(ended.told).toEqual([writeTurn, 'before sending', 'left failed']);
  });

  it('whose answer cannot be kept is in doubt, whatever it said', async () => {
    const broken = () => {
      throw new Error('nobody foresaw this');
    };
    const at = bench([done]);
    const fault = await faultOf(asWrite(at, archive, { keepAnswer: broken }));
    expect(fault).toMatchObject({ row: { code: 'internal', writeFate: 'in-doubt' }, details: [], facts: {} });
    expect(fault.cause).toEqual(new Error('nobody foresaw this'));
    expect(at.told.at(-1)).toBe('left answered');
  });

  it('that cannot be put into a request is not sent', async () => {
    const at = bench([]);
    const fault = await faultOf(write(at.parts, { ...account, baseAddress: 'http://x.example' }, archive, stepsAt(at)));
    expect(fault).toMatchObject({ row: { code: 'base-address-not-usable', writeFate: 'not-sent' } });
    expect(await faultOf(read(at.parts, { ...account, serviceKey: 'ä' }, search, 'interactive'))).toMatchObject({
      row: { code: 'key-not-usable', writeFate: 'not-sent' },
    });
    expect(at.told).toEqual([]);
  });
});

/** Milliseconds and bytes, as a person who waits and a computer with 4 GB can bear them; with each operation of the document. */
const everyDay = {
  connect: 5_000,
  firstByte: 30_000,
  keptSilence: 3_000,
  gap: 15_000,
  total: 60_000,
  answerBytes: 16 * 1024 * 1024,
};
const ofAManifest = { ...everyDay, firstByte: 120_000, total: 180_000, answerBytes: 64 * 1024 * 1024 };
const ofABook = { ...everyDay, keptSilence: 30_000, total: 300_000, answerBytes: 256 * 1024 * 1024 };
const steps = { beforeSending: async () => undefined, keepAnswer: async () => undefined };
const order = { orderId: 7, orderNumber: 'A-7', currentServiceKey: 'one-key', newServiceKey: 'other-key' };
const subject = { kind: 'order', orderId: 7 } as const;
const everyOrder = { phrase: '', status: 'All', fields: 'All', page: 1, limit: 50 } as const;
const to = { street: '1 High St', suburb: '', city: '', state: '', postCode: '2000', countryCode: 'AU' };
const parcel = { ...to, weight: 1, heightMetres: null, widthMetres: null, lengthMetres: null };
const operations: Readonly<Record<string, readonly [ExchangeLimits, (client: ShippingClient) => Promise<unknown>]>> = {
  assign: [everyDay, (client) => client.assignOrders(account, [order], steps)],
  'delete many': [everyDay, (client) => client.deleteOrders(account, [7, 8], true, steps)],
  'remove every unshipped': [everyDay, (client) => client.removeUnshippedImportedOrders(account, steps)],
  manifest: [ofAManifest, (client) => client.createManifest(account, [7], steps)],
  archive: [everyDay, (client) => client.archiveOrder(account, 7, steps)],
  delete: [everyDay, (client) => client.deleteOrder(account, 7, steps)],
  search: [everyDay, (client) => client.searchOrders(account, everyOrder, 'interactive')],
  'search once': [everyDay, (client) => client.searchOrdersOnce(account, everyOrder, 'interactive')],
  'address book': [
    ofABook,
    (client) => client.readAddressBook(account, 'background', join(tmpdir(), 'never-written'), async () => undefined),
  ],
  rates: [everyDay, (client) => client.getRates(account, parcel, 'interactive')],
  validate: [everyDay, (client) => client.validateAddress(account, subject, 'interactive')],
  'validate, with an address book at hand': [
    { ...everyDay, firstByte: 5_000 },
    (client) => client.validateAddress(account, subject, 'interactive', undefined, async () => true),
  ],
  track: [everyDay, (client) => client.track(account, { orderNumber: 'A-7' }, 'interactive')],
};

describe('the deadlines and the largest answer that the app gives', () => {
  it.each(Object.entries(operations))('%s', async (_name, [expected, call]) => {
    const given: ExchangeLimits[] = [];
    const client = createShippingClient({
      clock: new TimeThatPasses(),
      log: { debug() {}, info() {}, warn() {}, error() {} },
      transport: {
        async exchange(_request, exchangeLimits) {
          given.push(exchangeLimits);
          return failed('proxy-refused', false);
        },
        close() {},
      },
    });
    await expect(call(client)).rejects.toMatchObject({ failure: { code: 'proxy-refused' } });
    expect(given).toEqual([expected]);
    await client.close();
  });

  it('at the end of the app, two seconds for the answers to writes that were sent', async () => {
    const timers = createTimersByHand();
    const answer = Promise.withResolvers<Exchange>();
    const asked = Promise.withResolvers<AbortSignal | undefined>();
    const client = createShippingClient({
      clock: new TimeThatPasses(),
      after: timers.after,
      log: { debug() {}, info() {}, warn() {}, error() {} },
      transport: {
        exchange(_request, _limits, signal) {
          asked.resolve(signal);
          return answer.promise;
        },
        close() {},
      },
    });
    const archived = client.archiveOrder(account, 7, steps);
    const givingUp = await asked.promise;
    const closed = client.close();
    expect(givingUp?.aborted).toBe(false);
    timers.pass(2_000);
    expect(givingUp?.aborted).toBe(true);
    answer.resolve(failed('cancelled'));
    await expect(archived).rejects.toMatchObject({ fate: 'in-doubt' });
    await closed;
  });
});
