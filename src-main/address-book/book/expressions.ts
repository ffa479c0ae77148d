/**
 * Expressions for the index of words (SQLite FTS5), with about how many entries each finds. The one that finds fewest
 * is asked first, and the others are looked up only for its hits.
 */

import { isOpenSyllable, pairsOf, syllableEndings, unitsOf, type Word } from '../text/words.ts';
import type { BookTerms } from './book-terms.ts';
import { prefixes } from './entry-tokens.ts';
import type { Expression, RememberedTerms } from './remembered-terms.ts';

export const nothing: Expression = { text: '', size: 0 };

/**
 * The index finds beginnings up to this length at once; for a longer one it must gather every word that begins with it.
 */
const indexedBeginning = 4;
/** A longer beginning is replaced by its words, if there are no more than this. */
const mostCompletions = 40;
/** How many pairs of letters of one unspaced word are asked for: so few are seldom found together in other words. */
const mostPairs = 4;

export function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

/** No token in the index looks like this. */
const nowhere = quoted('~');

/**
 * Finds entries that hold all parts. FTS5 merges neighbouring ANDs into one, which steps through all lists in turn. A
 * NOT that matches nothing keeps them apart, so that long lists are only checked for hits of the short ones.
 */
export function allOf(parts: readonly Expression[]): Expression {
  if (parts.some(({ text }) => text === '')) return nothing;
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const sorted = smallestFirst(parts);
  const { text: first, size } = sorted[0] ?? nothing;
  let text = first;
  for (let at = 1; at < sorted.length; at += 1) {
    const before = at === 1 ? text : `(${text}) NOT ${nowhere}`;
    text = `(${before}) AND (${sorted[at]?.text})`;
  }
  return { text: `(${text})`, size };
}

/** Sorted by hand: there are few parts, every step sorts them, and each Array.sort would take 1.5 kB. */
function smallestFirst(parts: readonly Expression[]): readonly Expression[] {
  const sorted: Expression[] = [];
  for (const part of parts) {
    let at = sorted.push(part) - 1;
    for (let before = sorted[at - 1]; before !== undefined && before.size > part.size; before = sorted[at - 1]) {
      sorted[at] = before;
      at -= 1;
    }
    sorted[at] = part;
  }
  return sorted;
}

export function anyOf(parts: readonly Expression[]): Expression {
  const texts: string[] = [];
  let only = nothing;
  let size = 0;
  for (const part of parts) {
    if (part.text === '' || texts.includes(part.text)) continue;
    texts.push(part.text);
    only = part;
    size += part.size;
  }
  return texts.length < 2 ? only : { text: texts.join(' OR '), size };
}

/**
 * Finds entries by any of the ways; each way needs all of its parts. A part that several ways share is written once,
 * beside what else they have: wherever a long beginning stands, the index gathers it anew, which takes milliseconds.
 * Parts are compared as objects.
 */
export function anyWay(ways: readonly (readonly Expression[])[]): Expression {
  const possible = ways.filter((way) => way.length > 0 && way.every(({ text }) => text !== ''));
  const shared = largestShared(possible);
  if (shared === null) return anyOf(possible.map(allOf));
  const having = possible.filter((way) => way.includes(shared));
  const rests = having.map((way) => way.filter((part) => part !== shared));
  const together = rests.some((rest) => rest.length === 0) ? shared : allOf([shared, anyWay(rests)]);
  return anyOf([together, anyWay(possible.filter((way) => !way.includes(shared)))]);
}

/** The largest part that at least two ways share. */
function largestShared(ways: readonly (readonly Expression[])[]): Expression | null {
  let largest: Expression | null = null;
  for (const [index, way] of ways.entries()) {
    for (const part of way) {
      if (largest !== null && part.size <= largest.size) continue;
      for (let other = index + 1; other < ways.length; other += 1) {
        if (ways[other]?.includes(part) === true) largest = part;
      }
    }
  }
  return largest;
}

/** The whole word: in the name, in the company or, without a prefix, anywhere. */
export function whole({ text, kind }: Word, prefix: string, terms: BookTerms): Expression {
  if (kind === 'unspaced') {
    return prefix === ''
      ? pairs(text, '', terms)
      : { text: quoted(prefixes.whole + text), size: terms.totalCount / 1_000 };
  }
  const size = kind === 'letters' ? terms.countOf(text) : sizeOfDigits(text, terms);
  if (kind === 'letters' && text.length > 1 && size === 0) return nothing;
  return { text: quoted(prefix + text), size };
}

/** Words that begin with it; for an unspaced word, any part of it. */
export function beginning({ text, kind }: Word, prefix: string, terms: RememberedTerms): Expression {
  if (kind === 'unspaced') return begunPairs(text, prefix, terms);
  if (kind === 'letters') return beginningOf(text, prefix, terms);
  return { text: `${quoted(prefix + text)} *`, size: sizeOfDigits(text, terms) };
}

/** Thai, Lao and Khmer put marks on the letter typed before. */
const marked = /[\u0E00-\u0EFF\u1780-\u17FF]$/u;

/** As `pairs`, but the last letter may still get a mark, or a Korean syllable its last letter. */
function begunPairs(text: string, prefix: string, terms: RememberedTerms): Expression {
  const units = unitsOf(text);
  const [before = '', last = ''] = units.slice(-2);
  const isOpen = isOpenSyllable(last);
  if (units.length < 2 || !(isOpen || marked.test(last))) return pairs(text, prefix, terms);
  const size = terms.totalCount / 50 / units.length;
  const ends = isOpen
    ? Array.from({ length: syllableEndings }, (_, ending) =>
        quoted(prefix + before + String.fromCharCode(last.charCodeAt(0) + ending)),
      ).join(' OR ')
    : `${quoted(prefix + before + last)} *`;
  const end = { text: ends, size };
  return units.length === 2 ? end : allOf([pairs(units.slice(0, -1).join(''), prefix, terms), end]);
}

/** For words of letters only. */
export function beginningOf(text: string, prefix: string, terms: RememberedTerms): Expression {
  const token = prefix + text;
  const known = terms.beginnings.get(token);
  if (known !== undefined) return known;
  const completions = token.length <= indexedBeginning ? null : terms.completions(text, mostCompletions);
  const found = {
    text: completions === null ? `${quoted(token)} *` : wholeTokens(completions, prefix),
    size: terms.countBegun(text),
  };
  terms.beginnings.set(token, found);
  return found;
}

/** Any of the terms. They are joined as they are, because terms consist of letters only. */
export function wholeTokens(terms: readonly string[], prefix: string): string {
  return terms.length === 0 ? '' : `"${prefix}${terms.join(`" OR "${prefix}`)}"`;
}

/**
 * Estimated: one entry in three has a number that begins with a given digit, and every further digit leaves a fifth of
 * them.
 */
function sizeOfDigits(text: string, { totalCount }: BookTerms): number {
  return totalCount / (3 * 5 ** (text.length - 1));
}

function pairs(text: string, prefix: string, terms: BookTerms): Expression {
  const units = unitsOf(text);
  const size = terms.totalCount / 50 / units.length;
  if (units.length === 1) return { text: `${quoted(prefix + text)} *`, size };
  return { text: allPairs(pairsOf(text).slice(0, -1), prefix), size };
}

/** All of some pairs, spread from the first to the last. */
export function allPairs(pairs: readonly string[], prefix: string): string {
  return `(${spread(pairs)
    .map((pair) => quoted(prefix + pair))
    .join(' AND ')})`;
}

function spread(all: readonly string[]): readonly string[] {
  if (all.length <= mostPairs) return all;
  const step = (all.length - 1) / (mostPairs - 1);
  return Array.from({ length: mostPairs }, (_, index) => all[Math.round(index * step)] ?? '');
}
