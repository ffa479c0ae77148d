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

/** 'N°' with the degree sign, which most keyboards have, for 'Nº': Unicode turns only the latter into 'No'. */
export const foldNumberSign = (text: string): string => (text.includes('°') ? text.replace(degreeSign, 'no') : text);

const degreeSign = /(?<!\p{L})n°/giu;
