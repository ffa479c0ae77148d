/** Edits between a typed word and a word or its beginning: a letter more, less or other, or two neighbours swapped. */

export interface BeginningEdits {
  readonly edits: number;
  /** How many letters of the word are matched; all of them when that takes no more edits. */
  readonly length: number;
}

export function beginningEdits(typed: string, word: string): BeginningEdits {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let index = 1; index <= word.length; index += 1) {
      const same = typed[at - 1] === word[index - 1] ? 0 : 1;
      let cost = Math.min((next[index - 1] ?? 0) + 1, (row[index] ?? 0) + 1, (row[index - 1] ?? 0) + same);
      if (index > 1 && at > 1 && typed[at - 1] === word[index - 2] && typed[at - 2] === word[index - 1]) {
        cost = Math.min(cost, (before[index - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    before = row;
    row = next;
  }
  const edits = Math.min(...row);
  return { edits, length: row.lastIndexOf(edits) };
}
