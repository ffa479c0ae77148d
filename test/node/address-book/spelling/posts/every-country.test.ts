/** What reads one writing as another in one country must not make one of two places in any: asked of every way of writing that countries have. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { rulesOf } from '../../../../../src-main/address-book/rules/address-rules.ts';
import { countryFiles } from '../../../../../src-main/address-book/rules/registered-rules.ts';
import { canonicalAddress } from '../../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../../../src-main/address-book/spelling/same-address.ts';

const rules = resolve(import.meta.dirname, '..', '..', '..', '..', '..', 'resources', 'address-rules');
const { towns } = JSON.parse(readFileSync(resolve(rules, 'towns.json'), 'utf8')) as {
  towns: Record<string, Record<string, readonly string[]>>;
};
/** Those with a file; the others write as one of them, or as their languages do. */
const countries = [...Object.keys(countryFiles), 'CU', 'CY', 'EG', 'GE', 'KH', 'MA', 'PY', 'UZ', 'XX'];
const headings = ['Ship to:', 'Lieferadresse:', 'Livrer à :', 'Adres dostawy:', 'Адрес доставки:', 'お届け先：'];

/** A line below the street's stands behind '|'. */
function isOne(country: string, one: string, other: string): boolean {
  const said = { city: 'Kirchdorf', state: '', postCode: '12345', country };
  const [held, asked] = [one, other].map((lines) => {
    const [street = '', suburb = ''] = lines.split(' | ');
    return canonicalAddress({ ...said, street, suburb });
  });
  return held !== undefined && asked !== undefined && (sameAddress(held, asked) || sameAddress(asked, held));
}

const takenForOne = (pairs: readonly (readonly [one: string, other: string])[]): readonly string[] =>
  countries.flatMap((country) =>
    pairs.filter(([one, other]) => isOne(country, one, other)).map(([one, other]) => `${country}: ${one} = ${other}`),
  );

test('a heading changes nothing, and hides no number', () => {
  const written = (country: string, number: number): string =>
    rulesOf(country).numberFirst ? `${number} Linden Road` : `Linden Road ${number}`;
  const wrong = countries.flatMap((country) =>
    headings.filter((heading) => {
      const line = `${heading} ${written(country, 12)}`;
      return !isOne(country, line, written(country, 12)) || isOne(country, line, written(country, 21));
    }),
  );
  expect(wrong).toEqual([]);
});

test('a box hides neither street, number nor flat beside it', () => {
  const boxed = (street: string): string => `${street}, PO Box 55`;
  expect(
    takenForOne([
      [boxed('12 Linden Road'), boxed('21 Linden Road')],
      [boxed('12 Linden Road'), boxed('12 Lindon Road')],
      [boxed('12 Linden Road'), boxed('12a Linden Road')],
      [boxed('Linden Road 12'), boxed('Linden Road 21')],
      [boxed('Flat 2, 12 Linden Road'), boxed('12 Linden Road')],
      ['12 Linden Road, PO Box 55', '12 Linden Road, PO Box 56'],
      ['12 Linden Road, PO Box 55', '55 Linden Road, PO Box 12'],
    ]),
  ).toEqual([]);
});

test("a street's number and a house's, blocks and flats, are not taken for one another", () => {
  expect(
    takenForOne([
      ['House 12, Street No. 5', 'House 5, Street No. 12'],
      ['12 Road No. 5', '5 Road No. 12'],
      ['Plot 12, Linden Road', 'Plot 21, Linden Road'],
      ['Plot No. 12, Linden Road', '12 Linden Road Apt 12'],
      ['Linden 12m5', 'Linden 12m6'],
      ['Linden 12m5', 'Linden 125'],
      ['Linden 12k3-45', 'Linden 12k4-35'],
      ['Unit A-12-3, 5 Linden Road', 'Unit A-12-8, 5 Linden Road'],
      ['Unit A-12-3, 5 Linden Road', 'Unit B-12-3, 5 Linden Road'],
      ['37-22 Linden Road', '37-32 Linden Road'],
    ]),
  ).toEqual([]);
});

test('a kind of street and a number behind the street leave its name as it is', () => {
  expect(
    takenForOne([
      ['12 Linden Road, Gate 4', '12 Great Linden Road, Gate 4'],
      ['12 Linden Road, Court 4', '12 Linden Park Road, Court 4'],
      ['12, Linden Road, Court 4', '12, Linden Park Road, Court 4'],
      ['12 Linden Road (Terrace 4)', '12 Linden Hill Road (Terrace 4)'],
      ['12 Linden Road, Rose Court 4', '12 Linden Park Road, Rose Court 4'],
      ['12 rue Linden, Villa 4', '12 rue Vieille Linden, Villa 4'],
      ['12, rue Linden, Villa 4', '12, rue Vieille Linden, Villa 4'],
      ['Linden Road 12, Court 4', 'Linden Park Road 12, Court 4'],
      ['12 Linden Road, 4 Court', '12 Linden Park Road, 4 Court'],
    ]),
  ).toEqual([]);
});

test('a crossing behind the number is no number, floor or flat, and without a number it tells the place', () => {
  expect(
    takenForOne([
      ['Linden Mitre 1234 e/ 12 y 14', 'Linden Mitre 1243 e/ 12 y 14'],
      ['Linden Mitre 1234 esq. Uruguay 5 B', 'Linden Mitre 1234'],
      ['Linden Mitre 1234 esq. Uruguay piso 5', 'Linden Mitre 1234 esq. Uruguay piso 6'],
      ['Calle 7 e/ 57 y 58', 'Calle 7 e/ 59 y 60'],
      ['Calle Mitre 12 y 14', 'Calle Mitre 12'],
    ]),
  ).toEqual([]);
});

test('a line that was cut is the whole one, and no other', () => {
  expect(
    takenForOne([
      ['12 Old | Linden Lane', '12 New | Linden Lane'],
      ['12 Old | Linden Lane', '12 Linden Lane'],
      ['12 Linden | Avenue', '12 Linden | Street'],
      ['12 Linden | Avenue', '21 Linden | Avenue'],
      ['Linden | Straße 10', 'Linden | Gasse 10'],
      ['Linden | Straße 10', 'Linden | Straße 10a'],
      ['Karl-Linden- | Allee 33', 'Karl-Linden- | Straße 33'],
      ['Via Vittorio | Emanuele 12', 'Via Vittorio | Emanuele 21'],
      ['Via Vittorio | Emanuele 12', 'Via Vittorio | Eugenio 12'],
      ['Via Vittorio | Emanuele 12', 'Via Vittorio 12'],
      ['Calle de la Paz | Sector 2', 'Calle de la Paz | Sector 3'],
    ]),
  ).toEqual([]);
});

test('each name of a town is that town, and no other town', () => {
  const wrong = Object.entries(towns).flatMap(([country, ofCountry]) => {
    const named: readonly (readonly [town: string, name: string])[] = Object.entries(ofCountry).flatMap(
      ([town, names]) => [town, ...names].map((name) => [town, name] as const),
    );
    const inTown = (city: string) =>
      canonicalAddress({ street: '12 Linden 7', suburb: '', city, state: '', postCode: '', country });
    const read = named.map(([town, name]) => ({ town, name, address: inTown(name) }));
    return read.flatMap((one) =>
      read
        .filter((other) => sameAddress(one.address, other.address) !== (one.town === other.town))
        .map(({ name }) => `${country}: ${one.name}, ${name}`),
    );
  });
  expect(wrong).toEqual([]);
});

test('a Roman number beside a street is a floor or a flat, and no name that may be left out', () => {
  const romans = ['II', 'III', 'IV', 'VI', 'XII'];
  const beside = (street: string) => romans.map((roman) => [street, `${street}, ${roman}`] as const);
  const among = romans.map((roman) => [`12 Linden Road, ${roman}`, '12 Linden Road, VII'] as const);
  expect(
    takenForOne([
      ...beside('12 Linden Road'),
      ...beside('Linden Road 12'),
      ...romans.map((roman) => [`${roman}, 12 Linden Road`, '12 Linden Road'] as const),
      ...among,
    ]),
  ).toEqual([]);
});
