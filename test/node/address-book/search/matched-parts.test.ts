/** Which parts of an entry are marked for the typed text. Marked parts are in brackets. */

import { describe, expect, test } from 'vitest';
import { createPartMatcher } from '../../../../src-main/address-book/search/matched-parts.ts';
import type { AddressBookEntry, EntryField } from '../../../../src-preload/contract/address-book.ts';
import fc from '../../../helpers/properties.ts';
import { bookEntry } from '../book-entry.ts';

const german = bookEntry({
  name: "Jürgen Müller-O'Connell",
  company: 'van der Berg GmbH',
  street: 'Hauptstraße 12a',
  city: 'München',
  postCode: 'SW1A 1AA',
  code: 'C-0007',
  telephone: '+49 (0)2 9876 543',
  email: 'jo.mueller@example.com',
});
const native = bookEntry({ name: '髙橋 ケンジ', city: '渋谷区神宮前', street: '15/7 ถนนสุขุมวิท', suburb: 'Ωμέγα' });

function marked(text: string, entry: AddressBookEntry): Partial<Record<EntryField, string>> {
  return Object.fromEntries(
    Object.entries(createPartMatcher(text)(entry)).map(([field, parts]) => {
      const written = entry[field as EntryField];
      const shown = [...parts]
        .reverse()
        .reduce((so, { from, to }) => `${so.slice(0, from)}[${so.slice(from, to)}]${so.slice(to)}`, written);
      return [field, shown];
    }),
  );
}

describe('marked are', () => {
  test.each<[string, string, AddressBookEntry, Partial<Record<EntryField, string>>]>([
    [
      'whole words',
      'connell 12a',
      bookEntry({ name: 'Al Connell', street: '12a Road' }),
      { name: 'Al [Connell]', street: '[12a] Road' },
    ],
    [
      'short forms of what is typed in full',
      'st leonards avenue north',
      bookEntry({ street: '4 Leonards Av N', city: 'Avon' }),
      { street: '4 [Leonards] [Av] [N]' },
    ],
    ['beginnings', 'hau', german, { street: '[Hau]ptstraße 12a' }],
    ['accents that were left out', 'jurgen', german, { name: "[Jürgen] Müller-O'Connell" }],
    ['ue for ü, and mail', 'muel', german, { name: "Jürgen [Mül]ler-O'Connell", email: 'jo.[muel]ler@example.com' }],
    ['u for ue', 'mull', german, { name: "Jürgen [Müll]er-O'Connell", email: 'jo.[muell]er@example.com' }],
    ['ss for ß', 'hauptstrass', german, { street: '[Hauptstraß]e 12a' }],
    ['over an apostrophe', 'oconn', german, { name: "Jürgen Müller-[O'Conn]ell" }],
    ['words that are written apart', 'vander berg', german, { company: '[van der Berg] GmbH' }],
    ['post codes without their space', 'sw1a1', german, { postCode: '[SW1A 1]AA' }],
    ['codes without their dash', 'c00', german, { code: '[C-00]07' }],
    ['Cyrillic by its Latin letters', 'chaik', bookEntry({ name: 'Пётр Чайковский' }), { name: 'Пётр [Чайк]овский' }],
    ['nothing for a title that was left out', 'Dr. Smythe', bookEntry({ name: 'De Smythe' }), { name: 'De [Smythe]' }],
    [
      'each field of what was typed in one piece',
      '渋谷区神宮前12',
      bookEntry({ city: '渋谷区', street: '神宮前12' }),
      { city: '[渋谷区]', street: '[神宮前]12' },
    ],
    ['two letters swapped', 'hautpst', german, { street: '[Hauptst]raße 12a' }],
    [
      'a typo in the written-out form',
      'muelelr',
      german,
      { name: "Jürgen [Müller]-O'Connell", email: 'jo.[mueller]@example.com' },
    ],
    ['a part of the telephone number', '9876 5', german, { telephone: '+49 (0)2 [9876 5]43' }],
    ['the telephone number as dialled at home', '02 98', german, { telephone: '+49 (0)[2 98]76 543' }],
    ['the telephone number without the zero in brackets', '+49 2', german, { telephone: '+[49 (0)2] 9876 543' }],
    ['Greek without its accents', 'ωμεγα', native, { suburb: '[Ωμέγα]' }],
    ['the middle of a Japanese word', '谷区', native, { city: '渋[谷区]神宮前' }],
    ['hiragana for katakana', 'けん', native, { name: '髙橋 [ケン]ジ' }],
    ['a name written with a space and typed without', '高橋けん', native, { name: '[髙橋 ケン]ジ' }],
    ['another written form', '高橋', native, { name: '[髙橋] ケンジ' }],
    ['the middle of a Thai word', 'สุขุม', native, { street: '15/7 ถนน[สุขุม]วิท' }],
    ['nothing for another word', 'xyzzy', german, {}],
    ['nothing for no text', ' ', german, {}],
  ])('%s: %s', (_, text, entry, expected) => {
    const all = marked(text, entry);
    for (const [field, shown] of Object.entries(expected)) expect(all).toHaveProperty(field, shown);
    if (Object.keys(expected).length === 0) expect(all).toEqual({});
  });

  test('no typo is marked where the word stands as typed', () => {
    const entry = bookEntry({ name: 'Anna Hanna', company: 'Anne', city: 'Annas' });
    expect(marked('anna', entry)).toEqual({ name: '[Anna] Hanna', city: '[Anna]s' });
  });
});

test('parts lie within their field, in order, and never overlap, whatever is typed and written', () => {
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom("Müller-O'Brien", '１２３ Ω', 'ﬁne ǅ', 'ด้วยน้ำ', '한국어'),
  );
  fc.assert(
    fc.property(written, written, written, (name, telephone, text) => {
      const entry = bookEntry({ name, telephone, city: text });
      for (const typed of [text, name.slice(1), telephone]) {
        for (const [field, parts] of Object.entries(createPartMatcher(typed)(entry))) {
          let end = 0;
          for (const { from, to } of parts) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            end = to;
          }
          expect(end).toBeLessThanOrEqual(entry[field as EntryField].length);
        }
      }
    }),
    { numRuns: 300 },
  );
});
