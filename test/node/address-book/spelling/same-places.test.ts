/** One place, although something in it could be read as something else; and its neighbours, which are other places. */
import { describe, expect, test } from 'vitest';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';
import { samePlaceWritings } from './same-places.ts';
import { writtenAddress } from './written-address.ts';

const read = (line: string) => canonicalAddress(writtenAddress(line));

describe.each(Object.entries(samePlaceWritings))('%s', (_what, pairs) => {
  test.each(pairs)('%s', (one, other) => {
    expect([read(one), sameAddress(read(one), read(other)), sameAddress(read(other), read(one))]).toEqual([
      read(one),
      true,
      true,
    ]);
  });

  test('with another number, or in another town, it is not', () => {
    for (const [one, other] of pairs) {
      const [street = '', ...rest] = other.split('|');
      const number = /\d+(?=\D*$)/;
      const others = [
        [street.replace(number, (digits) => `${Number(digits) + 6}`), ...rest].join('|'),
        number.test(street) ? [street, ' ', ' Elsewhere ', ...rest.slice(2)].join('|') : '',
      ];
      for (const another of others)
        expect([one, another, sameAddress(read(one), read(another))]).toEqual([one, another, false]);
    }
  });
});

test('a door in the middle, a lot, a flat and an initial stay what they are', () => {
  const pairs = [
    ['G. Petrausko plentas 5 | | Kaunas | | 44001 | LT', 'Petrausko plentas 5 | | Kaunas | | 44001 | LT'],
    ['Torstraße 1, 3. OG, Mitte | | Berlin | | 10119 | DE', 'Torstraße 1, 3. OG | | Berlin | | 10119 | DE'],
    ['Torstraße 1, 3. OG Mitte | | Berlin | | 10119 | DE', 'Torstraße 1, 3. OG links | | Berlin | | 10119 | DE'],
    ['Calle Las Flores Lote B14 | | Lima | | 15001 | PE', 'Calle Las Flores Lote B 15 | | Lima | | 15001 | PE'],
    ['Calle Las Flores Lote B14 | | Lima | | 15001 | PE', 'Calle Las Flores Lote C14 | | Lima | | 15001 | PE'],
    ['Flat B-14 High Street | | Leeds | | LS1 4AP | GB', 'Flat B14, High Street | | Leeds | | LS1 4AP | GB'],
    ['Av. Amazonas E1-45 | | Quito | | 170150 | EC', 'Av. Amazonas N1-45 | | Quito | | 170150 | EC'],
  ] as const;
  for (const [one, other] of pairs) expect([one, sameAddress(read(one), read(other))]).toEqual([one, false]);
});
