/**
 * What stands in another field than its own: a flat in the suburb's, which forms label 'second line'; the street there, behind a flat or a firm; a
 * post code where the form has none for it; a telephone number in the street's or the second line.
 */
import type { Address } from '../../../src-preload/contract/address.ts';
import { drawVowels, type Rules } from '../rules/address-rules.ts';
import { secondLine } from '../text/pasted-along.ts';
import { withoutTelephone } from '../text/told-telephone.ts';
import { foldWritten, wordsApart, wordsOfWritten } from '../text/written-text.ts';
import { withoutCut } from './cut-lines.ts';
import { district, isDoorInEnglish, isNamedDoor, namesStreet } from './named-doors.ts';
import { readPostCode } from './post-codes.ts';
import { isOfBuilding } from './repeated-places.ts';
import { hasSides, isSide, isType, shortOf } from './short-words.ts';
import { readStreetLine, type StreetLine } from './street-line.ts';
import { segmentsOf } from './street-tokens.ts';
import { aLetter, lettered, type Token } from './token.ts';

const digit = /\p{N}/u;

/** Each thing where it belongs. */
export function withFieldsInPlace<Written extends Address>(written: Written, rules: Rules): Written {
  const street = withoutTelephone(written.street);
  const suburb = secondLine(written.suburb, (part) => mayBePart(part, rules));
  const placed = street === written.street && suburb === written.suburb ? written : { ...written, street, suburb };
  const coded = withPostCodeFound(withCodeOfStreet(placed, rules), rules);
  return withLinesJoined(withStreetBelow(coded, rules), rules);
}

/** Kenya's 'P.O. Box 12345-00100' and 'P.O. Box 12345, 00100' in 00100, and Japan's '〒100-0005 丸の内1-2-3', also where the code's own field is empty. */
function withCodeOfStreet<Written extends Address>(address: Written, { postCodeShape }: Rules): Written {
  const { street, postCode } = address;
  if (!/[-,]/.test(street) && !street.startsWith('〒')) return address;
  const { code, rest } = codeBehindBox(street) ?? codeBeforeStreet(street) ?? { code: '', rest: '' };
  const isOwn =
    plainCode(postCode) === '' ? postCodeShape?.test(plainCode(code)) : plainCode(postCode) === plainCode(code);
  if (code === '' || isOwn !== true) return address;
  return { ...address, street: rest, postCode: plainCode(postCode) === '' ? code : postCode };
}

interface CodeOfStreet {
  readonly code: string;
  readonly rest: string;
}

/** 'P.O. Box 12345-00100', 'PO BOX 12345 - 00100', 'P.O. Box 12345, 00100' */
function codeBehindBox(street: string): CodeOfStreet | null {
  const at = Math.max(street.lastIndexOf('-'), street.lastIndexOf(','));
  const [rest, code] = [street.slice(0, at).trim(), street.slice(at + 1).trim()];
  return at !== -1 && /^\d{5}$/.test(code) && /box[^\p{L}]*\d$/iu.test(rest) ? { code, rest } : null;
}

/** '〒100-0005 丸の内1-2-3' */
function codeBeforeStreet(street: string): CodeOfStreet | null {
  const line = street.trim();
  const [, code] = line.startsWith('〒') ? (/^〒\s*(\d{3}-?\d{4})/.exec(line.normalize('NFKC')) ?? []) : [];
  return code === undefined ? null : { code, rest: line.slice(line.search(/\d{4}|[０-９]{4}/u) + 4).trim() };
}

function plainCode(written: string): string {
  return written.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

function withPostCodeFound<Written extends Address>(address: Written, rules: Rules): Written {
  const { postCodeShape } = rules;
  const { suburb, city, state, postCode } = address;
  if (postCodeShape === null) return address;
  const isCode = (field: string): boolean => {
    if (!digit.test(field)) return false;
    const code = readPostCode(field, rules);
    return code.state === '' && postCodeShape.test(code.postCode);
  };
  const isKnown = isCode(postCode);
  if (!isKnown && postCode.trim() !== '') {
    // The two fields are one for the other.
    return !digit.test(postCode) && isCode(city) ? { ...address, city: postCode, postCode: city } : address;
  }
  const at = (['suburb', 'state', 'city'] as const).find((field) => isCode({ suburb, city, state }[field]));
  if (at === undefined) return address;
  const [own, found] = [readPostCode(postCode, rules).postCode, readPostCode(address[at], rules).postCode];
  return isKnown && found !== own ? address : { ...address, postCode: isKnown ? postCode : address[at], [at]: '' };
}

/** '12 bis', 'Flat 3, 12', 'Room 250, Building 10', 'Rose Cottage' in the line above the street; 'Rose Cottage' also in the one below. */
function withStreetBelow<Written extends Address>(address: Written, rules: Rules): Written {
  const { street, suburb } = address;
  if (rules.script === 'japanese' || suburb.trim() === '' || street.trim() === '') return address;
  const uncut = withoutCut(street, suburb, rules);
  if (uncut !== null) return { ...address, street: uncut, suburb: '' };
  const parts = suburb.split(',');
  const [house = '', ...others] = parts;
  if (!digit.test(street + house) && isHouse(house, rules) && endsInRoad(street, rules)) {
    return { ...address, street: `${house}, ${street}`, suburb: others.join(',') };
  }
  const at = parts.findIndex((part) => namesStreet(part, rules));
  if (at === -1) return address;
  if (!digit.test(street)) {
    const isAbove = isHouse(street, rules) && endsInRoad(parts[at] ?? '', rules);
    return isAbove ? withLines(address, parts, at, ', ', rules) : address;
  }
  if (namesStreet(street, rules)) return address;
  const { name, number } = readStreetLine(street, '', rules, '');
  // India's '4-5' may be a lot of the quarter below.
  if (!isDoorAlone(street, name, rules) || number.includes('-')) return address;
  const isNumberHere = number !== '' && !/^\s*\d/.test(parts[0] ?? '');
  return withLines(address, parts, at, isNumberHere ? ' ' : ', ', rules);
}

/** The parts of the suburb's field up to `last` belong to the street. */
function withLines<Written extends Address>(
  address: Written,
  parts: readonly string[],
  last: number,
  between: string,
  { numberFirst }: Rules,
): Written {
  const below = parts.slice(0, last + 1).join(',');
  const lines = numberFirst ? [address.street, below] : [below, address.street];
  return { ...address, street: lines.join(between), suburb: parts.slice(last + 1).join(',') };
}

function isDoorAlone(street: string, name: string, { additions, unitKinds }: Rules): boolean {
  return (
    numberAlone.test(street.trim()) || wordsApart(name).every((word) => additions.has(word) || unitKinds.has(word))
  );
}

/** 'Rose Cottage', 'The Old Barn': no street is called so. */
function isHouse(street: string, rules: Rules): boolean {
  const last = wordsOfWritten(street).at(-1) ?? '';
  return rules.numberFirst && rules.houses.has(shortOf(last, rules)) && !isType(last, rules);
}

/** A village may end in 'Green' or 'Hill'. */
function endsInRoad(line: string, rules: Rules): boolean {
  return roads.has(shortOf(wordsOfWritten(line).at(-1) ?? '', rules));
}

const roads: ReadonlySet<string> = new Set(['st', 'rd', 'ln', 'ave', 'dr', 'cl', 'cres', 'tce', 'row', 'way']);

/** '12 a' */
const numberAlone = /^\d+(?:\s?\p{L})?$/u;

/** 'Flat 3', 'Flat 3, Headingley' in the suburb, 'Apt 4, Boston' in the town: whoever leaves that out says another door. */
function withLinesJoined<Written extends Address>(address: Written, rules: Rules): Written {
  const { street, suburb, city } = address;
  if (street.trim() === '') return address;
  if (rules.script === 'japanese') return withRoomJoined(address, rules);
  if (isStreetOfSuburb(street, suburb, rules)) return { ...address, street: `${street}, ${suburb}`, suburb: '' };
  const isPart = (part: string): boolean =>
    isDoor(part, rules) || (digit.test(street) && isNamedDoor(part, address, rules));
  const second = partedField(suburb, isPart, rules);
  const third = apartmentInTown.test(city)
    ? partedField(city, (part) => isDoor(part, rules), rules)
    : { doors: [], rest: city };
  const doors = [...second.doors, ...third.doors];
  if (doors.length > 0) {
    const first = readStreetLine(street, '', rules, '');
    const own = readStreetLine(doors.join(','), '', rules, '');
    // 'Apt 4' in both fields.
    const isUnitSaid = own.unit + own.level !== '' && first.unit === own.unit && first.level === own.level;
    const isSaid = isUnitSaid || doors.every((door) => saysAgain(street, door));
    const line = isSaid ? street : [street, ...doors].join(', ');
    return { ...address, street: line, suburb: second.rest, city: third.rest };
  }
  if (!digit.test(suburb)) return address;
  const first = readStreetLine(street, '', rules, '');
  const isBehind =
    isDoorOf(first, street, suburb, rules) ||
    (first.number === '' && isStreet(suburb, readStreetLine(suburb, '', rules, ''), rules));
  return isBehind ? { ...address, street: `${street}, ${suburb}`, suburb: '' } : address;
}

function saysAgain(street: string, door: string): boolean {
  const said = foldWritten(door).trim();
  return street.split(',').some((part) => foldWritten(part).trim() === said);
}

/** Puerto Rico's 'Urb. Las Gladiolas' above '123 Calle Luna Apt 2'. */
function isStreetOfSuburb(street: string, suburb: string, rules: Rules): boolean {
  if (!digit.test(suburb) || digit.test(street)) return false;
  return isStreet(suburb, readStreetLine(suburb, '', rules, ''), rules);
}

/** '豊洲マンション301', '301号室', 'サンタワーズB棟', 'Room 3', '別館': a room, whose figures are no block's; in '西新宿2-8' and '3丁目' they are. */
function withRoomJoined<Written extends Address>(address: Written, rules: Rules): Written {
  const { street, suburb } = address;
  const part = suburb.trim().normalize('NFKC');
  return digit.test(street) && (room.test(part) || isDoorInEnglish(part) || rules.unitWords.has(part))
    ? { ...address, street: `${street} ${suburb}`, suburb: '' }
    : address;
}

const room =
  /(?<![\d-])[a-z]?\d{1,5}(?:号室|室|階|f)$|[^\d丁目番地町-][a-z]?\d{3,4}号?$|[a-z]-\d{2,4}$|[a-z\d東西南北]号?棟$|^#\d+$/iu;

/** 'Apt 4, Boston'; in 'Boston, 02116' the figures are a post code. */
const apartmentInTown = /^\s*\p{L}{3,}\.?\s+#?\d+\p{L}?\s*,/u;

const betweenParts = /[,;\n\r]/;

/** What names a part of a house in the field, and what is left of it. */
function partedField(
  field: string,
  isPart: (part: string) => boolean,
  rules: Rules,
): { readonly doors: readonly string[]; readonly rest: string } {
  if (!mayBePart(field, rules)) return { doors: [], rest: field };
  const parts = field.split(betweenParts).flatMap((part) => withValueApart(part, rules));
  const doors = parts.filter(isPart);
  return { doors, rest: doors.length === 0 ? field : parts.filter((part) => !doors.includes(part)).join(', ') };
}

/** 'Apt 4', 'Rear', 'Ground Floor': only such a field is read as a line, because most are none. */
function mayBePart(field: string, rules: Rules): boolean {
  if (field.trim() === '') return false;
  // Danish 'kælder' is 'kalder' in its rules.
  const words = wordsOfWritten(field).map((word) => drawVowels(word, rules.vowels));
  const isSaid = rules.unitWords.has(words.join(' ')) || words.some((word) => saysPart(word, rules));
  return isSaid || digit.test(field) || isUpperOrLower(words, rules) || words.some((word) => aLetter.test(word));
}

/** 'Upper': alone it is half of a house. */
function isUpperOrLower(words: readonly string[], rules: Rules): boolean {
  return words.length === 1 && halves.has(shortOf(words[0] ?? '', rules));
}

const halves: ReadonlySet<string> = new Set(['upr', 'lwr', 'boven', 'beneden']);

function saysPart(word: string, rules: Rules): boolean {
  return (
    isOfBuilding(word, rules) ||
    // 'A座'
    rules.unitKindsAfter.has(word.slice(1)) ||
    (rules.additions.has(word) && !aLetter.test(word)) ||
    rules.phrases
      .get(word)
      ?.some(({ kind, short }) => kind === 'floor' || kind === 'box' || rules.unitsAlone.has(short)) === true
  );
}

/** 'Flat 3 Headingley', 'Headingley Flat 3', 'Apto 52 - Consolação': the flat and the suburb. */
function withValueApart(part: string, rules: Rules): readonly string[] {
  const isPart = (word: string): boolean => rules.unitKinds.has(foldWritten(word)) && word.length > 1;
  const [, word = '', value = '', rest = ''] = wordAndValue.exec(part.trim()) ?? [];
  if (isPart(word)) return isDoor(rest, rules) ? [part.trim()] : [`${word} ${value}`, rest];
  const words = part.trim().split(betweenWords);
  const [name, behind = '', last = ''] = [words.slice(0, -2).join(' '), ...words.slice(-2)];
  const isBehind = name !== '' && isPart(behind.replace(/\.$/, '')) && /^\d+\p{L}?$/u.test(last);
  return isBehind && !isDoor(name, rules) ? [`${behind} ${last}`, name] : [part.trim()];
}

const betweenWords = /[\s/]+/u;
const wordAndValue = /^(\p{L}{2,})\.?\s+(?:#\s?|n[o°º]\.?\s?)?(\d+\p{L}?)(?![\p{L}\p{N}/-])[\s/-]*(\p{L}{3}.*)$/iu;

/**
 * Only words for parts of houses, and their numbers: 'Apt 4', 'Block C', 'Basement', '4B'. Not a word that needs a number without one ('Hof'), nor what
 * may be a district ('Centro', '3e', 'XIII', 'N', 'Q. 1').
 */
function isDoor(part: string, rules: Rules): boolean {
  // Behind a number, as it will stand.
  const tokens = segmentsOf(`1, ${part}`, rules).flat().slice(1);
  const [only, ...more] = tokens;
  if (only === undefined) return false;
  // Finland's 'B rappu' is 'B'; alone it may be anything.
  if (rules.staircaseAfterNumber && more.length === 0 && aLetter.test(only.text) && part.trim().length > 1) return true;
  if (rules.unitWords.has(tokens.at(-1)?.text ?? '') && tokens.length < mostOfUnitWords) return true;
  if (rules.unitWords.has(tokens.map(({ text }) => text).join(' '))) return true;
  if (isUpperOrLower([only.text, ...more.map(({ text }) => text)], rules) || isNamedPart(tokens, rules)) return true;
  if (more.length === 0 && (rules.ordinals?.test(only.text) || (only.kind === 'word' && !isWordAlone(only, rules))))
    return false;
  const isKind = ({ text }: Token): boolean => rules.unitKinds.has(text) || rules.levels.has(text);
  const isDistrict = tokens.some(({ text }) => quarters.has(rules.unitKinds.get(text) ?? ''));
  // 'A épület', 'A座'; in English 'C Block' is a district.
  const isBehindLetter = ({ text }: Token): boolean =>
    !rules.numberFirst && (rules.unitKindsAfter.has(text) || (rules.unitKinds.has(text) && text.length > 2));
  const isLettered =
    !rules.staircaseAfterNumber &&
    aLetter.test(only.text) &&
    !isKind(only) &&
    more[0] !== undefined &&
    more[0].gap !== '-' &&
    !isBehindLetter(more[0]);
  const isValue = ({ text, kind }: Token): boolean =>
    kind !== 'word' || digit.test(shortOf(text, rules)) || aLetter.test(text);
  const isBeside = ({ text }: Token): boolean =>
    rules.doors.has(text) ||
    rules.joining.has(text) ||
    rules.unitKindsAfter.has(text) ||
    rules.additions.has(text) ||
    rules.unitWords.has(text);
  return (
    !(isDistrict || isLettered) &&
    tokens.every((token) => isKind(token) || isValue(token) || isBeside(token) || isWordAlone(token, rules)) &&
    tokens.some((token) => isValue(token) || isWordAlone(token, rules))
  );
}

/** 'Upper Floor', 'Main Level', 'Üst Kat'; 'West Wing', 'Torre Norte', 'Eingang Süd'. 'North Gate' may be a district. */
function isNamedPart(tokens: readonly Token[], rules: Rules): boolean {
  const last = tokens.at(-1)?.text ?? '';
  if (tokens.length < 2 || tokens.length >= mostOfUnitWords || tokens.some(({ kind }) => kind !== 'word')) return false;
  const isSided = ({ text }: Token): boolean => hasSides(text, rules) && !districtKinds.has(rules.unitKinds.get(text));
  return (
    (last.length > 2 && rules.levels.has(last)) ||
    (tokens.some(isSided) && tokens.every((token) => isSided(token) || isSide(token.text, rules)))
  );
}

const districtKinds: ReadonlySet<string | undefined> = new Set(['gate', 'dock']);

/** 'Basement', 'Rear', 'Hinterhaus', '2f1'; a door that is one only beside a floor is a part of the town. */
function isWordAlone({ text }: Token, { unitsAlone, doors, doorsOfFloors, additions }: Rules): boolean {
  const isAddition = additions.has(text) && !aLetter.test(text);
  return (
    isAddition ||
    unitsAlone.has(text) ||
    (lettered.test(text) && !district.test(text)) ||
    (doors.has(text) && !doorsOfFloors.has(text))
  );
}

/** Vietnam's wards. */
const quarters: ReadonlySet<string> = new Set(['phuong']);
const mostOfUnitWords = 4;

/** '4º C' behind 'Calle Mayor 5', where floor and door need no word; not 'Barrio 20 de Julio'. */
function isDoorOf(first: StreetLine, street: string, suburb: string, rules: Rules): boolean {
  if (!rules.levelAfterNumber || !/^\d{1,2}(?!\d)/.test(suburb.trim()) || first.unit + first.level !== '') return false;
  const { number, name, house, unit, level } = readStreetLine(`${street}, ${suburb}`, '', rules, '');
  const isSameHouse = first.number !== '' && number === first.number && name === first.name && house === first.house;
  return isSameHouse && level !== '' && unit.length <= mostOfDoor;
}

/** 'izq' */
const mostOfDoor = 3;

/** With a number and a kind of street; 'Sector 12' and 'Dublin 2' are none. */
function isStreet(line: string, { number, name }: StreetLine, rules: Rules): boolean {
  if (number === '' || !name.includes(' ')) return false;
  return namesStreet(line, rules);
}
