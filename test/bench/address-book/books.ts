/**
 * Seeded address books of any size. An entry depends only on (seed, entryId): the book is an iterator that holds
 * nothing, and a judge of answers can ask for the entry of an id without keeping the book. Names, towns and streets are
 * skewed as in real books: a few are common, and a long made-up tail makes the number of distinct words grow with the
 * size.
 */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { typedPlainly } from './accents.ts';
import type { Land, Place, Town } from './land.ts';
import { lands } from './lands/all-lands.ts';
import { mix, type Seeded, seeded, seedOf } from './seeded.ts';

export interface BookedEntry {
  readonly entry: AddressBookEntry;
  readonly place: Place;
  readonly given: string;
  readonly surname: string;
  readonly phone: Phone;
}

export interface Phone {
  /** Digits as dialled inside the country, with its trunk prefix. */
  readonly national: string;
  /** Digits with the country's code. */
  readonly international: string;
}

export interface Book {
  readonly seed: number;
  readonly count: number;
  /** entryId: 1 to count. */
  at(entryId: number): BookedEntry;
  entries(): Generator<AddressBookEntry>;
}

export function createBook(seed: number, count: number): Book {
  const at = (entryId: number): BookedEntry => bookedEntry(seed, entryId);
  return {
    seed,
    count,
    at,
    *entries() {
      for (let entryId = 1; entryId <= count; entryId += 1) yield at(entryId).entry;
    },
  };
}

const latinLands = lands.filter(({ surnames }) => /\p{Script=Latin}/u.test(surnames[0] ?? ''));
const landWeights = lands.map(({ weight }) => weight);
const totalWeight = landWeights.reduce((sum, weight) => sum + weight, 0);

function landOf(random: Seeded): Land {
  return lands[random.weighted(landWeights, totalWeight)] as Land;
}

function bookedEntry(seed: number, entryId: number): BookedEntry {
  const random = seeded(mix(seed, entryId));
  // Households and firms: some entries share the place of an entry nearby.
  const neighbour = entryId - 1 - random.below(50);
  const place = random.chance(0.03) && neighbour > 0 ? placeOf(seed, neighbour) : placeOf(seed, entryId);
  const { land } = place;
  const { given, surname, name } = personOf(seed, land, random);
  const company = random.chance(0.3) ? companyOf(seed, land, surname, random) : '';
  const phone = phoneOf(land, random);
  const written = land.write(place, random, 'book');
  const entry: AddressBookEntry = {
    entryId,
    name,
    company,
    ...written,
    code: random.chance(0.45) ? codeOf(entryId, surname, random) : '',
    telephone: random.chance(0.85) ? phone.text : '',
    email: random.chance(0.7) ? emailOf(land, given, surname, company, random) : '',
  };
  return { entry, place, given, surname, phone };
}

/** Where the entry is, whoever lives there. */
function placeOf(seed: number, entryId: number): Place {
  const random = seeded(mix(seed ^ 0x51ed270b, entryId));
  const land = landOf(random);
  return placeIn(seed, land, random);
}

export function placeIn(seed: number, land: Land, random: Seeded): Place {
  const listed = random.chance(0.55);
  const rank = listed ? Math.floor(random.next() ** 1.9 * land.towns.length) : random.tail(3000);
  const town = listed ? (land.towns[rank] as Town) : madeTown(seed, land, rank);
  const streetCount = listed ? 200 + Math.floor(4000 / (rank + 1)) : 12 + (seedOf(town.name) % 60);
  const street = seeded(mix(mix(seed, seedOf(land.code + town.name)), Math.floor(random.next() ** 1.4 * streetCount)));
  const group = groupOf(land, street);
  const { names, kinds, fromSurname } = land.groups[group] as Land['groups'][number];
  const isMade = fromSurname !== undefined && street.chance(0.55);
  const kind = Math.floor(street.next() ** 1.9 * kinds.length);
  const streetName = isMade ? fromSurname(surnameOf(seed, land, street)) : street.pick(names);
  const house = land.madeHouse(random);
  return {
    land,
    town,
    suburb: town.suburbs.length > 0 && street.chance(0.7) ? street.pick(town.suburbs) : '',
    group,
    kind,
    streetName,
    house,
    // '1-3-5' could be read in two ways.
    unit: /^\d+-\d+$/.test(house) && land.code !== 'KR' ? null : unitOf(land, random),
    houseName: land.houseNames.length > 0 && random.chance(0.03) ? random.pick(land.houseNames) : '',
    postCode: land.madePostCode(town.area, street),
  };
}

function madeTown(seed: number, land: Land, rank: number): Town {
  const random = seeded(mix(seed ^ seedOf(land.code), rank));
  const like = random.pick(land.towns);
  const area = like.area
    .replace(/[0-9]/g, () => String(random.below(10)))
    .replace(/[A-Z]/g, () => 'ABCDEGHKLMNPRSTVW'.charAt(random.below(17)));
  return { name: land.madeTown(random), state: like.state, area, suburbs: [], alsoCalled: [] };
}

function groupOf(land: Land, random: Seeded): number {
  const weights = land.groups.map(({ weight }) => weight);
  return random.weighted(
    weights,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
}

function unitOf(land: Land, random: Seeded): Place['unit'] {
  const kind = random.weighted(
    land.units.map(({ share }) => share),
    1,
  );
  const unit = land.units[kind];
  if (unit === undefined) return null;
  // Japan names the building by the unit's kind.
  return { kind: land.code === 'JP' ? random.below(unit.forms.length) : kind, id: unit.ids(random) };
}

export function surnameOf(seed: number, land: Land, random: Seeded): string {
  if (random.chance(0.55)) return random.pickSkewed(land.surnames);
  return land.madeSurname(seeded(mix(seed ^ seedOf(`${land.code} surname`), random.tail(60_000))));
}

function personOf(seed: number, land: Land, random: Seeded): { given: string; surname: string; name: string } {
  const given = random.pickSkewed(land.givenNames);
  // People move: some have names of another country.
  const from = latinLands.includes(land) && random.chance(0.05) ? random.pick(latinLands) : land;
  const surname = surnameOf(seed, from, random);
  const name = land.nameOf(given, surname);
  const isInitialled = !land.isUnspaced && random.chance(0.04);
  return { given, surname, name: isInitialled ? land.nameOf(`${given} ${surname.charAt(0)}.`, surname) : name };
}

function companyOf(seed: number, land: Land, surname: string, random: Seeded): string {
  const form = random.pickSkewed(land.companyForms);
  const isBefore =
    land.code === 'JP' || land.code === 'KR' || land.code === 'RU' || land.code === 'UA' || land.code === 'TH';
  const core = random.chance(0.5)
    ? random.pickSkewed(land.companyWords)
    : random.chance(0.5)
      ? surname
      : madeTown(seed, land, random.tail(4000)).name;
  return isBefore
    ? `${form}${land.code === 'RU' || land.code === 'UA' || land.code === 'TH' ? ' ' : ''}${core}`
    : `${core} ${form}`;
}

function codeOf(entryId: number, surname: string, random: Seeded): string {
  const number = (entryId * 7919) % 9_999_991;
  const letters =
    typedPlainly(surname)
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase() || 'ABK';
  return random.pick([`C-${number}`, `KD${number}`, `${letters}${number}`, `${number}`, `CUST-${number}`]);
}

function phoneOf(land: Land, random: Seeded): Phone & { readonly text: string } {
  const shaped = random.pickSkewed(land.phone.shapes).replace(/#/g, () => String(random.below(10)));
  const own = shaped.replace(/\D/g, '');
  const { code, trunk } = land.phone;
  const inside =
    trunk === '' || shaped.startsWith('(') ? `${trunk}${trunk === '' ? '' : ' '}${shaped}` : `${trunk}${shaped}`;
  const text = random.chance(0.5)
    ? inside
    : random.pick([
        `+${code} ${shaped}`,
        `+${code} ${shaped}`,
        `+${code}${own}`,
        trunk === '0' ? `+${code} (0)${shaped}` : `+${code} ${shaped}`,
        trunk + own,
      ]);
  return { text, national: trunk + own, international: code + own };
}

function emailOf(land: Land, given: string, surname: string, company: string, random: Seeded): string {
  const latin = (text: string): string =>
    typedPlainly(text)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '');
  const [first, last] = [latin(given), latin(surname)];
  const firm = latin(company).slice(0, 18);
  const host =
    firm.length > 3 && random.chance(0.6)
      ? `${firm}.${land.code === 'GB' ? 'co.uk' : land.code === 'US' ? 'com' : land.code.toLowerCase()}`
      : random.pick(land.mailHosts);
  if (first === '' || last === '')
    return `${random.pick(['shop', 'order', 'mail', 'user'])}${random.below(100_000)}@${host}`;
  return `${random.pick([`${first}.${last}`, `${first.charAt(0)}${last}`, `${last}${random.below(1000)}`, `${first}${random.below(1000)}`])}@${host}`;
}
