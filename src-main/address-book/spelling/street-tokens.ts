/** The words and numbers of a street line, in segments: the parts between commas. */
import { drawVowels, type Rules, withWordsApart } from '../rules/address-rules.ts';
import { withPlainHanNumbers } from '../text/han-numbers.ts';
import { foldWritten, withRaisedSigns } from '../text/written-text.ts';
import { composed } from './joined-numbers.ts';
import { isRoute } from './routes.ts';
import { isType, shortOf } from './short-words.ts';
import { isMark, withPhrases } from './street-phrases.ts';
import { aNumber, lettersOfNumbers, type Segment, type Token, textAt } from './token.ts';
import { withoutCrossing } from './written-crossings.ts';
import { withFiguresRead } from './written-figures.ts';

export function segmentsOf(text: string, rules: Rules): Segment[] {
  if (text === '') return [];
  const figures = withFiguresRead(withoutCrossing(withDirectionRead(text, rules), rules), rules);
  const unelided = rules.elisions.size === 0 ? figures : withElisionsApart(withDonRead(figures, rules), rules.elisions);
  const folded = plain.test(unelided)
    ? foldWritten(unelided)
    : withWordsApart(foldWritten(withPlainSigns(unelided)), rules);
  const unslashed = folded.includes('/') ? withSlashesRead(folded, rules) : folded;
  const marked = rules.marks === null ? unslashed : withMarksApart(unslashed, rules.marks);
  const undashed = marked.includes('-') ? withDashesRead(marked, rules) : marked;
  const parts = betweenSegments.test(undashed) ? undashed.split(betweenSegments) : [undashed];
  return parts
    .map((part) =>
      composed(
        withPhrases(withSpokenRead(withCountsJoined(tokensOf(part, rules), rules), rules), rules, parts.length > 1),
        rules,
      ),
    )
    .flatMap((segment) => withPartsApart(segment, rules))
    .filter((segment) => segment.length > 0);
}

/** Shanghai's 'Nanjing Rd. (W)' and 'Lujiazui (W) Rd' are 'Nanjing Rd. W'. */
function withDirectionRead(text: string, { directionInside }: Rules): string {
  return directionInside ? text.replace(directionInBrackets, ' $1 ') : text;
}

const directionInBrackets = /[(（]\s*(n|s|e|w|north|south|east|west|middle)\.?\s*[)）]/giu;

/** 'Calle D. Antonio'. Without its dot it would be the d of "Carrer d'Antoni", which is left out. Behind the number a D is a door. */
function withDonRead(text: string, rules: Rules): string {
  return text.includes('.') && shortOf('don', rules) === 'd' ? text.replace(donBeforeName, '$1Don ') : text;
}

const donBeforeName = /^((?:\D*?\s)?)D\.\s?(?=\p{L})/iu;

function withDashesRead(marked: string, rules: Rules): string {
  const floors = rules.levelAfterNumber ? marked.replace(dashBeforeDoor, floorApart) : marked;
  return floors.replace(dashAfterNumber, '$1,').replace(lettersOfHouse, '$1$2-');
}

/** '12 a - c' is '12a-c'. */
const lettersOfHouse = /(?<![a-z\d/-])(\d{1,5}) ([a-z])\s?-\s?(?=[a-z](?![a-z\d]))/g;

/** '2/F 41 High St' is on a floor; '12/F High St' has no other number. '123-1/2' is 123½, where a slash parts nothing. */
function withSlashesRead(
  folded: string,
  { levels, slash, numberFirst, unitKinds, unitsAlone, prepositions, hashIsUnit }: Rules,
): string {
  const who = folded.replace(careOfByDash, 'c/o ').replace(childOf, 'c/o ');
  const said = prepositions.has('opp') && unitsAlone.has('rear') ? who.replace(rearOf, 'rear of ') : who;
  const floors = levels.has('floor') ? said.replace(floorBeforeNumber, 'floor $1, ') : said;
  const isFloorSaid = slash === 'whole' && numberFirst && hashIsUnit && !levels.has('f');
  const leading = isFloorSaid ? floors.replace(floorBeforeComma, 'floor $1') : floors;
  const quarters = unitKinds.has('rw') ? leading.replace(quartersBySlash, 'rt $1 rw $2') : leading;
  const coded = slash === 'whole' && numberFirst ? quarters.replace(codeBeforeSlash, '$1 ') : quarters;
  return slash === 'whole' ? coded.replace(dashBeforeHalf, '$1 ') : quarters;
}

/** Australia's and New Zealand's 'C/- Smith'. */
const careOfByDash = /(?<![a-z\d])c\/-(?!\d)/g;
/** India's 's/o Ramesh', 'd/o', 'w/o': whose child or wife it is. */
const childOf = /(?<![a-z\d])[sdw]\/o(?![a-z\d])\.?/g;
/** 'R/O 12 High St' */
const rearOf = /(?<![a-z\d])r\/o(?![a-z\d])\.?/g;
/** Indonesia's 'RT 05/03' is 'RT 05 RW 03'. */
const quartersBySlash = /(?<![a-z\d])rt[.\s]*(\d+)\s*\/\s*(\d+)/g;
/** Malaysia's 'Jalan SS2/24' is 'Jalan SS 2/24'. */
const codeBeforeSlash = /(?<![a-z\d])([a-z]{2,4})(?=\d+[a-z]?\/\d)/g;
const floorBeforeNumber = /(?<![\w/-])(\d+)\/f[,\s]+(?=\d)/g;
/** Manila's and Dubai's '12/F, San Miguel Building', as in Hong Kong; in India '12/F, Model Town' is a house. */
const floorBeforeComma = /(?<![\w/-])(\d+)\/f(?=\s*(?:,|$))/g;
const dashBeforeHalf = /(?<![\d/-])(\d+)-(?=1\/2(?!\d))/g;

function floorApart(whole: string, number: string, level: string): string {
  return Number(level) < Number(number) ? `${number},${level}` : whole;
}

/** '一号楼', but not '一号公路'; and '號之三'. */
const hanNumbers =
  /(?<![〇一二三四五六七八九十])[〇一二三四五六七八九十]+(?=段|巷|弄|[号號](?![公路])|楼|樓|层|層|单元|單元)|(?<=[\d號号樓楼]之)[〇一二三四五六七八九十]+/g;

/** '忠孝東路四段123號5樓之2' */
function withMarksApart(folded: string, marks: RegExp): string {
  return withPlainHanNumbers(folded, hanNumbers)
    .replace(countedPart, '')
    .replace(/(?<!\s)\s*之\s*(?=\d)/g, '-')
    .replace(belowGround, (_, floor: string, mark: string) =>
      mark === '樓' || mark === '楼' ? `地下${floor}${mark}` : `지하 ${floor}층`,
    )
    .replace(marks, ' $1 ');
}

/** '第3座' is '3座'. */
const countedPart = /第\s*(?=\d+\s*(?:座|期|幢|栋|棟|楼|樓|层|層))/g;
/** 'B1층', 'B1F', 'B1樓'; 'B1호' is a room. */
const belowGround = /(?<![a-z\d-])b(\d{1,2})\s?(층|f|樓|楼)(?![a-z\d])/g;

function withPlainSigns(text: string): string {
  const dashed = withRaisedSigns(text.replace(longDashes, '-'));
  if (!raisedSign.test(dashed)) return dashed;
  return dashed.replace(dotBeforeSign, '').replace(dashBeforeFloor, ', ').replace(ordinalSigns, '. ');
}

const raisedSign = /[ªº°]/;

/** 'Esq.º' is 'Esqº', and 'Dr.ª' is 'Drª': folding makes it 'dra', which is not 'Dr.'. */
const dotBeforeSign = /(?<=\p{L}{2})\.(?=º)|(?<=\p{L})\.(?=ª)/gu;
/** '132 - 7º B': number and floor, not a range. */
const dashBeforeFloor = /-\s*(?=\d+\.?[ºª°])/g;
/** '3º', '2ª': the sign is not a letter of the number. */
const ordinalSigns = /(?<=\d)\s?\.?[ºª°]/g;
const longDashes = /[‐‑‒–—―−－]|(?<=\d\s?)[～〜](?=\s?\d)/g;
/** 'Rua X, 123 - Apto 4': a dash with spaces around it that joins no numbers. */
const dashAfterNumber = /(\d[a-z]?)\s+-\s+(?=[^\d\s])(?![a-z](?![a-z]))/g;
/** '100 - 2 Esq': a floor, because it is smaller than the house number; '12 - 14 B' is a range. */
const dashBeforeDoor = /(?<!\d)(\d+)\s+-\s+(\d{1,2})(?=\.?\s+\p{L})/gu;
const betweenSegments = /[,;\n\r|()[\]{}、，；،؛]+/;

const runs = /(?<![^\p{L}\p{M}\p{N}])([^\p{L}\p{M}\p{N}]*)([\p{L}\p{M}\p{N}]+)/gu;
const plainRuns = /(?<![^a-z0-9])([^a-z0-9]*)([a-z0-9]+)/g;
const plain = /^[\0-\x7F]*$/;

/** '#03-12' is '#3-12'. Alone '01' may be 10 with its digits swapped, and is not 1. */
const filledUp = /(?<![\d.])0+(?=[1-9]\d*-\d|0-\d)|(?<=\d-)0+(?=\d)|(?<=#\s?)0+(?=\d)/g;

function tokensOf(written: string, rules: Rules): Token[] {
  const segment = written.includes('0') ? written.replace(filledUp, '') : written;
  const tokens: Token[] = [];
  const each = plain.test(segment) ? plainRuns : runs;
  // Not matchAll: it makes the expression anew each time.
  for (let found = each.exec(segment); found !== null; found = each.exec(segment)) {
    let [, before = '', run = ''] = found;
    for (const part of partsOf(run, rules)) {
      const isNumber = aNumber.test(part);
      tokens.push({
        text: isNumber ? part : drawVowels(part, rules.vowels),
        gap: before,
        kind: isNumber ? 'number' : 'word',
        marked: isNumber && !rules.hashIsUnit && before.includes('#'),
      });
      before = '';
    }
  }
  return tokens;
}

/**
 * '2 ème étage', '2 e verdieping', '3 rd Floor' and '12 3 rd Ave' are '2ème étage', '2e verdieping', '3rd Floor' and '12 3rd Ave'; in
 * '12 3 St John Ave' and '3 Rd' the ending is a word of its own.
 */
function withCountsJoined(tokens: Token[], rules: Rules): Token[] {
  const found: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = found.at(-1);
    const next = tokens[at + 1];
    if (before !== undefined && next !== undefined && isEnding(before, token, next, at > 1, rules)) {
      const text = before.text + token.text;
      found[found.length - 1] = { ...before, text, kind: aNumber.test(text) ? 'number' : 'word' };
    } else found.push(token);
  }
  return found;
}

function isEnding(figure: Token, ending: Token, next: Token, isBehindHouse: boolean, rules: Rules): boolean {
  if (figure.kind !== 'number' || ending.gap !== ' ') return false;
  const counted = figure.text + ending.text;
  const isFloor = rules.levels.has(next.text);
  if (ending.text === 'e') {
    return isFloor && (rules.ordinals?.test(counted) === true || rules.levelsCountedByE.has(next.text));
  }
  const isCounted = englishEnding.test(ending.text) && englishOrdinal.test(counted);
  if (!isCounted && !frenchEnding.test(ending.text)) return false;
  return isFloor || (isBehindHouse && isType(next.text, rules));
}

const frenchEnding = /^(?:er|ere|eme|ieme)$/;
const englishEnding = /^(?:st|nd|rd|th)$/;
const englishOrdinal = /^(?:\d*1st|\d*2nd|\d*3rd|\d+th)$/;

/** 'One Main Plaza', as firms of the United States write it, 'Apt Two', 'Tower One', and Michigan's 'Eighteen Mile Rd'. */
function withSpokenRead(tokens: Token[], rules: Rules): Token[] {
  if (!rules.hashIsUnit || !tokens.some(({ text }) => spoken.has(text) || text === 'mile')) return tokens;
  const isStreet = tokens.length > 2 && isType(textAt(tokens, tokens.length - 1), rules);
  return tokens.map((token, at) => {
    const isMiles = rules.letteredStreets && textAt(tokens, at + 1) === 'mile';
    const miles = isMiles ? spokenMiles.get(token.text) : undefined;
    if (miles !== undefined) return { ...token, text: miles, kind: 'number' };
    const figure = spoken.get(token.text);
    if (figure === undefined) return token;
    const leads = rules.letteredStreets && isStreet && at === 0 && tokens[1]?.kind === 'word';
    const isPart = at > 0 && partsInWords.has(rules.unitKinds.get(textAt(tokens, at - 1)));
    return leads || (isPart && tokens[at + 1]?.kind !== 'word') ? { ...token, text: figure, kind: 'number' } : token;
  });
}

const partsInWords: ReadonlySet<string | undefined> = new Set(['', 'bldg']);
const toTen = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const toTwenty = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const inFigures = (word: string, at: number): [string, string] => [word, `${at + 1}`];
const spoken: ReadonlyMap<string, string> = new Map(toTen.map(inFigures));
const spokenMiles: ReadonlyMap<string, string> = new Map([...toTen, ...toTwenty].map(inFigures));

const glued = /^(\d+)([a-z]{2,})$/;
const gluedRoute = /^([a-z]+)(\d+)(box|bx)(\d+[a-z]?)$/;
const gluedUnit = /^(\d+)([a-z]{2,})(\d+)$/;
/** Poland's '12m5'. */
const gluedLetter = /^(\d+)([a-z])(\d+)$/;
const gluedFlat = /^(\d+[a-z])(\d+)$/;
const gluedBefore = /^([a-z]+)(\d+[a-z]?)$/;
const ordinal = /^(?:st|nd|rd|th|er|re|eme|ieme)$/;
const foreignParts = new RegExp(`\\d+(?:[${lettersOfNumbers}](?![\\p{L}\\p{M}\\d]))?|\\D+`, 'gu');

/** 'apt4b', '12bis', '5к2' are two or three words. */
function partsOf(run: string, rules: Rules): readonly string[] {
  if (!/\d/.test(run)) return [run];
  // '12F' in countries that write floors so.
  if (aNumber.test(run)) return run.endsWith('f') && rules.levels.has('f') ? [run.slice(0, -1), 'f'] : [run];
  if (rules.letters !== undefined || !plain.test(run)) {
    // '3ος'.
    const counted = rules.ordinals?.exec(run)?.[1];
    if (counted !== undefined) return [counted];
  }
  if (!plain.test(run)) return run.match(foreignParts) ?? [run];
  // 'hc68box45'.
  const [, route = '', ...boxed] = gluedRoute.exec(run) ?? [];
  if (isRoute(route, rules)) return [route, ...boxed];
  // '12bus5'.
  const parts = (gluedUnit.exec(run) ?? (rules.numberFirst ? null : gluedLetter.exec(run)))?.slice(1) ?? [];
  if (parts.some((part) => rules.unitKinds.has(part))) return parts;
  const [, digits = '', letters = ''] = glued.exec(run) ?? [];
  if (digits !== '' && !ordinal.test(letters)) {
    const isWord = rules.additions.has(letters) || rules.doors.has(letters) || rules.levels.has(letters);
    return isWord || rules.unitKindsAfter.has(letters) ? [digits, letters] : [run];
  }
  // '14B22': staircase and flat behind the house number.
  const found = rules.numberFirst ? null : gluedFlat.exec(run);
  if (found !== null) return found.slice(1);
  const [, word = '', value = ''] = gluedBefore.exec(run) ?? [];
  const isSaid =
    isRoute(word, rules) ||
    isStreetGlued(word, rules) ||
    rules.unitKinds.has(word) ||
    rules.levels.has(word) ||
    (rules.phrases.get(word)?.some(isMark) ?? false);
  return isSaid ? [word, value] : [run];
}

/** 'Hauptstrasse12': a whole street, where the number stands behind it. */
function isStreetGlued(word: string, rules: Rules): boolean {
  return !rules.numberFirst && word.length > 5 && isType(word, rules);
}

export const apostrophe = /['’‘ʼʻ`´]/;

/**
 * Applied before the apostrophe is folded away. One expression for all countries, because it weighs 7 kB each time it
 * is made.
 */
const beforeApostrophe = /(?<![\p{L}\p{N}])([A-Za-z]+)['’‘ʼ`´]\s?(?=\p{L})/gu;

/** 'l' of "l'Église". */
export function withElisionsApart(text: string, elisions: ReadonlySet<string>): string {
  if (!apostrophe.test(text)) return text;
  return text.replace(beforeApostrophe, (found, word: string) =>
    elisions.has(word.toLowerCase()) ? `${word} ` : found,
  );
}

/**
 * 'Barbaros Mah. İnönü Bulv. 8', 'Av. Juárez 5 Col. Centro', 'Gül Sok. Lale Apt. No:12': parts of a line without a comma between
 * them; not 'rue de la Résidence'.
 */
function withPartsApart(segment: Segment, rules: Rules): Segment[] {
  if (rules.partBegins.size + rules.partEnds.size + rules.partsOfTowns.size === 0) return [segment];
  const parts: Token[][] = [[]];
  const named: Token[][] = [];
  for (const [at, token] of segment.entries()) {
    const word = shortOf(token.text, rules);
    const before = parts.at(-1) as Token[];
    const isNamed = rules.joining.has(before.at(-1)?.text ?? '');
    const isBehindBuilding = named.length > 0 && named.at(-1)?.at(-1) === segment[at - 1];
    const begins = rules.partBegins.has(word) || isPartOfTown(word, segment, at, rules);
    if (begins && before.length > 1 && !isNamed) parts.push([token]);
    else before.push(isBehindBuilding ? { ...token, isApart: true } : token);
    if (!rules.partEnds.has(word)) continue;
    if (rules.buildings.has(word)) named.push(...buildingAtEnd(before, segment[at + 1], rules));
    else parts.push([]);
  }
  return [...parts, ...named];
}

/** 'San Martín 745 Barrio Centro'; 'Calle 5 Urb. El Bosque 12' stays whole. */
function isPartOfTown(word: string, segment: Segment, at: number, { partsOfTowns }: Rules): boolean {
  const isNumber = (token: Token | undefined): boolean => token?.kind === 'number';
  return partsOfTowns.has(word) && isNumber(segment[at - 1]) && !segment.slice(at).some(isNumber);
}

/**
 * 'Gül Sok. Lale Apt.', 'No:12 Lale Apt.': the name of a building, which begins behind a number or the kind of the street, and is taken
 * out of the line around it. In 'No:12 Apt 5' and 'Basın Sitesi Sok.' there is none.
 */
function buildingAtEnd(before: Token[], next: Token | undefined, rules: Rules): Token[][] {
  const isFlat = next?.kind === 'number' && !next.marked && !next.text.includes('/');
  if (isFlat || (next !== undefined && isType(next.text, rules))) return [];
  const last = before.length - 1;
  const from =
    before.findLastIndex(({ text, kind }, at) => at < last && (kind === 'number' || isType(text, rules))) + 1;
  return from === last || (from === 0 && next !== undefined && next.kind !== 'word') ? [] : [before.splice(from)];
}
