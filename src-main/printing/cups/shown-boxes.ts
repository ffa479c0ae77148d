/**
 * Where a page is in a PDF: readers, and so our preview, show its CropBox as far as it lies on its MediaBox. CUPS's own
 * filter (pdftopdf) centres the TrimBox on the paper and takes each box as it is written: where these differ, a page
 * comes out beside the paper.
 */
import { setImmediate } from 'node:timers/promises';
import type { PaperSize } from '../sheet-paper.ts';
import { type BoxApart, boxesApart, boxesApartIn, namedBoxes, numbersOfPacked } from './boxes-apart.ts';
import { type Clips, createClips, type Drawn, withClip, withPartsApart } from './hidden-parts.ts';
import { streamLockOf } from './locked-streams.ts';
import {
  beginnings,
  objectsIn,
  objectsOfPiece,
  objectsOfStream,
  type PdfObject,
  plainObject,
} from './objects-of-pdf.ts';
import {
  mostUnpacked,
  objectsCounted,
  type PackedObjects,
  packedObjects,
  streamAnew,
  streamOf,
  withObjectsAnew,
} from './packed-objects.ts';
import { type Figures, figuresFor, isNode, isNowhere, nodeIn, type PageNode, type PageNodes } from './page-nodes.ts';
import { type Box, readBox, type Sides, sharedBy, sides, wordsOf } from './pdf-box.ts';
import { type PdfPiece, piecesOf } from './pdf-pieces.ts';
import { withPlainBoxes } from './plain-boxes.ts';
import {
  type ContentOf,
  listsAllLayers,
  type PrintedLayers,
  printStateIn,
  withPrintedLayers,
} from './printed-layers.ts';

const boxes = /\/(MediaBox|CropBox)(\s*)\[([^[\]]*)\]/g;

/** A turn that is no quarter, for readers none: CUPS's filter makes nothing of such a page. Not one that stands elsewhere. */
const turns = /\/Rotate(\s+)([-+.\d]+)(?![-+.\d]|\s+\d+\s+R)/g;

const pointsPerMillimetre = 72 / 25.4;

/** Sides that are rounded; the same paper is called 595 and 595.28 points wide. */
const roundingPoints = 2;

/**
 * The PDF with boxes that can be read in one way only, so that only what is shown comes out on that paper. Nothing in
 * it moves: each box keeps its length. These are written again behind all others: objects that were packed into a
 * stream, pages that get a box or a clip of their own, and what says which layers are shown. Null: nothing has to
 * change.
 */
export async function withShownBoxes(pdf: Buffer, paper: PaperSize | null = null): Promise<Buffer | null> {
  const pieces: (WithBoxes & Told & PdfPiece)[] = [];
  const streams: (WithBoxes & Told & PackedObjects & { readonly written: string })[] = [];
  const lock = streamLockOf(pdf);
  const room = { left: mostUnpacked };
  for await (const written of piecesOf(pdf)) {
    const piece = { ...written, text: withPlainBoxes(written.text) };
    pieces.push({ ...piece, ...boxesIn(piece.text, boxesApart(piece.text)), ...toldIn(objectsOfPiece(piece.text)) });
    for (const packed of packedObjects(pdf, piece, lock, room)) {
      const stream = { ...packed, text: withPlainBoxes(packed.text), written: packed.text };
      streams.push({ ...stream, ...boxesIn(stream.text, boxesApartIn(stream)), ...toldIn(objectsOfStream(stream)) });
    }
  }
  const all = [...pieces, ...streams];
  const drawn = objectsIn(
    pieces.flatMap(({ objects }) => objects),
    streams.flatMap(({ objects }) => objects),
  );
  const clips = createClips(() => Math.max(objectsCounted(pdf), drawn.free()));
  // A PDF that is locked in a way we do not know cannot take parts that are not locked.
  const hides = lock === null && pdf.includes('/Encrypt') ? null : { clips, drawn };
  const known = { ...knownBoxes(all), withLayers: layersIn(all, askedSeldom(drawn.contentOf)), hides, paper };
  const shown = Buffer.from(pdf);
  const anew = new Map<number, string>();
  const pages: PageAnew[] = [];
  for (const piece of pieces) {
    await setImmediate();
    const objects = objectsAsShown(piece, known);
    shown.write(objects.map(({ text }) => text).join(''), piece.from, 'latin1');
    for (const { text, start } of objects) {
      const own = asItCounts(text, known);
      const apart = own === null ? null : plainObject(own);
      if (apart !== null) pages.push({ ...apart, at: piece.from + start + apart.at });
    }
  }
  for (const stream of streams) {
    const objects = objectsAsShown(stream, known);
    const joined = objects.map(({ text }) => text).join('');
    if (joined !== stream.written) anew.set(stream.number, streamAnew({ ...stream, text: joined }, lock));
    for (const { text, number: numberOf } of objects) {
      const number = numberOf();
      const own = asItCounts(text, known);
      if (number !== undefined && own !== null) pages.push({ number, content: own, at: stream.from });
    }
  }
  for (const { number, content } of thoseThatCount(pages, pdf, pieces, streams)) anew.set(number, content);
  for (const [number, drawing] of clips.drawings) anew.set(number, streamOf('', drawing, number, lock));
  const whole = withObjectsAnew(shown, anew);
  return whole.equals(pdf) ? null : whole;
}

interface PageAnew {
  readonly number: number;
  readonly content: string;
  /** Where it stands in the file. */
  readonly at: number;
}

/** When a page was written anew, the last one counts; where another PDF is attached as it is, only the index tells. */
function thoseThatCount(
  pages: readonly PageAnew[],
  pdf: Buffer,
  pieces: readonly PdfPiece[],
  streams: readonly PackedObjects[],
): readonly PageAnew[] {
  if (pages.length === 0) return [];
  const places = new Map(pages.map(({ number }) => [number, { last: 0, count: 0 }]));
  const stands = (number: number, at: number): void => {
    const place = places.get(number);
    if (place !== undefined) places.set(number, { last: Math.max(place.last, at), count: place.count + 1 });
  };
  for (const { text, from } of pieces) {
    for (const { 1: number, index } of text.matchAll(beginnings)) stands(Number(number), from + index);
  }
  for (const stream of streams) for (const number of numbersOfPacked(stream).values()) stands(number, stream.from);
  const most = pdf.includes('%PDF-', pdf.indexOf('%PDF-') + 1) ? 1 : Number.POSITIVE_INFINITY;
  return pages.filter(({ number, at }) => {
    const place = places.get(number);
    return place !== undefined && place.last === at && place.count <= most;
  });
}

interface WithBoxes {
  readonly text: string;
  readonly apart: readonly BoxApart[];
  /** The figures of each MediaBox; of one that stands elsewhere the number of its object. */
  readonly pages: readonly (string | number)[];
  /** The objects in which boxes stand. */
  readonly named: readonly number[];
}

interface Told {
  readonly objects: readonly PdfObject[];
  readonly nodes: PageNodes;
  readonly layers: PrintedLayers;
}

function toldIn(objects: readonly PdfObject[]): Told {
  const nodes = new Map<number, PageNode>();
  const layers = new Map<number, 'ON' | 'OFF'>();
  for (const { text, number: numberOf } of objects) {
    const node = nodeIn(text);
    const state = printStateIn(text);
    const number = node === null && state === null ? undefined : numberOf();
    if (node !== null && number !== undefined) nodes.set(number, node);
    if (state !== null && number !== undefined) layers.set(number, state);
  }
  return { objects, nodes, layers };
}

function boxesIn(text: string, apart: readonly BoxApart[]): WithBoxes {
  const written = [...text.matchAll(boxes)].filter(([, name]) => name === 'MediaBox');
  const named = [...text.matchAll(namedBoxes)].map(([, name, number]) => ({ name, number: Number(number) }));
  const pagesNamed = named.filter(({ name }) => name === 'MediaBox').map(({ number }) => number);
  const pages = [...written.map(([, , , figures = '']) => figures), ...pagesNamed];
  return { text, apart, pages, named: named.map(({ number }) => number) };
}

/** One that has to stand anew. Null: it does not. */
function asItCounts(object: string, known: KnownBoxes): string | null {
  const own = withUsualSize(object, known) ?? withOwnCrop(object, known) ?? known.withLayers(object);
  const clipped = withoutHiddenParts(own ?? object, known) ?? own;
  return withDrawingApart(clipped ?? object, known) ?? clipped;
}

interface KnownBoxes {
  /** Those that stand in an object of their own and are named somewhere, by its number. */
  readonly apart: ReadonlyMap<number, string>;
  readonly nodes: PageNodes;
  /**
   * Changes an object that says which layers are shown so that it says which are printed. Null: it is no such object,
   * or says that already.
   */
  readonly withLayers: (object: string) => string | null;
  /** Null: nothing can be added to this PDF. */
  readonly hides: { readonly clips: Clips; readonly drawn: Drawn } | null;
  /** Null: nobody knows how large it is. */
  readonly paper: PaperSize | null;
  /** The smallest box that holds every page; null: no page says how large it is. */
  readonly largest: Sides | null;
}

/** Nothing is moved, so an object is where it was. */
function objectsAsShown(of: WithBoxes & Told, known: KnownBoxes): readonly PdfObject[] {
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
function withUsualSize(object: string, { nodes }: Pick<KnownBoxes, 'nodes'>): string | null {
  const figures = ownSize.exec(object)?.[1];
  if (figures === undefined) {
    const isUnsaid = typeOfPage.test(object) && !isNode(object) && isNowhere(object, 'MediaBox', nodes);
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

/**
 * A page that shares its crop with pages of other sizes, and of which the crop stands out, or whose own crop counts for
 * nothing, below one that would count then. Null: it is none.
 */
function withOwnCrop(object: string, known: KnownBoxes): string | null {
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

/** Null: all of it is shown, or it is no page. */
function withoutHiddenParts(object: string, known: KnownBoxes): string | null {
  const page = known.hides === null ? null : pageIn(object, known);
  if (known.hides === null || page === null) return null;
  const crop = readBox(figuresApart(figuresFor(object, 'CropBox', known.nodes), known));
  const shown = crop !== null && crops(crop, page) ? sharedBy(sides(crop), page) : page;
  if (shown === page && !isSmaller(page, known.paper)) return null;
  return withClip(object, shown, known.hides.clips, known.hides.drawn);
}

/** Null: it is drawn in one part, or is no page. */
const withDrawingApart = (object: string, { hides }: KnownBoxes): string | null =>
  hides === null || isNode(object) || !typeOfPage.test(object)
    ? null
    : withPartsApart(object, hides.clips, hides.drawn);

/** The paper is seen around it; a page across is turned. */
function isSmaller([left, bottom, right, top]: Sides, paper: PaperSize | null): boolean {
  if (paper === null || left >= right || bottom >= top) return false;
  const [width, height] = [right - left + roundingPoints, top - bottom + roundingPoints];
  return (
    Math.min(width, height) < paper.width * pointsPerMillimetre ||
    Math.max(width, height) < paper.height * pointsPerMillimetre
  );
}

/** How large it is; null: nobody says so, or it is no page but the node above several. */
function pageIn(object: string, known: KnownBoxes): Sides | null {
  if (isNode(object) || !(object.includes('/CropBox') || typeOfPage.test(object))) return null;
  const { pages } = boxesIn(object, []);
  return aroundAll(
    (pages.length > 0 ? pages : [figuresFor(object, 'MediaBox', known.nodes)]).map((page) => figuresApart(page, known)),
  );
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

/** Far more often than a file asks: what it answers may be large, and is kept. */
const mostContents = 16;

const askedSeldom = (contentOf: ContentOf): ContentOf => {
  let asked = 0;
  return (number) => {
    asked += 1;
    return asked > mostContents ? '' : contentOf(number);
  };
};

/** There is one, and another for each time that the file was changed; each is written with all of the layers. */
const mostLists = 64;

function layersIn(texts: readonly Pick<Told, 'layers'>[], contentOf: ContentOf): KnownBoxes['withLayers'] {
  const layers = new Map(texts.flatMap((one) => [...one.layers]));
  let lists = 0;
  return (object) => {
    if (lists === mostLists || !listsAllLayers(object)) return null;
    lists += 1;
    return withPrintedLayers(object, layers, contentOf);
  };
}

function knownBoxes(
  texts: readonly (WithBoxes & Pick<Told, 'nodes'>)[],
): Omit<KnownBoxes, 'withLayers' | 'hides' | 'paper'> {
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
