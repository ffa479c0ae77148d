/** The bench's model of a country: its people, places, and the ways its addresses are written. */
import type { Seeded } from './seeded.ts';

export interface Town {
  readonly name: string;
  readonly state: string;
  /** How the post codes of the town begin. */
  readonly area: string;
  readonly suburbs: readonly string[];
  /** Other names people write for it. */
  readonly alsoCalled: readonly string[];
}

/** How name and kind of a street are joined: 'rue X' · 'X Street' · 'X|straße' · 'X-Straße' · a name without a kind. */
export type Join = 'before' | 'after' | 'glued' | 'hyphen' | 'alone';

export interface StreetGroup {
  /** The share of the country's streets in this group, relative to the others. */
  readonly weight: number;
  readonly join: Join;
  readonly names: readonly string[];
  /** Each kind with all its spellings, the full one first. */
  readonly kinds: readonly (readonly string[])[];
  /** Turns a made-up surname into a street's name here; absent: the group has no made-up names. */
  readonly fromSurname?: (surname: string) => string;
}

export interface Unit {
  /** Index into the country's unit forms. */
  readonly kind: number;
  readonly id: string;
}

/** A place as it is, before anybody writes it. */
export interface Place {
  readonly land: Land;
  readonly town: Town;
  readonly suburb: string;
  readonly group: number;
  readonly kind: number;
  readonly streetName: string;
  /** '12', '12A', '12-14', '15/7', '3-12-5' */
  readonly house: string;
  readonly unit: Unit | null;
  /** A house with a name of its own; part of the address. */
  readonly houseName: string;
  readonly postCode: string;
}

export interface WrittenPlace {
  readonly building: string;
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  readonly country: string;
}

/** 'book': as the clerk of an address book writes, mostly in full. 'asked': any way people write. */
export type Manner = 'book' | 'asked';

export interface Land {
  /** ISO 3166 alpha-2 */
  readonly code: string;
  readonly weight: number;
  /** The country's name as people write it; the first is usual in books. */
  readonly countryNames: readonly string[];
  readonly givenNames: readonly string[];
  readonly surnames: readonly string[];
  /** A made-up surname; the same number gives the same one. */
  readonly madeSurname: (random: Seeded) => string;
  readonly nameOf: (given: string, surname: string) => string;
  readonly companyWords: readonly string[];
  readonly companyForms: readonly string[];
  readonly towns: readonly Town[];
  readonly madeTown: (random: Seeded) => string;
  readonly groups: readonly StreetGroup[];
  readonly houseNames: readonly string[];
  /** The kinds of units, each with its share and its spellings. Absent ids: no units. */
  readonly units: readonly {
    readonly share: number;
    readonly ids: (random: Seeded) => string;
    readonly forms: readonly string[];
  }[];
  readonly madeHouse: (random: Seeded) => string;
  /** The rest of a post code after the town's beginning; `street` gives every house of a street the same code. */
  readonly madePostCode: (area: string, street: Seeded) => string;
  readonly phone: { readonly code: string; readonly trunk: string; readonly shapes: readonly string[] };
  readonly mailHosts: readonly string[];
  /** Written without spaces between words. */
  readonly isUnspaced: boolean;
  readonly write: (place: Place, random: Seeded, manner: Manner) => WrittenPlace;
}

/** 'Name|State|Area|Suburb,Suburb|Other name,Other name' */
export function town(line: string): Town {
  const [name = '', state = '', area = '', suburbs = '', alsoCalled = ''] = line.split('|');
  return { name, state, area, suburbs: list(suburbs), alsoCalled: list(alsoCalled) };
}

export function list(text: string): readonly string[] {
  return text === '' ? [] : text.split(',').map((word) => word.trim());
}

/** 'Street|St|St.,Road|Rd|Rd.' */
export function kinds(text: string): readonly (readonly string[])[] {
  return text.split(',').map((kind) => kind.trim().split('|'));
}
