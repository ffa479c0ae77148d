/** The words of a street's name, short, and in one order. */
import type { Rules } from './address-rules.ts';
import { startsWithDigit } from './written-text.ts';

export function isType(text: string, rules: Rules): boolean {
  const short = rules.shorts.get(text) ?? text;
  return (
    rules.types.has(short) || rules.endings.some(([ending]) => text.length > ending.length + 1 && text.endsWith(ending))
  );
}

/** Short words without those that only join others; never none, when there was one. */
export function nameOf(words: readonly string[], rules: Rules): readonly string[] {
  const said = words.filter(
    (word, index) =>
      !(rules.joining.has(word) && !(word.length === 1 && index === words.length - 1)) && !rules.leftOut.has(word),
  );
  const short = (said.length === 0 ? words : said).flatMap((word) => shortened(word, rules));
  return isCorner(short, rules) ? short.slice(1) : short;
}

/** 'Corner of 3rd Avenue and Pine Street': two streets are a corner, said or not. */
function isCorner([first = '', ...others]: readonly string[], { types, numberFirst }: Rules): boolean {
  return numberFirst && first === 'cnr' && others.filter((word) => types.has(word)).length > 1;
}

/** Thai says road and lane in either order, each with its kind before it. */
export function inOrder(name: readonly string[], rules: Rules): readonly string[] {
  if (rules.typeAnywhere) return withTypeLast(name, rules);
  if (rules.script !== 'thai' || !rules.types.has(name[0] ?? '')) return withPartFirst(name, rules);
  const parts: string[] = [];
  for (const word of name) {
    if (rules.types.has(word)) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
  }
  return parts.sort();
}

/** 'Leeson Street Upper' is 'Upper Leeson Street'. */
function withPartFirst(name: readonly string[], { types }: Rules): readonly string[] {
  const last = name.at(-1) ?? '';
  const isPart = name.length > 2 && (last === 'upr' || last === 'lwr') && types.has(name.at(-2) ?? '');
  return isPart ? [last, ...name.slice(0, -1)] : name;
}

function withTypeLast(name: readonly string[], { types }: Rules): readonly string[] {
  const [first = '', ...others] = name;
  return types.has(first) && others.length > 0 && !others.some((word) => types.has(word)) ? [...others, first] : name;
}

/** '21 St', '21st St': with letters, so that a slip in 'fifth' is still near to it. */
function counted(number: string, ordinals: RegExp): string {
  const digits = ordinals.exec(number)?.[1] ?? (/^\d+$/.test(number) ? number : null);
  if (digits === null) return number;
  const last = /1\d$/.test(digits) ? 0 : Number(digits.at(-1));
  return `${digits}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

/** 'Hauptstraße' ends in a word of its own. */
function shortened(word: string, rules: Rules): readonly string[] {
  const whole = rules.shorts.get(word) ?? word;
  if (rules.ordinals !== null && startsWithDigit(whole)) return [counted(whole, rules.ordinals)];
  if (whole !== word || rules.types.has(word)) return whole.split(' ');
  const ending = rules.endings.find(([written]) => word.length > written.length + 1 && word.endsWith(written));
  if (ending !== undefined) {
    const stem = word.slice(0, -ending[0].length);
    return [rules.shorts.get(stem) ?? stem, ending[1]];
  }
  // 'Vesterv.': the ending is short already, and what is before it is a word with a short form.
  const short = rules.shortEndings.find((one) => word.endsWith(one) && rules.shorts.has(word.slice(0, -one.length)));
  return short === undefined ? [word] : [rules.shorts.get(word.slice(0, -short.length)) ?? '', short];
}
