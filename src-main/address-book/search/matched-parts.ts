/**
 * Where the typed text stands in an entry: whole words, beginnings, other spellings, parts of telephone numbers and,
 * when a word stands nowhere like that, its short forms or the words it may be a typo for. A pure function of the text
 * and the entry, called for the few entries that are shown.
 */
import type {
  AddressBookEntry,
  EntryField,
  MatchedParts,
  TextPart,
} from '../../../src-preload/contract/address-book.ts';
import { otherForms } from '../rules/short-forms.ts';
import { spellingsOf, telephoneDigits, type Word } from '../text/words.ts';
import { beginningEdits } from './edits.ts';
import { saysLittle } from './fewer-words.ts';
import { readTyped } from './typed-words.ts';

const fields: readonly Exclude<EntryField, 'telephone'>[] = [
  'name',
  'company',
  'building',
  'street',
  'suburb',
  'city',
  'state',
  'postCode',
  'country',
  'code',
  'email',
];

/** For many entries: the text is read once. */
export function createPartMatcher(text: string): (entry: AddressBookEntry) => MatchedParts {
  const { words, telephone } = readTyped(text);
  // 'vander berg' may be written as one word in the entry.
  const typed = [...words, ...neighbours(words)];
  return (entry) => {
    const marks: Partial<Record<EntryField, readonly TextPart[]>> = {};
    const found = new Set<Word>();
    const places = fields.flatMap((field) =>
      entry[field] === '' ? [] : [{ field, written: writtenWords(entry[field]) }],
    );
    for (const { field, written } of places) {
      const parts = typed.flatMap((word) => {
        const here = partsOf(word, written);
        if (here.length > 0) found.add(word);
        return here;
      });
      if (parts.length > 0) marks[field] = inOrder(parts);
    }
    const digits = telephone?.digits.map((each) => telephonePart(each, entry.telephone)).find((part) => part !== null);
    if (digits !== undefined && digits !== null) marks.telephone = [digits];
    for (const word of words) {
      if (found.has(word) || word.kind !== 'letters') continue;
      const inShort = shortParts(word.text, places);
      // 'Dr.' that was left out is no typo for 'De'.
      const isNear = inShort.length === 0 && !saysLittle(word.text);
      for (const { field, part } of isNear ? nearParts(word.text, places) : inShort) {
        marks[field] = inOrder([...(marks[field] ?? []), part]);
      }
    }
    return marks;
  };
}

function neighbours(words: readonly Word[]): Word[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index];
    if (before === undefined || before.kind === 'unspaced' || word.kind === 'unspaced') return [];
    return [{ text: before.text + word.text, kind: word.kind === before.kind ? word.kind : 'mixed' } satisfies Word];
  });
}

/** A word as written, with the spellings it is found by. */
interface WrittenWord {
  readonly from: number;
  readonly text: string;
  readonly spellings: readonly string[];
}

function writtenWords(text: string): WrittenWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’`ʼ]+/gu)].map((match) => ({
    from: match.index,
    text: match[0],
    spellings: spellingsOf(match[0]),
  }));
}

function partsOf({ text, kind }: Word, written: readonly WrittenWord[]): TextPart[] {
  if (kind === 'unspaced') return unspacedParts(text, written);
  return written.flatMap((word, index) => {
    if (word.spellings.some((spelling) => spelling.startsWith(text))) {
      return [{ from: word.from, to: word.from + lengthBeginning(word.text, text) }];
    }
    return joinedPart(text, written.slice(index));
  });
}

/** Anywhere in the written text, also across a space: '森アンナ' in '森 アンナ'. */
function unspacedParts(text: string, written: readonly WrittenWord[]): TextPart[] {
  let all = '';
  const starts = written.map((word) => {
    const start = all.length;
    all += word.spellings[0] ?? '';
    return { start, word };
  });
  const placeOf = (at: number, isEnd: boolean): number => {
    const { start, word } = starts.findLast((one) => (isEnd ? one.start < at : one.start <= at)) ?? {
      start: 0,
      word: null,
    };
    return word === null ? 0 : word.from + lengthSpelling(word.text, at - start, isEnd);
  };
  const at = all.indexOf(text);
  if (at !== -1) return [{ from: placeOf(at, false), to: placeOf(at + text.length, true) }];
  const length = lengthShared(text, all);
  return length === 0 ? [] : [{ from: placeOf(0, false), to: placeOf(length, true) }];
}

/** Of '渋谷区神宮前', typed in one piece, the town holds all of its own letters and the street its first ones. */
function lengthShared(typed: string, all: string): number {
  if (all.length > 1 && typed.includes(all)) return all.length;
  for (let length = Math.min(all.length, typed.length); length > 1; length -= 1) {
    if (typed.endsWith(all.slice(0, length))) return length;
  }
  return 0;
}

/** 'sw1a1' in 'SW1A 1AA', 'vander' in 'van der Berg': all of the first word, and at least the beginning of the next. */
function joinedPart(text: string, [first, ...others]: readonly WrittenWord[]): TextPart[] {
  let rest = text;
  const start = first?.from ?? 0;
  for (const word of first === undefined ? [] : [first, ...others]) {
    const [folded = ''] = word.spellings;
    if (folded === '') return [];
    if (rest.length <= folded.length) {
      if (word === first || !folded.startsWith(rest)) return [];
      return [{ from: start, to: word.from + lengthBeginning(word.text, rest) }];
    }
    if (!rest.startsWith(folded)) return [];
    rest = rest.slice(folded.length);
  }
  return [];
}

/** How much of a written word spells a beginning, in any of its spellings. */
function lengthBeginning(written: string, beginning: string): number {
  let length = 0;
  for (const unit of written.match(/\P{M}\p{M}*|^\p{M}+/gu) ?? []) {
    length += unit.length;
    const [folded = '', ...others] = spellingsOf(written.slice(0, length));
    // 'Hauptstr' is a beginning of 'Hauptstraße', not an abbreviation.
    const spelled = [folded, ...others.filter((other) => !other.startsWith(folded))];
    if (spelled.some((spelling) => spelling.startsWith(beginning))) return length;
  }
  return written.length;
}

/**
 * How much of a written word its first `count` folded letters take. A letter that folds to several counts as all of
 * them at the end of a part, and as none at its start.
 */
function lengthSpelling(written: string, count: number, isEnd: boolean): number {
  let length = 0;
  for (const unit of written.match(/\P{M}\p{M}*|^\p{M}+/gu) ?? []) {
    const folded = spellingsOf(written.slice(0, length + unit.length))[0]?.length ?? 0;
    if (isEnd ? length > 0 && (spellingsOf(written.slice(0, length))[0]?.length ?? 0) >= count : folded > count) break;
    length += unit.length;
  }
  return length;
}

function telephonePart(digits: string, telephone: string): TextPart | null {
  const at = telephoneDigits(telephone).indexOf(digits);
  if (at === -1) return null;
  // A zero in brackets is not a digit of the number.
  const places = [...telephone.replace(/\(0\)/g, '(-)').normalize('NFKC').matchAll(/\d/g)].map(({ index }) => index);
  return { from: places[at] ?? 0, to: (places[at + digits.length - 1] ?? 0) + 1 };
}

type Place = { readonly field: EntryField; readonly written: readonly WrittenWord[] };

/** Finds 'St' when 'street' was typed. */
function shortParts(typed: string, places: readonly Place[]): { field: EntryField; part: TextPart }[] {
  const forms = otherForms(typed);
  if (forms.length === 0) return [];
  return places.flatMap(({ field, written }) =>
    written
      .filter(({ spellings }) => spellings.some((spelling) => forms.includes(spelling)))
      .map(({ from, text }) => ({ field, part: { from, to: from + text.length } })),
  );
}

/** The words with the fewest edits between the typed text and a word, or its beginning. */
function nearParts(typed: string, places: readonly Place[]): { field: EntryField; part: TextPart }[] {
  let fewest = typed.length < 5 ? 1 : 2;
  let nearest: { field: EntryField; part: TextPart }[] = [];
  if (typed.length < 2) return nearest;
  for (const { field, written } of places) {
    for (const { from, text, spellings } of written) {
      const near = spellings
        .filter((spelling) => spelling.length >= typed.length - fewest)
        .map((spelling) => ({ spelling, ...beginningEdits(typed, spelling) }))
        .sort((a, b) => a.edits - b.edits)[0];
      if (near === undefined || near.edits > fewest || near.edits >= typed.length) continue;
      if (near.edits < fewest) nearest = [];
      fewest = near.edits;
      const { spelling, length } = near;
      const to = from + (length === spelling.length ? text.length : lengthBeginning(text, spelling.slice(0, length)));
      nearest.push({ field, part: { from, to } });
    }
  }
  return nearest;
}

/** In order; parts that overlap or repeat each other become one. */
function inOrder(parts: readonly TextPart[]): TextPart[] {
  const ordered: TextPart[] = [];
  for (const part of [...parts].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = ordered.at(-1);
    if (last === undefined || part.from >= last.to) ordered.push(part);
    else ordered[ordered.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
  }
  return ordered;
}
