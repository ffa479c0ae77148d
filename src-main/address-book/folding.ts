/**
 * How text is folded for finding, on both sides: what the copy holds and what a person types. SQLite's own folding is off
 * (it breaks Thai), so that nothing but these rules decides what equals what.
 */

/** Letters that no Unicode decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  // Two written forms of one Japanese name.
  髙: '高',
  﨑: '崎',
  邊: '辺',
  邉: '辺',
  齋: '斎',
  齊: '斎',
  濱: '浜',
  澤: '沢',
};

const strangeLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

const apostrophes = /['’`ʼ]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const onlyAscii = /^[\x00-\x7f]*$/;

/** Lower case without the accents of Latin letters, half widths and ligatures; hiragana for katakana. Thai marks stay. */
export function foldText(text: string): string {
  // Most text is plain, and folding it is most of the work of filling a book.
  if (onlyAscii.test(text)) return text.toLowerCase().replace(apostrophes, '');
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFKC')
      // Thai sara am, which the line above leaves in two.
      .replace(/\u0E4D\u0E32/g, '\u0E33')
      .toLowerCase()
      .replace(strangeLetters, (letter) => plainLetters[letter] ?? letter)
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[๐-๙]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0e50 + 0x30))
      .replace(apostrophes, '')
  );
}

/** Scripts that write no space between words: every letter is a token there, and a run of them a phrase. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const unspacedRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]\p{M}*/gu;

/** A word as typed: one token, or the letters of a script without spaces, in order. */
export type Word = readonly string[];

/** The words of a text, folded. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [run] of foldText(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (!unspaced.test(run)) {
      words.push([run]);
      continue;
    }
    // '渋谷3丁目' is letters, a number, letters: each part is searched for by itself.
    for (const part of run.split(/(\p{N}+|[a-z]+)/u).filter((piece) => piece !== '')) {
      words.push(unspaced.test(part) ? (part.match(unspacedRun) ?? [part]) : [part]);
    }
  }
  return words;
}

/** What the index holds of a text: its tokens, and the other spelling of words with ü/ue, ø/oe, å/aa. */
export function indexedText(text: string): string {
  const tokens = wordsOf(text).flat();
  const others = wordsOf(writtenOut(text)).flat();
  const known = new Set(tokens);
  for (const other of [...others, ...tokens.map(drawnTogether)]) {
    if (!known.has(other)) tokens.push(other);
    known.add(other);
  }
  return tokens.join(' ');
}

/** 'Müller' as 'Mueller'. */
function writtenOut(text: string): string {
  return text.normalize('NFC').replace(/[äöüøåÄÖÜØÅ]/g, (letter) => writtenOutLetters[letter.toLowerCase()] ?? letter);
}

const writtenOutLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** 'mueller' as 'muller', which is also how 'Müller' is folded. Not in 'bauer', 'neue', 'queen'. */
export function drawnTogether(folded: string): string {
  return folded.replace(/(?<![aeoq])([aou])e(?=[^aeio]|$)/g, '$1');
}

/** The digits of a telephone number; empty when the text is no such number. */
export function telephoneDigits(text: string): string {
  const folded = foldText(text);
  return /^[\p{N}\s()+./-]+$/u.test(folded) ? folded.replace(/[^0-9]/g, '') : '';
}
