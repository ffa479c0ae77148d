/** Short forms of the words in a street line, and what kind of words they are. */
import type { Rules } from '../rules/address-rules.ts';
import { squeezed, startsWithDigit } from '../text/written-text.ts';

/** 'street' as 'st'; a word without a short form as it is. */
export function shortOf(word: string, { shorts }: Rules): string {
  return shorts.get(word) ?? word;
}

/** 'w', 'st', 'gl': so short that with the next word it may be another one. */
function isShortForm(word: string, { longs }: Rules): boolean {
  return word.length < 4 && longs.of(word) !== undefined;
}

/** The word before another one, when they are run together: 'West Alton' is not 'Walton', nor 'San Oto' 'Soto'. */
export function boundTo(word: string, rules: Rules): string {
  return isShortForm(word, rules) ? `${word}-` : word;
}

/** As `squeezed`, where each short form stays apart from its neighbours; a kind of street only from what is behind it. */
export function squeezedName(name: string, rules: Rules): string {
  const words = withKindsInNames(withoutPlainKind(name.split(' '), rules), rules);
  const areShort = words.map((word) => isShortForm(word, rules));
  if (!areShort.includes(true)) return squeezed(words.join(' '));
  const areApart = (at: number, word: string, next: string): boolean =>
    (areShort[at] === true || (areShort[at + 1] === true && !rules.types.has(next))) &&
    // 'S.S. 16' is 'SS16', 'P.S.C.' PSC; 'R. V. Hugo' has a kind of street.
    !startsWithDigit(word) &&
    !startsWithDigit(next) &&
    (word.length + next.length > 2 || rules.types.has(word));
  const apart = words.map((word, at) => {
    const next = words[at + 1];
    return next !== undefined && areApart(at, word, next) ? `${word}-` : word;
  });
  return squeezed(apart.join(' '));
}

/** Spain's 'Calle Mayor' is 'Mayor'; 'Calle 30' and 'Calle Camino Viejo' stay, and so does 'Calle Torre': 'Torre 5' is a tower. */
function withoutPlainKind(words: readonly string[], rules: Rules): readonly string[] {
  const [kind, first = '', ...others] = words;
  if (kind !== rules.plainKind || isType(first, rules)) return words;
  const isSaint = first === shortOf('san', rules) && others.length > 0;
  return isSaint || (nameAlone.test(first) && !saysBuilding(first, rules)) ? [first, ...others] : words;
}

const nameAlone = /^\p{L}{3,}$/u;

/** Alone with a number it may be a house or a part of one. */
function saysBuilding(word: string, rules: Rules): boolean {
  const { unitKinds, unitsAlone, unitWords, levels, doors, buildings, houses } = rules;
  const isSaid = [unitKinds, unitsAlone, unitWords, levels, doors, buildings, houses].some((words) => words.has(word));
  return (
    isSaid || rules.countedHouses.has(word) || rules.phrases.get(word)?.some(({ kind }) => kind !== 'word') === true
  );
}

/** 'street', 'st', and a word that ends in one: 'hauptstrasse'. */
export function isType(word: string, rules: Rules): boolean {
  return rules.types.has(shortOf(word, rules)) || endingOf(word, rules) !== undefined;
}

/** 'Lake View Drive' is 'Lakeview Drive': before the kind that ends the street, another one is a word of its name, and in full. */
function withKindsInNames(words: readonly string[], rules: Rules): readonly string[] {
  const { types, longs, numberFirst } = rules;
  if (!numberFirst || words.length < 3 || !types.has(words.at(-1) ?? '')) return words;
  const inFull = (word: string): string => {
    const long = longs.of(word)?.[0] ?? '';
    return long.length > word.length ? long : word;
  };
  const isInName = (word: string, at: number): boolean =>
    at < words.length - 1 && types.has(word) && !rules.contrasts.has(word);
  return words.map((word, at) => (isInName(word, at) ? inFull(word) : word));
}

type Ending = Rules['endings'][number];

/** The longest kind of a street that the word ends in. */
export function endingOf(word: string, { endings }: Rules): Ending | undefined {
  if (endings.length === 0) return undefined;
  const some = byLastLetter(endings).get(word.at(-1) ?? '');
  return some?.find(([ending]) => word.length > ending.length + 1 && word.endsWith(ending));
}

function byLastLetter(endings: readonly Ending[]): ReadonlyMap<string, readonly Ending[]> {
  const known = lastLetters.get(endings);
  if (known !== undefined) return known;
  const groups = Map.groupBy(endings, ([ending]) => ending.at(-1) ?? '');
  lastLetters.set(endings, groups);
  return groups;
}

/** Made once for each country. */
const lastLetters = new WeakMap<readonly Ending[], ReadonlyMap<string, readonly Ending[]>>();

export const directions: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

export function isDirection(word: string, rules: Rules): boolean {
  return directions.has(shortOf(word, rules));
}

/** 'North', 'Norte': where in a house a part of it is. */
export function isSide(word: string, rules: Rules): boolean {
  return isDirection(word, rules) || sides.has(word);
}

/** Of languages other than English, which have no letters for them. */
const sides: ReadonlySet<string> = new Set([
  ...['norte', 'nte', 'sur', 'sul', 'este', 'leste', 'oeste', 'poniente', 'oriente'],
  ...['nord', 'sud', 'est', 'ouest', 'ovest', 'ost', 'west', 'noord', 'zuid', 'oost'],
]);

/** Is it a word for a part of which a house has several, told apart by their sides? 'Tower', 'Eingang', 'Halle'. */
export function hasSides(word: string, rules: Rules): boolean {
  return sidedKinds.has(rules.unitKinds.get(word) ?? '');
}

const sidedKinds: ReadonlySet<string> = new Set('bldg stair entree gate hall ramp dock warehouse'.split(' '));

/** Where the street's own words end: at 'St' in 'Elm St N'; -1 when there are only directions. */
export function lastNamed(words: readonly string[], rules: Rules): number {
  return words.findLastIndex((word) => !isDirection(word, rules));
}
