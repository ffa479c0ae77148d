/** Whatever is typed or pasted: an answer, soon, and never an error. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import fc, { anyCharacter, draws } from '../../../helpers/properties.ts';
import { secondsWorked } from '../../../helpers/seconds-worked.ts';
import { bookEntry } from '../book-entry.ts';

/**
 * A guard against hanging: answers take a hundredth of this. In processor time, which other programs on this computer
 * do not use up.
 */
const patienceSeconds = 1;
let folder: string;
let book: AddressBook;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-any-text-'));
  book = createAddressBook({ path: join(folder, 'book.sqlite') });
  const syllables = ['an', 'bo', 'cha', 'de', 'el', 'fri', 'gu', 'ho'];
  const wordAt = (at: number): string => [0, 3, 6].map((shift) => syllables[(at >> shift) & 7]).join('');
  await book.replaceAll(
    Array.from({ length: 3_000 }, (_, at) =>
      bookEntry({
        entryId: at,
        name: `${wordAt(at)} ${wordAt(at * 7)}`,
        street: `${at} ${wordAt(at * 3)} Straße`,
        telephone: `+49 ${at * 31_337}`,
        city: '渋谷区',
      }),
    ),
  );
});
afterAll(async () => {
  book.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function ask(text: string): void {
  const taken = secondsWorked();
  const found = book.suggest(text, 5);
  book.validate({ street: text.slice(0, 400), city: text.slice(0, 100), country: 'DE' });
  expect(taken()).toBeLessThan(patienceSeconds);
  expect(found.length).toBeLessThanOrEqual(5);
}

test('any text at all', () => {
  const piece = fc.constantFrom(
    'an',
    'bo',
    '"',
    '*',
    ' AND ',
    ' NOT ',
    '(',
    ')',
    'name:',
    '^',
    '+',
    '-',
    '\0',
    '\ud800',
    '~',
    '!an',
    '=渋谷',
    '\ue3db',
    '\u{10ffff}',
    '’',
    'NEAR(',
    "'; --",
    '0049',
    '  ',
    'ß',
    'İ',
    '谷',
    'ก',
    '\u0e33',
    '12',
  );
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 400 }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(anything, (text) => ask(text)),
    { numRuns: draws(250, 1_000) },
  );
});

test.each([
  ['one letter', 'a'],
  ['words', 'anbocha '],
  ['missing words', 'xq zv '],
  ['digits', '0123456789'],
  ['brackets and quotes', '("*)'],
  ['halves of letters', '\ud83d'],
  ['letters that fold to many', '\ufdfa'],
  ['marks', 'a\u0301\u0e33'],
  ['characters without spaces', '渋谷区'],
  ['nothing', '\n\t '],
])('a million characters of %s', (_, part) => {
  ask(part.repeat(Math.ceil(1_000_000 / part.length)));
});

test('what is no count of entries finds none', () => {
  for (const limit of [0, -1, Number.NaN]) expect(book.suggest('an', limit)).toEqual([]);
  expect(book.suggest('an', 2.5).length).toBe(2);
});

test.each(['½', '\ufdfa', '1 ', '-a'])('a town of as many words as a field can have: %j', (part) => {
  const town = part.repeat(400).slice(0, 399);
  const taken = secondsWorked();
  for (const country of ['DE', 'CZ', 'FR', 'JP', 'US']) {
    for (let times = 0; times < 5; times += 1) {
      book.validate({ street: '12 anbo Straße', city: town + times, postCode: '10115', country });
    }
  }
  expect(taken()).toBeLessThan(patienceSeconds);
});

test.each([
  ['distinct words', Array.from({ length: 100_000 }, (_, at) => `w${at.toString(36)}`).join(' ')],
  ['accents without letters', '\u0323\u0301'.repeat(100_000)],
])('an address with a field of a megabyte is not read: %s', (_, long) => {
  for (const field of ['building', 'street', 'suburb', 'city', 'state', 'postCode', 'country']) {
    const taken = secondsWorked();
    const check = book.validate({ street: '12 anbo Straße', city: '渋谷区', country: 'DE', [field]: long });
    expect(taken()).toBeLessThan(patienceSeconds);
    expect(check).toEqual({ matched: null, suggestions: [] });
  }
});
