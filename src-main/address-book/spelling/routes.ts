/** Lines of a route and a box, which name no street: 'RR 3 Box 5', 'Unit 45013 Box 2666'. */
import type { Rules } from '../rules/address-rules.ts';
import { shortOf } from './short-words.ts';
import type { Segment, Token } from './street-tokens.ts';

/** 'Rt 3 Box 5' is on a rural route: a highway has no boxes. 'Unit 45013 Box 2666' is that unit's box, as with a comma. */
export function withRoutesRead(segments: readonly Segment[], rules: Rules): readonly Segment[] {
  const tokens = segments.flat();
  const [kind, , box, ...number] = tokens;
  const isLine = box?.text === 'box' && rules.unitKinds.has('box') && number.length === 1 && tokens.every(isOfRoute);
  if (kind === undefined || !isLine) return segments;
  if (shortOf(kind.text, rules) === 'rte') return [[{ ...kind, text: 'rr' }, ...tokens.slice(1)]];
  return rules.unitKinds.get(kind.text) === '' ? [tokens.slice(0, 2), tokens.slice(2)] : segments;
}

/** Words and numbers in turn. */
function isOfRoute({ kind }: Token, index: number): boolean {
  return kind === (index % 2 === 0 ? 'word' : 'number');
}

/** 'rr', 'hc'; what stands behind it is its number. */
export function isRoute(word: string, rules: Rules): boolean {
  return rules.routes.has(shortOf(word, rules));
}

/** 'HC 02' is HC 2. Of a house '01' may be 10 with its digits swapped. */
export function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}
