/**
 * Lines that hold the same numbers and letters in different parts: '12 Elm St Apt 5' and '5 Elm St Apt 12'. The word
 * beside a part says which part it is, or its place in the line as the country writes its addresses.
 */
import type { WordRules } from '../../../../src-main/address-book/rules/address-rule-files.ts';
import { rulesOf } from '../../../../src-main/address-book/rules/address-rules.ts';
import { countryFileOf } from '../../../../src-main/address-book/rules/countries.ts';
import { fileInLatinWriting } from '../../../../src-main/address-book/rules/latin-writing.ts';
import { languageFiles } from '../../../../src-main/address-book/rules/registered-rules.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { coreKey } from '../../../../src-main/address-book/spelling/same-address.ts';

type Part = 'house' | 'letter' | 'name' | 'unit' | 'building' | 'wing' | 'floor' | 'box' | 'station' | 'unsaid';

interface Line {
  readonly text: string;
  /** By number or letter. */
  readonly parts: ReadonlyMap<string, Part>;
}

/**
 * From two lines that are taken for one place: those in which a number or a letter is said to belong to another part.
 */
export function movedAndTakenForOne(country: string): readonly string[] {
  const groups = Map.groupBy(linesOf(country), ({ text }) => keyOf(text, country));
  groups.delete(null);
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one, index) =>
      group
        .slice(index + 1)
        .filter((other) => contradicts(one, other))
        .map((other) => `${country}: ${one.text} = ${other.text}`),
    ),
  );
}

function keyOf(street: string, country: string): string | null {
  const somewhere = { building: '', suburb: '', city: 'Somewhere', state: '', postCode: '12345' };
  return coreKey(canonicalAddress({ ...somewhere, street, country }));
}

/** A part without a word may be a flat, a floor or a building, but is neither the house's nor the street's. */
const ofBuilding: readonly string[] = ['unit', 'building', 'wing', 'floor', 'unsaid'];

function contradicts({ parts }: Line, other: Line): boolean {
  const moved = [...parts].flatMap(([value, part]) => {
    const otherPart = other.parts.get(value);
    return otherPart === undefined || otherPart === part ? [] : [[part, otherPart] as const];
  });
  const areChanged =
    moved.length > 1 && moved.every(([part, otherPart]) => ofBuilding.includes(part) && ofBuilding.includes(otherPart));
  return areChanged || moved.some((two) => !two.includes('unsaid') || !two.every((part) => ofBuilding.includes(part)));
}

/** '{part}' stands for a number or a letter; some for one of them only. */
const numbersOnly: readonly string[] = ['house', 'name', 'floor', 'box', 'number'];
const behindNumber = [
  '',
  ' {number}',
  ', {number}',
  ', Rose House {unsaid}',
  ', BOX {box}',
  ' UNIT {unit}',
  ', UNIT {unit}',
  ' BUILDING {building}',
  ' FLOOR {floor}',
  ', FLOOR {floor}',
  ' UNIT {unit} {unsaid}',
  ', UNIT {unit}, {unsaid}',
  ' BUILDING {building} {unsaid}',
  ' BUILDING {building} UNIT {unit}',
  ', BUILDING {building}, WING {wing}',
  ', FLOOR {floor}, UNIT {unit}',
  ' FLOOR {floor} UNIT {unit}',
];
const inFront = [
  'UNIT {unit}, ',
  'UNIT {unit} ',
  'BUILDING {building}, ',
  'FLOOR {floor}, ',
  '{unsaid}, ',
  '{unsaid} Rose House, ',
  'Rose House {unsaid}, ',
  'BOX {box}, ',
];

function templatesOf(isNumberFirst: boolean): readonly string[] {
  const boxes = [
    'BOX {box}, Station {station}',
    'BOX {box}{letter}, Station',
    'BOX {box} Station {station}',
    'BOX {box} {letter}',
    'BOX {box}',
  ];
  const streets = isNumberFirst
    ? ['{house} STREET', '{house}{letter} STREET', '{house} {letter} STREET']
    : ['STREET {house}', 'STREET {house}{letter}', 'STREET {house} {letter}'];
  const [plain = ''] = streets;
  const named = isNumberFirst
    ? [
        '{house} Marlow {name} KIND',
        'Marlow {name} KIND',
        '{house} {name}th STREET',
        '{unsaid} NO {house} STREET',
        '{unsaid} {house} STREET',
        '{unsaid}, NO {house}, STREET',
        '{unsaid}, {house}, STREET',
        'STREET, {house}',
        '{house}, STREET, {unsaid}',
        '{house}{letter} STREET UNIT {unit}',
      ]
    : [
        'Marlow {name} KIND {house}',
        'KIND {name} Marlow {house}',
        'KIND {name} Marlow',
        'Marlow {name} KIND',
        'STREET, {house}',
        '{unsaid}, STREET, {house}',
        '{house}, STREET',
        'STREET {house}{letter} UNIT {unit}',
      ];
  // Behind the street a number belongs to the street ('12 Highway 5'), unless a word says otherwise.
  const behind = isNumberFirst
    ? behindNumber
        .filter((one) => one !== ' {number}')
        .concat(' {name}', ' {name} UNIT {unit}', ' NO {unit}', ', NO {unit}')
    : behindNumber;
  return [...boxes, ...streets, ...named, ...behind.map((one) => plain + one), ...inFront.map((one) => one + plain)];
}

const values = ['12', '5', 'A'];

function linesOf(country: string): readonly Line[] {
  const words = wordsOf(country);
  return templatesOf(rulesOf(country).numberFirst)
    .map((template) => template.replace(/[A-Z]{2,}/g, (word) => words[word] ?? word))
    .filter((template) => !/[A-Z]{2,}/.test(template))
    .flatMap((template) => filled(template, values, new Map()));
}

function filled(text: string, left: readonly string[], parts: ReadonlyMap<string, Part>): Line[] {
  const [slot, part] = /\{([a-z]+)\}/.exec(text) ?? [];
  if (slot === undefined) return [{ text, parts }];
  const fitting = left.filter((value) => (/\d/.test(value) ? part !== 'letter' : !numbersOnly.includes(part ?? '')));
  return fitting.flatMap((value) =>
    filled(
      text.replace(slot, value),
      left.filter((other) => other !== value),
      new Map([...parts, [value, part === 'number' ? 'unsaid' : (part as Part)]]),
    ),
  );
}

/** The words that the country has. */
function wordsOf(country: string): Readonly<Record<string, string>> {
  const file = countryFileOf(country);
  const written = file === undefined ? [] : [...file.languages.flatMap((code) => languageFiles[code] ?? []), file];
  const files: readonly WordRules[] = written.map((one) => fileInLatinWriting(one, file?.letters));
  const kind = files.flatMap(({ streetTypes = {} }) => Object.values(streetTypes).flat()).find(isPlain);
  // '12. ajtó 5'.
  const behind = files.flatMap(({ unitsAfter = {} }) => Object.values(unitsAfter).flat());
  const [building, ...others] = files.flatMap(({ units: { bldg = [] } = {} }) => bldg).filter(isPlain);
  const found: Readonly<Record<string, string | undefined>> = {
    UNIT: files.flatMap(({ units = {} }) => units[''] ?? []).find((word) => isPlain(word) && !behind.includes(word)),
    BUILDING: building,
    // Not a short form of it.
    WING: others.find((word) => word[0] !== building?.[0]),
    FLOOR: files.flatMap(({ levels = [] }) => levels).find(isPlain),
    NO: files.flatMap(({ numberWords = [] }) => numberWords)[0],
    BOX: files.flatMap(({ boxes = {} }) => Object.values(boxes).flat())[0],
    KIND: kind,
    STREET: kind === undefined ? undefined : `Marlow ${kind}`,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, word]) => (word === undefined ? [] : [[name, word]])),
  );
}

/** A separate word that is not a letter. */
function isPlain(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}
