/**
 * The distinct words of the copy, walked with a bounded edit distance: finds what was meant by a word with a typo, also
 * when it is only half typed. Restricted Damerau-Levenshtein: a letter more, less or other, and two neighbours swapped.
 */

interface TrieNode {
  readonly children: Map<string, TrieNode>;
  /** A word ends here. */
  ends: boolean;
}

export interface TermTrie {
  add(term: string): void;
  /**
   * Words at most `edits` away from `word`; with `halfTyped`, also words whose beginning is. The nearest first, at most
   * `limit` of them.
   */
  near(word: string, edits: number, halfTyped: boolean, limit: number): string[];
}

/** One letter further down: the row of distances for the path so far. */
interface Step {
  readonly node: TrieNode;
  readonly path: string;
  readonly letter: string;
  readonly row: readonly number[];
  readonly rowBefore: readonly number[] | null;
  /** The letter before this one on the path. */
  readonly letterBefore: string;
}

export function createTermTrie(): TermTrie {
  const root = emptyNode();
  return {
    add(term) {
      let node = root;
      for (const letter of term) {
        let next = node.children.get(letter);
        if (next === undefined) {
          next = emptyNode();
          node.children.set(letter, next);
        }
        node = next;
      }
      node.ends = true;
    },
    near(word, edits, halfTyped, limit) {
      const letters = Array.from(word);
      const found: { term: string; distance: number }[] = [];
      const firstRow = Array.from({ length: letters.length + 1 }, (_, index) => index);
      const open: Step[] = [{ node: root, path: '', letter: '', row: firstRow, rowBefore: null, letterBefore: '' }];
      for (let step = open.pop(); step !== undefined; step = open.pop()) {
        const distance = step.row[letters.length] ?? edits + 1;
        if (distance <= edits && halfTyped && step.path !== '') {
          for (const term of termsBelow(step.node, step.path, limit)) found.push({ term, distance });
        } else if (distance <= edits && step.node.ends) {
          found.push({ term: step.path, distance });
        }
        for (const [letter, node] of step.node.children) {
          const row = nextRow(step, letter, letters);
          if (Math.min(...row) > edits && !canSwap(step, letter, letters, edits)) continue;
          open.push({
            node,
            path: step.path + letter,
            letter,
            row,
            rowBefore: step.row,
            letterBefore: step.letter,
          });
        }
      }
      found.sort((a, b) => a.distance - b.distance || a.term.length - b.term.length);
      return [...new Set(found.map(({ term }) => term))].slice(0, limit);
    },
  };
}

function emptyNode(): TrieNode {
  return { children: new Map(), ends: false };
}

function nextRow(step: Step, letter: string, letters: readonly string[]): number[] {
  const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
  const row = [at(step.row, 0) + 1];
  for (let index = 1; index <= letters.length; index += 1) {
    const other = letters[index - 1] === letter ? 0 : 1;
    let cost = Math.min(at(row, index - 1) + 1, at(step.row, index) + 1, at(step.row, index - 1) + other);
    const swapped = index > 1 && letters[index - 1] === step.letter && letters[index - 2] === letter;
    if (swapped && step.rowBefore !== null) cost = Math.min(cost, at(step.rowBefore, index - 2) + 1);
    row.push(cost);
  }
  return row;
}

/** A swap is only paid back one letter later: the way stays open when the row before it was still near enough. */
function canSwap(step: Step, letter: string, letters: readonly string[], edits: number): boolean {
  return letters.includes(letter) && Math.min(...step.row) < edits;
}

function termsBelow(from: TrieNode, path: string, limit: number): string[] {
  const terms: string[] = [];
  const open: { node: TrieNode; path: string }[] = [{ node: from, path }];
  for (let next = open.pop(); next !== undefined && terms.length < limit; next = open.pop()) {
    if (next.node.ends) terms.push(next.path);
    for (const [letter, node] of next.node.children) open.push({ node, path: next.path + letter });
  }
  return terms;
}
