/** The person an address is in care of, where no comma separates them from the street: 'c/o Meier Hauptstr. 12'. */
import type { Rules } from '../rules/address-rules.ts';
import { isDirection, isType, shortOf } from './short-words.ts';
import type { Segment } from './token.ts';

/**
 * How many tokens from there on name the person; 0 when that is not sure. 'c/o Hans Ulmer Landstr. 12' may be in
 * Landstraße or in Ulmer Landstraße: it stays in one piece, and then equals neither.
 */
export function lengthOfWho(tokens: Segment, from: number, rules: Rules): number {
  const end = tokens.findIndex(({ kind }, index) => index >= from && kind === 'number');
  if (end <= from) return 0;
  return rules.numberFirst ? untilNumber(tokens, from, end, rules) : untilStreet(tokens.slice(from, end), rules);
}

/** 'c/o Bob Smith 12 Elm St'; in 'c/o Smith Flat 5 12 Elm St' the number is the flat's, and 'c/o Smith B 12 Elm St' is not sure. */
function untilNumber(tokens: Segment, from: number, end: number, rules: Rules): number {
  const street = tokens.slice(end + 1);
  const isStreet = street.length > 1 && street.some(({ text, kind }) => kind === 'word' && isType(text, rules));
  const isSure = isStreet && isName(tokens[end - 1]?.text ?? '', rules);
  return isSure && tokens.slice(from, end).every(({ text }) => isOfWho(text, rules)) ? end - from : 0;
}

/** One name, 'Fam. Meier' or 'Müller-Lüdenscheid', and behind it a street to which none of its words can belong. */
function untilStreet(tokens: Segment, rules: Rules): number {
  const written = wordsWritten(tokens);
  const at = written.findIndex(([first]) => first === undefined || !rules.titles.has(first.text));
  const who = written[at];
  const street = written.slice(at + 1);
  if (at === -1 || who === undefined || !who.every(({ text }) => isName(text, rules))) return 0;
  return isWholeStreet(street, rules) ? tokens.length - street.flat().length : 0;
}

/** Words joined by dashes are one word: 'Karl-Marx-Str.' */
function wordsWritten(tokens: Segment): Segment[] {
  const words: Segment[] = [];
  for (const token of tokens) {
    const before = words.at(-1);
    if (before !== undefined && token.gap === '-') words[words.length - 1] = [...before, token];
    else words.push([token]);
  }
  return words;
}

/** 'Hauptstr.', 'Ulmer Str.', 'Via Roma', 'Am Hof'. */
function isWholeStreet(street: readonly Segment[], rules: Rules): boolean {
  const [first = [], ...others] = street;
  const last = street.at(-1) ?? [];
  const [begin, end] = [first[0]?.text ?? '', last.at(-1)?.text ?? ''];
  const isBare = last.length === 1 && rules.types.has(shortOf(end, rules));
  if (others.length > 0 && first.length === 1 && (isType(begin, rules) || rules.prepositions.has(begin))) return true;
  return isType(end, rules) && street.length === (isBare ? 2 : 1);
}

/** Not a word that may begin the street: 'c/o Alte Poststr. 12'. */
function isName(text: string, rules: Rules): boolean {
  const mayBegin = rules.joining.has(text) || rules.prepositions.has(text) || rules.contrasts.has(text);
  return text.length > 1 && !mayBegin && !isDirection(text, rules) && isOfWho(text, rules);
}

/** Not a word for a building, a street or a post box. */
function isOfWho(text: string, rules: Rules): boolean {
  const isPart = rules.unitKinds.has(text) || rules.unitsAlone.has(text) || rules.unitWords.has(text);
  if (/\d/.test(text) || isPart || rules.levels.has(text) || isType(text, rules)) return false;
  return rules.phrases.get(text)?.some(({ kind }) => kind !== 'word') !== true;
}
