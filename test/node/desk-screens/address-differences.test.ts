/** Which fields of a suggestion are marked, and how it is written on the clipboard. */
import { expect, test } from 'vitest';
import { addressLines, comparedFields, EMPTY_ADDRESS } from '../../../src-renderer/validate/address-differences.ts';

const suggestion = {
  street: '12 Bourke Street',
  suburb: '',
  city: 'Melbourne',
  state: 'VIC',
  postCode: '3000',
  country: 'Australia',
  countryCode: 'AU',
};
const marked = (asked: Parameters<typeof comparedFields>[0]) =>
  comparedFields(asked, suggestion).flatMap(({ field, differs }) => (differs ? [field] : []));

test('only what differs is marked; capitals and spaces are no difference', () => {
  expect(marked({ ...suggestion, street: '12  bourke street' })).toEqual([]);
  expect(marked({ ...suggestion, postCode: '3001' })).toEqual(['postCode']);
});

test('an accent is a difference, because it may be what is wrong', () => {
  expect(marked({ ...suggestion, city: 'Mélbourne' })).toEqual(['city']);
});

test('a country code stands for its country', () => {
  expect(marked({ ...suggestion, country: 'au' })).toEqual([]);
  expect(marked({ ...suggestion, country: 'NZ' })).toEqual(['country']);
});

test('what was not typed is marked as added, and an order’s address cannot be compared', () => {
  expect(marked({ ...EMPTY_ADDRESS, street: '12 Bourke Street' })).toEqual(['city', 'state', 'postCode', 'country']);
  expect(marked(null)).toEqual([]);
});

test('the clipboard gets the lines of a label, without empty ones', () => {
  expect(addressLines(suggestion)).toBe('12 Bourke Street\nMelbourne VIC 3000\nAustralia');
});
