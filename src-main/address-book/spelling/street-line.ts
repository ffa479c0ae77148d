/**
 * Takes a street line apart: unit, level, house number, the words of the street, and the rest (a house's name). Every
 * number of the line ends up in one of them: no number is lost, and no two are joined.
 */
import type { Rules } from '../rules/address-rules.ts';
import { betweenNames, joinWords } from '../text/written-text.ts';
import { isLone, isSecondary } from './joined-numbers.ts';
import { placeTokens } from './place-words.ts';
import { withNumberedStreetsRead, withoutZeros, withRoadNumbersRead, withRoutesRead } from './routes.ts';
import { isDirection, isType, shortOf } from './short-words.ts';
import { isSite, withHouseApart } from './street-houses.ts';
import { inOrder, nameOf } from './street-names.ts';
import { type Beside, type Read, withSecondary } from './street-numbers.ts';
import { segmentsOf } from './street-tokens.ts';
import { bisWords, partsInOrder, romanFigure, type Taken, takeAllUnits, toldApart } from './street-units.ts';
import { aLetter, type Segment, type Token, textAt } from './token.ts';

export interface StreetLine {
  /** Numbers of flats, shops, staircases, in one order (`partsInOrder`). */
  readonly unit: string;
  readonly level: string;
  readonly number: string;
  /** The words of the street, short, with spaces between. */
  readonly name: string;
  /** The rest of the line as the names of places (`betweenNames`), the words of each sorted: 'harbour house'. */
  readonly house: string;
}

export function readStreetLine(street: string, building: string, rules: Rules, postCode: string): StreetLine {
  const taken: Taken = { units: [], levels: [] };
  const told = withRoadNumbersRead([...segmentsOf(building, rules), ...segmentsOf(street, rules)], rules);
  const lines = withNumberedStreetsRead(told, rules);
  const said = withNumbersJoined(lines, rules);
  const read = withRoutesRead(withBoxAlone(withPlatesRead(withHashRead(said, rules), rules), rules), rules);
  const written = read.some(hasBox) ? withoutBareBox(read.flatMap(withBoxApart)) : read;
  const isAlone = written.length === 1;
  const parted = (lines: readonly Segment[]): readonly Segment[] =>
    rules.numberFirst ? lines.flatMap((one) => withHouseApart(one, isAlone, rules)) : lines;
  const withoutUnits = takeAllUnits(parted(written), taken, rules);
  // 'Flat B Harbour Garden 88 Queen's Road': the house's name shows only once the flat is taken out.
  const segments = taken.units.length > 0 ? parted(withoutUnits) : withoutUnits;
  const hasLevel = taken.levels.length > 0;
  const isPlace = (segment: Segment): boolean => !hasLevel && isPlaceAlone(segment, rules);
  const parts = readParts(
    segments.filter((segment) => !isPlace(segment)),
    rules,
    { postCode, hasLevel },
  );
  const name = inOrder(nameOf(parts.name, parts.number === '', rules), rules).join(' ');
  const units = [...toldApart(taken), ...withStaircase(parts.units, taken, rules)];
  const isScottish = rules.wholeSlashPostCodes?.test(postCode) === true;
  return {
    unit: partsInOrder(isScottish ? units.map(withSlash) : units),
    level: [...taken.levels, ...parts.levels].sort().join(' '),
    number: rules.routes.has(name) ? withoutZeros(parts.number) : parts.number,
    name,
    house: [...new Set([...parts.house, ...wordsIn(segments.filter(isPlace))])].sort().join(betweenNames),
  };
}

/** Scotland's 'Flat 0-2' is 'Flat 0/2'. */
function withSlash(unit: string): string {
  return unit.replace(/^(\d)-(\d)$/, '$1/$2');
}

/** 'Ringstr. 12/3/Top 4' is 'Ringstr. 12/3/4': staircase and flat. */
function withStaircase(units: readonly string[], taken: Taken, { slash }: Rules): readonly string[] {
  const isFlatTaken = taken.units.some(({ unit }) => !unit.includes(' '));
  const [stair = '', ...others] = units;
  const isStair = slash === 'number-unit' && isFlatTaken && others.length === 0 && /^\d+$/.test(stair);
  return isStair ? [`stair ${stair}`] : units;
}

/** 'Torstraße 1, Mitte': no door where no floor is named. */
function isPlaceAlone([only, ...others]: Segment, { doorsOfFloors }: Rules): boolean {
  return only !== undefined && others.length === 0 && doorsOfFloors.has(only.text);
}

/** '#12 Smith St' where '#' is a flat: the only number of a line that leads its street is the house's. */
function withHashRead(segments: readonly Segment[], rules: Rules): readonly Segment[] {
  if (!rules.hashIsUnit || !segments.some(([first]) => first?.gap.includes('#'))) return segments;
  if (segments.flat().filter(({ text }) => /\d/.test(text)).length !== 1) return segments;
  return segments.map((segment) => {
    const [first, ...rest] = segment;
    const isHouses = first?.kind === 'number' && first.gap.includes('#') && rest.length > 1;
    if (!isHouses || !isType(textAt(rest, rest.length - 1), rules)) return segment;
    return [{ ...first, gap: '', marked: true }, ...rest];
  });
}

/** 'Cra 7 12-34' is 'Cra 7 # 12-34': behind a street that has a number, two with a dash between are the house's. */
function withPlatesRead(segments: readonly Segment[], rules: Rules): readonly Segment[] {
  if (!rules.plates) return segments;
  return segments.map((written) => {
    const segment = withPlateJoined(withSideJoined(written), rules);
    const at = segment.findIndex(({ text, kind }, index) => index > 1 && kind === 'number' && text.includes('-'));
    const isPlate = segment.slice(1, at).some(isNumber) && isType(textAt(segment, 0), rules);
    if (at === -1 || !isPlate || segment.some(({ marked }) => marked)) return segment;
    return segment.map((token, index) => (index === at ? { ...token, marked: true } : token));
  });
}

/** 'CL 12 34 56', 'KR 12 # 34 56' and 'CL 45 SUR 23 B 18' are '# 34-56' and '# 23B-18': the forms of tax offices have no dash. */
function withPlateJoined(segment: Segment, rules: Rules): Segment {
  if (!isType(textAt(segment, 0), rules) || segment[1]?.kind !== 'number') return segment;
  const at = segment.findIndex(({ kind }, index) => index > 1 && kind === 'number');
  const [cross, letter, ...behind] = at === -1 ? [] : segment.slice(at);
  const isLettered = letter !== undefined && aLetter.test(letter.text);
  const [house, ...more] = isLettered ? behind : letter === undefined ? [] : [letter, ...behind];
  if (
    cross === undefined ||
    house === undefined ||
    !segment.slice(2, at).every((token) => isOfStreetsNumber(token, rules))
  )
    return segment;
  const crossing = isLettered ? cross.text + letter.text : cross.text;
  const arePlain = [crossing, house.text].every((text) => /^\d+[a-z]?$/.test(text));
  return arePlain && !house.marked && house.gap === ' '
    ? [...segment.slice(0, at), { ...cross, text: `${crossing}-${house.text}` }, ...more]
    : segment;
}

/** 'SUR', 'BIS', 'A' behind the number of a street. */
function isOfStreetsNumber({ text }: Token, rules: Rules): boolean {
  return aLetter.test(text) || rules.additions.has(text) || sidesOfTown.has(text);
}

/** 'Calle 10 Norte' is 'Calle 10N'. Not east and west: 'Carrera 43E' may be the fifth behind Carrera 43. */
function withSideJoined(segment: Segment): Segment {
  const [kind, street, side, ...more] = segment;
  const short = street?.kind === 'number' ? sidesInShort.get(side?.text ?? '') : undefined;
  if (kind === undefined || street === undefined || short === undefined || !/\d$/.test(street.text)) return segment;
  return [kind, { ...street, text: street.text + short }, ...more];
}

const sidesInShort: ReadonlyMap<string, string> = new Map([
  ['norte', 'n'],
  ['n', 'n'],
  ['sur', 's'],
  ['s', 's'],
]);

const sidesOfTown: ReadonlySet<string> = new Set(['norte', 'sur', 'este', 'oeste']);

/** 'Box 123' alone is a post box; with more beside it, it may be a box on a rural route. */
function withBoxAlone(segments: readonly Segment[], { unitKinds }: Rules): readonly Segment[] {
  const [[box, number, ...more] = [], ...others] = segments;
  if (box === undefined || number?.kind !== 'number' || more.length + others.length > 0) return segments;
  return unitKinds.get(box.text) === 'box' ? [[{ ...box, text: 'pobox', kind: 'box' }, number]] : segments;
}

function hasBox(segment: Segment): boolean {
  return segment.some(({ kind }) => kind === 'box');
}

/** 'Al Wasl Road P.O. Box 4455': a street, and behind it a box without a comma. */
function withBoxApart(segment: Segment): Segment[] {
  const at = segment.findIndex(({ kind }) => kind === 'box');
  return at < 2 ? [segment] : [segment.slice(0, at), segment.slice(at)];
}

/** 'Bahnhofstr. 12, Postfach': beside a street and its number, a box without its own says nothing. */
function withoutBareBox(segments: readonly Segment[]): readonly Segment[] {
  const named = segments.filter((segment) => segment.length > 1 || textAt(segment, 0) !== 'pobox');
  const isStreet = (segment: Segment): boolean =>
    segment.length > 1 && !hasBox(segment) && segment.some(({ kind }) => kind === 'number');
  return named.some(isStreet) ? named : segments;
}

/**
 * 'Unit 1/35, Martin Terrace': the house number stands with the unit, and the street behind the comma. 'King, Jr. Blvd', 'PO
 * Box 55, Station A': the comma parts nothing.
 */
function withNumbersJoined(segments: readonly Segment[], rules: Rules): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    const isSplit =
      rules.slash === 'unit-number' && segment[0]?.kind === 'word' && !rules.unitKinds.has(segment[0].text);
    const last = before?.at(-1);
    if (before !== undefined && isSplit && last?.kind === 'number' && last.text.includes('/') && before.length > 1) {
      joined[joined.length - 1] = [...before, ...segment];
    } else if (before !== undefined && segment[0]?.kind === 'word' && endsInLane(before, rules)) {
      joined[joined.length - 1] = [...before, ...segment];
    } else if (before !== undefined && rules.numberFirst && goesOn(before, segment, rules)) {
      joined[joined.length - 1] = [...before, ...segment];
    } else joined.push(segment);
  }
  return joined;
}

/** 'Ngõ 12, Phố Huế', 'Aly. 3, Ln. 12, Zhongxiao Rd.', 'Moo 4, Soi Sukhumvit 77': the lane and its street are one name. */
function endsInLane(before: Segment, { lanes }: Rules): boolean {
  return lanes.size > 0 && before.at(-1)?.kind === 'number' && lanes.has(textAt(before, before.length - 2));
}

function goesOn(before: Segment, segment: Segment, rules: Rules): boolean {
  const first = shortOf(textAt(segment, 0), rules);
  return first === 'jr' || (first === 'sta' && segment.length < 3 && hasBox(before));
}

interface Parts extends Read {
  /** Names. */
  readonly house: readonly string[];
}

function readParts(said: readonly Segment[], rules: Rules, beside: Beside): Parts {
  const box = said.findIndex((segment) => segment.some(({ kind }) => kind === 'box'));
  const at = box === -1 ? mainSegment(said, rules) : box;
  const segments = withDoorNext(said, at, rules);
  const main = segments[at] ?? [];
  const before = loneAround(segments, at, -1, rules);
  const after = loneAround(segments, at, 1, rules);
  const isOther = (index: number): boolean => index < at - before.length || index > at + after.length;
  const isPart = (segment: Segment, index: number): boolean => isOther(index) && isOfName(segment, rules);
  const inFront = segments.filter((segment, index) => index < at && isPart(segment, index));
  const behind = segments.filter((segment, index) => index > at && isPart(segment, index));
  const otherSegments = segments.filter((segment, index) => isOther(index) && !isOfName(segment, rules));
  const others =
    (box === -1 ? null : readStreetBesideBox(otherSegments, rules, beside)) ??
    otherSegments.map((segment) => readOther(segment, rules));
  const read =
    box === -1
      ? readMain(
          main,
          (rules.numberFirst ? nearestFirst(before) : before.reverse()).flat(),
          after.flat(),
          rules,
          beside,
        )
      : readBox(main, before.flat(), after.flat(), rules);
  return {
    ...read,
    name: [...wordsIn(inFront), ...read.name, ...wordsIn(behind)],
    units: [...read.units, ...others.flatMap(({ units }) => units)],
    house: others.flatMap(({ house }) => house),
  };
}

/** 'Calle Mayor 12, Edificio Sol, 3º A' is 'Calle Mayor 12, 3º A, Edificio Sol', where the floor stands behind the number; an 'A' alone is no number 12A. */
function withDoorNext(segments: readonly Segment[], at: number, rules: Rules): readonly Segment[] {
  const [street = [], house = [], door = []] = segments.slice(at, at + 3);
  if (!rules.levelAfterNumber || !street.some(isNumber) || !door.some(isNumber) || !isLone(door, rules))
    return segments;
  const isHouse = house.length > 0 && !isLone(house, rules) && !hasFigure(wordsIn([house]));
  return isHouse ? segments.toSpliced(at + 1, 2, door, house) : segments;
}

interface Other {
  readonly units: readonly string[];
  readonly house: readonly string[];
}

/** 'Rue du Rhône 65' and '65, rue du Rhône' are one street, also beside 'CP 3312', where the box is what counts. */
function readStreetBesideBox(segments: readonly Segment[], rules: Rules, beside: Beside): readonly Other[] | null {
  if (!segments.some((segment) => segment.some(({ text, kind }) => kind === 'word' && isType(text, rules))))
    return null;
  const { name, number, units, levels, house } = readParts(segments, rules, beside);
  if (number === '' || name.length === 0) return null;
  const street = inOrder(nameOf(name, false, rules), rules).join('');
  return [{ units: [`${street}-${number}`, ...levels, ...units], house }];
}

/** 'Old (A47) High Street', 'High Street (Upper)': such a word is no house; it tells the street from another one. */
function isOfName(segment: Segment, rules: Rules): boolean {
  return segment.every(({ text }) => rules.contrasts.has(text) || rules.contrasts.has(shortOf(text, rules)));
}

function wordsIn(segments: readonly Segment[]): readonly string[] {
  return segments.flat().map(({ text }) => text);
}

/**
 * The segment with the street. A word for 'street' together with a number makes it sure; otherwise the first or the
 * last, as the country writes.
 */
function mainSegment(segments: readonly Segment[], rules: Rules): number {
  if (segments.length < 2) return segments.length - 1;
  let best = -1;
  let most = -1;
  for (const [index, segment] of segments.entries()) {
    if (isLone(segment, rules)) continue;
    // 'Orizaba 12, Col. Roma Norte': a part of the town.
    const isPart =
      rules.partBegins.has(shortOf(textAt(segment, 0), rules)) ||
      isSite(segment, rules) ||
      (isPartOfTown(segment, rules) && segments.some((other) => isNamedAndNumbered(other, rules)));
    const hasType = segment.some(({ text, kind }) => kind === 'word' && isType(text, rules)) && !isPart ? 2 : 0;
    const hasNumber = segment.some(({ kind }) => kind === 'number') || loneBeside(segments, index, rules) ? 1 : 0;
    // '12 Linden Road, Gate 4': what has only a kind and a number is no street beside a whole one.
    const isLater = rules.numberFirst && (isLed(segments, index) || !isLed(segments, best));
    if (hasType + hasNumber > most || (isLater && hasType + hasNumber === most)) {
      [best, most] = [index, hasType + hasNumber];
    }
  }
  return Math.max(best, 0);
}

/** 'Barrio Centro'; 'Barrio Centro 12' may be the street. */
function isPartOfTown(segment: Segment, rules: Rules): boolean {
  return rules.partsOfTowns.has(shortOf(textAt(segment, 0), rules)) && !segment.some(isNumber);
}

/** 'San Martín 745', where 'Calle' is left out; not 'Chalet 3', 'Sector 2'. */
function isNamedAndNumbered(segment: Segment, rules: Rules): boolean {
  const name = segment.slice(0, -1);
  const isName = ({ text, kind }: Token): boolean =>
    kind === 'word' && !rules.countedHouses.has(text) && !rules.partsOfTowns.has(shortOf(text, rules));
  return segment.at(-1)?.kind === 'number' && name.length > 0 && name.every(isName);
}

/** '12 Linden Road' and '12, Linden Road', but neither 'Gate 4' nor '4 Gate'. */
function isLed(segments: readonly Segment[], at: number): boolean {
  const [first, ...others] = segments[at] ?? [];
  return first?.kind === 'number'
    ? others.length > 1
    : others.length > 0 && segments[at - 1]?.at(-1)?.kind === 'number';
}

function loneBeside(segments: readonly Segment[], at: number, rules: Rules): boolean {
  return [segments[at - 1], segments[at + 1]].some((segment) => segment !== undefined && isLone(segment, rules));
}

/** The segments of only numbers next to the street's, the nearest first. */
function loneAround(segments: readonly Segment[], at: number, step: 1 | -1, rules: Rules): Segment[] {
  const found: Segment[] = [];
  for (let index = at + step; at >= 0; index += step) {
    const segment = segments[index];
    if (segment === undefined || !isLone(segment, rules)) break;
    found.push(segment);
  }
  return found;
}

/** '302, 15, MG Road': the house number is the one next to the street; '8, bis, rue Hoche' is one. */
function nearestFirst(before: readonly Segment[]): readonly Segment[] {
  const nearest = before.findIndex(([first]) => first?.kind === 'number') + 1;
  return [...before.slice(0, nearest).reverse(), apart(before.slice(nearest).reverse().flat())];
}

/** 'A, 12 High St', 'Unit 5, A': the letter is not part of the house number. */
function apart([first, ...others]: Segment): Segment {
  return first === undefined ? [] : [{ ...first, isApart: true }, ...others];
}

/** 'Col. Centro', 'Caddebostan Mah.' are 'Centro' and 'Caddebostan' in the suburb's field; a building keeps its kind there. */
function withoutKindOfQuarter(words: readonly string[], rules: Rules): readonly string[] {
  if (words.length < 2 || rules.numberFirst) return words;
  const [first = '', last = ''] = [words[0] ?? '', words.at(-1) ?? ''].map((word) => shortOf(word, rules));
  if (rules.partBegins.has(first) && rules.placesWithout?.test(first) === true) return words.slice(1);
  const isKind = rules.partEnds.has(last) && !rules.buildings.has(last) && !rules.unitsAlone.has(last);
  return isKind ? words.slice(0, -1) : words;
}

function asName(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : [[...new Set(words)].sort().join(' ')];
}

/** '1 Harbour House' beside the street is flat 1 of that house, '302 B Wing' is flat 302 of wing B; any other number stays with its words. */
function readOther(segment: Segment, rules: Rules): Other {
  const words = segment.map(({ text }) => text);
  if (!hasFigure(words)) {
    const lettered = readLetteredPart(words, rules);
    if (lettered !== null) return lettered;
    const roman = romanFigure(words[0] ?? '');
    const [, kind = '', ...more] = words;
    // 'II', 'II klatka'.
    if (roman !== null && more.length === 0 && (kind === '' || rules.unitKinds.has(kind))) {
      return { units: [roman + kind], house: [] };
    }
    const said = placeTokens(withoutKindOfQuarter(words, rules), rules);
    return isPartOfHouse(words, rules) ? { units: [said.join('')], house: [] } : { units: [], house: asName(said) };
  }
  const [first = '', ...rest] = words;
  const lettered = segment[0]?.kind === 'number' ? readLetteredPart(rest, rules) : null;
  if (lettered !== null) return { units: [first, ...lettered.units], house: lettered.house };
  const isOfHouse = rest.length > 0 && !hasFigure(rest) && !rest.some((word) => bisWords.has(word));
  if (rules.numberFirst && segment[0]?.kind === 'number' && isOfHouse && !isPartOfHouse(rest, rules)) {
    return { units: [first], house: asName(placeTokens(rest, rules)) };
  }
  return { units: [joinWords(words.map((word) => shortOf(word, rules)))], house: [] };
}

/** 'B Wing', 'B Wing Sai Apts', where the letter comes first. */
function readLetteredPart([letter = '', part = '', ...name]: readonly string[], rules: Rules): Other | null {
  const kind = rules.numberFirst && aLetter.test(letter) ? rules.unitKinds.get(part) : undefined;
  if (kind === undefined || hasFigure(name)) return null;
  return { units: [`${kind} ${letter}`.trim()], house: asName(placeTokens(name, rules)) };
}

function hasFigure(words: readonly string[]): boolean {
  return words.some((word) => /\d/.test(word));
}

/**
 * 'Garden Flat', 'Loading Dock', 'Main Floor', 'North Tower' are parts of the house; a house's name ('Willis Tower') may be left out.
 */
function isPartOfHouse(words: readonly string[], rules: Rules): boolean {
  if (words.some((word) => rules.unitWords.has(word) || (word.length > 2 && rules.levels.has(word)))) return true;
  if (rules.unitWords.has(words.join(' '))) return true;
  if (endsInLetter(words, rules)) return true;
  const isBuilding = (word: string): boolean => rules.unitKinds.get(word) === 'bldg';
  return (
    words.some(isBuilding) && words.length > 1 && words.every((word) => isBuilding(word) || isDirection(word, rules))
  );
}

/** 'Fracção A', 'local B', 'cage C'; not 'Aarhus C', nor 'Hamilton E'. */
function endsInLetter(words: readonly string[], rules: Rules): boolean {
  const last = words.at(-1) ?? '';
  const isOfTown = rules.districts?.test(last) === true || (rules.numberFirst && isDirection(last, rules));
  return words.length > 1 && aLetter.test(last) && !isOfTown;
}

function readBox(main: Segment, before: Segment, after: Segment, rules: Rules): Read {
  const at = main.findIndex(({ kind }) => kind === 'box');
  const kind = textAt(main, at);
  const behind = [...main.slice(at + 1), ...after];
  // 'Station A' behind the number has a letter of its own.
  const end = behind.findIndex((token) => !isSecondary(token, rules));
  const value = end === -1 ? behind : behind.slice(0, end);
  const others = wordsIn([main.slice(0, at), end === -1 ? [] : behind.slice(end)]);
  const own = rules.groupedBoxes ? value.filter((token, index) => isOfBox(token, index, kind, main)) : value;
  const rest = [before, value.filter((token) => !own.includes(token))];
  return {
    number: `${kind} ${rules.groupedBoxes ? ungrouped(own) : joinWords(wordsIn([own]))}`.trim(),
    name: [kind, ...others],
    units: rest.filter(({ length }) => length > 0).map((part) => joinWords(wordsIn([part]))),
    levels: [],
  };
}

/** 'Postfach 12 34' is 1234; in 'Packstation 123, 12345678' the second number is the person's. */
function isOfBox(token: Token, index: number, kind: string, main: Segment): boolean {
  return main.includes(token) && (index === 0 || boxesInGroups.has(kind));
}

const boxesInGroups: ReadonlySet<string> = new Set(['pobox', 'bp', 'cs', 'tsa', 'privatebag']);

/** 'PO Box 39-100' is 39100 in New Zealand. */
function ungrouped(tokens: Segment): string {
  return wordsIn([tokens]).join('').replaceAll('-', '');
}

/** '1200, 5e Avenue': the letter makes the number an ordinal, and no house stands on a street without a name. */
function isCountedStreet([first, type, ...others]: Segment, rules: Rules): boolean {
  return (
    first?.kind === 'number' &&
    letterBehind.test(first.text) &&
    rules.ordinals?.test(first.text) === true &&
    type !== undefined &&
    isType(type.text, rules) &&
    others.every(({ text }) => isDirection(text, rules))
  );
}

const letterBehind = /^\d+[a-z]$/;

function readMain(
  main: Segment,
  before: readonly Token[],
  after: readonly Token[],
  rules: Rules,
  beside: Beside,
): Read {
  const numbered = main.findLastIndex(({ marked }) => marked);
  // '5 No. 12 Elm St': what stands before the marked number is no part of the street.
  if (rules.numberFirst && numbered > 0 && numbered < main.length - 1 && isLone(main.slice(0, numbered), rules)) {
    return readMain(main.slice(numbered), [...before, ...main.slice(0, numbered)], after, rules, beside);
  }
  if (rules.wholeSlashPostCodes?.test(beside.postCode) === true) {
    // Scotland's '2/1 12 Byres Road', '12 Byres Road 2/1': floor and flat, before the house or behind the street.
    const [first, ...others] = main;
    const last = main.at(-1);
    const [flat, ...street] = others;
    // '14/1F2 Marchmont Road'
    if (first?.kind === 'number' && flat !== undefined && floorAndDoor.test(flat.text) && street.length > 1) {
      return readMain([first, ...street], before, [flat, ...after], rules, beside);
    }
    if (first !== undefined && areFlatAndHouse(main, rules)) {
      return readMain(others, [first, ...before], after, rules, beside);
    }
    if (last !== undefined && isFloorAndFlat(last) && main[0]?.kind === 'number' && main.length > 3) {
      return readMain(main.slice(0, -1), before, [last, ...after], rules, beside);
    }
  }
  const [unit, ...ofHouse] = main;
  if (unit !== undefined && rules.hyphen === 'unit-number' && areUnitAndHouse(main, rules)) {
    return readMain(ofHouse, [unit, ...before], after, rules, beside);
  }
  const door = main.at(-1);
  if (door !== undefined && isDoorBehindStreet(main, rules)) {
    return readMain(main.slice(0, -1), before, [door, ...after], rules, beside);
  }
  // Where the number stands behind the street, the nearest one behind it is the house's.
  const lone = rules.numberFirst ? [...before, ...apart(after)] : [...after, ...apart(before)];
  // '742 Broadway, No. 12': the house number leads already.
  const isCounted = isCountedStreet(main, rules);
  const isLed = rules.numberFirst && main[0]?.kind === 'number' && main.length > 1 && !isCounted;
  const { at, from } = houseNumberAt(main, rules, lone.length > 0);
  const inMain = main[at];
  // '12, Jalan Bukit 3/5': a street that ends in a number, and the house's in front of the comma.
  const leading = rules.numberFirst && (isCounted || isNumbered(main)) ? before.find(isNumber) : undefined;
  const marked = isLed ? undefined : (lone.find((token) => token.marked) ?? leading);
  const aside = marked ?? (inMain === undefined ? (lone.find(isNumber) ?? lone[0]) : undefined);
  if (aside !== undefined) {
    const place = lone.indexOf(aside);
    const others = [...lone.slice(place + 1), ...apart(lone.slice(0, place))];
    return withSecondary(aside, others, wordsIn([main]), rules, beside);
  }
  if (inMain === undefined) return { number: '', name: wordsIn([main]), units: [], levels: [] };
  const leads = at === 0 && from === 0;
  const name = main.filter((_, index) => (leads ? index > at : index < from && index !== at));
  const trailing = leads ? [] : main.slice(from).filter((_, index) => from + index !== at);
  const added = leads && /\d$/.test(inMain.text) ? addedTo(name, rules) : 0;
  const [said, rest] = leads ? [name.slice(0, added), name.slice(added)] : [trailing, name];
  return withSecondary(inMain, [...said, ...after, ...apart(before)], wordsIn([rest]), rules, beside);
}

/** '1/2 12 St' is half a house in 12th Street. */
function areFlatAndHouse([flat, house, ...street]: Segment, rules: Rules): boolean {
  if (flat === undefined || !isFloorAndFlat(flat) || street.length < 2) return false;
  return house?.kind === 'number' && /^\d+[a-z]?$/.test(house.text) && !isType(textAt(street, 0), rules);
}

/** Canada's '128 850 Saucier Ave' and 'B2 518 Beatty St' are '128-850' and 'B2-518'; not '128 85 St', nor '12 4 Seasons Dr'. */
function areUnitAndHouse([unit, house, ...street]: Segment, rules: Rules): boolean {
  if (unit === undefined || house?.kind !== 'number' || unit.marked || house.marked) return false;
  if (!/^[a-z]?\d+[a-z]?$/.test(unit.text) || !/^\d{3,}[a-z]?$/.test(house.text) || house.gap !== ' ') return false;
  const isNamed = street.some(({ text }) => !isDirection(text, rules) && !isType(text, rules));
  return isNamed && street.some(({ text }) => isType(text, rules));
}

/** '100 W 72nd St 5C', '14 Marchmont Road 1F2': a flat, where the street has a name; 'S Avenue 4B' and 'County Road 5B' are streets. */
function isDoorBehindStreet(main: Segment, rules: Rules): boolean {
  const text = textAt(main, main.length - 1);
  if (main.length < 4 || main[0]?.kind !== 'number' || !doorBehindStreet.test(text)) return false;
  const kind = shortOf(textAt(main, main.length - 2), rules);
  const isNamed = main.slice(1, -2).some((word) => !isDirection(word.text, rules));
  return isNamed && isType(kind, rules) && (!numberedKinds.has(kind) || floorAndDoor.test(text));
}

const doorBehindStreet = /^\d+[a-z](?:\d+)?$/;
const floorAndDoor = /^\d[a-z]\d$/;
/** Kinds of roads that are told apart by numbers and letters. */
const numberedKinds: ReadonlySet<string> = new Set(['rd', 'hwy', 'rte']);

/** '2/1', '2F1' */
function isFloorAndFlat({ kind, text }: Token): boolean {
  return (kind === 'number' && /^\d+\/\d+$/.test(text)) || floorAndDoor.test(text);
}

/**
 * '5 de Mayo, 12', '25 de Abril s/n': where the house's number stands behind the street, a day that the street is called by. Dutch 'de' is an
 * article: '12 De Ruyterstraat'.
 */
function isDate(main: Segment, { numberFirst, joining }: Rules): boolean {
  if (numberFirst || joining.has('het')) return false;
  return textAt(main, 1) === 'de' && main[2]?.kind === 'word' && !joining.has(main[2].text);
}

function isNumber({ kind }: Token): boolean {
  return kind === 'number';
}

/** 'Jalan 3/5': words, and behind them a number that nothing marks as the house's. */
function isNumbered(main: Segment): boolean {
  return main[0]?.kind === 'word' && main.at(-1)?.kind === 'number' && !main.some(({ marked }) => marked);
}

/** The index of the house number's token (-1: none), and from where on tokens belong to it rather than to the name. */
function houseNumberAt(main: Segment, rules: Rules, hasOther: boolean): { at: number; from: number } {
  const marked = main.findLastIndex((token) => token.marked);
  if (marked !== -1) return { at: marked, from: marked };
  let run = main.length;
  while (run > 1 && isSecondary(main[run - 1] as Token, rules)) run -= 1;
  const trailing = main.findIndex(({ kind }, index) => index >= run && kind === 'number');
  const leads = main[0]?.kind === 'number' && !isDate(main, rules);
  if (leads && (rules.numberFirst || trailing === -1)) return { at: 0, from: 0 };
  if (trailing !== -1) return { at: trailing, from: trailing };
  // A number between words is the street's: 'Rua 15 de Novembro' is not 'Rua de Novembro 15'.
  const behind =
    rules.numberFirst || hasOther ? -1 : main.findLastIndex((_, index) => isBehindName(main, index, rules));
  return { at: behind, from: behind };
}

/** 'Hauptstr. 12 Hinterhof', 'Via Roma 5 rosso': what follows is a part of the house; not in 'Straße des 17. Juni', 'Via 4 Novembre'. */
function isBehindName(main: Segment, at: number, rules: Rules): boolean {
  const isName = ({ text, kind }: Token): boolean =>
    kind === 'word' && text.length > 3 && !rules.types.has(shortOf(text, rules));
  return main[at]?.kind === 'number' && main.slice(0, at).some(isName);
}

/**
 * How many words after a leading number belong to it: 'A' in '12 A High St', but not in '12 A St'; 'N' is a direction.
 */
function addedTo(words: readonly Token[], rules: Rules): number {
  const [first, second] = words;
  if (first === undefined || second === undefined) return 0;
  if (rules.additions.has(first.text)) return 1 + addedTo(words.slice(1), rules);
  // 'R. de la Gare': a street's type of one letter.
  if (!aLetter.test(first.text) || rules.types.has(first.text)) return 0;
  // '311 D. Santos Street': an initial.
  if (second.gap.startsWith('.')) return 0;
  // "O'Connell".
  if (first.text === 'o' && second.text.length > 2) return 0;
  const nextIsType = isType(second.text, rules);
  // Where the type of the street comes first ('12 B rue ...'), a letter before it is the number's.
  if (!rules.numberFirst || (nextIsType && words.length > 2 && !/^[nesw]$/.test(first.text))) return 1;
  return !/^[nesw]$/.test(first.text) && !nextIsType ? 1 : 0;
}
