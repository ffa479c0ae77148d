/**
 * The nodes above the pages of a PDF: what a page does not say itself of its boxes, it inherits from the nearest of them
 * that does (ISO 32000-1 section 7.7.3.4).
 */

/** What is between the brackets, or the number of the object in which it stands; null: it is not said there. */
export type Figures = string | number | null;

export type BoxName = 'MediaBox' | 'CropBox';

export interface PageNode extends Readonly<Record<BoxName, Figures>> {
  readonly parent: number | null;
}

export type PageNodes = ReadonlyMap<number, PageNode>;

/** Far more than any program writes: one that leads back to itself ends here. */
const mostLevels = 64;

const figuresOf: Readonly<Record<BoxName, RegExp>> = {
  MediaBox: /\/MediaBox\s*(?:\[([^[\]]*)\]|(\d{1,10})\s+\d{1,5}\s+R\b)/,
  CropBox: /\/CropBox\s*(?:\[([^[\]]*)\]|(\d{1,10})\s+\d{1,5}\s+R\b)/,
};

/** In one object. */
function figuresIn(object: string, name: BoxName): Figures {
  const found = figuresOf[name].exec(object);
  if (found === null) return null;
  return found[1] ?? Number(found[2]);
}

function parentOf(object: string): number | null {
  const number = /\/Parent\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(object)?.[1];
  return number === undefined ? null : Number(number);
}

export const isNode = (object: string): boolean => /\/Kids(?!\w)/.test(object);

/** Null: it is none. */
export function nodeIn(object: string): PageNode | null {
  if (!isNode(object)) return null;
  return {
    parent: parentOf(object),
    MediaBox: figuresIn(object, 'MediaBox'),
    CropBox: figuresIn(object, 'CropBox'),
  };
}

/** Its own, or the nearest above it. Null: nobody says it. */
export function figuresFor(object: string, name: BoxName, nodes: PageNodes): Figures {
  const own = figuresIn(object, name);
  if (own !== null) return own;
  let at = parentOf(object);
  for (let level = 0; at !== null && level < mostLevels; level += 1) {
    const node = nodes.get(at);
    const said = node?.[name] ?? null;
    if (said !== null) return said;
    at = node?.parent ?? null;
  }
  return null;
}

/** Neither by the page nor by any node above it, each of which was read. */
export function isNowhere(object: string, name: BoxName, nodes: PageNodes): boolean {
  if (figuresFor(object, name, nodes) !== null) return false;
  let at = parentOf(object);
  for (let level = 0; at !== null && level < mostLevels; level += 1) {
    const node = nodes.get(at);
    if (node === undefined) return false;
    at = node.parent;
  }
  return at === null;
}
