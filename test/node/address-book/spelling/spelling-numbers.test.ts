/** Numbers in every form of a country: equal ones are one place, and no two others ever are. */
import { expect, test } from 'vitest';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress, spellingKey } from '../../../../src-main/address-book/spelling/same-address.ts';
import { writtenAddress } from './written-address.ts';

/** n is the house number, u the unit or the floor. */
const forms: readonly (readonly [place: string, ...streets: string[]])[] = [
  [
    '| | Perth | WA | 6000 | AU',
    'Unit {u}, {n} Smith St',
    '{u}/{n} Smith St',
    '{n} Smith St Unit {u}',
    '#{u} - {n} Smith St',
    'Unit {u} - {n} Smith St',
    'U{u}/{n} Smith St',
    'Flat {u} {n} Smith Street',
  ],
  [
    '| | Reno | NV | 89501 | US',
    '{n} Main St Apt {u}',
    '{n} Main St #{u}',
    'Apt {u}, {n} Main Street',
    '{n} Main Street, No. {u}',
    '{n} Main St Unit {u}',
  ],
  [
    '| | Leeds |  | LS1 4AP | GB',
    'Flat {u}, {n} High St',
    '{u}/{n} High Street',
    '{n} High St, Flat {u}',
    'Flat {u} - {n} High St',
  ],
  [
    '| | Toronto | ON | M5C 1R6 | CA',
    '{u}-{n} King St',
    '#{u} - {n} King St',
    '{n} King St, Apt {u}',
    'Unit {u} - {n} King Street',
  ],
  [
    '| | Utrecht |  | 3515 TD | NL',
    'Dorpsstraat {n}-{u}',
    'Dorpsstr. {n} {u}',
    'Dorpsstraat {n} {u}-hoog',
    'Dorpsstraat {n} bus {u}',
  ],
  ['| | Wien |  | 1010 | AT', 'Ringstr. {n}/{u}', 'Ringstraße {n} Top {u}', 'Ringstr. {n}, Tür {u}'],
  [
    '| | Madrid |  | 28013 | ES',
    'Calle Mayor {n}, {u} B',
    'C/ Mayor {n} {u}º B',
    'Calle Mayor {n}, piso {u} B',
    'Calle Mayor {n}, planta {u}, puerta B',
  ],
  [
    '| | Kraków |  | 31-147 | PL',
    'Długa {n}/{u}',
    'ul. Długa {n} m. {u}',
    'Długa {n} lok. {u}',
    'ul. Długa {n}/m. {u}',
  ],
  ['| | Москва |  | 101000 | RU', 'ул. Ленина, д. {n}, кв. {u}', 'Ленина ул., {n}-{u}', 'ул. Ленина {n} кв {u}'],
  ['| | Pune | MH | 411005 | IN', 'Flat {u}, {n} MG Road', '{u}, {n}, MG Road', 'Flat No. {u}, #{n} MG Rd'],
  [
    '| | Oulu |  | 90100 | FI',
    'Koivukatu {n} A {u}',
    'Koivuk. {n}A{u}',
    'Koivukatu {n} A as. {u}',
    'Koivukatu {n} A{u}',
  ],
  ['| | 서울 |  | 06236 | KR', '세종대로 {n}, {u}층', '세종대로 {n} {u}F', '세종대로{n} {u}층'],
  [
    '| | Kowloon |  |  | HK',
    'Flat A, {u}/F, {n} Nathan Road',
    '{n} Nathan Rd, Flat A, {u}F',
    'Flat A {u}F {n} Nathan Rd',
  ],
  [
    '| | Szeged |  | 6722 | HU',
    'Petőfi u. {n}. {u}. em. 5.',
    'Petőfi utca {n}, {u}/5',
    'Petőfi utca {n}. {u}. emelet 5. ajtó',
  ],
  [
    '| | Gent |  | 9000 | BE',
    'Veldstraat {n} bus {u}',
    'Veldstr. {n}/{u}',
    'Veldstraat {n} b{u}',
    'Veldstraat {n}bus{u}',
  ],
  ['| | Ankara |  | 06420 | TR', 'Lale Sk. No:{n} D:{u}', 'Lale Sokak {n}/{u}', 'Lale Sok. No: {n} İç Kapı No: {u}'],
];
const numbers = ['1', '2', '12', '21', '11', '112'];
const units = ['1', '2', '12', '21', '5', '15'];
/** '2-12 King St' is a range in Canada. */
const mayBeRange = (number: string, unit: string): boolean => (Number(number) - Number(unit)) % 2 === 0;

test.each(forms)('%s', (place, ...streets) => {
  const owners = new Map<string | null, string>();
  const joined: string[] = [];
  const parted: string[] = [];
  for (const number of numbers) {
    for (const unit of units.filter((one) => !mayBeRange(number, one))) {
      const written = streets.map((street) => street.replace('{n}', number).replace('{u}', unit));
      const read = written.map((street) => canonicalAddress(writtenAddress(`${street} ${place}`)));
      for (const [index, canonical] of read.entries()) {
        const key = spellingKey(canonical);
        const owner = `${number}, ${unit}`;
        if ((owners.get(key) ?? owner) !== owner) joined.push(`${written[index]}: ${owners.get(key)}`);
        owners.set(key, owner);
        if (read.some((other) => !sameAddress(canonical, other))) parted.push(written[index] ?? '');
      }
    }
  }
  expect([joined, parted]).toEqual([[], []]);
});
