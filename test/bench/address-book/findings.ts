/** Judges an engine's answers: the judged reply of one run. */
import type { AddressAnswer } from './engines/engine.ts';
import type { Exam } from './exam.ts';
import { fitsAsWell, fitsExactly } from './judge.ts';
import { type QueryClass, queryClasses } from './queries.ts';
import { placeKey, type SpellingCase } from './spellings.ts';

/** What an engine answered, in the order of the exam's questions. */
export interface Answered {
  readonly answers: readonly (readonly number[])[];
  readonly keystrokeMs: readonly number[];
  readonly slowest: readonly { readonly text: string; readonly ms: number }[];
  readonly checks: readonly AddressAnswer[];
  readonly checkMs: readonly number[];
}

export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface Share {
  readonly right: number;
  readonly asked: number;
}

export interface Miss {
  readonly kind: string;
  readonly asked: string;
  readonly wanted: string;
  readonly came: readonly string[];
}

export interface Findings {
  readonly keystrokes: Times;
  readonly slowest: Answered['slowest'];
  readonly recall: Readonly<Record<QueryClass, Share>>;
  /** The very entry is among the first five: stricter than fair, for comparison only. */
  readonly sameEntry: Readonly<Record<QueryClass, Share>>;
  readonly crowdedPrecision: Share;
  readonly checks: Times;
  readonly validation: Validation;
  readonly misses: readonly Miss[];
}

export interface Validation {
  readonly spellingMatched: Share;
  readonly spellingByCountry: Readonly<Record<string, Share>>;
  readonly spellingMatchedElsewhere: number;
  readonly nearMissMatched: number;
  readonly nearMissInTop3: Share;
  readonly nearMissByWay: Readonly<Record<string, Share>>;
  readonly unrelatedSuggested: number;
  readonly unrelatedAsked: number;
}

export function judge(exam: Exam, reply: Answered): Findings {
  const misses: Miss[] = [];
  const { recall, sameEntry } = judgeQueries(exam, reply, misses);
  return {
    keystrokes: timesOf(reply.keystrokeMs),
    slowest: reply.slowest,
    recall,
    sameEntry,
    crowdedPrecision: judgeCrowded(exam, reply, misses),
    checks: timesOf(reply.checkMs),
    validation: judgeValidation(exam, reply.checks, misses),
    misses,
  };
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

export function share({ right, asked }: Share): number {
  return asked === 0 ? 1 : right / asked;
}

function judgeQueries(exam: Exam, reply: Answered, misses: Miss[]): Pick<Findings, 'recall' | 'sameEntry'> {
  const recall = emptyShares(queryClasses);
  const sameEntry = emptyShares(queryClasses);
  for (const [at, { queryClass, text, wanted, judging }] of exam.queries.entries()) {
    const answers = (reply.answers[at] ?? []).slice(0, 5);
    const target = exam.book.at(wanted);
    const isRight = answers.some((entryId) => fitsAsWell(judging, text, exam.book.at(entryId), target));
    count(recall, queryClass, isRight);
    count(sameEntry, queryClass, answers.includes(wanted));
    if (!isRight)
      misses.push({
        kind: queryClass,
        asked: text,
        wanted: entryLine(exam, wanted),
        came: answers.map((entryId) => entryLine(exam, entryId)),
      });
  }
  return { recall, sameEntry };
}

/** Fewer than five shown counts as wrong ones shown: more than five entries of the book fit. */
function judgeCrowded(exam: Exam, reply: Answered, misses: Miss[]): Share {
  const precision = { right: 0, asked: 0 };
  for (const [at, text] of exam.crowded.entries()) {
    const answers = (reply.answers[exam.queries.length + at] ?? []).slice(0, 5);
    const right = answers.filter((entryId) => fitsExactly(text, exam.book.at(entryId).entry)).length;
    precision.right += right;
    precision.asked += 5;
    if (right < 5)
      misses.push({
        kind: 'crowded',
        asked: text,
        wanted: 'five that fit',
        came: answers.map((entryId) => entryLine(exam, entryId)),
      });
  }
  return precision;
}

function judgeValidation(exam: Exam, checks: readonly AddressAnswer[], misses: Miss[]): Validation {
  const spelling = { right: 0, asked: 0 };
  const spellingByCountry: Record<string, Share> = {};
  const top3 = { right: 0, asked: 0 };
  const nearMissByWay: Record<string, Share> = {};
  const counted = { elsewhere: 0, nearMissMatched: 0, unrelated: 0, unrelatedSuggested: 0 };
  for (const [at, one] of exam.cases.entries()) {
    const { matched, suggested } = checks[at] ?? { matched: 0, suggested: [] };
    const isPlace = (entryId: number): boolean =>
      placeKey(exam.book.at(entryId).place) === placeKey(exam.book.at(one.wanted).place);
    const miss = (kind: string, came: readonly number[]): void =>
      void misses.push({
        kind,
        asked: caseLine(one),
        wanted: one.wanted === 0 ? 'nothing' : entryLine(exam, one.wanted),
        came: came.map((entryId) => entryLine(exam, entryId)),
      });
    if (one.way === 'unrelated') {
      counted.unrelated += 1;
      if (matched === 0 && suggested.length === 0) continue;
      counted.unrelatedSuggested += 1;
      miss('unrelated suggested', suggested);
    } else if (one.way === 'spelling') {
      const isRight = matched !== 0 && isPlace(matched);
      spelling.asked += 1;
      spelling.right += isRight ? 1 : 0;
      count(spellingByCountry, one.countryCode, isRight);
      if (matched !== 0 && !isRight) counted.elsewhere += 1;
      if (!isRight)
        miss(
          matched === 0 ? `spelling not matched, ${one.countryCode}` : 'spelling matched elsewhere',
          matched === 0 ? suggested.slice(0, 2) : [matched],
        );
    } else {
      const isFound = suggested.slice(0, 3).some(isPlace);
      top3.asked += 1;
      top3.right += isFound ? 1 : 0;
      count(nearMissByWay, one.way, isFound);
      if (matched !== 0) {
        counted.nearMissMatched += 1;
        miss(`near miss matched, ${one.way}`, [matched]);
      } else if (!isFound) miss(`near miss not in the first three, ${one.way}`, suggested);
    }
  }
  return {
    spellingMatched: spelling,
    spellingByCountry,
    spellingMatchedElsewhere: counted.elsewhere,
    nearMissMatched: counted.nearMissMatched,
    nearMissInTop3: top3,
    nearMissByWay,
    unrelatedSuggested: counted.unrelatedSuggested,
    unrelatedAsked: counted.unrelated,
  };
}

function emptyShares(names: readonly QueryClass[]): Record<QueryClass, { right: number; asked: number }> {
  return Object.fromEntries(names.map((name) => [name, { right: 0, asked: 0 }])) as Record<
    QueryClass,
    { right: number; asked: number }
  >;
}

function count(shares: Record<string, Share>, name: string, isRight: boolean): void {
  const { right, asked } = shares[name] ?? { right: 0, asked: 0 };
  shares[name] = { right: right + (isRight ? 1 : 0), asked: asked + 1 };
}

function entryLine(exam: Exam, entryId: number): string {
  const { name, company, building, street, suburb, city, state, postCode, country, telephone } =
    exam.book.at(entryId).entry;
  return [entryId, name, company, building, street, suburb, city, state, postCode, country, telephone].join(' | ');
}

function caseLine({ asked }: SpellingCase): string {
  return [asked.building, asked.street, asked.suburb, asked.city, asked.state, asked.postCode, asked.country].join(
    ' | ',
  );
}
