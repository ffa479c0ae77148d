/**
 * A value among the words of a sentence. One that is read from right to left would take the numbers and signs beside it into its
 * direction: 'of [name], 3 orders' was shown as 'of 3 ,[name] orders'. Between these two signs it keeps to its place (Unicode, UAX 9: FSI
 * and PDI); neither is visible.
 */
const [APART, TOGETHER] = ['\u2068', '\u2069'];

/** Hebrew, Arabic and the other scripts of that direction, and signs that turn the direction of what follows. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** LRI, RLI and FSI. */
const BEGINNING = /[\u2066-\u2068]/;

/** The choices beside which the value itself is said. */
const CHOOSING: ReadonlySet<string> = new Set(['none', 'below', 'all']);

export function isolated<Value>(value: Value): Value | string {
  return typeof value === 'string' && TURNING.test(value) ? APART + paired(value) + TOGETHER : value;
}

/** Without the signs of this kind that have no partner: one would end the part around it, another reach over the words behind it. */
function paired(value: string): string {
  const signs = [...value];
  const begun: number[] = [];
  const alone = new Set<number>();
  for (const [index, sign] of signs.entries()) {
    if (BEGINNING.test(sign)) begun.push(index);
    else if (sign === TOGETHER && begun.pop() === undefined) alone.add(index);
  }
  for (const index of begun) alone.add(index);
  return signs.filter((_, index) => !alone.has(index)).join('');
}

/**
 * For a text that chooses by whether there is a value: `{name, select, none {…} other {…}}`. What somebody else wrote may
 * be such a word itself, and is said like any other.
 */
export function orNone(words: string): string {
  if (words === '') return 'none';
  return CHOOSING.has(words) ? APART + words + TOGETHER : words;
}

export function eachIsolated<Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]));
}
