/**
 * How text is split into words, and words into the tokens of the index; the same for stored and typed text. Scripts
 * without spaces between words are stored as pairs of neighbouring letters, so that any part of them is found.
 */
import { writtenOut } from '../../codes/folded-letters.ts';
import { drawnTogether, foldPlain, foldText } from './folding.ts';
import { hasLatinForm, inLatinLetters } from './latin-letters.ts';

export interface Word {
  /** Folded. */
  readonly text: string;
  /** 'letters' may be misspelled; 'digits' and 'mixed' are taken as typed; 'unspaced' is found by its parts. */
  readonly kind: 'letters' | 'digits' | 'mixed' | 'unspaced';
}

/** Longer words are cut here, on both sides. */
const longestWord = 32;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** '渋谷3丁目' is letters, a number, letters: each part is a word. */
const partsOfUnspaced = /\p{N}+|[a-z]+|[^\p{N}a-z]+/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, on purpose
const onlyAscii = /^[\x00-\x7f]*$/;
const asciiRuns = /[a-z0-9]+/g;
const runs = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a folded text. */
function wordsOfFolded(folded: string): Word[] {
  if (onlyAscii.test(folded)) return plainWords(folded);
  const words: Word[] = [];
  for (const run of folded.match(runs) ?? []) {
    if (!unspaced.test(run)) words.push(spacedWord(run));
    else for (const part of run.match(partsOfUnspaced) ?? []) words.push(wordOf(part));
  }
  return words;
}

/** Most text is plain. */
function plainWords(folded: string): Word[] {
  return folded.match(asciiRuns)?.map(asciiWord) ?? [];
}

function asciiWord(run: string): Word {
  const text = run.length > longestWord ? run.slice(0, longestWord) : run;
  if (!/[0-9]/.test(text)) return { text, kind: 'letters' };
  return { text, kind: /[a-z]/.test(text) ? 'mixed' : 'digits' };
}

function wordOf(run: string): Word {
  return unspaced.test(run) ? { text: run, kind: 'unspaced' } : spacedWord(run);
}

function spacedWord(run: string): Word {
  const text = run.length > longestWord ? run.slice(0, longestWord).toWellFormed() : run;
  if (!/\p{N}/u.test(text)) return { text, kind: 'letters' };
  return { text, kind: /^\d+$/.test(text) ? 'digits' : 'mixed' };
}

export function wordsOf(text: string): Word[] {
  return onlyAscii.test(text) ? plainWords(foldPlain(text)) : wordsOfFolded(foldText(text));
}

const signs = /[^\p{L}\p{M}\p{N}]/gu;

/** Only letters and digits: text without spaces is searched in this. */
export function withoutSigns(text: string): string {
  return text.replace(signs, '');
}

export function hasUnspaced(text: string): boolean {
  return !onlyAscii.test(text) && unspaced.test(text);
}

/** Letters of an unspaced word with the marks that belong to them. */
export function unitsOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*|^\p{M}+/gu) ?? [];
}

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** A Hangul syllable ends in no letter or in one of 27. */
export const syllableEndings = 28;

/** A Hangul syllable that may still get its last letter. */
export function isOpenSyllable(unit: string): boolean {
  const code = unit.charCodeAt(0);
  return code >= firstSyllable && code <= lastSyllable && (code - firstSyllable) % syllableEndings === 0;
}

/** Drops a syllable at the end that may still change, when there are others. */
export function withoutOpenEnd(text: string): string {
  return text.length > 1 && isOpenSyllable(text.slice(-1)) ? text.slice(0, -1) : text;
}

/** Tokens of an unspaced word: its pairs, and its last letter, so that a single letter is the beginning of some token. */
export function pairsOf(text: string): string[] {
  const units = unitsOf(text);
  return units.map((unit, index) => unit + (units[index + 1] ?? ''));
}

export interface FieldTokens {
  /** Everything that finds the field, each once. */
  readonly tokens: readonly string[];
  /** The ones that a typo may lead to. */
  readonly terms: readonly string[];
}

const apostrophe = /['’`ʼ]/;
/** 'Connell' of 'O’Connell', which is one word, and 'Orso' of 'dell’Orso'; the same in ASCII. */
const behindApostrophe = /(?<=(?<!\p{L})\p{L}{1,5}['’`ʼ])\p{L}{3,}/gu;

/** The words of a field, and other spellings of words with ü/ue, ø/oe, å/aa, straße/str, and of Cyrillic and Greek ones. */
export function fieldTokens(text: string): FieldTokens {
  const tokens: string[] = [];
  const terms: string[] = [];
  const add = (word: Word): void => addWord(word, tokens, terms);
  if (apostrophe.test(text)) for (const behind of text.match(behindApostrophe) ?? []) add(wordOf(foldText(behind)));
  if (onlyAscii.test(text)) {
    for (const word of plainWords(foldPlain(text))) add(word);
    return { tokens, terms };
  }
  let before: Word | undefined;
  const folded = foldText(text);
  for (const word of wordsOfFolded(folded)) {
    add(word);
    // '森 アンナ' is also found as '森アンナ'.
    if (before?.kind === 'unspaced' && word.kind === 'unspaced') {
      tokens.push((unitsOf(before.text).at(-1) ?? '') + (unitsOf(word.text)[0] ?? ''));
    }
    before = word;
  }
  const written = writtenOut(text);
  if (written !== text) for (const word of wordsOf(written)) add(word);
  if (hasLatinForm(text)) for (const word of wordsOfFolded(inLatinLetters(folded))) add(word);
  return { tokens, terms };
}

function addWord({ text, kind }: Word, tokens: string[], terms: string[]): void {
  if (kind === 'unspaced') {
    for (const pair of pairsOf(text)) addOnce(pair, tokens);
    return;
  }
  addOnce(text, tokens);
  if (kind === 'letters' && text.length > 1) addOnce(text, terms);
  // 'jackson95' must be among the words that begin with 'jackson'.
  const others = kind === 'letters' ? otherSpellings(text) : kind === 'mixed' ? (beginning.exec(text) ?? none) : none;
  for (const other of others) {
    addOnce(other, tokens);
    addOnce(other, terms);
  }
}

const beginning = /^\p{L}{5,}(?=\p{N})/u;
const none: readonly string[] = [];

function addOnce(text: string, texts: string[]): void {
  if (!texts.includes(text)) texts.push(text);
}

/** Can `fieldTokens` find more in the text than its folded words? */
export function hasOtherSpellings(text: string): boolean {
  return !onlyAscii.test(text) || /[aou]e|aa|str\b|[a-z]{5}\d|[a-z]['`][a-z]/i.test(text);
}

/** 'mueller' is also 'muller', which is how 'Müller' is folded; 'aarhus' is 'arhus'; 'hauptstr' is 'hauptstrasse'. */
function otherSpellings(folded: string): readonly string[] {
  if (folded.length < 4) return none;
  const drawn = /[aou]e|aa/.test(folded) ? drawnTogether(folded).replace(/aa/g, 'a') : folded;
  const whole = folded.length > 5 && folded.endsWith('str') ? [`${folded}asse`] : none;
  return drawn === folded ? whole : [drawn, ...whole];
}

/** The spellings that find a single written word, the folded one first. */
export function spellingsOf(written: string): readonly string[] {
  const folded = foldText(written);
  if (onlyAscii.test(written) && !/[aou]e|aa|str$/.test(folded)) return [folded];
  const latin = hasLatinForm(folded) ? [inLatinLetters(folded)] : [];
  return [...new Set([folded, foldText(writtenOut(written)), ...otherSpellings(folded), ...latin])];
}

/** The digits of a telephone number; a zero in brackets is left out, because nobody dials it from abroad. */
export function telephoneDigits(text: string): string {
  if (text === '') return '';
  return foldText(text).replace(/\(0\)/g, '').replace(/\D+/g, '');
}
