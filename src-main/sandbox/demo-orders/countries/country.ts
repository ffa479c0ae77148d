/** What a country needs so that receivers there look real: names, streets and places in its own writing. */

export type Some<Item> = readonly [Item, ...Item[]];

export interface Place {
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly givenNames: Some<string>;
  readonly familyNames: Some<string>;
  /** Puts given and family name in the order used there. */
  fullName(given: string, family: string): string;
  readonly streets: Some<string>;
  /** Puts number and street in the order used there. */
  streetLine(street: string, number: number): string;
  readonly places: Some<Place>;
  readonly companies: Some<string>;
  readonly buildings: Some<string>;
  /** The mail domain and the telephone number's fixed start. */
  readonly mailDomain: string;
  readonly telephoneStart: string;
  readonly telephoneDigits: number;
}

export function place(suburb: string, city: string, state: string, postCode: string): Place {
  return { suburb, city, state, postCode };
}
