/**
 * The exam that `npm run bench:address-book` holds: the same in every run, and its judge neither blind nor harsh.
 */
import { describe, expect, it } from 'vitest';
import { createBook } from '../../bench/address-book/books.ts';
import { makeExam, textsOf } from '../../bench/address-book/exam.ts';
import { type Findings, judge, share } from '../../bench/address-book/findings.ts';
import { edits, fitsAsWell, fitsExactly } from '../../bench/address-book/judge.ts';
import { lands } from '../../bench/address-book/lands/all-lands.ts';
import { queryClasses } from '../../bench/address-book/queries.ts';
import { placeKey } from '../../bench/address-book/spellings.ts';

const sizes = { perClass: 40, crowded: 10, spellings: 300, nearMisses: 270, unrelated: 60 };

describe('books', () => {
  it('are the same from the same seed, entry by entry, and others from another', () => {
    const entries = [...createBook(5, 300).entries()];
    expect(entries).toEqual([...createBook(5, 300).entries()]);
    expect(createBook(5, 9).at(217).entry).toEqual(entries[216]);
    expect([...createBook(6, 300).entries()]).not.toEqual(entries);
  });

  it('speak of every country, and gain words as they grow', () => {
    const wordsOf = (count: number): Set<string> =>
      new Set(
        [...createBook(1, count).entries()].flatMap((entry) =>
          `${entry.name} ${entry.street} ${entry.city}`.split(' '),
        ),
      );
    const book = createBook(1, 4000);
    const countries = new Set(Array.from({ length: 4000 }, (_, at) => book.at(at + 1).place.land.code));
    expect(countries).toEqual(new Set(lands.map(({ code }) => code)));
    expect(wordsOf(8000).size).toBeGreaterThan(wordsOf(4000).size * 1.4);
  });

  it('have common names and households at one address', () => {
    const book = createBook(1, 4000);
    const places = new Map<string, number>();
    for (let entryId = 1; entryId <= 4000; entryId += 1) {
      const key = placeKey(book.at(entryId).place);
      places.set(key, (places.get(key) ?? 0) + 1);
    }
    expect([...places.values()].filter((count) => count > 1).length).toBeGreaterThan(40);
    expect([...book.entries()].filter(({ name }) => name.startsWith('James ')).length).toBeGreaterThan(40);
  });
});

describe('the exam', () => {
  const exam = makeExam(31, 3000, sizes);

  it('is the same in every run', () => {
    const again = makeExam(31, 3000, sizes);
    expect(textsOf(again)).toEqual(textsOf(exam));
    expect(again.cases).toEqual(exam.cases);
  });

  it('asks of each class as many as it should, and never for what was typed to be the entry word by word when there is a slip', () => {
    expect(
      queryClasses.map((queryClass) => exam.queries.filter((query) => query.queryClass === queryClass).length),
    ).toEqual(queryClasses.map(() => sizes.perClass));
    const slips = exam.queries.filter(({ queryClass }) => /typo|transposition/.test(queryClass));
    const literal = slips.filter(({ text, wanted }) => fitsExactly(text, exam.book.at(wanted).entry));
    expect(literal).toEqual([]);
  });

  it('holds the wanted entry for right, and an empty or a strange answer for wrong', () => {
    const book = exam.book;
    const judgedAs = (answers: (at: number) => readonly number[]): Findings =>
      judge(exam, {
        ...noTimes,
        answers: textsOf(exam).map((_, at) => answers(at)),
        checks: exam.cases.map(() => ({ matched: 0, suggested: [] })),
      });
    const wanted = judgedAs((at) => [exam.queries[at]?.wanted ?? 1]);
    const nothing = judgedAs(() => []);
    const strange = judgedAs((at) => [1 + ((at * 37) % book.count)]);
    for (const queryClass of queryClasses) {
      expect(share(wanted.recall[queryClass])).toBe(1);
      expect(share(nothing.recall[queryClass])).toBe(0);
      expect(share(strange.recall[queryClass])).toBeLessThan(0.05);
    }
    expect(share(nothing.crowdedPrecision)).toBe(0);
    expect(share(nothing.validation.spellingMatched)).toBe(0);
  });

  it('knows every near miss from every entry, and what is unrelated from the whole book', () => {
    const held = new Set<string>();
    const towns = new Set<string>();
    for (let entryId = 1; entryId <= exam.book.count; entryId += 1) {
      const { place, entry } = exam.book.at(entryId);
      held.add(placeKey(place));
      towns.add(entry.city.toLowerCase());
    }
    for (const { way, asked, wanted } of exam.cases) {
      if (way === 'unrelated') expect(towns.has(asked.city.toLowerCase())).toBe(false);
      else expect(held.has(placeKey(exam.book.at(wanted).place))).toBe(true);
    }
    expect(
      exam.cases
        .filter(({ way }) => way === 'spelling')
        .every(({ asked, wanted }) => asked.street !== '' && wanted > 0),
    ).toBe(true);
  });
});

describe('the judge', () => {
  it('counts insertions, gaps, replacements and swaps as one edit each, to the beginning of a word when it is half typed', () => {
    expect(edits('smith', 'smith', false)).toBe(0);
    expect(edits('smit', 'smith', false)).toBe(1);
    expect(edits('simth', 'smith', false)).toBe(1);
    expect(edits('simt', 'smithson', false)).toBe(9);
    expect(edits('simt', 'smithson', true)).toBe(1);
    expect(edits('abcd', 'wxyz', false)).toBe(9);
  });

  it('lets pass what fits as well as the wanted entry, and nothing that fits worse', () => {
    const book = createBook(31, 3000);
    const named = (name: string): Parameters<typeof fitsAsWell>[2] => {
      const booked = book.at(1);
      return { ...booked, entry: { ...booked.entry, entryId: name.length * 7, name, company: '', email: '' } };
    };
    const wanted = named('Jörg Müllerhaus');
    expect(fitsAsWell('words', 'jorg muellerhaus', named('Joerg Mullerhaus AB'), wanted)).toBe(true);
    expect(fitsAsWell('words', 'jorg mulerhaus', named('Jorg Milerhaus AB'), wanted)).toBe(true);
    expect(fitsAsWell('words', 'jorg mullerhaus', named('Jorg Milerhaus AB'), wanted)).toBe(false);
    expect(fitsAsWell('name', 'jorg mullerhaus', named('Mullerhaus'), wanted)).toBe(false);
  });
});

const noTimes = { keystrokeMs: [], slowest: [], checkMs: [] };
