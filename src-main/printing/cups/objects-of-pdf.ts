/** The objects of a PDF, in its own text and in its packed streams. */
import { numbersOfPacked } from './boxes-apart.ts';
import type { Drawn } from './hidden-parts.ts';
import type { PackedObjects } from './packed-objects.ts';

export interface PdfObject {
  readonly text: string;
  /** Where it begins in what holds it. */
  readonly start: number;
  /** Undefined: it is none. Looked for when asked. */
  readonly number: () => number | undefined;
}

export const beginnings = /(?:^|\s)(\d{1,10})\s+\d{1,5}\s+obj\b/g;

/** Those of a piece of the file. */
export function objectsOfPiece(text: string): readonly PdfObject[] {
  const ends = [...text.matchAll(/endobj/g)].map(({ 0: all, index }) => index + all.length);
  return cutAt(text, ends, numberOf);
}

export function objectsOfStream(stream: PackedObjects): readonly PdfObject[] {
  const numbers = numbersOfPacked(stream);
  const starts = [...numbers.keys()].filter((start) => start > 0);
  return cutAt(stream.text, starts, (_, start) => numbers.get(start));
}

const cutAt = (
  whole: string,
  starts: readonly number[],
  numberAt: (object: string, start: number) => number | undefined,
): readonly PdfObject[] =>
  [0, ...starts].map((start, at) => {
    const text = whole.slice(start, starts[at]);
    return { text, start, number: () => numberAt(text, start) };
  });

/** Undefined: its beginning is not here. */
function numberOf(object: string): number | undefined {
  const number = [...object.matchAll(beginnings)].at(-1)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Null: its beginning or its end is not here, or another program has written over it. */
export function plainObject(
  text: string,
): { readonly number: number; readonly content: string; readonly at: number } | null {
  const parts = /(?:^|\s)(\d{1,10})\s+0\s+obj\b((?:(?!\sobj\b|endobj|stream).)*)endobj$/s.exec(text);
  return parts === null ? null : { number: Number(parts[1]), content: parts[2] ?? '', at: parts.index };
}

/** Looked through once, and only when it is first asked. */
export function objectsIn(
  pieces: readonly PdfObject[],
  packed: readonly PdfObject[],
): Drawn & { readonly free: () => number } {
  let known: { readonly contents: ReadonlyMap<number, string>; readonly streams: ReadonlySet<number> } | null = null;
  const found = (): NonNullable<typeof known> => {
    known ??= { contents: contentsIn(pieces, packed), streams: streamsIn(pieces) };
    return known;
  };
  const highest = (numbers: Iterable<number>): number =>
    [...numbers].reduce((most, number) => Math.max(most, number), 0);
  return {
    contentOf: (number) => found().contents.get(number) ?? '',
    isStream: (number) => found().streams.has(number),
    free: () => Math.max(highest(found().contents.keys()), highest(found().streams)) + 1,
  };
}

const streamsIn = (pieces: readonly PdfObject[]): ReadonlySet<number> =>
  new Set(pieces.flatMap(({ text, number }) => (text.includes('stream') ? (number() ?? []) : [])));

function contentsIn(pieces: readonly PdfObject[], packed: readonly PdfObject[]): ReadonlyMap<number, string> {
  const contents = new Map<number, string>();
  for (const { text } of pieces) {
    const plain = plainObject(text);
    if (plain !== null) contents.set(plain.number, plain.content);
  }
  for (const { text, number: numberOf } of packed) {
    const number = numberOf();
    if (number !== undefined) contents.set(number, text);
  }
  return contents;
}
