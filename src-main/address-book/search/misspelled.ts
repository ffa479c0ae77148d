/**
 * Steps for words with typos, fewest edits first over the whole text: one wrong word and the rest right comes before
 * two wrong words. Numbers are never taken for other numbers.
 */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import type { BookTerms } from '../book/book-terms.ts';
import { prefixes } from '../book/entry-tokens.ts';
import { allPairs, anyOf, anyWay, beginning, beginningOf, nothing, whole, wholeTokens } from '../book/expressions.ts';
import type { NearTerm } from '../book/near-terms.ts';
import type { Expression, RememberedTerms } from '../book/remembered-terms.ts';
import { pairsOf, type Word } from '../text/words.ts';
import { type EntryField, fieldsOf, holdsNumbers, isBegun, isWhole, stands } from './entry-rank.ts';

/** Everything that some number of edits leads to, and the steps that choose from it, the surest first. */
export interface MisspelledLevel {
  everything(): Expression;
  readonly stepCount: number;
  step(index: number): Expression;
  /** Which of the steps finds this entry, which `everything` found. */
  stepOf(entry: AddressBookEntry): number;
}

const mostNear = 24;
const mostPlans = 12;
/** By the number of edits: with so many wrong letters, a shorter word could be any word. */
const shortestWith: readonly number[] = [0, 3, 5];
/** The same for a beginning, which is less definite. */
const shortestBegunWith: readonly number[] = [0, 4, 6];

/** How many edits each word gets. */
type Plan = readonly number[];

/** Which of the words near a typed word are asked for. */
interface Choice {
  readonly prefix: string;
  /** Only a letter left out or two letters swapped: such slips are far likelier than any other. */
  readonly onlyLikely: boolean;
  /** The last word may be half typed. */
  readonly halfTyped: boolean;
  /** Which of the correctly typed words may be begun only. */
  readonly begun: 'none' | 'last' | 'all';
  readonly numbersWhole: boolean;
}

const choices: readonly Choice[] = [prefixes.name, ''].flatMap((prefix): Choice[] => [
  { prefix, onlyLikely: true, halfTyped: false, begun: 'none', numbersWhole: false },
  { prefix, onlyLikely: true, halfTyped: false, begun: 'last', numbersWhole: false },
  { prefix, onlyLikely: false, halfTyped: false, begun: 'last', numbersWhole: false },
  { prefix, onlyLikely: false, halfTyped: true, begun: 'last', numbersWhole: false },
  { prefix, onlyLikely: false, halfTyped: true, begun: 'all', numbersWhole: false },
]);
/** For text with a number: 'yogne 3' first means house 3, as without a typo. */
const choicesToNumber: readonly Choice[] = choices.flatMap((choice) =>
  choice.begun === 'none' ? [choice] : [{ ...choice, numbersWhole: true }, choice],
);
const anything: Choice = { prefix: '', onlyLikely: false, halfTyped: true, begun: 'all', numbersWhole: false };

/** The edits of the levels, in the order they are tried; 3 stands for three or more. */
export const levelsOfEdits = [1, 2, 3] as const;
type Edits = (typeof levelsOfEdits)[number];

/**
 * The returned function makes the level of a number of edits when the search reaches it: mostly the first is enough.
 * Null: no word can be that far off. `wasRight`: the text as typed found something, and only likely slips are searched
 * beside it.
 */
export function misspelledLevels(
  words: readonly Word[],
  wasRight: boolean,
  terms: RememberedTerms,
): (edits: Edits) => MisspelledLevel | null {
  const missing: number[] = [];
  for (const [index, word] of words.entries()) if (isMissing(word, terms)) missing.push(index);
  if (missing.some((index) => !mayBeWrong(words, index, 1))) return () => null;
  const near = nearWords(words, terms);
  return (edits) => {
    if (wasRight && edits > 1) return null;
    const plans = plansOf(words, missing, edits, wasRight);
    return plans.length === 0 ? null : levelOf(words, plans, near);
  };
}

function levelOf(words: readonly Word[], plans: readonly Plan[], near: NearWords): MisspelledLevel {
  const steps = holdsNumbers(words) ? choicesToNumber : choices;
  const ask = (choice: Choice): Expression => {
    // Plans differ in few words, so these are shared by number of edits and word.
    const made: (Expression | undefined)[] = [];
    const part = (edits: number, index: number): Expression => {
      const key = edits * words.length + index;
      const expression = made[key] ?? near.expression(index, edits, choice);
      made[key] = expression;
      return expression;
    };
    return anyWay(plans.map((plan) => plan.map(part)));
  };
  const isPlanned = (plan: Plan, choice: Choice, fields: readonly EntryField[]): boolean => {
    for (const [index, edits] of plan.entries()) if (!near.fits(index, edits, choice, fields)) return false;
    return true;
  };
  const fits = (choice: Choice, fields: readonly EntryField[]): boolean => {
    for (const plan of plans) if (isPlanned(plan, choice, fields)) return true;
    return false;
  };
  return {
    everything: () => ask(anything),
    stepCount: steps.length,
    step: (index) => ask(steps[index] ?? anything),
    stepOf(entry) {
      const fields = fieldsOf(entry);
      const name = fields.slice(0, 1);
      for (const [step, choice] of steps.entries()) if (fits(choice, choice.prefix === '' ? fields : name)) return step;
      return steps.length - 1;
    },
  };
}

/**
 * Plans with one edit, two, or more. A word that the book lacks must be wrong; when the book has all words, any may be.
 */
function plansOf(words: readonly Word[], missing: readonly number[], edits: Edits, wasRight: boolean): Plan[] {
  const plans: Plan[] = [];
  if (edits === 3) {
    if (missing.length >= 3) plans.push(planOf(words, missing, 1));
    if (missing.length >= 2) plans.push(planOf(words, missing, 2));
    return plans;
  }
  if (missing.length > edits) return plans;
  for (const [index, { kind }] of words.entries()) {
    const isRight = wasRight && kind === 'unspaced';
    if (!isRight && covers(missing, index, index) && mayBeWrong(words, index, edits)) {
      plans.push(planOf(words, [index], edits));
    }
  }
  for (let first = 0; edits === 2 && first < words.length; first += 1) {
    for (let second = first + 1; second < words.length && plans.length < mostPlans; second += 1) {
      const mayBoth = mayBeWrong(words, first, 1) && mayBeWrong(words, second, 1);
      if (mayBoth && covers(missing, first, second)) plans.push(planOf(words, [first, second], 1));
    }
  }
  return plans;
}

/** This many edits for each wrong word; one edit for a word too short for so many. */
function planOf(words: readonly Word[], wrong: readonly number[], edits: 1 | 2): Plan {
  return words.map((_, index) => (wrong.includes(index) ? (mayBeWrong(words, index, edits) ? edits : 1) : 0));
}

function covers(missing: readonly number[], one: number, other: number): boolean {
  for (const index of missing) if (index !== one && index !== other) return false;
  return true;
}

/** No word of the book begins with it. */
export function isMissing({ text, kind }: Word, terms: BookTerms): boolean {
  return kind === 'letters' && text.length > 1 && terms.countBegun(text) === 0;
}

function mayBeWrong(words: readonly Word[], index: number, edits: number): boolean {
  const word = words[index];
  if (word?.kind === 'unspaced') return edits === 1 && word.text.length >= 3;
  // Beside other words, even a word of two letters may be a typo.
  const shortest = edits === 1 && words.length > 1 ? 2 : (shortestWith[edits] ?? 0);
  return word?.kind === 'letters' && word.text.length >= shortest;
}

interface NearWords {
  /** What to ask for in place of the word. */
  expression(index: number, edits: number, choice: Choice): Expression;
  /** The same question for one entry. */
  fits(index: number, edits: number, choice: Choice, fields: readonly EntryField[]): boolean;
}

type NearLookUp = (index: number, edits: number, halfTyped: boolean) => readonly NearTerm[];

function remembering(lookUp: NearLookUp): NearLookUp {
  const known = new Map<number, readonly NearTerm[]>();
  return (index, edits, halfTyped) => {
    const key = index * 8 + edits * 2 + (halfTyped ? 1 : 0);
    const near = known.get(key) ?? lookUp(index, edits, halfTyped);
    known.set(key, near);
    return near;
  };
}

function nearWords(words: readonly Word[], terms: RememberedTerms): NearWords {
  const last = words.length - 1;
  const mayBeBegun = (index: number, { begun, numbersWhole }: Choice): boolean =>
    (begun === 'all' || (begun === 'last' && index === last)) && !(numbersWhole && words[index]?.kind === 'digits');
  /** Remembers each look-up, so that it is done once. */
  const lookUp = remembering((index, edits, halfTyped) =>
    terms.near(words[index]?.text ?? '', edits, halfTyped, mostNear),
  );
  const likely = remembering((index, edits) =>
    lookUp(index, edits, false).filter((one) => isLikely(words[index]?.text ?? '', one)),
  );
  const wholeOf = (index: number, edits: number, { onlyLikely }: Choice): readonly NearTerm[] =>
    onlyLikely ? likely(index, edits, false) : lookUp(index, edits, false);
  const halfOf = (index: number, edits: number, { halfTyped }: Choice): readonly NearTerm[] => {
    const mayBeHalf = halfTyped && index === last;
    return mayBeHalf && (words[index]?.text.length ?? 0) >= (shortestBegunWith[edits] ?? 0)
      ? lookUp(index, edits, true)
      : [];
  };
  return {
    expression(index, edits, choice) {
      const word = words[index];
      if (word === undefined) return nothing;
      const { prefix } = choice;
      if (edits === 0) return mayBeBegun(index, choice) ? beginning(word, prefix, terms) : whole(word, prefix, terms);
      if (word.kind === 'unspaced') return withoutOneLetter(word.text, prefix, terms);
      const ended = anyWhole(wholeOf(index, edits, choice), prefix, terms);
      const half = halfOf(index, edits, choice);
      return half.length === 0 ? ended : anyOf([ended, ...half.map(({ text }) => beginningOf(text, prefix, terms))]);
    },
    fits(index, edits, choice, fields) {
      const word = words[index];
      if (word === undefined) return false;
      if (edits === 0) return mayBeBegun(index, choice) ? isBegun(word, fields) : isWhole(word, fields);
      if (word.kind === 'unspaced') return true;
      return (
        wholeOf(index, edits, choice).some(({ text }) => stands(text, fields, true)) ||
        halfOf(index, edits, choice).some(({ text }) => stands(text, fields, false))
      );
    },
  };
}
function anyWhole(near: readonly NearTerm[], prefix: string, terms: BookTerms): Expression {
  let size = 0;
  for (const { text } of near) size += terms.countOf(text);
  return {
    text: wholeTokens(
      near.map(({ text }) => text),
      prefix,
    ),
    size,
  };
}

/** Was a letter left out, or were two swapped? */
function isLikely(typed: string, { text, edits }: NearTerm): boolean {
  if (text.length !== typed.length) return text.length > typed.length;
  let swaps = 0;
  for (let at = 0; at + 1 < text.length; at += 1) {
    if (text[at] === typed[at]) continue;
    if (text[at] !== typed[at + 1] || text[at + 1] !== typed[at]) return false;
    swaps += 1;
    at += 1;
  }
  return swaps === edits;
}

/** The pairs of letters that remain when any one letter is wrong. */
function withoutOneLetter(text: string, prefix: string, terms: BookTerms): Expression {
  const pairs = pairsOf(text).slice(0, -1);
  if (pairs.length > mostPairsMisspelled) return nothing;
  const ways = Array.from({ length: pairs.length + 1 }, (_, wrong) =>
    pairs.filter((_, index) => index !== wrong && index !== wrong - 1),
  );
  const size = terms.totalCount / 50;
  return anyOf(ways.filter((way) => way.length > 0).map((way) => ({ text: allPairs(way, prefix), size })));
}

/** Longer words are seldom typed by hand, and would give too many ways. */
const mostPairsMisspelled = 6;
