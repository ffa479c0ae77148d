/**
 * Finds the words that a typed word with a typo may stand for, also when it is only half typed. Walks over the packed
 * terms with a bounded edit distance (restricted Damerau-Levenshtein: a letter more, less or other, and two neighbours
 * swapped).
 */
import type { PackedTerms } from './packed-terms.ts';

export interface NearTerm {
  readonly text: string;
  readonly edits: number;
  /** Grows with the number of entries that hold the term. */
  readonly weight: number;
}

/** The node below which the terms that begin with `beginning` lie; -1 when there are none. */
export function nodeOf(terms: PackedTerms, beginning: string): number {
  let node = 0;
  for (let at = 0; at < beginning.length && node !== -1; at += 1) node = childOf(terms, node, beginning.charCodeAt(at));
  return node;
}

function childOf(terms: PackedTerms, node: number, letter: number): number {
  // Children are in the order of their letters.
  let low = terms.firstChild[node] ?? 0;
  let high = (terms.firstChild[node + 1] ?? 0) - 1;
  const last = high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms.letters[middle] ?? 0) < letter) low = middle + 1;
    else high = middle;
  }
  return low > last || terms.letters[low] !== letter ? -1 : low;
}

/** The lengths of the terms that `text` begins with, the shortest first. */
export function lengthsOfTerms(terms: PackedTerms, text: string): number[] {
  const lengths: number[] = [];
  let node = 0;
  for (let at = 0; at < text.length; at += 1) {
    node = childOf(terms, node, text.charCodeAt(at));
    if (node === -1) break;
    if ((terms.ends[node] ?? 0) > 0) lengths.push(at + 1);
  }
  return lengths;
}

/** The terms that begin with it; null when there are more than `most`. */
export function completionsOf(terms: PackedTerms, beginning: string, most: number): string[] | null {
  const start = nodeOf(terms, beginning);
  if (start === -1) return [];
  // Counted before any term is spelled out: when there are too many, none is needed.
  if (countBelow(terms, start, most) > most) return null;
  const found: string[] = [];
  complete(terms, start, beginning, found);
  return found;
}

/** When there are more than `most`, some number above it. */
function countBelow(terms: PackedTerms, node: number, most: number): number {
  let count = (terms.ends[node] ?? 0) > 0 ? 1 : 0;
  const end = terms.firstChild[node + 1] ?? 0;
  for (let child = terms.firstChild[node] ?? 0; child < end && count <= most; child += 1) {
    count += countBelow(terms, child, most - count);
  }
  return count;
}

/** `text`: the letters on the way to the node. */
function complete(terms: PackedTerms, node: number, text: string, found: string[]): void {
  if ((terms.ends[node] ?? 0) > 0) found.push(text);
  const end = terms.firstChild[node + 1] ?? 0;
  for (let child = terms.firstChild[node] ?? 0; child < end; child += 1) {
    complete(terms, child, text + String.fromCharCode(terms.letters[child] ?? 0), found);
  }
}

/** Neither terms (longestWord) nor typed words are ever longer. */
const longest = 40;
const farAway = 99;
const rows = new Uint8Array((longest + 1) * (longest + 1));
const cursors = new Uint32Array(longest + 1);
const ends = new Uint32Array(longest + 1);
const nearest = new Uint8Array(longest + 1);
const path = new Uint16Array(longest + 1);
const width = longest + 1;

/**
 * Terms at most `edits` away from `word`, without the word itself; with `halfTyped`, beginnings of terms instead.
 * Fewest edits first, then the terms that more entries hold; at most `most` of them.
 */
export function termsNear(
  terms: PackedTerms,
  word: string,
  edits: number,
  halfTyped: boolean,
  most = Number.POSITIVE_INFINITY,
): NearTerm[] {
  const length = Math.min(word.length, longest - edits - 1);
  const found: NearTerm[] = [];
  for (let index = 0; index <= length; index += 1) rows[index] = index;
  cursors[0] = terms.firstChild[0] ?? 0;
  ends[0] = terms.firstChild[1] ?? 0;
  nearest[0] = farAway;
  let depth = 0;
  while (depth >= 0) {
    const node = cursors[depth] ?? 0;
    if (node >= (ends[depth] ?? 0)) {
      depth -= 1;
      continue;
    }
    cursors[depth] = node + 1;
    const letter = terms.letters[node] ?? 0;
    const at = depth + 1;
    path[at] = letter;
    const least = fillRow(word, length, at, letter, edits);
    const distance = at + edits >= length ? (rows[at * width + length] ?? farAway) : farAway;
    let kept = nearest[depth] ?? farAway;
    if (distance <= edits) {
      if (!halfTyped && (terms.ends[node] ?? 0) > 0 && distance > 0) {
        keepNearest(found, most, at, distance, terms.ends[node] ?? 0);
      } else if (halfTyped && distance < kept) {
        kept = distance;
        if (distance > 0) keepNearest(found, most, at, distance, terms.begun[node] ?? 0);
      }
    }
    // A swap is only paid back one letter later.
    const canSwap = at >= 1 && leastOf(at - 1, length, edits) < edits;
    if (at > length + edits || at >= longest - 1 || (least > edits && !canSwap) || (halfTyped && kept === 0)) continue;
    // Once a beginning is near enough, only nearer ones below it matter.
    if (halfTyped && kept <= edits && least >= kept) continue;
    nearest[at] = kept;
    cursors[at] = terms.firstChild[node] ?? 0;
    ends[at] = terms.firstChild[node + 1] ?? 0;
    depth = at;
  }
  return found;
}

/**
 * Inserts a term by its distance and weight. A term that would come after the last kept one is not even spelled out.
 */
function keepNearest(found: NearTerm[], most: number, length: number, edits: number, weight: number): void {
  let at = found.length;
  while (at > 0 && isNearer(edits, weight, found[at - 1])) at -= 1;
  if (at >= most) return;
  const one = { text: pathText(length), edits, weight };
  if (found.length < most) found.push(one);
  for (let last = found.length - 1; last > at; last -= 1) found[last] = found[last - 1] ?? one;
  found[at] = one;
}

function isNearer(edits: number, weight: number, other: NearTerm | undefined): boolean {
  return other !== undefined && (edits < other.edits || (edits === other.edits && weight > other.weight));
}

/** Fills the row of distances for the path so far, near its diagonal, and answers with the smallest. */
function fillRow(word: string, length: number, at: number, letter: number, edits: number): number {
  const row = at * width;
  const above = row - width;
  const from = Math.max(1, at - edits);
  const to = Math.min(length, at + edits);
  rows[row + from - 1] = from === 1 ? at : farAway;
  let least = rows[row + from - 1] ?? farAway;
  const before = path[at - 1] ?? 0;
  for (let index = from; index <= to; index += 1) {
    const typed = word.charCodeAt(index - 1);
    let cost = (rows[above + index - 1] ?? farAway) + (typed === letter ? 0 : 1);
    const fewer = (rows[row + index - 1] ?? farAway) + 1;
    if (fewer < cost) cost = fewer;
    // Nothing has been written above the end of the band.
    if (index < at + edits) {
      const more = (rows[above + index] ?? farAway) + 1;
      if (more < cost) cost = more;
    }
    if (index > 1 && at > 1 && typed === before && word.charCodeAt(index - 2) === letter) {
      const swapped = (rows[above - width + index - 2] ?? farAway) + 1;
      if (swapped < cost) cost = swapped;
    }
    rows[row + index] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function leastOf(at: number, length: number, edits: number): number {
  let least = farAway;
  const to = Math.min(length, at + edits);
  for (let index = Math.max(0, at - edits); index <= to; index += 1) {
    const cost = rows[at * width + index] ?? farAway;
    if (cost < least) least = cost;
  }
  return least;
}

function pathText(length: number): string {
  let text = '';
  for (let at = 1; at <= length; at += 1) text += String.fromCharCode(path[at] ?? 0);
  return text;
}
