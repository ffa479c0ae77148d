/** Splits towns and suburbs into words, so that their order and their field do not matter. */
import type { Rules } from '../rules/address-rules.ts';
import { boundTo, directions, shortOf } from './short-words.ts';
import { romanFigure } from './street-units.ts';

/** Also a word of its own: China's 'Xi' is the west, and Vietnam has a 'Ba Vì'. */
const syllable = /^[vx]i$/;

/** More numbers in a row are one word: each on its own would hold all those before it, and a long line would grow to a million letters. */
const mostNumbersApart = 3;

/**
 * A word that says nothing alone stays with the next one, or at the end with the one before: 'north fitzroy' is one
 * word and cannot be taken for 'fitzroy', nor for 'melbourne north' beside 'fitzroy'. 'Fitzroy North' is 'North
 * Fitzroy'. Numbers stay with the word before. A letter at the end joins nothing: 'Halle E'.
 */
export function placeTokens(words: readonly string[], rules: Rules): readonly string[] {
  const tokens: string[] = [];
  let bound = '';
  let numbersInRow = 0;
  for (const [index, word] of words.entries()) {
    const isLetterBehind = word.length === 1 && index > 0 && index === words.length - 1;
    if (rules.joining.has(word) && !isLetterBehind) continue;
    const before = tokens.at(-1);
    // 'Wuse II' is 'Wuse 2'.
    const mayBeFigure = before !== undefined && index === words.length - 1 && !syllable.test(word);
    const short = (mayBeFigure ? romanFigure(word) : null) ?? shortOf(word, rules);
    // 'Praha 1' also counts as 'Praha', so that an address without the number says nothing else.
    // 'Dublin 06' is 'Dublin 6'.
    const isNumberBehind = /^\d/.test(short) && before !== undefined && bound === '';
    numbersInRow = isNumberBehind ? numbersInRow + 1 : 0;
    if (isNumberBehind) {
      const numbered = `${before}${/\d$/.test(before) ? '-' : ''}${short.replace(/^0+(?=\d)/, '')}`;
      if (numbersInRow > mostNumbersApart) tokens.pop();
      tokens.push(numbered);
    } else if (rules.boundWords.has(short)) bound += boundTo(short, rules);
    else {
      tokens.push(bound + short);
      bound = '';
    }
  }
  if (bound !== '') {
    if (tokens.length === 0) tokens.push(bound.replace(/-$/, ''));
    else if (directions.has(bound.replaceAll('-', ''))) tokens[tokens.length - 1] = bound + tokens.at(-1);
    else tokens[tokens.length - 1] += bound;
  }
  return tokens;
}
