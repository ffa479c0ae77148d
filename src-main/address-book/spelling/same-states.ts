/** Are the states of two addresses the same, as far as both say? Words and codes as `canonicalAddress` made them. */
import { rulesOf, unspaced } from '../rules/address-rules.ts';
import { isWithin } from '../text/edit-distance.ts';
import { squeezed, wordsApart } from '../text/written-text.ts';

interface State {
  readonly country: string;
  readonly state: string;
  readonly postCode: string;
}

/**
 * By their codes, where the country has them; otherwise by their words: 'County Kerry' is 'Co. Kerry' and 'Kerry', and
 * not 'Co. Wicklow'. Names in two scripts are not known to be the same. That Milano is in Lombardia only a post code says.
 */
export function sameStates(one: State, other: State): boolean {
  if (one.state === '' || other.state === '' || one.state === other.state) return true;
  const { states, provinces } = rulesOf(one.country);
  if (states !== null) return false;
  // 'TO' is Torino, although its letters are in 'Trento' and 'Trentino'.
  if (provinces.has(one.state) !== provinces.has(other.state)) return one.postCode !== '' && other.postCode !== '';
  if (provinces.has(one.state)) return false;
  if (ofList.test(one.state) !== ofList.test(other.state)) return one.postCode !== '' && other.postCode !== '';
  const [words, others] = [wordsApart(one.state), wordsApart(other.state)];
  const rest = words.filter((word) => !others.includes(word));
  const otherRest = others.filter((word) => !words.includes(word));
  return (
    squeezed(one.state) === squeezed(other.state) ||
    areInitials(one.state, words, others) ||
    areInitials(other.state, others, words) ||
    rest.every((word) => otherRest.some((long) => areShort(word, long))) ||
    otherRest.every((word) => rest.some((long) => areShort(word, long)))
  );
}

/** 'TR34', 'PT-11', 'I', as shops export states: which of their list it is, only a post code says. */
const ofList = /^[a-z]$|\d/;

/** 'RM' for 'Región Metropolitana', 'WC' for 'Western Cape'. */
function areInitials(short: string, [first = '', ...more]: readonly string[], names: readonly string[]): boolean {
  const initials = names.map((name) => name.charAt(0)).join('');
  return more.length === 0 && names.length > 1 && first === short && initials === short;
}

/** 'w-yorks', 'w-yorkshire': what is bound to the word is the same, and the word may be short. */
function areShort(one: string, other: string): boolean {
  const [bound, word] = [one.slice(0, one.indexOf('-') + 1), one.slice(one.indexOf('-') + 1)];
  if (!other.startsWith(bound)) return false;
  const otherWord = other.slice(bound.length);
  return isShort(word, otherWord) || isShort(otherWord, word);
}

/** 'TO' for Torino, 'Cambs' for Cambridgeshire, 'обл' for область: half of the letters and few, in their order; and 東京 for 東京都. */
function isShort(short: string, long: string): boolean {
  if (unspaced.test(long)) return long.startsWith(short);
  return short.length <= 6 && short.length * 2 <= long.length + 1 && isWithin(short, long);
}
