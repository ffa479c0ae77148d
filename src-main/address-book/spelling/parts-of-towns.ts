/** What stands beside the name of a town in its field: a part of it, a district, a province, an addition to its name. */
import type { Rules } from '../rules/address-rules.ts';
import { placeTokens } from './place-words.ts';
import { sameStates } from './same-states.ts';

/** What has been read of an address so far. */
export interface Known {
  readonly country: string;
  state: string;
  postCode: string;
  addition: string;
}

const digit = /\p{N}/u;

/** 'Prague 1', 'Copenhagen N'. */
export function withDistrict(words: readonly string[], rules: Rules): string | undefined {
  const last = words.at(-1) ?? '';
  const isDistrict = /^\d+$/.test(last) || rules.districts?.test(last) === true;
  const named = isDistrict ? rules.places.get(words.slice(0, -1).join(' ')) : undefined;
  return named === undefined ? undefined : `${named} ${last}`;
}

/**
 * 'Arrondissement' names no town, and neither does what the post code says as well: '2e', the canton of 'Wil SG'. A town that
 * is named like such a word ('Re') stays.
 */
export function withoutKinds(words: readonly string[], index: number, known: Known, rules: Rules): readonly string[] {
  const { placesWithout, districts } = rules;
  const isSettled = known.postCode !== '';
  const province = isSettled ? provinceSaid(words, known, rules) : undefined;
  // 'Barletta (BT)', 'Bolzano/BZ': the code stands alone behind the town.
  if (index > 0 && words.length === 1 && province !== undefined) {
    known.state ||= province;
    return [];
  }
  const isSaidByCode = (word: string, at: number): boolean =>
    (districts?.test(word) === true && isOfTown(word, words, rules)) ||
    (province !== undefined && at === words.length - 1);
  const isNamed = (word: string, at: number): boolean =>
    placesWithout?.test(word) !== true &&
    placesWithout?.test(`${word} ${words[at + 1] ?? ''}`) !== true &&
    !(isSettled && isSaidByCode(word, at));
  const named = words.filter(isNamed);
  const kept = named.length > 0 || words.some((word) => digit.test(word)) ? named : words;
  if (province !== undefined && kept === named && known.state === '') known.state = province;
  return isSettled ? kept : withProvinceApart(counted(kept, rules), index, known, rules);
}

/**
 * 'BA' of 'Bari BA'; of 'Capannone BO' only where the address may be in Bologna, and in 'Palazzina TO' there is none. 'Francavilla al Mare' is
 * not in Alessandria: the code stands behind the town.
 */
function provinceSaid(words: readonly string[], { state }: Known, { provinces, unitKinds }: Rules): string | undefined {
  const last = words.at(-1) ?? '';
  const isAny = state === '' || !provinces.has(state) || last === state;
  return provinces.get(last) === last && isAny && !words.some((word) => unitKinds.has(word)) ? last : undefined;
}

/** 'Paris 14', '2e arrondissement', 'København K'; in 'Chalet 12', 'Indgang K' it is no district. */
function isOfTown(word: string, words: readonly string[], { placesWithout, districtTowns }: Rules): boolean {
  if (districtTowns.size === 0) return true;
  const others = words.filter((one) => one !== word && placesWithout?.test(one) !== true);
  return others.length === 0 || districtTowns.has(others.join(' '));
}

/** Without a post code the arrondissement is part of the name: '2e' is 2. */
function counted(words: readonly string[], { districts }: Rules): readonly string[] {
  if (districts === null) return words;
  return words.map((word) => /^(\d+)(?:er|e|eme)$/.exec(word)?.[1] ?? word);
}

/** Without a post code 'Wil SG' is in Sankt Gallen, unless the address names another state. */
function withProvinceApart(
  words: readonly string[],
  index: number,
  known: Known,
  { provinces }: Rules,
): readonly string[] {
  const last = words.at(-1) ?? '';
  if (provinces.get(last) !== last || (index === 0 && words.length < 2)) return words;
  if (!sameStates({ ...known, state: last }, known)) return words;
  if (known.state === '') known.state = last;
  return words.slice(0, -1);
}

/**
 * 'Neustadt (Dosse)' is not every Neustadt, nor is 'Halle, Westf.' the Halle that is also said without '(Saale)'. Only a
 * post code could tell that what stands behind such a name is a part of the town, which may be left out.
 */
export function withAddition(names: readonly string[], isInBrackets: boolean, rules: Rules): readonly string[] {
  const [town = '', addition, ...rest] = names;
  if (addition === undefined || !(isInBrackets || townsInShort(rules).has(town))) return names;
  const whole = `${town} ${addition}`;
  const known = rules.places.get(whole);
  return [known === undefined ? whole : placeTokens(known.split(' '), rules).join(' '), ...rest];
}

/** 'Neustadt (Dosse)'. */
export const bracketsBehind = /^[^(),;|/]+\([^()]+\)/;

/** 'Bad Homburg vor der Höhe': no town has more words. */
const mostWordsOfTown = 6;

/** 'Köln-Ehrenfeld' is Ehrenfeld in Köln, 'Praha 2 - Vinohrady' is Vinohrady in Praha 2. Towns that are called so ('Frankfurt Oder') stay whole. */
export function withPartApart(name: string, { largeTowns, places }: Rules): readonly string[] {
  const words = largeTowns.size === 0 || townsIn(places).has(name) ? [] : name.split(' ');
  for (let count = Math.min(words.length - 1, mostWordsOfTown); count > 0; count -= 1) {
    const [town, part] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const known = places.get(town) ?? town;
    const isLarge = largeTowns.has(known) || isNumbered(known.split(' '), largeTowns);
    if (isLarge && !digit.test(part)) return [known, part];
  }
  return [name];
}

/** 'praha praha2', as `placeTokens` makes it of 'Praha 2'. */
function isNumbered([town = '', district = '', ...more]: readonly string[], largeTowns: ReadonlySet<string>): boolean {
  return more.length === 0 && digit.test(district) && district.startsWith(town) && largeTowns.has(town);
}

/** The names of towns that may be written in other ways. */
function townsIn(places: Rules['places']): ReadonlySet<string> {
  const known = townsOf.get(places);
  if (known !== undefined) return known;
  const towns = new Set(places.values());
  townsOf.set(places, towns);
  return towns;
}

const townsOf = new WeakMap<Rules['places'], ReadonlySet<string>>();

/** Towns that are also said without the addition of their name: 'halle' for 'halle saale'. */
function townsInShort(rules: Rules): ReadonlySet<string> {
  const known = inShort.get(rules);
  if (known !== undefined) return known;
  const longer = [...rules.places].filter(([written, town]) => written.startsWith(`${town} `));
  const towns = new Set(longer.map(([, town]) => placeTokens(town.split(' '), rules).join(' ')));
  inShort.set(rules, towns);
  return towns;
}

/** Made once for each country. */
const inShort = new WeakMap<Rules, ReadonlySet<string>>();
