/** The words and numbers of a street line, in segments: the parts between commas. */
import { drawVowels, type Rules, unspaced, withWordsApart } from '../rules/address-rules.ts';
import { type Phrase, wordCountOf } from '../rules/word-tables.ts';
import { withPlainHanNumbers } from '../text/han-numbers.ts';
import { foldWritten } from '../text/written-text.ts';
import { lengthOfWho } from './care-of.ts';
import { isRoute } from './routes.ts';
import { isDirection, isType, shortOf } from './short-words.ts';
import { type Segment, type Token, textAt } from './token.ts';
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
  const dashed = text.replace(longDashes, '-');
  if (!raisedSign.test(dashed)) return dashed;
  return dashed
    .replace(degree, 'º')
    .replace(dotBeforeSign, '')
    .replace(dashBeforeFloor, ', ')
    .replace(ordinalSigns, '. ');
}

const raisedSign = /[ªº°]/;

/** 'B° San Martín', 'P° de la Castellana', 'St° António': typed for º. */
const degree = /(?<=(?<!\p{L})[bp]|\p{L}{2})°(?=\.?\s*\p{L})/giu;
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
/** Letters of house numbers. */
const letters = 'a-zа-яіα-ωא-ת';
const number = new RegExp(`^\\d+[${letters}]?$`);
export const aLetter = new RegExp(`^[${letters}]$`);

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
      const isNumber = number.test(part);
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
      found[found.length - 1] = { ...before, text, kind: number.test(text) ? 'number' : 'word' };
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
const foreignParts = new RegExp(`\\d+(?:[${letters}](?![\\p{L}\\p{M}\\d]))?|\\D+`, 'gu');

/** 'apt4b', '12bis', '5к2' are two or three words. */
function partsOf(run: string, rules: Rules): readonly string[] {
  if (!/\d/.test(run)) return [run];
  // '12F' in countries that write floors so.
  if (number.test(run)) return run.endsWith('f') && rules.levels.has('f') ? [run.slice(0, -1), 'f'] : [run];
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

function isMark({ kind, text }: Phrase): boolean {
  return (kind === 'mark' || kind === 'box') && !text.includes(' ');
}

/**
 * A phrase of several words becomes the one word it is written for; a number behind a word such as 'No.' is marked as
 * the house number.
 */
function withPhrases(tokens: readonly Token[], rules: Rules, isBeside: boolean): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (isMarkOfUnit(tokens, at, rules)) continue;
    const ofLetter = at === 0 ? markOfLetter(tokens, rules) : 0;
    if (ofLetter > 0) {
      at += ofLetter - 1;
      continue;
    }
    const phrase = rules.phrases
      .get(token.text)
      ?.find(
        ({ text, kind }) => standsAt(text, tokens, at) && fits(kind, tokens, at, wordCountOf(text), rules, isBeside),
      );
    if (phrase === undefined) {
      const before = found.at(-1);
      // '88号', '152번지': the number before it is the house number.
      if (before?.kind === 'number' && rules.leftOut.has(token.text) && unspaced.test(token.text)) {
        const first = found.at(-2);
        // '12-1號', '12之1號': both numbers are the house's.
        if (before.gap === '-' && first?.kind === 'number') {
          found.splice(-2, 2, { ...first, text: `${first.text}-${before.text}`, marked: true });
        } else found[found.length - 1] = { ...before, marked: true };
      } else found.push(token);
      continue;
    }
    at += wordCountOf(phrase.text) - 1;
    if (phrase.kind === 'care-of') {
      if (!hasDigits(tokens) || found.length > 0) break;
      const who = lengthOfWho(tokens, at + 1, rules);
      // 'Bei Sankt Annen 2' is a street.
      if (who === 0 && !rules.numberFirst && token.text === phrase.text) found.push(token);
      at += who;
    } else if (phrase.kind === 'mark') {
      const numbered = tokens[at + 1] as Token;
      found.push({ ...numbered, gap: token.gap, marked: !isStreetsNumber(found, token, rules) });
      at += 1;
    } else if (phrase.kind === 'word') {
      for (const text of phrase.short.split(' ')) {
        found.push({ text, gap: token.gap, kind: number.test(text) ? 'number' : 'word', marked: false });
      }
    } else if (phrase.kind !== 'nothing') {
      found.push({ text: phrase.short, gap: token.gap, kind: phrase.kind, marked: false });
    }
  }
  return found;
}

/** 'Shop No. A1', 'Flat No. B-12': between the word for a part of a house and its letter it says nothing. */
function isMarkOfUnit(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const next = at === 0 ? undefined : tokens[at + 1];
  if (next?.kind !== 'word' || !rules.unitKinds.has(textAt(tokens, at - 1))) return false;
  return (
    (aLetter.test(next.text) || lettered.test(next.text)) &&
    rules.phrases.get(textAt(tokens, at))?.some(isMark) === true
  );
}

/** How many words of 'House No. B-45' stand before the house's letter and number, where a letter comes first. */
function markOfLetter(tokens: readonly Token[], rules: Rules): number {
  if (!rules.letterBeforeNumber) return 0;
  const mark = rules.phrases
    .get(textAt(tokens, 0))
    ?.find(({ kind, text }) => kind === 'mark' && standsAt(text, tokens, 0));
  if (mark === undefined) return 0;
  const length = wordCountOf(mark.text);
  const [letter, number] = tokens.slice(length);
  if (letter === undefined) return 0;
  const isBlock = aLetter.test(letter.text) && number?.kind === 'number' && !number.marked;
  return isBlock || letterAndNumber.test(letter.text) ? length : 0;
}

/**
 * 'House 12, Street No. 5', '12 St. No. 5': behind a kind of street without a name, the number is the street's. So is that of Spain's 'Ctra.
 * N-340', a national road.
 */
function isStreetsNumber(before: readonly Token[], mark: Token, rules: Rules): boolean {
  if (mark.text === 'n' && before.length === 1 && shortOf(textAt(before, 0), rules) === 'ctra') return true;
  const [house, type] = before.length < 2 ? [undefined, before[0]] : before.slice(-2);
  const isUnnamed = house === undefined || house.kind === 'number' || lettered.test(house.text);
  return rules.numberFirst && isUnnamed && type?.kind === 'word' && isType(type.text, rules);
}

function standsAt(text: string, tokens: readonly Token[], first: number): boolean {
  let from = 0;
  for (let at = first; from <= text.length; at += 1) {
    const word = tokens[at]?.text;
    if (word === undefined || !text.startsWith(word, from)) return false;
    from += word.length;
    if (from < text.length && text[from] !== ' ') return false;
    from += 1;
  }
  return true;
}

function fits(
  kind: string,
  tokens: readonly Token[],
  at: number,
  length: number,
  rules: Rules,
  isBeside: boolean,
): boolean {
  // 'c/o' begins its phrase.
  if (kind === 'care-of') return at === 0 || beginsWho(tokens, at, length, rules);
  if (kind === 'mark') {
    const next = tokens[at + length];
    const isOther =
      isNorth(tokens[at], next) || isNumbersLetter(tokens, at, rules) || isOfHousesName(tokens, at, length, rules);
    return next?.kind === 'number' && !isOther && !isLettersName(tokens, at, rules, isBeside);
  }
  // 'EG' and 'bajo' are floors behind a number or alone; in other places they are names.
  if (kind === 'floor') {
    // '12th Floor One Exchange Square'
    if (length > 1 && rules.levels.has(textAt(tokens, at)) && /^\d+(?:st|nd|rd|th)$/.test(textAt(tokens, at - 1)))
      return false;
    if (
      length > 1 ||
      isFloorAlone(tokens, at, rules) ||
      isFloorOfPart(tokens, at, rules) ||
      (isBeside && isFloorsDoor(tokens, at, rules)) ||
      isShortOnly(tokens, at, rules)
    )
      return true;
    return isBehindNumber(tokens, at) && !isBetween(tokens, rules);
  }
  if (kind === 'box' && length === 1 && !rules.numberFirst && at > 0 && isStreetsKind(tokens, at, rules)) return false;
  if (kind === 'box') return length > 1 || isBoxesNumber(tokens, at, rules);
  if (kind === 'nothing') return !isSouthAndMark(tokens, at, length);
  return true;
}

/** Nairobi's 'Bruce House 12 Standard Street', where 'House 12' marks a number; in 'Flat 3 House 4 Karen Road' it does. */
function isOfHousesName(tokens: readonly Token[], at: number, length: number, rules: Rules): boolean {
  const [before, street] = [tokens[at - 1], tokens[at + length + 1]];
  if (!rules.numberFirst || length > 1 || !rules.houses.has(shortOf(textAt(tokens, at), rules))) return false;
  const isNamed = before?.kind === 'word' && before.text.length > 1;
  return isNamed && street?.kind === 'word' && !isType(street.text, rules);
}

/** 'Calle 10 N # 5-12': beside '#' the letter is no second sign for a number. */
function isNorth(mark: Token | undefined, next: Token | undefined): boolean {
  return mark?.text === 'n' && /^\s*#/.test(next?.gap ?? '');
}

/**
 * 'N-25', 'C-25' are not 'n° 25', 'č. 25': the letter is a part of the number. In 'H-12', 'д-25' it says 'house', and in 'Ctra. N-340' it
 * says what the word before it says.
 */
function isNumbersLetter(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const letter = textAt(tokens, at);
  const isPlate = rules.sidesAtNumbers && tokens[at + 2]?.gap === '-' && tokens[at + 2]?.kind === 'number';
  // 'Av. Amazonas N34-45': north.
  if (letter === 'n' && isPlate && !/[.°º]/.test(tokens[at + 1]?.gap ?? '')) return true;
  // 'кв. Д5' is flat Д5; 'оф. N5' is office № 5.
  const isFlats = letter !== 'n' && aLetter.test(letter) && rules.unitKinds.has(textAt(tokens, at - 1));
  if (isFlats && tokens[at + 1]?.gap === '') return true;
  const isJoined = (letter === 'n' || letter === 'c') && tokens[at + 1]?.gap === '-';
  return isJoined && !isType(textAt(tokens, at - 1), rules);
}

/** 'Cr 7 S N° 71-21': with a number behind it, that is no 's/n'. */
function isSouthAndMark(tokens: readonly Token[], at: number, length: number): boolean {
  return length === 2 && tokens[at + 1]?.gap !== '/' && tokens[at + 2]?.kind === 'number';
}

/** 'D 12', 'doroga D 12' in Latin letters: a street called D; in 'Lenina d 12', 'Naberezhnaya d. 12' it is 'д', the house. */
function isLettersName(tokens: readonly Token[], at: number, rules: Rules, isBeside: boolean): boolean {
  if (rules.letters === undefined || !aLetter.test(textAt(tokens, at))) return false;
  if (at === 0) return !isBeside;
  return at === 1 && isType(textAt(tokens, 0), rules) && tokens[2]?.gap.startsWith('.') !== true;
}

/**
 * 'Hauptstr. 12 c/o Meier', 'Hauptstr. 12 bei Meier', '12 Elm St Attn: Smith': behind a number, and with no number after it, it cannot be
 * part of the street.
 */
function beginsWho(tokens: readonly Token[], at: number, length: number, { numberFirst }: Rules): boolean {
  const words = tokens.slice(at, at + length);
  const isSaid =
    length === 1
      ? tokens[at + 1]?.gap.includes(':') === true || (!numberFirst && isBehindNumber(tokens, at))
      : length > 2 || words[1]?.gap === '/' || words.some(({ text }) => text.length > 1);
  return isSaid && tokens.length > at + length && hasDigits(tokens.slice(0, at)) && !hasDigits(tokens.slice(at));
}

function hasDigits(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /\d/.test(text));
}

/**
 * '12 rue Hoche RDC', 'GF 12 High Street': a word without a vowel is no name. Only at either end of a line with a house
 * number.
 */
function isShortOnly(tokens: readonly Token[], at: number, rules: Rules): boolean {
  if (!rules.numberFirst || !/^[b-df-hj-np-tv-xz]{2,}$/.test(textAt(tokens, at))) return false;
  if (at === 0) return tokens[1]?.kind === 'number';
  const isLed = tokens[0]?.kind === 'number' && at > 2 && at === tokens.length - 1;
  return isLed && !rules.joining.has(textAt(tokens, at - 1));
}

/** 'Paczkomat WAW123A' */
const letteredBox = /^[a-z]{1,4}\d+[a-z]?$/;

/** 'Drawer 12', 'Drawer L', 'BP n° 12', and 'Postbox' with its number elsewhere; not '12 Drawer'. */
function isBoxesNumber(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return at === 0;
  const isMarked = rules.phrases.get(next.text)?.some(isMark) === true && tokens[at + 2]?.kind === 'number';
  return (
    next.kind === 'number' ||
    letteredBox.test(next.text) ||
    isMarked ||
    (at === 0 && tokens.length === 2 && aLetter.test(next.text))
  );
}

/** '12 Ground Street': only number, name and kind. */
function isBetween(tokens: readonly Token[], rules: Rules): boolean {
  return rules.numberFirst && tokens.length === 3 && isType(textAt(tokens, 2), rules);
}

/** 'Calle Casilla 12', and 'Salutorgs pl 83', where 'PL 83' alone is a post box. */
function isStreetsKind(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const isNamed = rules.types.has(textAt(tokens, at)) && tokens.slice(0, at).every(({ kind }) => kind === 'word');
  return isNamed || isIntroduced(tokens, at, rules);
}

/** Behind an article, or the kind of a street that begins the line. */
function isIntroduced(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const before = textAt(tokens, at - 1);
  return rules.joining.has(before) || (at === 1 && isType(before, rules));
}

/** '12 EG', '12 a EG'. */
function isBehindNumber(tokens: readonly Token[], at: number): boolean {
  const before = aLetter.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return tokens[before]?.kind === 'number';
}

/** 'Bajo', 'bajo izquierda'. */
function isFloorAlone(tokens: readonly Token[], at: number, rules: Rules): boolean {
  return tokens.every(({ text }, index) => index === at || rules.doors.has(text) || aLetter.test(text));
}

/** 'Esc. B Ático', 'Bloque B bajo dcha.', 'B lph. földszint': the floor of a part that has a letter, as of one that has a number. */
function isFloorOfPart(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const [first, second] = [textAt(tokens, at - 2), textAt(tokens, at - 1)];
  const isPart =
    (rules.unitKinds.has(first) && isPartsLetter(second)) || (isPartsLetter(first) && rules.unitKindsAfter.has(second));
  const behind = tokens.slice(at + 1);
  return isPart && behind.every(({ text, kind }) => kind === 'number' || rules.doors.has(text) || aLetter.test(text));
}

const isPartsLetter = (text: string): boolean => aLetter.test(text) || lettered.test(text);

/** 'Ático 1ª', 'Ent. 2' between commas: the floor and its door. */
function isFloorsDoor(tokens: readonly Token[], at: number, { numberFirst }: Rules): boolean {
  return !numberFirst && at === 0 && tokens.length === 2 && tokens[1]?.kind === 'number';
}

/**
 * 'Barbaros Mah. İnönü Bulv. 8', 'Av. Juárez 5 Col. Centro', 'Gül Sok. Lale Apt. No:12': parts of a line without a comma between
 * them; not 'rue de la Résidence'.
 */
function withPartsApart(segment: Segment, rules: Rules): Segment[] {
  if (rules.partBegins.size === 0 && rules.partEnds.size === 0) return [segment];
  const parts: Token[][] = [[]];
  const named: Token[][] = [];
  for (const [at, token] of segment.entries()) {
    const word = shortOf(token.text, rules);
    const before = parts.at(-1) as Token[];
    const isNamed = rules.joining.has(before.at(-1)?.text ?? '');
    const isBehindBuilding = named.length > 0 && named.at(-1)?.at(-1) === segment[at - 1];
    if (rules.partBegins.has(word) && before.length > 1 && !isNamed) parts.push([token]);
    else before.push(isBehindBuilding ? { ...token, isApart: true } : token);
    if (!rules.partEnds.has(word)) continue;
    if (rules.buildings.has(word)) named.push(...buildingAtEnd(before, segment[at + 1], rules));
    else parts.push([]);
  }
  return [...parts, ...named];
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

/** '12 - 14', '2/45', '12-a' are one number. */
function composed(tokens: readonly Token[], rules: Rules): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const before = found.at(-1);
    if (rules.letterBeforeNumber && isLettered(found, token)) {
      found[0] = { ...token, text: textAt(found, 0) + token.text, gap: '', kind: 'number', marked: true };
      continue;
    }
    const joined =
      lotNumber(found, token, rules) ??
      (before === undefined ||
      isUnitBeside(found, token, tokens[at + 1], rules) ||
      isFloorBeside(tokens, at, rules) ||
      isNumberedStreet(tokens, at, rules)
        ? null
        : joinedNumber(before, token, rules));
    if (joined === null) found.push(token);
    else
      found[found.length - 1] = { ...(before as Token), text: joined, kind: lettered.test(joined) ? 'word' : 'number' };
  }
  return found;
}

/** 'B-12, Sector 18', 'B12 Sector 18': block and number, which is not 12-B. */
function isLettered([first, ...others]: readonly Token[], token: Token): boolean {
  if (first === undefined) return letterAndNumber.test(token.text);
  return others.length === 0 && aLetter.test(first.text) && token.kind === 'number' && !token.marked;
}

/** 'b12', 'b12a', '2f1'. */
export const lettered = /^(?:[a-z]\d+[a-z]?|\d+[a-z]\d+)$/;

/** '12', '12 bis', '3 B': numbers and what belongs to them, without a name. */
export function isLone(segment: Segment, rules: Rules): boolean {
  return segment.every((token) => isSecondary(token, rules)) && !isLetteredStreet(segment);
}

/** Spain's 'C/ A', a street of an industrial estate. */
function isLetteredStreet([kind, letter, ...more]: Segment): boolean {
  return kind?.text === 'c' && letter?.gap.startsWith('/') === true && letter.kind === 'word' && more.length === 0;
}

export function isSecondary({ text, kind }: Token, rules: Rules): boolean {
  if (kind === 'number' || aLetter.test(text) || lettered.test(text)) return true;
  // '1234, 5to B'
  const isFloor = rules.levelAfterNumber && text.length > 2 && rules.ordinals?.test(text) === true;
  return isFloor || rules.additions.has(text) || rules.doors.has(text);
}

const letterAndNumber = /^[a-z]\d+$/;
/** 'Lote B-14' is lot B14; where the number comes first, 'Flat B-14 High Street' is flat B of number 14. */
function lotNumber(found: readonly Token[], token: Token, rules: Rules): string | null {
  const letter = found[found.length - 1];
  if (rules.numberFirst || token.kind !== 'number' || token.gap !== '-' || letter === undefined) return null;
  const isLot = lots.has(rules.unitKinds.get(textAt(found, found.length - 2)) ?? '') && aLetter.test(letter.text);
  return isLot ? letter.text + token.text : null;
}

/** Plots and blocks of houses, with letters before their numbers. */
const lots: ReadonlySet<string> = new Set(['lote', 'mz', 'parcela']);
const spacedDash = /^\s+-\s+$/;

/** 'Unit 5 - 12 Smith St', '12/m. 5': a unit and a house number, each with a word of its own. */
function isUnitBeside(found: readonly Token[], token: Token, next: Token | undefined, rules: Rules): boolean {
  if (next === undefined) return false;
  if (token.kind === 'word') return next.kind === 'number' && rules.unitKinds.has(token.text);
  return (
    rules.numberFirst &&
    next.kind === 'word' &&
    spacedDash.test(token.gap) &&
    (rules.unitKinds.has(textAt(found, found.length - 2)) ||
      (rules.hashIsUnit && found.at(-1)?.gap.includes('#') === true))
  );
}

/** 'Torstr. 12 - 3. OG', '1578 - 10 andar': a house number, and the number of a floor with a word of its own. */
function isFloorBeside(tokens: readonly Token[], at: number, { numberFirst, levels }: Rules): boolean {
  const [token, floor, next] = tokens.slice(at);
  if (numberFirst || token?.kind !== 'number' || floor?.kind !== 'word' || floor.text.length === 1) return false;
  return spacedDash.test(token.gap) && levels.has(floor.text) && next?.kind !== 'number';
}

/** Calgary's '1234 - 4 St NW' is house 1234 of 4th Street; '5 - 12 St Clair Ave' is flat 5. */
function isNumberedStreet(tokens: readonly Token[], at: number, rules: Rules): boolean {
  if (rules.hyphen !== 'unit-number' || at === tokens.length - 1) return false;
  const [kind, ...more] = tokens.slice(at + 1);
  return kind !== undefined && isType(kind.text, rules) && more.every(({ text }) => isDirection(text, rules));
}

const joint = /^\s*([-/&+])\s*$/;
const letterBefore = /^[a-z]\d*$/;

function joinedNumber(before: Token, token: Token, rules: Rules): string | null {
  const sign = token.gap === '.' && token.kind === 'number' ? '.' : joint.exec(token.gap)?.[1];
  // 'č. p. 1511 / č. o. 230': two numbers of one house.
  if (sign === undefined || (token.marked && !(before.marked && sign === '/'))) return null;
  if (token.kind === 'number') {
    if (before.kind === 'number') return `${before.text}${sign}${token.text}`;
    const isUnit = rules.slash === 'unit-number' ? sign === '/' : rules.hyphen === 'unit-number' && sign === '-';
    return isUnit && letterBefore.test(before.text) ? `${before.text}${sign}${token.text}` : null;
  }
  const isLetter = aLetter.test(token.text) && !rules.levels.has(token.text) && (sign === '-' || sign === '/');
  if (before.kind !== 'number' || !isLetter) return null;
  return /\d$/.test(before.text) ? `${before.text}${token.text}` : `${before.text}-${token.text}`;
}
