/** Writes: sent at most once, whatever comes; what is known afterwards; and every byte of an answer kept first. */
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import { answer, answerBytes, type Behaviour, bytes, bytesThenEnd } from '../../helpers/misbehaving-server.ts';
import { makeSelfSignedCertificate } from '../../helpers/self-signed-certificate.ts';
import {
  accountAt,
  limitsWith,
  RememberingSteps,
  search,
  shippingErrorOf,
  startClient,
  startClientFor,
  startServer,
  trustOnly,
} from './bench.ts';
import { faultsAfterSending, goodBody } from './faults.ts';

const whole = answerBytes({ body: goodBody, headers: { 'content-type': 'application/json' } }).toString();
const head = whole.slice(0, whole.indexOf('{'));

describe('a manifest that meets', () => {
  it.each(faultsAfterSending)('$name', async ({ behaviour, code, writeFate, kept, endless }) => {
    const server = await startServer([behaviour]);
    const steps = new RememberingSteps();
    const error = await shippingErrorOf(startClientFor(endless).createManifest(accountAt(server.url), [81001], steps));
    const inDoubt = writeFate === 'in-doubt';
    expect(error).toMatchObject({
      fate: writeFate,
      failure: {
        code: inDoubt ? 'in-doubt' : code,
        changed: inDoubt ? 'unknown' : 'nothing',
        facts: { host: server.host, ...(inDoubt ? { reason: code } : {}) },
      },
    });
    await server.received(1);
    expect(server).toMatchObject({ connectionCount: 1, requests: { length: 1 } });
    expect(steps.told).toEqual(kept === null ? ['before sending'] : ['before sending', 'answer kept']);
    expect(steps.keptText.startsWith(kept ?? '')).toBe(true);
  });

  it.each([
    ['as a whole', '', { firstByte: 200 }],
    ['but for its head, which came before', head, { gap: 200 }],
  ])('is answered while the computer sleeps, %s: what came meanwhile is read', async (_what, before, deadline) => {
    let isAsleep = false;
    const server = await startServer([
      async (socket) => {
        if (before !== '') socket.write(before);
        // So that the head is read.
        for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
        socket.write(whole.slice(before.length), () => {
          // Nothing of this program runs meanwhile, and its deadline passes.
          for (const end = performance.now() + 400; performance.now() < end; ) isAsleep = true;
        });
      },
    ]);
    const client = startClient({ limits: limitsWith(deadline) });
    const { pdfs } = await client.createManifest(accountAt(server.url), [81001], new RememberingSteps());
    expect([pdfs.length, isAsleep, server.requests.length]).toEqual([1, true, 1]);
  });

  it.each([
    ['in part', whole.length - 10, { total: 1_500 }],
    ['in part, and is silent then', whole.length - 10, { gap: 1_500 }],
    ['not at all', 0, { firstByte: 1_500 }],
  ])(
    'is answered %s before the computer sleeps: the sleep does not count, and the rest may come',
    async (_what, before, deadline) => {
      const turns = async (): Promise<void> => {
        for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      };
      const server = await startServer([
        async (socket) => {
          if (before > 0) socket.write(whole.slice(0, before));
          await turns();
          for (const end = performance.now() + 1_600; performance.now() < end; );
          await turns();
          socket.write(whole.slice(before));
        },
      ]);
      const client = startClient({ limits: limitsWith(deadline) });
      const { pdfs } = await client.createManifest(accountAt(server.url), [81001], new RememberingSteps());
      expect(pdfs).toHaveLength(1);
    },
  );

  it('says of a cut answer that it is not complete', async () => {
    const server = await startServer([bytesThenEnd(answerBytes({ body: goodBody, length: 9_000 }))]);
    const steps = new RememberingSteps();
    await shippingErrorOf(startClient().createManifest(accountAt(server.url), [81001], steps));
    expect(steps.kept).toMatchObject([{ httpStatus: 200, complete: false }]);
    expect(steps.keptText).toBe(goodBody);
  });
});

describe('a manifest that cannot be sent', () => {
  const notUsable = (variable: string) => ({ code: 'proxy-not-usable', facts: { variable } });
  const unsent = (code: string) => ({ fate: 'not-sent', failure: { code, changed: 'nothing' } });

  it('refused by the computer', async () => {
    const server = await startServer([]);
    await server.close();
    const steps = new RememberingSteps();
    const error = await shippingErrorOf(startClient().createManifest(accountAt(server.url), [81001], steps));
    expect(error).toMatchObject(unsent('unreachable'));
    expect(steps.told).toEqual(['before sending']);
  });

  it('a name that nobody has', async () => {
    const work = startClient().createManifest(accountAt('https://nobody.invalid'), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent('unreachable'));
  });

  it('a certificate nobody vouches for', async () => {
    const server = await startServer([answer({ body: goodBody })], { certificate: makeSelfSignedCertificate() });
    const work = startClient().createManifest(accountAt(server.url), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent('tls-failed'));
    expect(server.requests).toEqual([]);
  });

  it.each([
    // By what stands before a service that starts again, or by a network that goes: it passes, and says nothing of trust.
    ['reset', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy()), 'unreachable'],
    ['ended', (socket: Socket) => socket.once('data', () => socket.end()), 'unreachable'],
    ['answered without TLS', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'not-the-service'],
  ])('TLS that is %s', async (_name, onConnection, code) => {
    const certificate = makeSelfSignedCertificate();
    const server = await startServer([], { certificate, onConnection });
    const work = startClient().createManifest(accountAt(server.url), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent(code));
  });

  it('a certificate of our own wanted, which TLS 1.3 says only when it seems to be there', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody })], { certificate, wantsCertificate: true });
    const work = startClient().createManifest(accountAt(server.url), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent('tls-failed'));
    expect(server).toMatchObject({ connectionCount: 1, requests: [] });
  });

  it('TLS that is never answered', async () => {
    const server = await startServer([], { certificate: makeSelfSignedCertificate(), onConnection: () => {} });
    const client = startClient({ limits: limitsWith({ connect: 50 }) });
    const work = client.createManifest(accountAt(server.url), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent('unreachable'));
  });

  it.each([
    ['wants a password', answer({ status: 407 }), 'proxy-refused'],
    ['does not reach the service', answer({ status: 503 }), 'unreachable'],
    // It starts again, or has too much to do: that passes, as a connection that it resets.
    ['ends without a word', (socket: Socket) => socket.end(), 'unreachable'],
    ['ends in the middle of a word', (socket: Socket) => socket.end('HTTP/1.1 20'), 'unreachable'],
    ['speaks no HTTP', bytes('hello\r\n\r\n'), 'proxy-refused'],
  ])('a proxy that %s', async (_name, behaviour, code) => {
    const proxy = await startServer([behaviour]);
    const client = startClient({ proxyEnvironment: { HTTPS_PROXY: proxy.url } });
    const work = client.createManifest(accountAt('https://service.invalid'), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent(code));
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', path: 'service.invalid:443' }]);
    expect(JSON.stringify(proxy.requests)).not.toContain('canary');
  });

  it.each(['http://', 'http://the proxy:3128', 'proxy.test:99999', 'http://bench:secret@[proxy]:3128'])(
    'a proxy whose address makes no sense: %s',
    async (HTTPS_PROXY) => {
      const client = startClient({ proxyEnvironment: { HTTPS_PROXY } });
      const work = client.createManifest(accountAt('https://service.invalid'), [81001], new RememberingSteps());
      const error = await shippingErrorOf(work);
      expect(error).toMatchObject(unsent('proxy-refused'));
      expect(error.failure.facts.remarks).toEqual([notUsable('HTTPS_PROXY')]);
      expect(error.cause).toMatchObject({ message: expect.not.stringContaining('secret') });
    },
  );

  it('does not stop what goes without a proxy', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody })], { certificate });
    const transport = createTransport(
      { HTTPS_PROXY: 'http://the proxy', NO_PROXY: 'service.test' },
      (_name, _how, told) => told(null, [{ address: '127.0.0.1', family: 4 }]),
    );
    const account = accountAt(server.url.replace('127.0.0.1', 'service.test'));
    expect(await search(startClient({ transport }), account)).toMatchObject({ orders: [] });
  });

  it('a proxy of a kind that is not spoken is named where the service is not reached without it', async () => {
    const { url, close } = await startServer([]);
    await close();
    const proxyEnvironment = { ALL_PROXY: 'socks5h://bench:secret@proxy.test:1080' };
    const transport = createTransport(proxyEnvironment, (_name, _how, told) =>
      told(null, [{ address: '127.0.0.1', family: 4 }]),
    );
    const account = accountAt(url.replace('http://127.0.0.1', 'https://service.test'));
    const error = await shippingErrorOf(search(startClient({ transport }), account));
    expect(error).toMatchObject(unsent('unreachable'));
    expect(error.failure.facts.remarks).toEqual([notUsable('ALL_PROXY')]);
  });

  it('a proxy that answers in many pieces costs no more than one that answers in one', async () => {
    const warnings: string[] = [];
    const hear = ({ name }: Error) => warnings.push(name);
    process.on('warning', hear);
    onTestFinished(() => void process.off('warning', hear));
    const proxy = await startServer([inPieces('HTTP/1.1 407 No\r\n\r\n')]);
    const client = startClient({ proxyEnvironment: { HTTPS_PROXY: proxy.url } });
    const work = client.createManifest(accountAt('https://service.invalid'), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent('proxy-refused'));
    expect(warnings).toEqual([]);
  });

  it('a proxy whose answer has no end', async () => {
    const proxy = await startServer([bytes('x'.repeat(200_000))]);
    const client = startClient({ proxyEnvironment: { HTTPS_PROXY: proxy.url } });
    const work = client.createManifest(accountAt('https://service.invalid'), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent('proxy-refused'));
  });

  it('a proxy that is silent keeps no connection of what was given up', async () => {
    const ended = Promise.withResolvers<void>();
    const proxy = await startServer([(socket) => void socket.once('end', ended.resolve).once('close', ended.resolve)]);
    const client = startClient({ proxyEnvironment: { HTTPS_PROXY: proxy.url }, limits: limitsWith({ connect: 50 }) });
    const work = client.createManifest(accountAt('https://service.invalid'), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject(unsent('unreachable'));
    await ended.promise;
  });

  it('no orders, or an id that is none', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    const steps = new RememberingSteps();
    const create = (orderIds: number[]) =>
      shippingErrorOf(startClient().createManifest(accountAt(server.url), orderIds, steps));
    expect(await create([])).toMatchObject(unsent('nothing-chosen'));
    for (const wrong of [0, -1, 1.5, 2 ** 31, Number.NaN]) {
      expect(await create([81001, wrong])).toMatchObject({
        fate: 'not-sent',
        failure: { code: 'request-not-valid', facts: { field: 'orderIds.1' } },
      });
    }
    expect(server).toMatchObject({ connectionCount: 0 });
    expect(steps.told).toEqual([]);
  });
});

describe('before its turn', () => {
  it.each([
    ['an address that is not used', { baseAddress: 'http://service.test' }, 'base-address-not-usable'],
    ['a key that is none', { serviceKey: 'key\nwith two lines' }, 'key-not-usable'],
  ])('%s: not sent', async (_name, change, code) => {
    const server = await startServer([answer({ body: goodBody })]);
    const steps = new RememberingSteps();
    const work = startClient().createManifest({ ...accountAt(server.url), ...change }, [81001], steps);
    expect(await shippingErrorOf(work)).toMatchObject({ fate: 'not-sent', failure: { code, changed: 'nothing' } });
    expect(steps.told).toEqual([]);
    expect(server).toMatchObject({ connectionCount: 0 });
  });

  it('a service that wants to be left alone for minutes: not sent', async () => {
    const server = await startServer([
      answer({ status: 429, headers: { 'retry-after': '600' } }),
      answer({ body: goodBody }),
    ]);
    const client = startClient();
    const steps = new RememberingSteps();
    await shippingErrorOf(client.createManifest(accountAt(server.url), [81001], new RememberingSteps()));
    expect(await shippingErrorOf(client.createManifest(accountAt(server.url), [81001], steps))).toMatchObject({
      fate: 'not-sent',
      failure: { code: 'rate-limited', changed: 'nothing' },
    });
    expect(steps.told).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a ledger that fails', () => {
  it('before sending: nothing is sent', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    const steps = new RememberingSteps();
    const details = [{ message: 'no space left on the device', details: '' }];
    steps.beforeSending = () => Promise.reject(failureOf('disk-full', { details, facts: { path: '/records' } }));
    const error = await shippingErrorOf(startClient().createManifest(accountAt(server.url), [81001], steps));
    const failure = { code: 'disk-full', changed: 'nothing', details, facts: { path: '/records' } };
    expect(error).toMatchObject({ fate: 'not-sent', failure });
    expect(server).toMatchObject({ connectionCount: 0 });
  });

  it('before sending, for a reason that nobody foresaw: nothing is sent', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    const steps = new RememberingSteps();
    steps.beforeSending = () => Promise.reject(new Error('nobody foresaw this'));
    const error = await shippingErrorOf(startClient().createManifest(accountAt(server.url), [81001], steps));
    expect(error).toMatchObject({ fate: 'not-sent', failure: { code: 'internal', changed: 'nothing' } });
    expect(server).toMatchObject({ connectionCount: 0 });
  });

  it('keeping the answer: in doubt', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    const steps = new RememberingSteps();
    steps.keepAnswer = () => Promise.reject(failureOf('disk-full'));
    const error = await shippingErrorOf(startClient().createManifest(accountAt(server.url), [81001], steps));
    expect(error).toMatchObject({
      fate: 'in-doubt',
      failure: { code: 'in-doubt', changed: 'unknown', facts: { reason: 'disk-full' } },
    });
  });
});

it('goes on a connection of its own, and gives its turn back, however it ended', async () => {
  const bad = answer({ status: 400, body: '{}' });
  const server = await startServer([bad, bad, bad, answer({ body: goodBody })]);
  const client = startClient();
  const create = () => client.createManifest(accountAt(server.url), [81001], new RememberingSteps());
  for (let count = 0; count < 3; count += 1) await shippingErrorOf(create());
  // More than may be on their way at once.
  for (let count = 3; count < 8; count += 1) await create();
  expect(server.connectionCount).toBe(8);
});

it('whose answer takes too long to read is in doubt, and the answer was kept; a search says so', async () => {
  // Large enough that a busy computer, too, hears that the time is over before it hears of the end of the reading.
  const server = await startServer([answer({ body: `${goodBody}${' '.repeat(8_000_000)}` })]);
  const client = startClient({ limits: { ...serviceLimits, reading: 1 } });
  expect(await shippingErrorOf(search(client, accountAt(server.url)))).toMatchObject({
    failure: { code: 'answer-too-slow', changed: 'nothing', facts: { host: server.host } },
  });
  const steps = new RememberingSteps();
  expect(await shippingErrorOf(client.archiveOrder(accountAt(server.url), 1, steps))).toMatchObject({
    fate: 'in-doubt',
    failure: { code: 'in-doubt', changed: 'unknown', facts: { reason: 'answer-too-slow' } },
  });
  expect(steps.told).toEqual(['before sending', 'answer kept']);
});

it('a kept answer that is a refusal stays one, though its body was cut', async () => {
  const client = startClient();
  const kept = { headers: { 'content-type': 'application/json' }, body: Buffer.from('{"mess'), complete: false };
  const read = (httpStatus: number) => shippingErrorOf(client.readManifestAnswer({ ...kept, httpStatus }));
  expect(await read(400)).toMatchObject({ fate: 'rejected', failure: { code: 'service-refused', changed: 'nothing' } });
  expect(await read(200)).toMatchObject({ fate: 'in-doubt', failure: { facts: { reason: 'connection-lost' } } });
});

/** A few bytes at a time. */
function inPieces(text: string): Behaviour {
  return (socket) => {
    const next = (at: number): void => {
      if (at < text.length) socket.write(text.slice(at, at + 3), () => setImmediate(next, at + 3));
      else socket.end();
    };
    next(0);
  };
}
