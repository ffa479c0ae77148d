/** Lines of a route and a box, which name no street: 'RR 3 Box 5', 'Unit 45013 Box 2666', 'Site 5 Comp 6 RR 3'. */
import type { Rules } from '../rules/address-rules.ts';
import { isDirection, shortOf } from './short-words.ts';
import { type Segment, type Token, textAt } from './token.ts';

/** Roads of North America that have their number behind them. */
const numberedRoads: ReadonlySet<string> = new Set([
  'hwy',
  'statehwy',
  'ushwy',
  'cohwy',
  'cord',
  'rte',
  'staterte',
  'staterd',
  'fm',
  'ranrd',
  'rangerd',
  'i',
]);

/** '12 RN7', '1234 SH1', 'SP45, 12': roads that are often written as one word with their number, by the kind that only their country has. */
const gluedRoads: ReadonlyMap<string, string> = new Map([
  ['sh', 'sh'],
  ['rn', 'rn'],
  ['rd', 'rn'],
  ...['sp', 'ss', 'sr', 'en', 'em', 'ql', 'tl', 'fm'].map((road): [string, string] => [road, road]),
]);

/**
 * '16725 County Rd #24', '1101 US Highway No. 130 North': without a name before its kind, the number is the road's; behind 'Pacific Hwy #5' it is a
 * flat's.
 */
export function withRoadNumbersRead(written: readonly Segment[], rules: Rules): readonly Segment[] {
  const segments = written.some((segment) => segment.some((token) => isGluedRoad(token, rules)))
    ? written.map((segment) => segment.flatMap((token) => (isGluedRoad(token, rules) ? unglued(token) : [token])))
    : written;
  if (!rules.numberFirst || !segments.some((segment) => segment.some(isNumberSaid))) return segments;
  return segments.map((segment) =>
    segment.map((token, at) =>
      isNumberSaid(token) && isBareRoad(segment, at - 1, rules) ? { ...token, gap: ' ', marked: false } : token,
    ),
  );
}

/** Kinds that name no street alone, by their short forms: 'Calle', 'Rua', 'Strada Provinciale'. */
const numberedKinds: ReadonlySet<string> = new Set([
  'c',
  'r',
  'ave',
  'cra',
  'transv',
  'ctra',
  'st',
  'sp',
  'ss',
  'sr',
  'en',
  'rod',
]);

/**
 * 'Rua 12, 5', 'Calle 60 123', 'S.P. 12, 5', 'Rodovia BR-116, 5000': behind the number of the street, the next one is the house's, as in
 * 'Rua 12 nº 5'.
 */
export function withNumberedStreetsRead(segments: readonly Segment[], rules: Rules): readonly Segment[] {
  if (rules.numberFirst || rules.plates || segments.some((segment) => segment.some(({ marked }) => marked)))
    return segments;
  const at = segments.findIndex((segment) => streetsNumberAt(segment, rules) !== -1);
  const street = segments[at];
  if (street === undefined) return segments;
  const behind = streetsNumberAt(street, rules) + 1;
  const house = street[isLetterAt(street, behind) ? behind + 1 : behind] ?? segments[at + 1]?.[0];
  if (house?.kind !== 'number') return segments;
  return segments.map((segment) =>
    segment.includes(house) ? segment.map((token) => (token === house ? { ...token, marked: true } : token)) : segment,
  );
}

/** -1: the street has a name, or another kind. */
function streetsNumberAt(segment: Segment, rules: Rules): number {
  const short = shortOf(textAt(segment, 0), rules);
  if (segment[0]?.kind !== 'word' || !numberedKinds.has(short) || !rules.types.has(short)) return -1;
  // 'BR', 'CV', 'M': whose road it is.
  const at = (short === 'rod' || short === 'ctra') && /^[a-z]{1,3}$/.test(textAt(segment, 1)) ? 2 : 1;
  return segment[at]?.kind === 'number' ? at : -1;
}

function isLetterAt(segment: Segment, at: number): boolean {
  return /^[a-z]$/.test(textAt(segment, at));
}

function isGluedRoad({ kind, text }: Token, { types }: Rules): boolean {
  const road = kind === 'word' ? gluedRoads.get(/^([a-z]{2})\d{1,4}$/.exec(text)?.[1] ?? '') : undefined;
  return road !== undefined && types.has(road);
}

function unglued(token: Token): Segment {
  return [
    { ...token, text: token.text.slice(0, 2) },
    { ...token, kind: 'number', gap: ' ', text: token.text.slice(2) },
  ];
}

function isNumberSaid({ kind, marked, gap, text }: Token): boolean {
  return (kind === 'number' || /^[a-z]$/.test(text)) && (marked || gap.includes('#'));
}

/** Only the house's number and a direction stand before it. */
function isBareRoad(segment: Segment, at: number, rules: Rules): boolean {
  const kind = shortOf(textAt(segment, at), rules);
  if (!numberedRoads.has(kind) || !rules.types.has(kind)) return false;
  const before = segment.slice(0, at);
  return before.every(({ kind: part, text }, index) => (index === 0 && part === 'number') || isDirection(text, rules));
}

/** The route first, and each part of its line apart, as if commas stood between them. */
export function withRoutesRead(segments: readonly Segment[], rules: Rules): readonly Segment[] {
  const tokens = segments.flat();
  if (isRangeRoad(tokens, rules))
    return [tokens.map((token, at) => (at === 1 ? { ...token, text: 'rangerd' } : token))];
  if (isRuralDelivery(tokens, rules)) return [[{ ...(tokens[0] as Token), text: 'rr' }, ...tokens.slice(1)]];
  if (tokens.length < 4 || !tokens.every(isOfRoute)) return segments;
  const parts = tokens.flatMap((_, at) => (at % 2 === 0 ? [tokens.slice(at, at + 2)] : []));
  if (rules.unitKinds.has('rr')) return withRouteFirst(parts, rules) ?? segments;
  return parts.length === 2 && rules.unitKinds.get(textAt(tokens, 2)) === 'box'
    ? withBoxRead(parts, tokens[0] as Token, rules)
    : segments;
}

/** Words and numbers must alternate. */
function isOfRoute({ kind }: Token, index: number, { length }: Segment): boolean {
  return length % 2 === 0 && kind === (index % 2 === 0 ? 'word' : 'number');
}

/** 'RD 51 #25', 'RD 51 Box 25': a whole line without a house's number, so it is no road. */
function isRuralDelivery(tokens: Segment, { numberFirst, unitKinds }: Rules): boolean {
  const [first, route, ...behind] = tokens;
  if (!numberFirst || unitKinds.get('box') !== 'box' || first?.text !== 'rd' || route?.kind !== 'number') return false;
  const [mark, box, ...more] = behind;
  if (mark?.kind === 'number') return mark.gap.includes('#') && box === undefined;
  return unitKinds.get(mark?.text ?? '') === 'box' && box?.kind === 'number' && more.length === 0;
}

/** 'Rt 3 Box 5' is on a rural route: a highway has no boxes. 'Unit 45013 Box 2666' is that unit's box. */
function withBoxRead(parts: readonly Segment[], first: Token, rules: Rules): readonly Segment[] {
  if (shortOf(first.text, rules) === 'rte') return [[{ ...first, text: 'rr' }, ...parts.flat().slice(1)]];
  return rules.unitKinds.get(first.text) === '' ? parts : [parts.flat()];
}

/** 'Site 5 Comp 6 RR 3', in any order. */
function withRouteFirst(parts: readonly Segment[], { unitKinds }: Rules): readonly Segment[] | null {
  const route = parts.findIndex((part) => textAt(part, 0) === 'rr');
  const isLine = route !== -1 && parts.every((part) => unitKinds.has(textAt(part, 0)));
  return isLine ? [...parts.slice(route, route + 1), ...parts.toSpliced(route, 1)] : null;
}

/** '12345 RR 123': behind a house's number it is Alberta's Range Road. */
function isRangeRoad(tokens: Segment, rules: Rules): boolean {
  const isNumber = (at: number): boolean => tokens[at]?.kind === 'number';
  return tokens.length === 3 && rules.types.has('rangerd') && textAt(tokens, 1) === 'rr' && isNumber(0) && isNumber(2);
}

/** 'rr', 'hc'; what stands behind it is its number. */
export function isRoute(word: string, rules: Rules): boolean {
  return rules.routes.has(shortOf(word, rules));
}

/** 'HC 02' is HC 2. As a house number '01' may be 10 with its digits swapped. */
export function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}
