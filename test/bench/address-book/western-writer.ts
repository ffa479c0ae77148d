/** Writes a place as people of countries with alphabets do: one street line, one place line, many habits. */
import { typedLong, typedPlainly } from './accents.ts';
import type { Land, Manner, Place, WrittenPlace } from './land.ts';
import { mix, type Seeded, seedOf } from './seeded.ts';

export interface Habits {
  readonly isNumberFirst: boolean;
  /** Between street and number, the commonest first. */
  readonly numberJoins: readonly string[];
  /** '{n}' the number, '{L}' its letter, '{l}' the same in lower case; the commonest first. */
  readonly letterForms: readonly string[];
  /** Words inside names, in full first: 'Saint|St|St.' */
  readonly words: readonly (readonly string[])[];
  readonly postCodeForms: (code: string) => readonly string[];
  /** The forms of a state by the one that the towns name; empty: the country writes no states. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  /** Share of addresses that name the state. */
  readonly stateShare: number;
  /** Metropolis and suburb, or only the suburb as the place: both are common. */
  readonly suburbMayBeCity: boolean;
  /** How accents are typed where they are not: 'plain' Muller, 'long' Mueller. */
  readonly accents: readonly ('plain' | 'long')[];
}

export function westernWriter(habits: Habits): Land['write'] {
  const respell = wordSpeller(habits.words);
  return (place, random, manner) => {
    const choose = chooser(random, manner);
    const house = writeHouse(place.house, habits.letterForms, choose);
    const street = respell(writeStreetName(place, choose), choose);
    const line = habits.isNumberFirst
      ? `${house}${choose(habits.numberJoins)}${street}`
      : `${street}${choose(habits.numberJoins)}${house}`;
    const { building, streetLine } = withUnit(place, line, choose, random, manner);
    const written = {
      building,
      street: streetLine,
      ...writeLocality(place, habits, random, manner, (name) => respell(name, choose)),
      state: writeState(place, habits, random, manner),
      postCode: choose(habits.postCodeForms(place.postCode)),
      country: writeCountry(place.land, random, manner),
    };
    return inSomeHand(written, habits, random, manner);
  };
}

type Choose = (forms: readonly string[]) => string;

/** A book holds the full form four times in five; a person who asks may write any. */
function chooser(random: Seeded, manner: Manner): Choose {
  return (forms) => (manner === 'book' && random.chance(0.8) ? (forms[0] ?? '') : random.pick(forms));
}

function writeHouse(house: string, letterForms: readonly string[], choose: Choose): string {
  const lettered = /^(\d+) ?([A-Z]|bis|ter)$/.exec(house);
  const [, number = '', letter = ''] = lettered ?? [];
  if (letter.length === 1) {
    return choose(letterForms).replace('{n}', number).replace('{L}', letter).replace('{l}', letter.toLowerCase());
  }
  if (letter !== '') return choose([`${number} ${letter}`, `${number}${letter}`, `${number} ${letter.toUpperCase()}`]);
  if (/^\d+-\d+$/.test(house)) return choose([house, house.replace('-', ' - '), house.replace('-', '–')]);
  return house;
}

function writeStreetName(place: Place, choose: Choose): string {
  const group = place.land.groups[place.group];
  const forms = group?.kinds[place.kind];
  if (group === undefined || forms === undefined || group.join === 'alone') return place.streetName;
  const kind = choose(forms);
  const { streetName: name } = place;
  switch (group.join) {
    case 'before':
      return kind === '' ? name : `${kind}${/['/]$/.test(kind) ? '' : ' '}${name}`;
    case 'after':
      return `${name} ${kind}`;
    case 'hyphen':
      return `${name}${/^[A-ZÅÄÖÜ]/.test(kind) ? '-' : ''}${kind}`;
    case 'glued':
      return `${name}${kind}`;
  }
}

function withUnit(
  place: Place,
  line: string,
  choose: Choose,
  random: Seeded,
  manner: Manner,
): { building: string; streetLine: string } {
  const forms = place.unit === null ? undefined : place.land.units[place.unit.kind]?.forms;
  const filled =
    forms === undefined
      ? line
      : choose(forms)
          .replaceAll('{u}', place.unit?.id ?? '')
          .replace('{a}', line);
  const [inStreet = '', inBuilding = ''] = filled.includes('⇒') ? filled.split('⇒').reverse() : [filled];
  if (place.houseName === '') return { building: inBuilding, streetLine: inStreet };
  if (manner === 'asked' && inBuilding === '' && random.chance(0.4)) {
    return { building: '', streetLine: `${place.houseName}, ${inStreet}` };
  }
  return { building: inBuilding === '' ? place.houseName : `${inBuilding}, ${place.houseName}`, streetLine: inStreet };
}

function writeLocality(
  place: Place,
  habits: Habits,
  random: Seeded,
  manner: Manner,
  respell: (name: string) => string,
): { suburb: string; city: string } {
  const { suburb, town } = place;
  const city =
    manner === 'asked' && town.alsoCalled.length > 0 && random.chance(0.12) ? random.pick(town.alsoCalled) : town.name;
  if (suburb === '') return { suburb: '', city: respell(city) };
  // In the book a place always names its suburb in the same way; a person who asks may use the other way.
  const isUsuallyCity = habits.suburbMayBeCity && mix(seedOf(place.postCode), seedOf(place.house)) % 5 < 3;
  const isCity = habits.suburbMayBeCity && manner === 'asked' && random.chance(0.1) ? !isUsuallyCity : isUsuallyCity;
  if (isCity) return { suburb: '', city: respell(suburb) };
  const isLeftOut = manner === 'asked' && random.chance(0.1);
  return { suburb: isLeftOut ? '' : respell(suburb), city: respell(city) };
}

function writeState(place: Place, habits: Habits, random: Seeded, manner: Manner): string {
  const forms = habits.states[place.town.state];
  if (forms === undefined) return '';
  if (manner === 'book') return random.chance(habits.stateShare) ? (forms[0] ?? '') : '';
  return random.chance(0.85) ? random.pick(forms) : '';
}

export function writeCountry(land: Land, random: Seeded, manner: Manner): string {
  const usual = land.countryNames[0] ?? land.code;
  if (manner === 'book')
    return random.chance(0.7) ? usual : random.chance(0.7) ? land.code : random.pick(land.countryNames);
  return random.chance(0.25) ? land.code : random.pick(land.countryNames);
}

/** Capitals, small letters, a keyboard without accents. */
function inSomeHand(written: WrittenPlace, habits: Habits, random: Seeded, manner: Manner): WrittenPlace {
  const share = manner === 'book' ? 0.03 : 0.14;
  const roll = random.next();
  const isPlain = random.chance(manner === 'book' ? 0.04 : 0.25);
  const typed =
    !isPlain || habits.accents.length === 0 ? null : random.pick(habits.accents) === 'long' ? typedLong : typedPlainly;
  if (roll >= 2 * share && typed === null) return written;
  const inHand = (text: string): string => {
    const letters = typed === null ? text : typed(text);
    return roll < share ? letters.toUpperCase() : roll < 2 * share ? letters.toLowerCase() : letters;
  };
  return {
    building: inHand(written.building),
    street: inHand(written.street),
    suburb: inHand(written.suburb),
    city: inHand(written.city),
    state: written.state,
    postCode: roll < 2 * share && roll >= share ? written.postCode.toLowerCase() : written.postCode,
    country: inHand(written.country),
  };
}

/** Replaces whole words by one of their spellings. */
function wordSpeller(words: readonly (readonly string[])[]): (text: string, choose: Choose) => string {
  const spellings = words.map((forms) => ({
    full: forms[0] ?? '',
    forms,
    pattern: new RegExp(`(?<=^|[\\s-])${forms[0] ?? ''}(?=$|[\\s-])`, 'gu'),
  }));
  return (text, choose) => {
    let spelled = text;
    for (const { full, forms, pattern } of spellings) {
      if (spelled.includes(full)) spelled = spelled.replace(pattern, () => choose(forms));
    }
    return spelled;
  };
}
