/** Which fields of a suggestion are marked, and when it names another place. */
import { expect, test } from 'vitest';
import {
  comparedFields,
  differenceCount,
  EMPTY_ADDRESS,
  placeChanges,
} from '../../../src-renderer/validate/address-differences.ts';

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

test('what a suggestion says of its differences holds: another spelling is not marked, and is told as one', () => {
  const asked = { ...suggestion, street: '12 Bourke St', postCode: '3001' };
  const fields = comparedFields(asked, { ...suggestion, differs: ['postCode'] });
  expect(fields.filter(({ differs }) => differs).map(({ field }) => field)).toEqual(['postCode']);
  expect(fields[0]).toMatchObject({ field: 'street', difference: 'spelling', differs: false });
  expect(fields[2]).toMatchObject({ field: 'city', difference: 'same' });
});

test('a building that only one of them says is marked in the line of the street, and told as the building', () => {
  const asked = { ...suggestion, street: 'Level 3, 12 Bourke Street' };
  const [street] = comparedFields(asked, { ...suggestion, differs: ['building'] });
  expect(street).toMatchObject({ field: 'street', difference: 'building', differs: true });
});

test('another suburb, city, state or country is said in words; a post code or an added field is none', () => {
  const asked = { ...suggestion, suburb: 'Carlton', city: 'Geelong', state: 'NSW', postCode: '3001', country: '' };
  expect(placeChanges(comparedFields(asked, { ...suggestion, suburb: 'Fitzroy' }))).toEqual([
    'Another suburb: Fitzroy, not Carlton',
    'Another city: Melbourne, not Geelong',
    'Another state: VIC, not NSW',
  ]);
  expect(placeChanges(comparedFields({ ...suggestion, suburb: 'Carlton' }, suggestion))).toEqual([
    'Without the suburb Carlton',
  ]);
  expect(placeChanges(comparedFields({ ...suggestion, postCode: '3001' }, suggestion))).toEqual([]);
});

test('the same letters in another encoding are no difference', () => {
  const asked = { ...suggestion, city: 'Zu\u0308rich' };
  expect(
    comparedFields(asked, { ...suggestion, city: 'Zürich' }).filter(({ difference }) => difference !== 'same'),
  ).toEqual([]);
});

test.each([
  ['Australia', 'AU', 'AU'],
  ['Australia', 'AU', ''],
  ['au', 'Australia', ''],
  ['Australien', 'Australia', 'AU'],
  ['UK', 'United Kingdom', 'GB'],
  ['USA', 'United States', 'US'],
  ['HK', 'Hong Kong', ''],
])('a country by its code or its name is one country: %s, %s', (country, suggested, countryCode) => {
  const fields = comparedFields({ ...suggestion, country }, { ...suggestion, country: suggested, countryCode });
  expect(fields[5]).toMatchObject({ difference: 'spelling', differs: false });
  expect(placeChanges(fields)).toEqual([]);
});

test.each([
  ['Austria', 'AU', 'AU'],
  ['AT', 'Australia', ''],
  ['Georgia', 'US', 'US'],
])('another country stays another one: %s, %s', (country, suggested, countryCode) => {
  const fields = comparedFields({ ...suggestion, country }, { ...suggestion, country: suggested, countryCode });
  expect(placeChanges(fields)).toHaveLength(1);
});

test.each([
  ['the same', {}, 'no field differs'],
  ['the same in capitals', { street: '12 BOURKE STREET' }, 'no field differs'],
  ['another spelling', { country: 'au' }, 'differs in spelling only'],
  ['another post code', { postCode: '3001' }, '1 field differs'],
])('how much a suggestion changes is said in words: %s', (_, asked, words) => {
  expect(differenceCount(comparedFields({ ...suggestion, ...asked }, suggestion))).toBe(words);
});
