/** Filling a whole book finds the tokens that changing a single entry finds: else an entry could not be taken out again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEntryTokens, entryTerms, entryTokens } from '../../../../src-main/address-book/book/entry-tokens.ts';
import { createPostingLists } from '../../../../src-main/address-book/book/posting-lists.ts';
import { createTokenNumbers } from '../../../../src-main/address-book/book/token-numbers.ts';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import { bookEntry } from '../book-entry.ts';

const piece = fc.constantFrom(
  ...[
    'anna',
    'Mueller',
    'MÜLLER',
    'Jørgensen',
    'aarhus',
    'Hauptstr',
    'hauptstr.',
    'jackson95',
    "O'Brien",
    '12a',
    '渋谷',
    '森 アンナ',
  ],
  ...[
    'สมชาย',
    'ß',
    'İ',
    'e\u0301',
    '\u0301',
    'ΣΑΣ',
    'ΣΑΣ,',
    '’',
    '`',
    '½',
    '٣',
    '\u{20b9f}',
    '\ud83d',
    'ｅｎ',
    '，',
    'x'.repeat(40),
    'é'.repeat(40),
  ],
  ...[' ', ' ', ', ', '-', '.', '@', '\u00a0', '\u3000', 'a', 'B', '7'],
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const fields = [
  'name',
  'company',
  'building',
  'street',
  'suburb',
  'city',
  'postCode',
  'code',
  'telephone',
  'email',
] as const;

function numbered(entries: readonly AddressBookEntry[]): { tokens: readonly Set<string>[]; terms: Set<string> } {
  const lists = createPostingLists(4);
  const added: number[] = [];
  const numbers = createTokenNumbers(lists.tokens, (number) => void added.push(number));
  const read = (number: number): string => Buffer.from(lists.tokens.bytesOf(number), 'latin1').toString();
  const tokens = entries.map((entry) => {
    addEntryTokens(entry, numbers);
    return new Set(added.splice(0).map(read));
  });
  return { tokens, terms: new Set([...numbers.terms].map(read)) };
}

/** As bytes would have it: half a letter is none. */
const wellFormed = (texts: Iterable<string>): Set<string> => new Set(Array.from(texts, (one) => one.toWellFormed()));

test('of any text, in every field', () => {
  const entry = fc.record(
    Object.fromEntries(fields.map((field) => [field, text])) as Record<(typeof fields)[number], typeof text>,
  );
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (written) => {
      const entries = written.map(bookEntry);
      const { tokens, terms } = numbered(entries);
      expect(tokens).toEqual(entries.map((one) => wellFormed(entryTokens(one))));
      expect(terms).toEqual(wellFormed(entries.flatMap(entryTerms)));
    }),
    { numRuns: 1_500 },
  );
});

test('tokens are numbered in the order in which they come first, and told apart however many there are', () => {
  const { tokens } = createPostingLists(4);
  const many = Array.from({ length: 150_000 }, (_, index) => `t${(index * 7919) % 150_000}`);
  expect(many.map(tokens.numberOf)).toEqual(many.map((_, index) => index));
  expect(many.map(tokens.numberOf)).toEqual(many.map((_, index) => index));
  expect([0, 1, 149_999].map(tokens.bytesOf)).toEqual([0, 1, 149_999].map((index) => many[index]));
  const bytes = Buffer.from('t5 t6');
  expect(tokens.numberOfBytes(bytes, 3, 5, 0)).toBe(tokens.numberOf('t6'));
  expect(tokens.numberOfBytes(bytes, 3, 5, 0x21)).toBe(tokens.numberOf('!t6'));
});
