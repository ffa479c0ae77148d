/** What makes receivers of a country look real: names, streets and places in its own writing. */

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
  /** Puts given and family name in the country's order. */
  fullName(given: string, family: string): string;
  readonly streets: Some<string>;
  /** Puts number and street in the country's order. */
  streetLine(street: string, number: number): string;
  readonly places: Some<Place>;
  readonly companies: Some<string>;
  readonly buildings: Some<string>;
  /** The mail domain, and the fixed start of telephone numbers. */
  readonly mailDomain: string;
  readonly telephoneStart: string;
  readonly telephoneDigits: number;
}

export function place(suburb: string, city: string, state: string, postCode: string): Place {
  return { suburb, city, state, postCode };
}
