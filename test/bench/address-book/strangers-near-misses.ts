/** Two addresses that differ in one thing, for every kind of difference that once went unnoticed. */
import { rulesOf } from '../../../src-main/address-book/rules/address-rules.ts';
import { countryFileOf } from '../../../src-main/address-book/rules/countries.ts';
import { inLatinWriting } from '../../../src-main/address-book/rules/latin-writing.ts';
import { languageFiles } from '../../../src-main/address-book/rules/registered-rules.ts';
import type { WrittenAddress } from '../../../src-main/address-book/spelling/canonical-address.ts';
import type { Seeded } from './seeded.ts';
import { type Made, nameOf, plainly, postCodeExamples, sayingAll, streetOf } from './strangers-places.ts';

export type Pair = readonly [one: WrittenAddress, other: WrittenAddress];

/** The other one is written in any of the ways that leave nothing out. */
export function nearMissesOf(made: Made, random: Seeded): readonly Pair[] {
  const pairs = [...differingIn(made, random), ...namedAlike(made, random), ...inOtherPlaces(made, random)];
  return [
    ...pairs.map(([one, other]): Pair => [plainly(one), random.pick(sayingAll)(other)]),
    ...writtenApart(made, random),
  ];
}

type MadePair = readonly [one: Made, other: Made];

/** Number, name, post code. */
function differingIn(made: Made, random: Seeded): readonly MadePair[] {
  const [number, name] = [Number(made.number), otherName(made, random)];
  const at = 1 + random.below(made.name.length - 2);
  const letter = random.pick([...'bdgkmprtv'].filter((one) => one !== made.name[at]));
  const codes = (postCodeExamples[made.country] ?? []).filter(
    (code) => !code.startsWith(made.postCode) && !made.postCode.startsWith(code),
  );
  const others: readonly Made[] = [
    { ...made, number: String(number + 2) },
    { ...made, number: `${number}B` },
    { ...made, number: `${number}1` },
    { ...made, number: `${number}-${number + 4}` },
    { ...made, number: '' },
    { ...made, name },
    { ...made, name: made.name.slice(0, at) + letter + made.name.slice(at + 1) },
    { ...made, name: `${made.name} ${name}` },
    { ...made, name: `${random.pick([...'BDFGHJKPQRTVXZ'])} ${made.name}` },
    ...(codes.length === 0 ? [] : [{ ...made, postCode: random.pick(codes) }]),
  ];
  return others.map((other) => [made, other]);
}

/** Streets named by a letter, a number, or a word for a part of a building; and the 'old' street of a name. */
function namedAlike(made: Made, random: Seeded): readonly MadePair[] {
  const { country, kind } = made;
  const apart: Made = kind?.place === 'glued' ? { ...made, kind: { ...kind, place: 'last' } } : made;
  const { contrasts, shorts } = rulesOf(country);
  const named = (name: string): Made => ({ ...apart, name });
  const [one, other] = [random.pick([...'BDFGHJKLPQRT']), random.pick([...'ACMUVXZ'])];
  const count = String(random.below(60) + 2);
  const contrast = random.pick([...contrasts, '']);
  const [part = '', otherPart = ''] = partsOfBuildings(country, random);
  return [
    [named(one), named(other)],
    [named(`${count}${one}`), named(count)],
    [named(`${count} ${one}`), named(`${count} ${other}`)],
    ...(part === '' || otherPart === '' ? [] : [[named(part), named(otherPart)] as const]),
    // 'N' alone is a direction, and may be an initial.
    ...(contrast.length < 3 || shorts.get(contrast) === ''
      ? []
      : [[made, { ...apart, name: `${contrast} ${made.name}` }] as const]),
  ];
}

/** Two words that never mean the same. */
function partsOfBuildings(country: string, random: Seeded): readonly string[] {
  const file = countryFileOf(country);
  const files = (file?.languages ?? []).flatMap((language) => languageFiles[language] ?? []);
  const kinds = files
    .flatMap(({ units = {} }) => Object.entries(units))
    .filter(([kind]) => kind !== '' && kind !== 'km');
  const written = kinds.flatMap(([, [word = '']]) => (/^\p{L}{4,}$/u.test(word) ? [word] : []));
  // 'ulaz' and 'улаз' are one word.
  const words = [...new Map(written.map((word) => [inLatinWriting(word, file?.letters), word])).values()];
  if (words.length < 2) return [];
  const at = random.below(words.length - 1);
  return [words[at] ?? '', words[at + 1] ?? ''];
}

/** Another town, suburb, state; a town whose name is a part of the other's. */
function inOtherPlaces(made: Made, random: Seeded): readonly MadePair[] {
  const [name, other] = [otherName(made, random), otherName(made, random)];
  const states = [...(rulesOf(made.country).states?.keys() ?? [])];
  const [state, otherState] = states.length < 2 ? [name, other] : [states[0] ?? '', states.at(-1) ?? ''];
  return [
    [made, { ...made, city: name }],
    [made, { ...made, city: `${made.city} ${name}` }],
    [made, { ...made, city: `${name}-${made.city}` }],
    [
      { ...made, state },
      { ...made, state: otherState },
    ],
    ...(made.suburb === '' ? [] : [[made, { ...made, suburb: name }] as const]),
  ];
}

/** A name that is not in the address already: short names come up twice. */
function otherName(made: Made, random: Seeded): string {
  for (;;) {
    const name = nameOf(random);
    if (![made.name, made.suburb, made.city].includes(name)) return name;
  }
}

/** Differences that only a certain writing hides. */
function writtenApart(made: Made, random: Seeded): readonly Pair[] {
  const one = plainly(made);
  const city = otherName(made, random);
  const { numberFirst } = rulesOf(made.country);
  const initial = `${made.number} D. ${streetOf({ ...made, number: '' })}`;
  const lettered = `${made.number}-D ${streetOf({ ...made, number: '' })}`;
  return [
    // The house's name holds the name of the true town.
    [
      { ...one, building: `${made.city} House` },
      { ...one, city, building: `${made.city} House` },
    ],
    [one, { ...one, city, building: `${made.city} House` }],
    ...(numberFirst
      ? [
          [
            { ...one, street: initial },
            { ...one, street: lettered },
          ] as const,
        ]
      : []),
    ...(made.country === 'US'
      ? [
          [
            { ...one, city: `${made.city} 02116-1234`, postCode: '' },
            { ...one, postCode: '02116-4321' },
          ] as const,
        ]
      : []),
  ];
}
