/** Where the matched parts of an entry are marked. */

import { expect, test } from 'vitest';
import { alsoFound } from '../../../src-renderer/address-book/also-found.ts';
import { markedPieces } from '../../../src-renderer/address-book/marked-pieces.ts';
import fc from '../../helpers/properties.ts';
import { bookEntry } from './book-entry.ts';

const shown = (text: string, ...parts: readonly [number, number][]): string =>
  markedPieces(
    text,
    parts.map(([from, to]) => ({ from, to })),
  )
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test('parts are marked where they stand', () => {
  expect(shown('Karl-Marx-Straße 12')).toBe('Karl-Marx-Straße 12');
  expect(shown('Karl-Marx-Straße 12', [0, 4], [17, 19])).toBe('[Karl]-Marx-Straße [12]');
  expect(shown('Müller', [0, 6])).toBe('[Müller]');
  expect(shown('', [0, 3])).toBe('');
});

test('parts that cannot be are marked as far as they can', () => {
  expect(shown('Ann', [2, 9])).toBe('An[n]');
  expect(shown('Ann', [7, 9])).toBe('Ann');
  expect(shown('Ann', [2, 1], [-4, 1])).toBe('[A]nn');
  expect(shown('Anna', [0, 3], [1, 4])).toBe('[Ann][a]');
  expect(shown('Anna', [Number.NaN, 2])).toBe('Anna');
});

test('no text is ever lost or said twice', () => {
  const part = fc.record({ from: fc.integer({ min: -5, max: 30 }), to: fc.integer({ min: -5, max: 30 }) });
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.array(part), (text, parts) => {
      const pieces = markedPieces(text, parts);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    }),
  );
});

test('what was found where no column is, is told; what a column shows as well is not', () => {
  const entry = bookEntry({ name: 'Ann Lee', street: '12 High Road', code: 'AU-012', email: 'ann@example.com' });
  const columns = new Set(['name', 'street'] as const);
  const street = [{ from: 0, to: 2 }];
  expect(alsoFound({ entry, matchedParts: {} }, columns)).toEqual([]);
  expect(alsoFound({ entry, matchedParts: { street, code: [{ from: 4, to: 6 }] } }, columns)).toEqual([]);
  expect(alsoFound({ entry, matchedParts: { code: [{ from: 4, to: 6 }] } }, columns)).toEqual(['code']);
  expect(alsoFound({ entry, matchedParts: { street, email: [{ from: 4, to: 11 }] } }, columns)).toEqual(['email']);
  const twice = bookEntry({ code: 'AU-012', email: 'ann012@example.com' });
  expect(
    alsoFound({ entry: twice, matchedParts: { code: [{ from: 3, to: 6 }], email: [{ from: 3, to: 6 }] } }, columns),
  ).toEqual(['code']);
  // When there is no room for both, the longer says more.
  const both = { code: [{ from: 0, to: 2 }], email: [{ from: 4, to: 11 }] };
  expect(alsoFound({ entry, matchedParts: both }, columns)).toEqual(['email', 'code']);
  // The same letters in two fields are one reason.
  expect(
    alsoFound({ entry, matchedParts: { name: [{ from: 0, to: 3 }], email: [{ from: 0, to: 3 }] } }, columns),
  ).toEqual([]);
});
