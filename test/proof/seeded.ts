/** Random draws that can be repeated: the same seed gives the same draws, on every computer. */
import { seededNumbers } from '../helpers/seeded-numbers.ts';

export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True once in `times`, on average. */
  oneIn(times: number): boolean;
}

/** `parts`: a seed, and numbers that distinguish its uses. */
export function chanceOf(...parts: readonly number[]): Chance {
  const next = seededNumbers(parts.reduce((mixed, part) => Math.imul(mixed ^ part, 0x9e3779b1) + 0x7f4a7c15, 0) | 0);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    oneIn: (times) => below(times) === 0,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}
