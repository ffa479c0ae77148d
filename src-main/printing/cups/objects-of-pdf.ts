/** The objects of a PDF, in its own text and in its packed streams. */
import { numbersOfPacked } from './boxes-apart.ts';
import type { Drawn } from './hidden-parts.ts';
import type { PackedObjects } from './packed-objects.ts';
import type { PdfPiece } from './pdf-pieces.ts';

export interface WithStarts {
  /** Of all objects behind the first one. */
  readonly starts: readonly number[];
}

export const beginnings = /(?:^|\s)(\d{1,10})\s+\d{1,5}\s+obj\b/g;

export const startsOfObjects = (text: string): readonly number[] =>
  [...text.matchAll(/endobj/g)].map(({ 0: all, index }) => index + all.length);

export const objectsOf = (text: string, starts: readonly number[]): readonly string[] =>
  [0, ...starts].map((start, at) => text.slice(start, starts[at]));

/** Undefined: its beginning is not here. */
export function numberOf(object: string): number | undefined {
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
  pieces: readonly (PdfPiece & WithStarts)[],
  streams: readonly (PackedObjects & WithStarts)[],
): Drawn & { readonly free: () => number } {
  let known: { readonly contents: ReadonlyMap<number, string>; readonly streams: ReadonlySet<number> } | null = null;
  const found = (): NonNullable<typeof known> => {
    known ??= { contents: contentsIn(pieces, streams), streams: streamsIn(pieces) };
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

const streamsIn = (pieces: readonly (PdfPiece & WithStarts)[]): ReadonlySet<number> =>
  new Set(
    pieces.flatMap(({ text, starts }) =>
      objectsOf(text, starts).flatMap((object) => (object.includes('stream') ? (numberOf(object) ?? []) : [])),
    ),
  );

function contentsIn(
  pieces: readonly (PdfPiece & WithStarts)[],
  streams: readonly (PackedObjects & WithStarts)[],
): ReadonlyMap<number, string> {
  const contents = new Map<number, string>();
  for (const { text, starts } of pieces) {
    for (const object of objectsOf(text, starts)) {
      const plain = plainObject(object);
      if (plain !== null) contents.set(plain.number, plain.content);
    }
  }
  for (const stream of streams) {
    const numbers = numbersOfPacked(stream);
    for (const [at, object] of objectsOf(stream.text, stream.starts).entries()) {
      const number = numbers.get(stream.starts[at - 1] ?? 0);
      if (number !== undefined) contents.set(number, object);
    }
  }
  return contents;
}
