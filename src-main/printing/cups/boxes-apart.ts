/**
 * Boxes that stand in an object of their own and are named where they count: '/MediaBox 6 0 R' (ISO 32000-1 section
 * 7.3.10).
 */
import type { PackedObjects } from './packed-objects.ts';

/** What is between the brackets of a box, and where in its text. */
export interface BoxApart {
  readonly number: number;
  readonly start: number;
  readonly figures: string;
}

export const namedBoxes = /\/(MediaBox|CropBox)\s+(\d{1,10})\s+\d{1,5}\s+R\b/g;

const standingAlone = /\sobj\s*\[([^[\]]*)\]/g;
/** More than '1234567890 65535', which stands before it. */
const numberLength = 20;

/** Those of the file that are in no stream. */
export function boxesApart(text: string): readonly BoxApart[] {
  if (text.search(namedBoxes) === -1 && !text.includes('/ObjStm')) return [];
  return [...text.matchAll(standingAlone)].flatMap(({ 0: all, 1: figures = '', index }) => {
    const number = /(\d{1,10})\s+\d{1,5}$/.exec(text.slice(Math.max(0, index - numberLength), index))?.[1];
    return number === undefined ? [] : [{ number: Number(number), start: index + all.indexOf('[') + 1, figures }];
  });
}

/** The numbers of all objects in one stream: far more than any program packs into one. */
const longestNumbers = 256 * 1024;

/** Its length is bounded, because a stream may name one place for each of its objects. */
const packedBox = /\s{0,20}\[([^[\]]{0,200})\]/y;

/** A stream of packed objects begins with the number of each, and where it is. */
function packedPlaces({ parts, text }: PackedObjects): readonly { readonly number: number; readonly start: number }[] {
  const first = Number(/\/First\s+(\d+)/.exec(parts)?.[1]);
  const words = text.slice(0, Math.min(first, longestNumbers)).trim().split(/\s+/).map(Number);
  return words.flatMap((number, at) => (at % 2 === 0 ? [{ number, start: first + (words[at + 1] ?? 0) }] : []));
}

/** By where each begins, in the order of the text. */
export function numbersOfPacked(packed: PackedObjects): ReadonlyMap<number, number> {
  const places = packedPlaces(packed).toSorted((one, other) => one.start - other.start);
  return new Map(places.map(({ number, start }) => [start, number]));
}

export function boxesApartIn(packed: PackedObjects): readonly BoxApart[] {
  const { text } = packed;
  return packedPlaces(packed).flatMap(({ number, start }) => {
    packedBox.lastIndex = start;
    const found = packedBox.exec(text);
    if (found === null) return [];
    return [{ number, start: start + found[0].indexOf('[') + 1, figures: found[1] ?? '' }];
  });
}
