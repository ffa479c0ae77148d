/** The keys go to the account's own service and nowhere else: not along a redirect, not to a proxy, not into words. */
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { After, Log } from '../../../src-main/ports.ts';
import { createSystemProxy } from '../../../src-main/shipping/system-proxy.ts';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { answer, bytesThenReset } from '../../helpers/misbehaving-server.ts';
import { makeSelfSignedCertificate } from '../../helpers/self-signed-certificate.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import {
  accountAt,
  RememberingSteps,
  search,
  serviceKey,
  shippingErrorOf,
  silentLog,
  startClient,
  startServer,
  subscriptionKey,
  trustOnly,
} from './bench.ts';
import { goodBody } from './faults.ts';

describe.each([300, 301, 302, 303, 307, 308])('a redirect with status %i', (status) => {
  const twoHosts = async () => {
    const second = await startServer([answer({ body: goodBody })]);
    const first = await startServer([answer({ status, headers: { location: `${second.url}/elsewhere` } })]);
    return { first, second };
  };

  it('is not followed by a search', async () => {
    const { first, second } = await twoHosts();
    const error = await shippingErrorOf(search(startClient(), accountAt(first.url)));
    expect(error).toMatchObject({ fate: 'rejected', failure: { code: 'redirected', facts: { httpStatus: status } } });
    expect(first.requests).toHaveLength(1);
    expect(second).toMatchObject({ connectionCount: 0, requests: [] });
  });

  it('is not followed by a manifest, which is then in doubt', async () => {
    const { first, second } = await twoHosts();
    const steps = new RememberingSteps();
    const error = await shippingErrorOf(startClient().createManifest(accountAt(first.url), [81001], steps));
    expect(error).toMatchObject({ fate: 'in-doubt', failure: { changed: 'unknown', facts: { reason: 'redirected' } } });
    expect(first.requests).toHaveLength(1);
    expect(second).toMatchObject({ connectionCount: 0, requests: [] });
  });
});

describe('an address', () => {
  it.each([
    'http://service.test',
    'http://10.0.0.1',
    'http://localhost.service.test',
    'http://127.0.0.1.service.test',
    'https://name@service.test',
    'https://:password@service.test',
    'https://service.test/?a=b',
    'https://service.test/#a',
    'https://service.test?',
    'https://service.test/#',
    'ftp://127.0.0.1',
    'service.test',
    '',
  ])('%s is not used', async (baseAddress) => {
    const error = await shippingErrorOf(search(startClient(), accountAt(baseAddress)));
    expect(error).toMatchObject({ fate: 'not-sent', failure: { code: 'base-address-not-usable' } });
  });

  it('may end in slashes', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    await search(startClient(), accountAt(`${server.url}/base///`));
    expect(server.requests[0]?.path).toMatch(/^\/base\/api\/orders\/search\?/);
  });

  it('of this computer may be plain http', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    await search(startClient(), accountAt(server.url.replace('127.0.0.1', 'localhost')));
    expect(server.requests).toHaveLength(1);
  });
});

it.each(['', ' ', 'two words', 'line\nbreak', 'smørrebrød'])('the key %j is not sent', async (key) => {
  const server = await startServer([answer({ body: goodBody })]);
  for (const account of [
    { ...accountAt(server.url), serviceKey: key },
    { ...accountAt(server.url), subscriptionKey: key },
  ]) {
    const error = await shippingErrorOf(search(startClient(), account));
    expect(error).toMatchObject({ fate: 'not-sent', failure: { code: 'key-not-usable' } });
  }
  expect(server.connectionCount).toBe(0);
});

it('the service repeating our keys does not put them in failures or logs', async () => {
  const lines: string[] = [];
  const note = (message: string, facts?: object) => lines.push(`${message} ${JSON.stringify(facts)}`);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const words = { message: `Unknown key ${serviceKey}.`, details: `${subscriptionKey} and ${serviceKey}` };
  const server = await startServer([
    answer({ status: 401, body: JSON.stringify({ success: false, errors: [words] }) }),
    answer({ body: `${serviceKey} ${subscriptionKey}` }),
    answer({ body: `<${serviceKey}><${subscriptionKey}/></${serviceKey}>` }),
  ]);
  const client = startClient({ log });
  const errors = [
    await shippingErrorOf(search(client, accountAt(server.url))),
    await shippingErrorOf(search(client, accountAt(server.url))),
    await shippingErrorOf(client.createManifest(accountAt(server.url), [1], new RememberingSteps())),
  ];
  expect(errors[0]?.failure.details).toEqual([{ message: 'Unknown key [key].', details: '[key] and [key]' }]);
  const everything = lines.join('\n') + errors.map((error) => wordsOf(error)).join('\n');
  expect(everything).not.toContain('canary');
  expect(lines).toHaveLength(3);
});

describe('an answer that repeats the keys', () => {
  const key = 'key+with/all&of<them>"\'here';
  const spellings = [
    key,
    JSON.stringify(key),
    'key\\u002Bwith/all\\u0026of\\u003Cthem\\u003E\\"\\u0027here',
    'key\\u002bwith/all\\u0026of\\u003cthem\\u003e\\"\\u0027here',
    'key+with\\/all&of<them>\\"\'here',
    'key+with/all&amp;of&lt;them&gt;"\'here',
    'key+with/all&amp;of&lt;them&gt;&quot;&apos;here',
  ];

  it.each(['identity', 'gzip'])('is kept without them, in %s', async (coding) => {
    const body = `<e>${spellings.map((spelling) => `${spelling} ü ${serviceKey}`).join(' | ')}</e>`;
    const headers = { 'content-encoding': coding, 'x-caller': `${subscriptionKey};${key}` };
    const server = await startServer([
      answer({ status: 500, body: coding === 'gzip' ? gzipSync(body) : body, headers }),
    ]);
    const steps = new RememberingSteps();
    const assignment = { orderId: 1, orderNumber: '1', currentServiceKey: serviceKey, newServiceKey: key };
    const work = startClient().assignOrders(accountAt(server.url), [assignment], steps);
    expect(await shippingErrorOf(work)).toMatchObject({ fate: 'in-doubt' });
    const kept = Buffer.from(steps.kept[0]?.body ?? []).toString('utf8');
    expect(kept).toBe(
      `<e>${spellings.map((spelling) => `${starsFor(spelling)} ü ${'*'.repeat(serviceKey.length)}`).join(' | ')}</e>`,
    );
    expect(steps.kept[0]?.headers['x-caller']).toMatch(/^\*+;\*+$/);
    expect(steps.kept[0]?.headers['content-encoding']).toBeUndefined();
  });

  /** JSON's own quotes around the second spelling stay. */
  function starsFor(spelling: string): string {
    return spelling.startsWith('"') ? `"${'*'.repeat(spelling.length - 2)}"` : '*'.repeat(spelling.length);
  }

  it.each(['<!-- asked with KEY -->', '<?asked with KEY?>', '<b>KEY</b><!-- and again KEY -->'])(
    'is kept without them where a text of JSON only looks like marks of XML: %s',
    async (message) => {
      const withSlashes = 'canary/key/of/the/other-account';
      const said = JSON.stringify({ message }).replaceAll('KEY', withSlashes.replaceAll('/', '\\/'));
      const server = await startServer([answer({ status: 500, body: said })]);
      const steps = new RememberingSteps();
      const assignment = { orderId: 1, orderNumber: '1', currentServiceKey: serviceKey, newServiceKey: withSlashes };
      await shippingErrorOf(startClient().assignOrders(accountAt(server.url), [assignment], steps));
      expect(steps.keptText).not.toContain('canary');
      expect(steps.keptText).toHaveLength(said.length);
    },
  );

  it('and is longer than anybody reads does not keep half a key', async () => {
    const message = `${'x'.repeat(490)}${serviceKey}${'y'.repeat(100)}`;
    const server = await startServer([answer({ body: JSON.stringify({ success: false, errors: [{ message }] }) })]);
    const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(error.failure.details).toEqual([{ message: `${'x'.repeat(490)}[key]yyyyy`, details: '' }]);
  });

  it('by chance, inside of a PDF, is kept to the last byte there: the paper must stay whole', async () => {
    const pdf = Buffer.from(`%PDF-1.4\n% ${serviceKey} %\n%%EOF\n`).toString('base64');
    const server = await startServer([
      answer({ body: JSON.stringify({ success: true, label_type: `Key ${serviceKey}`, pdf }) }),
    ]);
    const steps = new RememberingSteps();
    const { pdfs } = await startClient().createManifest(accountAt(server.url), [1], steps);
    const stars = '*'.repeat(serviceKey.length);
    expect(steps.keptText).toBe(JSON.stringify({ success: true, label_type: `Key ${stars}`, pdf }));
    expect(Buffer.from(pdfs[0] ?? []).toString('base64')).toBe(pdf);
  });

  it('is kept without them where it is large and its thread cannot begin', async () => {
    const message = `${'x'.repeat(40_000)} ${serviceKey}`;
    const server = await startServer([answer({ status: 500, body: JSON.stringify({ message }) })]);
    const steps = new RememberingSteps();
    const client = startClient({ answersWorker: '/no/such/thread.mjs' });
    const error = await shippingErrorOf(client.archiveOrder(accountAt(server.url), 1, steps));
    expect(error).toMatchObject({ fate: 'in-doubt', failure: { changed: 'unknown' } });
    expect(steps.keptText).toBe(
      JSON.stringify({ message: message.replace(serviceKey, '*'.repeat(serviceKey.length)) }),
    );
  });

  it('without any of them is kept byte for byte, even when it is compressed', async () => {
    const body = gzipSync(goodBody);
    const server = await startServer([answer({ body, headers: { 'content-encoding': 'gzip' } })]);
    const steps = new RememberingSteps();
    await startClient().createManifest(accountAt(server.url), [1], steps);
    expect(Buffer.from(steps.kept[0]?.body ?? [])).toEqual(body);
  });
});

/** All that a logger could print of an error and its causes. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return [error.stack, JSON.stringify(error), error.cause === undefined ? '' : wordsOf(error.cause)].join('\n');
}

describe('through a proxy', () => {
  it.each([
    ['HTTPS_PROXY', 'an address', (url: string) => url],
    ['ALL_PROXY', 'an address', (url: string) => url],
    ['https_proxy', 'host and port alone, as other programs take it', (url: string) => url.replace('http://', '')],
  ])('TLS reaches the service, and the proxy sees no key: %s is %s', async (name, _, written) => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody })], { certificate });
    const proxy = await startProxyTo(server.host);
    const client = startClient({ proxyEnvironment: { [name]: written(proxy.url) } });
    const manifest = await client.createManifest(accountAt('https://service.test/v1'), [81001], new RememberingSteps());
    expect(manifest.pdfs).toHaveLength(1);
    expect(server.requests).toMatchObject([{ method: 'POST', path: '/v1/api/orders/manifest' }]);
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', path: 'service.test:443' }]);
    expect(JSON.stringify(proxy.requests)).not.toContain('canary');
  });

  it('the system names one for its programs, also while Packbench runs; the environment goes first', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody }), answer({ body: goodBody })], { certificate });
    const proxies = [await startProxyTo(server.host), await startProxyTo(server.host), await startProxyTo(server.host)];
    const [first, second, ofEnvironment] = proxies.map(({ host }) => host);
    const asked: string[] = [];
    let passed = 0;
    const clock = { now: () => new Date(), passed: () => passed };
    const askSystemProxy = async (url: string): Promise<string> => {
      asked.push(url);
      return asked.length === 1 ? `SOCKS5 no.test:1080; PROXY ${first}; DIRECT` : `PROXY ${second}`;
    };
    const account = accountAt('https://service.test/v1');
    const client = startClient({ clock, askSystemProxy });
    for (const after of [0, 59_000, 61_000]) {
      passed = after;
      await client.createManifest(account, [81001], new RememberingSteps()).catch(() => null);
    }
    const said = startClient({ askSystemProxy, proxyEnvironment: { HTTPS_PROXY: `http://${ofEnvironment}` } });
    await said.createManifest(account, [81001], new RememberingSteps()).catch(() => null);
    expect(proxies.map(({ requests }) => requests.length)).toEqual([2, 1, 1]);
    expect(asked).toEqual(['https://service.test', 'https://service.test']);
    expect(JSON.stringify(proxies.map(({ requests }) => requests))).not.toContain('canary');
  });

  it('of several that the system names the next is asked where one is not there, for a write, too; and that one is asked last for five minutes', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody })], { certificate });
    const broken = await startServer([bytesThenReset('')]);
    const proxy = await startProxyTo(server.host);
    let passed = 0;
    const clock = { now: () => new Date(), passed: () => passed };
    const client = startClient({ clock, askSystemProxy: async () => `PROXY ${broken.host}; PROXY ${proxy.host}` });
    for (const after of [0, 299_000, 301_000]) {
      passed = after;
      const steps = new RememberingSteps();
      await client.createManifest(accountAt('https://service.test/v1'), [81001], steps);
      expect(steps.told[0]).toBe('before sending');
    }
    expect([broken, proxy].map(({ requests }) => requests.length)).toEqual([2, 3]);
    expect(server.requests).toHaveLength(3);
  });

  it('a write that one of several let through is not sent again through the next, whatever became of its answer', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([(socket) => socket.destroy()], { certificate });
    const [first, second] = [await startProxyTo(server.host), await startProxyTo(server.host)];
    const client = startClient({ askSystemProxy: async () => `PROXY ${first.host}; PROXY ${second.host}` });
    const steps = new RememberingSteps();
    const error = await shippingErrorOf(client.createManifest(accountAt('https://service.test/v1'), [81001], steps));
    expect(error).toMatchObject({ fate: 'in-doubt', failure: { facts: { reason: 'connection-lost' } } });
    expect([server.requests.length, first.requests.length, second.requests.length]).toEqual([1, 1, 0]);
  });

  it('a connection through the system’s is kept for the next question, not for one that comes long after, and ends with the client', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody })], { certificate });
    const bothEnded = Promise.withResolvers<void>();
    let endedCount = 0;
    const proxy = await startProxyTo(server.host, () => {
      endedCount += 1;
      if (endedCount === 2) bothEnded.resolve();
    });
    const time = new TimeThatPasses();
    const client = startClient({ clock: time, askSystemProxy: async () => `PROXY ${proxy.host}` });
    for (const after of [0, 1_000, 100_000]) {
      time.advance(after);
      await search(client, accountAt('https://service.test/v1'));
    }
    expect([server.requests.length, proxy.requests.length]).toEqual([3, 2]);
    await client.close();
    await bothEnded.promise;
  });

  it('where the system allows it, the way without one is the last', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody })], { certificate });
    const broken = await startServer([bytesThenReset('')]);
    const client = startClient({ transport: transportTo(`PROXY ${broken.host}; DIRECT`) });
    const account = accountAt(server.url.replace('127.0.0.1', 'service.test'));
    expect(await search(client, account)).toMatchObject({ orders: [] });
    expect(broken.requests).toHaveLength(1);
  });

  it('of a kind that is not spoken the system’s is named where the service is not reached without it', async () => {
    const { url, close } = await startServer([]);
    await close();
    const client = startClient({ transport: transportTo('SOCKS5 proxy.test:1080; SOCKS proxy.test:1080; DIRECT') });
    const error = await shippingErrorOf(
      search(client, accountAt(url.replace('http://127.0.0.1', 'https://service.test'))),
    );
    expect(error.failure).toMatchObject({
      code: 'unreachable',
      facts: { remarks: [{ code: 'system-proxy-not-usable', facts: { proxy: 'SOCKS5 proxy.test:1080' } }] },
    });
  });

  it.each([
    ['says that there is none', async () => 'DIRECT'],
    ['does not know', async () => Promise.reject(new Error('no settings'))],
    ['does not answer', () => new Promise<string>(() => {})],
    ['names what is no address', async () => 'PROXY :no:; '],
  ])('goes without one where the system %s', async (_name, askSystemProxy) => {
    const client = startClient({ askSystemProxy });
    const work = client.createManifest(accountAt('https://service.invalid'), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject({ fate: 'not-sent', failure: { code: 'unreachable' } });
  });

  it.each([
    ['http://bench:50%off@', 'bench:50%off'],
    ['http://bench:a#b/c?d@', 'bench:a#b/c?d'],
    ['http://shop@example.com:a@b:c@', 'shop@example.com:a@b:c'],
    ['http://bench:%41%ff@', 'bench:%41%ff'],
    ['http://bench:a%23b%40c@', 'bench:a#b@c'],
    ['HTTP://caf%C3%A9:é@', 'café:é'],
    ['bench:%@', 'bench:%'],
  ])('the proxy gets its own password as it is meant: %s', async (signIn, meant) => {
    const proxy = await startServer([answer({ status: 407 })]);
    const client = startClient({ proxyEnvironment: { HTTPS_PROXY: `${signIn}${proxy.host}` } });
    await shippingErrorOf(search(client, accountAt('https://service.invalid')));
    const basic = Buffer.from(meant).toString('base64');
    expect(proxy.requests[0]?.headerLines).toContain(`proxy-authorization: Basic ${basic}`);
  });

  it('a certificate nobody vouches for is told as such, and nothing is sent', async () => {
    const server = await startServer([answer({ body: goodBody })], { certificate: makeSelfSignedCertificate() });
    const proxy = await startProxyTo(server.host);
    const client = startClient({ proxyEnvironment: { HTTPS_PROXY: proxy.url } });
    const work = client.createManifest(accountAt('https://service.test'), [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject({ fate: 'not-sent', failure: { code: 'tls-failed' } });
    expect(server.requests).toEqual([]);
  });

  it.each(['http', 'https'])('this computer is never asked, over %s', async (protocol) => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const proxy = await startServer([answer({ status: 500 })]);
    const server = await startServer([answer({ body: goodBody })], protocol === 'https' ? { certificate } : {});
    const client = startClient({ proxyEnvironment: { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url } });
    await search(client, accountAt(server.url));
    expect(proxy.connectionCount).toBe(0);
  });
});

describe('trust', () => {
  it('in a root of this computer is enough', async () => {
    const certificate = makeSelfSignedCertificate();
    trustOnly(certificate.certificate);
    const server = await startServer([answer({ body: goodBody })], { certificate });
    expect(await search(startClient(), accountAt(server.url))).toEqual({ orders: [], totalPages: null });
  });

  const hour = 3_600_000;
  it.each([
    ['expired', makeSelfSignedCertificate({ from: -2 * hour, until: -hour })],
    ['not-yet-valid', makeSelfSignedCertificate({ from: hour, until: 2 * hour })],
    ['other-name', makeSelfSignedCertificate(undefined, 'sign-in.test')],
    ['unknown-issuer', null],
  ] as const)(
    'that is missing is told by what is wrong with the certificate, directly and by a proxy: %s',
    async (what, made) => {
      const certificate = made ?? makeSelfSignedCertificate();
      trustOnly((made ?? makeSelfSignedCertificate()).certificate);
      const server = await startServer([answer({ body: goodBody })], { certificate });
      const proxy = await startProxyTo(server.host);
      const client = startClient({ proxyEnvironment: { HTTPS_PROXY: proxy.url } });
      for (const address of [server.url, 'https://service.test']) {
        const error = await shippingErrorOf(search(client, accountAt(address)));
        expect(error).toMatchObject({
          fate: 'not-sent',
          failure: { code: 'tls-failed', facts: { certificate: what, host: new URL(address).host } },
        });
      }
      expect(server.requests).toEqual([]);
    },
  );

  it.each(['directly', 'through a proxy'])('is not given up for a word in the environment, %s', async (way) => {
    const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env;
    onTestFinished(() => {
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    });
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const server = await startServer([answer({ body: goodBody })], { certificate: makeSelfSignedCertificate() });
    const proxy = await startProxyTo(server.host);
    const client = startClient({ proxyEnvironment: { HTTPS_PROXY: proxy.url } });
    const address = way === 'directly' ? server.url : 'https://service.test';
    const error = await shippingErrorOf(search(client, accountAt(address)));
    expect(error).toMatchObject({ fate: 'not-sent', failure: { code: 'tls-failed' } });
    expect(server.requests).toEqual([]);
  });
});

/** Every name is this computer; the system says `answer` of its proxies. */
function transportTo(answer: string) {
  const after: After = () => () => {};
  const systemProxy = createSystemProxy({ ask: async () => answer, clock: systemClock, after, log: silentLog });
  return createTransport(
    {},
    (_name, _how, told) => told(null, [{ address: '127.0.0.1', family: 4 }]),
    systemClock,
    undefined,
    systemProxy,
  );
}

/** Connects every tunnel to the one server there is. */
async function startProxyTo(host: string, ended = () => {}) {
  return await startServer([
    (socket) => {
      socket.once('close', ended);
      const onward = net.connect(Number(host.split(':')[1]), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connected\r\n\r\n');
        socket.removeAllListeners('data');
        socket.pipe(onward).pipe(socket);
      });
      onward.on('error', () => socket.destroy());
    },
  ]);
}

it('a call is logged by its name, its host, what came and how long it took, and by nothing of what was asked', async () => {
  const lines: unknown[] = [];
  const log = { ...silentLog, debug: (message: string, facts?: object) => void lines.push({ message, ...facts }) };
  const server = await startServer([answer({ body: goodBody }), answer({ status: 401, body: '{}' })]);
  const time = new TimeThatPasses();
  time.advance(60_000);
  const client = startClient({ log, clock: time, after: time.after });
  await search(client, accountAt(server.url), 'a name');
  await shippingErrorOf(search(client, accountAt(server.url), 'a name'));
  await server.close();
  await shippingErrorOf(client.createManifest(accountAt(server.url), [1], new RememberingSteps()));
  const shared = { message: 'service: Search Orders', host: server.host, milliseconds: 0, fault: null };
  expect(lines).toEqual([
    { ...shared, httpStatus: 200, bytes: goodBody.length },
    { ...shared, httpStatus: 401, bytes: 2 },
    {
      ...{ message: 'service: Manifest Orders', host: server.host, milliseconds: 0, httpStatus: null, bytes: 0 },
      fault: expect.stringMatching(/^unreachable: .*ECONNREFUSED/),
    },
  ]);
});
