/**
 * Finds keys in text, in the forms in which a key travels: as it is, in UTF-16, in hex, in Base64 at its three offsets; and
 * character by character as JSON, XML and addresses may write it ('\u0041', '&#65;', '&amp;', '%41'), in any mixture.
 * Linear, and one pass for all keys: what the service sends may be 64 MB.
 */

/** [from, to) in the text. */
export type Range = readonly [from: number, to: number];

export interface KeySearch {
  /** In order, never overlapping or touching. Bytes are given as latin1. */
  rangesIn(text: string): readonly Range[];
  /**
   * True: no JSON value read from this text holds a key. Its texts are pieces of this text, character by character,
   * because nothing in it stands for another character; and no key has a sign that JSON puts between pieces.
   */
  neverReadFrom(text: string): boolean;
}

/** Keys must be printable ASCII. */
export function createKeySearch(keys: readonly string[]): KeySearch {
  const forms = [...new Set(keys.flatMap(formsOf))];
  const find = searchFor(forms);
  const isPlain = keys.every((key) => /^[\w.~+/=-]+$/.test(key));
  const rangesIn = (text: string, depth: number): Range[] => {
    const direct = find(text);
    if (depth === mostDepth || !mayHoldEscapes(text)) return direct;
    // Between marks of XML there is no text; but a text of JSON may only look like them, so it is read both ways.
    const readings = [escapesAndMarks, ...(depth === 0 && mayHoldMarks(text) ? [escapesAlone] : [])];
    const escaped = readings.flatMap((reading) => {
      const read = withEscapesRead(text, reading);
      return read === null ? [] : rangesIn(read.text, depth + 1).flatMap(read.asWritten);
    });
    return [...direct, ...escaped];
  };
  return {
    rangesIn(text) {
      // True of nearly every text.
      const found = forms.length === 0 ? nothing : rangesIn(text, 0);
      return found.length === 0 ? nothing : joined(found);
    },
    neverReadFrom: (text) => isPlain && !mayHoldEscapes(text) && !text.includes('<') && find(text).length === 0,
  };
}

const nothing: readonly Range[] = [];

/** For instance JSON in JSON, or a percent code in an address in XML. */
const mostDepth = 3;

function formsOf(key: string): string[] {
  const bytes = Buffer.from(key, 'utf8');
  // The zero before or behind the key belongs to only one byte order, so it is left out.
  const wide = Buffer.from(key, 'utf16le').subarray(0, -1);
  const hex = [bytes, wide].map((each) => each.toString('hex'));
  const plain = [
    key,
    encodeURIComponent(key),
    ...jsonForms(key),
    wide.toString('latin1'),
    ...hex,
    ...hex.map((each) => each.toUpperCase()),
  ];
  return [
    ...plain,
    ...base64Forms(bytes),
    ...base64Forms(wide),
    ...base64Forms(Buffer.from(`\0${key}`, 'utf16le').subarray(1, -2)),
  ];
}

/** A key in a JSON body, in a JSON log line, or in an error inside such a line. */
function jsonForms(key: string): string[] {
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
  return [inJson(key), inJson(inJson(key)), inJson(inJson(inJson(key)))];
}

/**
 * The middle of a Base64 text does not depend on what stands before the key, only on its offset within a group of
 * three.
 */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '');
    // The last character is certain only where the key ends with a group.
    const sure = text.slice(offset === 0 ? 0 : offset + 1, -1);
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/**
 * The search of Wu and Manber: it looks at two characters, and skips as many as cannot begin any form. Most of a text
 * is never looked at.
 */
function searchFor(forms: readonly string[]): (text: string) => Range[] {
  if (forms.length === 0) return () => [];
  const window = Math.min(255, ...forms.map((form) => form.length));
  const steps = new Uint8Array(1 << 16).fill(window - 1);
  const endingIn = new Map<number, string[]>();
  for (const form of forms) {
    for (let at = 1; at < window; at += 1) {
      const pair = pairAt(form, at);
      steps[pair] = Math.min(steps[pair] ?? 0, window - 1 - at);
    }
    const last = pairAt(form, window - 1);
    endingIn.set(last, [...(endingIn.get(last) ?? []), form]);
  }
  return (text) => {
    const found: Range[] = [];
    for (let at = window - 1; at < text.length; ) {
      const pair = pairAt(text, at);
      const step = steps[pair] ?? 1;
      if (step > 0) {
        at += step;
        continue;
      }
      const from = at - (window - 1);
      for (const form of endingIn.get(pair) ?? []) {
        if (text.startsWith(form, from)) found.push([from, from + form.length]);
      }
      at += 1;
    }
    return found;
  };
}

/** A number for the character and the one before; different pairs may share one. */
function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at - 1) & 0xff) << 8) | (text.charCodeAt(at) & 0xff);
}

function joined(ranges: readonly Range[]): Range[] {
  const all: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** An instruction at the beginning is that of every XML document. */
function mayHoldMarks(text: string): boolean {
  return text.includes('<!') || text.indexOf('<?', 1) !== -1;
}

function mayHoldEscapes(text: string): boolean {
  return mayHoldMarks(text) || text.includes('\\') || text.includes('%') || text.includes('&');
}

const escapesAlone =
  /\\u([0-9a-f]{4})|\\([^u])|&#x([0-9a-f]{1,6});|&#([0-9]{1,7});|&(amp|lt|gt|quot|apos);|%([0-9a-f]{2})/gi;
/** The same groups. */
const escapesAndMarks =
  /\\u([0-9a-f]{4})|\\([^u])|&#x([0-9a-f]{1,6});|&#([0-9]{1,7});|&(amp|lt|gt|quot|apos);|%([0-9a-f]{2})|<!\[CDATA\[|\]\]>|<!--(?:-?[^<>-]){0,9999}-->|<\?[^<>?]{0,9999}\?>/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface ReadText {
  readonly text: string;
  /** Where a range stands in the text as written, without escape marks around it. */
  asWritten(range: Range): Range[];
}

/** Null: there are no escapes. */
function withEscapesRead(text: string, reading: RegExp): ReadText | null {
  const decoded: string[] = [];
  let pieces: string[] = [];
  const all = createEscapes();
  let written = 0;
  for (let found = nextEscape(text, 0, reading); found !== null; found = nextEscape(text, written, reading)) {
    pieces.push(text.slice(written, found.from), found.character);
    written = found.to;
    all.add(found);
    if (pieces.length < piecesAtOnce) continue;
    decoded.push(pieces.join(''));
    pieces = [];
  }
  if (all.count() === 0) return null;
  decoded.push(...pieces, text.slice(written));
  /** The first escape that ends behind this position of the decoded text. */
  const firstBehind = (position: number): number => {
    let low = 0;
    let high = all.count();
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all.readTo(middle) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const positionOf = (position: number): number => {
    const before = firstBehind(position) - 1;
    return all.to(before) + (position - all.readTo(before));
  };
  return {
    text: decoded.join(''),
    asWritten([from, to]) {
      const ranges: Range[] = [];
      let start = positionOf(from);
      for (let at = firstBehind(from); at < all.count() && all.readTo(at) < to; at += 1) {
        if (!all.isMark(at)) continue;
        ranges.push([start, all.from(at)]);
        start = all.to(at);
      }
      const last = firstBehind(to - 1);
      const isEscaped = last < all.count() && all.readTo(last) === to && !all.isMark(last);
      ranges.push([start, isEscaped ? all.to(last) : positionOf(to - 1) + 1]);
      return ranges;
    },
  };
}

/** Pieces of text that are held one by one: each costs several times its characters. */
const piecesAtOnce = 4_096;

/** The escapes of a text in their order; -1 is the text's beginning. A text of 64 MB may hold twenty million. */
interface Escapes {
  add(found: Escape): void;
  count(): number;
  /** Position in the written text. */
  from(at: number): number;
  to(at: number): number;
  /** The position behind it in the decoded text. */
  readTo(at: number): number;
  /** It stands for no character. */
  isMark(at: number): boolean;
}

function createEscapes(): Escapes {
  let numbers = new Uint32Array(3 * 256);
  let count = 0;
  const number = (at: number, place: number): number => (at < 0 ? 0 : (numbers[3 * at + place] ?? 0));
  const from = (at: number): number => number(at, 0);
  const to = (at: number): number => number(at, 1);
  const readTo = (at: number): number => number(at, 2);
  return {
    add(found) {
      if (3 * count === numbers.length) {
        const more = new Uint32Array(2 * numbers.length);
        more.set(numbers);
        numbers = more;
      }
      const behind = readTo(count - 1) + (found.from - to(count - 1)) + found.character.length;
      numbers.set([found.from, found.to, behind], 3 * count);
      count += 1;
    },
    count: () => count,
    from,
    to,
    readTo,
    isMark: (at) => readTo(at) - readTo(at - 1) === from(at) - to(at - 1),
  };
}

interface Escape {
  /** Position in the written text. */
  readonly from: number;
  readonly to: number;
  /** What it stands for: '' or one character. */
  readonly character: string;
}

function nextEscape(text: string, from: number, reading: RegExp): Escape | null {
  reading.lastIndex = from;
  const found = reading.exec(text);
  if (found === null) return null;
  const [whole, json, jsonSign, xmlHex, xmlNumber, xmlName, percent] = found;
  const range = { from: found.index, to: found.index + whole.length };
  if (whole.startsWith('<') || whole === ']]>') return { ...range, character: '' };
  const sign = jsonSign ?? (xmlName === undefined ? undefined : named[xmlName.toLowerCase()]);
  if (sign !== undefined) return { ...range, character: sign };
  const hex = json ?? xmlHex ?? percent;
  const code = hex === undefined ? Number(xmlNumber) : Number.parseInt(hex, 16);
  // One character for each, so that positions stay known; a character outside ASCII is in no key.
  return { ...range, character: code < 0x80 ? String.fromCharCode(code) : '\uFFFF' };
}
