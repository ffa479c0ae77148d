/** Exact bytes out and exact answers in, JSON and XML, as the service document writes them. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../helpers/misbehaving-server.ts';
import {
  accountAt,
  fixture,
  RememberingSteps,
  readBook,
  search,
  shippingErrorOf,
  startClient,
  startServer,
} from './bench.ts';

const formats = ['json', 'xml'] as const;
const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8' };

function answerOf(name: string, format: 'json' | 'xml') {
  return answer({ body: fixture(`${name}.${format}`), ...(format === 'xml' ? { headers: xmlHeaders } : {}) });
}

describe.each(formats)('in %s', (format) => {
  const mediaType = `application/${format}`;
  const readHeaders = (host: string) => [
    'Service-Api-Key: service-key-canary-1234',
    'Ocp-Apim-Subscription-Key: subscription-key-canary-5678',
    `Accept: ${mediaType}`,
    'Accept-Encoding: gzip, br',
    'User-Agent: Packbench',
    'Cache-Control: no-cache, no-store',
    `Host: ${host}`,
    'Connection: keep-alive',
  ];

  it('searches orders', async () => {
    const server = await startServer([answerOf('search-orders', format)]);
    const found = await startClient().searchOrders(
      accountAt(server.url, format),
      { phrase: '#1001/A+B 50% ü', status: 'Unshipped', fields: 'Order_Number', page: 2, limit: 250 },
      'interactive',
    );
    expect(server.requests).toEqual([
      {
        method: 'GET',
        path: '/api/orders/search?phrase=%231001%2FA%2BB%2050%25%20%C3%BC&limit=250&page=2&status=Unshipped&fields=Order_Number',
        headerLines: readHeaders(server.host),
        body: '',
      },
    ]);
    expect(found).toEqual({
      totalPages: 3,
      orders: [
        {
          orderId: 81001,
          orderNumber: '#1001/A+B 50%',
          orderedAt: '2026-03-04T05:06:07.123Z',
          receiverName: 'Zoë Łukasz',
          carrierName: 'NZ Post',
          trackingNumber: '00794210104122348651',
          country: 'New Zealand',
          exactMatch: true,
        },
        {
          orderId: 81002,
          orderNumber: '1002',
          orderedAt: '2026-03-05T00:00:00.000Z',
          receiverName: 'สุดารัตน์ ใจดี',
          carrierName: 'Kerry Express',
          trackingNumber: 'KEX24524612263',
          country: 'Thailand',
          exactMatch: false,
        },
      ],
    });
  });

  it('leaves an empty phrase out', async () => {
    const server = await startServer([answerOf('search-orders', format)]);
    await search(startClient(), accountAt(`${server.url}/shop/v1`, format));
    expect(server.requests[0]?.path).toBe('/shop/v1/api/orders/search?limit=50&page=1&status=All&fields=All');
  });

  it('reads the address book', async () => {
    const server = await startServer([answerOf('address-book', format)]);
    const entries = await readBook(startClient(), accountAt(server.url, format));
    expect(server.requests).toEqual([
      { method: 'GET', path: '/api/addressbook', headerLines: readHeaders(server.host), body: '' },
    ]);
    expect(entries).toEqual([
      {
        entryId: 7,
        name: 'Mere Parata',
        company: 'Tūī & Sons',
        building: 'Level 2',
        street: '126 Riccarton Road',
        suburb: 'Ōtūmoetai',
        postCode: '3110',
        city: 'Tauranga',
        state: 'Bay of Plenty',
        country: 'New Zealand',
        code: 'NZ-00001',
        telephone: '+64 21 230 4669',
        email: 'mere@example.co.nz',
      },
      {
        entryId: 8,
        name: 'Only A Name',
        company: '',
        building: '',
        street: '',
        suburb: '',
        postCode: '',
        city: '',
        state: '',
        country: '',
        code: '',
        telephone: '',
        email: '',
      },
    ]);
  });

  it('creates a manifest', async () => {
    const server = await startServer([answerOf('create-manifest', format)]);
    const steps = new RememberingSteps();
    const manifest = await startClient().createManifest(accountAt(server.url, format), [81001, 81002], steps);
    const body = {
      json: '{"order_ids":[81001,81002],"manifest_all":false}',
      xml:
        '<?xml version="1.0" encoding="utf-8"?><CreateManifestRequest><order_ids>81001</order_ids>' +
        '<order_ids>81002</order_ids><manifest_all>false</manifest_all></CreateManifestRequest>',
    }[format];
    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: '/api/orders/manifest',
        headerLines: [
          'Service-Api-Key: service-key-canary-1234',
          'Ocp-Apim-Subscription-Key: subscription-key-canary-5678',
          `Accept: ${mediaType}`,
          'Accept-Encoding: identity',
          'User-Agent: Packbench',
          `Content-Type: ${mediaType}`,
          `Content-Length: ${body.length}`,
          `Host: ${server.host}`,
          'Connection: close',
        ],
        body,
      },
    ]);
    expect(manifest.labelType).toBe('PDF');
    expect(manifest.pdfs.map((pdf) => Buffer.from(pdf).toString('latin1'))).toEqual([
      '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n',
    ]);
    expect(steps.told).toEqual(['before sending', 'answer kept']);
    expect(steps.keptText).toBe(Buffer.from(fixture(`create-manifest.${format}`)).toString('latin1'));
    expect(steps.kept[0]).toMatchObject({ httpStatus: 200, complete: true });
  });

  it('reads a kept answer again, without the network', async () => {
    const client = startClient();
    const kept = {
      httpStatus: 200,
      headers: {},
      body: Buffer.from(fixture(`create-manifest.${format}`)),
      complete: true,
    };
    expect((await client.readManifestAnswer(kept)).pdfs).toHaveLength(1);
    await expect(client.readManifestAnswer({ ...kept, complete: false })).rejects.toThrow(
      expect.objectContaining({ fate: 'in-doubt' }),
    );
  });

  it.each(['search', 'manifest'])('passes on why a %s was refused', async (operation) => {
    const name = {
      json: 'refused.json',
      xml: operation === 'search' ? 'search-orders-refused.xml' : 'create-manifest-refused.xml',
    }[format];
    const server = await startServer([answer({ body: fixture(name) })]);
    const account = accountAt(server.url, format);
    const client = startClient();
    const work =
      operation === 'search'
        ? search(client, account)
        : client.createManifest(account, [81001], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject({
      fate: 'rejected',
      failure: {
        code: 'service-refused',
        changed: 'nothing',
        details: [
          { message: 'Order 81001 is already manifested.', details: 'Nothing was manifested.' },
          { message: 'Second', details: '' },
        ],
      },
    });
    expect(server.requests).toHaveLength(1);
  });
});
