/** Takes a street line apart: unit, level, house number, the name of the street, and what else stands there (a house's name). */

import { joiningWords, levelWords, streetWords, unitWords } from './address-words.ts';
import { drawnTogether, foldText } from './folding.ts';

export interface StreetLine {
  readonly unit: string;
  readonly level: string;
  readonly number: string;
  /** Without spaces: 'Haupt Straße' and 'Hauptstraße' are one. */
  readonly name: string;
  /** Words before the numbered part of the line: 'Harbour House'. */
  readonly house: string;
}

/** Where '5/12' is unit 5 of number 12. */
const unitSlashCountries: ReadonlySet<string> = new Set(['AU', 'NZ']);
/** Where the house number follows the street. */
const numberLastCountries: ReadonlySet<string> = new Set([
  'DE',
  'AT',
  'CH',
  'NL',
  'BE',
  'DK',
  'SE',
  'NO',
  'FI',
  'IT',
  'ES',
  'PL',
]);
/** Where ü is also written ue, and the other way round. */
const umlautCountries: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI', 'LU', 'DK', 'NO', 'SE', 'FI']);

export function readStreetLine(street: string, building: string, country: string): StreetLine {
  if (country === 'JP') return readJapaneseLine(street, building);
  const taken: { unit: string[]; level: string[] } = { unit: [], level: [] };
  const segments = withLoneNumbers(
    `${building},${street}`
      .split(/[,;\n|]/)
      .map((segment) => takeUnits(wordsOfSegment(segment, country), taken, country))
      .filter((segment) => segment.length > 0),
  );
  const main = mainSegment(segments);
  const { number, name } = takeNumber(main, country);
  const house = segments.filter((segment) => segment !== main).flat();
  return {
    unit: taken.unit.sort().join(' '),
    level: taken.level.sort().join(' '),
    number,
    name: joinName(name),
    house: joinName(house),
  };
}

/** '12, rue de la Paix' is one line: a number by itself joins the words after it, or before it at the end. */
function withLoneNumbers(segments: readonly string[][]): string[][] {
  const joined: string[][] = [];
  let lone: string[] = [];
  for (const segment of segments) {
    if (isLoneNumber(segment)) lone = [...lone, ...segment];
    else {
      joined.push([...lone, ...segment]);
      lone = [];
    }
  }
  const last = joined.at(-1);
  if (lone.length > 0 && last !== undefined) joined[joined.length - 1] = [...last, ...lone];
  return joined.length === 0 && lone.length > 0 ? [lone] : joined;
}

/** '12', or '12 bis'. */
function isLoneNumber([first = '', ...others]: readonly string[]): boolean {
  return houseNumber.test(first) && others.every((word) => smallAdditions.has(word));
}

/** The segment of the street: the last with a number, or the last. */
function mainSegment(segments: readonly string[][]): string[] {
  return segments.findLast((segment) => segment.some((word) => /^\d/.test(word))) ?? segments.at(-1) ?? [];
}

function wordsOfSegment(segment: string, country: string): string[] {
  const folded = foldText(country === 'FR' ? segment.replace(/\b([ld])['’]/gi, '$1 ') : segment)
    // French '8bis' is '8 bis'.
    .replace(/(\d)(bis|ter|quater)\b/g, '$1 $2')
    .replace(/\bp\s*\.?\s*o\s*\.?\s*box\b|\bpost\s+(?:office\s+)?box\b|\bpostfach\b/g, ' pobox ')
    .replace(/\b(c\/o|care of)\b.*$/g, ' ')
    .replace(/(\d)\s*[-–—−‐]\s*(?=\d)/g, '$1-')
    .replace(/(\d[a-z]?)\s*\/\s*(?=\d)/g, '$1/')
    .replace(/#\s*/g, ' unit ')
    // 'Ste 200' is a suite, 'Ste Anne' a saint.
    .replace(/\bste\.?\s*(?=\d)/g, ' suite ')
    // 'ถ.สุขุมวิท' and 'ถนนสุขุมวิท' are one road.
    .replace(
      /(ถนน|ซอย|หมู่ที่|หมู่|ตำบล|แขวง|อำเภอ|เขต|จังหวัด)|(?<![ก-๙])([ถซมตอจ])\./g,
      (_, long, short) => ` ${long ?? short} `,
    );
  const words = folded.match(/[\p{L}\p{M}\p{N}]+(?:[-/](?=\d)\d+[a-z]?)*/gu) ?? [];
  return words.map((word) => shortWord(umlautCountries.has(country) ? drawnTogether(word) : word));
}

export function shortWord(word: string): string {
  // 'Hauptstraße' ends in a word of its own.
  return (
    streetWords.get(word) ?? word.replace(/(?<=\p{L}{2})(strasse|str)$/u, 'st').replace(/(?<=\p{L}{3})platz$/u, 'pl')
  );
}

/** Takes units and levels out of the words: 'unit 5', 'apt 4b', 'u5', '4b/12', '3rd floor'. */
function takeUnits(words: readonly string[], taken: { unit: string[]; level: string[] }, country: string): string[] {
  const rest: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    const glued = /^(unit|u|apt|flat|suite|level|lvl|l)(\d+[a-z]?)$/.exec(word);
    const slash = /^(\d+[a-z]?)\/(\d+[a-z]?(?:-\d+[a-z]?)?)$/.exec(word);
    const isLevel = levelWords.has(word);
    // 'l' and 'u' alone are names of things too: only with a number after them.
    if (unitWords.has(word) && unitSlashCountries.has(country) && /^\d+[a-z]?\/\d/.test(next)) continue;
    if ((unitWords.has(word) || isLevel) && /^(\d+[a-z]?|[a-z])$/.test(next)) {
      const letterAfter = words[index + 2] ?? '';
      const joined = /^\d+$/.test(next) && /^[a-z]$/.test(letterAfter) && words.length === index + 3;
      taken[isLevel ? 'level' : 'unit'].push(joined ? next + letterAfter : next);
      index += joined ? 2 : 1;
    } else if (levelWords.has(next) && next !== 'l' && /^(\d+)(st|nd|rd|th|er|e|eme)?$/.test(word)) {
      taken.level.push(word.replace(/\D+$/, ''));
      index += 1;
    } else if (glued !== null) {
      taken[levelWords.has(glued[1] ?? '') ? 'level' : 'unit'].push(glued[2] ?? '');
    } else if (slash !== null && unitSlashCountries.has(country)) {
      taken.unit.push(slash[1] ?? '');
      rest.push(slash[2] ?? '');
    } else rest.push(word);
  }
  return rest;
}

/** '12', '12a', '12-14', '15/7'. */
const houseNumber = /^\d+(?:[-/]\d+)*[a-z]?(?:-\d+[a-z]?)?$/;
/** After French numbers; 'ter' has been folded like a terrace. */
const smallAdditions: ReadonlySet<string> = new Set(['bis', 'tce', 'quater']);

/** The house number with its letter ('12a', '12 a', '12 bis'), and the other words. */
function takeNumber(words: readonly string[], country: string): { number: string; name: readonly string[] } {
  const box = words.indexOf('pobox');
  if (box !== -1) return { number: `box ${words.slice(box + 1).join('')}`, name: [...words.slice(0, box), 'pobox'] };
  const numberLast = numberLastCountries.has(country);
  const isNumber = (word: string): boolean => houseNumber.test(word);
  const at = numberLast ? words.findLastIndex(isNumber) : words.findIndex(isNumber);
  if (at === -1) return { number: '', name: words };
  const after = words[at + 1] ?? '';
  const added = joinsNumber(after, words[at + 2], country) ? after : '';
  const name = words.filter((_, index) => index !== at && !(added !== '' && index === at + 1));
  return { number: `${words[at]}${added}`, name };
}

/** Is this word a part of the number before it? 'A' of '12 A High St', not of '12 A St'; and 'N' is a direction. */
function joinsNumber(word: string, next: string | undefined, country: string): boolean {
  if (country === 'FR') return smallAdditions.has(word) || /^[a-q]$/.test(word);
  if (numberLastCountries.has(country)) return /^[a-z]$/.test(word);
  return /^[a-z]$/.test(word) && !/^[nesw]$/.test(word) && next !== undefined && !shortStreetWords.has(next);
}

function joinName(words: readonly string[]): string {
  const meant = words.filter((word) => !joiningWords.has(word));
  return (meant.length === 0 ? words : meant).join('');
}

const shortStreetWords: ReadonlySet<string> = new Set(streetWords.values());

const kanjiDigits = '〇一二三四五六七八九';

/** '神宮前3丁目12番5号', '神宮前三丁目12-5' and '神宮前3-12-5' are one place. */
function readJapaneseLine(street: string, building: string): StreetLine {
  const folded = foldText(street)
    .replace(/[〇一二三四五六七八九十]+(?=丁目|番|号)/g, (digits) => String(kanjiNumber(digits)))
    .replace(/(\d+)\s*(?:丁目|番地の?|番|号|の(?=\d))/g, '$1-')
    .replace(/\s*[-‐‑–—−ー]+\s*(?=\d)/g, '-')
    .replace(/(\d)-+(?=\D|$)/g, '$1 ');
  const found = /\d+(?:-\d+)*/.exec(folded);
  if (found === null) return { unit: '', level: '', number: '', name: together(folded), house: together(building) };
  const [number] = found;
  const before = together(folded.slice(0, found.index));
  const after = together(folded.slice(found.index + number.length));
  // Latin writing puts the number first and the town after it.
  const [name, rest] = before === '' ? [after, ''] : [before, after];
  return { unit: '', level: '', number, name, house: rest === '' ? together(building) : rest };
}

function together(text: string): string {
  return (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('');
}

/** Up to 99, as in 二十三丁目. */
function kanjiNumber(digits: string): number {
  const [tens, ones] = digits.includes('十') ? digits.split('十') : ['', digits];
  const value = (text: string | undefined): number =>
    Number(
      Array.from(text ?? '')
        .map((kanji) => kanjiDigits.indexOf(kanji))
        .join('') || 0,
    );
  return digits.includes('十') ? (tens === '' ? 1 : value(tens)) * 10 + value(ones) : value(ones);
}
