/** The walk over the packed words finds exactly what comparing every word would find. */

import { expect, test } from 'vitest';
import { completionsOf, nodeOf, termsNear } from '../../../../src-main/address-book/book/near-terms.ts';
import {
  bytesOfTerms,
  countOfCode,
  packTerms,
  termsOfBytes,
} from '../../../../src-main/address-book/book/packed-terms.ts';
import { beginningEdits } from '../../../../src-main/address-book/search/edits.ts';
import fc from '../../../helpers/properties.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 8 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });

function editsBetween(one: string, other: string): number {
  // The edits to a beginning of `other`: a letter that nothing else holds makes it reach the end.
  return beginningEdits(`${one}$$$`, `${other}$$$`).edits;
}

test('all terms within the distance, and no others', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (terms, typed, edits) => {
      const packed = packTerms(new Map(terms.map((term) => [term, 1])));
      const found = termsNear(packed, typed, edits, false).map(({ text, edits: needed }) => `${text} ${needed}`);
      const near = terms
        .map((term) => ({ term, needed: editsBetween(typed, term) }))
        .filter(({ needed }) => needed > 0 && needed <= edits);
      expect(found.sort()).toEqual(near.map(({ term, needed }) => `${term} ${needed}`).sort());
    }),
    { numRuns: 500 },
  );
});

test('of half-typed words every term that begins near enough, by its fewest edits', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (terms, typed, edits) => {
      const packed = packTerms(new Map(terms.map((term) => [term, 1])));
      const found = termsNear(packed, typed, edits, true);
      for (const term of terms) {
        const needed = Math.min(...Array.from(term, (_, at) => editsBetween(typed, term.slice(0, at + 1))));
        const by = found.filter(({ text }) => term.startsWith(text)).map((one) => one.edits);
        if (needed === 0) continue;
        expect(Math.min(99, ...by), `${typed} ${term}`).toBe(needed <= edits ? needed : 99);
      }
    }),
    { numRuns: 500 },
  );
});

test('packed terms come back from their bytes, with about how often each is held', () => {
  const counts = new Map([
    ['ann', 3],
    ['anna', 1_000],
    ['annabel', 20],
    ['bob', 1],
  ]);
  const terms = termsOfBytes(bytesOfTerms(packTerms(counts)));
  if (terms === null) throw new Error('These bytes are terms.');
  for (const [term, count] of counts) {
    expect(countOfCode(terms.ends[nodeOf(terms, term)] ?? 0) / count).toBeCloseTo(1, 1);
  }
  expect(countOfCode(terms.begun[nodeOf(terms, 'an')] ?? 0) / 1_023).toBeCloseTo(1, 1);
  expect(completionsOf(terms, 'anna', 5)?.toSorted()).toEqual(['anna', 'annabel']);
  expect(completionsOf(terms, 'ann', 2)).toBeNull();
  expect(completionsOf(terms, 'x', 2)).toEqual([]);
  expect(nodeOf(terms, 'bobb')).toBe(-1);
});

test('what is not packed terms is refused', () => {
  for (const bytes of [new Uint8Array(0), new Uint8Array(7), new Uint8Array(36).fill(255)]) {
    expect(termsOfBytes(bytes)).toBeNull();
  }
  const inCircles = bytesOfTerms(packTerms(new Map([['ab', 1]])));
  new Uint32Array(inCircles.buffer)[1] = 1;
  expect(termsOfBytes(inCircles)).toBeNull();
});

test('a byte changed anywhere is refused, or leaves a walk that ends', () => {
  fc.assert(
    fc.property(words, word, fc.nat(), fc.integer({ min: 1, max: 255 }), (terms, typed, at, change) => {
      const bytes = bytesOfTerms(packTerms(new Map(terms.map((term) => [term, 1]))));
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ change;
      const packed = termsOfBytes(bytes);
      if (packed === null) return;
      expect(termsNear(packed, typed, 2, true).length).toBeLessThan(1_000);
      expect(completionsOf(packed, '', 1_000)?.length ?? 0).toBeLessThan(1_000);
    }),
    { numRuns: 500 },
  );
});
