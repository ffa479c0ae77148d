/**
 * How text is folded for searching, on both sides: what the copy holds and what a person types. SQLite's own folding is
 * off (it breaks Thai), so that only these rules decide what is equal.
 */
import { foldNumberSign, plainLetters } from '../../codes/folded-letters.ts';

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
  櫻: '桜',
  廣: '広',
  瀧: '滝',
  龍: '竜',
  豐: '豊',
  壽: '寿',
  鹽: '塩',
  關: '関',
  榮: '栄',
  藏: '蔵',
  寶: '宝',
  眞: '真',
  靜: '静',
  淨: '浄',
  繩: '縄',
  條: '条',
  圓: '円',
  學: '学',
  澁: '渋',
  莊: '荘',
  稻: '稲',
  當: '当',
  來: '来',
  龜: '亀',
  鐵: '鉄',
  穗: '穂',
  藪: '薮',
  檜: '桧',
  籠: '篭',
  麩: '麸',
  驒: '騨',
  亞: '亜',
  攝: '摂',
  彌: '弥',
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

const apostrophes = /['’`ʼʻ׳״]/g;
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
/** '霞ヶ関' and '霞ケ関' for '霞が関', 'ひばりヶ丘' for 'ひばりが丘'. */
const smallKe = /(?<=[\p{Script=Han}\p{Script=Hiragana}])[ケヶ](?=\p{Script=Han})/gu;
const hanDigits = '〇一二三四五六七八九';

/** Soft hyphens, marks of direction and the like come along when text is copied. Not those that join Persian and Indian letters. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const thaiSaraAm = /\u0E4D\u0E32/g;
const katakana = /[ァ-ヶ]/g;
/** Thai is the first of the scripts that these rules are for; no letter before it is folded to one of theirs. */
const fromThaiOn = /[\u0E00-\uFFFF]/;

/** May a word of a script without spaces between words be in the text, or be folded from it? */
export function mayBeUnspaced(text: string): boolean {
  return fromThaiOn.test(text);
}

/** Lower case without accents, half widths and ligatures; hiragana for katakana. Thai marks stay. */
export function foldText(text: string): string {
  // Most text is plain ASCII, and folding is most of the work of filling a book.
  if (onlyAscii.test(text)) return foldPlain(text);
  const bare = foldNumberSign(text.replace(unseen, '')).normalize('NFKD').replace(accents, '');
  // 'Müller' is done.
  if (onlyAscii.test(bare)) return foldPlain(bare);
  const composed = bare.normalize('NFKC');
  return (mayBeUnspaced(composed) ? foldUnspaced(composed) : composed)
    .toLowerCase()
    .replace(strangeLetters, (letter) => letters[letter] ?? letter)
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(apostrophes, '');
}

/** `text` must be ASCII. */
export function foldPlain(text: string): string {
  return text.toLowerCase().replace(apostrophes, '');
}

function foldUnspaced(text: string): string {
  return (
    text
      // Composing leaves it in two.
      .replace(thaiSaraAm, '\u0E33')
      .replace(smallKe, 'が')
      .replace(numberedBlock, (digit) => String(hanDigits.indexOf(digit)))
      .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  );
}

/** 'mueller' as 'muller', because 'Müller' is folded to that too. Not in 'bauer', 'neue', 'queen'. */
export function drawnTogether(folded: string): string {
  return folded.replace(/(?<![aeoq])([aou])e(?=[^aeio]|$)/g, '$1');
}
