/** A connection that was kept may end while it is idle, just when the next question goes out over it. */
import { expect, it } from 'vitest';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import { answer, type Behaviour, bytesThenReset, silence } from '../../helpers/misbehaving-server.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { accountAt, fixture, limitsWith, startClient, startServer } from './bench.ts';

const query = { phrase: 'PB-1', status: 'All', fields: 'All', page: 1, limit: 50 } as const;
const good = answer({ body: fixture('search-orders.json') });
const ends = bytesThenReset('');

it('a scan over it is asked once more, over a new one, and nobody hears of it', async () => {
  const server = await startServer([good, ends, good]);
  const [client, account] = [startClient(), accountAt(server.url)];
  await client.searchOrdersOnce(account, query, 'interactive');
  const { orders } = await client.searchOrdersOnce(account, query, 'interactive');
  expect(orders.length).toBeGreaterThan(0);
  expect([server.requests.length, server.connectionCount]).toEqual([3, 2]);
});

it('where the service gives it up with a 408 just as a scan goes out over it, the scan is asked once more, over a new one', async () => {
  const waitedLongEnough = answer({ status: 408, headers: { connection: 'close' } });
  const server = await startServer([good, waitedLongEnough, good]);
  const [client, account] = [startClient(), accountAt(server.url)];
  await client.searchOrdersOnce(account, query, 'interactive');
  const { orders } = await client.searchOrdersOnce(account, query, 'interactive');
  expect(orders.length).toBeGreaterThan(0);
  expect([server.requests.length, server.connectionCount]).toEqual([3, 2]);
});

it('a 408 to what was asked over a new connection is told', async () => {
  const server = await startServer([answer({ status: 408 })]);
  await expect(startClient().searchOrdersOnce(accountAt(server.url), query, 'interactive')).rejects.toMatchObject({
    failure: { code: 'timed-out', facts: { httpStatus: 408 } },
  });
  expect(server.requests).toHaveLength(1);
});

it('after a sleep of the computer, or a pause in which what stands between forgets it, none is used that may be dead', async () => {
  const time = new TimeThatPasses();
  const server = await startServer([good]);
  const [client, account] = [startClient({ clock: time, after: time.after }), accountAt(server.url)];
  const ask = () => client.searchOrdersOnce(account, query, 'interactive');
  await ask();
  time.advance(60_000);
  await ask();
  expect(server.connectionCount).toBe(1);
  time.advance(100_000);
  await ask();
  expect(server.connectionCount).toBe(2);
});

it('with another cable or Wi-Fi none of before is used: its silence cost the first scan half a minute', async () => {
  let addresses = '192.0.2.7';
  const server = await startServer([good]);
  const time = new TimeThatPasses();
  const transport = createTransport({}, undefined, time, () => addresses);
  const [client, account] = [startClient({ transport }), accountAt(server.url)];
  const ask = () => client.searchOrdersOnce(account, query, 'interactive');
  await ask();
  await ask();
  expect(server.connectionCount).toBe(1);
  addresses = '198.51.100.20';
  time.advance(1_000);
  await ask();
  await ask();
  expect(server.connectionCount).toBe(2);
});

it('where one stays silent, as all do after another cable or Wi-Fi, no other that was kept is tried', async () => {
  const server = await startServer([good, good, silence, good]);
  const [client, account] = [startClient({ limits: limitsWith({ firstByte: 150 }) }), accountAt(server.url)];
  const ask = () => client.searchOrdersOnce(account, query, 'interactive');
  await Promise.all([ask(), ask()]);
  await expect(ask()).rejects.toMatchObject({ failure: { code: 'timed-out' } });
  expect(server.connectionCount).toBe(2);
  await ask();
  expect(server.connectionCount).toBe(3);
});

it('one that stays silent is asked past, over a new one: whoever scanned waited half a minute for a connection that was dead', async () => {
  const server = await startServer([good, silence, good, good, silence, good]);
  const [client, account] = [startClient({ limits: limitsWith({ keptSilence: 50 }) }), accountAt(server.url)];
  const ask = () => client.searchOrdersOnce(account, query, 'interactive');
  for (const _time of [1, 2, 3, 4]) expect((await ask()).orders.length).toBeGreaterThan(0);
  expect([server.requests.length, server.connectionCount]).toEqual([6, 4]);
});

it('a service that has been slow so far is given its time there, and is not asked twice', async () => {
  const slowly =
    (milliseconds: number): Behaviour =>
    (socket, request) =>
      void setTimeout(() => good(socket, request), milliseconds);
  const server = await startServer([slowly(500), slowly(120), slowly(700)]);
  const [client, account] = [startClient({ limits: limitsWith({ keptSilence: 100 }) }), accountAt(server.url)];
  const ask = () => client.searchOrdersOnce(account, query, 'interactive');
  for (const _time of [1, 2, 3]) expect((await ask()).orders.length).toBeGreaterThan(0);
  expect([server.requests.length, server.connectionCount]).toEqual([3, 1]);
});

it('a new connection that ends too is told', async () => {
  const server = await startServer([good, ends]);
  const [client, account] = [startClient(), accountAt(server.url)];
  await client.searchOrdersOnce(account, query, 'interactive');
  await expect(client.searchOrdersOnce(account, query, 'interactive')).rejects.toMatchObject({
    failure: { code: 'connection-lost' },
  });
  expect(server.requests).toHaveLength(3);
});

it('what was asked over a new connection is not asked again', async () => {
  const server = await startServer([ends]);
  await expect(startClient().searchOrdersOnce(accountAt(server.url), query, 'interactive')).rejects.toMatchObject({
    failure: { code: 'connection-lost' },
  });
  expect(server.requests).toHaveLength(1);
});
