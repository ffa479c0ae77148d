/** Writings that no rule makes equal, and no typo makes near: the entry that is meant is suggested all the same. */
import { describe, expect, test } from 'vitest';
import { bookOf } from './held-streets.ts';
import { writtenAddress } from './spelling/written-address.ts';

/** street | suburb | city | state | post code | country */
const held = [
  '24 Merrion Square North | | Dublin 2 | | D02 AF30 | IE',
  '25 Merrion Square North | | Dublin 2 | | D02 XY12 | IE',
  '350 Orchard Road #11-08 | | Singapore | | 238868 | SG',
  'Prinsengracht 263 | | Amsterdam | | 1016 GV | NL',
  'Prinsengracht 265 | | Amsterdam | | 1016 GV | NL',
  '10 Downing Street | | London | | SW1A 2AA | GB',
  '11 Downing Street | | London | | SW1A 2AA | GB',
  'Tomáše Bati 5 | | Zlín | | 760 01 | CZ',
  'Jana Bati 5 | | Zlín | | 760 02 | CZ',
  'Ερμού 15 | | Αθήνα | | 105 57 | GR',
  'Σταδίου 16 | | Αθήνα | | 105 57 | GR',
  '渋谷2-21-1 | | 渋谷区 | 東京都 | 150-0002 | JP',
  'דיזנגוף 12 | | תל אביב | | 6423902 | IL',
  'Wallstraße 8 | | Dresden | | 01067 | DE',
  'Carl-Friedrich-Goerdeler-Straße 48 | | Ludwigsburg | | 71636 | DE',
  '2200 Doctor Martin Luther King Drive | | Milwaukee | WI | 53212 | US',
  '14 Mühlenstraße | | Wolfenbüttel | | | DE',
  "45 O'Connor Avenue | | Salem | OR | 97301 | US",
  'Müllerstraße 5 | | München | | 80469 | DE',
  'вул. Хрещатик 22 | | Київ | | 01001 | UA',
  '5 Long Lane | Northside | Leeds | | | GB',
  '5 Long Ln | Southside | Leeds | | | GB',
  ...[...'ABCDEFGHJKLMNPQRSTUVWXYZ'].map((letter) => `1 Main Street | | ${letter}ville | | | KE`),
];

const book = bookOf(held, writtenAddress);

const told = (line: string): string[] => {
  const { matched, suggestions } = book.validate(writtenAddress(line));
  expect(matched).toBeNull();
  return suggestions.map(({ entry, differs }) => [entry.street, ...differs].join(' · '));
};

describe('a post code that names one house', () => {
  test.each([
    ['| | | | D02 AF30 | IE', '24 Merrion Square North · street'],
    ['| | | | d02af30 | Ireland', '24 Merrion Square North · street'],
    ['D02 AF30 | | | | | IE', '24 Merrion Square North · street'],
    ['D02 AF30, Ireland | | | | | IE', '24 Merrion Square North · street'],
    ['Merrion Sq | | Dublin | | D02 AF30 | IE', '24 Merrion Square North · street'],
    ['12 Other Road | | Dublin 2 | | D02 AF30 | IE', '24 Merrion Square North · street'],
    ['| | | | 238868 | SG', '350 Orchard Road #11-08 · street'],
  ])('is enough: %s', (line, first) => {
    expect(told(line)).toEqual([first]);
  });
});

describe('a post code that names one street', () => {
  test.each([
    ['263 | | | | 1016GV | NL', 'Prinsengracht 263 · street'],
    ['263 | | Amsterdam | | 1016GV | NL', 'Prinsengracht 263 · street'],
    ['10 | | London | | SW1A 2AA | GB', '10 Downing Street · street'],
  ])('is enough beside the number: %s', (line, first) => {
    expect(told(line)).toEqual([first]);
  });

  test.each(['| | | | 1016 GV | NL', '| | | | SW1A 2AA | GB', '8 | | Dresden | | 01067 | DE'])(
    'else not: %s',
    (line) => {
      expect(told(line)).toEqual([]);
    },
  );
});

test.each([
  ['Mühlnstraße 14 | | Wolfenbütel | | | DE', '14 Mühlenstraße · street · city'],
  ['Muhlenstarße 14 | | Wolffenbuttel | | | DE', '14 Mühlenstraße · street · city'],
  ['Goerdelerstraße 48 | | Ludwigsburg | | 71636 | DE', 'Carl-Friedrich-Goerdeler-Straße 48 · street'],
  ['Goerdeler Str. 48 | | Ludwigsburg | | 71636 | DE', 'Carl-Friedrich-Goerdeler-Straße 48 · street'],
  ['2200 King Dr | | Milwaukee | WI | 53212 | US', '2200 Doctor Martin Luther King Drive · street'],
])('a slip in the street and in the town, or a street said in part: %s', (line, first) => {
  expect(told(line)).toEqual([first]);
});

test.each([
  'Goerdelerstraße 50 | | Ludwigsburg | | 71636 | DE',
  'Carl-Zeiss-Straße 48 | | Ludwigsburg | | 71636 | DE',
  '2200 Drive | | Milwaukee | WI | 53212 | US',
  'Mühlnstraße 15 | | Wolfenbütel | | | DE',
])('but no other number, nor a street that only has a word in common: %s', (line) => {
  expect(told(line)).toEqual([]);
});

test.each([
  ['45 O&#39;Connor Avenue | | Salem | OR | 97301 | US', "45 O'Connor Avenue · street"],
  ['45 O&amp;#x27;Connor Ave&lt;br&gt; | | Salem | OR | 97301 | US', "45 O'Connor Avenue · street"],
  ['45&nbsp;O&rsquo;Connor&nbsp;Avenue<br /> | | Salem | OR | 97301 | US', "45 O'Connor Avenue · street"],
  ['M&uuml;llerstra&szlig;e 5 | | M&uuml;nchen | | 80469 | DE', 'Müllerstraße 5 · street · city'],
  ['Tom&aacute;&scaron;e Bati 5 | | Zl&iacute;n | | 760 01 | CZ', 'Tomáše Bati 5 · street · city'],
  ['M&#252;llerstr. 5 | | MÜNCHEN | | 80469 | DE', 'Müllerstraße 5 · street'],
  ['MÃ¼llerstraÃŸe 5 | | MÃ¼nchen | | 80469 | DE', 'Müllerstraße 5 · street · city'],
  ['MÃ¼llerstraÃ\u009fe 5 | | MÃ¼nchen | | 80469 | DE', 'Müllerstraße 5 · street · city'],
  ['Ð²ÑƒÐ». Ð¥Ñ€ÐµÑ‰Ð°Ñ‚Ð¸Ðº 22 | | ÐšÐ¸Ñ—Ð² | | 01001 | UA', 'вул. Хрещатик 22 · street · city'],
])('letters that a shop or a file wrote in signs: %s', (line, first) => {
  expect(told(line)).toEqual([first]);
});

test.each([
  ['T. Bati 5 | | Zlín | | 760 01 | CZ', 'Tomáše Bati 5 · street'],
  ['J. Bati 5 | | Zlín | | 760 02 | CZ', 'Jana Bati 5 · street'],
])('an initial: %s', (line, first) => {
  expect(told(line)[0]).toBe(first);
});

test.each([
  ['2-21-1 Shibuya | | Shibuya-ku | Tokyo | 150-0002 | JP', '渋谷2-21-1 · street · city'],
  ['Dizengoff 12 | | Tel Aviv | | 6423902 | IL', 'דיזנגוף 12 · street'],
])('another script, beside the same number and post code: %s', (line, first) => {
  expect(told(line)).toEqual([first]);
});

test('Greek and Cyrillic are compared in Latin letters', () => {
  expect(book.validate(writtenAddress('Ermou 15 | | Athens | | 10557 | GR')).matched?.street).toBe('Ερμού 15');
  expect(told('Ermou 17 | | Athens | | 10557 | GR')).toEqual(['Ερμού 15 · street']);
});

test.each([
  'Dizengoff 14 | | Tel Aviv | | 6423902 | IL',
  'Dizengoff 12 | | Tel Aviv | | 6423903 | IL',
  'Dizengoff 12 | | Tel Aviv | | | IL',
])('another script alone is no likeness: %s', (line) => {
  expect(told(line)).toEqual([]);
});

test.each(['Prager Straße 8 | | Dresden | | 01067 | DE', 'Wallstraße 8 | | Leipzig | | 04109 | DE'])(
  'another street of the place, or the street of another place, is no likeness: %s',
  (line) => {
    expect(told(line)).toEqual([]);
  },
);

test('of two streets of one name, the one in the suburb that was written is the first', () => {
  expect(told('7 Long Lane | Northside | Leeds | | | GB')[0]).toBe('5 Long Lane · street');
  expect(told('7 Long Lane | Southside | Leeds | | | GB')[0]).toBe('5 Long Ln · street');
});

test('of many places that have one street and number, and no post code, each is known', () => {
  const places = held.filter((line) => line.endsWith('KE'));
  const matched = places.map((line) => book.validate(writtenAddress(line.replace('Street', 'St'))).matched?.city);
  expect(matched).toEqual(places.map((line) => writtenAddress(line).city));
});
