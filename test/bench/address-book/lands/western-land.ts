/** Puts a country with an alphabet together from its tables. */
import { type Land, list, town } from '../land.ts';
import type { Seeded } from '../seeded.ts';
import { type Habits, westernWriter } from '../western-writer.ts';

export interface Tables
  extends Pick<Land, 'code' | 'weight' | 'countryNames' | 'groups' | 'units' | 'madePostCode' | 'phone' | 'madeHouse'> {
  readonly givenNames: string;
  readonly surnames: string;
  /** Beginnings, middles and ends of surnames and towns nobody listed. */
  readonly madeSurname: (random: Seeded) => string;
  readonly madeTown: (random: Seeded) => string;
  readonly companyWords: string;
  readonly companyForms: string;
  readonly towns: string;
  readonly houseNames?: string;
  readonly mailHosts: string;
  readonly habits: Partial<Habits> & Pick<Habits, 'numberJoins' | 'letterForms'>;
}

export function westernLand(tables: Tables): Land {
  return {
    ...tables,
    givenNames: list(tables.givenNames),
    surnames: list(tables.surnames),
    nameOf: (given, surname) => `${given} ${surname}`,
    companyWords: list(tables.companyWords),
    companyForms: list(tables.companyForms),
    towns: tables.towns.split('\n').map(town),
    houseNames: list(tables.houseNames ?? ''),
    mailHosts: list(tables.mailHosts),
    isUnspaced: false,
    write: westernWriter({
      isNumberFirst: false,
      words: [],
      postCodeForms: (code) => [code],
      states: {},
      stateShare: 0,
      suburbMayBeCity: false,
      accents: ['plain'],
      ...tables.habits,
    }),
  };
}

/** A maker of words from comma lists of beginnings, middles and ends; their spaces count. */
export function syllables(first: string, middle: string, last: string): (random: Seeded) => string {
  const [begins, middles, ends] = [first.split(','), middle.split(','), last.split(',')];
  return (random) => (random.pick(begins) + random.pick(middles) + random.pick(ends)).trim();
}

export function digits(random: Seeded, count: number): string {
  let text = '';
  for (let at = 0; at < count; at += 1) text += random.below(10);
  return text;
}

/** House numbers up to `end`, small ones likelier; some with a letter. */
export function houses(
  end: number,
  letterShare: number,
  letters: readonly string[] = ['A', 'B', 'C'],
): Land['madeHouse'] {
  return (random) => {
    const number = 1 + Math.floor(random.next() ** 1.6 * end);
    if (random.chance(letterShare)) return `${number}${random.pick(letters)}`;
    return random.chance(0.02) ? `${number}-${number + 2}` : String(number);
  };
}
