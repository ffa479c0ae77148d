/** Each line of the tables is read as the table says. */
import { expect, test } from 'vitest';
import {
  canonicalAddress,
  packCanonical,
  readCanonical,
} from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { mostRemembered } from '../../../../src-main/address-book/spelling/written-places.ts';
import { placeReadings, wholeReadings } from './place-readings.ts';
import { readings } from './readings.ts';
import { writtenAddress } from './written-address.ts';

const read = (line: string) => canonicalAddress(writtenAddress(line));
type Read = ReturnType<typeof read>;

const said = (parts: Readonly<Record<string, string>>): string[] =>
  Object.entries(parts).flatMap(([what, words]) => (words === '' ? [] : [`${what} ${words.replaceAll('|', ' + ')}`]));

const street = ({ number, name, unit, level, house }: Read): string[] => [
  number || '-',
  name || '-',
  ...said({ unit, floor: level, house }),
];
const places = ({ city, suburb, state, postCode, postCodeAddition }: Read): string[] =>
  said({ town: city, suburb, state, code: postCode, 'last four': postCodeAddition });

function readingsOf(lines: Readonly<Record<string, string>>, of: (line: string) => readonly string[]) {
  return Object.fromEntries(Object.keys(lines).map((line) => [line, of(line).join(' · ')]));
}

test.each(Object.entries(readings))("a street's line in %s", (country, lines) => {
  const readIn = (line: string): string[] => {
    const [written = '', building = ''] = line.split(' || ');
    return street(read(`${written} | | Middleton | | | ${country} | ${building}`));
  };
  expect(readingsOf(lines, readIn)).toEqual(lines);
});

test('places', () => {
  expect(readingsOf(placeReadings, (line) => places(read(`1 | ${line}`)))).toEqual(placeReadings);
});

test("places in the street's field", () => {
  const all = (line: string): string[] => [...street(read(line)), ...places(read(line))];
  expect(readingsOf(wholeReadings, all)).toEqual(wholeReadings);
});

test('a town that is remembered is read as before', () => {
  const memory = new Map();
  const again = (line: string): string[] => places(canonicalAddress(writtenAddress(`1 | ${line}`), memory));
  expect(readingsOf(placeReadings, again)).toEqual(placeReadings);
  const held = memory.size;
  expect(held).toBeGreaterThan(30);
  expect(readingsOf(placeReadings, again)).toEqual(placeReadings);
  expect(memory.size).toBe(held);
  expect([...memory.keys()].filter((key) => /\d/.test(key))).toEqual([]);
});

test('so many towns are remembered, and no more', () => {
  const town = { country: 'DE', stateBefore: '', isSettled: true, place: 'ulm', state: '' };
  const memory = new Map(Array.from({ length: mostRemembered - 1 }, (_, at) => [`town ${at}`, town]));
  canonicalAddress(writtenAddress('1 | | Fitzroy | VIC | 3065 | AU'), memory);
  expect(memory.size).toBe(mostRemembered);
  canonicalAddress(writtenAddress('1 | | Carlton | VIC | 3065 | AU'), memory);
  expect([...memory.values()]).toEqual([
    { country: 'AU', stateBefore: 'vic', isSettled: true, place: 'carlton', state: 'vic' },
  ]);
});

test('as it is packed, so it is read back', () => {
  for (const line of [
    ...Object.keys(wholeReadings),
    'Flat 5, Level 3, Ivy House, 12 High St | Soho | London | | W1D 3QP-1 | GB',
  ])
    expect(readCanonical(packCanonical(read(line)))).toEqual(read(line));
});

test('of a field that is longer than any address nothing is read, nor of what comes with it', () => {
  const { country, ...others } = read(`12 Smith St | | ${'Fitzroy '.repeat(51)} | VIC | 3065 | AU | Level 3`);
  expect([country, ...new Set(Object.values(others))]).toEqual(['AU', '']);
  expect(street(read(`12 ${'Smith '.repeat(60)}St | | Fitzroy | VIC | 3065 | AU`))[0]).toBe('12');
});
