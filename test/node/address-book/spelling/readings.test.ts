/** Each line of the tables is read as what it says. */
import { expect, test } from 'vitest';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { placeReadings, wholeReadings } from './place-readings.ts';
import { readings } from './readings.ts';
import { writtenAddress } from './written-address.ts';

const read = (line: string) => canonicalAddress(writtenAddress(line), false);
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

test('of a field that is longer than any address nothing is read, nor of what comes with it', () => {
  const { country, ...others } = read(`12 Smith St | | ${'Fitzroy '.repeat(51)} | VIC | 3065 | AU | Level 3`);
  expect([country, ...new Set(Object.values(others))]).toEqual(['AU', '']);
  expect(street(read(`12 ${'Smith '.repeat(60)}St | | Fitzroy | VIC | 3065 | AU`))[0]).toBe('12');
});
