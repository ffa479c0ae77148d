/**
 * A form that gives a street too little room cuts it, and the rest stands in the next line: '12 rue du Faubourg Saint-' above 'Honoré',
 * 'Karl-Marx-' above 'Allee 33', '1425 North Wolcott' above 'Avenue Apt 3F', 'Via Vittorio' above 'Emanuele 12'.
 */
import type { Rules } from '../rules/address-rules.ts';
import { wordsOfWritten } from '../text/written-text.ts';
import { isDirection, isType } from './short-words.ts';

const digit = /\p{N}/u;

/** The whole line; null where the first line may be whole. */
export function withoutCut(first: string, second: string, rules: Rules): string | null {
  const [above, below] = [first.trimEnd(), second.trimStart()];
  const [words, next] = [wordsOfWritten(above), wordsOfWritten(below)];
  const named = words.filter((word) => !digit.test(word));
  if (named.length === 0 || next.length === 0) return null;
  if (/\p{L}-$/u.test(above)) return `${above}${below}`;
  const last = words.at(-1) ?? '';
  const isJoined = last.length > 1 && rules.joining.has(last) && named.length > 1 && isType(named[0] ?? '', rules);
  const isCut =
    isJoined ||
    isKindBelow(words, next, rules) ||
    isContrastAbove(words, next, rules) ||
    isNameBelow(words, next, rules);
  return isCut ? `${above} ${below}` : null;
}

/** 'Mariahilfer' above 'Straße 10', '1425 North Wolcott' above 'Avenue Apt 3F': where the kind stands behind the name, it names no street alone. */
function isKindBelow(words: readonly string[], [kind = '', ...rest]: readonly string[], rules: Rules): boolean {
  const [behind = ''] = rest;
  const isAlone = rest.length === 0 || digit.test(behind) || isOfHouse(behind, rules);
  if (!isAlone || !rules.types.has(shortWhole(kind, rules))) return false;
  const isWhole = words.some((word) => isType(word, rules) || isOfHouse(word, rules) || rules.houses.has(word));
  if (isWhole || !words.some((word) => !digit.test(word) && word.length > 2)) return false;
  const hasNumber = digit.test(words[0] ?? '');
  if (rules.numberFirst) return hasNumber && roads.has(shortWhole(kind, rules));
  return rules.endings.length > 0 && (!hasNumber || words.length > 1);
}

/** No village is called by one of them alone, as one may be 'Park' or 'Centre'. */
const roads: ReadonlySet<string> = new Set([
  'st',
  'rd',
  'ave',
  'ln',
  'dr',
  'blvd',
  'ct',
  'cres',
  'tce',
  'cl',
  'hwy',
  'pkwy',
]);

function shortWhole(word: string, { shorts }: Rules): string {
  return shorts.get(word) ?? word;
}

/** '12 Old' above 'Church Lane', '1425 North' above 'Wolcott Avenue'. */
function isContrastAbove([number = '', ...words]: readonly string[], next: readonly string[], rules: Rules): boolean {
  const isContrast = (word: string): boolean => rules.contrasts.has(word) || isDirection(word, rules);
  const end = next.findIndex((word) => isType(word, rules));
  return (
    rules.numberFirst &&
    /^\d+$/.test(number) &&
    words.every(isContrast) &&
    end > 0 &&
    !next.slice(0, end).some((word) => digit.test(word))
  );
}

/** 'Via Vittorio' above 'Emanuele 12': a street without a number, and one name with a number. */
function isNameBelow(words: readonly string[], next: readonly string[], rules: Rules): boolean {
  const [kind = '', ...name] = words;
  if (rules.numberFirst || name.length === 0 || words.some((word) => digit.test(word))) return false;
  if (!rules.leftOut.has(kind) && !rules.types.has(shortWhole(kind, rules))) return false;
  const [below = '', number = ''] = next.filter((word) => !rules.leftOut.has(word));
  const isName =
    below.length > 3 && !digit.test(below) && !isType(below, rules) && !isOfHouse(below, rules) && !quarters.has(below);
  return (
    isName &&
    (/^\d+[a-z]?$/.test(number) || (rules.phrases.get(number)?.some(({ kind: of }) => of === 'mark') ?? false))
  );
}

/** Parts of towns that have numbers. */
const quarters: ReadonlySet<string> = new Set(
  'sector sektor zona zone distrito district arrondissement barrio colonia etapa fase microrayon mikrorayon mikrorajon kvartal cartier bezirk praha budapest wien bairro quadra osiedle'.split(
    ' ',
  ),
);

function isOfHouse(word: string, rules: Rules): boolean {
  return rules.unitKinds.has(word) || rules.levels.has(word) || rules.unitsAlone.has(word) || rules.unitWords.has(word);
}
