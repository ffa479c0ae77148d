/**
 * How near an entry is to the address that was asked about: five parts, each from 0 to 1, weighed. A near miss, with one part
 * wrong, scores .8 and up; another street of the same place, or the same street of another place, scores less.
 */
import { rulesOf } from './address-rules.ts';
import { type CanonicalAddress, placeWords, squeezed } from './canonical-address.ts';
import { likeness } from './edit-distance.ts';

export const suggestedFrom = 0.8;

const weights = { number: 0.2, street: 0.35, postCode: 0.2, place: 0.15, country: 0.1 };
/** Below it a street is another street, and nothing else can make up for it. */
const sameStreetFrom = 0.6;

/** From 0 to 1. */
export function scoreOf(asked: CanonicalAddress, held: CanonicalAddress): number {
  const score =
    weights.number * numberScore(asked, held) +
    weights.street * streetScore(asked, held) +
    weights.postCode * postCodeScore(asked.postCode, held.postCode) +
    weights.place * placeScore(asked, held) +
    weights.country * (asked.country === '' || asked.country === held.country ? 1 : 0);
  // What is wrong in one part alone makes exactly .8.
  return Math.round(score * 1e6) / 1e6;
}

function numberScore(asked: CanonicalAddress, held: CanonicalAddress): number {
  if (asked.number === held.number) return asked.unit === held.unit && asked.level === held.level ? 1 : 0.7;
  if (asked.number === '' || held.number === '') return 0.4;
  const digits = (number: string): string => /\d+/.exec(number)?.[0] ?? '';
  if (digits(asked.number) === digits(held.number)) return 0.7;
  return likeness(asked.number, held.number) >= 0.5 ? 0.4 : 0;
}

function streetScore(asked: CanonicalAddress, held: CanonicalAddress): number {
  if (asked.name === '' || held.name === '') return 0;
  const near = Math.max(
    likeness(squeezed(asked.name), squeezed(held.name)) * 0.98,
    nearByWords(asked, held),
    nearByEnding(asked, held),
  );
  return near < sameStreetFrom ? near / 3 : near;
}

/** The name counts for more than its type: 'Smith Road' is nearer to 'Smith Street' than 'Swift Street' is. */
function nearByWords(asked: CanonicalAddress, held: CanonicalAddress): number {
  const [said, known] = [parted(asked), parted(held)];
  return 0.85 * likeness(said.name, known.name) + 0.15 * (said.types === known.types ? 1 : 0);
}

function parted({ name, country }: CanonicalAddress): { name: string; types: string } {
  const { types } = rulesOf(country);
  const words = name.split(' ');
  const named = words.filter((word) => !types.has(word));
  if (named.length === 0) return { name: squeezed(name), types: '' };
  return { name: squeezed(named.join(' ')), types: words.filter((word) => types.has(word)).join(' ') };
}

/** 'Smith Cresent', 'Hauptstarße': a type with a typo is not known for one. Its letters are still there, in their order. */
function nearByEnding(asked: CanonicalAddress, held: CanonicalAddress): number {
  const known = parted(held);
  const whole = squeezed(asked.name);
  const rest = whole.slice(known.name.length);
  if (known.types === '' || rest.length < 3 || rest.length > 14 || !isWithin(known.types, rest)) return 0;
  return 0.95 * likeness(whole.slice(0, known.name.length), known.name);
}

function isWithin(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

function postCodeScore(asked: string, held: string): number {
  if (asked === held) return 1;
  if (asked === '' || held === '') return 0.6;
  return likeness(asked, held);
}

function placeScore(asked: CanonicalAddress, held: CanonicalAddress): number {
  const said = [asked.city, asked.suburb].filter((place) => place !== '');
  const known = [held.city, held.suburb].filter((place) => place !== '');
  if (said.length === 0 || known.length === 0) return 0.5;
  const words = placeWords(held);
  if (said.some((place) => place.split(' ').every((word) => words.has(word)))) return 1;
  let best = 0;
  for (const place of said)
    for (const other of known) best = Math.max(best, likeness(squeezed(place), squeezed(other)));
  return best;
}
