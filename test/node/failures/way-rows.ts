/**
 * Failures on the way to the service, and bad answers of the service: one search each, at a server that really does it.
 */
import type { LookupFunction } from 'node:net';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import type { FailureFacts } from '../../../src-preload/contract/failure.ts';
import { answer, type Behaviour, bytesThenReset, silence } from '../../helpers/misbehaving-server.ts';
import { makeSelfSignedCertificate } from '../../helpers/self-signed-certificate.ts';
import type { TestPorts } from '../../helpers/services-on-test-ports.ts';
import { trustOnly } from '../shipping/bench.ts';
import type { FailureRow, SomeFailureRows } from './failure-row.ts';
import { addAccount, search } from './stage.ts';

const facts = { host: 'api.example.com' };
const nothing = { changed: 'nothing', facts: {} } as const;
const hostNamed = { changed: 'nothing', facts } as const;
const page = '<!DOCTYPE html><html><body>Please sign in to the wireless network</body></html>';
const refusal = JSON.stringify({ success: false, errors: [{ message: 'Order 7', details: 'is not printed' }] });
const alike = {
  ...{ order_id: 71, order_date: '2026-03-02T08:15:00Z', order_number: '#71', name: 'Ana Núñez' },
  ...{ carrier_name: 'NZ Post', tracking_number: 'TRACK71NZ', country: 'New Zealand', exact_match: false },
};
const parcel = {
  ...{ street: '12 Bourke Street', postCode: '0800', countryCode: 'AU', weight: 2.5 },
  ...{ suburb: '', city: 'Darwin', state: 'NT', heightMetres: null, widthMetres: null, lengthMetres: null },
};
const manyAlike = JSON.stringify({ orders: [alike], total_pages: 9, success: true, errors: [] });

function answering(behaviour: Behaviour, connection: TestPorts['connection'] = {}): FailureRow['provoke'] {
  return async (stage) => {
    const server = await stage.server([behaviour]);
    const app = await stage.app({ connection });
    return search(app, await addAccount(app, server.url));
  };
}

/** Valid `from` and `until`: hours from now. Null: nobody trusts it. */
function badCertificate(
  cause: string,
  certificate: NonNullable<FailureFacts['certificate']>,
  valid: { readonly from: number; readonly until: number } | null,
  otherName?: string,
): FailureRow {
  return {
    cause,
    changed: 'nothing',
    facts: { ...facts, certificate },
    async provoke(stage) {
      const { from, until } = valid ?? { from: -1, until: 1 };
      const made = makeSelfSignedCertificate({ from: from * 3_600_000, until: until * 3_600_000 }, otherName);
      trustOnly((valid === null ? makeSelfSignedCertificate() : made).certificate);
      const server = await stage.server([silence], { certificate: made });
      const app = await stage.app();
      return search(app, await addAccount(app, server.url));
    },
  };
}

/** `code`: what the system answers whoever asks it for the address of a name. */
function searchWhereNames(code: string): FailureRow['provoke'] {
  return async (stage) => {
    const limits = { ...serviceLimits, ordinary: { ...serviceLimits.ordinary, connect: 500 } };
    const lookup: LookupFunction = (name, _options, told) =>
      told(Object.assign(new Error(`getaddrinfo ${code} ${name}`), { code, hostname: name }), '');
    const app = await stage.app({ connection: { limits, transport: createTransport({}, lookup) } });
    return search(app, await addAccount(app, 'https://no-such-service.invalid'));
  };
}

export const wayRows = {
  unreachable: [
    {
      cause:
        'No DNS answer, refused, unreachable, broken off while TLS was made, or no connection in time; nothing was sent',
      ...hostNamed,
      provoke: searchWhereNames('EAI_AGAIN'),
    },
    {
      cause: 'DNS answers that there is no such name; some systems say so, too, while the network is away',
      changed: 'nothing',
      facts: { ...facts, noSuchName: true },
      provoke: searchWhereNames('ENOTFOUND'),
    },
    {
      cause: 'The same of a service on this computer, as the practice service is: it did not start, or has ended',
      changed: 'nothing',
      facts: { host: '127.0.0.1' },
      async provoke(stage) {
        const failure = { code: 'unreachable', changed: 'nothing', details: [], facts: {} } as const;
        const app = await stage.app({ practice: { running: false, failure } });
        return search(app, 'practice-1');
      },
    },
  ],
  'tls-failed': [
    {
      cause: 'The two found no way to speak TLS, or the certificate is not trusted for another reason than those below',
      ...hostNamed,
      async provoke(stage) {
        const certificate = makeSelfSignedCertificate();
        trustOnly(certificate.certificate);
        const server = await stage.server([silence], { certificate, wantsCertificate: true });
        const app = await stage.app();
        return search(app, await addAccount(app, server.url));
      },
    },
    badCertificate('The certificate has expired, or the clock is wrong', 'expired', { from: -2, until: -1 }),
    badCertificate('It is not valid yet, or the clock is wrong', 'not-yet-valid', { from: 1, until: 2 }),
    badCertificate('It is for another name', 'other-name', { from: -1, until: 1 }, 'sign-in.test'),
    badCertificate('Nobody whom this computer trusts has issued it', 'unknown-issuer', null),
  ],
  'not-the-service': [
    {
      cause:
        'A read was answered by a web page (with 200, 403, 404 or 410), or a request by something that speaks no TLS',
      ...hostNamed,
      provoke: answering(answer({ body: page, headers: { 'content-type': 'text/html' } })),
    },
  ],
  'proxy-refused': [
    {
      cause: 'The proxy answered 407 or refused the connection, or the network answered 511',
      ...hostNamed,
      async provoke(stage) {
        const proxy = await stage.server([answer({ status: 407 })]);
        const app = await stage.app({ connection: { proxyEnvironment: { HTTPS_PROXY: proxy.url } } });
        return search(app, await addAccount(app, 'https://service.invalid'));
      },
    },
  ],
  'timed-out': [
    {
      cause: 'A read had no answer within its deadlines, three times',
      ...hostNamed,
      async provoke(stage) {
        const limits = { ...serviceLimits, ordinary: { ...serviceLimits.ordinary, firstByte: 50 } };
        const server = await stage.server([silence]);
        const app = await stage.app({ connection: { limits } });
        return search(app, await addAccount(app, server.url));
      },
    },
  ],
  'connection-lost': [
    {
      cause: 'A read lost its connection on the way, three times',
      ...hostNamed,
      provoke: answering(bytesThenReset('')),
    },
  ],
  redirected: [
    {
      cause: 'The service answered with a redirect, which is never followed',
      ...hostNamed,
      provoke: answering(answer({ status: 302, headers: { location: 'https://sign-in.example.net/' } })),
    },
  ],
  'keys-refused': [
    {
      cause: '401, or a 403 that asks for no pause and is no web page',
      ...hostNamed,
      async provoke(stage) {
        const app = await stage.app();
        return search(app, await addAccount(app, stage.practice.url));
      },
    },
  ],
  'service-refused': [
    {
      cause: 'success:false, 400, 413, 415 or 422; the service’s words are shown',
      ...nothing,
      hasDetails: true,
      provoke: answering(answer({ body: refusal })),
    },
  ],
  'not-found': [
    { cause: '404 without a web page', ...nothing, provoke: answering(answer({ status: 404, body: refusal })) },
    {
      cause: 'of a number to track: the service knows it neither as tracking number nor as order number',
      changed: 'nothing',
      facts: { field: 'number' },
      async provoke(stage) {
        const app = await stage.app();
        return app.outcome('tracking.get', { accountId: 'practice-1', number: 'NOBODY-KNOWS-THIS' });
      },
    },
    {
      cause:
        'of rates, which the service document calls deprecated: the service no longer has them, or not there (404, 410)',
      changed: 'nothing',
      facts: { field: 'rates' },
      async provoke(stage) {
        const server = await stage.server([answer({ status: 410 })]);
        const app = await stage.app();
        return app.outcome('rates.get', { accountId: await addAccount(app, server.url), ...parcel });
      },
    },
    {
      cause: 'of an order that was chosen at the station: the copy on this computer was read again without it',
      changed: 'nothing',
      facts: { field: 'order' },
      async provoke(stage) {
        const app = await stage.app();
        return app.outcome('station.take', { accountId: 'practice-1', orderId: 999_999_999 });
      },
    },
  ],
  'rate-limited': [
    {
      cause:
        '429, or 403 for a quota that is used up, with a pause too long to wait for, or after waiting did not help',
      changed: 'nothing',
      facts: { waitSeconds: 300 },
      provoke: answering(answer({ status: 429, headers: { 'retry-after': '300' } })),
    },
  ],
  'service-conflict': [{ cause: '409', ...nothing, provoke: answering(answer({ status: 409, body: refusal })) }],
  'service-broken': [
    {
      cause: '5xx or an error page, three times',
      changed: 'nothing',
      facts: { ...facts, httpStatus: 502 },
      provoke: answering(answer({ status: 502, body: page, headers: { 'content-type': 'text/html' } })),
    },
  ],
  'answer-unreadable': [
    {
      cause: 'A read’s answer is junk, cut short, or not what the document says',
      ...hostNamed,
      provoke: answering(answer({ body: 'junk' })),
    },
  ],
  'answer-too-large': [
    {
      cause: 'A read’s answer is larger, longer or deeper than the limits',
      ...hostNamed,
      provoke: answering(answer({ body: '{', length: serviceLimits.ordinary.answerBytes + 1 })),
    },
  ],
  'too-many-alike': [
    {
      cause: 'A scan or a list of codes: none of the first 1,000 look-alikes is the order, and there are more',
      changed: 'nothing',
      facts: {},
      async provoke(stage) {
        const server = await stage.server([answer({ body: manyAlike })]);
        const app = await stage.app();
        const accountId = await addAccount(app, server.url);
        const [{ failure } = { failure: null }] = await app.ask('orders.resolveCodes', { accountId, codes: ['#7'] });
        return failure === null ? { ok: true, value: null } : { ok: false, failure };
      },
    },
  ],
  'order-id-not-usable': [
    {
      cause: 'A scan or a list of codes: the id of the order at the service is no whole number from 1 to 2,147,483,647',
      changed: 'nothing',
      facts: {},
      async provoke(stage) {
        const server = await stage.server([
          answer({ body: '{"success":true,"orders":[{"order_id":2147483648,"order_number":"#7"}]}' }),
        ]);
        const app = await stage.app();
        const accountId = await addAccount(app, server.url);
        const [{ failure } = { failure: null }] = await app.ask('orders.resolveCodes', { accountId, codes: ['#7'] });
        return failure === null ? { ok: true, value: null } : { ok: false, failure };
      },
    },
  ],
  'answer-too-slow': [
    {
      cause: 'A large answer came, and reading it took longer than is waited',
      ...hostNamed,
      // Large enough that a busy computer, too, hears that the time is over before it hears of the end of the reading.
      provoke: answering(answer({ body: `{"orders":[]}${' '.repeat(8_000_000)}` }), {
        limits: { ...serviceLimits, reading: 1 },
      }),
    },
  ],
} satisfies SomeFailureRows;
