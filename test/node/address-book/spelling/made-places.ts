/** Made-up places of many countries, and the ways to write each: for properties that must hold for all of them. */

import type { WrittenAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import fc from '../../../helpers/properties.ts';

/** Indexes into the lists of its country, so that each can be changed for another. */
export interface MadePlace {
  readonly land: number;
  readonly name: number;
  readonly kind: number;
  readonly direction: number;
  readonly number: number;
  readonly letter: number;
  readonly unit: number;
  readonly town: number;
  readonly code: number;
}

interface Parts {
  readonly name: string;
  readonly kind: string;
  readonly number: string;
  readonly unit: string;
}

interface Land {
  readonly countries: readonly string[];
  /** Each in every way it is written. */
  readonly names: readonly (readonly string[])[];
  readonly kinds: readonly (readonly string[])[];
  readonly towns: readonly (readonly string[])[];
  readonly lines: readonly ((parts: Parts) => string)[];
  readonly units: readonly ((line: string, unit: string, parts: Parts) => string)[];
  readonly postCode: (code: number) => readonly string[];
  readonly letters: readonly ((number: number, letter: string) => string)[];
}

const pad = (code: number, length: number): string => String(code).padStart(length, '0');
const letters = [
  (number: number, letter: string) => `${number}${letter}`,
  (number: number, letter: string) => `${number} ${letter.toUpperCase()}`,
  (number: number, letter: string) => `${number}${letter.toUpperCase()}`,
];
const numberFirst = [
  ({ number, name, kind }: Parts) => `${number} ${name} ${kind}`,
  ({ number, name, kind }: Parts) => `${number}, ${name} ${kind}`,
  ({ number, name, kind }: Parts) => `No. ${number} ${name} ${kind}`,
];
const compound = [
  ({ number, name, kind }: Parts) => `${name}${kind} ${number}`,
  ({ number, name, kind }: Parts) => `${name}-${kind} ${number}`,
  ({ number, name, kind }: Parts) => `${number} ${name}${kind}`,
  ({ number, name, kind }: Parts) => `${name}${kind}, ${number}`,
];
const kindFirst = [
  ({ number, name, kind }: Parts) => `${kind} ${name} ${number}`,
  ({ number, name, kind }: Parts) => `${kind} ${name}, ${number}`,
  ({ number, name, kind }: Parts) => `${kind} ${name} n. ${number}`,
];

const english = {
  names: [
    ['Smith'],
    ['High'],
    ["O'Connell", 'OConnell', 'O’Connell'],
    ['Saint Kilda', 'St. Kilda', 'St Kilda'],
    ['Mount Eden', 'Mt Eden', 'Mt. Eden'],
    ['Fifth', '5th'],
    ['Jean-Paul', 'Jean Paul'],
    ['Waikāwā', 'Waikawa'],
  ],
  kinds: [
    ['Street', 'St', 'St.', 'Str'],
    ['Road', 'Rd', 'Rd.'],
    ['Avenue', 'Ave', 'Av.'],
    ['Lane', 'Ln'],
    ['Terrace', 'Tce', 'Terr.'],
    ['Court', 'Ct', 'Crt'],
    ['Crescent', 'Cres', 'Cresc.'],
    ['Close', 'Cl'],
    ['Drive', 'Dr', 'Drv'],
  ],
  lines: numberFirst,
  letters,
} as const;

const lands: readonly Land[] = [
  {
    ...english,
    countries: ['Australia', 'AU', 'AUS', 'australien'],
    towns: [
      ['Fitzroy'],
      ['North Melbourne', 'Nth Melbourne', 'N. Melbourne'],
      ['Saint Ives', 'St Ives'],
      ['Wagga Wagga'],
    ],
    units: [
      (line, unit) => `Unit ${unit}, ${line}`,
      (line, unit, { number }) => line.replace(number, `${unit}/${number}`),
      (line, unit) => `${line}, Unit ${unit}`,
      (line, unit) => `U${unit}, ${line}`,
      (line, unit) => `Flat ${unit}, ${line}`,
      (line, unit) => `${line} Apt ${unit}`,
    ],
    postCode: (code) => [pad(code % 10_000, 4), ` ${pad(code % 10_000, 4)} `],
  },
  {
    ...english,
    countries: ['United States', 'USA', 'U.S.A.', 'US', 'United States of America'],
    towns: [
      ['Springfield'],
      ['Saint Louis', 'St. Louis'],
      ['Fort Worth', 'Ft Worth'],
      ['New York', 'New York City', 'NYC'],
    ],
    units: [
      (line, unit) => `${line} Apt ${unit}`,
      (line, unit) => `${line} #${unit}`,
      (line, unit) => `${line}, Suite ${unit}`,
      (line, unit) => `Unit ${unit}, ${line}`,
      (line, unit) => `${line} Ste. ${unit}`,
    ],
    postCode: (code) => [pad(code, 5)],
  },
  {
    ...english,
    countries: ['United Kingdom', 'UK', 'Great Britain', 'England', 'GB'],
    towns: [['London'], ['Saint Albans', 'St Albans'], ['Stratford-upon-Avon', 'Stratford upon Avon']],
    units: [
      (line, unit) => `Flat ${unit}, ${line}`,
      (line, unit) => `${line}, Flat ${unit}`,
      (line, unit) => `Apartment ${unit}, ${line}`,
    ],
    postCode: (code) => ['', ' ', '-'].map((gap) => `LS${1 + (code % 29)}${gap}${code % 10}A${'ABDEFGHJ'[code % 8]}`),
  },
  {
    countries: ['Germany', 'Deutschland', 'DE', 'Allemagne', 'Federal Republic of Germany'],
    names: [['Haupt'], ['Müller', 'Mueller', 'Muller'], ['Goethe'], ['Weiß', 'Weiss'], ['Königs', 'Koenigs', 'Konigs']],
    kinds: [
      ['straße', 'str.', 'strasse', ' Str.', ' Straße'],
      ['weg', ' Weg'],
      ['platz', 'pl.', ' Platz'],
      ['allee', ' Allee'],
      ['gasse', ' Gasse'],
    ],
    towns: [
      ['München', 'Muenchen', 'Munchen', 'Munich'],
      ['Köln', 'Koeln', 'Cologne'],
      ['Frankfurt am Main', 'Frankfurt a.M.', 'Frankfurt/Main'],
    ],
    lines: compound,
    units: [
      (line, unit) => `${line}, Wohnung ${unit}`,
      (line, unit) => `${line}, Whg. ${unit}`,
      (line, unit) => `${line} App. ${unit}`,
    ],
    postCode: (code) => [pad(code, 5), `D-${pad(code, 5)}`, `DE ${pad(code, 5)}`],
    letters,
  },
  {
    countries: ['France', 'FR', 'Frankreich', 'FRANCE'],
    names: [
      ['de la Paix'],
      ["de l'Église", 'de l’Eglise'],
      ['Jean-Jaurès', 'Jean Jaures'],
      ['Saint-Michel', 'St Michel'],
      ['du Général Leclerc', 'du Gal Leclerc', 'General Leclerc'],
    ],
    kinds: [
      ['rue', 'r.'],
      ['avenue', 'av.', 'ave'],
      ['boulevard', 'bd', 'boul.'],
      ['place', 'pl.'],
      ['impasse', 'imp.'],
      ['chemin', 'che.'],
    ],
    towns: [['Paris'], ['Saint-Denis', 'St Denis'], ['Nîmes', 'Nimes']],
    lines: [
      ({ number, name, kind }) => `${number} ${kind} ${name}`,
      ({ number, name, kind }) => `${number}, ${kind} ${name}`,
      ({ number, name, kind }) => `${kind} ${name} ${number}`,
    ],
    units: [
      (line, unit) => `${line}, appartement ${unit}`,
      (line, unit) => `Appt ${unit}, ${line}`,
      (line, unit) => `${line}, apt. ${unit}`,
    ],
    postCode: (code) => [pad(code, 5), `F-${pad(code, 5)}`],
    letters,
  },
  {
    countries: ['Italia', 'Italy', 'IT', 'Italien'],
    names: [['Roma'], ['San Marco', 'S. Marco'], ["dell'Orso", 'dell’Orso'], ['Giuseppe Verdi', 'G. Verdi']],
    kinds: [
      ['Via', 'V.'],
      ['Piazza', 'P.za', 'P.zza'],
      ['Corso', 'C.so'],
      ['Viale', 'V.le'],
      ['Largo', 'L.go'],
    ],
    towns: [['Milano', 'Milan'], ['Firenze', 'Florence'], ['Reggio Emilia']],
    lines: kindFirst,
    units: [(line, unit) => `${line}, interno ${unit}`, (line, unit) => `${line} int. ${unit}`],
    postCode: (code) => [pad(code, 5), `I-${pad(code, 5)}`],
    letters: [...letters, (number, letter) => `${number}/${letter}`],
  },
  {
    countries: ['España', 'Spain', 'ES', 'Espagne'],
    names: [['Mayor'], ['de Alcalá', 'Alcala'], ['San Juan', 'S. Juan'], ['del Doctor Fleming', 'Dr. Fleming']],
    kinds: [
      ['Calle', 'C/', 'C.', 'Cl.'],
      ['Avenida', 'Avda.', 'Av.'],
      ['Plaza', 'Pza.', 'Pl.'],
      ['Paseo', 'Pº', 'P.º'],
    ],
    towns: [['Madrid'], ['Sevilla', 'Seville'], ['San Sebastián', 'Donostia']],
    lines: [...kindFirst.slice(0, 2), ({ number, name, kind }) => `${kind} ${name} nº ${number}`],
    units: [
      (line, unit) => `${line}, 4º puerta ${unit}`,
      (line, unit) => `${line} - 4º puerta ${unit}`,
      (line, unit) => `${line}, piso 4, pta. ${unit}`,
    ],
    postCode: (code) => [pad(code, 5), `E-${pad(code, 5)}`],
    letters,
  },
  {
    countries: ['Nederland', 'Netherlands', 'NL', 'Holland'],
    names: [['Prinsen'], ['Sint Jans', 'St. Jans'], ['Kerk']],
    kinds: [['straat', 'str.'], ['laan', 'ln'], ['gracht', 'gr.'], ['weg']],
    towns: [['Amsterdam'], ['Den Haag', "'s-Gravenhage"]],
    lines: [
      ({ number, name, kind }) => `${name}${kind} ${number}`,
      ({ number, name, kind }) => `${name}${kind}, ${number}`,
    ],
    units: [
      (line, unit, { number }) => line.replace(number, `${number}-${unit}`),
      (line, unit, { number }) => line.replace(number, `${number} - ${unit}`),
      (line, unit) => `${line} ${unit}`,
    ],
    postCode: (code) => [`${pad(code % 10_000, 4)} AB`, `${pad(code % 10_000, 4)}AB`, `NL-${pad(code % 10_000, 4)} ab`],
    letters: letters.filter((_, index) => index !== 1),
  },
  {
    countries: ['Sverige', 'Sweden', 'SE', 'Schweden'],
    names: [['Stor'], ['Kungs'], ['Sankt Eriks', 'S:t Eriks', 'St. Eriks']],
    kinds: [
      ['gatan', 'g.'],
      ['vägen', 'v.', 'vaegen'],
    ],
    towns: [
      ['Göteborg', 'Goteborg', 'Gothenburg'],
      ['Malmö', 'Malmoe'],
    ],
    lines: [
      ({ number, name, kind }) => `${name}${kind} ${number}`,
      ({ number, name, kind }) => `${name}${kind}, ${number}`,
    ],
    units: [(line, unit) => `${line} lgh ${unit}`, (line, unit) => `${line}, lägenhet ${unit}`],
    postCode: (code) => [`${pad(code, 5).slice(0, 3)} ${pad(code, 5).slice(3)}`, pad(code, 5), `SE-${pad(code, 5)}`],
    letters,
  },
  {
    countries: ['Polska', 'Poland', 'PL', 'Polen'],
    names: [
      ['Marszałkowska', 'Marszalkowska'],
      ['Jana Pawła II', 'Jana Pawla II'],
      ['Świętego Jana', 'św. Jana'],
    ],
    kinds: [
      ['ul.', 'ulica', ''],
      ['al.', 'Aleja'],
      ['pl.', 'Plac'],
    ],
    towns: [
      ['Warszawa', 'Warsaw'],
      ['Łódź', 'Lodz'],
    ],
    lines: [({ number, name, kind }) => `${kind} ${name} ${number}`.trim()],
    units: [
      (line, unit, { number }) => line.replace(number, `${number}/${unit}`),
      (line, unit) => `${line} m. ${unit}`,
      (line, unit) => `${line} lok. ${unit}`,
    ],
    postCode: (code) => [`${pad(code, 5).slice(0, 2)}-${pad(code, 5).slice(2)}`, pad(code, 5)],
    letters: letters.filter((_, index) => index !== 1),
  },
  {
    countries: ['日本', 'Japan', 'JP', 'Japon'],
    names: [['神宮前'], ['大通西'], ['栄']],
    kinds: [['2'], ['3'], ['4']],
    towns: [
      ['渋谷区', '東京都渋谷区'],
      ['名古屋市中区', '名古屋市 中区'],
    ],
    lines: [
      ({ number, name, kind }) => `${name}${kind}-${number}-5`,
      ({ number, name, kind }) => `${name}${kind}丁目${number}番5号`,
      ({ number, name, kind }) => `${name}${['二', '三', '四'][Number(kind) - 2]}丁目${number}-5`,
      ({ number, name, kind }) => `${name}${kind}丁目${number}番地5`,
    ],
    units: [(line, unit) => `${line} 桜ビル${unit}号室`, (line, unit) => `${line} 桜ビル ${unit}`],
    postCode: (code) => [`${pad(code, 7).slice(0, 3)}-${pad(code, 7).slice(3)}`, pad(code, 7), `〒${pad(code, 7)}`],
    letters: [(number) => String(number)],
  },
  {
    countries: ['Россия', 'Russia', 'RU', 'РФ'],
    names: [['Ленина'], ['Большая Садовая', 'Б. Садовая'], ['Новый Арбат', 'Нов. Арбат']],
    kinds: [
      ['ул.', 'улица'],
      ['проспект', 'пр-т', 'пр-кт'],
      ['переулок', 'пер.'],
    ],
    towns: [
      ['Москва', 'г. Москва', 'Moscow'],
      ['Казань', 'Kazan'],
    ],
    lines: [
      ({ number, name, kind }) => `${kind} ${name}, д. ${number}`,
      ({ number, name, kind }) => `${kind} ${name} ${number}`,
      ({ number, name, kind }) => `${kind} ${name}, дом ${number}`,
    ],
    units: [(line, unit) => `${line}, кв. ${unit}`, (line, unit) => `${line}, квартира ${unit}`],
    postCode: (code) => [pad(code, 6)],
    letters: [(number) => String(number)],
  },
];

export const landCount = lands.length;

export const placeArbitrary: fc.Arbitrary<MadePlace> = fc.record({
  land: fc.nat(landCount - 1),
  name: fc.nat(20),
  kind: fc.nat(20),
  direction: fc.nat(2),
  number: fc.integer({ min: 1, max: 9999 }),
  letter: fc.nat(3),
  // 0: none
  unit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1400 })),
  town: fc.nat(20),
  code: fc.integer({ min: 1000, max: 99_999 }),
});

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** The place, written by choices: equal choices write it alike. */
export function respelled(place: MadePlace, choices: readonly number[]): WrittenAddress {
  const land = at(lands, place.land);
  let next = 0;
  const pick = <Item>(items: readonly Item[]): Item => at(items, choices[next++ % choices.length] ?? 0);
  const letter = ['', 'a', 'b', 'c'][place.letter] ?? '';
  const number = letter === '' ? String(place.number) : pick(land.letters)(place.number, letter);
  const directions = [[''], ['North ', 'N ', 'N. '], ['South ', 'S ', 'S. ']] as const;
  const hasDirections = land.lines === numberFirst;
  const name = `${hasDirections ? pick(at(directions, place.direction)) : ''}${pick(at(land.names, place.name))}`;
  const parts = { name, kind: pick(at(land.kinds, place.kind)), number, unit: String(place.unit) };
  const line = pick(land.lines)(parts);
  const street = place.unit === 0 ? line : pick(land.units)(line, parts.unit, parts);
  const town = pick(at(land.towns, place.town));
  const postCode = pick(land.postCode(place.code));
  const inSuburb = pick([false, false, true]);
  const loud = pick([false, true, false]);
  const as = (text: string): string => (loud && !/[ßº]/.test(text) ? text.toUpperCase() : text);
  return {
    street: as(street),
    suburb: inSuburb ? as(town) : '',
    city: inSuburb ? '' : as(town),
    state: '',
    postCode,
    country: pick(land.countries),
  };
}

/** The place with one part changed, each in turn, wherever that makes it another place. */
export function otherParts(place: MadePlace, by: number): readonly { part: string; place: MadePlace }[] {
  const land = at(lands, place.land);
  const turn = (index: number, count: number): number => (index + 1 + (by % Math.max(1, count - 1))) % count;
  const changed: { part: string; place: MadePlace }[] = [
    { part: 'number', place: { ...place, number: place.number + 1 + (by % 50) } },
    { part: 'number turned', place: { ...place, number: Number([...String(place.number)].reverse().join('')) } },
    { part: 'unit', place: { ...place, unit: place.unit + 1 + (by % 9) } },
    { part: 'post code', place: { ...place, code: 1000 + ((place.code + 1 + (by % 7)) % 9000) } },
    { part: 'kind', place: { ...place, kind: turn(place.kind % land.kinds.length, land.kinds.length) } },
    { part: 'name', place: { ...place, name: turn(place.name % land.names.length, land.names.length) } },
    { part: 'country', place: { ...place, land: turn(place.land, lands.length) } },
  ];
  if (land.letters.length > 1)
    changed.push({ part: 'letter', place: { ...place, letter: (place.letter + 1 + (by % 3)) % 4 } });
  if (land.lines === numberFirst)
    changed.push({ part: 'direction', place: { ...place, direction: (place.direction + 1 + (by % 2)) % 3 } });
  return changed.filter(({ part, place: other }) => {
    if (part === 'number turned') return other.number !== place.number && other.number > 0;
    const codes = (code: number): string => land.postCode(code)[0] ?? '';
    return part !== 'post code' || codes(other.code) !== codes(place.code);
  });
}
