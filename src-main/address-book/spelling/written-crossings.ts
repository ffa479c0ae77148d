/**
 * Latin America says behind a house's number between which streets it stands, or at which corner: '1234 e/ 12 y 14', '1234 esq. Uruguay',
 * 'N34-56 y Rumipamba'. The number says the same, so it is left out. Without a number it tells the place, and stays.
 */
import type { Rules } from '../rules/address-rules.ts';
import { foldWritten, wordsOfWritten } from '../text/written-text.ts';
import { isType, shortOf } from './short-words.ts';

const between = /[\s(,](?:e\/|entre\s|esq\.?\s|esq\/|esquina\s|casi\s|y\s)/giu;
const endsInNumber = /\d[a-z]?$/iu;

export function withoutCrossing(line: string, rules: Rules): string {
  if (!rules.crossings) return line;
  for (const found of line.matchAll(between)) {
    const before = withoutSigns(line.slice(0, found.index));
    if (!endsInNumber.test(before) || !endsInHouse(withoutDoors(before, rules), rules)) continue;
    const behind = line.slice(found.index + found[0].length);
    const [streets, rest] = upToPart(behind, rules);
    return areStreets(streets, /\se\/|entre/i.test(found[0]), rules) ? `${before}${rest}` : line;
  }
  return line;
}

/** The streets end at a comma, or at a part of the house: 'Esmeraldas, piso 3', 'Esmeraldas Piso 3'. */
function upToPart(behind: string, rules: Rules): readonly [streets: string, rest: string] {
  const end = behind.search(/[,;()\n\r]/);
  const [streets, rest] = end === -1 ? [behind, ''] : [behind.slice(0, end), behind.slice(end).replace(/^\)/, '')];
  for (const { 0: word, index } of streets.matchAll(/\p{L}+/gu)) {
    if (index === 0 || !isOfHouse(foldWritten(word), rules)) continue;
    if (isValue.test(streets.slice(index + word.length)))
      return [streets.slice(0, index), `, ${streets.slice(index)}${rest}`];
  }
  return [streets, rest];
}

/** 'Piso' 3, 'Dpto.' B */
const isValue = /^[.:°º]*\s*#?(?:\d|\p{L}(?!\p{L}))/u;

/** 'No. 255 apto 3' is number 255. */
function withoutDoors(before: string, rules: Rules): string {
  const [door, word = ''] = doorAtEnd.exec(before) ?? [];
  if (door === undefined || !isOfHouse(foldWritten(word), rules)) return before;
  return withoutDoors(withoutSigns(before.slice(0, -door.length)), rules);
}

const doorAtEnd = /(?<!\p{L})(\p{L}{2,})[.:]*\s*\d+\p{L}?$/u;

/** '1234, (' is 1234. */
function withoutSigns(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(',') || trimmed.endsWith('(') ? withoutSigns(trimmed.slice(0, -1)) : trimmed;
}

/** 'Corrientes 1234', 'Calle 23 No. 1234'; 'Calle 23' and 'Ruta 11' have that number themselves. */
function endsInHouse(before: string, rules: Rules): boolean {
  if (/#\s?\d[^#]*$/.test(before)) return true;
  const words = wordsOfWritten(before);
  const end = words.findLastIndex((word) => !/^[nseow]?\d+[a-z]?$/.test(word));
  const last = words[end] ?? '';
  if (marks.has(last)) return words.length > 2;
  return last.length > 2 && !isType(last, rules) && !numberedRoads.has(last) && !rules.unitKinds.has(last);
}

const marks: ReadonlySet<string> = new Set(['no', 'n', 'num', 'nro', 'numero']);
const numberedRoads: ReadonlySet<string> = new Set(['ruta', 'km', 'kilometro', 'sector', 'zona', 'etapa', 'barrio']);

/** Names of streets only: what is behind a floor or a number may be a part of the house. */
function areStreets(streets: string, areTwo: boolean, rules: Rules): boolean {
  const words = wordsOfWritten(streets);
  if (words.length === 0 || words.some((word) => isOfHouse(word, rules))) return false;
  if (areTwo && !words.slice(1, -1).some((word) => word === 'y' || word === 'e')) return false;
  if (areTwo) return words.every((word, at) => !isFigure(word) || isOfTwo(words, at));
  return words.every((word, at) => !isFigure(word) || words[at + 1] === 'de');
}

/** 'e/ 12 y 14', 'entre 25 de Mayo y Sarmiento'. */
function isOfTwo(words: readonly string[], at: number): boolean {
  const [before = 'y', next = 'y'] = [words[at - 1], words[at + 1]];
  return ['y', 'e', 'calle', 'calles', 'c'].includes(before) && ['y', 'e', 'de'].includes(next);
}

function isFigure(word: string): boolean {
  return /\d/.test(word);
}

function isOfHouse(word: string, rules: Rules): boolean {
  const short = shortOf(word, rules);
  const isPart =
    rules.unitKinds.has(word) || rules.levels.has(word) || rules.doors.has(word) || rules.unitsAlone.has(word);
  return (isPart && !rules.types.has(short)) || rules.phrases.get(word)?.some(({ kind }) => kind === 'floor') === true;
}
