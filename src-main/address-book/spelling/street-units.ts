/** Takes units and levels out of a segment of a street line: 'unit 5', 'apt 4b', '3rd floor', '301호'. */
import { type Rules, unspaced } from '../rules/address-rules.ts';
import { joinWords } from '../text/written-text.ts';
import { isLone } from './joined-numbers.ts';
import { isRoute } from './routes.ts';
import { hasSides, isDirection, isSide, isType, shortOf } from './short-words.ts';
import { endsInType } from './street-houses.ts';
import { withoutLeadingZeros } from './street-numbers.ts';
import { aLetter, lettered, type Segment, type Token, textAt } from './token.ts';

export interface TakenUnit {
  /** 'shop 5'; for flats and the like, which have many names for one thing, only the number. */
  readonly unit: string;
  /** What was written before the number. */
  readonly word: string;
}

export interface Taken {
  readonly units: TakenUnit[];
  readonly levels: string[];
}

/**
 * The rest of a line. If no word would be left ('Pier 39', 'Hof 16'), the first part of a building is the street's
 * name.
 */
export function takeAllUnits(segments: readonly Segment[], taken: Taken, rules: Rules): Segment[] {
  const named = isLotOfBlock(segments, rules) ? -1 : segments.findIndex((segment) => isPartAlone(segment, rules));
  const isNamed = named !== -1 && segments.every((segment) => isAllTaken(segment, rules));
  const left = segments.flatMap((segment, index) => {
    if (isNamed && index === named) return [segment];
    const isOnly = !segments.some((other, at) => at !== index && hasHouseNumber(other, rules));
    const rest = takeUnits(takeUnitAlone(segment, segments.length > 1, taken, rules), taken, isOnly, rules);
    // '12 Main St, Apt 1 Front': what stands behind a part is one of its own, as behind a comma.
    const isPartTaken = rest.length > 0 && rest.length < segment.length;
    return cutAtParts(isPartTaken ? takeUnitAlone(rest, segments.length > 1, taken, rules) : rest, segment, rules);
  });
  return withPartsSeen(left, segments);
}

/** 'Tower 5' is 'Block 5' when it stands alone; in 'Tower 5, Block 7' the word tells the two apart. */
export function toldApart({ units }: Taken): readonly string[] {
  const kindOf = ({ unit }: TakenUnit): string => unit.slice(0, unit.lastIndexOf(' ') + 1);
  const areSeveral = (kind: string): boolean => kind !== '' && units.filter((one) => kindOf(one) === kind).length > 1;
  return units.map((one) => (areSeveral(kindOf(one)) ? `${one.word} ${one.unit}` : one.unit));
}

/**
 * Parts of a building that have a name may stand in any order. Numbers and letters without one keep their order,
 * because it says what each of them is: flat 5 on floor 7 is not flat 7 on floor 5.
 */
export function partsInOrder(units: readonly string[]): string {
  const isBare = (unit: string): boolean => unit.length === 1 || (/\d/.test(unit) && !unit.includes(' '));
  return [...units.filter(isBare), ...units.filter((unit) => !isBare(unit)).sort()].join(' ');
}

/**
 * '12 Elm St Apt 5 7': a part of a building separates what stands around it, as a comma does. Words on both sides are
 * one street.
 */
function cutAtParts(rest: Segment, segment: Segment, rules: Rules): Segment[] {
  if (rest.length === segment.length && rest.every((token, at) => token === segment[at])) return [rest];
  const parts: Token[][] = [];
  for (const token of rest) {
    const before = segment[segment.indexOf(token) - 1];
    const part = parts.at(-1);
    if (part !== undefined && before !== undefined && rest.includes(before)) part.push(token);
    else parts.push([token]);
  }
  return parts.some((part) => isLone(part, rules)) ? parts : parts.length === 0 ? [] : [parts.flat()];
}

/** 'Torstr. 12 Top 5 A', 'Torstr. 12, Top 5, A': the letter is not that of the house number. */
function withPartsSeen(left: Segment[], segments: readonly Segment[]): Segment[] {
  if (countOf(left) === countOf(segments)) return left;
  const kept = new Set(left.flat());
  const all = segments.flat();
  const isApart = (token: Token): boolean => {
    const before = all[all.indexOf(token) - 1];
    return before !== undefined && !kept.has(before);
  };
  return left.map((segment) => segment.map((token) => (isApart(token) ? { ...token, isApart: true } : token)));
}

function countOf(segments: readonly Segment[]): number {
  let count = 0;
  for (const { length } of segments) count += length;
  return count;
}

/**
 * '12 Elm St Rear', '12 Elm St N Uppr', and 'Rear', 'The Loft' between commas: parts of a building that need no number.
 */
function takeUnitAlone(segment: Segment, isBesideOthers: boolean, taken: Taken, rules: Rules): Segment {
  const side = isBesideOthers ? sideOfHouse(segment, rules) : null;
  if (side !== null) {
    taken.units.push(side);
    return [];
  }
  const last = segment.at(-1);
  const kind = last?.kind === 'word' ? rules.unitsAlone.get(last.text) : undefined;
  if (last === undefined || kind === undefined) return segment;
  const rest = segment.slice(0, -1);
  const isBehindStreet = rest.length > 2 && rest[0]?.kind === 'number' && endsInType(rest, rules);
  const isAlone = rest.every(({ text }) => rules.joining.has(text));
  if (!isBehindStreet && !(isAlone && isBesideOthers)) return segment;
  const floor = rules.phrases.get(last.text)?.find((phrase) => phrase.kind === 'floor' && phrase.text === last.text);
  if (floor === undefined) taken.units.push({ unit: kind, word: last.text });
  else taken.levels.push(floor.short);
  return isAlone ? [] : rest;
}

/**
 * 'Torre Norte', 'North Tower', 'Eingang Süd' and 'scala destra', 'puerta izquierda' between commas: parts of a house that are told
 * apart by where they stand.
 */
function sideOfHouse(segment: Segment, rules: Rules): TakenUnit | null {
  const [first, second, ...more] = segment;
  if (first?.kind !== 'word' || second?.kind !== 'word' || more.length > 0) return null;
  const isPart = (word: string): boolean => hasSides(word, rules) || rules.unitKinds.get(word) === '';
  const [word, side] = isPart(first.text) ? [first.text, second.text] : [second.text, first.text];
  if (side.length === 1) return null;
  const kind = rules.unitKinds.get(word) ?? '';
  const door = rules.doors.get(side);
  if (door !== undefined && isPart(word)) return { unit: named(kind, door), word: shortOf(word, rules) };
  if (word.length < 3 || !hasSides(word, rules) || !isSide(side, rules)) return null;
  return { unit: named(kind, shortOf(side, rules)), word: shortOf(word, rules) };
}

/** 'Hof 16'; not 'Apartment 16', because no street is named after an apartment. */
function isPartAlone([word, number, ...more]: Segment, rules: Rules): boolean {
  const kind = word?.kind === 'word' ? rules.unitKinds.get(word.text) : undefined;
  return kind !== undefined && kind !== '' && number?.kind === 'number' && more.every(isLetter);
}

/** 'Manzana 5, Lote 12': no street, though nothing else is said. */
function isLotOfBlock(segments: readonly Segment[], { unitKinds }: Rules): boolean {
  const kinds = segments.map((segment) => unitKinds.get(textAt(segment, 0)));
  return kinds.includes('lote') && (kinds.includes('mz') || kinds.includes('quadra'));
}

function isAllTaken(segment: Segment, rules: Rules): boolean {
  return takeUnits(segment, { units: [], levels: [] }, true, rules).every(({ kind }) => kind === 'number');
}

/** '12', 'Smith Street 12'; not 'Top 12', '2. Stock'. */
function hasHouseNumber(segment: Segment, rules: Rules): boolean {
  return segment.some(({ kind }) => kind === 'number') && !segment.some((token) => isOfBuilding(token, rules));
}

function isOfBuilding(
  { text, kind, gap }: Token,
  { unitKinds, unitKindsAfter, levels, doors, hashIsUnit }: Rules,
): boolean {
  if (kind === 'floor' || (hashIsUnit && gap.includes('#'))) return true;
  return kind === 'word' && (unitKinds.has(text) || unitKindsAfter.has(text) || levels.has(text) || doors.has(text));
}

/**
 * 'Via Torre 5', 'Rue de la Tour 5', 'Am Hof 3': behind an article, a preposition or a kind of street, with nothing before it that
 * could be the house's number, the word for a part of a building is the street's name. `isOnly`: no other part of the line has
 * a house number.
 */
function namesStreet(segment: Segment, at: number, isOnly: boolean, rules: Rules): boolean {
  const before = segment.slice(0, at);
  const introduced = before.at(-1);
  if (introduced?.kind !== 'word' || before.some(({ kind }) => kind !== 'word')) return false;
  const kind = rules.unitKinds.get(textAt(segment, at));
  // 'ж.к. Люлин бл. 302 вх. А': an estate has blocks, and the words between are its name.
  if (kind === 'bldg' && before.length > 1 && estates.has(shortOf(textAt(segment, 0), rules))) return false;
  // 'Mz. C Lote 12': the letter is the block's own, though it is also short for a kind of street.
  const isValue = isLetter(introduced) && rules.unitKinds.has(textAt(segment, at - 2));
  if (segment[at + 1]?.kind !== 'number' || kind === 'km' || isValue) return false;
  const behind = segment.slice(at + 2);
  const isLast = behind.every((token) => token.kind !== 'word' || isLetter(token) || isOfBuilding(token, rules));
  if (!isLast || (rules.numberFirst && !isOnly)) return false;
  const isArticle = rules.joining.has(introduced.text) || rules.prepositions.has(introduced.text);
  const isKind = isType(introduced.text, rules) && (!rules.numberFirst || before.length === 1);
  // 'Alter Hof 3', 'Am Alten Hof 3': the only number of the line is the house's.
  return isArticle || isKind || (!rules.numberFirst && isOnly && (before.length === 1 || namedKinds.has(kind)));
}

/** Parts of a building after which streets are named: 'Am Alten Tor', 'Det Gamle Hus'. */
const namedKinds: ReadonlySet<string | undefined> = new Set(['bldg', 'gate', 'hall', 'hus', 'ramp']);

/** Bulgaria's, Poland's, Russia's and Ukraine's words for a housing estate and Spain's for an industrial one, in their short forms as they are read. */
const estates: ReadonlySet<string> = new Set(['жk', 'os', 'mkr', 'polind']);

function isLetter({ text }: Token): boolean {
  return aLetter.test(text);
}

function takeUnits(segment: Segment, taken: Taken, isOnly: boolean, rules: Rules): Segment {
  const rest: Token[] = [];
  for (let at = 0; at < segment.length; ) {
    const token = segment[at] as Token;
    const part = readUnit(segment, at, isOnly, rules) ?? readLevel(segment, at, rules) ?? readAfter(segment, at, rules);
    const isName = part !== null && namesStreet(segment, at, isOnly, rules);
    const read = readFloor(segment, at) ?? (isName ? null : part);
    if (read === null) {
      rest.push(token);
      at += 1;
      continue;
    }
    if (read.left !== undefined) rest.push(read.left);
    at += read.length;
    const again = read.left === undefined ? againAt(segment, at, rules) : '';
    if (again !== '') at += 1;
    if (read.unit !== undefined) {
      taken.units.push({ unit: read.unit + again, word: shortOf(read.word ?? token.text, rules) });
    }
    if (read.level !== undefined) taken.levels.push(read.level + again);
    // 'Bajo B', 'piso 4 B', 'r/c dto.': the letter is a door, not part of the house number; 'K:3 D:5' has a flat
    // behind it.
    const door = segment[at];
    const isNamed = door?.kind === 'word' && (aLetter.test(door.text) || rules.doors.has(door.text));
    // Israel's 'ק' 3 ד' 7': the letter is short for the flat, whose number is behind it.
    const isWord = isNamed && rules.unitKinds.has(door.text) && segment[at + 1]?.kind === 'number';
    if (isNamed && !isWord && read.level !== undefined && isDoorBefore(door.text, segment[at + 1], rules)) {
      taken.units.push({ unit: rules.doors.get(door.text) ?? door.text, word: '' });
      at += 1;
    }
    if (read.level !== undefined && isFloorsFlat(segment, at, isOnly, rules)) at += 1;
  }
  return rest;
}

/** 'Flat 3 bis' is not flat 3, in any country; in 'Apt 3 ter Borch 12' a name begins. '' where no such word stands there. */
function againAt(segment: Segment, at: number, rules: Rules): string {
  const [word, next] = [segment[at], segment[at + 1]];
  if (word?.kind !== 'word' || !bisWords.has(word.text)) return '';
  return next === undefined || isOfBuilding(next, rules) ? word.text : '';
}

/** What counts a number twice, or three times. */
export const bisWords: ReadonlySet<string> = new Set(['bis', 'ter', 'quater', 'quinquies']);

/** 'Floor 3 B' ends there, or the house number is behind it where that comes first; not in '3rd Floor N 88th St', 'K:3 D:5'. */
function isDoorBefore(door: string, next: Token | undefined, rules: Rules): boolean {
  if (!rules.numberFirst) return next?.kind !== 'number';
  return next === undefined || (next.kind === 'number' && !isDirection(door, rules));
}

/**
 * In 'Ground floor flat' the word 'flat' adds nothing; in 'second floor flat 61 Bryndwr Road' it does not take the
 * house's number.
 */
function isFloorsFlat(segment: Segment, at: number, isOnly: boolean, rules: Rules): boolean {
  if (rules.unitKinds.get(textAt(segment, at)) !== '') return false;
  if (valueAt(segment, at + 1) === null) return true;
  const street = segment.slice(at + 2);
  return (
    rules.numberFirst &&
    isOnly &&
    rules.levels.has(textAt(segment, at - 1)) &&
    segment[at + 1]?.kind === 'number' &&
    street.length > 1 &&
    street.every(({ kind }) => kind === 'word') &&
    street.some(({ text }) => isType(text, rules))
  );
}

interface Reading {
  readonly length: number;
  readonly unit?: string;
  /** What is written for it, where that is not the first word. */
  readonly word?: string;
  readonly level?: string;
  /** The house number that was joined to the unit. */
  readonly left?: Token;
}

function readFloor(segment: Segment, at: number): Reading | null {
  const token = segment[at];
  return token?.kind === 'floor' ? { length: 1, level: token.text } : null;
}

/** '4', '4b', 'b', 'b12'; 'II' is 2. A single letter ('Block V') may be one. */
function valueAt(segment: Segment, at: number): string | null {
  const token = segment[at];
  if (token === undefined) return null;
  if (token.kind === 'number') return token.text;
  const roman = romanFigure(token.text);
  if (roman !== null) return roman;
  return token.kind === 'word' && (aLetter.test(token.text) || lettered.test(token.text)) ? token.text : null;
}

/** 'Phase V': phases have no letters. */
function romanAt(segment: Segment, at: number): string | null {
  const roman = romanFloors.indexOf(textAt(segment, at));
  return roman === -1 ? null : String(roman + 1);
}

function readUnit(segment: Segment, at: number, isOnly: boolean, rules: Rules): Reading | null {
  const token = segment[at] as Token;
  const isHash = rules.hashIsUnit && token.gap.includes('#') && !isRouteOrBox(segment[at - 1], rules);
  if (isHash && valueAt(segment, at) !== null) {
    // 'RR 4 #87a' is box 87a.
    const kind = at === 2 && isRouteOrBox(segment[0], rules) ? 'box' : '';
    return splitUnit(kind, token, segment[at + 1], 1, rules) ?? { length: 1, unit: named(kind, token.text) };
  }
  if (isMarkedBehind(segment, at, rules)) return { length: 1, unit: token.text };
  const kind = token.kind === 'word' ? rules.unitKinds.get(token.text) : undefined;
  if (kind === undefined) return readNumberedWord(segment, at, rules);
  const value = (kind === 'phase' ? romanAt(segment, at + 1) : null) ?? valueAt(segment, at + 1);
  const next = segment[at + 1];
  if (value === null || next === undefined) return null;
  if (next.kind === 'word' && rules.joining.has(next.text) && isNameBehind(next, segment[at + 2], rules)) return null;
  // 'U' and 'M' alone are also names of other things: they count only with a number after them.
  if (token.text.length === 1 && next.kind !== 'number') return null;
  // 'Stiege 3/5': staircase and flat.
  const [, stair, flat = ''] =
    rules.slash === 'number-unit' && kind === 'stair' ? (/^(\d+)\/(\d+)$/.exec(value) ?? []) : [];
  if (stair !== undefined) return { length: 2, unit: named(kind, stair), left: { ...next, text: flat } };
  // Russia's '12к3-45': house 12, building 3, flat 45.
  const [, building, ofBuilding = ''] =
    rules.hyphen === 'number-unit' && kind !== '' ? (/^(\d+)-(\d+)$/.exec(value) ?? []) : [];
  if (building !== undefined) {
    return { length: 2, unit: named(kind, building), left: { ...next, text: ofBuilding, isApart: true } };
  }
  const split = splitUnit(kind, next, segment[at + 2], 2, rules);
  if (split !== null) return split;
  if (kind === '' && isLetteredFlat(segment, at + 1, isOnly, rules)) {
    return { length: 3, unit: value + textAt(segment, at + 2) };
  }
  const letter = segment[at + 2];
  const isLast = letter?.kind === 'word' && aLetter.test(letter.text) && segment.length === at + 3 && /\d$/.test(value);
  return isLast ? { length: 3, unit: named(kind, value + letter.text) } : { length: 2, unit: named(kind, value) };
}

/**
 * "Rue de la Tour d'Auvergne"; in 'Esc. D Izq', 'Bloque E Loja' a further part of the building follows, and in 'Bât D Les Lilas' no vowel that would
 * make a d' of the letter.
 */
function isNameBehind({ text }: Token, next: Token | undefined, rules: Rules): boolean {
  if (next?.kind !== 'word' || isOfBuilding(next, rules) || rules.unitsAlone.has(next.text)) return false;
  return !rules.elisions.has(text) || /^[aeiouyh]/.test(next.text);
}

/** 'Torgasse 12 Geschäftslokal 3': behind the house's number, a word for a part that needs none has one, as between commas. */
function readNumberedWord(segment: Segment, at: number, rules: Rules): Reading | null {
  const [before, word, number] = [segment[at - 1], segment[at], segment[at + 1]];
  if (rules.numberFirst || before?.kind !== 'number' || number?.kind !== 'number') return null;
  if (word?.kind !== 'word' || word.text.length < 3 || !rules.unitsAlone.has(word.text)) return null;
  return { length: 2, unit: joinWords([shortOf(word.text, rules), number.text]) };
}

/** '12 Elm St No. 5', '88号3单元1201号': where the house number leads the line already, another one that is marked is a flat's. */
function isMarkedBehind(segment: Segment, at: number, rules: Rules): boolean {
  const [first] = segment;
  if (segment[at]?.marked === true && rules.unitKindsAfter.get(textAt(segment, at - 1)) === 'stair') return true;
  return rules.numberFirst && at > 1 && segment[at]?.marked === true && first?.kind === 'number';
}

/** '12 Elm St Ste A-5', 'Apt A 5, 12 Elm St'; in 'Flat B 14, High Street' the number is the house's. */
function isLetteredFlat(segment: Segment, at: number, isOnly: boolean, rules: Rules): boolean {
  const [letter, number, behind] = segment.slice(at, at + 3);
  if (letter === undefined || number?.kind !== 'number' || number.marked || !isLetter(letter)) return false;
  // Malaysia's 'Unit A-12-3': block, floor and flat.
  if (number.gap === '-' && /^\d+-\d+[a-z]?$/.test(number.text)) return true;
  if (behind !== undefined && !isOfBuilding(behind, rules)) return false;
  return !isOnly || segment.slice(0, at).some(({ kind }) => kind === 'number');
}

/** 'RR #2', 'PO Box #5' have numbers of their own. */
function isRouteOrBox(before: Token | undefined, rules: Rules): boolean {
  return before !== undefined && (before.kind === 'box' || isRoute(before.text, rules));
}

/** 'Unit 5/12 Smith St' has the house number in it; 'Flat 3/1' by itself does not. */
function splitUnit(kind: string, token: Token, next: Token | undefined, length: number, rules: Rules): Reading | null {
  const slash = token.text.lastIndexOf('/');
  const hyphen = rules.hyphen === 'unit-number' ? token.text.lastIndexOf('-') : -1;
  const split = rules.slash === 'unit-number' && slash !== -1 ? slash : hyphen;
  if (split === -1 || next?.kind !== 'word') return null;
  return {
    length,
    unit: named(kind, token.text.slice(0, split)),
    left: { ...token, gap: ' ', text: token.text.slice(split + 1) },
  };
}

function named(kind: string, value: string): string {
  const plainValue = withoutLeadingZeros(value);
  return kind === '' ? plainValue : `${kind} ${plainValue}`;
}

/** In any language. Where a letter counts ('2a planta', '2e étage') is said by the country's `ordinals`: elsewhere floor 12A is not floor 12. */
const ordinal = /^(\d+)(?:st|nd|rd|th|er|re|eme|ieme|[dmnrtv]?o|[dmnrtv]a)?$/;
/** Only beside some words for a floor, which the rules name. */
const ordinalWithE = /^(\d+)e$/;
/** Beside '/F' and '樓': floor 12E is not floor 12. */
const ordinalBesideSign = /^(\d+)(?:st|nd|rd|th)?$/;

/** 'III. emelet', 'IV piętro'. */
const romanFloors = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** 'Via Roma 12, II'. A single letter may be one. */
export function romanFigure(word: string): string | null {
  const roman = word.length === 1 ? -1 : romanFloors.indexOf(word);
  return roman === -1 ? null : String(roman + 1);
}

/** 'piętro III'; in English 'Level V' may be a letter. */
function romanFloor({ text }: Token, { numberFirst }: Rules): string | null {
  const roman = numberFirst && text.length === 1 ? -1 : romanFloors.indexOf(text);
  return roman === -1 ? null : String(roman + 1);
}

function floorNumber(token: Token, floor: Token, rules: Rules): string | null {
  const roman = romanFloors.indexOf(token.text);
  if (roman !== -1) return String(roman + 1);
  const counted = shortOf(token.text, rules);
  const isSign = floor.text.length === 1 || unspaced.test(floor.text);
  const figure = (rules.ordinals?.exec(counted) ??
    (isSign ? ordinalBesideSign : ordinal).exec(counted) ??
    (rules.levelsCountedByE.has(floor.text) ? ordinalWithE.exec(counted) : null))?.[1];
  return figure ?? (token.kind === 'number' ? token.text : null);
}

/** 'Level 3', '3rd floor', '2. OG'. */
function readLevel(segment: Segment, at: number, rules: Rules): Reading | null {
  const token = segment[at] as Token;
  const next = segment[at + 1];
  const isLevel = token.kind === 'word' && rules.levels.has(token.text);
  const figure = isLevel && next !== undefined ? romanFloor(next, rules) : null;
  if (figure !== null) return { length: 2, level: figure };
  if (isLevel && next?.kind === 'number' && belowGround.test(next.gap)) return { length: 2, level: `-${next.text}` };
  if (isLevel && next?.kind === 'number') {
    return next.text.includes('/') && rules.slash === 'unit-number'
      ? levelBeforeSlash(next)
      : { length: 2, level: next.text };
  }
  if (next === undefined || !rules.levels.has(next.text)) return null;
  const level = floorNumber(token, next, rules);
  if (level === null || isHouseOfStreet(segment, at, rules)) return null;
  if (unspaced.test(next.text)) return { length: 2, level };
  // 'L' and 'F' alone: '12/F' is a floor, '12 L Street' is none. '100 Level 3' is number 100.
  // '3. emelet 2': the dot says which of the two numbers is the floor's.
  const isSure =
    next.text.length === 1
      ? /^ ?[/.]?$/.test(next.gap) && next.gap !== ' '
      : !isFigure(segment[at + 2], rules) || /^\d+[a-z]+$/.test(shortOf(token.text, rules)) || next.gap.startsWith('.');
  if (!isSure) return null;
  const isBelow = belowGround.test(token.gap) || (at === 0 && token.gap === '-');
  return levelBehindSlash(token, next, rules) ?? { length: 2, level: isBelow ? `-${level}` : level };
}

/** 'Torstr. 12/3. OG', 'Torstr. 12 / 3. Stock': the number before the slash is the house's. */
function levelBehindSlash(token: Token, floor: Token, rules: Rules): Reading | null {
  const at = token.text.lastIndexOf('/');
  if (rules.numberFirst || at === -1) return null;
  const level = floorNumber({ ...token, text: token.text.slice(at + 1) }, floor, rules);
  return level === null ? null : { length: 2, level, left: { ...token, text: token.text.slice(0, at) } };
}

/** 'planta -1', 'Kat:-1' are below the ground; in 'Kat-1' the dash parts the word from its number. */
const belowGround = /[^-]-$/;

/**
 * In 'Długa 12 piętro III', 'Torstr. 12 Stock 3' the number belongs to the floor, and the one before it to the house.
 */
function isFigure(token: Token | undefined, rules: Rules): boolean {
  return token !== undefined && (token.kind === 'number' || romanFloor(token, rules) !== null);
}

/** '12 Floor Street': only number, name and kind. */
function isHouseOfStreet(segment: Segment, at: number, rules: Rules): boolean {
  const isPlain = at === 0 && segment.length === 3 && /^\d+$/.test(textAt(segment, 0));
  return rules.numberFirst && isPlain && isType(textAt(segment, 2), rules);
}

/** 'Level 3/100 George St'. */
function levelBeforeSlash(token: Token): Reading {
  const at = token.text.lastIndexOf('/');
  return { length: 2, level: token.text.slice(0, at), left: { ...token, text: token.text.slice(at + 1) } };
}

/** '301호', 'A座'. */
function readAfter(segment: Segment, at: number, rules: Rules): Reading | null {
  const value = valueAt(segment, at);
  const next = segment[at + 1];
  if (value === null || next === undefined) return null;
  const kind =
    rules.unitKindsAfter.get(next.text) ??
    (isLetterOfPart(segment, at, rules) ? rules.unitKinds.get(next.text) : undefined);
  if (kind === undefined) return null;
  // '12 Stiege 3': the number behind it is its own.
  // '12. A lph. 2. em. 3': that number is the floor's.
  const isFloors = rules.levels.has(textAt(segment, at + 3)) && isLetter(segment[at] as Token);
  const behind = segment[at + 2];
  // In 'Lale Apt. B Blok No: 12', before the house's number is said, the one that is marked is the house's.
  const isHouses = behind?.marked === true && segment[at]?.isApart === true;
  const isCounted = behind?.kind === 'number' && !isHouses;
  const isItsOwn = isCounted && !isFloors && !unspaced.test(next.text) && !next.gap.startsWith('.');
  return isItsOwn ? null : { length: 2, unit: named(kind, value), word: next.text };
}

/**
 * 'A Blok', 'C Wing' between commas, and before a further part behind the house's number or a comma, as in 'No:12 A Blok K:3':
 * 'Blok A'. 'C/ Torre' is a street.
 */
function isLetterOfPart(segment: Segment, at: number, rules: Rules): boolean {
  const [letter, word] = [segment[at], segment[at + 1]];
  if (letter === undefined || word === undefined || !isLetter(letter) || word.text.length < 3) return false;
  if (rules.types.has(letter.text)) return false;
  const [next, value] = [segment[at + 2], segment[at + 3]];
  if (next === undefined && at === 0) return true;
  const isBehindNumber =
    at === 0 || letter.isApart === true || (segment[at - 1]?.kind === 'number' && letter.gap !== '');
  const isPart = next !== undefined && (rules.unitKinds.has(next.text) || rules.levels.has(next.text));
  // 'Lale Apt. B Blok No: 12'; in 'Hauptstr. 12 A Wohnung Nr. 3' the letter is the house's.
  const isBeforeHouse = next?.marked === true && letter.isApart === true;
  const isLast = next === undefined || isBeforeHouse || (isPart && value?.kind === 'number');
  return !rules.numberFirst && isBehindNumber && isLast;
}
