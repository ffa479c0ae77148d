/** What goes out, as the service document writes it: the ten operations in JSON and in XML. */
import { describe, expect, it } from 'vitest';
import { wireAddressBook } from '../../../../src-main/shipping/wire/address-book.ts';
import { wireCreateManifest } from '../../../../src-main/shipping/wire/create-manifest.ts';
import { type WireOperation, withQuery } from '../../../../src-main/shipping/wire/operation.ts';
import {
  wireArchiveOrder,
  wireAssignOrders,
  wireDeleteOrder,
  wireDeleteOrders,
  wireRemoveUnshippedImportedOrders,
} from '../../../../src-main/shipping/wire/order-writes.ts';
import { wireRates } from '../../../../src-main/shipping/wire/rates.ts';
import { wireSearchOrders } from '../../../../src-main/shipping/wire/search-orders.ts';
import { wireTracking } from '../../../../src-main/shipping/wire/tracking.ts';
import { wireValidateAddress } from '../../../../src-main/shipping/wire/validate-address.ts';
import { writeXml } from '../../../../src-main/shipping/wire/xml-text.ts';

const address = { street: 'A', suburb: 'B', city: 'C', state: 'D', postCode: 'E', country: 'F' };
const noAddress = { street: '', suburb: '', city: '', state: '', postCode: '', country: '' };
const size = { heightMetres: 0.1, widthMetres: 0.2, lengthMetres: 0.3 };
const parcel = {
  street: 'A',
  postCode: 'E',
  countryCode: 'NZ',
  weight: 1.5,
  suburb: 'B',
  city: 'C',
  state: 'D',
  ...size,
};
const bareParcel = {
  ...parcel,
  suburb: '',
  city: '',
  state: '',
  heightMetres: null,
  widthMetres: null,
  lengthMetres: null,
};
const query = { limit: 250, page: 3, status: 'Shipped', fields: 'Order_Number' } as const;

it.each<[string, string, () => WireOperation]>([
  [
    'Search Orders',
    'GET /api/orders/search?phrase=%231%2FA%2BB%2050%25&limit=250&page=3&status=Shipped&fields=Order_Number',
    () => wireSearchOrders({ ...query, phrase: '#1/A+B 50%' }),
  ],
  [
    'Search Orders',
    'GET /api/orders/search?limit=250&page=3&status=Shipped&fields=Order_Number',
    () => wireSearchOrders({ ...query, phrase: '' }),
  ],
  ['Users Address Book', 'GET /api/addressbook', () => wireAddressBook()],
  [
    'Shipping Rates',
    'GET /api/rates?street=A&post_code=E&country_code=NZ&weight=1.5&suburb=B&city=C&state=D&height=0.1&width=0.2&length=0.3',
    () => wireRates(parcel),
  ],
  ['Shipping Rates', 'GET /api/rates?street=A&post_code=E&country_code=NZ&weight=1.5', () => wireRates(bareParcel)],
  [
    'Address Validation',
    'GET /api/address/validate?street=A&suburb=B&city=C&state=D&post_code=E&country=F',
    () => wireValidateAddress({ address }),
  ],
  ['Address Validation', 'GET /api/address/validate', () => wireValidateAddress({ address: noAddress })],
  ['Address Validation', 'GET /api/address/validate?order_id=7', () => wireValidateAddress({ orderId: 7 })],
  ['Tracking Details', 'GET /api/track?tracking_number=T%201', () => wireTracking({ trackingNumber: 'T 1' })],
  ['Tracking Details', 'GET /api/track?order_number=%C3%BC', () => wireTracking({ orderNumber: 'ü' })],
  ['Archive Order', 'POST /api/orders/archive?order_id=7', () => wireArchiveOrder(7)],
  ['Delete Order', 'DELETE /api/orders/delete?order_id=7', () => wireDeleteOrder(7)],
])('%s: %s', (name, request, wire) => {
  const operation = wire();
  expect({ ...operation, request: `${operation.method} ${operation.path}` }).toMatchObject({
    name,
    request,
    body: null,
  });
});

it('Assign Orders goes in JSON, the one form that the document shows of it', () => {
  const assignment = { orderId: 7, orderNumber: ' <#1>\u0001& é', currentServiceKey: 'from', newServiceKey: 'to' };
  expect(wireAssignOrders([assignment])).toEqual({
    name: 'Assign Orders',
    method: 'POST',
    path: '/api/orders/assign',
    body: {
      format: 'json',
      text: '{"orders":[{"order_id":7,"order_number":" <#1>\\u0001& é","current_api_key":"from","new_api_key":"to"}]}',
    },
  });
});

describe.each(['json', 'xml'] as const)('in %s', (format) => {
  const xml = (text: string) => `<?xml version="1.0" encoding="utf-8"?>${text}`;
  const ofDelete = (ids: string, remove: boolean, all: boolean) => ({
    json: `{"order_ids":[${ids}],"remove_from_database":${remove},"remove_unshipped_imported_orders":${all}}`,
    xml: xml(
      `<DeleteOrdersRequest>${ids.replace(/\d+,?/g, (id) => `<order_ids>${Number.parseInt(id, 10)}</order_ids>`)}<remove_from_database>${remove}</remove_from_database><remove_unshipped_imported_orders>${all}</remove_unshipped_imported_orders></DeleteOrdersRequest>`,
    ),
  });

  it.each<[string, string, () => WireOperation, { json: string; xml: string }]>([
    ['Delete Orders', '/api/orders/delete', () => wireDeleteOrders([7, 8], true, format), ofDelete('7,8', true, false)],
    ['Delete Orders', '/api/orders/delete', () => wireDeleteOrders([7], false, format), ofDelete('7', false, false)],
    ['Delete Orders', '/api/orders/delete', () => wireRemoveUnshippedImportedOrders(format), ofDelete('0', true, true)],
    [
      'Manifest Orders',
      '/api/orders/manifest',
      () => wireCreateManifest([7, 8], format),
      {
        json: '{"order_ids":[7,8],"manifest_all":false}',
        xml: xml(
          '<CreateManifestRequest><order_ids>7</order_ids><order_ids>8</order_ids><manifest_all>false</manifest_all></CreateManifestRequest>',
        ),
      },
    ],
  ])('%s', (name, path, wire, body) => {
    expect(wire()).toEqual({ name, method: 'POST', path, body: { format, text: body[format] } });
  });
});

it.each([
  ['signs of XML', '<a> & "b"', '&lt;a&gt; &amp; "b"'],
  ['lines', 'a\r\nb\tc', 'a&#13;\nb\tc'],
  ['what no XML can hold', 'a\u0000b\u001fc\ufffe', 'a\ufffdb\ufffdc\ufffd'],
  ['halves of characters', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
  ['characters of every plane', 'é \ue000\ud7ff 🎁\u{10ffff}', 'é \ue000\ud7ff 🎁\u{10ffff}'],
])('XML writes %s', (_name, text, written) => {
  expect(writeXml('r', { a: text })).toBe(`<?xml version="1.0" encoding="utf-8"?><r><a>${written}</a></r>`);
});

it('XML writes records in records and lists as elements that repeat', () => {
  const value = { a: [1, true], b: [{ c: 'x' }, { c: 'y' }], d: [], e: {} };
  expect(writeXml('r', value)).toBe(
    '<?xml version="1.0" encoding="utf-8"?><r><a>1</a><a>true</a><b><c>x</c></b><b><c>y</c></b><e></e></r>',
  );
});

describe('a query', () => {
  it('leaves out what is not given, and is none without anything', () => {
    expect(withQuery('/p', { a: undefined, b: 0, c: '', d: ' &=' })).toBe('/p?b=0&c=&d=%20%26%3D');
    expect(withQuery('/p', { a: undefined })).toBe('/p');
  });

  it('cannot hold half a character', () => {
    const facts = { field: 'a', remarks: [{ code: 'half-a-character', facts: {} }] };
    const failure = { code: 'request-not-valid', changed: 'nothing', details: [], facts };
    expect(() => withQuery('/p', { a: 'x\ud83c' })).toThrow(expect.objectContaining({ failure }));
    expect(withQuery('/p', { a: '🎁' })).toBe('/p?a=%F0%9F%8E%81');
  });
});
