/** Numbers and letters with signs between them that are one number, and segments of such numbers alone. */
import type { Rules } from '../rules/address-rules.ts';
import { isDirection, isType } from './short-words.ts';
import { aLetter, letterAndNumber, lettered, type Segment, type Token, textAt } from './token.ts';

/** '12 - 14', '2/45', '12-a' are one number. */
export function composed(tokens: readonly Token[], rules: Rules): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const before = found.at(-1);
    if (rules.letterBeforeNumber && isLettered(found, token)) {
      found[0] = { ...token, text: textAt(found, 0) + token.text, gap: '', kind: 'number', marked: true };
      continue;
    }
    const joined =
      lotNumber(found, token, rules) ??
      (before === undefined ||
      isUnitBeside(found, token, tokens[at + 1], rules) ||
      isFloorBeside(tokens, at, rules) ||
      isNumberedStreet(tokens, at, rules)
        ? null
        : joinedNumber(before, token, rules));
    if (joined === null) found.push(token);
    else
      found[found.length - 1] = { ...(before as Token), text: joined, kind: lettered.test(joined) ? 'word' : 'number' };
  }
  return found;
}

/** 'B-12, Sector 18', 'B12 Sector 18': block and number, which is not 12-B. */
function isLettered([first, ...others]: readonly Token[], token: Token): boolean {
  if (first === undefined) return letterAndNumber.test(token.text);
  return others.length === 0 && aLetter.test(first.text) && token.kind === 'number' && !token.marked;
}

/** '12', '12 bis', '3 B': numbers and what belongs to them, without a name. */
export function isLone(segment: Segment, rules: Rules): boolean {
  return segment.every((token) => isSecondary(token, rules)) && !isShortStreet(segment, rules);
}

/** Spain's 'C/ A', a street of an industrial estate, and 'C/ 50' of a town that numbers its streets. */
function isShortStreet([kind, name, ...more]: Segment, rules: Rules): boolean {
  if (kind?.text !== 'c' || name?.gap.startsWith('/') !== true || more.length > 0) return false;
  return name.kind === 'word' || isType(kind.text, rules);
}

export function isSecondary({ text, kind }: Token, rules: Rules): boolean {
  if (kind === 'number' || aLetter.test(text) || lettered.test(text)) return true;
  // '1234, 5to B'
  const isFloor = rules.levelAfterNumber && text.length > 2 && rules.ordinals?.test(text) === true;
  return isFloor || rules.additions.has(text) || rules.doors.has(text);
}

/** 'Lote B-14' is lot B14; where the number comes first, 'Flat B-14 High Street' is flat B of number 14. */
function lotNumber(found: readonly Token[], token: Token, rules: Rules): string | null {
  const letter = found[found.length - 1];
  if (rules.numberFirst || token.kind !== 'number' || token.gap !== '-' || letter === undefined) return null;
  const isLot = lots.has(rules.unitKinds.get(textAt(found, found.length - 2)) ?? '') && aLetter.test(letter.text);
  return isLot ? letter.text + token.text : null;
}

/** Plots and blocks of houses, with letters before their numbers. */
const lots: ReadonlySet<string> = new Set(['lote', 'mz', 'parcela']);
const spacedDash = /^\s+-\s+$/;

/** 'Unit 5 - 12 Smith St', '12/m. 5': a unit and a house number, each with a word of its own. */
function isUnitBeside(found: readonly Token[], token: Token, next: Token | undefined, rules: Rules): boolean {
  if (next === undefined) return false;
  if (token.kind === 'word') return next.kind === 'number' && rules.unitKinds.has(token.text);
  return (
    rules.numberFirst &&
    next.kind === 'word' &&
    spacedDash.test(token.gap) &&
    (rules.unitKinds.has(textAt(found, found.length - 2)) ||
      (rules.hashIsUnit && found.at(-1)?.gap.includes('#') === true))
  );
}

/** 'Torstr. 12 - 3. OG', '1578 - 10 andar': a house number, and the number of a floor with a word of its own. */
function isFloorBeside(tokens: readonly Token[], at: number, { numberFirst, levels }: Rules): boolean {
  const [token, floor, next] = tokens.slice(at);
  if (numberFirst || token?.kind !== 'number' || floor?.kind !== 'word' || floor.text.length === 1) return false;
  return spacedDash.test(token.gap) && levels.has(floor.text) && next?.kind !== 'number';
}

/** Calgary's '1234 - 4 St NW' is house 1234 of 4th Street; '5 - 12 St Clair Ave' is flat 5. */
function isNumberedStreet(tokens: readonly Token[], at: number, rules: Rules): boolean {
  if (rules.hyphen !== 'unit-number' || at === tokens.length - 1) return false;
  const [kind, ...more] = tokens.slice(at + 1);
  return kind !== undefined && isType(kind.text, rules) && more.every(({ text }) => isDirection(text, rules));
}

const joint = /^\s*([-/&+])\s*$/;
const letterBefore = /^[a-z]\d*$/;

function joinedNumber(before: Token, token: Token, rules: Rules): string | null {
  const sign = token.gap === '.' && token.kind === 'number' ? '.' : joint.exec(token.gap)?.[1];
  // 'č. p. 1511 / č. o. 230': two numbers of one house.
  if (sign === undefined || (token.marked && !(before.marked && sign === '/'))) return null;
  if (token.kind === 'number') {
    if (before.kind === 'number') return `${before.text}${sign}${token.text}`;
    const isUnit = rules.slash === 'unit-number' ? sign === '/' : rules.hyphen === 'unit-number' && sign === '-';
    return isUnit && letterBefore.test(before.text) ? `${before.text}${sign}${token.text}` : null;
  }
  const isLetter = aLetter.test(token.text) && !rules.levels.has(token.text) && (sign === '-' || sign === '/');
  if (before.kind !== 'number' || !isLetter) return null;
  return /\d$/.test(before.text) ? `${before.text}${token.text}` : `${before.text}-${token.text}`;
}
