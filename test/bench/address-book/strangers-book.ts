/**
 * A book of addresses of every territory, queried in other writings and with one typo: the right entry is matched, or
 * among the first three suggestions. Each has neighbours with its street, its town and its name.
 */
import { createAddressBook, type GivenEntry } from '../../../src-main/address-book/address-book.ts';
import type { WrittenAddress } from '../../../src-main/address-book/spelling/canonical-address.ts';
import type { Share } from './findings.ts';
import { mix, type Seeded, seeded } from './seeded.ts';
import { type Made, makePlace, nameOf, plainly, spacedCountries, streetOf, writings } from './strangers-places.ts';
import { mistyped, swapped } from './typing.ts';

/** Where a typo is made: in the street's name, in the kind of the street, where the two are joined, in the town. */
export const typoWays = ['name', 'kind', 'joint', 'town'] as const;
export type TypoWay = (typeof typoWays)[number];

export interface BookFindings {
  /** By country: the true entry was matched, or among the first three. */
  readonly writings: ReadonlyMap<string, Share>;
  readonly typos: ReadonlyMap<string, Share>;
  readonly typosByWay: Readonly<Record<TypoWay, Share>>;
  /** What was not found, as lines to read. */
  readonly missed: readonly string[];
}

/** `path`: where the book is made; `perCountry`: places of each, each with four neighbours. */
export async function measureStrangersBook(
  path: string,
  seed: number,
  perCountry: number,
  countries: readonly string[] = spacedCountries,
): Promise<BookFindings> {
  const places = countries.flatMap((country, index) => {
    const random = seeded(mix(mix(seed, 31), index));
    return Array.from({ length: perCountry }, () => makePlace(country, random));
  });
  const random = seeded(mix(seed, 32));
  const held = places.flatMap((made) => [made, ...neighboursOf(made, random)]);
  const step = held.length / Math.max(1, places.length);
  const book = createAddressBook({ path });
  try {
    await book.replaceAll(held.map((made, entryId): GivenEntry => ({ ...plainly(made), entryId })));
    const isFound = (asked: WrittenAddress, entryId: number): boolean => {
      const { matched, suggestions } = book.validate(asked);
      if (matched !== null) return matched.entryId === entryId;
      return suggestions.slice(0, 3).some(({ entry }) => entry.entryId === entryId);
    };
    return askAll(places, (index) => index * step, isFound, random);
  } finally {
    book.close();
  }
}

function askAll(
  places: readonly Made[],
  entryOf: (index: number) => number,
  isFound: (asked: WrittenAddress, entryId: number) => boolean,
  random: Seeded,
): BookFindings {
  const missed: string[] = [];
  const found = new Map<string, Share>();
  const typos = new Map<string, Share>();
  const byWay = new Map<string, Share>();
  const count = (shares: Map<string, Share>, key: string, isRight: boolean): void => {
    const { right, asked } = shares.get(key) ?? { right: 0, asked: 0 };
    shares.set(key, { right: right + (isRight ? 1 : 0), asked: asked + 1 });
  };
  for (const [index, made] of places.entries()) {
    for (const write of writings) {
      const asked = write(made);
      const isRight = isFound(asked, entryOf(index));
      count(found, made.country, isRight);
      if (!isRight) missed.push(`writing: ${lineOf(asked)}`);
    }
    for (const way of typoWays) {
      for (const withCode of [true, false]) {
        const asked = withTypo(withCode ? made : { ...made, postCode: '' }, way, random);
        if (asked === null) continue;
        const isRight = isFound(asked, entryOf(index));
        count(typos, made.country, isRight);
        count(byWay, way, isRight);
        if (!isRight) missed.push(`${way}: ${lineOf(asked)} for ${lineOf(plainly(made))}`);
      }
    }
  }
  const none = { right: 0, asked: 0 };
  const typosByWay = {
    name: byWay.get('name') ?? none,
    kind: byWay.get('kind') ?? none,
    joint: byWay.get('joint') ?? none,
    town: byWay.get('town') ?? none,
  };
  return { writings: found, typos, typosByWay, missed };
}

/** Another number of the street, another street of the town, the street in another town, both towns' code. */
function neighboursOf(made: Made, random: Seeded): readonly Made[] {
  const other = makePlace(made.country, random);
  return [
    { ...made, number: String(Number(made.number) + 2) },
    { ...made, name: nameOf(random) },
    { ...made, name: nameOf(random), kind: other.kind },
    { ...made, city: other.city, suburb: other.suburb, postCode: other.postCode },
  ];
}

/** One typo; null: the address has no such word, or the result is not a typo. */
function withTypo(made: Made, way: TypoWay, random: Seeded): WrittenAddress | null {
  const typed = random.pick([mistyped, mistyped, swapped]);
  const { kind, name, city } = made;
  if (way === 'name') return changed(made, { ...made, name: typed(name, random) });
  if (way === 'town') return changed(made, { ...made, city: typed(city, random) });
  if (kind === null) return null;
  if (way === 'kind') {
    const isMeant = kind.long.length >= 6 || kind.place === 'first';
    return isMeant ? changed(made, { ...made, kind: { ...kind, long: typed(kind.long, random) } }) : null;
  }
  return kind.place === 'glued' ? changed(made, atJoint(made, kind.long, random)) : null;
}

/** 'Haupsttraße', 'Hauptstrraße' is in the kind, 'Haupttstraße', 'Haupstraße'. */
function atJoint(made: Made, kind: string, random: Seeded): Made {
  const [last, first] = [made.name.at(-1) ?? '', kind[0] ?? ''];
  const joint = random.pick([first + last, last + last + first, last + first + first, last, first]);
  const glued = made.name.slice(0, -1) + joint + kind.slice(1);
  return { ...made, name: glued, kind: null };
}

function changed(made: Made, other: Made): WrittenAddress | null {
  const isSame = streetOf(made) === streetOf(other) && made.city === other.city;
  return isSame ? null : plainly(other);
}

function lineOf({ street, suburb, city, postCode, country }: WrittenAddress): string {
  return [street, suburb, city, postCode, country].join(' | ');
}
