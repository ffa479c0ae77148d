/** How alike two short texts are. Allocates nothing, because it is called for every candidate of a suggestion. */

/** No part of an address that is compared is longer; of a longer text only the beginning is compared. */
const longest = 96;
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/** 1 is equal; one edit in ten letters is .9; 0 for everything below a half. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const length = Math.min(Math.max(one.length, other.length), longest);
  if (length === 0) return 1;
  const most = length >> 1;
  const edits = editsBetween(one, other, most);
  return edits > most ? 0 : 1 - edits / length;
}

/**
 * Letters inserted, removed, changed, or two neighbours swapped. When there are more than `most`, some number above it.
 */
export function editsBetween(one: string, other: string, most: number): number {
  const height = Math.min(one.length, longest);
  const width = Math.min(other.length, longest);
  if (Math.abs(height - width) > most) return most + 1;
  let [before, row, next] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at <= width; at += 1) row[at] = at;
  for (let down = 1; down <= height; down += 1) {
    const letter = one.charCodeAt(down - 1);
    let least = down;
    next[0] = down;
    for (let at = 1; at <= width; at += 1) {
      const isSame = letter === other.charCodeAt(at - 1);
      let cost = (row[at - 1] ?? 0) + (isSame ? 0 : 1);
      cost = Math.min(cost, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      const isTurned =
        at > 1 &&
        down > 1 &&
        letter === other.charCodeAt(at - 2) &&
        one.charCodeAt(down - 2) === other.charCodeAt(at - 1);
      if (isTurned) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      next[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return row[width] ?? 0;
}

/** Are the letters of the short form all there, in their order, and the first one first? */
export function isWithin(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}
