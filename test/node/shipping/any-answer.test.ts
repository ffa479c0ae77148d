/** Whatever comes back, the client answers or throws a ShippingError: nothing else, and nothing of it reaches a prototype. */

import { describe, expect, it } from 'vitest';
import {
  type ShippingAccount,
  type ShippingClient,
  ShippingError,
} from '../../../src-main/shipping/shipping-client.ts';
import { answer, answerBytes } from '../../helpers/misbehaving-server.ts';
import fc, { anyCharacter, draws } from '../../helpers/properties.ts';
import {
  accountAt,
  fixture,
  limitsWith,
  readBook,
  search,
  shippingErrorOf,
  startClient,
  startServer,
} from './bench.ts';

const knownNames = [
  'orders',
  'order_id',
  'order_date',
  'order_number',
  'exact_match',
  'total_pages',
  'success',
  'errors',
  'error',
  'message',
  'details',
  'addresses',
  'id',
  'name',
  'rates',
  'valid',
  'suggestions',
  'results',
  'tracking_events',
  'pdf',
  'label_type',
  '__proto__',
  'constructor',
  'toString',
  'length',
];
const someName = fc.oneof(fc.constantFrom(...knownNames), fc.string({ maxLength: 8 }));
const leaf = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, '0001-01-01', '2026-03-04T05:06:07', 'true', '1', '', 'JVBERi0=', '81001'),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(someName, tie('value')), { maxLength: 6 })
      .map(
        (pairs) =>
          `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
      )
      .map((text) => JSON.parse(text) as unknown),
  ),
}));
const anyElement: fc.Arbitrary<string> = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(
        'orders',
        'order_id',
        'errors',
        'message',
        'success',
        'results',
        'tracking_events',
        'pdf',
        'a:b',
        'x',
      ),
      fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('', '1', '&lt;', '&#65;', '<![CDATA[x]]>', '2026-03-04'),
        fc.array(tie('element'), { maxLength: 4 }).map((parts) => parts.join('')),
      ),
    )
    .map(([name, inside]) => `<${name}>${inside}</${name}>`),
})).element;
const roots = [
  'SearchOrderResponse',
  'GetAddressBookResponse',
  'CreateManifestResponse',
  'GetRatesResponse',
  'ValidateAddressResponse',
  'GetTrackingResponse',
];
const anyBody = fc.oneof(
  anyValue.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
  fc
    .tuple(fc.constantFrom(...roots), fc.array(anyElement, { maxLength: 5 }))
    .map(([root, inside]) => Buffer.from(`<${root}>${inside.join('')}</${root}>`)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  // Good answers with a few bytes wrong.
  fc
    .tuple(
      fc.constantFrom(
        'search-orders.json',
        'search-orders.xml',
        'address-book.json',
        'address-book.xml',
        'create-manifest.json',
        'create-manifest.xml',
        'rates.json',
        'rates.xml',
        'validate-address.json',
        'validate-address.xml',
        'track.json',
        'track.xml',
      ),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 5 }),
      fc.nat(),
    )
    .map(([name, changes, cut]) => {
      const bytes = Buffer.from(fixture(name));
      for (const [place, byte] of changes) {
        bytes[place % bytes.length] = byte;
      }
      return cut % 3 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes;
    }),
);
const anyHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/xml; charset=utf-8',
      'text/html',
      'application/json; charset=latin1',
    ),
    'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'constructor'),
    'retry-after': fc.constantFrom('0', 'never', '-1'),
  },
  { requiredKeys: [] },
);
const anyStatus = fc.oneof(
  { weight: 5, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(204, 302, 400, 401, 404, 409, 418, 500) },
);

const address = { street: '', suburb: '', city: '', state: '', postCode: '', country: '' };
const measures = { weight: 1, heightMetres: null, widthMetres: null, lengthMetres: null };
const reads: Readonly<Record<string, (client: ShippingClient, account: ShippingAccount) => Promise<unknown>>> = {
  search: (client, account) => search(client, account),
  'the address book': (client, account) => readBook(client, account),
  rates: (client, account) => client.getRates(account, { ...address, ...measures, countryCode: 'NZ' }, 'interactive'),
  validation: (client, account) => client.validateAddress(account, { address }, 'interactive'),
  tracking: (client, account) => client.track(account, { orderNumber: '1' }, 'interactive'),
};

describe('any answer', () => {
  let shape: Parameters<typeof answerBytes>[0] = {};
  let client: ShippingClient;

  it.each(Object.keys(reads))('to %s', async (operation) => {
    const server = await startServer([(socket) => socket.write(answerBytes(shape))]);
    client = startClient();
    const account = accountAt(server.url);
    await fc.assert(
      fc.asyncProperty(anyStatus, anyHeaders, anyBody, async (status, headers, body) => {
        shape = { status, headers: headers as Record<string, string>, body };
        await reads[operation]?.(client, account).catch(onlyShippingErrors);
      }),
      { numRuns: draws(60, 200) },
    );
  });

  it('to a manifest, and it is never rejected or sent again without good reason', async () => {
    client = startClient();
    await fc.assert(
      fc.asyncProperty(anyStatus, anyHeaders, anyBody, fc.boolean(), async (httpStatus, headers, body, complete) => {
        try {
          const manifest = await client.readManifestAnswer({
            httpStatus,
            headers: headers as Record<string, string>,
            body,
            complete,
          });
          expect(manifest.pdfs.length).toBeGreaterThan(0);
        } catch (error) {
          onlyShippingErrors(error);
          expect(error).not.toMatchObject({ fate: 'not-sent' });
          expect(error).not.toMatchObject({ failure: { code: 'internal' } });
        }
      }),
      { numRuns: draws(400, 2_000) },
    );
  });

  function onlyShippingErrors(error: unknown): void {
    expect(error).toBeInstanceOf(ShippingError);
    expect(error).not.toMatchObject({ failure: { facts: { reason: 'internal' } } });
    expect(error).not.toMatchObject({ failure: { code: 'internal' } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  }
});

describe('XML', () => {
  const reason = async (text: string) => {
    try {
      await startClient().readManifestAnswer({ httpStatus: 200, headers: {}, body: Buffer.from(text), complete: true });
    } catch (error) {
      return error instanceof ShippingError && error.cause instanceof Error ? error.cause.message : error;
    }
    return 'read';
  };
  const inRoot = (inside: string) => `<CreateManifestResponse>${inside}</CreateManifestResponse>`;
  const pdf = '<pdf>JVBERi0KJSVFT0YK</pdf>';
  const notXml = 'not XML, or XML that was cut short';

  it.each([
    ['as it should be', inRoot(pdf), 'read'],
    [
      'with its five entities and numbers',
      inRoot(`<label_type>&lt;&gt;&amp;&quot;&apos;&#65;&#x42;</label_type>${pdf}`),
      'read',
    ],
    ['with comments and instructions', `<?xml version="1.0"?><!-- a --><?b c?>${inRoot(`<!-- d -->${pdf}`)}`, 'read'],
    ['with another entity', inRoot(`<label_type>&nbsp;</label_type>${pdf}`), notXml],
    ['with a document type', `<!DOCTYPE a>${inRoot(pdf)}`, 'XML with a document type'],
    [
      'with an entity of its own',
      `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${inRoot('<pdf>&b;</pdf>')}`,
      'XML with a document type',
    ],
    ['cut short', inRoot(pdf).slice(0, -1), notXml],
    ['cut short after an element', `<CreateManifestResponse>${pdf}`, notXml],
    ['with tags that cross', '<CreateManifestResponse><pdf></CreateManifestResponse></pdf>', notXml],
    ['with two roots', `${inRoot(pdf)}${inRoot(pdf)}`, notXml],
    ['with text after its end', `${inRoot(pdf)}junk`, notXml],
    ['with a control character', inRoot(`${pdf}<label_type>\u0001&#x1;</label_type>`), 'read'],
    ['with a NUL', inRoot(`${pdf}<label_type>\0</label_type>`), notXml],
    ['with __proto__', inRoot(`<__proto__><success>true</success></__proto__>${pdf}`), 'XML element named __proto__'],
    ['with constructor', inRoot(`<constructor/>${pdf}`), 'XML element named constructor'],
    ['with a:prototype', inRoot(`<a:prototype/>${pdf}`), 'XML element named prototype'],
    ['64 deep', inRoot(`${'<a>'.repeat(63)}${'</a>'.repeat(63)}${pdf}`), 'read'],
    ['65 deep', inRoot(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}${pdf}`), 'XML nested more than 64 deep'],
  ])('%s', async (_name, text, expected) => {
    expect(await reason(text)).toBe(expected);
  });
});

describe('bounds', () => {
  const limits = limitsWith({ answerBytes: 64_000_000 });
  const codeOf = async (body: string) => {
    const server = await startServer([answer({ body })]);
    return (await shippingErrorOf(search(startClient({ limits }), accountAt(server.url)))).failure.code;
  };

  it('of a list in JSON', async () => {
    expect(await codeOf(`{"success":true,"orders":[${'0,'.repeat(1_000_000)}0]}`)).toBe('answer-too-large');
  });

  it('of a list that nobody asked for', async () => {
    expect(await codeOf(`{"success":true,"orders":[],"x":[${'0,'.repeat(1_000_000)}0]}`)).toBe('answer-too-large');
    const unknown = `<success>true</success>${'<x/>'.repeat(1_000_001)}`;
    expect(await codeOf(`<SearchOrderResponse>${unknown}</SearchOrderResponse>`)).toBe('answer-too-large');
  });

  it('of a list in XML', async () => {
    expect(await codeOf(`<SearchOrderResponse>${'<orders/>'.repeat(1_000_001)}</SearchOrderResponse>`)).toBe(
      'answer-too-large',
    );
  });

  it('of JSON that is 64 deep, and of brackets in texts', async () => {
    const inside = `${'['.repeat(62)}"${'['.repeat(200)}\\"${'{'.repeat(200)}"${']'.repeat(62)}`;
    const server = await startServer([answer({ body: `{"success":true,"orders":[],"other":[${inside}]}` })]);
    expect(await search(startClient(), accountAt(server.url))).toMatchObject({ orders: [] });
    expect(await codeOf(`{"success":true,"orders":[],"other":[[${inside}]]}`)).toBe('answer-unreadable');
  });
});
