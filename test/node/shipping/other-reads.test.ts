/** Rates, validation and tracking: exact requests and answers, JSON and XML, and the answers of real services. */
import { describe, expect, it } from 'vitest';
import type { ShippingClient } from '../../../src-main/shipping/shipping-client.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { accountAt, fixture, shippingErrorOf, startClient, startServer } from './bench.ts';

type Ask<Value> = (client: ShippingClient, account: Parameters<ShippingClient['track']>[0]) => Promise<Value>;

async function asked<Value>(ask: Ask<Value>, body: unknown, format: 'json' | 'xml' = 'json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const server = await startServer([answer({ body: text })]);
  const value = await ask(startClient(), accountAt(server.url, format));
  const [request] = server.requests;
  return { value, path: request?.path, method: request?.method, body: request?.body };
}

const address = { street: '', suburb: '', city: '', state: '', postCode: '', country: '' };
const rateQuery = {
  street: '1/2 Main St & Co',
  postCode: '3110',
  countryCode: 'NZ',
  weight: 1.25,
  suburb: '',
  city: 'Tauranga',
  state: '',
  heightMetres: 0.1,
  widthMetres: null,
  lengthMetres: 0.35,
};
const rates: Ask<unknown> = async (client, account) => (await client.getRates(account, rateQuery, 'interactive')).rates;
const validate: Ask<unknown> = (client, account) => client.validateAddress(account, { orderId: 81001 }, 'interactive');
const track: Ask<readonly unknown[]> = async (client, account) =>
  (await client.track(account, { trackingNumber: 'T 1' }, 'interactive')).histories;

describe.each(['json', 'xml'] as const)('in %s', (format) => {
  it('rates', async () => {
    const { value, path, method, body } = await asked(rates, fixture(`rates.${format}`), format);
    expect({ path, method, body }).toEqual({
      method: 'GET',
      path: '/api/rates?street=1%2F2%20Main%20St%20%26%20Co&post_code=3110&country_code=NZ&weight=1.25&city=Tauranga&height=0.1&length=0.35',
      body: '',
    });
    expect(value).toEqual([
      {
        serviceName: 'Parcel Post',
        serviceCode: 'PP',
        totalPrice: 12.5,
        description: '2-5 days',
        other: { delivery_days: '3' },
      },
      { serviceName: 'Express', serviceCode: 'EX', totalPrice: 31, description: '', other: {} },
    ]);
  });

  it('validation', async () => {
    const { value, path } = await asked(validate, fixture(`validate-address.${format}`), format);
    expect(path).toBe('/api/address/validate?order_id=81001');
    expect(value).toEqual({
      verdict: 'not-valid',
      suggestions: [
        {
          street: '126 Riccarton Road',
          suburb: 'Ōtūmoetai',
          city: 'Tauranga',
          state: 'Bay of Plenty',
          postCode: '3110',
          country: 'New Zealand',
          countryCode: 'NZ',
        },
        { ...address, street: '126 Riccarton Road', city: 'Christchurch', countryCode: '' },
      ],
    });
  });

  it('tracking', async () => {
    const { value, path } = await asked(track, fixture(`track.${format}`), format);
    expect(path).toBe('/api/track?tracking_number=T%201');
    expect(value).toEqual([
      {
        orderNumber: '#1001/A+B 50%',
        orderStatus: 'Dispatched',
        carrierName: 'NZ Post',
        carrierService: 'Overnight',
        trackingNumber: '00794210104122348651',
        shippedAt: '2026-03-04T05:06:07.123Z',
        trackingStatus: 'Held by Goblins',
        updatedAt: '2026-03-04T20:00:00.000Z',
        events: [
          { happenedAt: '2026-03-04T05:06:07.000Z', status: 'Dispatched', details: 'Picked up', other: {} },
          { happenedAt: null, status: 'Held by Goblins', details: '', other: {} },
        ],
        other: { depot: 'Tauranga', signed_for: '{"by":"M. P."}' },
      },
    ]);
  });
});

it('asks for an address by its fields, and leaves out what is not given', async () => {
  const given = { ...address, street: '1 #A & Ü', postCode: '0610', country: 'New Zealand' };
  const { path } = await asked(
    (client, account) => client.validateAddress(account, { address: given }, 'interactive'),
    { valid: true },
  );
  expect(path).toBe('/api/address/validate?street=1%20%23A%20%26%20%C3%9C&post_code=0610&country=New%20Zealand');
});

describe.each(['json', 'xml'] as const)('words of failure beside what was found, in %s,', (format) => {
  const errors = [{ message: 'Courier Post does not answer', details: 'ask again later' }];
  const inXml = (root: string, found: string) =>
    `<${root}><success>true</success>${found}<errors><error><message>Courier Post does not answer</message>` +
    `<details>ask again later</details></error></errors></${root}>`;

  it('are kept with rates', async () => {
    const rate = '<service_name>Parcel Post</service_name><total_price>12.5</total_price>';
    const body =
      format === 'json'
        ? { success: true, rates: [{ service_name: 'Parcel Post', total_price: 12.5 }], errors }
        : inXml('GetRatesResponse', `<rates><rate>${rate}</rate></rates>`);
    const ask: Ask<unknown> = (client, account) => client.getRates(account, rateQuery, 'interactive');
    const { value } = await asked(ask, body, format);
    expect(value).toMatchObject({ rates: [{ serviceName: 'Parcel Post', totalPrice: 12.5 }], words: errors });
  });

  it('are kept with a shipment', async () => {
    const shipment = '<order_number>7</order_number><tracking_events/>';
    const body =
      format === 'json'
        ? { success: true, results: { order_number: '7', tracking_events: [] }, errors }
        : inXml('GetTrackingResponse', `<results>${shipment}</results>`);
    const ask: Ask<unknown> = (client, account) => client.track(account, { trackingNumber: 'T 1' }, 'interactive');
    const { value } = await asked(ask, body, format);
    expect(value).toMatchObject({ histories: [{ orderNumber: '7' }], words: errors });
  });
});

it('tracks by order number', async () => {
  const { path } = await asked((client, account) => client.track(account, { orderNumber: '#1/ü+%' }, 'interactive'), {
    results: null,
    success: true,
  });
  expect(path).toBe('/api/track?order_number=%231%2F%C3%BC%2B%25');
});

describe('a verdict', () => {
  it.each([
    [{ valid: true, success: true }, 'valid'],
    [{ valid: 'False', suggestions: null, success: true }, 'not-valid'],
    [{ valid: 0, suggestions: [] }, 'not-valid'],
    [{ valid: null, success: true }, 'cannot-tell'],
    [{ suggestions: [], success: true }, 'cannot-tell'],
    [{ valid: false, suggestions: [{ street: null, city: '', country_code: ' ' }], success: true }, 'not-valid'],
    [{ valid: false, suggestions: { suggestion: [] }, success: true }, 'not-valid'],
    [{ valid: 'perhaps', success: true }, 'cannot-tell'],
  ])('of %j is %s', async (body, verdict) => {
    expect((await asked(validate, body)).value).toEqual({ verdict, suggestions: [] });
  });
});

it('keeps what it does not know of a tracking event, and a date it cannot read', async () => {
  const results = {
    order_number: '1',
    shipment_date: 'yesterday',
    last_updated_date: '0001-01-01T00:00:00',
    tracking_events: [{ event_datetime: '20/11/2026 10:00', status: 'In Transit', details: '', depot: 'Tauranga' }],
  };
  const { value } = await asked(track, { results, success: true });
  expect(value).toMatchObject([
    {
      shippedAt: null,
      updatedAt: null,
      other: { shipment_date: 'yesterday' },
      events: [{ happenedAt: null, other: { event_datetime: '20/11/2026 10:00', depot: 'Tauranga' } }],
    },
  ]);
});

describe('tracking results', () => {
  const one = { order_number: '1', tracking_events: null };

  it.each([
    ['one', one, 1],
    ['a list', [one, one], 2],
    ['an empty list', [], 0],
    ['null', null, 0],
    ['one that holds nothing', { order_number: null, shipment_date: '0001-01-01T00:00:00', tracking_events: [] }, 0],
    ['one that holds nothing, beside another', [{ order_number: '', tracking_number: null }, one], 1],
  ])('as %s', async (_name, results, count) => {
    expect((await asked(track, { success: true, results })).value).toHaveLength(count);
  });

  it('of events alone', async () => {
    const results = { tracking_events: [{ status: 'Delivered' }] };
    expect((await asked(track, { success: true, results })).value).toMatchObject([
      { events: [{ status: 'Delivered' }] },
    ]);
  });

  it('in XML with one event inside an element of its kind', async () => {
    const xml =
      '<GetTrackingResponse><results><order_number>1</order_number><tracking_events><event><status>In Transit</status>' +
      '<details>x</details></event></tracking_events></results><success>true</success></GetTrackingResponse>';
    expect((await asked(track, xml, 'xml')).value).toMatchObject([
      { events: [{ status: 'In Transit', details: 'x' }] },
    ]);
  });
});

it.each([404, 410])('rates that are gone (%i) are not found', async (status) => {
  const server = await startServer([answer({ status, body: 'gone' })]);
  const error = await shippingErrorOf(rates(startClient(), accountAt(server.url)));
  expect(error).toMatchObject({
    fate: 'rejected',
    failure: { code: 'not-found', changed: 'nothing', facts: { httpStatus: status } },
  });
  expect(server.requests).toHaveLength(1);
});

it('a price that is no number is none', async () => {
  const body = {
    success: true,
    rates: [{ total_price: 'on request' }, { total_price: '1e400' }, { total_price: null }],
  };
  expect((await asked(rates, body)).value).toMatchObject([
    { totalPrice: null },
    { totalPrice: null },
    { totalPrice: null },
  ]);
});

describe('a price written with its currency', () => {
  const read = async (price: unknown) => {
    const body = { success: true, rates: [{ total_price: price }] };
    return (await asked(rates, body)).value;
  };

  it.each([
    ['NZD 12.50', 12.5],
    ['12.50 NZD', 12.5],
    [' NZD12.50 ', 12.5],
    ['$12.50', 12.5],
    ['NZ$ 12.50', 12.5],
    ['12.50\u00a0€', 12.5],
    ['£1250.5', 1250.5],
    ['¥900', 900],
    ['USD 0.125', 0.125],
    ['kr 12.50', 12.5],
  ])('%j keeps its number, and its text beside it', async (price, totalPrice) => {
    expect(await read(price)).toMatchObject([{ totalPrice, other: { total_price: price } }]);
  });

  it.each([
    '1,250.00',
    '12,50',
    '$1,250.00',
    '12,50 €',
    // A thousand and a quarter, or one and a quarter: that depends on the country.
    'EUR 1.250',
    '1.250.00',
    '$12.50 to $15.00',
    'from 12.50',
    '12.50 kg',
    '12.50 %',
    '$12.50 NZD',
    '($12.50)',
    '$',
    'NZD',
    'NZD .',
    'on request',
    `$${'9'.repeat(400)}`,
  ])('%j is no number we know, and its text is shown', async (price) => {
    expect(await read(price)).toMatchObject([{ totalPrice: null, other: { total_price: price } }]);
  });

  it.each([12.5, '12.50', null])('%j alone is a price without other text', async (price) => {
    expect(await read(price)).toMatchObject([{ other: {} }]);
  });
});

it('a search for half a character is not sent, and says so', async () => {
  const server = await startServer([]);
  const query = { phrase: 'a\ud800', status: 'All', fields: 'All', page: 1, limit: 50 } as const;
  const work = startClient().searchOrders(accountAt(server.url), query, 'interactive');
  await expect(work).rejects.toMatchObject({
    failure: { code: 'request-not-valid', facts: { field: 'phrase', remarks: [{ code: 'half-a-character' }] } },
  });
  expect(server).toMatchObject({ connectionCount: 0 });
});
