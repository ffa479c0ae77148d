/**
 * Whether an answer is right. The rule everywhere: right is the wanted entry, or one that fits the typed text just as
 * well. How well an entry fits is the fewest edits (insert, leave out, replace, swap two neighbours) that turn the
 * typed words into words of the entry, the last one into the beginning of a word. Independent of the engine: its own
 * folding, its own distance.
 */
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { judgedWord } from './accents.ts';
import type { BookedEntry } from './books.ts';

/** The kind of text that is judged: words, a telephone number, or text written without spaces. */
export type Judging = 'words' | 'name' | 'phone' | 'unspaced';

/** A word with more edits than this is another word. */
const mostEdits = 2;
/**
 * A typed word that only begins the entry's word, where a whole one was typed: worse than whole, better than an edit.
 */
const beginningOnly = 0.25;

export function fitsAsWell(judging: Judging, text: string, answer: BookedEntry, wanted: BookedEntry): boolean {
  if (answer.entry.entryId === wanted.entry.entryId) return true;
  if (judging === 'phone') return fitsPhone(text, answer);
  if (judging === 'unspaced') return fitsUnspaced(text, answer.entry);
  const fieldsOf = judging === 'name' ? nameFields : allFields;
  return costOf(text, fieldsOf(answer.entry)) <= costOf(text, fieldsOf(wanted.entry));
}

/** Every typed word is a word of the entry; the last one may be the beginning of one. */
export function fitsExactly(text: string, entry: AddressBookEntry): boolean {
  return costOf(text, allFields(entry)) < 1;
}

/** All the words of an entry, as they are judged. */
export function wordsHeld(entry: AddressBookEntry): readonly string[] {
  return heldWords(allFields(entry));
}

const nameFields = (entry: AddressBookEntry): readonly string[] => [entry.name, entry.company];
const allFields = (entry: AddressBookEntry): readonly string[] => [
  entry.name,
  entry.company,
  entry.building,
  entry.street,
  entry.suburb,
  entry.city,
  entry.state,
  entry.postCode,
  entry.country,
  entry.code,
  entry.telephone,
  entry.email,
];

export function judgedWords(text: string): readonly string[] {
  // Not split at an apostrophe: O'Connell is one word, and 'O Connell' two that are joined below.
  return text
    .replace(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(judgedWord)
    .filter((word) => word !== '');
}

/** Words of the fields, and neighbours written together ('sw1a 1aa' may be typed 'sw1a1aa'). */
function heldWords(fields: readonly string[]): readonly string[] {
  return fields.flatMap((field) => {
    const parts = field
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map(judgedWord)
      .filter((word) => word !== '');
    return [...judgedWords(field), ...parts, ...parts.slice(1).map((part, at) => `${parts[at]}${part}`)];
  });
}

function costOf(text: string, fields: readonly string[]): number {
  const typed = judgedWords(text);
  const held = heldWords(fields);
  return typed.reduce((sum, word, at) => sum + wordCost(word, held, at === typed.length - 1), 0);
}

function wordCost(word: string, held: readonly string[], isLast: boolean): number {
  if (held.includes(word)) return 0;
  if (held.some((each) => each.startsWith(word))) return isLast ? 0 : beginningOnly;
  if (word.length < 3) return 9;
  let best = 9;
  for (const each of held) best = Math.min(best, edits(word, each, isLast));
  return best;
}

/** Optimal string alignment; `toBeginning`: to the nearest beginning of `held`. 9 when more than `mostEdits`. */
export function edits(word: string, held: string, toBeginning: boolean): number {
  const [a, b] = [[...word], [...held]];
  if (b.length < a.length - mostEdits || (!toBeginning && b.length > a.length + mostEdits)) return 9;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(
        (next[j - 1] ?? 9) + 1,
        (row[j] ?? 9) + 1,
        (row[j - 1] ?? 9) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 9) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  const cost = toBeginning ? Math.min(...row) : (row[b.length] ?? 9);
  return cost > mostEdits ? 9 : cost;
}

/** The digits are together in the number as written, as dialled inside the country, or with the country's code. */
function fitsPhone(text: string, { entry, phone }: BookedEntry): boolean {
  if (entry.telephone === '') return false;
  const typed = text.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
  return [entry.telephone.replace(/\D/g, ''), phone.national, phone.international].some((digits) =>
    digits.includes(typed),
  );
}

/** Every typed piece is somewhere in a field, with or without spaces. */
function fitsUnspaced(text: string, entry: AddressBookEntry): boolean {
  const fields = allFields(entry).map((field) => squeezed(field));
  return text.split(/\s+/).every((piece) => fields.some((field) => field.includes(squeezed(piece))));
}

function squeezed(text: string): string {
  return judgedWord(text).replace(/[\s\p{P}]+/gu, '');
}
