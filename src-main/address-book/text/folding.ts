/**
 * How text is folded for searching, on both sides: what the copy holds and what a person types. SQLite's own folding is
 * off (it breaks Thai), so that only these rules decide what is equal.
 */
import { foldNumberSign, plainLetters } from '../../folded-letters.ts';

/** In addition to those that orders use, too. */
const otherLetters: Readonly<Record<string, string>> = {
  // The letter before it decides between the two, even across a full stop.
  ς: 'σ',
  // Two written forms of one Japanese name.
  髙: '高',
  﨑: '崎',
  邊: '辺',
  邉: '辺',
  齋: '斎',
  齊: '斎',
  濱: '浜',
  澤: '沢',
  // Arabic letters that stand for one another in everyday spelling, and their Persian and Urdu forms.
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ٱ: 'ا',
};

const letters: Readonly<Record<string, string>> = { ...plainLetters, ...otherLetters };
const strangeLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

const apostrophes = /['’`ʼ׳״]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, on purpose
const onlyAscii = /^[\x00-\x7f]*$/;

/**
 * Accents of European letters, vowels of Hebrew, vowels and hamza of Arabic, and the Arabic letter that only stretches
 * a word.
 */
const accents = /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u065F\u0670]/g;
/** Arabic, Persian and Thai digits: the last four bits are the value. */
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9\u0E50-\u0E59]/g;

/** '二丁目' is the block that is mostly written '2丁目'. Not of '十二丁目': a digit takes the room of a digit. */
const numberedBlock = /(?<![一二三四五六七八九十])[一二三四五六七八九](?=丁目)/gu;
/** '霞ヶ関' and '霞ケ関' for '霞が関'. */
const smallKe = /(?<=\p{Script=Han})[ケヶ](?=\p{Script=Han})/gu;
const hanDigits = '〇一二三四五六七八九';

/** Soft hyphens, marks of direction and the like come along when text is copied. Not those that join Persian and Indian letters. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Lower case without accents, half widths and ligatures; hiragana for katakana. Thai marks stay. */
export function foldText(text: string): string {
  // Most text is plain ASCII, and folding is most of the work of filling a book.
  if (onlyAscii.test(text)) return text.toLowerCase().replace(apostrophes, '');
  return (
    foldNumberSign(text.replace(unseen, ''))
      .normalize('NFKD')
      .replace(accents, '')
      .normalize('NFKC')
      // Thai sara am, which the line above leaves in two.
      .replace(/\u0E4D\u0E32/g, '\u0E33')
      .replace(smallKe, 'が')
      .toLowerCase()
      .replace(numberedBlock, (digit) => String(hanDigits.indexOf(digit)))
      .replace(strangeLetters, (letter) => letters[letter] ?? letter)
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(apostrophes, '')
  );
}

/** 'mueller' as 'muller', because 'Müller' is folded to that too. Not in 'bauer', 'neue', 'queen'. */
export function drawnTogether(folded: string): string {
  return folded.replace(/(?<![aeoq])([aou])e(?=[^aeio]|$)/g, '$1');
}
