/** The table: what is measured, the gate, the stretch. */
import { type Findings, type Share, share } from './findings.ts';
import type { QueryClass } from './queries.ts';
import type { StrangersFindings } from './strangers.ts';
import { type BookFindings, typoWays } from './strangers-book.ts';
import { largest } from './strangers-places.ts';

export interface GateRow {
  readonly what: string;
  readonly size: string;
  readonly measured: number;
  readonly gate: number;
  readonly stretch: number;
  readonly unit: 'ms' | 'x' | 'MB' | '%' | 's' | '';
  readonly isMoreBetter: boolean;
}

export type Verdict = 'stretch' | 'pass' | 'MISS';

export function verdictOf({ measured, gate, stretch, isMoreBetter }: GateRow): Verdict {
  const reaches = (limit: number): boolean => (isMoreBetter ? measured >= limit : measured <= limit);
  return reaches(stretch) ? 'stretch' : reaches(gate) ? 'pass' : 'MISS';
}

/** Makes rows of which more is better, on books of one size. */
export function betterWithMore(size: string) {
  return (what: string, measured: number, gate: number, stretch: number, unit: GateRow['unit']): GateRow => ({
    ...{ what, size, measured, gate, stretch, unit },
    isMoreBetter: true,
  });
}

/** Shares in per cent. Typing without a slip: 99 / 100; with slips, what the issue allows. */
const recallGates: Readonly<Record<QueryClass, readonly [gate: number, stretch: number]>> = {
  exact: [99, 100],
  prefix: [99, 100],
  'two words': [99, 100],
  accent: [99, 100],
  'post code + name': [99, 100],
  phone: [99, 100],
  'native script': [99, 100],
  'one typo': [97, 99],
  'two typos': [95, 97],
  'half-typed typo': [97, 99],
  transposition: [97, 99],
};

/** Addresses of every territory, in memory: decided by the address book's rules alone. */
export function strangersRows(found: StrangersFindings, book: BookFindings): readonly GateRow[] {
  const size = `${found.countries} countries`;
  const more = betterWithMore(size);
  const least = (
    what: string,
    shares: ReadonlyMap<string, Share>,
    isMeant: (country: string) => boolean,
    gate: number,
  ) => {
    const [country = '', worst = { right: 0, asked: 1 }] =
      [...shares].filter(([code]) => isMeant(code)).sort(([, one], [, other]) => share(one) - share(other))[0] ?? [];
    return more(`${what} (least: ${country})`, 100 * share(worst), gate, 100, '%');
  };
  const isLarge = (country: string): boolean => largest.includes(country);
  const isOther = (country: string): boolean => !isLarge(country);
  return [
    more('near misses of strangers', found.nearMisses, 100_000, 100_000, ''),
    {
      ...more('near misses of strangers matched', found.taken.length, 0, 0, ''),
      isMoreBetter: false,
    },
    least('other writing matched, large countries', found.writings, isLarge, 98),
    least('other writing matched, other countries', found.writings, isOther, 95),
    least('other writing in the first three', book.writings, () => true, 99),
    ...typoWays.map((way) =>
      more(`one typo, in the first three: ${way}`, 100 * share(book.typosByWay[way]), 99, 100, '%'),
    ),
    least('one typo, in the first three', book.typos, () => true, 99),
    more('post codes in other spellings', 100 * found.postCodes, 99, 100, '%'),
    more('comparisons per second', found.comparisonsPerSecond, 15_000, 30_000, ''),
  ];
}

export function qualityRows(
  size: string,
  isHuge: boolean,
  { recall, crowdedPrecision, validation }: Findings,
): readonly GateRow[] {
  const row = (what: string, measured: number, gate: number, stretch: number): GateRow => ({
    what,
    size,
    measured,
    gate,
    stretch,
    unit: '%',
    isMoreBetter: true,
  });
  const none = (what: string, measured: number): GateRow => ({
    what,
    size,
    measured,
    gate: 0,
    stretch: 0,
    unit: '',
    isMoreBetter: false,
  });
  return [
    ...Object.entries(recallGates).map(([queryClass, [gate, stretch]]) =>
      row(`recall@5: ${queryClass}`, 100 * share(recall[queryClass as QueryClass]), gate, stretch),
    ),
    row('precision@5: crowded', 100 * share(crowdedPrecision), 98, 100),
    none('near miss matched', validation.nearMissMatched),
    row('other spelling matched', 100 * share(validation.spellingMatched), 99, 100),
    none('other spelling matched to another place', validation.spellingMatchedElsewhere),
    row('near miss in the first three', 100 * share(validation.nearMissInTop3), isHuge ? 96 : 99, 99.9),
    none('unrelated suggested', validation.unrelatedSuggested),
  ];
}
