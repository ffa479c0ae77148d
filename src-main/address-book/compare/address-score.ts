/**
 * How near an entry is to the address asked about: five parts, each from 0 to 1, weighted. A near miss with one wrong
 * part scores .8 and up; another street in the same place, or the same street in another place, scores less.
 */
import { type LongForms, rulesOf } from '../rules/address-rules.ts';
import { asKeyed } from '../rules/latin-writing.ts';
import { streetsAtCorner } from '../spelling/blocking-keys.ts';
import type { CanonicalAddress } from '../spelling/canonical-address.ts';
import { placeWords } from '../spelling/same-address.ts';
import { editsBetween, isWithin, likeness } from '../text/edit-distance.ts';
import { squeezed, startsWithDigit, wordsApart } from '../text/written-text.ts';

export const suggestedFrom = 0.8;

export const weights = { number: 0.2, street: 0.35, postCode: 0.2, place: 0.15, country: 0.1 };
/** Below this, it is another street, and nothing else can make up for it. */
const sameStreetFrom = 0.6;
/** Another street of the same kind, when everything else is the same, even the flat. */
const sameDoor = 0.45;

/** Takes the asked address apart once, because it is compared with many. The score is from 0 to 1. */
export function scoring(asked: CanonicalAddress): (held: CanonicalAddress) => number {
  const street = { canonical: asked, squeezed: squeezed(asked.name), corner: streetsAtCorner(asked), ...parted(asked) };
  const whole = [asked.name, ...turned(asked), ...withoutKind(asked)].map((name) => inFull(name, asked.country));
  const words = placeWords(asked);
  return (held) => {
    if (isNamedByPostCode(asked, held)) return Math.max(suggestedFrom, scoreOf(held));
    return scoreOf(held);
  };

  function scoreOf(held: CanonicalAddress): number {
    const score =
      weights.number * numberScore(asked, held) +
      weights.street * Math.max(streetScore(street, held), wholeScore(whole, held)) +
      weights.postCode * postCodeScore(asked.postCode, held.postCode) +
      weights.place * placeScore(asked, words, held) +
      weights.country * (asked.country === '' || asked.country === held.country ? 1 : 0);
    // One part that is wrong alone makes exactly .8.
    return Math.round(score * 1e6) / 1e6;
  }
}

/** Where a post code is that of a house, it is enough; where it is that of a street, it is beside the number. */
function isNamedByPostCode(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  if (asked.postCode === '' || asked.postCode !== held.postCode || asked.country !== held.country) return false;
  const { names } = rulesOf(held.country).postCode;
  // A number alone is read as one of the town.
  const isWithoutStreet = asked.name === '' || asked.name === asked.city;
  return (
    names === 'house' || (names === 'street' && isWithoutStreet && asked.number !== '' && asked.number === held.number)
  );
}

function numberScore(asked: CanonicalAddress, held: CanonicalAddress): number {
  if (asked.number === held.number) return asked.unit === held.unit && asked.level === held.level ? 1 : 0.7;
  if (asked.number === '' || held.number === '') return 0.4;
  const [said, known] = [firstNumber(asked.number), firstNumber(held.number)];
  if (said === known) return 0.7;
  // A mistyped number is likelier than a number nearby, and that is likelier than any other.
  const like = likeness(asked.number, held.number);
  const distance = Math.abs(said - known);
  const near = distance <= 20 ? 0.15 * (1 - distance / 21) : 0;
  return (like >= 0.5 ? 0.2 + 0.3 * like : 0) + near + (asked.unit !== '' && asked.unit === held.unit ? 0.05 : 0);
}

function firstNumber(number: string): number {
  return Number(/\d+/.exec(number)?.[0] ?? Number.NaN);
}

interface Street extends Parted {
  readonly canonical: CanonicalAddress;
  readonly squeezed: string;
  readonly corner: readonly string[] | null;
}

function streetScore(said: Street, held: CanonicalAddress): number {
  const asked = said.canonical;
  if (asked.name === '' || held.name === '') return 0;
  const written = squeezed(held.name);
  if (said.squeezed === written) return 1;
  const known = parted(held);
  const name = Math.max(likeness(said.name, known.name), nearWordByWord(asked, held));
  const byWords = 0.9 * name + (said.types === known.types ? 0.1 : 0);
  const near = Math.max(
    byWords,
    nearByEnding(asked, held),
    nearByEnding(held, asked),
    likeness(said.squeezed, written),
  );
  if (near >= sameStreetFrom) return near;
  if (isSameHouse(asked, held) && areOtherScripts(asked.name, held.name)) return otherScript;
  if ((isBox(asked) && isBox(held)) || haveStreetInCommon(said.corner, held)) return sameStreetFrom;
  if (said.types === known.types && saysInPart(asked, held)) return sameStreetFrom;
  const isSameDoor = said.types !== '' && said.types === known.types && haveSameDoor(asked, held);
  return isSameDoor ? sameDoor : near / 3;
}

/** 'Goerdelerstraße 48' for 'Carl-Friedrich-Goerdeler-Straße 48', beside the same number and post code. */
function saysInPart(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  if (asked.number !== held.number || asked.postCode === '' || asked.postCode !== held.postCode) return false;
  const { types } = rulesOf(held.country);
  const [fewer = [], more = []] = [asked, held]
    .map(({ name }) => name.split(' ').filter((word) => !types.has(word)))
    .sort((one, other) => one.length - other.length);
  return fewer.some((word) => word.length > 3) && fewer.every((word) => more.includes(word));
}

/** A street in another script cannot be compared, and is likely the same beside the same number and post code. */
const otherScript = 0.75;
const latin = /\p{Script=Latin}/u;

function areOtherScripts(one: string, other: string): boolean {
  return latin.test(one) !== latin.test(other);
}

function isSameHouse(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  return (
    asked.number !== '' && asked.number === held.number && asked.postCode !== '' && asked.postCode === held.postCode
  );
}

/** 'Main Street and 3rd Avenue', 'Main Street and 2nd Avenue'. */
function haveStreetInCommon(corner: readonly string[] | null, held: CanonicalAddress): boolean {
  return corner !== null && (streetsAtCorner(held)?.some((street) => corner.includes(street)) ?? false);
}

const beginsWithWord = /^\p{L}{2}/u;

/** 'PO Box 417': its kind stands before the number. */
function isBox({ number }: CanonicalAddress): boolean {
  return beginsWithWord.test(number);
}

/** 'Nørrebrogade 45, 3. tv' for 'Vesterbrogade 45, 3. tv': the same number, flat and post code are no coincidence. */
function haveSameDoor(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  if (asked.unit + asked.level === '' || asked.number === '' || asked.postCode === '' || asked.city === '')
    return false;
  return (['number', 'unit', 'level', 'postCode', 'city', 'country'] as const).every(
    (part) => asked[part] === held[part],
  );
}

/**
 * 'Bahnofhstraße', 'Ruaa Nova', 'поспект Мира': the typo is in the kind of the street, or where the kind is joined to
 * the name.
 */
function wholeScore(asked: readonly string[], held: CanonicalAddress): number {
  let near = 0;
  for (const known of writtenInFull(held)) for (const name of asked) near = Math.max(near, likeness(name, known));
  return near >= sameWholeFrom ? near : 0;
}

/** With every kind that the short form may stand for: 'pl' is 'plats' and 'platsen'. */
function writtenInFull({ name, country }: CanonicalAddress): readonly string[] {
  const words = wordsApart(name);
  const { types, longs } = rulesOf(country);
  const at = words.findLastIndex((word) => types.has(word));
  const kinds = longs.of(words[at] ?? '') ?? [];
  if (kinds.length < 2) return [inFull(name, country)];
  return kinds.slice(0, mostKinds).map((kind) => inFull(words.with(at, kind).join(' '), country));
}

const mostKinds = 3;

/** Keeps short names with long kinds apart: 'Elmstraße' and 'Ulmstraße' are two streets. */
const sameWholeFrom = 0.8;

function inFull(name: string, country: string): string {
  const { longs } = rulesOf(country);
  return squeezed(
    wordsApart(name)
      .map((word) => longs.of(word)?.[0] ?? word)
      .join(' '),
  );
}

/** A misspelled kind stayed where it was written, where kinds stand before or behind the name. */
function turned({ name, country }: CanonicalAddress): readonly string[] {
  const { typeAnywhere, leadingTypes } = rulesOf(country);
  if (!typeAnywhere && leadingTypes.size === 0) return [];
  const [first = '', ...others] = wordsApart(name);
  return others.length === 0 ? [] : [[...others, first].join(' ')];
}

/** 'ulcia Długa': a misspelled word for 'street'. It is left out where it is spelled right. */
function withoutKind({ name, country }: CanonicalAddress): readonly string[] {
  const words = wordsApart(name);
  const kinds = [...rulesOf(country).leftOut].filter((kind) => kind.length > 3);
  if (words.length < 2 || kinds.length === 0) return [];
  return [0, words.length - 1]
    .filter((at) => kinds.some((kind) => isOneSlip(words[at] ?? '', kind)))
    .map((at) => words.toSpliced(at, 1).join(' '));
}

function isOneSlip(word: string, kind: string): boolean {
  return editsBetween(word, kind, 1) <= 1 || editsBetween(asKeyed(word), asKeyed(kind), 1) <= 1;
}

interface Parted {
  readonly name: string;
  readonly types: string;
}

/**
 * Compares full names, because a typo is made in the full word. The name counts for more than its type: 'Smith Road' is
 * nearer to 'Smith Street' than 'Swift Street' is.
 */
function parted({ name, country }: CanonicalAddress): Parted {
  const { types, longs } = rulesOf(country);
  const inFull = (named: readonly string[]): string =>
    squeezed(named.map((word) => longs.of(word)?.[0] ?? word).join(' '));
  const words = name.split(' ');
  const named = words.filter((word) => !types.has(word));
  // 'Hill Parade': every word is a kind of street; the last one is this street's.
  if (named.length === 0)
    return {
      name: inFull(words.slice(0, -1)) || name,
      types: words.length > 1 ? (words.at(-1) ?? '') : '',
    };
  return { name: inFull(named), types: words.filter((word) => types.has(word)).join(' ') };
}

const counting = /^(\d+)(?:st|nd|rd|th)$/;

/** '21st' and '22nd': only the digits are mistyped. Undefined: not both are counted. */
function countEdits(one: string, other: string): number | undefined {
  if (!startsWithDigit(one) || !startsWithDigit(other)) return undefined;
  const [first, second] = [counting.exec(one)?.[1], counting.exec(other)?.[1]];
  return first === undefined || second === undefined ? undefined : editsBetween(first, second, 4);
}

/**
 * The fewest edits between a word and any long form of another word; `most` when there is no long form or none is
 * nearer.
 */
function leastInFull(word: string, short: string, longs: LongForms, most: number): { cost: number; length: number } {
  let [cost, length] = [most, Math.max(word.length, short.length)];
  for (const long of longs.of(short) ?? []) {
    const edits = editsBetween(word, long, 4);
    if (edits < cost) [cost, length] = [edits, Math.max(word.length, long.length)];
  }
  return { cost, length };
}

/** 'T. Bati'. */
function isInitial(one: string, other: string): boolean {
  return (one.length === 1 || other.length === 1) && one[0] === other[0];
}

/** 'sppring' is near 'spg', which is Spring: a word with a typo is not recognised, so it keeps its long form. */
function nearWordByWord(asked: CanonicalAddress, held: CanonicalAddress): number {
  const [said, known] = [asked.name.split(' '), held.name.split(' ')];
  if (said.length !== known.length) return 0;
  const { longs } = rulesOf(held.country);
  let edits = 0;
  let length = 0;
  for (const [index, word] of said.entries()) {
    const other = known[index] ?? '';
    const asWritten =
      word === other ? 0 : isInitial(word, other) ? 1 : (countEdits(word, other) ?? editsBetween(word, other, 4));
    let [least, longest] = [asWritten, Math.max(word.length, other.length)];
    if (asWritten >= 2) {
      for (const [one, short] of [[word, other] as const, [other, word] as const]) {
        const inFull = leastInFull(one, short, longs, least);
        if (inFull.cost < least) [least, longest] = [inFull.cost, inFull.length];
      }
    }
    // The count stopped at its limit, so the word is another one.
    edits += least > 4 ? longest : least;
    length += longest;
  }
  return Math.max(0, 1 - edits / length);
}

/**
 * 'Smith Cresent', 'Hauptstarße', 'Olsenstræde': the type is misspelled, or not known as a type, behind the same name.
 */
function nearByEnding(one: CanonicalAddress, other: CanonicalAddress): number {
  const { types } = rulesOf(other.country);
  const words = other.name.split(' ');
  const type = words.at(-1) ?? '';
  const name = squeezed(words.slice(0, -1).join(' '));
  const written = squeezed(one.name);
  const rest = written.slice(name.length);
  if (name === '' || !types.has(type) || rest.length < 3 || rest.length > 14) return 0;
  const near = likeness(written.slice(0, name.length), name);
  if (isWithin(type, rest)) return 0.95 * near;
  return near === 1 && name.length > 2 ? 0.8 : 0;
}

function postCodeScore(asked: string, held: string): number {
  if (asked === held) return 1;
  if (asked === '' || held === '') return 0.6;
  return likeness(asked, held);
}

function placeScore(asked: CanonicalAddress, words: ReadonlySet<string>, held: CanonicalAddress): number {
  if (asked.city !== '' && asked.city === held.city) return 1;
  const said = [asked.city, asked.suburb].filter((place) => place !== '');
  const known = [held.city, held.suburb].filter((place) => place !== '');
  if (said.length === 0 || known.length === 0) return 0.5;
  const isNamed = (places: readonly string[], among: ReadonlySet<string>): boolean =>
    places.some((place) => wordsApart(place).every((word) => among.has(word)));
  if (isNamed(said, placeWords(held)) || isNamed(known, words)) return 1;
  let best = said.some((place) => known.some((other) => areOtherScripts(place, other))) ? 0.5 : 0;
  for (const place of said)
    for (const other of known) best = Math.max(best, likeness(squeezed(place), squeezed(other)));
  return best;
}
