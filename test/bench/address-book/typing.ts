/** How fingers slip: the neighbouring key, a letter too many or too few, two swapped. */
import type { Seeded } from './seeded.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbourKey(letter: string, word: readonly string[], random: Seeded): string {
  const row = rows.find((keys) => keys.includes(letter));
  if (row === undefined) return random.pick(word.filter((each) => each.toLowerCase() !== letter));
  const at = row.indexOf(letter);
  return random.pick([row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== ''));
}

/**
 * One letter replaced, left out or added, seldom the first, because people see that one. Unchanged when the word
 * repeats one letter.
 */
export function mistyped(word: string, random: Seeded): string {
  const letters = [...word];
  if (new Set(letters).size < 2) return word;
  const at = random.chance(0.06) ? 0 : 1 + random.below(letters.length - 1);
  const letter = (letters[at] ?? '').toLowerCase();
  const way = random.below(3);
  if (way === 0) letters.splice(at, 1, neighbourKey(letter, letters, random));
  else if (way === 1) letters.splice(at, 1);
  else letters.splice(at, 0, random.chance(0.5) ? letter : neighbourKey(letter, letters, random));
  return letters.join('');
}

/** Two neighbouring letters swapped, mostly after the first. */
export function swapped(word: string, random: Seeded): string {
  const letters = [...word];
  const places = letters.flatMap((letter, at) => (at + 1 < letters.length && letter !== letters[at + 1] ? [at] : []));
  const inside = places.filter((at) => at > 0);
  const at = inside.length > 0 && random.chance(0.93) ? random.pick(inside) : (places[0] ?? -1);
  if (at < 0) return word;
  letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
  return letters.join('');
}
