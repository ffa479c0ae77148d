/**
 * The client's end: unsent requests stay unsent, sent ones have some time for their answers, and then nothing is under
 * way.
 */
import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import { answer, answerBytes, silence } from '../../helpers/misbehaving-server.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { accountAt, limitsWith, RememberingSteps, search, shippingErrorOf, startClient, startServer } from './bench.ts';

const { lastAnswers } = limitsWith({});
const done = '{"success":true,"errors":[]}';
const cancelled = { code: 'cancelled', changed: 'nothing', details: [] };

describe('a read', () => {
  it('under way is called off, and does not go again', async () => {
    const server = await startServer([silence]);
    const client = startClient();
    const found = shippingErrorOf(search(client, accountAt(server.url)));
    await server.received(1);
    await client.close();
    expect(await found).toMatchObject({ failure: cancelled });
    expect(server.requests).toHaveLength(1);
  });

  it('that the caller may call off as well is called off', async () => {
    const server = await startServer([silence]);
    const client = startClient();
    const never = new AbortController();
    const tracked = client.track(accountAt(server.url), { orderNumber: '71' }, 'background', never.signal);
    const failed = shippingErrorOf(tracked);
    await server.received(1);
    await client.close();
    expect(await failed).toMatchObject({ failure: cancelled });
  });

  it('that the caller calls off ends its connection, which the service would else keep open', async () => {
    const connectionEnded = Promise.withResolvers<void>();
    const server = await startServer([(socket) => socket.once('end', connectionEnded.resolve)]);
    const caller = new AbortController();
    const found = startClient().track(accountAt(server.url), { orderNumber: '71' }, 'background', caller.signal);
    const failed = shippingErrorOf(found);
    await server.received(1);
    caller.abort();
    expect(await failed).toMatchObject({ failure: cancelled });
    await connectionEnded.promise;
  });

  it('is not begun afterwards', async () => {
    const server = await startServer([answer({ body: done })]);
    const client = startClient();
    await client.close();
    expect(await shippingErrorOf(search(client, accountAt(server.url)))).toMatchObject({ failure: cancelled });
    expect(server.requests).toHaveLength(0);
  });
});

describe('a write', () => {
  it('is not begun afterwards, and its ledger hears nothing', async () => {
    const server = await startServer([answer({ body: done })]);
    const client = startClient();
    const steps = new RememberingSteps();
    await client.close();
    const failed = shippingErrorOf(client.archiveOrder(accountAt(server.url), 71, steps));
    expect(await failed).toMatchObject({ failure: cancelled, fate: 'not-sent' });
    expect(steps.told).toEqual([]);
    expect(server.requests).toHaveLength(0);
  });

  it('that was just being written down as sent is not sent', async () => {
    const server = await startServer([answer({ body: done })]);
    // With time left for answers.
    const client = startClient({ after: createTimersByHand().after });
    const begun = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const steps = {
      beforeSending() {
        begun.resolve();
        return written.promise;
      },
      keepAnswer: () => Promise.reject(new Error('nothing can have been answered')),
    };
    const failed = shippingErrorOf(client.createManifest(accountAt(server.url), [71], steps));
    await begun.promise;
    const closed = client.close();
    written.resolve();
    await closed;
    expect(await failed).toMatchObject({ failure: cancelled, fate: 'not-sent' });
    expect(server.requests).toHaveLength(0);
  });

  it('that waits out a 429 is refused: the service has said that nothing was done', async () => {
    const server = await startServer([answer({ status: 429, headers: { 'retry-after': '60' }, body: '' })]);
    const timers = createTimersByHand();
    const client = startClient({ after: timers.after });
    const account = accountAt(server.url);
    const failed = shippingErrorOf(client.archiveOrder(account, 71, new RememberingSteps()));
    await expect.poll(() => client.waitingCount(account)).toBe(1);
    await client.close();
    expect(await failed).toMatchObject({ failure: cancelled, fate: 'rejected' });
    expect(server.requests).toHaveLength(1);
  });

  it('that was sent is waited for, its answer and what is done with it', async () => {
    const order: string[] = [];
    const asked = Promise.withResolvers<() => void>();
    const server = await startServer([(socket) => asked.resolve(() => void socket.write(answerBytes({ body: done })))]);
    const timers = createTimersByHand();
    const client = startClient({ after: timers.after });
    const keeping = Promise.withResolvers<void>();
    const kept = Promise.withResolvers<void>();
    const steps = {
      beforeSending: async () => {},
      async keepAnswer() {
        keeping.resolve();
        await kept.promise;
        order.push('kept');
      },
    };
    const archived = client.archiveOrder(accountAt(server.url), 71, steps);
    const answerNow = await asked.promise;
    const closed = client.close().then(() => order.push('closed'));
    answerNow();
    await keeping.promise;
    kept.resolve();
    await closed;
    await archived;
    expect(order).toEqual(['kept', 'closed']);
  });

  it('that was sent and is not answered in time is in doubt', async () => {
    const server = await startServer([silence]);
    const timers = createTimersByHand();
    const client = startClient({ after: timers.after });
    const steps = new RememberingSteps();
    const failed = shippingErrorOf(client.createManifest(accountAt(server.url), [71], steps));
    await server.received(1);
    const closed = client.close();
    await timers.asked(lastAnswers);
    timers.pass(lastAnswers);
    await closed;
    const facts = { host: server.host, remarks: [{ code: 'ended-before-answer', facts: {} }] };
    const { failure, fate } = await failed;
    expect(fate).toBe('in-doubt');
    expect(failure).toEqual({ code: 'in-doubt', changed: 'unknown', details: [], facts });
    expect(steps.told).toEqual(['before sending']);
    expect(server.requests).toHaveLength(1);
  });
});

it('what calls off every request of a run holds none that has ended, nor its answer', async () => {
  const server = await startServer([answer({ body: done })]);
  const signals = new Set<AbortSignal>();
  const transport = createTransport({});
  const client = startClient({
    transport: {
      ...transport,
      exchange(request, limits, signal, sinkFor) {
        if (signal !== undefined) signals.add(signal);
        return transport.exchange(request, limits, signal, sinkFor);
      },
    },
  });
  const account = accountAt(server.url);
  await search(client, account);
  await client.archiveOrder(account, 71, new RememberingSteps());
  expect([...signals].map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0, 0]);
});
