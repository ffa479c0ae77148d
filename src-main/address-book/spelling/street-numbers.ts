/** Takes the numbers of a street line apart: house number, floor, door, flat. */
import type { Rules } from '../rules/address-rules.ts';
import { joinWords } from '../text/written-text.ts';
import { aLetter, type Token } from './token.ts';

/** What stood outside the numbers of the street. */
export interface Beside {
  readonly postCode: string;
  readonly hasLevel: boolean;
}

export interface Read {
  readonly number: string;
  readonly name: readonly string[];
  readonly units: readonly string[];
  readonly levels: readonly string[];
}

/** The house number with its letters, and what follows it: a floor and a door, a flat. */
export function withSecondary(
  found: Token,
  following: readonly Token[],
  name: readonly string[],
  rules: Rules,
  beside: Beside,
): Read {
  const { number, units } = splitNumber(found.text, rules, beside.postCode);
  const read = ({ text }: Token): string | readonly string[] =>
    rules.doors.get(text) ?? staircaseAndFlat(text, number, rules);
  const readNear = (token: Token): string | readonly string[] =>
    isNumbersLetter(token, rules) ? token.text : read(token);
  const apart = following.findIndex(({ isApart }) => isApart === true);
  const end = apart === -1 ? following.length : apart;
  const near = following.slice(0, end).flatMap(readNear);
  // '31/33 A' is '31/33A', and not '31A/33'.
  const isUnitLast = units.length > 0 && found.text.startsWith(number);
  const added = addedTo(isUnitLast ? (units.at(-1) ?? '') : number, near, rules);
  const rest = [...near.slice(added.length), ...following.slice(end).flatMap(read)];
  const { levels, doors } =
    rules.levelAfterNumber && !beside.hasLevel ? levelAmong(rest, rules) : { levels: [], doors: rest };
  const buildings = rules.buildingAfterNumber ? buildingAmong(doors) : null;
  const isBesideFloor = rules.levelAfterNumber && (beside.hasLevel || levels.length > 0);
  const said = isBesideFloor && rules.countedDoors ? countedDoor(doors) : doors;
  return {
    number: isUnitLast ? number : [number, ...added].join(''),
    name,
    units: [
      ...(isUnitLast ? withLast(units, added) : units),
      ...(buildings ?? (said.length === 0 ? [] : [joinWords(said)])),
    ],
    levels,
  };
}

function withLast(units: readonly string[], added: readonly string[]): readonly string[] {
  return [...units.slice(0, -1), [units.at(-1), ...added].join('')];
}

/** '3º 2a', 'Pral. 2a': typed for '2ª', which is door 2. */
function countedDoor(doors: readonly string[]): readonly string[] {
  const [, door] = (doors.length === 1 ? /^(\d)a$/.exec(doors[0] ?? '') : null) ?? [];
  return door === undefined ? doors : [door];
}

/** 'Kirchgasse 12 r' is house 12r; the letter says 'right' behind a floor only. 'I' is a figure. */
function isNumbersLetter({ text }: Token, { doors }: Rules): boolean {
  return aLetter.test(text) && !/^\d/.test(doors.get(text) ?? '');
}

/** 'bis' and letters behind the number. */
function addedTo(number: string, [first, ...others]: readonly string[], rules: Rules): readonly string[] {
  if (first === undefined) return [];
  const isAdded = rules.additions.has(first) || (aLetter.test(first) && /\d$/.test(number));
  return isAdded ? [first, ...addedTo(number + first, others, rules)] : [];
}

/** '12 A5' is '12 A 5', and '12 A 005' too. */
function staircaseAndFlat(text: string, number: string, { staircaseAfterNumber }: Rules): readonly string[] {
  if (!staircaseAfterNumber) return [text];
  const found = /\d$/.test(number) ? /^([a-z])(\d+)$/.exec(text) : null;
  return (found?.slice(1) ?? [text]).map(withoutLeadingZeros);
}

/** '3', '3b', '3-1', '3/b', '3o izq': a floor, and the door there. */
function levelAmong(rest: readonly string[], rules: Rules): { levels: readonly string[]; doors: readonly string[] } {
  const [said = '', ...others] = rest;
  // '5to B'.
  const first = said.length > 2 ? (rules.ordinals?.exec(said)?.[1] ?? said) : said;
  const [, level = '', door = ''] = /^(\d+|gf|kl)[-/]?((?<!\d)\d+|[a-z])?$/.exec(first) ?? [];
  if (level === '') return { levels: [], doors: rest };
  // '3o B': an ordinal, typed without the º; Catalan has '3r 2a', '2n 1a', '4t 1a'.
  const isCatalan = /^[rnt]$/.test(door) && /^\d/.test(others[0] ?? '') && others.length === 1;
  const isOrdinal = door !== '' && others.length > 0 && (isCatalan || rules.ordinals?.test(level + door) === true);
  const ownDoor = door === '' || isOrdinal ? [] : [rules.doors.get(door) ?? door];
  // '2n 1a', '2o 1a': the door counts as the floor does.
  const doors = isOrdinal && rules.countedDoors ? others.map((one) => rules.ordinals?.exec(one)?.[1] ?? one) : others;
  return { levels: [level], doors: [...ownDoor, ...doors.map((one) => rules.doors.get(one) ?? one)] };
}

/** '101-1203': building and flat. */
function buildingAmong(rest: readonly string[]): readonly string[] | null {
  const found = /^(\d+)-(\d+)$/.exec(rest.join(' '));
  return found === null ? null : [`bldg ${found[1]}`, `${found[2]}`];
}

/** '2/45' in countries where it means unit 2 of 45, '12/5' where it means flat 5 of 12. */
function splitNumber(text: string, rules: Rules, postCode: string): { number: string; units: readonly string[] } {
  if (!/[/-]/.test(text)) return { number: text, units: [] };
  if (rules.joinedHyphenPostCodes?.test(postCode) === true) {
    const [, block, house = '', letter = ''] = ofBlock.exec(text) ?? [];
    if (block !== undefined) return { number: `${block}${house.padStart(2, '0')}${letter}`, units: [] };
  }
  const isWhole = rules.wholeSlashPostCodes?.test(postCode) === true;
  const slash = isWhole ? 'whole' : rules.slash;
  for (const [sign, means] of [['/', slash] as const, ['-', rules.hyphen] as const]) {
    const parts = text.split(sign);
    if (sign === '/' && rules.slashRanges && !isWhole && isRange(parts) && mayBeRange(parts[0] ?? '', rules)) {
      return { number: parts.join('-'), units: [] };
    }
    if (means === 'whole' || parts.length < 2 || (sign === '-' && means === 'unit-number' && isRange(parts))) continue;
    if (means === 'unit-number')
      return { number: parts.at(-1) ?? '', units: [parts.slice(0, -1).map(withoutLeadingZeros).join('/')] };
    const [number = '', ...units] = parts;
    const plain = units.map(withoutLeadingZeros);
    return { number, units: plain.length === 2 ? [`stair ${plain[0]}`, plain[1] ?? ''] : [plain.join('/')] };
  }
  return { number: text, units: [] };
}

/** '2/4' is a flat where a slash parts one from the house, and '100/106' is none. */
function mayBeRange(from: string, { slash }: Rules): boolean {
  return slash === 'whole' || from.length > 1;
}

/** '37-22' in Queens: house 22 of a block, which is also written 3722. Zeros behind the dash are gone ('37-02'). */
const ofBlock = /^(\d{1,3})-(\d{1,2})([a-z]?)$/;

const leadingZeros = /^0+(?=[1-9]\d*$|0$)|(?<=^[a-z])0+(?=[1-9]$)/;

/** 'Apto 05', 'bus 0301' and '12/0301' are 5 and 301; 'Shop G05' is G5. */
export function withoutLeadingZeros(unit: string): string {
  return unit.replace(leadingZeros, '');
}

/** '45-47' is a range, while '2-45' is a unit: a range is two numbers of one side of the street, near each other. */
function isRange([from = '', to = '', ...others]: readonly string[]): boolean {
  if (!/^\d+$/.test(from)) return false;
  const distance = Number.parseInt(to, 10) - Number.parseInt(from, 10);
  return others.length === 0 && distance > 0 && distance <= 20 && distance % 2 === 0;
}
