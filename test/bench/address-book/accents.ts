/** How people type letters that their keyboard lacks. Collected from keyboards and passports, not from the engine. */

/** One letter for one letter, as on an English keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};
/** As passports and as Germans, Danes and Norwegians do it. */
const longLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  å: 'aa',
  Å: 'Aa',
  ø: 'oe',
  Ø: 'Oe',
  æ: 'ae',
  Æ: 'Ae',
  ß: 'ss',
};

const latinMarks = /(?<=\p{Script=Latin})\p{M}+/gu;
const greekMarks = /(?<=\p{Script=Greek})\u0301/gu;

/** Müller -> Muller, Łódź -> Lodz; Greek loses its tonos, Russian its ё; other scripts are unchanged. */
export function typedPlainly(text: string): string {
  let plain = '';
  for (const letter of text.normalize('NFC')) plain += plainLetters[letter] ?? letter;
  return plain
    .normalize('NFD')
    .replace(latinMarks, '')
    .replace(greekMarks, '')
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е');
}

/** Müller -> Mueller, Ångström -> Aangstroem; other letters are typed plainly. */
export function typedLong(text: string): string {
  let long = '';
  for (const letter of text.normalize('NFC')) long += longLetters[letter] ?? letter;
  return typedPlainly(long);
}

/**
 * The bench's form of a word for judging answers: small letters, no accents, and ae/oe/ue/aa as their first letter, so
 * that Müller, Muller and Mueller are equal. It may be coarser than an engine, and then only forgives.
 */
export function judgedWord(text: string): string {
  return typedPlainly(text.normalize('NFKC').toLowerCase())
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[aou]e|aa/g, (pair) => pair.charAt(0));
}
