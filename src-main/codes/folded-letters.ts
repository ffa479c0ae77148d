/**
 * Letters that orders and addresses fold alike, although no Unicode decomposition covers them. A part of the address
 * book's version.
 */

export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** 'Müller' as 'Mueller': letters for which two are written where a keyboard does not have them. */
export function writtenOut(text: string): string {
  return text.normalize('NFC').replace(/[äöüøåÄÖÜØÅ]/g, (letter) => lettersInFull[letter.toLowerCase()] ?? letter);
}

const lettersInFull: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** 'N°' with the degree sign, which most keyboards have, for 'Nº': Unicode turns only the latter into 'No'. */
export const foldNumberSign = (text: string): string => (text.includes('°') ? text.replace(degreeSign, 'no') : text);

const degreeSign = /(?<!\p{L})n°/giu;
