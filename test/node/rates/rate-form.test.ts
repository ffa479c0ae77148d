/** What the rates form accepts as a question, and the order of the rates. */
import { expect, test } from 'vitest';
import {
  byPrice,
  EMPTY_RATE_FORM,
  footOf,
  otherWords,
  priceOf,
  rateFaults,
  rateQuery,
} from '../../../src-renderer/rates/rate-form.ts';

const filled = { ...EMPTY_RATE_FORM, street: ' 12 Bourke Street ', postCode: '3000', countryCode: 'au', weight: '2,5' };
const rate = (serviceName: string, totalPrice: number | null) => ({
  serviceName,
  serviceCode: '',
  totalPrice,
  description: '',
  other: {},
});

test('the four parameters the document requires are required, the others are not', () => {
  expect(Object.keys(rateFaults(EMPTY_RATE_FORM)).sort()).toEqual(['countryCode', 'postCode', 'street', 'weight']);
  expect(rateFaults(filled)).toEqual({});
  expect(rateQuery('a', EMPTY_RATE_FORM)).toBeNull();
});

test('what is typed is trimmed, codes are capitals, a comma is a point, empty sizes are not asked with', () => {
  expect(rateQuery('a', { ...filled, height: '0.4' })).toMatchObject({
    accountId: 'a',
    street: '12 Bourke Street',
    countryCode: 'AU',
    weight: 2.5,
    heightMetres: 0.4,
    widthMetres: null,
    lengthMetres: null,
  });
});

test('a country may be called by its name, in either language, without accents; two letters go as they are', () => {
  const asked = (countryCode: string) => rateQuery('a', { ...filled, countryCode })?.countryCode;
  for (const [typed, code] of [
    ['Deutschland', 'DE'],
    ['germany', 'DE'],
    [' New Zealand ', 'NZ'],
    ['Österreich', 'AT'],
    ['osterreich', 'AT'],
    ['France', 'FR'],
    ['Russia', 'RU'],
    ['United Kingdom', 'GB'],
    ['Hong Kong', 'HK'],
    ['usa', 'US'],
    ['Palestine', 'PS'],
    ["Cote d'Ivoire", 'CI'],
    ['Timor Leste', 'TL'],
    ['uk', 'UK'],
  ] as const) {
    expect(asked(typed), typed).toBe(code);
  }
  expect(rateFaults({ ...filled, countryCode: 'Germ' })).toHaveProperty('countryCode');
});

test('numbers that are none are refused by field', () => {
  expect(rateFaults({ ...filled, weight: '0' })).toHaveProperty('weight');
  expect(rateFaults({ ...filled, weight: '1e3' })).toHaveProperty('weight');
  expect(rateFaults({ ...filled, length: '40 cm' })).toHaveProperty('length');
  expect(rateFaults({ ...filled, countryCode: 'AUS' })).toHaveProperty('countryCode');
});

test('what main would refuse is told at its field: millimetres typed for metres, a code scanned into the weight', () => {
  const largest = { ...filled, weight: '1000000', length: '1000', width: '1000,0', height: '1000' };
  expect(rateFaults(largest)).toEqual({});
  const scanned = '00794210104122348651';
  expect(Object.keys(rateFaults({ ...largest, weight: scanned }))).toEqual(['weight']);
  expect(Object.keys(rateFaults({ ...largest, length: '1200', width: '1000.5', height: scanned })).sort()).toEqual([
    'height',
    'length',
    'width',
  ]);
});

test('so is a text that is too long: a page that was pasted into the street', () => {
  const texts = ['street', 'suburb', 'city', 'state', 'postCode'] as const;
  const withTexts = (text: string) => ({ ...filled, ...Object.fromEntries(texts.map((field) => [field, text])) });
  expect(rateFaults(withTexts(` ${'a'.repeat(1_000)} `))).toEqual({});
  expect(Object.keys(rateFaults(withTexts('a'.repeat(1_001)))).sort()).toEqual([...texts].sort());
  expect(rateQuery('a', withTexts('a'.repeat(1_001)))).toBeNull();
});

test('cheapest first, without a price last', () => {
  const rates = [rate('none', null), rate('dear', 20), rate('cheap', 3.5)];
  expect(byPrice(rates).map(({ serviceName }) => serviceName)).toEqual(['cheap', 'dear', 'none']);
});

test('a price for one gram is not told as free', () => {
  const prices = [0, 0.00004, -0.00004, 0.0000123, 0.00005, 0.12345, 1234.5].map((price) =>
    priceOf(rate('one', price)),
  );
  expect(prices).toEqual(['0.00', '0.00004', '-0.00004', '0.000012', '0.0001', '0.1235', '1,234.50']);
});

test('a price in words stands as it came, and is not called missing; nobody says of it that it names no currency', () => {
  const named = { ...rate('named', 12.5), other: { total_price: '12.50 EUR' } };
  const unclear = { ...rate('unclear', null), other: { total_price: '1.250 EUR' } };
  const beside = { ...rate('beside', 7), other: { currency: 'AUD' } };
  const [plain, none] = [rate('plain', 12.5), rate('none', null)];
  expect([named, unclear, beside, plain, none].map(priceOf)).toEqual([
    '12.50',
    '1.250 EUR',
    '7.00',
    '12.50',
    'not given',
  ]);
  expect([named, unclear, beside].map(otherWords)).toEqual(['total_price: 12.50 EUR', '', 'currency: AUD']);
  expect([[plain, none], [plain, named], [unclear], [beside]].map(footOf)).toEqual([
    'rates.foot',
    ...Array(3).fill('rates.foot-read'),
  ]);
});
