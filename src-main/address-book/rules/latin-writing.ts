/**
 * Cyrillic and Greek in Latin letters, as each country writes them on its signs and passports, so that 'ул. Тверская' and
 * 'Tverskaya ul.' are one street. Where several ways are in use, all become one: 'ya' and 'ia'.
 */
import { inLatinLetters } from '../text/latin-letters.ts';
import { foldWritten } from '../text/written-text.ts';
import type { WordRules } from './address-rule-files.ts';

/** By what a country's file says in `letters`: where it differs from the letters of a search. */
const ownLetters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  russian: { й: 'y' },
  ukrainian: { г: 'h', и: 'y', й: 'i' },
  bulgarian: { й: 'y', х: 'h', ъ: 'a', щ: 'sht' },
  serbian: { ђ: 'd', ж: 'z', х: 'h', ц: 'c', ч: 'c', ш: 's' },
  greek: {},
};

const foreignRuns = /[\p{Script=Cyrillic}\p{Script=Greek}][\p{Script=Cyrillic}\p{Script=Greek}\p{M}]*/gu;
const oneForeign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** '5к2с1', '12корп': words behind a number; '12б' is one. */
const gluedBehind = /(?<=\d)(?=\p{Script=Cyrillic}[\p{Script=Cyrillic}\d])/gu;
/** 'ул. 8-го Марта' */
const ofDay = /(?<=\d)-?го(?!\p{L})/gu;
/** '2й переулок': no house has this letter at its number. */
const beforeEnding = /(?<=\d)(?=й(?!\p{L}))/gu;
/** 'пом. Н5': a letter of the number, and not the 'N' of 'N 5', which it would be in Latin letters; drawn as it looks. */
const letterAtNumber = /(?<![\p{L}\p{M}\p{N}])[Нн](?=\d)/gu;
/** 'Ленинскй' is a slip, and not 'Leninsky'. */
const noEnding = /(?<![аеиоуыэюяіє])й/g;
/** 'Ευβοίας' is Evvias, 'Λευκωσίας' Lefkosias. */
const voiceless = /(?<=[αε])υ(?=[θκξπστφχψ])/g;

/** Of an address; the words of the rules stand alone. */
export function lineInLatinWriting(line: string, letters: string | undefined): string {
  if (letters === undefined) return line;
  const plain = line
    .replace(ofDay, '')
    .replace(beforeEnding, '-')
    .replace(gluedBehind, ' ')
    .replace(letterAtNumber, 'h');
  return inLatinWriting(plain, letters);
}

export function inLatinWriting(text: string, letters: string | undefined): string {
  const own = letters === undefined ? undefined : ownLetters[letters];
  if (own === undefined || !oneForeign.test(text)) return text;
  return text.replace(foreignRuns, (run) => {
    const folded = foldWritten(run).replace(voiceless, 'φ').replace(noEnding, 'q');
    const latin = inLatinLetters(folded.replace(/./gu, (letter) => own[letter] ?? letter));
    // Serbian has one way only.
    return letters === 'serbian' ? latin : drawnLatin(latin);
  });
}

/** What is one letter elsewhere is one here: so a slip stays as near as it is in the country's own letters. */
const together: Readonly<Record<string, string>> = {
  shch: 'щ',
  sh: 'ш',
  zh: 'ж',
  kh: 'х',
  ch: 'ч',
  ts: 'ц',
  th: 'θ',
  ps: 'ψ',
};
const several = /shch|sh|zh|kh|ch|ts|th|ps/g;
const softVowel = /[yj](?=[aeou])|(?<=[aeou])[yj]/g;
const adjectiveEnd = /(?<=[a-z]{3})(?:iy|ij|yy|yj)(?![a-z])/g;

/** 'Tverskaya', 'Tverskaja' and 'Tverskaia'; 'Chaykovskogo' and 'Chaikovskogo'; 'Leninsky' and 'Leninskiy'. Not 'ss' and 's': that may be a slip. */
export function drawnLatin(text: string): string {
  return text
    .replace(adjectiveEnd, 'y')
    .replace(softVowel, 'i')
    .replace(several, (letters) => together[letters] ?? letters);
}

const joined: ReadonlyMap<string, string> = new Map(Object.entries(together).map(([apart, one]) => [one, apart]));

/**
 * As it is keyed, to count slips in: 'tsreet' is one from 'street' though 'ts' is drawn together, and so are 'οδυυ' and
 * 'οδυο' from 'οδου', whose υ is u there, y alone, and i before a vowel.
 */
export function asKeyed(drawn: string): string {
  return [...drawn].map((letter) => (/[iy]/.test(letter) ? 'u' : (joined.get(letter) ?? letter))).join('');
}

const made = new Map<string, Map<WordRules, WordRules>>();

/** A file of rules with its words so: what it calls its fields is plain anyway. */
export function fileInLatinWriting<File extends WordRules>(file: File, letters: string | undefined): File {
  if (letters === undefined) return file;
  const ofLetters = made.get(letters) ?? new Map<WordRules, WordRules>();
  made.set(letters, ofLetters);
  const known = ofLetters.get(file) ?? (JSON.parse(inLatinWriting(JSON.stringify(file), letters)) as File);
  ofLetters.set(file, known);
  return known as File;
}
