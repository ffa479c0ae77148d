/** Sorting that gives others their turn. */

/** How many are sorted at once: it takes about a millisecond. */
const atOnce = 2_000;

/** Stable, into a new list. Others may have their turn at each step. */
export function* sortedInSlices<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<void, readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    runs.push(items.slice(from, from + atOnce).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged<Item>(
  ones: readonly Item[],
  others: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<void, readonly Item[]> {
  const all: Item[] = [];
  let one = 0;
  let other = 0;
  while (one < ones.length && other < others.length) {
    const isFirst = compare(ones[one] as Item, others[other] as Item) <= 0;
    all.push((isFirst ? ones[one] : others[other]) as Item);
    if (isFirst) one += 1;
    else other += 1;
    if (all.length % atOnce === 0) yield;
  }
  for (; one < ones.length; one += 1) all.push(ones[one] as Item);
  for (; other < others.length; other += 1) all.push(others[other] as Item);
  return all;
}
