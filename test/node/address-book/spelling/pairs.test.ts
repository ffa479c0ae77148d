/**
 * Every table of spellings, read by the rules alone: one place in two writings, and two places. A test takes the whole
 * table of a kind or a country, and names the pairs that are read otherwise.
 */
import { describe, expect, test } from 'vitest';
import { differingFields } from '../../../../src-main/address-book/compare/differing-fields.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { matchAmong, sameAddress, spellingKey } from '../../../../src-main/address-book/spelling/same-address.ts';
import { exam } from './exam/exam.ts';
import { filledForms } from './filled-forms.ts';
import { furtherGuides } from './further-guides.ts';
import { furtherWritings } from './further-writings.ts';
import { geocoderCases } from './geocoder-cases.ts';
import { linesWithoutCommas } from './lines-without-commas.ts';
import { lookAlikes as lookAlikesMet } from './look-alikes.ts';
import { nationalGuides } from './national-guides.ts';
import { otherGuides } from './other-guides.ts';
import { partsOfHouses } from './parts-of-houses.ts';
import { postStandards } from './post-standards.ts';
import { postalGuides } from './postal-guides.ts';
import { samePlaceWritings } from './same-places.ts';
import { type Family, families } from './spelling-families.ts';
import { lessSaid, otherPlaces, type SpellingPair, samePlaces } from './spelling-pairs.ts';
import { wordsInLines } from './spelling-words.ts';
import { storesAndYards } from './stores-and-yards.ts';
import { towersAndSides } from './towers-and-sides.ts';
import { writtenAddress } from './written-address.ts';
import { writtenOtherwise } from './written-otherwise.ts';

const lookAlikes = [
  ...lookAlikesMet,
  ...postStandards,
  ...postalGuides,
  ...furtherGuides,
  ...furtherWritings,
  ...filledForms,
  ...geocoderCases,
  ...linesWithoutCommas,
  ...nationalGuides,
  ...otherGuides,
  ...partsOfHouses,
  ...storesAndYards,
  ...towersAndSides,
  ...writtenOtherwise,
];

type Pair = readonly [one: string, other: string];

/** Nothing is remembered from one address to the next. */
const read = (line: string) => canonicalAddress(writtenAddress(line));
const toPair = ({ held, asked }: SpellingPair): Pair => [held, asked];
const isOne = ([one, other]: Pair): boolean =>
  sameAddress(read(one), read(other)) && sameAddress(read(other), read(one));
const isEither = ([one, other]: Pair): boolean =>
  sameAddress(read(one), read(other)) || sameAddress(read(other), read(one));

/** Also checked by their keys, which look them up. */
const isTaken = (pair: Pair): boolean => isEither(pair) || spellingKey(read(pair[0])) === spellingKey(read(pair[1]));
const isMarked = ([one, other]: Pair): boolean => differingFields(read(one), read(other)).includes('street');

const ofLands: readonly (readonly [land: string, families: readonly Family[], others: readonly Pair[]])[] = [
  ...Object.entries(families).map(([land, ofLand]) => [land, ofLand, []] as const),
  ...Object.entries(exam).map(([land, { families: ofLand, others }]) => [`${land}, examined`, ofLand, others] as const),
];

describe('one place, in every two of its writings', () => {
  test.each(ofLands)('%s', (_land, ofLand) => {
    const ofPlaces = ofLand.map((family) => family.map((line) => ({ line, address: read(line) })));
    const pairs = ofPlaces.flatMap((family) => family.flatMap((one) => family.map((other) => [one, other] as const)));
    const apart = pairs.filter(([one, other]) => !sameAddress(one.address, other.address));
    expect(apart.map(([one, other]) => [one.line, other.line])).toEqual([]);
  });

  test.each([...Object.entries(samePlaceWritings), ...lookAlikes.map(({ kind, same }) => [kind, same] as const)])(
    '%s',
    (_what, pairs) => {
      expect(pairs.filter((pair) => !isOne(pair))).toEqual([]);
    },
  );

  test.each([
    ['written in two ways', samePlaces],
    ['of which one says less', lessSaid],
  ])('%s, and no street is marked as another', (_what, pairs) => {
    expect(pairs.map(toPair).filter((pair) => !isOne(pair) || isMarked(pair))).toEqual([]);
  });
});

describe('two places', () => {
  test.each(ofLands.filter(([, , others]) => others.length > 0))('%s', (_land, _families, others) => {
    expect(others.filter(isTaken)).toEqual([]);
  });

  test.each(lookAlikes.map(({ kind, others }) => [kind, others] as const))('%s', (_kind, others) => {
    expect(others.filter(isEither)).toEqual([]);
  });

  test('that are written alike', () => {
    expect(otherPlaces.map(toPair).filter(isTaken)).toEqual([]);
  });
});

describe.each(wordsInLines)('words in $line', ({ line, words }) => {
  const rows = words.map((row) => row.split(': ')).map(([word = '', shorts = '']) => [word, ...shorts.split(' ')]);
  const written = (word: string): string => line.replace('%', word);

  test('each is its short forms', () => {
    const pairs = rows.flatMap(([word = '', ...shorts]) =>
      shorts.map((short): Pair => [written(word), written(short)]),
    );
    expect(pairs.filter((pair) => !isOne(pair))).toEqual([]);
  });

  test('none is another one', () => {
    const all = rows.map(([word = '']) => spellingKey(read(written(word))));
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });
});

describe('nothing is claimed', () => {
  test.each<SpellingPair & { why: string }>([
    {
      why: 'without a country',
      held: '12 Smith St | | Fitzroy | VIC | 3065 | AU',
      asked: '12 Smith St | | Fitzroy | VIC | 3065 | ',
    },
    {
      why: 'without a street',
      held: '12 Smith St | | Fitzroy | VIC | 3065 | AU',
      asked: ' | | Fitzroy | VIC | 3065 | AU',
    },
    {
      why: 'without a post code',
      held: '12 Smith St | | Fitzroy | VIC | 3065 | AU',
      asked: '12 Smith St | | Fitzroy | VIC | | AU',
    },
    {
      why: 'without a number',
      held: '12 Smith St | | Fitzroy | VIC | 3065 | AU',
      asked: 'Smith St | | Fitzroy | VIC | 3065 | AU',
    },
    {
      why: 'with the number alone',
      held: '12 Smith St | | Fitzroy | VIC | 3065 | AU',
      asked: '12 | | Fitzroy | VIC | 3065 | AU',
    },
    {
      why: 'when both say too little',
      held: '12 | | Fitzroy | VIC | 3065 | AU',
      asked: '12 | | Fitzroy | VIC | 3065 | AU',
    },
    { why: 'without any place', held: '88 Nathan Rd | | Kowloon | | | HK', asked: '88 Nathan Rd | | | | | HK' },
  ])('$why', ({ held, asked }) => {
    expect(isEither([held, asked])).toBe(false);
  });

  test('when what is left out tells two entries apart', () => {
    const asked = read('4 Quay Rd | | | | YO21 1HH | UK');
    const [harbour, anchor] = [
      'Harbour House, 4 Quay Rd | | Whitby | | YO21 1HH | UK',
      'Anchor House, 4 Quay Rd | | Whitby | | YO21 1HH | UK',
    ].map(read);
    const plain = read('4 Quay Road | | Whitby | | YO21 1HH | UK');
    expect(matchAmong(asked, present([harbour, anchor]))).toBe(-1);
    expect(matchAmong(asked, present([harbour, plain]))).toBe(0);
    // The entry that says exactly the same is the right one, whatever else there is.
    expect(matchAmong(read('4 Quay Rd | | Whitby | | YO21 1HH | UK'), present([harbour, anchor, plain]))).toBe(2);
  });
});

function present<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined);
}
