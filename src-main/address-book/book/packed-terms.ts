/**
 * The distinct words of a book as a trie in three arrays. The book's file stores them as they lie in memory, so opening
 * it only reads them. Nodes are in breadth-first order: the children of a node lie between its own first child and the
 * first child of the next node.
 */

import { atOnce } from './slices.ts';
import { sortedInSlices } from './sorting.ts';

export interface PackedTerms {
  /** The UTF-16 unit that leads to the node; 0 for the root. */
  readonly letters: Uint16Array;
  /** Has one more element than there are nodes. */
  readonly firstChild: Uint32Array;
  /** How many entries hold the term that ends here, as `countCode`; 0: no term ends here. */
  readonly ends: Uint8Array;
  /** The same for all terms that end here or below, together. */
  readonly begun: Uint8Array;
}

/** A count as one byte: eight steps double it. */
function countCode(count: number): number {
  return count < 1 ? 0 : Math.min(255, 1 + Math.round(8 * Math.log2(count)));
}

/** About the count that the code stands for. */
export function countOfCode(code: number): number {
  return code === 0 ? 0 : 2 ** ((code - 1) / 8);
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** Takes a small part of a millisecond. */
const nodesAtOnce = 100;

export function packTerms(counts: ReadonlyMap<string, number>): PackedTerms {
  return atOnce(packingTerms(counts));
}

/** Others may have their turn at each step. */
export function* packingTerms(counts: ReadonlyMap<string, number>): Generator<void, PackedTerms> {
  const terms = yield* sortedInSlices([...counts.keys()], (one, other) => (one < other ? -1 : 1));
  const size = 1 + countNodes(terms);
  const packed = emptyTerms(size);
  const { letters, firstChild, ends, begun } = packed;
  const counted = new Float64Array(size);
  let open: Range[] = [{ from: 0, to: terms.length, depth: 0 }];
  let node = 0;
  let next = 1;
  while (open.length > 0) {
    const below: Range[] = [];
    for (const { from, to, depth } of open) {
      firstChild[node] = next;
      let at = from;
      // The term that ends here is the shortest of its range, so it comes first.
      const shortest = terms[at] ?? '';
      if (at < to && shortest.length === depth && depth > 0) {
        counted[node] = counts.get(shortest) ?? 0;
        ends[node] = countCode(counted[node] ?? 0);
        at += 1;
      }
      while (at < to) {
        const letter = terms[at]?.charCodeAt(depth) ?? 0;
        const start = at;
        while (at < to && terms[at]?.charCodeAt(depth) === letter) at += 1;
        letters[next] = letter;
        below.push({ from: start, to: at, depth: depth + 1 });
        next += 1;
      }
      node += 1;
      if (node % nodesAtOnce === 0) yield;
    }
    open = below;
  }
  firstChild[size] = size;
  for (let index = size - 1; index >= 0; index -= 1) {
    let sum = counted[index] ?? 0;
    for (let child = firstChild[index] ?? 0; child < (firstChild[index + 1] ?? 0); child += 1) {
      sum += counted[child] ?? 0;
    }
    counted[index] = sum;
    begun[index] = countCode(sum);
  }
  return packed;
}

function countNodes(sorted: readonly string[]): number {
  let count = 0;
  let before = '';
  for (const term of sorted) {
    let shared = 0;
    while (shared < before.length && before.charCodeAt(shared) === term.charCodeAt(shared)) shared += 1;
    count += term.length - shared;
    before = term;
  }
  return count;
}

function emptyTerms(size: number): PackedTerms {
  return viewsOf(new ArrayBuffer(4 * (size + 1) + 4 * size), size);
}

/** Bytes per node: 4 (first child) + 2 (letter) + 1 (ends) + 1 (begun), and 4 for the end of the last one's children. */
function viewsOf(buffer: ArrayBufferLike, size: number): PackedTerms {
  const lettersFrom = 4 * (size + 1);
  return {
    firstChild: new Uint32Array(buffer, 0, size + 1),
    letters: new Uint16Array(buffer, lettersFrom, size),
    ends: new Uint8Array(buffer, lettersFrom + 2 * size, size),
    begun: new Uint8Array(buffer, lettersFrom + 3 * size, size),
  };
}

export function bytesOfTerms({ firstChild }: PackedTerms): Uint8Array {
  return new Uint8Array(firstChild.buffer);
}

/**
 * Null: these bytes are not packed terms. They are in the byte order of the machine that wrote them; the book's file
 * does not travel.
 */
export function termsOfBytes(bytes: Uint8Array): PackedTerms | null {
  const size = (bytes.length - 4) / 8;
  if (!Number.isInteger(size) || size < 1) return null;
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  if (aligned.byteOffset === 0) return checked(viewsOf(aligned.buffer, size), size);
  return checked(viewsOf(aligned.buffer.slice(aligned.byteOffset, aligned.byteOffset + aligned.length), size), size);
}

/** Children come after their parent and end inside the arrays, so no walk can go in a circle. */
function checked(terms: PackedTerms, size: number): PackedTerms | null {
  const { firstChild } = terms;
  if (firstChild[0] !== 1 || firstChild[size] !== size) return null;
  for (let node = 0; node < size; node += 1) {
    const first = firstChild[node] ?? 0;
    if (first <= node || first > (firstChild[node + 1] ?? 0)) return null;
  }
  return terms;
}
