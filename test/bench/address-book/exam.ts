/** One exam: the book, the typed texts, the addresses to validate; the same for every engine, all from one seed. */
import { type Book, createBook } from './books.ts';
import { crowdedTexts, makeQueries, type Query, queryClasses } from './queries.ts';
import type { Question } from './questions.ts';
import { mix } from './seeded.ts';
import {
  type AskedAddress,
  holdingsOf,
  nearMisses,
  otherSpellings,
  type SpellingCase,
  unrelatedAddresses,
} from './spellings.ts';

export interface Sizes {
  /** Queries of each class, crowded ones, and addresses of each kind. */
  readonly perClass: number;
  readonly crowded: number;
  readonly spellings: number;
  readonly nearMisses: number;
  readonly unrelated: number;
}

export interface Exam {
  readonly book: Book;
  readonly queries: readonly Query[];
  readonly crowded: readonly string[];
  readonly cases: readonly SpellingCase[];
}

export function makeExam(seed: number, count: number, sizes: Sizes): Exam {
  const book = createBook(seed, count);
  const holdings = holdingsOf(book);
  return {
    book,
    queries: makeQueries(book, mix(seed, 1), sizes.perClass),
    crowded: crowdedTexts(book, mix(seed, 2), sizes.crowded),
    cases: [
      ...otherSpellings(book, mix(seed, 3), sizes.spellings),
      ...nearMisses(book, holdings, mix(seed, 4), sizes.nearMisses),
      ...unrelatedAddresses(book, holdings, mix(seed, 5), sizes.unrelated),
    ],
  };
}

/** The first of each class: a smaller exam of the same questions, for slow engines. */
export function part(exam: Exam, perClass: number, nearMissCount: number): Exam {
  const queries = queryClasses.flatMap((queryClass) =>
    exam.queries.filter((query) => query.queryClass === queryClass).slice(0, perClass),
  );
  const near = exam.cases.filter(({ way }) => way !== 'spelling' && way !== 'unrelated').slice(0, nearMissCount);
  return { book: exam.book, queries, crowded: exam.crowded.slice(0, perClass), cases: near };
}

export const textsOf = (exam: Exam): readonly string[] => [...exam.queries.map(({ text }) => text), ...exam.crowded];
export const addressesOf = (exam: Exam): readonly AskedAddress[] => exam.cases.map(({ asked }) => asked);

/** The questions of an exam in the order they are asked: typed first, letter by letter, as a person types. */
export function questionsOf(exam: Exam, typed: Exam): readonly Question[] {
  return [
    // Texts that are not measured, because an app has been running for a while.
    ...textsOf(exam)
      .slice(-8)
      .map((text): Question => ({ kind: 'warm-up', text })),
    ...textsOf(typed).map((text): Question => ({ kind: 'typed', text })),
    ...addressesOf(exam).map((address): Question => ({ kind: 'address', address })),
    ...textsOf(exam).map((text): Question => ({ kind: 'text', text })),
  ];
}
