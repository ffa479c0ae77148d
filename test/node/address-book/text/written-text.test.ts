/** How letters, digits and words of an address are prepared for reading, and which must never become equal. */
import { expect, test } from 'vitest';
import { drawnTogether, foldText, mayBeUnspaced } from '../../../../src-main/address-book/text/folding.ts';
import { withPlainHanNumbers } from '../../../../src-main/address-book/text/han-numbers.ts';
import { hasUnspaced } from '../../../../src-main/address-book/text/words.ts';
import {
  foldWritten,
  joinWords,
  namesApart,
  squeezed,
  startsWithDigit,
  wordsApart,
  wordsOfFolded,
} from '../../../../src-main/address-book/text/written-text.ts';

const madeOf = (texts: Readonly<Record<string, string>>, make: (text: string) => string): Record<string, string> =>
  Object.fromEntries(Object.keys(texts).map((text) => [text, make(text)]));

test('letters of all scripts are folded to the plain ones', () => {
  const folded = {
    "O'Connell ST": 'oconnell st',
    'O’Connell': 'oconnell',
    Müller: 'muller',
    Straße: 'strasse',
    ẞ: 'ss',
    Œuvre: 'oeuvre',
    Łódź: 'lodz',
    Ørsted: 'orsted',
    É: 'e',
    'e\u0301': 'e',
    ĲSSEL: 'ijssel',
    ﬁn: 'fin',
    'Nº 5': 'no 5',
    '№ 5': 'no 5',
    ΟΔΟΣ: 'οδοσ',
    οδός: 'οδοσ',
    髙﨑: '高崎',
    ｱｲｳ: 'あいう',
    カタカナ: 'かたかな',
    ｶﾞｰﾃﾞﾝ: 'がーでん',
    ァヶ: 'ぁゖ',
    ヷ: 'ヷ',
    邊邉: '辺辺',
    齋齊: '斎斎',
    濱澤: '浜沢',
    ىیةہھکٱ: 'ييهههكا',
    مدرسة: 'مدرسه',
    ی: 'ي',
    שָׁלוֹם: 'שלום',
    กำ: 'กำ',
  };
  expect(madeOf(folded, foldText)).toEqual(folded);
  expect(madeOf(folded, foldWritten)).toEqual(folded);
});

test('digits of all scripts are 0 to 9', () => {
  const digits = { '１２': '12', '٠١٩': '019', '۰۱۹': '019', '๐๑๙': '019' };
  expect(madeOf(digits, foldText)).toEqual(digits);
  const others = { '०१९': '019', '০১৯': '019', '౦౧౯': '019', '໐໑໙': '019', '𝟎𝟏𝟗': '019', '༠༡༩': '019' };
  expect(madeOf({ ...digits, ...others }, foldWritten)).toEqual({ ...digits, ...others });
});

test('a number never becomes one with the number beside it', () => {
  const texts = { "12'5": '12 5', '12’5': '12 5', '12½': '12 1/2 ', '12²': '12 2 ', '5`6': '5 6', '1⁄2': '1/2' };
  expect(madeOf(texts, foldWritten)).toEqual(texts);
  const apostrophes = { "a'5": 'a5', "5'a": '5a', "O'Éa": 'oea' };
  expect(madeOf(apostrophes, foldWritten)).toEqual(apostrophes);
});

test('the Cyrillic й is a letter of its own', () => {
  const texts = { ський: 'ський', ЙОД: 'йод', 'и\u0306': 'й', ё: 'е' };
  expect(madeOf(texts, foldWritten)).toEqual(texts);
});

test("'ue' is 'u' where ü is written so", () => {
  const texts = {
    mueller: 'muller',
    goethe: 'gothe',
    maecht: 'macht',
    ue: 'u',
    duerr: 'durr',
    hoehe: 'hohe',
    bauer: 'bauer',
    neue: 'neue',
    queen: 'queen',
    quer: 'quer',
    aeon: 'aeon',
    joee: 'joee',
  };
  expect(madeOf(texts, drawnTogether)).toEqual(texts);
});

test('numbers in Chinese characters', () => {
  const texts = {
    一: '1',
    九: '9',
    十: '10',
    十一: '11',
    二十: '20',
    二十三: '23',
    九十九: '99',
    〇: '0',
    二〇: '20',
    一〇三: '103',
  };
  expect(madeOf(texts, (text) => withPlainHanNumbers(`${text}段`, /[〇一二三四五六七八九十]+(?=段)/g))).toEqual(
    Object.fromEntries(Object.entries(texts).map(([text, number]) => [text, `${number}段`])),
  );
  expect(withPlainHanNumbers('一番', /[一二]+(?=段)/g)).toBe('一番');
});

test('words apart, and joined so that two numbers stay two', () => {
  expect([
    wordsOfFolded('12, haupt-st.'),
    wordsOfFolded('ул. мира'),
    wordsOfFolded('ถนน 5'),
    wordsOfFolded(''),
  ]).toEqual([['12', 'haupt', 'st'], ['ул', 'мира'], ['ถนน', '5'], []]);
  expect([wordsApart('st ives|leeds'), wordsApart('')]).toEqual([['st', 'ives', 'leeds'], []]);
  expect([namesApart('st ives|leeds'), namesApart('')]).toEqual([['st ives', 'leeds'], []]);
  expect(['haupt st', '1 2', 'a 1 2 b', 'a 1', '1 a'].map(squeezed)).toEqual(['hauptst', '1 2', 'a1 2b', 'a1', '1a']);
  expect(
    [[], ['1', '2'], ['9', '0'], ['0', '9'], ['a', '2'], ['1', 'a'], ['', '2'], ['1', '', '2']].map(joinWords),
  ).toEqual(['', '1 2', '9 0', '0 9', 'a2', '1a', '2', '1 2']);
  expect(['0a', '9', 'a1', '', '/', ':'].map(startsWithDigit)).toEqual([true, true, false, false, false, false]);
});

test('no letter before those of Thai becomes one of a script without spaces', () => {
  const letters = Array.from({ length: 0xe00 }, (_, code) => String.fromCharCode(code));
  expect(letters.filter((letter) => mayBeUnspaced(letter) || hasUnspaced(foldText(letter)))).toEqual([]);
  const later = Array.from({ length: 0xd800 - 0xe00 }, (_, code) => String.fromCharCode(0xe00 + code));
  expect(later.filter((letter) => hasUnspaced(letter) && !mayBeUnspaced(letter))).toEqual([]);
});
