/** Seeded randomness: the demo orders are the same in every data folder, so that lessons, tests and pictures can rely on them. */

export interface Random {
  /** From 0 up to but not including 1. */
  fraction(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  chance(probability: number): boolean;
  digits(count: number): string;
}

/** One generator per order or entry (seed, index): entry 7 is the same whether 10 or 100,000 are made. */
export function createRandom(seed: number, index: number): Random {
  // mulberry32 over a mixed seed; good enough to look natural, and fast.
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (probability) => fraction() < probability,
    digits: (count) => {
      let text = '';
      for (let index = 0; index < count; index += 1) text += between(0, 9);
      return text;
    },
  };
}
