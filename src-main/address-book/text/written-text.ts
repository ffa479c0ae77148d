/** Makes a written address ready to be read: folded letters, plain digits, separate words. */
import { foldText } from './folding.ts';

/**
 * No field of an address is longer. Longer text is not read at all, so that nothing is claimed about half an address.
 */
export const longestField = 400;

/** The first digits of the scripts that compatibility folding leaves alone. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20];

/** '½', '²', '①' are numbers of their own: folding them in place would make '12²' equal to '122'. */
const standingNumbers = /\p{No}/gu;
const foreignDigits = /(?![0-9])\p{Nd}/gu;
/** A letter of its own, not и with an accent: 'ський' and 'ськйи' are two words. */
const shortI = /[йЙ]/g;
const finalSigma = /ς/g;
const plain = /^[\0-\x7F]*$/;
const plainApostrophe = /['`]/;
const plainApostrophes = /['`]/g;
/** A letter that was lost on its way, or half of one: beside a number it may have been anything, so it is a letter of its own there. */
const lostLetters = /(?<=\p{N})[\uFFFD\p{Cs}]+/gu;
/** Nobody writes this one. */
const noLetter = '\uA7FF';
/** Folding removes apostrophes and what nobody sees: that must not make one number from two. */
const betweenDigits = /(?<=\p{N})['’`ʼʻ׳״ـ\p{M}\p{Cf}]+(?=\p{N})/gu;

/** As `foldText`, but every digit becomes one of 0 to 9. */
export function foldWritten(text: string): string {
  if (plain.test(text)) {
    const lower = text.toLowerCase();
    return plainApostrophe.test(lower) ? lower.replace(betweenDigits, ' ').replace(plainApostrophes, '') : lower;
  }
  const kept = text
    .normalize('NFC')
    .replace(lostLetters, noLetter)
    .replace(standingNumbers, ' $& ')
    .replace(shortI, '\uE000')
    .replace(betweenDigits, ' ');
  const folded = foldText(kept);
  if (plain.test(folded)) return folded;
  return folded
    .replace(foreignDigits, plainDigit)
    .replace(finalSigma, 'σ')
    .replaceAll('\u2044', '/')
    .replaceAll('\uE000', 'й');
}

/** 'B° San Martín', 'P° de la Castellana', 'St° António': typed for º. */
export function withRaisedSigns(text: string): string {
  return text.includes('°') ? text.replace(degree, 'º') : text;
}

const degree = /(?<=(?<!\p{L})[bp]|\p{L}{2})°(?=\.?\s*\p{L})/giu;

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.findLast((first) => first <= code && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

const words = /[\p{L}\p{M}\p{N}]+/gu;
const plainWords = /[a-z0-9]+/g;

/** The words of folded text. */
export function wordsOfFolded(folded: string): readonly string[] {
  return folded.match(plain.test(folded) ? plainWords : words) ?? [];
}

/** The words of a text as somebody wrote it, folded. */
export function wordsOfWritten(text: string): readonly string[] {
  return wordsOfFolded(foldWritten(text));
}

/** Equal for texts that differ only in capitals and spaces. */
export function plainText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase();
}

/** For names with `betweenNames` between them; each is words with one space between. */
export function wordsApart(names: string): readonly string[] {
  return names === '' ? [] : names.split(/[ |]/);
}

export const betweenNames = '|';

/** 'fitzroy|melbourne' are two names. */
export function namesApart(names: string): readonly string[] {
  return names === '' ? [] : names.split(betweenNames);
}

/** 'haupt st' and 'hauptst' are one; two numbers stay two. */
export function squeezed(words: string): string {
  return words.replace(/(?<!\d) | (?!\d)/g, '');
}

/** Joined, but never so that two numbers become one. */
export function joinWords(parts: readonly string[]): string {
  let joined = '';
  for (const part of parts) joined += endsInDigit(joined) && startsWithDigit(part) ? ` ${part}` : part;
  return joined;
}

export function startsWithDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

function endsInDigit(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return code >= 48 && code <= 57;
}
