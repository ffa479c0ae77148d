/**
 * The boxes of the pages of a PDF, as readers understand them, and written so that they can be read in one way only. Each
 * keeps its length: nothing in the file moves.
 */
import { type BoxApart, namedBoxes } from './boxes-apart.ts';
import type { PdfObject } from './objects-of-pdf.ts';
import { type Figures, figuresFor, isNode, isNowhere, type PageNodes } from './page-nodes.ts';
import { type Box, readBox, type Sides, sharedBy, sides, wordsOf } from './pdf-box.ts';

/** What the whole file says of its boxes. */
export interface KnownBoxes {
  /** Those that stand in an object of their own and are named somewhere, by its number. */
  readonly apart: ReadonlyMap<number, string>;
  readonly nodes: PageNodes;
  /** The smallest box that holds every page; null: no page says how large it is. */
  readonly largest: Sides | null;
}

export interface WithBoxes {
  readonly text: string;
  readonly apart: readonly BoxApart[];
  /** The figures of each MediaBox; of one that stands elsewhere the number of its object. */
  readonly pages: readonly (string | number)[];
  /** The objects in which boxes stand. */
  readonly named: readonly number[];
}

const boxes = /\/(MediaBox|CropBox)(\s*)\[([^[\]]*)\]/g;

/** A turn that is no quarter, for readers none: CUPS's filter makes nothing of such a page. Not one that stands elsewhere. */
const turns = /\/Rotate(\s+)([-+.\d]+)(?![-+.\d]|\s+\d+\s+R)/g;

export function boxesIn(text: string, apart: readonly BoxApart[]): WithBoxes {
  const written = [...text.matchAll(boxes)].filter(([, name]) => name === 'MediaBox');
  const named = [...text.matchAll(namedBoxes)].map(([, name, number]) => ({ name, number: Number(number) }));
  const pagesNamed = named.filter(({ name }) => name === 'MediaBox').map(({ number }) => number);
  const pages = [...written.map(([, , , figures = '']) => figures), ...pagesNamed];
  return { text, apart, pages, named: named.map(({ number }) => number) };
}

export function knownBoxes(texts: readonly (WithBoxes & { readonly nodes: PageNodes })[]): KnownBoxes {
  const named = new Set(texts.flatMap((one) => one.named));
  const standing = texts.flatMap((one) => one.apart).filter(({ number }) => named.has(number));
  const apart = new Map(standing.map(({ number, figures }) => [number, figures]));
  const pages = texts.flatMap((one) => one.pages);
  return {
    apart,
    nodes: new Map(texts.flatMap((one) => [...one.nodes])),
    largest: aroundAll(pages.map((page) => figuresApart(page, { apart }))),
  };
}

function aroundAll(pages: readonly string[]): Sides | null {
  let around: Sides | null = null;
  for (const figures of pages) {
    const box = readBox(figures);
    if (box === null) continue;
    const [left, bottom, right, top] = sides(box);
    const [l, b, r, t]: Sides = around ?? [left, bottom, right, top];
    around = [Math.min(l, left), Math.min(b, bottom), Math.max(r, right), Math.max(t, top)];
  }
  return around;
}

/** Nothing is moved, so an object is where it was. */
export function objectsAsShown(
  of: WithBoxes & { readonly objects: readonly PdfObject[] },
  known: KnownBoxes,
): readonly PdfObject[] {
  const whole = withBoxesApart(of.text, of.apart, known);
  return of.objects.map((object, at) => {
    const text = whole.slice(object.start, of.objects[at + 1]?.start);
    // Only a crop depends on the page that it is of.
    const largest = text.includes('/CropBox') ? (pageIn(text, known) ?? known.largest) : known.largest;
    return { ...object, text: boxesOfObject(text, { ...known, largest }) };
  });
}

const ownSize = /\/MediaBox\s*\[([^[\]]*)\]/;

const usualSize = '/MediaBox[0 0 612 792]';

/**
 * A page whose size makes no sense, or is said nowhere, gets Letter, as readers take it. Null: its size makes sense, or
 * it is no page.
 */
export function withUsualSize(object: string, { nodes }: Pick<KnownBoxes, 'nodes'>): string | null {
  const figures = ownSize.exec(object)?.[1];
  if (figures === undefined) {
    const isUnsaid = isPage(object) && isNowhere(object, 'MediaBox', nodes);
    return isUnsaid ? object.replace(typeOfPage, (type) => type + usualSize) : null;
  }
  if (isForReaders(figures) || hasArea(figures)) return null;
  return object.replace(ownSize, usualSize);
}

/** Figures that stand elsewhere, or with a stray sign: readers make sense of both. */
const isForReaders = (figures: string): boolean => /R|[-\d]-/.test(figures);

function hasArea(figures: string): boolean {
  const box = readBox(figures);
  if (box === null) return false;
  const [left, bottom, right, top] = sides(box);
  return left < right && bottom < top;
}

const namedCrop = /\/CropBox\s+(\d{1,10})\s+\d{1,5}\s+R\b/;
const typeOfPage = /\/Type\s*\/Page(?!\w)/;

/** Not the node above several, which some name so, too. */
export const isPage = (object: string): boolean => !isNode(object) && typeOfPage.test(object);

/**
 * A page that shares its crop with pages of other sizes, and of which the crop stands out, or whose own crop counts for
 * nothing, below one that would count then. Null: it is none.
 */
export function withOwnCrop(object: string, known: KnownBoxes): string | null {
  const isNamed = namedCrop.test(object);
  if (!isNamed && (object.includes('/CropBox') || !typeOfPage.test(object))) return null;
  const box = readBox(figuresApart(figuresFor(object, 'CropBox', known.nodes), known));
  if (box === null || known.largest === null || !crops(box, known.largest)) return null;
  const page = pageIn(object, known);
  if (page === null) return null;
  const isWhole = object.includes('/CropBoX');
  const own = isWhole ? page : sharedBy(sides(box), page);
  if (!isWhole && own.join() === sharedBy(sides(box), known.largest).join()) return null;
  const crop = `/CropBox[${own.map((side) => String(Number(side.toFixed(mostDecimals)))).join(' ')}]`;
  return isNamed ? object.replace(namedCrop, crop) : object.replace(typeOfPage, (type) => type + crop);
}

/** How large it is; null: nobody says so, or it is no page but the node above several. */
export function pageIn(object: string, known: KnownBoxes): Sides | null {
  if (isNode(object) || !(object.includes('/CropBox') || typeOfPage.test(object))) return null;
  const { pages } = boxesIn(object, []);
  return aroundAll(
    (pages.length > 0 ? pages : [figuresFor(object, 'MediaBox', known.nodes)]).map((page) => figuresApart(page, known)),
  );
}

/** The part of that page that is shown. `page`, the same one: all of it. */
export function shownOf(object: string, page: Sides, known: KnownBoxes): Sides {
  const crop = readBox(figuresApart(figuresFor(object, 'CropBox', known.nodes), known));
  return crop !== null && crops(crop, page) ? sharedBy(sides(crop), page) : page;
}

/** Empty where nothing is said. */
const figuresApart = (figures: Figures, { apart }: Pick<KnownBoxes, 'apart'>): string =>
  typeof figures === 'string' ? figures : (apart.get(figures ?? -1) ?? '');

const boxesOfObject = (object: string, known: KnownBoxes): string =>
  object
    .replace(/\/TrimBox(?!\w)/g, '/TrimBoX')
    .replace(turns, (all: string, space: string, angle: string) =>
      Number(angle) % 90 === 0 ? all : `/Rotate${space}${'0'.padStart(angle.length)}`,
    )
    .replace(namedBoxes, (all: string, name: string, number: string) => {
      const box = readBox(known.apart.get(Number(number)) ?? '');
      return box !== null && name === 'CropBox' && !crops(box, known.largest) ? all.replace('CropBox', 'CropBoX') : all;
    })
    .replace(boxes, (all: string, name: string, space: string, figures: string) => {
      const box = readBox(figures);
      if (name === 'CropBox' && !isForReaders(figures) && (box === null || !crops(box, known.largest))) {
        return all.replace('CropBox', 'CropBoX');
      }
      if (box === null) return all;
      return `/${name}${space}[${asRead(figures, box, known.largest)}]`;
    });

function withBoxesApart(text: string, apart: readonly BoxApart[], known: KnownBoxes): string {
  const parts: string[] = [];
  let at = 0;
  for (const { number, start, figures } of apart) {
    const box = known.apart.has(number) ? readBox(figures) : null;
    if (box === null) continue;
    parts.push(text.slice(at, start), asRead(figures, box, known.largest));
    at = start + figures.length;
  }
  return [...parts, text.slice(at)].join('');
}

/** The lower left corner first, without what is beside every page, and as long as it was. */
function asRead(figures: string, box: Box, largest: Sides | null): string {
  const onPages = largest === null ? box : (clipped(box, largest, figures.length) ?? box);
  return wordsOf(figures).join() === onPages.join() ? figures : onPages.join(' ').padEnd(figures.length);
}

const mostDecimals = 4;

/** Null: it does not fit into that many characters. */
function clipped(box: Box, largest: Sides, length: number): Box | null {
  const shared = sharedBy(sides(box), largest);
  for (let decimals = mostDecimals; decimals >= 0; decimals -= 1) {
    const word = (at: 0 | 1 | 2 | 3): string =>
      Number(box[at]) === shared[at] ? box[at] : String(Number(shared[at].toFixed(decimals)));
    const words: Box = [word(0), word(1), word(2), word(3)];
    if (words.join(' ').length <= length) return words;
  }
  return null;
}

/** Leaves something of a page away; one without an area, beside every page, or around each, counts for no reader. */
function crops(crop: Box, largest: Sides | null): boolean {
  const [left, bottom, right, top] = largest === null ? sides(crop) : sharedBy(sides(crop), largest);
  if (left >= right || bottom >= top) return false;
  return largest === null || left > largest[0] || bottom > largest[1] || right < largest[2] || top < largest[3];
}
