/** A box of a page: two of its corners in figures (ISO 32000-1 section 7.9.5). */

/** Left, bottom, right, top, as the file writes them: '-12.50'. */
export type Box = readonly [left: string, bottom: string, right: string, top: string];

export type Sides = readonly [left: number, bottom: number, right: number, top: number];

export const sides = ([left, bottom, right, top]: Box): Sides => [
  Number(left),
  Number(bottom),
  Number(right),
  Number(top),
];

/** Without an area where they lie beside each other. */
export const sharedBy = (one: Sides, other: Sides): Sides => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

export const wordsOf = (figures: string): readonly string[] => figures.trim().split(/\s+/);

/** Without an exponent, which only other languages have. */
const figure = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Any two opposite corners may be written, in any order. Null: these are no four figures. */
export function readBox(figures: string): Box | null {
  const [x1, y1, x2, y2, ...more] = wordsOf(figures);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || more.length > 0) return null;
  if (![x1, y1, x2, y2].every((one) => figure.test(one))) return null;
  const [left, right] = Number(x1) > Number(x2) ? [x2, x1] : [x1, x2];
  const [bottom, top] = Number(y1) > Number(y2) ? [y2, y1] : [y1, y2];
  return [left, bottom, right, top];
}
