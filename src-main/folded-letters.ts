/** What is folded alike in orders and in addresses, though no Unicode decomposition takes it apart. A part of the address book's version. */

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

/** 'N°' with the sign of degrees, which most keyboards have, for 'Nº': Unicode takes only that one for 'No'. */
export const foldNumberSign = (text: string): string => text.replace(degreeSign, 'no');

const degreeSign = /(?<!\p{L})n°/giu;
