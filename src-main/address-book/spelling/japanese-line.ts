/** '神宮前3丁目12番5号', '神宮前三丁目12-5', '神宮前3-12-5' and '3-12-5 Jingumae' have the same parts: no spaces, numbers with marks. */
import type { Rules } from '../rules/address-rules.ts';
import { withPlainHanNumbers } from '../text/han-numbers.ts';
import { foldWritten, wordsOfFolded } from '../text/written-text.ts';
import type { StreetLine } from './street-line.ts';
import { partsInOrder, romanFigure } from './street-units.ts';

/** '9-1, Marunouchi 1-chome' */
const blockBehind = /^(\d[\d-]*)(?:, ?| )([a-z]+(?:[ '-][a-z]+)*),? (\d+) ?-?cho-?me\b/;
/** '1-9-1 グランハイツ301号室' beside the suburb's field: no town is behind its numbers, unless in Latin letters. */
const namedHouse = /\p{Script=Hiragana}ー?\p{Script=Hiragana}/u;
const latinFirst = /^[\s,]*[a-z]/;

/** '三丁目' and Sakai's '三丁', '四-2-27', the last of '十七番地十一', but not '一番町', '五丁町'. */
const hanNumbers =
  /(?<![〇一二三四五六七八九十])[〇一二三四五六七八九十]+(?=丁目|丁(?!\p{L})|番(?![町丁通])|号|階|条|線|[-‐‑‒–—―−ー]\d)|(?<=番地の?)[〇一二三四五六七八九十]+(?!\p{L})/gu;

/** '2-8-1-A', '2-8-1A', '2-8-1A-501', '123番地イ': a part of the plot or of the house, and as sure as a number. */
const letterBehind = /^\s*(\p{L})(?:-(?=[a-z]?\d)|(?![\p{L}\p{M}\p{N}ー-]))/u;

/** 'A棟501', '2号棟', '東棟': each of the buildings on a plot may have a room 501, so it belongs to the room. */
const oneOfSeveral = /(?<![a-z\d])([a-z]|\d+|(?<!\p{Script=Han})[東西南北])\s*号?棟-?/gu;

export function readJapaneseLine(street: string, building: string, rules: Rules): StreetLine {
  const folded = foldWritten(street).trim().replace(blockBehind, '$3-$1 $2');
  const line = withNumbersFirst(withPlainNumbers(folded, rules), rules);
  const found = /\d+(?:-\d+)*/.exec(line);
  const [numbers, before, behind] =
    found === null ? ['', line, ''] : [found[0], line.slice(0, found.index), line.slice(found.index + found[0].length)];
  const letter = letterBehind.exec(behind);
  // '1-2-3, Dogenzaka'
  const after = (letter === null ? behind : behind.slice(letter[0].length)).replace(
    /^\s*,\s*(?=[a-z][a-z' -]*(?:,|$))/,
    ' ',
  );
  // Latin writing puts the number first, the town after it, and the house behind a comma.
  const [latin = '', ...more] = after.split(/[,、]|(?=#)/);
  const isLatin = together(before) === '' && !(namedHouse.test(after) && !latinFirst.test(after));
  const [name, rest] = isLatin ? [latin, more.join(' ')] : [before, after];
  const house = readHouse(`${rest} ${withPlainNumbers(foldWritten(building), rules)}`, rules);
  // The fourth number is the room.
  const [town, block, number, ...room] = numbers.split('-');
  const parts = room.length > 0 ? [town, block, number] : [numbers];
  return {
    unit: partsInOrder([...(letter?.slice(1) ?? []), ...room, ...house.units]),
    level: house.levels.sort().join(' '),
    number: parts.join('-'),
    name: together(name),
    house: house.name,
  };
}

/** 'Sakura Heights 204, 3-5-12 Shibuya': a house before the comma, the town and its numbers behind it, and a room last of all. */
function withNumbersFirst(line: string, { unitKinds }: Rules): string {
  const [first = '', ...others] = line.split(/[,、]\s*/);
  const main = /\d-\d/.test(first) ? -1 : others.findIndex((part) => /\d-\d/.test(part));
  if (main === -1) return line;
  const around = [first, ...others.filter((_, index) => index !== main)];
  const isRoom = (part: string): boolean =>
    unitKinds.has(/^\s*([a-z]{2,})[.\s]*(?:#\s*)?\d+\s*$/.exec(part)?.[1] ?? '');
  return [others[main], ...around.filter((part) => !isRoom(part)), ...around.filter(isRoom)].join(', ');
}

function withPlainNumbers(folded: string, rules: Rules): string {
  return (
    withPlainHanNumbers(folded.replace(/大字/g, ''), hanNumbers)
      .replace(/(\d)\s*(?:-\s*)?cho-?me\b\s*-?/g, '$1-')
      // Sapporo's '北1西2-3'.
      .replace(/([北南]\d{1,2})(?=[東西]\d)/g, '$1条')
      .replace(rules.numberMarks ?? /(?!)/g, '$1-')
      // '2号3階': the floor is no part of the house's number.
      .replace(/-(?=\d+(?:階|f(?![a-z])))/g, ' ')
      .replace(/(?<!\s)\s*(?<![-‐‑‒–—―−ー])[-‐‑‒–—―−ー]+\s*(?=\d)/g, '-')
      .replace(/(\d)[-‐‑‒–—―−ー]+(?=\D|$)/g, '$1 ')
  );
}

/** '渋谷ビル3階301号室', 'ハイツ201': the floor, the room, and the name. A number that is neither stays a part of the room's. */
function readHouse(text: string, rules: Rules): { units: string[]; levels: string[]; name: string } {
  const levels: string[] = [];
  const units: string[] = [];
  const named = text
    .replace(/(地下|b)?(?<!\d)(\d+)(?:階|f(?![a-z]))/g, (_, below: string | undefined, level: string) => {
      levels.push(below === undefined ? level : `-${level}`);
      return ' ';
    })
    .replace(oneOfSeveral, (_, which: string) => {
      units.push(/[a-z]/.test(which) ? which : `${which}棟`);
      return ' ';
    })
    .replace(/(?<!\d)(\d+[a-z]?)\s*(\p{L}+)/gu, (whole, value: string, after: string) => {
      if (!rules.unitKindsAfter.has(after)) return whole;
      units.push(value);
      return ' ';
    })
    // 'Office 501' is no room 501; in 'Sakura Villa 501' the word is the house's name.
    .replace(/^\s*([a-z]{2,})[.\s]*(?:#\s*)?([a-z]?\d+[a-z]?)\s*$/, (whole, word: string, value: string) => {
      const kind = rules.unitKinds.get(word) ?? '';
      if (kind !== '') units.push(`${kind} ${value}`);
      return kind === '' ? whole : '';
    })
    // 'Room 501', 'Rm. 501', 'Apt 501'.
    .replace(
      /(?<![a-z])([a-z]{2,})[.\s]*(?=(?:#\s*)?[a-z]?\d+[a-z]?\s*$)/,
      (_, kind: string) => `${rules.unitKinds.get(kind) ?? kind} `,
    )
    .replace(/(?:#|(?<!\s))\s*([a-z]\d+[a-z]?|(?<!\d)\d+[a-z]?)\s*$/, (_, value: string) => {
      units.push(value);
      return '';
    });
  const name = together(named);
  return /\d/.test(name) || romanFigure(name) !== null || rules.unitWords.has(name)
    ? { units: [...units, name], levels, name: '' }
    : { units, levels, name };
}

/** Without spaces, but never so that two numbers become one. */
function together(text: string): string {
  return wordsOfFolded(text)
    .join(' ')
    .replace(/(?<!\d) | (?!\d)/g, '');
}
