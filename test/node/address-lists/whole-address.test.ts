/** Addresses in one piece: taken apart in clear cases, and left alone otherwise. */
import { expect, test } from 'vitest';
import { takeApart } from '../../../src-main/address-lists/whole-address.ts';

test.each([
  ['12 Smith St, Fitzroy VIC 3065, Australia', '12 Smith St | | Fitzroy | VIC | 3065 | Australia'],
  ['12 Smith St\nFitzroy\nVIC 3065\nAustralia', '12 Smith St | | Fitzroy | VIC | 3065 | Australia'],
  ['Flat 2, 1 High St, Headingley, Leeds, LS6 3AA, UK', 'Flat 2, 1 High St | Headingley | Leeds | | LS6 3AA | UK'],
  ['100 King St W, Toronto ON M5X 1A9, Canada', '100 King St W | | Toronto | ON | M5X 1A9 | Canada'],
  ['Prinsengracht 263, 1016 GV Amsterdam, Nederland', 'Prinsengracht 263 | | Amsterdam | | 1016 GV | Nederland'],
  ['Hlavní 5, 110 00 Praha, Česko', 'Hlavní 5 | | Praha | | 110 00 | Česko'],
  ['Bahnhofstr. 1; CH-8001 Zürich; Schweiz', 'Bahnhofstr. 1 | | Zürich | | CH-8001 | Schweiz'],
  ['8 Quay St,Auckland,1010,NZ', '8 Quay St | | Auckland | | 1010 | NZ'],
])('%s', (written, parts) => {
  const address = takeApart(written);
  const { street, suburb, city, state, postCode, country } = address ?? {};
  expect([street, suburb, city, state, postCode, country].join(' | ').replaceAll(/ +/g, ' ')).toBe(parts);
});

test.each([
  ['nothing', ''],
  ['no country at the end', '12 Smith St, Fitzroy VIC 3065'],
  ['a country whose post codes nobody knows', '1 Rua da Missão, Luanda 1107, Angola'],
  ['no post code', '12 Smith St, Fitzroy, Australia'],
  ['a post code of another country', '12 Smith St, Leeds LS6 3AA, Australia'],
  ['a street without a number', 'Rose Cottage, Leeds LS6 3AA, UK'],
  ['no town', '12 Smith St, 3065, Australia'],
  ['a town with a number of its own', 'Hlavní 5, Praha 1 110 00, Česko'],
  ['two parts that may be the suburb', '1 High St, Far, Headingley, Leeds LS6 3AA, UK'],
  ['more text than an address has', `12 Smith St${' '.repeat(3_000)}, Fitzroy VIC 3065, Australia`],
  ['more parts than an address has', '1, 2, 3, 4 High St, Headingley, Leeds, LS6 3AA, UK'],
])('not with %s', (_, written) => {
  expect(takeApart(written)).toBeNull();
});
