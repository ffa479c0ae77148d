/**
 * Parses JSON text within limits that JSON.parse does not have, and without losing a digit: a number that a double
 * cannot hold as written (an order number of twenty digits, '1.10') is kept as its text.
 */
import { deepestNesting, longestList, UnreadableAnswer } from './unreadable.ts';

/** `depthAround`: the depth of `text` in the JSON it was cut from. Throws UnreadableAnswer. */
export function parseJson(text: string, depthAround = 0): unknown {
  const shape = measureJson(text, depthAround === 0);
  if (shape.depth + depthAround > deepestNesting) {
    throw new UnreadableAnswer(`JSON nested more than ${deepestNesting} deep`);
  }
  if (shape.longestList > longestList) {
    throw new UnreadableAnswer(`a list of more than ${longestList} entries`, { code: 'answer-too-large' });
  }
  // JSON.parse would take the last one, and nobody can say which of two flags counts.
  if (shape.hasNameTwice) {
    throw new UnreadableAnswer('JSON with one name twice');
  }
  const told = withoutIds(text, shape.idsTwice);
  try {
    return shape.hasDelicateNumbers ? JSON.parse(told, keepDigits) : JSON.parse(told);
  } catch (error) {
    if (error instanceof SyntaxError) {
      // Not as the cause: its message repeats a piece of the answer, and causes are logged.
      throw new UnreadableAnswer('not JSON, or JSON that was cut short');
    }
    throw error;
  }
}

/** An order of two ids has none that can be used, as in XML, which gives them as a list. The names are in the order of the text. */
function withoutIds(text: string, names: readonly Span[]): string {
  if (names.length === 0) return text;
  const ends = [0, ...names.map(([, to]) => to)];
  const between = ends.map((from, at) => text.slice(from, names[at]?.[0]));
  return between.join('"order_id, one of two"');
}

function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  return typeof value === 'number' && source !== undefined && String(value) !== source ? source : value;
}

interface JsonShape {
  readonly depth: number;
  readonly longestList: number;
  readonly hasDelicateNumbers: boolean;
  /** In a whole text: of the names of the outermost object, or of those that say what was done, in any. */
  readonly hasNameTwice: boolean;
  /** In a whole text: where the names stand of ids of one order that differ (RFC 8259, 4: nobody can say which of the two counts). */
  readonly idsTwice: readonly Span[];
}

/** [from, to) in the text. */
type Span = readonly [from: number, to: number];

/** An id that stands more than once in one object. */
interface RepeatedId {
  readonly names: Span[];
  differs: boolean;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** One pass over the text, before JSON.parse builds anything. Wrong JSON may give any answer: JSON.parse refuses it. */
function measureJson(text: string, isWhole: boolean): JsonShape {
  let depth = 0;
  let deepest = 0;
  let longest = 0;
  let hasDelicateNumbers = false;
  const commas: number[] = [0];
  /** The names seen so far in the object that is open at each depth. */
  const names: Set<string>[] = [];
  /** Where the name of the id stands in the object that is open at each depth; 0: it has none yet. */
  const idAt: number[] = [];
  /** By where the first of its names stands. Hardly any answer has one. */
  const repeated = new Map<number, RepeatedId>();
  let hasNameTwice = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      const end = endOfString(text, index);
      if (isWhole && (depth === 1 || mayDecide(text, index, end)) && isName(text, end)) {
        const name = unescaped(text.slice(index, end + 1));
        if (name === identifying && depth > 1) {
          const first = idAt[depth] ?? 0;
          if (first === 0) idAt[depth] = index;
          else noteRepeated(repeated, text, first, [index, end + 1]);
        } else {
          const before = names[depth] ?? new Set();
          hasNameTwice ||= before.has(name) && (depth === 1 || deciding.has(name));
          names[depth] = before.add(name);
        }
      }
      index = end;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      commas[depth] = 0;
      delete names[depth];
      idAt[depth] = 0;
      deepest = Math.max(deepest, depth);
      if (deepest > deepestNesting) {
        break;
      }
    } else if (code === 0x5d || code === 0x7d) {
      depth = Math.max(0, depth - 1);
    } else if (code === comma) {
      const entries = (commas[depth] ?? 0) + 1;
      commas[depth] = entries;
      longest = Math.max(longest, entries + 1);
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const end = endOfNumber(text, index);
      // Up to fifteen digits without point, exponent or minus are exact.
      hasDelicateNumbers ||= end - index > 15 || /[^0-9]/.test(text.slice(index, end));
      index = end - 1;
    }
  }
  const idsTwice = [...repeated.values()]
    .flatMap(({ names: spans, differs }) => (differs ? spans : []))
    .sort(([one], [other]) => one - other);
  return { depth: deepest, longestList: longest, hasDelicateNumbers, hasNameTwice, idsTwice };
}

function noteRepeated(repeated: Map<number, RepeatedId>, text: string, first: number, name: Span): void {
  const firstEnd = endOfString(text, first) + 1;
  const id = repeated.get(first) ?? { names: [[first, firstEnd]], differs: false };
  id.names.push(name);
  id.differs ||= valueBehind(text, firstEnd) !== valueBehind(text, name[1]);
  repeated.set(first, id);
}

const deciding: ReadonlySet<string> = new Set(['"success"', '"errors"', '"error"']);
const identifying = '"order_id"';
/** With each of its letters written as '\\u0073'. */
const longestDeciding = 6 * 'order_id'.length + 2;

/** Looked at before it is cut out: most names begin otherwise, or are texts. */
function mayDecide(text: string, start: number, end: number): boolean {
  const length = end + 1 - start;
  if (length > longestDeciding) return false;
  const first = text.charAt(start + 1);
  // An order has more names that begin as that of its id does, and none as long as that one, or as with one letter as '\\u0064'.
  if (first === 'o') return length === identifying.length || length >= identifying.length + 5;
  return first === 's' || first === 'e' || first === '\\';
}

/** Whether a colon follows the string that ends at `end`. */
function isName(text: string, end: number): boolean {
  let next = end + 1;
  while (/^[ \t\r\n]$/.test(text.charAt(next))) {
    next += 1;
  }
  return text.charAt(next) === ':';
}

const numberBehind = /\s*:\s*([^\s,}]{0,40})/y;

/** The value of the name that ends before `end`, up to what ends a number. */
function valueBehind(text: string, end: number): string {
  numberBehind.lastIndex = end;
  return numberBehind.exec(text)?.[1] ?? '';
}

/** A name may be written in two ways. What is no string of JSON stays as it is: the whole is refused. */
function unescaped(quoted: string): string {
  if (!quoted.includes('\\')) {
    return quoted;
  }
  try {
    return JSON.stringify(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** The index of the closing quote of the string that begins at `start`; the length of the text when there is none. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) {
      slashes += 1;
    }
    if (slashes % 2 === 0) {
      return end;
    }
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && /[0-9.eE+-]/.test(text.charAt(end))) {
    end += 1;
  }
  return end;
}
