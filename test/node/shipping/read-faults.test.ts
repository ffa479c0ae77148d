/** Reads: what is asked again, how often, and what the page hears. */
import { describe, expect, it } from 'vitest';
import { answer, bytesThenEnd } from '../../helpers/misbehaving-server.ts';
import { makeSelfSignedCertificate } from '../../helpers/self-signed-certificate.ts';
import { accountAt, readBook, search, shippingErrorOf, startClient, startClientFor, startServer } from './bench.ts';
import { faultsAfterSending, goodBody } from './faults.ts';

describe('a search that meets', () => {
  it.each(faultsAfterSending)('$name', async ({ behaviour, code, readAttempts, writeFate, endless }) => {
    const server = await startServer([behaviour]);
    const error = await shippingErrorOf(search(startClientFor(endless), accountAt(server.url)));
    expect(error).toMatchObject({
      fate: writeFate === 'not-sent' ? 'not-sent' : 'rejected',
      failure: { code, changed: 'nothing', facts: { host: server.host } },
    });
    await server.received(readAttempts);
    expect(server.requests).toHaveLength(readAttempts);
  });

  it.each(faultsAfterSending.filter(({ readAttempts }) => readAttempts === 3))(
    '$name twice, then an answer',
    async ({ behaviour, endless }) => {
      const server = await startServer([behaviour, behaviour, answer({ body: goodBody })]);
      expect(await search(startClientFor(endless), accountAt(server.url))).toEqual({ orders: [], totalPages: null });
      expect(server.requests).toHaveLength(3);
    },
  );
});

describe('a search that cannot be sent', () => {
  it('refused by the computer', async () => {
    const server = await startServer([]);
    await server.close();
    const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(error).toMatchObject({ fate: 'not-sent', failure: { code: 'unreachable', facts: { host: server.host } } });
  });

  it('a name that nobody has', async () => {
    const error = await shippingErrorOf(search(startClient(), accountAt('https://nobody.invalid')));
    expect(error).toMatchObject({
      fate: 'not-sent',
      failure: { code: 'unreachable', facts: { host: 'nobody.invalid' } },
    });
  });

  it('a certificate nobody vouches for is not asked twice', async () => {
    const server = await startServer([answer({ body: goodBody })], { certificate: makeSelfSignedCertificate() });
    const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(error).toMatchObject({ fate: 'not-sent', failure: { code: 'tls-failed' } });
    expect(server).toMatchObject({ requests: [], connectionCount: 1 });
  });
});

describe('a kept connection', () => {
  it('is used again', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    const client = startClient();
    await search(client, accountAt(server.url));
    await search(client, accountAt(server.url));
    expect(server).toMatchObject({ connectionCount: 1, requests: { length: 2 } });
  });

  it('that was closed meanwhile is replaced without a word', async () => {
    const good = answer({ body: goodBody });
    const server = await startServer([good, bytesThenEnd(''), good]);
    const client = startClient();
    await search(client, accountAt(server.url));
    expect(await search(client, accountAt(server.url))).toEqual({ orders: [], totalPages: null });
    expect(server.connectionCount).toBe(2);
  });
});

it('keeps retries to a tenth of the calls, after a few', async () => {
  const server = await startServer([answer({ status: 500 })]);
  const client = startClient();
  for (let call = 0; call < 40; call += 1) {
    await shippingErrorOf(search(client, accountAt(server.url)));
  }
  // Ten retries to begin with, and one more for every ten calls.
  expect(server.requests.length - 40).toBeLessThanOrEqual(10 + 4);
  expect(server.requests.length - 40).toBeGreaterThanOrEqual(10);
});

it('stops when it is called off', async () => {
  const server = await startServer([() => {}]);
  const controller = new AbortController();
  const query = { phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 } as const;
  const work = shippingErrorOf(
    startClient().searchOrders(accountAt(server.url), query, 'interactive', controller.signal),
  );
  await server.received(1);
  controller.abort();
  expect(await work).toMatchObject({ failure: { code: 'cancelled', changed: 'nothing' } });
  expect(server.requests).toHaveLength(1);
});

it('called off before it was sent, it is known not to be', async () => {
  const connected = Promise.withResolvers<void>();
  const onConnection = () => connected.resolve();
  const server = await startServer([], { certificate: makeSelfSignedCertificate(), onConnection });
  const controller = new AbortController();
  const work = shippingErrorOf(readBook(startClient(), accountAt(server.url), controller.signal));
  await connected.promise;
  controller.abort();
  expect(await work).toMatchObject({ fate: 'not-sent', failure: { code: 'cancelled' } });
});
