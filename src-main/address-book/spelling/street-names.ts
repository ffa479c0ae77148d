/** The words of a street's name, short, and in one order. */
import type { Rules } from '../rules/address-rules.ts';
import type { WordSet } from '../rules/word-tables.ts';
import { startsWithDigit } from '../text/written-text.ts';
import { endingOf, isDirection, isType, lastNamed, shortOf } from './short-words.ts';

/**
 * Short words, without those that only join others; never an empty list where there were words. `isUnnumbered`: it may
 * be a corner.
 */
export function nameOf(words: readonly string[], isUnnumbered: boolean, rules: Rules): readonly string[] {
  const read = withKindsRead(withLettersRead(words, rules), rules);
  const said = read.filter(
    (word, index) =>
      !joins(word, read, index, rules) && !isLeftOut(word, read, index, rules) && !saysRoadAgain(read, index, rules),
  );
  const figured = (said.length === 0 ? read : said).map((word, at, all) => inFigures(all[at - 1], word, rules));
  const named = withTypeBehind(figured, rules);
  const whole = rules.letteredStreets ? directionAsName(named, rules) : -1;
  const short = named.flatMap((word, index) =>
    index === whole || (index === 0 && isNumberOfNone(named, rules)) ? word : shortened(word, rules),
  );
  return isUnnumbered && rules.numberFirst ? atCorner(short, rules) : short;
}

/**
 * 'rue Louis XIV' is 'rue Louis 14', 'Lajpat Nagar III' is 'Lajpat Nagar 3'; the 'Carrer del Vi' is called after the wine. One letter may be a
 * letter, and China's 'Xi' is the west.
 */
function inFigures(before: string | undefined, word: string, rules: Rules): string {
  if (before === undefined || word.length === 1 || isType(before, rules) || shortOf(word, rules) !== word) return word;
  const [, tens = '', ones = ''] = roman.exec(word) ?? [];
  return `${tens}${ones}` === '' ? word : String(tens.length * 10 + romanOnes.indexOf(ones));
}

const roman = /^(x{0,2})(i{0,3}|iv|vi{0,3}|ix)$/;
const romanOnes = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/**
 * '5 12 Elm St' does not say which number is the house's, so it is not '5 12th Elm St'. In '5 12 St' the number counts
 * the streets.
 */
function isNumberOfNone([number = '', ...words]: readonly string[], rules: Rules): boolean {
  const next = words.find((word) => !isDirection(word, rules));
  return rules.numberFirst && /^\d+$/.test(number) && next !== undefined && !rules.types.has(shortOf(next, rules));
}

/**
 * Where 'North' of 'North St NW' stands: beside 'N St', a street that a letter names, it is not shortened; nor is 'East' of 'Avenue East'
 * beside 'Avenue E'. -1: a name stands beside it.
 */
function directionAsName(words: readonly string[], rules: Rules): number {
  const type = words.findIndex((word) => rules.types.has(shortOf(word, rules)));
  const at = type === 0 && words.length === 2 ? 1 : type - 1;
  const isName = (word: string, index: number): boolean => isDirection(word, rules) || index === type;
  const whole = words[at] ?? '';
  return whole.length > 2 && shortOf(whole, rules).length === 1 && words.every(isName) ? at : -1;
}

/** 'Esd. Nova' is an escadaria, 'Lindenau Rtt' a retreat; in 'Rua Esd' such a word is the name. */
function withKindsRead(words: readonly string[], rules: Rules): readonly string[] {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return words;
  const before = rules.kindsBefore.get(first);
  if (before !== undefined) return [...before.split(' '), ...others];
  const last = lastNamed(others, rules);
  const behind = rules.kindsBehind.get(others[last] ?? '');
  return behind === undefined ? words : words.with(last + 1, behind);
}

/** 'Gedimino g.', 'Ermou str.'; in front of the name it is an initial or short for a rank: 'G. Petrausko plentas', 'Στρ. Παπάγου'. */
function isLeftOut(word: string, words: readonly string[], at: number, rules: Rules): boolean {
  if (!rules.leftOut.has(word)) return false;
  const mayBeName = /^[a-z]$/.test(word) || !rules.leftOut.has(shortOf(word, rules));
  return !mayBeName || at === words.length - 1;
}

/** Roads of the United States that have their number behind them. */
const numberedRoads: ReadonlySet<string> = new Set(['fm', 'cord', 'ranrd']);

/** 'FM 1960 Road' is FM 1960. */
function saysRoadAgain(words: readonly string[], at: number, rules: Rules): boolean {
  const isNumbered = at > 1 && /^\d+$/.test(words[at - 1] ?? '') && shortOf(words[at] ?? '', rules) === 'rd';
  const kind = isNumbered ? shortOf(words[at - 2] ?? '', rules) : '';
  return numberedRoads.has(kind) && rules.types.has(kind);
}

/**
 * Nothing is joined at the end: 'Calle El', 'Avenue D'. A single letter may be a name in other places, too: 'Avenue D
 * North', 'D Street'. It joins words when it stands between them, or when an apostrophe stood behind it. The 'rue des Bois' is
 * not the 'rue du Bois'.
 */
function joins(word: string, words: readonly string[], at: number, rules: Rules): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (!rules.joining.has(word) || next === undefined || rules.plurals.has(`${word} ${next}`)) return false;
  if (word.length > 1) return true;
  if (before !== undefined && before.length > 1 && rules.joining.has(before)) return true;
  if (isType(next, rules) || isDirection(next, rules)) return false;
  if (rules.elisions.has(word)) return /^[aeiouyh]/.test(next);
  return before !== undefined && !isType(before, rules);
}

const letterAtNumber = /^(\d+)(\p{L})$/u;

/**
 * 'Calle 12A' and 'Calle 12 A' are not Calle 12: the letter is a part of the name. In '5a Avenida' and 'impasse de la
 * 5e Division' the letter may make the number an ordinal: then the counted word stands behind it, and the kind of the
 * street does not stand before it. Canada's '4E Street' is no '4e rue': it does not count in French.
 */
function withLettersRead(words: readonly string[], rules: Rules): readonly string[] {
  if (rules.ordinals === null || !words.some(startsWithDigit)) return words;
  const read: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = read.at(-1) ?? '';
    const isBehindType = isType(words[index - 1] ?? '', rules);
    const number = letterAtNumber.exec(word)?.[1];
    const isLetter = index === 2 && /^[a-df-mp-rt-vx-z]$/.test(word) && isType(words[0] ?? '', rules);
    const next = words[index + 1];
    const isEnglish =
      rules.leadingTypes.size > 0 && next !== undefined && isType(next, rules) && !rules.leadingTypes.has(next);
    if (isLetter && /^\d+$/.test(before)) read[read.length - 1] = before + word;
    else if (number === undefined || isBehindType || next === undefined || isEnglish) read.push(word);
    else read.push(rules.ordinals.test(word) ? counted(number) : word);
  }
  return read;
}

/**
 * 'rue Sherbrooke Ouest' becomes 'Sherbrooke rue Ouest', because the street is also called 'Sherbrooke Street West'.
 */
function withTypeBehind(words: readonly string[], rules: Rules): readonly string[] {
  const [type = '', ...name] = words;
  if (!rules.leadingTypes.has(type)) return words;
  const last = lastNamed(name, rules);
  if (last === -1 || isType(name[last] ?? '', rules)) return words;
  return [...name.slice(0, last + 1), type, ...name.slice(last + 1)];
}

/** 'Corner of 3rd Avenue and Pine Street': two streets make a corner, with or without the word, in either order. */
function atCorner(words: readonly string[], rules: Rules): readonly string[] {
  const isSaid = words[0] === 'cnr';
  const streets = isSaid ? withTypes(words.slice(1), rules) : words;
  if (streets.filter((word) => rules.types.has(word)).length < 2) return words;
  const two = twoStreets(streets, rules);
  return two === null ? streets : [...two].sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1)).flat();
}

/** The streets of a corner, each with its kind. Null: the words are not clearly two streets. */
export function twoStreets(
  words: readonly string[],
  { types, numberFirst }: Rules,
): readonly (readonly string[])[] | null {
  if (!numberFirst || words.length < 4 || words.filter((word) => types.has(word)).length !== 2) return null;
  const end = words.findIndex((word) => types.has(word)) + 1;
  const [one, other] = [words.slice(0, end), words.slice(end)];
  return one.length > 1 && other.length > 1 && types.has(other.at(-1) ?? '') ? [one, other] : null;
}

/** 'King & Lonsdale Sts' are King St and Lonsdale St. */
function withTypes(words: readonly string[], { types }: Rules): readonly string[] {
  const [one = '', other = '', plural = '', ...more] = words;
  const type = plural.slice(0, -1);
  const areTwo = more.length === 0 && plural.endsWith('s') && types.has(plural) && types.has(type);
  return areTwo && !types.has(one) && !types.has(other) ? [one, type, other, type] : words;
}

/** Thai names road and lane in either order, each with its kind before it. */
export function inOrder(name: readonly string[], rules: Rules): readonly string[] {
  if (rules.typeAnywhere) return withTypeLast(name, rules);
  const lane = rules.script === 'thai' ? numberedLane(name) : null;
  if (lane !== null) return lane;
  if (rules.script !== 'thai' || !rules.types.has(name[0] ?? '')) return withPartFirst(name, rules);
  const parts: string[] = [];
  for (const word of name) {
    if (rules.types.has(word)) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
  }
  return parts.sort();
}

/** 'Sukhumvit Soi 5', 'Soi Sukhumvit 5', 'Soi 5, Sukhumvit Road': the fifth lane of that road. Null: not that, or more is said. */
function numberedLane(name: readonly string[]): readonly string[] | null {
  const at = name.indexOf('ซ');
  const others = name.toSpliced(at, 1);
  const number = others.findIndex(startsWithDigit);
  const isLanes = number === at || (at === 0 && number === others.length - 1);
  if (at === -1 || !isLanes || others.filter(startsWithDigit).length > 1 || others.includes('ซ')) return null;
  const road = others.filter((word, index) => index !== number && word !== 'ถ' && word !== 'rd');
  return road.length === 0 ? null : ['ซ', others[number] ?? '', 'ถ', ...road];
}

/** 'Leeson Street Upper' is 'Upper Leeson Street'. */
function withPartFirst(name: readonly string[], rules: Rules): readonly string[] {
  const { types } = rules;
  const [direction = '', ...rest] = name;
  // China's 'West Nanjing Road' is 'Nanjing West Road'.
  if (rules.directionInside && rest.length > 1 && isDirection(direction, rules) && types.has(rest.at(-1) ?? ''))
    return rest.toSpliced(-1, 0, direction);
  const last = name.at(-1) ?? '';
  // 'Nanjing Road (W)'.
  if (rules.directionInside && name.length > 2 && isDirection(last, rules) && types.has(name.at(-2) ?? ''))
    return [...name.slice(0, -2), last, name.at(-2) ?? ''];
  const isPart = name.length > 2 && (last === 'upr' || last === 'lwr') && types.has(name.at(-2) ?? '');
  return isPart ? [last, ...name.slice(0, -1)] : name;
}

function withTypeLast(name: readonly string[], { types }: Rules): readonly string[] {
  const [first = '', ...others] = name;
  const isFirst = types.has(first) && others.length > 0 && !others.some((word) => types.has(word));
  return withCountFirst(isFirst ? [...others, first] : name, types);
}

/** '1aia', '2yy': 'первая', 'второй'. */
const count = /^\d+[aiy]{2,3}$/;

/** 'Тверская-Ямская 1-я ул.' is '1-я Тверская-Ямская ул.' */
function withCountFirst(name: readonly string[], types: WordSet): readonly string[] {
  const at = types.has(name.at(-1) ?? '') ? name.length - 2 : name.length - 1;
  const counted = name[at] ?? '';
  return at > 0 && count.test(counted) ? [counted, ...name.toSpliced(at, 1)] : name;
}

/** '21 St', '21st St': with letters, so that a slip in 'fifth' is still near to it. */
function counted(digits: string): string {
  const last = /1\d$/.test(digits) ? 0 : Number(digits.at(-1));
  return `${digits}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

/** 'Hauptstraße' ends in a word of its own. */
function shortened(word: string, rules: Rules): readonly string[] {
  const whole = shortOf(word, rules);
  if (rules.ordinals !== null && startsWithDigit(whole)) {
    // A single letter says nothing here: `withLettersRead` knows where it stood.
    const digits = letterAtNumber.test(whole)
      ? undefined
      : (rules.ordinals.exec(whole)?.[1] ?? /^\d+$/.exec(whole)?.[0]);
    return [digits === undefined ? whole : counted(digits)];
  }
  if (whole !== word || rules.types.has(word)) return whole.split(' ');
  const ending = endingOf(word, rules);
  if (ending !== undefined) {
    const stem = word.slice(0, -ending[0].length);
    return [shortOf(stem, rules), ending[1]];
  }
  // 'Vesterv.': the ending is already short, and the part before it has a short form.
  const short = rules.shortEndings.find((one) => word.endsWith(one) && rules.shorts.has(word.slice(0, -one.length)));
  return short === undefined ? [word] : [shortOf(word.slice(0, -short.length), rules), short];
}
