/**
 * Where a page is in a PDF: readers, and so our preview, show its CropBox as far as it lies on its MediaBox. CUPS's own
 * filter (pdftopdf) centres the TrimBox on the paper and takes each box as it is written: where these differ, a page
 * comes out beside the paper.
 */
import { setImmediate } from 'node:timers/promises';
import { type PaperSize, pointsPerMillimetre } from '../../drawing/paper-size.ts';
import { boxesApart, boxesApartIn, numbersOfPacked } from './boxes-apart.ts';
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
import {
  boxesIn,
  isPage,
  type KnownBoxes,
  knownBoxes,
  objectsAsShown,
  pageIn,
  shownOf,
  type WithBoxes,
  withOwnCrop,
  withUsualSize,
} from './page-boxes.ts';
import { nodeIn, type PageNode, type PageNodes } from './page-nodes.ts';
import type { Sides } from './pdf-box.ts';
import { type PdfPiece, piecesOf } from './pdf-pieces.ts';
import { withPlainBoxes } from './plain-boxes.ts';
import {
  type ContentOf,
  listsAllLayers,
  type PrintedLayers,
  printStateIn,
  withPrintedLayers,
} from './printed-layers.ts';

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

/** One that has to stand anew. Null: it does not. */
function asItCounts(object: string, known: Known): string | null {
  const own = withUsualSize(object, known) ?? withOwnCrop(object, known) ?? known.withLayers(object);
  const clipped = withoutHiddenParts(own ?? object, known) ?? own;
  return withDrawingApart(clipped ?? object, known) ?? clipped;
}

/** What the whole file says. */
interface Known extends KnownBoxes {
  /**
   * Changes an object that says which layers are shown so that it says which are printed. Null: it is no such object,
   * or says that already.
   */
  readonly withLayers: (object: string) => string | null;
  /** Null: nothing can be added to this PDF. */
  readonly hides: { readonly clips: Clips; readonly drawn: Drawn } | null;
  /** Null: nobody knows how large it is. */
  readonly paper: PaperSize | null;
}

/** Null: all of it is shown, or it is no page. */
function withoutHiddenParts(object: string, known: Known): string | null {
  const page = known.hides === null ? null : pageIn(object, known);
  if (known.hides === null || page === null) return null;
  const shown = shownOf(object, page, known);
  if (shown === page && !isSmaller(page, known.paper)) return null;
  return withClip(object, shown, known.hides.clips, known.hides.drawn);
}

/** Null: it is drawn in one part, or is no page. */
const withDrawingApart = (object: string, { hides }: Known): string | null =>
  hides === null || !isPage(object) ? null : withPartsApart(object, hides.clips, hides.drawn);

/** Sides that are rounded; the same paper is called 595 and 595.28 points wide. */
const roundingPoints = 2;

/** The paper is seen around it; a page across is turned. */
function isSmaller([left, bottom, right, top]: Sides, paper: PaperSize | null): boolean {
  if (paper === null || left >= right || bottom >= top) return false;
  const [width, height] = [right - left + roundingPoints, top - bottom + roundingPoints];
  return (
    Math.min(width, height) < paper.width * pointsPerMillimetre ||
    Math.max(width, height) < paper.height * pointsPerMillimetre
  );
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

function layersIn(texts: readonly Pick<Told, 'layers'>[], contentOf: ContentOf): Known['withLayers'] {
  const layers = new Map(texts.flatMap((one) => [...one.layers]));
  let lists = 0;
  return (object) => {
    if (lists === mostLists || !listsAllLayers(object)) return null;
    lists += 1;
    return withPrintedLayers(object, layers, contentOf);
  };
}
