/** How near an address of the copy is to the one asked about: five parts, each from 0 to 1, weighed. Measured: true near misses score .85 and up, other streets of the same place below .8. */
import type { CanonicalAddress } from './canonical-address.ts';

export const suggestedFrom = 0.8;

const weights = { number: 0.2, street: 0.35, postCode: 0.2, place: 0.15, country: 0.1 };

/** `asWritten`: how like the two streets are before anything is folded down. */
export function scoreOf(asked: CanonicalAddress, held: CanonicalAddress, asWritten = 0): number {
  return (
    weights.number * numberScore(asked, held) +
    weights.street * streetScore(Math.max(likeness(asked.name, held.name), asWritten)) +
    weights.postCode * postCodeScore(asked.postCode, held.postCode) +
    weights.place * placeScore(asked, held) +
    weights.country * (asked.country === '' || asked.country === held.country ? 1 : 0)
  );
}

function numberScore(asked: CanonicalAddress, held: CanonicalAddress): number {
  if (asked.number === held.number) return asked.unit === held.unit ? 1 : 0.7;
  const digits = (number: string): string => /^\d+/.exec(number)?.[0] ?? '';
  if (asked.number !== '' && digits(asked.number) === digits(held.number)) return 0.7;
  return likeness(asked.number, held.number) >= 0.5 ? 0.4 : 0;
}

/** Below .6 a street is another street, and nothing else can make up for it. */
function streetScore(near: number): number {
  return near < 0.6 ? near / 3 : near;
}

function postCodeScore(asked: string, held: string): number {
  if (asked === '' || held === '') return 0.6;
  const near = likeness(asked, held);
  return near < 0.5 ? 0 : near;
}

function placeScore(asked: CanonicalAddress, held: CanonicalAddress): number {
  const askedPlaces = [asked.city, asked.suburb].filter((place) => place !== '');
  const heldPlaces = [held.city, held.suburb].filter((place) => place !== '');
  if (askedPlaces.length === 0 || heldPlaces.length === 0) return 0.5;
  const best = askedPlaces.map((place) => Math.max(...heldPlaces.map((other) => likeness(place, other))));
  return Math.max(...best);
}

/** 1 is equal; one edit in ten letters is .9. */
export function likeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - editsBetween(one, other) / longest;
}

function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let index = 1; index <= other.length; index += 1) {
      const same = one[at - 1] === other[index - 1] ? 0 : 1;
      let cost = Math.min((next[index - 1] ?? 0) + 1, (row[index] ?? 0) + 1, (row[index - 1] ?? 0) + same);
      if (index > 1 && at > 1 && one[at - 1] === other[index - 2] && one[at - 2] === other[index - 1]) {
        cost = Math.min(cost, (before[index - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
