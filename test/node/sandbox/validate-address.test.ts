/** 9. Address Validation over HTTP. */
import { describe, expect, it } from 'vitest';
import {
  allOrders,
  answerOf,
  errorTextOf,
  keysOf,
  type RunningSandbox,
  runSandbox,
  type WireAddress,
  type WireAnswer,
} from './running-sandbox.ts';

function validate(sandbox: RunningSandbox, query: Record<string, string>): Promise<WireAnswer> {
  return answerOf(sandbox.call(`/api/address/validate?${new URLSearchParams(query)}`));
}

const fieldNames = ['street', 'suburb', 'city', 'state', 'post_code', 'country'];

async function addressBook(sandbox: RunningSandbox): Promise<readonly Record<string, string>[]> {
  const { addresses = [] } = await answerOf(sandbox.call('/api/addressbook'));
  return addresses.map((entry: WireAddress) => Object.fromEntries(fieldNames.map((name) => [name, entry[name] ?? ''])));
}

it("is exactly the document's shape in both forms", async () => {
  const sandbox = await runSandbox({ orders: 0, addresses: 1 });
  const path = '/api/address/validate?street=126+Riccarton+Road&post_code=3111&country=NZ';
  expect(await (await sandbox.call(path)).text()).toBe(
    '{"valid":false,"suggestions":[{"street":"126 Riccarton Road","suburb":"Ōtūmoetai","city":"Tauranga","state":"Bay of Plenty","post_code":"3110","country":"New Zealand","country_code":"NZ"}],"success":true,"errors":[]}',
  );
  const xml = await sandbox.call(path, { headers: { Accept: 'application/xml' } });
  expect(await xml.text()).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<ValidateAddressResponse><valid>false</valid><suggestions><street>126 Riccarton Road</street><suburb>Ōtūmoetai</suburb><city>Tauranga</city><state>Bay of Plenty</state><post_code>3110</post_code><country>New Zealand</country><country_code>NZ</country_code></suggestions><success>true</success></ValidateAddressResponse>',
  );
});

it('finds every address of the address book valid', async () => {
  const sandbox = await runSandbox({});
  for (const address of await addressBook(sandbox)) {
    expect(await validate(sandbox, address), JSON.stringify(address)).toEqual({
      valid: true,
      suggestions: [],
      success: true,
      errors: [],
    });
  }
});

it('finds a wrong post code or house number not valid, and suggests the right address first', async () => {
  const sandbox = await runSandbox({ orders: 0, addresses: 60 });
  const plusOne = (text: string): string =>
    text.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
  for (const address of await addressBook(sandbox)) {
    const slips = [
      { ...address, post_code: plusOne(address.post_code ?? '') },
      { ...address, street: plusOne(address.street ?? '') },
    ];
    for (const slip of slips) {
      // An address without a number cannot get a wrong one.
      if (JSON.stringify(slip) === JSON.stringify(address)) continue;
      const { valid, suggestions = [] } = await validate(sandbox, slip);
      expect(valid, JSON.stringify(slip)).toBe(false);
      expect(suggestions[0], JSON.stringify(slip)).toMatchObject(address);
    }
  }
});

it.each([
  ['126 RICCARTON RD', '3110'],
  ['126 riccarton road', '3110'],
  ['Riccarton Rd. 126', ' 31 10 '],
])('takes the spelling %s, %s for the same address', async (street, post_code) => {
  const sandbox = await runSandbox({ orders: 0, addresses: 1 });
  expect(
    (await validate(sandbox, { street, post_code, city: 'TAURANGA', suburb: 'Otumoetai', country: 'new zealand' }))
      .valid,
  ).toBe(true);
});

it('needs a street, and a post code or a city, to call an address valid', async () => {
  const sandbox = await runSandbox({ orders: 0, addresses: 1 });
  const cases: [Record<string, string>, boolean][] = [
    [{ street: '126 Riccarton Road', city: 'Tauranga' }, true],
    [{ street: '126 Riccarton Road', post_code: '3110' }, true],
    [{ street: '126 Riccarton Road', post_code: '3110', city: ' ', suburb: ' ', state: ' ', country: ' ' }, true],
    [{ street: '126 Riccarton Road' }, false],
    [{ street: '126 Riccarton Road', city: ' ' }, false],
    [{ city: 'Tauranga', post_code: '3110' }, false],
    [{ street: '126 Riccarton Road', city: 'Tauranga', country: 'Germany' }, false],
    [{ street: '126 Riccarton Road', city: 'Tauranga', state: 'Otago' }, false],
    [{ street: '126 Riccarton Road', city: 'Tauranga', suburb: 'Grey Lynn' }, false],
  ];
  for (const [query, valid] of cases) {
    const answer = await validate(sandbox, query);
    expect(answer.valid, JSON.stringify(query)).toBe(valid);
    expect(answer.suggestions?.length).toBe(valid ? 0 : 1);
  }
});

it('suggests nothing for an address like none', async () => {
  const sandbox = await runSandbox({});
  expect(await validate(sandbox, { street: 'Nowhere 1', city: 'Atlantis' })).toEqual({
    valid: false,
    suggestions: [],
    success: true,
    errors: [],
  });
});

it('suggests five at most', async () => {
  const sandbox = await runSandbox({ orders: 2000, addresses: 2000 });
  const { valid, suggestions = [] } = await validate(sandbox, {
    street: 'Hauptstraße 9999',
    city: 'Köln',
    post_code: '50667',
  });
  expect(valid).toBe(false);
  expect(suggestions).toHaveLength(5);
});

describe('by order', () => {
  it('finds most orders valid, and those with a slip in the post code not, with the right one suggested', async () => {
    const sandbox = await runSandbox({});
    let slips = 0;
    const orders = await allOrders(sandbox, {});
    for (const { order_id } of orders) {
      const { valid, suggestions = [] } = await validate(sandbox, { order_id: String(order_id) });
      if (valid === true) continue;
      slips += 1;
      const [best] = suggestions;
      if (best === undefined) throw new Error(`Order ${order_id} has no suggestion.`);
      const mended = await validate(sandbox, { order_id: String(order_id), post_code: best.post_code ?? '' });
      expect(mended.valid, String(order_id)).toBe(true);
    }
    expect(slips).toBeGreaterThan(10);
    expect(slips).toBeLessThan(orders.length / 5);
  });

  it("refuses an order that is not the account's, by id", async () => {
    const sandbox = await runSandbox();
    const south = await answerOf(sandbox.call('/api/orders/search', { headers: keysOf(sandbox.south) }));
    const [archived] = await allOrders(sandbox, { status: 'Unshipped' });
    await sandbox.call(`/api/orders/archive?order_id=${archived?.order_id}`, { method: 'POST' });
    for (const order_id of ['12345', String(south.orders?.[0]?.order_id), String(archived?.order_id)]) {
      const answer = await validate(sandbox, { order_id });
      expect(answer.success).toBe(false);
      expect(errorTextOf(answer)).toContain(`Order ${order_id} is not an order of this account.`);
    }
  });
});

it.each([
  ['', 'Neither order_id nor an address'],
  ['?street=&city=+', 'Neither'],
  ['?order_id=0', '0'],
  ['?order_id=x', 'x'],
  ['?order_id=3000000000', '3000000000'],
])('refuses %s with 400 and names the value', async (query, named) => {
  const sandbox = await runSandbox({ orders: 1, addresses: 1 });
  const response = await sandbox.call(`/api/address/validate${query}`);
  expect(response.status).toBe(400);
  expect(errorTextOf(await answerOf(response))).toContain(named);
});
