/** Whatever a page sends, it gets its value or a named failure; nothing is ever 'internal'. */
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileBridge, startHostileBridge } from '../../helpers/hostile-bridge.ts';
import { hostileRequest } from '../../helpers/hostile-requests.ts';
import fc from '../../helpers/properties.ts';

let bridge: HostileBridge;
beforeAll(async () => {
  bridge = await startHostileBridge();
});
afterAll(() => bridge.close());

const batches = 4;
const requestsInBatch = 100;

test(`${batches * requestsInBatch} hostile requests over all operations`, async () => {
  const wrong: string[] = [];
  for (let batch = 1; batch <= batches; batch += 1) {
    const known = await bridge.renew();
    for (const one of fc.sample(hostileRequest(known), { seed: batch, numRuns: requestsInBatch })) {
      const what = await bridge.wrongWith(one);
      if (what !== null) wrong.push(`${one.name} ${inspect(one.request)}: ${what}`);
    }
  }
  expect(wrong).toEqual([]);
});

const half = 'a\ud83d';
const place = { street: half, suburb: '', city: '', state: '', postCode: '1010' };
const parcel = { countryCode: 'NZ', weight: 1, heightMetres: null, widthMetres: null, lengthMetres: null };

test.each([
  ['tracking.get', { number: half }, 'tracking_number'],
  ['addresses.validate', { subject: { address: { ...place, country: '' } } }, 'street'],
  ['rates.get', { ...place, ...parcel }, 'street'],
] as const)('half of a character cannot be sent, and %s says so', async (name, request, field) => {
  const asked = { accountId: bridge.known.accountIds[0], ...request };
  expect(await bridge.outcome(name, asked)).toMatchObject({
    ok: false,
    failure: { code: 'request-not-valid', changed: 'nothing', facts: { field } },
  });
});

test('a scanned half of a character is found nowhere, and why is said of each account', async () => {
  const outcome = await bridge.outcome('orders.find', { code: half });
  const failure = expect.objectContaining({ code: 'request-not-valid' });
  expect(outcome).toMatchObject({ ok: true, value: { matches: [] } });
  expect(outcome).toHaveProperty('value.notAsked.0', expect.objectContaining({ failure }));
});

test('texts of an order are as long as the service says them: whoever selects it keeps all the others, and it is manifested', async () => {
  const { accountIds, order } = await bridge.renew();
  const [accountId = ''] = accountIds;
  const names = { receiverName: 'R'.repeat(5_000), carrierName: 'C'.repeat(5_000) };
  const long = { ...order, ...names, orderNumber: 'N'.repeat(5_000), trackingNumber: 'T'.repeat(5_000) };
  const { carrierName } = names;
  const country = 'L'.repeat(5_000);
  const query = { accountIds: null, phrase: '', sort: { by: 'orderedAt', descending: true } };
  const found = { accountId, country, foundBy: 'list', foundAt: '2026-11-22T10:00:00.000Z' };
  const { orderId, orderNumber } = long;
  const missing = { kind: 'missing', missing: [orderNumber], fits: true, pageCounts: null };
  const on = { printer: null, media: null, tray: null };
  const asked = [
    ['selection.set', { orders: [{ ...long, ...found }] }],
    ['manifests.create', { accountId: 'nobody', orders: [long] }],
    ['changes.start', { accountId: 'nobody', change: { kind: 'archive', orders: [{ orderId, orderNumber }] } }],
    ['station.print', { roundId: 'none', found: missing, on }],
    [
      'orders.counts',
      { query: { ...query, filters: { group: null, records: 'any', selectedOnly: false, carrierName, country } } },
    ],
    ['station.close', { accountId: 'nobody', carrierName, prints: false }],
  ] as const;
  const fields = [];
  for (const [name, request] of asked) {
    const outcome = await bridge.outcome(name, request);
    fields.push(outcome.ok ? null : (outcome.failure.facts.field ?? outcome.failure.code));
  }
  expect(fields).toEqual([null, 'account-unknown', 'account-unknown', null, null, 'nothing-chosen']);
});
