/** Streets that only a letter tells apart ('Backvägen', 'Bäckvägen'). Whoever writes none of these letters may mean either. */
import { describe, expect, test } from 'vitest';
import { bookOf } from './held-streets.ts';
import { writtenAddress } from './spelling/written-address.ts';

/** street | suburb | city | state | post code | country */
const held = [
  'Backvägen 5 | | Umeå | | 901 07 | SE',
  'Bäckvägen 5 | | Umeå | | 901 07 | SE',
  'Backvägen 8 | | Umeå | | 901 07 | SE',
  'Rävgränd 3 | | Umeå | | 901 07 | SE',
  'Linnégatan 4, våning 2 | | Umeå | | 901 07 | SE',
  'ul. Sadowa 7 | | Kraków | | 31-147 | PL',
  'ul. Sądowa 7 | | Kraków | | 31-147 | PL',
  'ul. Sadowa 9 | | Kraków | | 31-147 | PL',
  'Hüttenstraße 4 | | Köln | | 50667 | DE',
  'Am Mühlbach 6, Hof Süd | | Ulm | | 89073 | DE',
  'Rue de l’Église 2 | | Namur | | 5000 | BE',
  'Ørstedsvej 7 | | Odense | | 5000 | DK',
  'Torvegade 7, gården | | Odense | | 5000 | DK',
  'Søndre Allé 9 | | Odense | | 5000 | DK',
  'Église 5 | Nord | Namur | | | BE',
  'EGLISE 5 | Sud | Namur | | | BE',
];

const book = bookOf(held, writtenAddress);

const inUmea = (street: string): string => `${street} | | Umeå | | 901 07 | SE`;
const inKrakow = (street: string): string => `${street} | | Kraków | | 31-147 | PL`;

describe('of two streets that only a letter tells apart, the one that is written is known', () => {
  test.each([
    [inUmea('Backvägen 5'), 'Backvägen 5'],
    [inUmea('Bäckvägen 5'), 'Bäckvägen 5'],
    [inUmea('BÄCKVÄGEN 5'), 'Bäckvägen 5'],
    [inUmea('Ba\u0308ckva\u0308gen 5'), 'Bäckvägen 5'],
    [inKrakow('Sadowa 7'), 'ul. Sadowa 7'],
    [inKrakow('UL. SADOWA 7'), 'ul. Sadowa 7'],
    [inKrakow('Sądowa 7'), 'ul. Sądowa 7'],
    [inKrakow('ulica Sądowa 7'), 'ul. Sądowa 7'],
  ])('%s', (line, street) => {
    expect(book.validate(writtenAddress(line)).matched?.street).toBe(street);
  });
});

test('without these letters, it may be either: nothing is claimed, and both are suggested', () => {
  const { matched, suggestions } = book.validate(writtenAddress(inUmea('Backvagen 5')));
  expect(matched).toBeNull();
  expect(suggestions.slice(0, 2).map(({ entry }) => entry.street)).toEqual(['Backvägen 5', 'Bäckvägen 5']);
});

describe('where both keep their letters, one that differs is another street', () => {
  test.each([
    [inUmea('Bäckvägen 8'), 'Backvägen 8'],
    [inUmea('Råvgränd 3'), 'Rävgränd 3'],
    ['Am Muhlbach 6, Hof Süd | | Ulm | | 89073 | DE', 'Am Mühlbach 6, Hof Süd'],
  ])('%s', (line, street) => {
    const { matched, suggestions } = book.validate(writtenAddress(line));
    expect(matched).toBeNull();
    expect(suggestions[0]).toMatchObject({ entry: { street }, differs: ['street'] });
  });
});

test.each([
  [inUmea('Backvagen 8'), 'Backvägen 8'],
  [inUmea('Backv. 8'), 'Backvägen 8'],
  [inUmea('RAVGRAND 3'), 'Rävgränd 3'],
  [inUmea('Linnegatan 4, våning 2'), 'Linnégatan 4, våning 2'],
  [inKrakow('Sądowa 9'), 'ul. Sadowa 9'],
  ['Huettenstr. 4 | | Köln | | 50667 | DE', 'Hüttenstraße 4'],
  ['Huttenstrasse 4 | | Köln | | 50667 | DE', 'Hüttenstraße 4'],
  ['Am Muehlbach 6, Hof Süd | | Ulm | | 89073 | DE', 'Am Mühlbach 6, Hof Süd'],
  ['Rue de l’Eglise 2 | | Namur | | 5000 | BE', 'Rue de l’Église 2'],
  ['Örstedsvej 7 | | Odense | | 5000 | DK', 'Ørstedsvej 7'],
  ['Torvegade 7, gaarden | | Odense | | 5000 | DK', 'Torvegade 7, gården'],
  ['Søndre Alle 9 | | Odense | | 5000 | DK', 'Søndre Allé 9'],
])('a letter left out, or written as two, is a spelling: %s', (line, street) => {
  expect(book.validate(writtenAddress(line)).matched?.street).toBe(street);
});

test('a letter decides nothing about what was left out', () => {
  expect(book.validate(writtenAddress('Église 5 | | Namur | | | BE')).matched).toBeNull();
});
