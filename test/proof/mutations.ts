/**
 * Small ways to break something whole: its bytes, its tokens, its structure. The result depends on the chance alone.
 */
import type { Chance } from './seeded.ts';

const nastyBytes = [0x00, 0x0a, 0x22, 0x26, 0x3c, 0x5b, 0x5c, 0x7b, 0x7d, 0x80, 0xc0, 0xed, 0xef, 0xff];

/** One to five bytes flipped, set, cut out, doubled or moved; the end may be missing. */
export function brokenBytes(whole: Uint8Array, chance: Chance): Buffer {
  let bytes: Buffer = Buffer.from(whole);
  for (let left = 1 + chance.below(5); left > 0; left -= 1) bytes = oneByteBreak(bytes, chance);
  return bytes;
}

function oneByteBreak(bytes: Buffer, chance: Chance): Buffer {
  const at = chance.below(Math.max(1, bytes.length));
  const length = 1 + chance.below(Math.min(64, Math.max(1, bytes.length - at)));
  const before = bytes.subarray(0, at);
  const piece = bytes.subarray(at, at + length);
  const after = bytes.subarray(at + length);
  switch (chance.below(6)) {
    case 0:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
      return bytes;
    case 1:
      bytes[at] = chance.pick(nastyBytes);
      return bytes;
    case 2:
      return Buffer.concat([before, after]);
    case 3:
      return Buffer.concat([before, piece, piece, after]);
    case 4:
      return Buffer.concat([before, Buffer.from([chance.pick(nastyBytes)]), bytes.subarray(at)]);
    default:
      return Buffer.from(before);
  }
}

/** Replacements for a value in JSON and, without the quotes, in XML. */
export const nastyTokens: readonly string[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1', '1.5', '1e400', '-1e400', '2147483647', '2147483648', '1e-7'],
  ...['9007199254740993', '0x1F', '01', '+1', 'NaN', 'Infinity', '""', '" "', '"0"', '"true"', '"null"', '"\\u0000"'],
  ...[
    '"\\ud800"',
    '"\\udc00x"',
    '"\\u202e\\u2066"',
    '"__proto__"',
    '"constructor"',
    '"0001-01-01"',
    '"9999-99-99T99:99Z"',
  ],
  ...['"2026-03-04T05:06:07.1234567"', '"JVBERi0="', '"data:;base64,"', '"data:application/pdf;base64,JVBERi0K"'],
  ...['[]', '{}', '[[]]', '[null]', '[{}]', '{"a":{}}', '{"__proto__":{"success":true}}', '{"errors":[]}'],
];

/** Texts whose length costs a careless reader much: each about `length` characters. */
export function longTexts(length: number): readonly string[] {
  const repeated = (piece: string): string => piece.repeat(Math.ceil(length / piece.length));
  return ['1', ' ', '\\n', 'data:', 'data:;', 'a,', '=', 'JVBERi0 ', '/', '.', '+', '-', 'é', '\\ud800', '0.', '&'].map(
    (piece) => `"${repeated(piece)}"`,
  );
}

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\]:,]/g;

/** One to three tokens of a JSON text replaced, taken out or doubled. */
export function brokenTokens(text: string, chance: Chance): string {
  const tokens = text.match(token) ?? [text];
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const at = chance.below(tokens.length);
    const old = tokens[at] ?? '';
    tokens[at] = chance.pick([chance.pick(nastyTokens), chance.pick(nastyTokens), '', `${old}${old}`, `${old},${old}`]);
  }
  return tokens.join('');
}

const element = /<([\w:]+)>([^<]*)<\/\1>/g;

/** One to three elements of an XML text replaced, emptied, taken out, doubled, nested or renamed. */
export function brokenElements(text: string, chance: Chance): string {
  const elements = [...text.matchAll(element)];
  let broken = text;
  for (let left = 1 + chance.below(3); left > 0 && elements.length > 0; left -= 1) {
    const [whole, name = '', inside = ''] = chance.pick(elements);
    const nasty = chance.pick(nastyTokens).replaceAll('"', '');
    const other = chance.pick([
      '',
      `${whole}${whole}`,
      `<${name}/>`,
      `<${name}>${nasty}</${name}>`,
      `<${name}><${name}>${inside}</${name}></${name}>`,
      `<x:${name} xmlns:x="urn:x" nil="true">${inside}</x:${name}>`,
      `<${name}><![CDATA[${inside}]]></${name}>`,
      `<${name}>&#x${chance.below(0x11ffff).toString(16)};</${name}>`,
      `<__proto__>${inside}</__proto__>`,
      `<${name}>${inside}`,
    ]);
    broken = broken.replace(whole, () => other);
  }
  return broken;
}

type Tree = { [name: string]: unknown } | unknown[];

/** One to three nodes of a JSON value replaced, taken out, doubled, wrapped or renamed; the result is whole JSON. */
export function brokenStructure(value: unknown, chance: Chance): unknown {
  const root = { value: structuredClone(value) };
  for (let left = 1 + chance.below(3); left > 0 && 'value' in root; left -= 1) {
    oneNodeBreak(chance.pick(nodesOf(root)), chance);
  }
  return root.value ?? null;
}

interface Node {
  readonly parent: Tree;
  readonly name: string;
}

function nodesOf(tree: Tree, found: Node[] = []): Node[] {
  for (const [name, inside] of Object.entries(tree)) {
    found.push({ parent: tree, name });
    if (typeof inside === 'object' && inside !== null) nodesOf(inside as Tree, found);
  }
  return found;
}

function oneNodeBreak({ parent, name }: Node, chance: Chance): void {
  const fields = parent as Record<string, unknown>;
  const old = fields[name];
  const others: (() => void)[] = [
    () => put(parent, name, parsedOr(chance.pick(nastyTokens))),
    () => put(parent, name, parsedOr(chance.pick(nastyTokens))),
    () => put(parent, name, [old]),
    () => put(parent, name, { item: old }),
    () => put(parent, name, [old, old]),
    () => (Array.isArray(parent) ? parent.push(old) : put(parent, `${name}x`, old)),
    () => (Array.isArray(parent) ? parent.splice(Number(name), 1) : delete fields[name]),
  ];
  chance.pick(others)();
}

/** A field named __proto__ is a field too, and no prototype. */
function put(parent: Tree, name: string, value: unknown): void {
  Object.defineProperty(parent, name, { value, writable: true, enumerable: true, configurable: true });
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
