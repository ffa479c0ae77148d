/** Town, suburb and state, wherever they were written: 'Boston, MA 02116' in one field is a town, a state and a post code. */
import { drawVowels, type Rules, unspaced, withWordsApart } from '../rules/address-rules.ts';
import { countryNamed } from '../rules/country-codes.ts';
import { betweenNames, foldWritten, withRaisedSigns, wordsOfFolded, wordsOfWritten } from '../text/written-text.ts';
import {
  bracketsBehind,
  type Known,
  withAddition,
  withDistrict,
  withoutKinds,
  withPartApart,
} from './parts-of-towns.ts';
import { placeTokens } from './place-words.ts';
import { type PostCode, readPostCode } from './post-codes.ts';
import { quarterRead } from './quarters.ts';
import { isDirection } from './short-words.ts';
import { apostrophe, withElisionsApart } from './street-tokens.ts';

export interface Places {
  /** The names in the field, with `betweenNames` between them; each once, as its words with spaces between. */
  readonly city: string;
  readonly suburb: string;
  /** Its code, or the words without spaces; where states do not tell addresses apart, its words. */
  readonly state: string;
  /** Found in the town's or the state's field when its own is empty. */
  readonly postCode: string;
  readonly postCodeAddition: string;
}

export function readPlaces(
  written: { readonly city: string; readonly suburb: string; readonly state: string },
  country: string,
  code: PostCode,
  rules: Rules,
  memory: PlaceMemory | null,
): Places {
  const inState = withPostCodeApart(written.state, code, rules);
  const state = readState(inState.state, country, rules, memory);
  const { postCode, addition } = inState;
  const known: Known = { country, state: state === '' ? code.state : state, postCode, addition };
  const city = readPlace(written.city, known, rules, memory);
  const suburb = readPlace(written.suburb, known, rules, memory);
  return { city, suburb, state: known.state, postCode: known.postCode, postCodeAddition: known.addition };
}

/** 'VIC 3068' in the state's field, when its own is empty. */
function withPostCodeApart(state: string, code: PostCode, rules: Rules): PostCode {
  if (!digit.test(state)) return { ...code, state };
  const { postCode, addition } = code;
  const known: Known = { country: '', state: '', postCode, addition };
  const words = withoutPostCode(wordsOfWritten(state), known, rules);
  return { state: words.join(' '), postCode: known.postCode, addition: known.addition };
}

function readState(said: string, country: string, rules: Rules, memory: PlaceMemory | null): string {
  if (said === '') return '';
  // 'CL-RM'.
  const written = said.toUpperCase().startsWith(`${country}-`) ? said.slice(country.length + 1) : said;
  if (rules.script === 'japanese') return readPrefecture(written, rules);
  if (rules.states === null && rules.provinces.size === 0) return readDistrict(written, country, rules, memory);
  const words = wordsOfWritten(written);
  const name = words.join(' ');
  const province = rules.provinces.get(name);
  if (province !== undefined) return province;
  if (rules.states === null) return readDistrict(written, country, rules, memory);
  const whole = rules.states.get(name);
  if (whole !== undefined) return whole;
  // 'New South Wales (NSW)'.
  const parts = foldWritten(written).split(/[(),/]/);
  const known = parts
    .map((part) => rules.states?.get(wordsOfFolded(part).join(' ')))
    .find((code) => code !== undefined);
  return known ?? words.join('');
}

/** Where states do not tell addresses apart. */
function readDistrict(written: string, country: string, rules: Rules, memory: PlaceMemory | null): string {
  return readPlace(written, { country, state: '', postCode: '', addition: '' }, rules, memory);
}

/** '東京都', '東京', 'Tokyo-to', 'Tokyo Prefecture'. */
function readPrefecture(written: string, rules: Rules): string {
  const name = wordsOfWritten(written)
    .filter((word) => !prefectureWords.has(word))
    .join(' ')
    .replace(/(?<=..)[都府県]$/, '');
  return rules.places.get(name) ?? name;
}

const prefectureWords: ReadonlySet<string> = new Set(['prefecture', 'to', 'fu', 'ken']);

/** '1/2' is one number. */
const betweenPlaces = /(?:[,;\n\r|()、，]|(?<!\d)\/|\/(?!\d))+/;
/** 東京都 and the like often stand before the town, in its field. */
const prefecture = /^\s*(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)\s*/u;
const prefectureAlone = /^(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)$/u;
/** '大阪市北区', '北京市朝阳区': scripts without spaces. */
const afterDistrict = /(?<=\p{Script=Han}[市区區郡县縣省])(?=\p{Script=Han})/gu;

/**
 * Towns that were read, by the written text: a book has many entries but few towns. With what was known before, and the
 * state that is known now; it holds no post code.
 */
export type PlaceMemory = Map<string, Remembered>;

interface Remembered {
  readonly country: string;
  readonly stateBefore: string;
  readonly isSettled: boolean;
  readonly place: string;
  readonly state: string;
}

/** When it is full, it begins anew. */
export const mostRemembered = 5_000;
const digit = /\p{N}/u;

function readPlace(written: string, known: Known, rules: Rules, memory: PlaceMemory | null): string {
  if (memory === null || written === '' || digit.test(written)) return readWithoutMemory(written, known, rules);
  const { country, state: stateBefore } = known;
  const isSettled = known.postCode !== '';
  const before = memory.get(written);
  if (before?.country === country && before.stateBefore === stateBefore && before.isSettled === isSettled) {
    known.state = before.state;
    return before.place;
  }
  const place = readWithoutMemory(written, known, rules);
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(written, { country, stateBefore, isSettled, place, state: known.state });
  return place;
}

/** France's 'VITRY S/SEINE' is on the Seine, 'BAR S/S BOIS' below the wood, and no two places as 'Biel/Bienne' is. */
function withSur(folded: string, { boundWords }: Rules): string {
  return boundWords.has('sur') ? folded.replace(belowWood, 'sous ').replace(onRiver, 'sur ') : folded;
}

const onRiver = /(?<=\p{L} )s\/ ?(?=\p{L}{2}|l )/gu;
const belowWood = /(?<=\p{L} )s\/s[ /](?=\p{L}{2}|l )/gu;

function readWithoutMemory(written: string, known: Known, rules: Rules): string {
  if (written === '') return '';
  const folded = unglued(withSur(foldWritten(withRaisedSigns(written)), rules), known, rules);
  const wordsOf = (text: string): string[] => wordsOfFolded(text).map((word) => drawVowels(word, rules.vowels));
  // 'Frankfurt/Main' is one place, 'Fitzroy/Melbourne' are two.
  const whole = rules.places.get(wordsOf(folded).join(' '));
  if (whole !== undefined) return placeTokens(whole.split(' '), rules).join(' ');
  // 'Villeneuve-d’Ascq' is 'VILLENEUVE D ASCQ'.
  const isElided = rules.elisions.size > 0 && apostrophe.test(written);
  const apart = isElided
    ? unglued(withSur(foldWritten(withElisionsApart(written, rules.elisions)), rules), known, rules)
    : folded;
  const quarters = withSideOpen(apart, rules)
    .split(betweenPlaces)
    .map((piece) => quarterRead(wordsOf(piece), rules));
  const pieces = withoutCodeAlone(quarters, known, rules);
  const names = pieces
    .filter((words) => words.length > 0)
    .flatMap((words, index) => namesOf(withoutOthers(words, index, known, rules)));
  const isInBrackets = bracketsBehind.test(apart);
  const isSettled = known.postCode !== '';
  const read = isSettled
    ? names.flatMap((name) => withPartApart(name, rules))
    : withAddition(names, isInBrackets, rules);
  return [...new Set(read)].join(betweenNames);
}

/** India's 'Andheri (East)' and 'Andheri (E)' are Andheri East. */
function withSideOpen(folded: string, rules: Rules): string {
  if (!folded.includes('(')) return folded;
  return folded.replace(inBrackets, (whole, side: string) =>
    rules.contrasts.has(side) && isDirection(side, rules) ? ` ${side} ` : whole,
  );
}

const inBrackets = /\((\p{L}{1,12})\)/gu;

/** '서울특별시 강남구': in a script without spaces, each word is a name. */
function namesOf(words: readonly string[]): readonly string[] {
  if (words.every((word) => unspaced.test(word))) return words;
  return words.length === 0 ? [] : [words.join(' ')];
}

function unglued(folded: string, known: Known, rules: Rules): string {
  if (!unspaced.test(folded)) return folded;
  const apart = withWordsApart(folded, rules).replace(afterDistrict, ' ');
  if (rules.script !== 'japanese') return apart;
  const [said = ''] = prefecture.exec(apart) ?? [];
  if (said !== '' && known.state === '') known.state = readPrefecture(said, rules);
  return apart.slice(said.length) || apart;
}

/**
 * The words of one part of the field that name a place, without those that repeat the post code, the state or the
 * country.
 */
function withoutOthers(words: readonly string[], index: number, known: Known, rules: Rules): readonly string[] {
  const end = words.findIndex((word, at) => at > 0 && rules.placesEndAt.has(word));
  let rest = withoutKinds(withoutPostCode(end === -1 ? words : words.slice(0, end), known, rules), index, known, rules);
  const whole = rest.join(' ');
  const state = rules.states?.get(whole);
  if (index > 0 && state !== undefined && (known.state === '' || known.state === state)) {
    known.state = state;
    return [];
  }
  if (index > 0 && rest.length > 0 && countryNamed(whole) === known.country) return [];
  if (rules.script === 'japanese' && prefectureAlone.test(whole)) return [];
  const place = rules.places.get(whole);
  if (place !== undefined) return placeTokens(place.split(' '), rules);
  rest = withoutState(rest, known, rules);
  const named = rules.places.get(rest.join(' ')) ?? withDistrict(rest, rules);
  return placeTokens(named === undefined ? rest.map((word) => namedAlone(word, rules)) : named.split(' '), rules);
}

/** A name in another script is one word: '北京市' is looked up also beside others. */
function namedAlone(word: string, rules: Rules): string {
  if (!unspaced.test(word)) return word;
  return rules.places.get(word) ?? (rules.script === 'japanese' ? word : word.replace(chineseKind, ''));
}

/** '广州市' is 广州, '越秀区' 越秀. '嘉義縣' stays, because it is another place than 嘉義市. */
const chineseKind = /(?<=\p{Script=Han}{2})(?:自治区|[市区區省])$/u;

/** 'Halle (Saale), 06108': the post code is a piece of its own. */
function withoutCodeAlone(
  pieces: readonly (readonly string[])[],
  known: Known,
  rules: Rules,
): readonly (readonly string[])[] {
  if (rules.postCodeShape === null || pieces.length < 2) return pieces;
  const at = pieces.findIndex((words, index) => index > 0 && isCodeAlone(words, known, rules));
  if (at === -1) return pieces;
  const { postCode, addition } = readPostCode(pieces[at]?.join('') ?? '', rules);
  known.postCode = postCode;
  if (known.addition === '') known.addition = addition;
  return pieces.toSpliced(at, 1);
}

function isCodeAlone(words: readonly string[], known: Known, rules: Rules): boolean {
  const written = words.join('');
  if (words.length === 0 || words.length > 2 || !/\d/.test(written)) return false;
  const { postCode, state } = readPostCode(written, rules);
  const isShaped = rules.postCodeShape?.test(postCode) === true;
  return isShaped && state === '' && (known.postCode === '' || known.postCode === postCode);
}

function withoutPostCode(words: readonly string[], known: Known, rules: Rules): readonly string[] {
  if (rules.postCodeShape === null || words.length < 2) return words;
  // The longer one first: the beginning of '1200-195 Lisboa' is a post code of its own, and 'MA 02116' of 'MA 02116-1234'.
  for (const length of [2, 1]) {
    for (const [code, rest] of [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ] as const) {
      const text = code.join('');
      if (rest.length === 0 || !/\d/.test(text)) continue;
      const { postCode, addition, state } = readPostCode(text, rules);
      if (!rules.postCodeShape.test(postCode) || (known.postCode !== '' && known.postCode !== postCode)) continue;
      // 'VIC 3065' is both.
      if (state !== '' && known.state !== '' && known.state !== state) continue;
      known.postCode = postCode;
      if (known.addition === '') known.addition = addition;
      if (state !== '') known.state = state;
      return rest;
    }
  }
  return words;
}

/**
 * 'Boston MA', 'Brooklyn N.Y.', 'Fitzroy Victoria': a state behind the town, when it is the address's own state, or when it is a code
 * and the address names no other.
 */
function withoutState(words: readonly string[], known: Known, rules: Rules): readonly string[] {
  if (rules.states === null) return words;
  for (const length of [3, 2, 1]) {
    if (words.length <= length) continue;
    const written = words.slice(-length).join(' ');
    const state = rules.states.get(written);
    if (state === undefined) continue;
    if (state !== known.state && !(known.state === '' && state === written.replaceAll(' ', ''))) continue;
    known.state = state;
    return words.slice(0, -length);
  }
  return words;
}
