/** A house's name in one line with the street, with no comma between them. */
import type { Rules } from '../rules/address-rules.ts';
import { isType, lastNamed, shortOf } from './short-words.ts';
import { type Segment, textAt } from './token.ts';

/**
 * 'Rose Cottage 5 Church Lane': a house's name, then a number and a street. Only in countries that write the number
 * first. `isAlone`: the line holds nothing else.
 */
export function withHouseApart(segment: Segment, isAlone: boolean, rules: Rules): Segment[] {
  if (segment.length < 4) return [segment];
  if (segment[0]?.kind !== 'word') return withHouseBehind(segment, rules);
  const at = segment.findIndex(({ kind }) => kind !== 'word');
  if (at > 1 && isSiteBefore(segment, at, rules)) return [segment.slice(0, at), segment.slice(at)];
  if (at === -1 && isAlone) return withHouseBefore(segment, rules);
  if (at === 1 && isBeforeHouse(segment, rules)) return [segment.slice(0, 1), segment.slice(1)];
  if (at < 2 || segment[at]?.kind !== 'number' || segment[at]?.marked) return [segment];
  const [house, line] = [segment.slice(0, at), segment.slice(at)];
  const last = textAt(house, house.length - 1);
  const isStreet = line.length > 2 && line.slice(1).every(({ kind }) => kind === 'word');
  if (isStreet && isFlatByPlace(house, rules) && endsInType(line, rules)) return [house, line];
  // 'Next to 12 High St', 'Front of 12 High St' are other places than 12 High St; 'Rear of' names a part of it.
  const isBeside =
    (rules.joining.has(last) || rules.prepositions.has(last)) && !house.some(({ text }) => rules.unitWords.has(text));
  const isNamed =
    endsHouse(last, rules) ||
    house.every(({ text }, index) => isName(text, rules) || (index > 0 && isHouse(text, rules)));
  // 'Rose House Upper 12 High St', 'Rose House Loft 12 High St': these name a part of the house.
  const isPart = (rules.unitsAlone.has(last) && !endsHouse(last, rules)) || rules.contrasts.has(last);
  return isStreet && isNamed && !isPart && !isBeside && endsInType(line, rules) ? [house, line] : [segment];
}

/** 'Rear 12 Farm Rd', 'Front 12 Farm Rd'. */
function isBeforeHouse([side, house, ...street]: Segment, rules: Rules): boolean {
  if (side === undefined || (side.text !== 'rear' && side.text !== 'front')) return false;
  const isPart = rules.unitsAlone.has(side.text) && !rules.unitKinds.has(side.text);
  return isPart && house?.kind === 'number' && street.length > 1 && endsInType(street, rules);
}

/** France's 'Résidence Les Lilas 12 bis rue Hoche': behind the number the kind of a street begins its name. */
function isSiteBefore(segment: Segment, at: number, rules: Rules): boolean {
  if (!rules.partBegins.has(shortOf(textAt(segment, 0), rules)) || segment[at]?.kind !== 'number') return false;
  const kind = at + (rules.additions.has(textAt(segment, at + 1)) ? 2 : 1);
  return isType(textAt(segment, kind), rules) && segment.length > kind + 1;
}

/** 'Garden Flat 14 Clifton Road' is the garden flat of number 14, and not flat 14. */
function isFlatByPlace(words: Segment, rules: Rules): boolean {
  return (
    words.length === 2 && rules.placesOfFlats.has(textAt(words, 0)) && rules.unitKinds.get(textAt(words, 1)) === ''
  );
}

/** 'Elm St', 'Elm St N'. */
export function endsInType(street: Segment, rules: Rules): boolean {
  const words = street.map(({ text }) => text);
  return isType(textAt(street, lastNamed(words, rules)), rules);
}

/** 'Rose Cottage Mill Lane': a line without any number, so that only the house's name says which address it is. */
function withHouseBefore(segment: Segment, rules: Rules): Segment[] {
  const at = segment.findLastIndex(
    ({ text }, index) => index > 0 && index < segment.length - 2 && endsHouse(text, rules),
  );
  const isStreet = at !== -1 && isType(textAt(segment, segment.length - 1), rules);
  return isStreet ? [segment.slice(0, at + 1), segment.slice(at + 1)] : [segment];
}

/** 'Kingsway Business Park': named like a street, but not one. */
export function isSite(segment: Segment, rules: Rules): boolean {
  const [site = '', kind = ''] = segment.slice(-2).map(({ text }) => shortOf(text, rules));
  return rules.sites.has(`${site} ${kind}`);
}

/** '350 Orchard Road #11-08 Shaw House'. */
function withHouseBehind(segment: Segment, rules: Rules): Segment[] {
  const at = rules.hashIsUnit ? segment.findIndex(({ gap }) => gap.includes('#')) : -1;
  const house = segment.slice(at + 1);
  const isHouse = at > 2 && house.length > 0 && house.every(({ kind, text }) => kind === 'word' && text.length > 1);
  return isHouse && isType(textAt(segment, at - 1), rules) ? [segment.slice(0, at + 1), house] : [segment];
}

function isName(text: string, rules: Rules): boolean {
  return !isType(text, rules) && !rules.unitKinds.has(text) && !rules.levels.has(text) && text.length > 1;
}

function endsHouse(text: string, rules: Rules): boolean {
  return rules.houses.has(shortOf(text, rules));
}

/** 'Cottage' has a number of its own only at the beginning of a line; a flat may have one anywhere. */
function isHouse(text: string, rules: Rules): boolean {
  return (rules.unitKinds.get(text) ?? '') === text;
}
