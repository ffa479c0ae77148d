/**
 * Steps for words with typos. Fewest edits first, in the whole of what was typed: one word wrong and the rest right comes
 * before two wrong words. Numbers are never taken for other numbers.
 */
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { BookTerms } from './book-terms.ts';
import { allFields, isBegun, isWhole, type Place, placeOf } from './entry-rank.ts';
import { marks } from './entry-tokens.ts';
import {
  allOf,
  anyOf,
  beginning,
  beginningOf,
  type Expression,
  nothing,
  quoted,
  spread,
  whole,
} from './expressions.ts';
import type { NearTerm } from './near-terms.ts';
import { pairsOf, type Word } from './words.ts';

/** All that some number of edits leads to, and the steps that choose from it, the surest first. */
export interface MisspelledLevel {
  readonly edits: number;
  everything(): Expression;
  readonly steps: readonly (() => Expression)[];
  /** Which of the steps finds this entry, one of everything. */
  stepOf(entry: AddressBookEntry): number;
}

const mostNear = 24;
const mostPlans = 12;
/** By the number of edits: a shorter word with so many wrong letters may have been anything. */
const shortestWith: readonly number[] = [0, 3, 5];
/** And of a beginning, which leaves more open. */
const shortestBegunWith: readonly number[] = [0, 4, 6];

/** How many edits each word is given. */
type Plan = readonly number[];

/** Which of the words near a word are asked for. */
interface Choice {
  readonly mark: string;
  /** Only a letter left out or two letters swapped: such a slip is far likelier than one among all other letters. */
  readonly onlyLikely: boolean;
  /** The last word may be half typed. */
  readonly halfTyped: boolean;
  /** Which of the right ones may be begun. */
  readonly begun: 'none' | 'last' | 'all';
}

const choices: readonly Choice[] = [marks.name, ''].flatMap((mark): Choice[] => [
  { mark, onlyLikely: true, halfTyped: false, begun: 'none' },
  { mark, onlyLikely: true, halfTyped: false, begun: 'last' },
  { mark, onlyLikely: false, halfTyped: false, begun: 'last' },
  { mark, onlyLikely: false, halfTyped: true, begun: 'last' },
  { mark, onlyLikely: false, halfTyped: true, begun: 'all' },
]);
const anything: Choice = { mark: '', onlyLikely: false, halfTyped: true, begun: 'all' };

/** `wasRight`: something has been found by what was typed, and only slips of the finger are looked for beside it. */
export function misspelledLevels(words: readonly Word[], wasRight: boolean, terms: BookTerms): MisspelledLevel[] {
  const missing = words.flatMap((word, index) => (isMissing(word, terms) ? [index] : []));
  if (missing.some((index) => !mayBeWrong(words, index, 1))) return [];
  const near = nearWords(words, terms);
  return plansOf(words, missing).flatMap((all, least) => {
    const plans = all.filter(
      (plan) => !wasRight || !words.some(({ kind }, index) => kind === 'unspaced' && plan[index]),
    );
    if (plans.length === 0 || (wasRight && least > 0)) return [];
    const ask = (choice: Choice): Expression =>
      anyOf(plans.map((plan) => allOf(words.map((_, index) => near.expression(index, plan[index] ?? 0, choice)))));
    const fits = (choice: Choice, place: Place): boolean =>
      plans.some((plan) => words.every((_, index) => near.fits(index, plan[index] ?? 0, choice, place)));
    const level: MisspelledLevel = {
      edits: least + 1,
      everything: () => ask(anything),
      steps: choices.map((choice) => () => ask(choice)),
      stepOf(entry) {
        const name = placeOf([entry.name]);
        const anywhere = placeOf(allFields(entry));
        const step = choices.findIndex((choice) => fits(choice, choice.mark === '' ? anywhere : name));
        return step === -1 ? choices.length - 1 : step;
      },
    };
    return [level];
  });
}

/** Plans of one edit, of two, and of more. A word that the book does not have must be wrong; when all are there, any may be. */
function plansOf(words: readonly Word[], missing: readonly number[]): Plan[][] {
  const all = words.map((_, index) => index);
  const planOf = (given: readonly (readonly [index: number, edits: number])[]): Plan => {
    const edits = new Map(given);
    return all.map((index) => edits.get(index) ?? 0);
  };
  const covers = (...indexes: readonly number[]): boolean => missing.every((index) => indexes.includes(index));
  const may = (index: number, edits: number): boolean => mayBeWrong(words, index, edits);
  const one = all.filter((index) => covers(index) && may(index, 1)).map((index) => planOf([[index, 1]]));
  const two = all.filter((index) => covers(index) && may(index, 2)).map((index) => planOf([[index, 2]]));
  const pairs = all.flatMap((first) =>
    all
      .slice(first + 1)
      .filter((second) => covers(first, second) && may(first, 1) && may(second, 1))
      .map((second) =>
        planOf([
          [first, 1],
          [second, 1],
        ]),
      ),
  );
  const more: Plan[] = [];
  if (missing.length >= 3) more.push(planOf(missing.map((index) => [index, 1])));
  if (missing.length >= 2) more.push(planOf(missing.map((index) => [index, may(index, 2) ? 2 : 1])));
  return [one.slice(0, mostPlans), [...two, ...pairs].slice(0, mostPlans), more];
}

function isMissing({ text, kind }: Word, terms: BookTerms): boolean {
  return kind === 'letters' && text.length > 1 && terms.countBegun(text) === 0;
}

function mayBeWrong(words: readonly Word[], index: number, edits: number): boolean {
  const word = words[index];
  if (word?.kind === 'unspaced') return edits === 1 && word.text.length >= 3;
  // Beside others even a word of two letters can be meant for one.
  const shortest = edits === 1 && words.length > 1 ? 2 : (shortestWith[edits] ?? 0);
  return word?.kind === 'letters' && word.text.length >= shortest;
}

interface NearWords {
  /** What to ask for in place of a word. */
  expression(index: number, edits: number, choice: Choice): Expression;
  /** The same question about one entry. */
  fits(index: number, edits: number, choice: Choice, place: Place): boolean;
}

function nearWords(words: readonly Word[], terms: BookTerms): NearWords {
  const known = new Map<string, readonly NearTerm[]>();
  const lookUp = (index: number, text: string, edits: number, halfTyped: boolean): readonly NearTerm[] => {
    const key = `${index} ${edits} ${halfTyped}`;
    const near = known.get(key) ?? terms.near(text, edits, halfTyped, mostNear);
    known.set(key, near);
    return near;
  };
  const last = words.length - 1;
  const mayBeBegun = (index: number, begun: Choice['begun']): boolean =>
    begun === 'all' || (begun === 'last' && index === last);
  /** Every look-up is done once. */
  const nearOf = (
    index: number,
    text: string,
    edits: number,
    { onlyLikely, halfTyped }: Choice,
  ): readonly NearTerm[] => {
    const ended = lookUp(index, text, edits, false).filter((one) => !onlyLikely || isLikely(text, one));
    const mayBeHalf = halfTyped && index === last && text.length >= (shortestBegunWith[edits] ?? 0);
    return mayBeHalf ? [...ended, ...lookUp(index, text, edits, true)] : ended;
  };
  return {
    expression(index, edits, choice) {
      const word = words[index];
      if (word === undefined) return nothing;
      const { mark, begun } = choice;
      if (edits === 0) return mayBeBegun(index, begun) ? beginning(word, mark, terms) : whole(word, mark, terms);
      if (word.kind === 'unspaced') return withoutOneLetter(word.text, mark, terms);
      return anyOf(
        nearOf(index, word.text, edits, choice).map((one) =>
          one.isBeginning
            ? beginningOf(one.text, mark, terms)
            : { text: quoted(mark + one.text), size: terms.countOf(one.text) },
        ),
      );
    },
    fits(index, edits, choice, place) {
      const word = words[index];
      if (word === undefined) return false;
      if (edits === 0) return mayBeBegun(index, choice.begun) ? isBegun(word, place) : isWhole(word, place);
      if (word.kind === 'unspaced') return true;
      return nearOf(index, word.text, edits, choice).some(({ text, isBeginning }) =>
        (isBeginning ? isBegun : isWhole)({ text, kind: 'letters' }, place),
      );
    },
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

/** The pairs of letters that are left when any one letter is wrong. */
function withoutOneLetter(text: string, mark: string, terms: BookTerms): Expression {
  const pairs = pairsOf(text).slice(0, -1);
  if (pairs.length > mostPairsMisspelled) return nothing;
  const ways = Array.from({ length: pairs.length + 1 }, (_, wrong) =>
    pairs.filter((_, index) => index !== wrong && index !== wrong - 1).map((pair) => quoted(mark + pair)),
  );
  const size = terms.totalCount / 50;
  return anyOf(ways.filter((way) => way.length > 0).map((way) => ({ text: spread(way).join(' AND '), size })));
}

/** Longer ones are seldom typed by hand, and leave too many ways. */
const mostPairsMisspelled = 6;
