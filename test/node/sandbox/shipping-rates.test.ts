/** 8. Shipping Rates over HTTP. */
import { expect, it } from 'vitest';
import { answerOf, errorTextOf, runSandbox } from './running-sandbox.ts';

const size = { orders: 0, addresses: 0 };
const required = { street: '1 High Street', post_code: 'NW1 8QL', country_code: 'GB', weight: '1.5' };

function pathOf(query: Record<string, string>): string {
  return `/api/rates?${new URLSearchParams(query)}`;
}

it("is exactly the document's shape in JSON, and says that it is deprecated", async () => {
  const response = await (await runSandbox(size)).call(pathOf(required));
  expect(response.status).toBe(200);
  expect(response.headers.get('deprecation')).toBe('true');
  expect(await response.text()).toBe(
    '{"rates":[{"service_name":"Royal Mail Tracked 24","service_code":"RM-T24","total_price":6.1,"description":"Next working day"},' +
      '{"service_name":"DPD Next Day","service_code":"DPD-12","total_price":8.25,"description":"Next working day with a one-hour window"},' +
      '{"service_name":"DHL Express Worldwide","service_code":"DHL-EXP","total_price":38.85,"description":"1 to 3 working days, signed for"}],' +
      '"success":true,"errors":[]}',
  );
});

it("is exactly the document's shape in XML", async () => {
  const response = await (await runSandbox(size)).call(pathOf({ ...required, country_code: 'ch' }), {
    headers: { Accept: 'application/xml' },
  });
  expect(await response.text()).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<GetRatesResponse>' +
      '<rates><service_name>UPS Worldwide Expedited</service_name><service_code>UPS-WWE</service_code><total_price>32.9</total_price><description>2 to 5 working days</description></rates>' +
      '<rates><service_name>DHL Express Worldwide</service_name><service_code>DHL-EXP</service_code><total_price>38.85</total_price><description>1 to 3 working days, signed for</description></rates>' +
      '<success>true</success></GetRatesResponse>',
  );
});

it('grows with weight and with volume', async () => {
  const sandbox = await runSandbox(size);
  const pricesOf = async (more: Record<string, string>): Promise<readonly number[]> => {
    const { rates = [] } = await answerOf(sandbox.call(pathOf({ ...required, ...more })));
    return rates
      .toSorted((left, right) => left.service_code.localeCompare(right.service_code))
      .map((rate) => rate.total_price);
  };
  const light = await pricesOf({});
  const heavy = await pricesOf({ weight: '2' });
  const small = await pricesOf({ height: '0.1', width: '0.2', length: '0.3' });
  const large = await pricesOf({ height: '0.2', width: '0.2', length: '0.3' });
  for (const [index, price] of light.entries()) {
    expect(heavy[index]).toBeGreaterThan(price);
    expect(small[index]).toBeGreaterThan(price);
    expect(large[index]).toBeGreaterThan(small[index] ?? 0);
  }
  expect(await pricesOf({ country_code: 'gb' })).toEqual(light);
  expect(await pricesOf({ weight: '1.5e0', suburb: 'Camden', city: 'London', state: 'Greater London' })).toEqual(light);
});

it.each([
  ['street', undefined, 'street is missing'],
  ['post_code', undefined, 'post_code is missing'],
  ['country_code', undefined, 'country_code is missing'],
  ['weight', undefined, 'weight is missing'],
  ['street', ' ', 'street'],
  ['country_code', 'GBR', 'GBR'],
  ['country_code', '4', '4'],
  ['weight', '0', '0'],
  ['weight', '-2', '-2'],
  ['weight', 'heavy', 'heavy'],
  ['weight', 'NaN', 'NaN'],
  ['weight', 'Infinity', 'Infinity'],
  ['weight', '1e999', 'Infinity'],
  ['weight', '1e308', 'weight must be a number of at most'],
  ['height', '1e300', 'height must be a number of at most'],
  ['weight', '1,5', '1,5'],
  ['height', '0', 'height'],
  ['width', 'x', 'width'],
  ['length', '', 'length'],
])('refuses %s %j with 400 and names the value', async (name, value, named) => {
  const query: Record<string, string> = { ...required };
  if (value === undefined) delete query[name];
  else query[name] = value;
  const response = await (await runSandbox(size)).call(pathOf(query));
  expect(response.status).toBe(400);
  expect(errorTextOf(await answerOf(response))).toContain(named);
});
