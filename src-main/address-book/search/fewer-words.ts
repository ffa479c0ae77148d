/** What to search for when no entry holds all the typed words. */
import type { RememberedTerms } from '../book/remembered-terms.ts';
import { beginsCountryName, countryNamed } from '../rules/country-codes.ts';
import { countryFiles, languageFiles } from '../rules/registered-rules.ts';
import { foldText } from '../text/folding.ts';
import { headings } from '../text/headings.ts';
import type { Word } from '../text/words.ts';
import { isMissing } from './misspelled.ts';

/** A shorter word is near too many others. */
const shortestMeant = 5;

/**
 * Words that name nobody and no place. An entry may do without them, or have them in another form: 'Dr. Smythe' for
 * 'Smythe', 'Rossi srl' for 'Rossi S.r.l.', 'Muller und Söhne' for 'Muller & Söhne'.
 */
const littleSaid: ReadonlySet<string> = new Set(
  `and und et och og en ve i y e
  dr prof ing dipl mag mr mrs ms miss sir mister herr herrn frau fam familie monsieur madame mlle mme sr sra srta senor senora
  signor signora sig dott avv heer mevrouw dhr mevr pan pani hr fru bay bayan
  the der die das le la les el los las il lo gli de het
  gmbh ohg mbh ltd limited plc llc llp inc incorporated corp corporation co company pty sarl sas sasu eurl srl spa snc bv nv vof
  aps oy oyj zoo spzoo sp oo sro as kft zrt sl slu sa ag kg ug ev lda ltda ab ou sia uab doo dd hf ehf pte pvt sdn bhd
  eood ood ead tov ooo oao zao pao ао ооо оао зао пао тов тоо ад ед еад оод еоод доо
  丁目 番地 番 号 様 さま 殿 御中 님 귀하 先生 女士 小姐 收`
    .trim()
    .split(/\s+/),
);

const states: ReadonlySet<string> = new Set(
  Object.values(countryFiles).flatMap((file) =>
    Object.values(file.states ?? {})
      .flat()
      .map(foldText),
  ),
);

const leftOut: ReadonlySet<string> = new Set(
  Object.values(languageFiles).flatMap((file) => (file.leftOut ?? []).map(foldText)),
);

export const kindsOfStreets: ReadonlySet<string> = new Set(
  Object.values(languageFiles).flatMap(({ streetTypes = {} }) => Object.entries(streetTypes).flat(2)),
);

/**
 * Words for a part of a house, for its number and for a part of a town: the entry may have others for them ('Flat 3' for 'Apartment 3'). Not
 * those of 'main office', which alone are words of streets.
 */
const ofParts: ReadonlySet<string> = new Set(
  [...Object.values(languageFiles), ...Object.values(countryFiles)]
    .flatMap(({ units = {}, unitsAfter = {}, unitWords = [], levels = [], numberWords = [], partBegins = [] }) =>
      [
        [Object.entries(units), Object.entries(unitsAfter), levels, numberWords, partBegins],
        unitWords.filter((words) => !words.includes(' ')),
      ].flat(4),
    )
    .flatMap((words) => foldText(words).split(' '))
    .filter((word) => word.length > 1 && !kindsOfStreets.has(word))
    .concat('colonia', 'city', 'district', 'of'),
);

/** 'DK-3900', 'RS-11000' */
export const beforePostCodes: ReadonlySet<string> = new Set(
  Object.values(countryFiles).flatMap(({ postCode }) => postCode.prefixes ?? []),
);

/** Also what stands before the name of a street in some languages, and in others not: 'улица' and 'ул.'. */
export const saysLittle = (word: string): boolean => littleSaid.has(word) || headings.has(word) || leftOut.has(word);

/** The entry may have it by its code: 'Deutschland', 'Illinois'. Shorter words are half typed names. */
export const isCountryOrState = ({ text, kind }: Word): boolean =>
  kind === 'letters' && text.length >= shortestMeant - 1 && (states.has(text) || /^[A-Z]{2}$/.test(countryNamed(text)));

/** With so many other words, an address is told. */
const fewestBeside = 4;
export const tells = (words: readonly Word[]): boolean =>
  words.filter((word) => !(saysLittle(word.text) || isCountryOrState(word))).length >= fewestBeside;

const mostCountryWords = 3;
const shortestCountryBegun = 3;

/** Where the country begins that is being typed behind a whole address: 'Hauptstr. 12, München, Deu'. */
function countryBegunAt(words: readonly Word[]): number {
  for (let at = Math.max(0, words.length - mostCountryWords); at < words.length; at += 1) {
    const behind = words.slice(at);
    const begun = behind.map(({ text }) => text).join(' ');
    if (begun.length < shortestCountryBegun || behind.some(({ kind }) => kind !== 'letters')) continue;
    if (tells(words.slice(0, at)) && beginsCountryName(begun)) return at;
  }
  return words.length;
}

/** Words for parts that are left out one at a time, before all of them are. */
const mostAlone = 4;

/**
 * Words to leave out so that something may be found: a letter that stands alone ('Rue u Couédic'), an 'and', and words
 * that no entry has, first those with nothing near in the book; last, of a whole address, the words for parts of it. Numbers are
 * never left out, but for the last four figures of a long ZIP code, and some meaningful word always stays.
 */
export function fewerWords(words: readonly Word[], terms: RememberedTerms): readonly (readonly string[])[] {
  const isNear = ({ text }: Word): boolean => text.length >= shortestMeant && terms.near(text, 1, false, 1).length > 0;
  const isBlock = tells(words);
  const countryBegun = countryBegunAt(words);
  const isLeft = (word: Word, at: number, mayBeMeant: boolean): boolean =>
    at >= countryBegun ||
    (word.kind === 'letters' && word.text.length === 1) ||
    saysLittle(word.text) ||
    (isBlock && isCountryOrState(word)) ||
    (isMissing(word, terms) && !(mayBeMeant && isNear(word)));
  const parts = words.filter((_, at) => saysPart(words, at));
  const isAddress =
    parts.length > 0 && words.filter((word, at) => !isLeft(word, at, false)).length - parts.length >= fewestBeside;
  const missing = [true, false].map((mayBeMeant) => words.filter((word, at) => isLeft(word, at, mayBeMeant)));
  const alone = parts.length > 1 ? parts.slice(0, mostAlone).map((part) => [part]) : [];
  const ofAddress = isAddress ? [...alone, parts, ...missing.map((left) => [...left, ...parts])] : [];
  return [...missing, ...ofAddress]
    .map((left) => left.map(({ text }) => text))
    .filter(
      (left) =>
        left.length > 0 &&
        wordsWithout(words, left).some(
          ({ text, kind }) => text.length > (kind === 'unspaced' ? 1 : 2) && kind !== 'digits',
        ),
    );
}

/** The word for a part of the address, or what a post code does without. */
function saysPart(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined) return false;
  if (word.kind === 'digits') return word.text.length === 4 && before?.kind === 'digits' && before.text.length === 5;
  const isPrefix = beforePostCodes.has(word.text) && next?.kind === 'digits' && next.text.length > 2;
  return word.kind === 'letters' && (ofParts.has(word.text) || isPrefix);
}

export function wordsWithout(words: readonly Word[], left: readonly string[]): readonly Word[] {
  return words.filter(({ text }) => !left.includes(text));
}
