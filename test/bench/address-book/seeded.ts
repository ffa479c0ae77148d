/** Numbers that look random and are the same in every run: everything the bench makes comes from here. */

import { seededNumbers } from '../../helpers/seeded-numbers.ts';

export interface Seeded {
  /** 0 <= x < 1 */
  next(): number;
  /** A whole number, 0 <= x < end. */
  below(end: number): number;
  chance(share: number): boolean;
  /** Any of them, equally likely. */
  pick<T>(choices: readonly T[]): T;
  /** One of them, the first ones much likelier: as names and places are. */
  pickSkewed<T>(choices: readonly T[]): T;
  /** The place of one of the shares, each as likely as it is large; -1 when they sum up to less than `total` and none was met. */
  weighted(shares: readonly number[], total: number): number;
  /** A place in a long tail of `length`, low ones likelier (about 1/x). */
  tail(length: number): number;
}

/** Two whole numbers into one, well mixed (32 bit). */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((b + 0x7f4a7c15) | 0, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

export function seedOf(text: string): number {
  let h = 2166136261;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 16777619);
  return h >>> 0;
}

export function seeded(seed: number): Seeded {
  const next = seededNumbers(seed);
  const at = <T>(choices: readonly T[], index: number): T => {
    const choice = choices[index];
    if (choice === undefined) throw new RangeError(`nothing at ${index} of ${choices.length}`);
    return choice;
  };
  return {
    next,
    below: (end) => Math.floor(next() * end),
    chance: (share) => next() < share,
    pick: (choices) => at(choices, Math.floor(next() * choices.length)),
    pickSkewed: (choices) => at(choices, Math.floor(next() ** 1.9 * choices.length)),
    weighted: (shares, total) => {
      let left = next() * total;
      for (const [place, share] of shares.entries()) {
        left -= share;
        if (left < 0) return place;
      }
      return -1;
    },
    tail: (length) => Math.floor(length ** next()) - 1,
  };
}
