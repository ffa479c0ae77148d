/**
 * Where a page is in a PDF: readers, and so our preview, show its CropBox as far as it lies on its MediaBox. CUPS's own
 * filter (pdftopdf) centres the TrimBox on the paper and takes each box as it is written: where these differ, a page
 * comes out beside the paper.
 */
import { packedObjects, withPackedAnew } from './packed-objects.ts';

/** Left, bottom, right, top, as the file writes them: '-12.50'. */
type Box = readonly [left: string, bottom: string, right: string, top: string];

const boxes = /\/(MediaBox|CropBox)(\s*)\[([^[\]]*)\]/g;

/**
 * The PDF with boxes that can be read in one way only. Nothing in it moves: each box is as long as it was, and objects
 * that are packed into a stream stand behind the others anew. Null: it is that already.
 */
export function withShownBoxes(pdf: Buffer): Buffer | null {
  const text = pdf.toString('latin1');
  const packed = packedObjects(pdf, text);
  const largest = aroundAll([text, ...packed.map((stream) => stream.text)]);
  const unpacked = boxesAsShown(text, largest);
  const changed = packed.flatMap((stream) => {
    const shown = boxesAsShown(stream.text, largest);
    return shown === stream.text ? [] : [{ ...stream, text: shown }];
  });
  const shown = withPackedAnew(unpacked, changed);
  return shown === text ? null : Buffer.from(shown, 'latin1');
}

const boxesAsShown = (text: string, largest: Sides | null): string =>
  text
    .replace(/\/TrimBox(?!\w)/g, '/TrimBoX')
    .replace(boxes, (all: string, name: string, space: string, figures: string) => {
      const box = readBox(figures);
      if (box === null) return all;
      if (name === 'CropBox' && !crops(box, largest)) return all.replace('CropBox', 'CropBoX');
      const isUsual = wordsOf(figures).join() === box.join();
      return isUsual ? all : `/${name}${space}[${box.join(' ').padEnd(figures.length)}]`;
    });

type Sides = readonly [left: number, bottom: number, right: number, top: number];

const sides = ([left, bottom, right, top]: Box): Sides => [Number(left), Number(bottom), Number(right), Number(top)];

const wordsOf = (figures: string): readonly string[] => figures.trim().split(/\s+/);

/** Any two opposite corners may be written, in any order. Null: these are no four figures. */
function readBox(figures: string): Box | null {
  const [x1, y1, x2, y2, ...more] = wordsOf(figures);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || more.length > 0) return null;
  if (![x1, y1, x2, y2].every((one) => Number.isFinite(Number(one)))) return null;
  const [left, right] = Number(x1) > Number(x2) ? [x2, x1] : [x1, x2];
  const [bottom, top] = Number(y1) > Number(y2) ? [y2, y1] : [y1, y2];
  return [left, bottom, right, top];
}

/** Leaves something of a page away; one without an area, or around every page, counts for no reader. */
function crops(crop: Box, largest: Sides | null): boolean {
  const [left, bottom, right, top] = sides(crop);
  if (left >= right || bottom >= top) return false;
  return largest === null || left > largest[0] || bottom > largest[1] || right < largest[2] || top < largest[3];
}

/** The smallest box that holds every page; null: no page says how large it is. */
function aroundAll(texts: readonly string[]): Sides | null {
  let around: Sides | null = null;
  for (const [, name, , figures = ''] of texts.flatMap((text) => [...text.matchAll(boxes)])) {
    const box = name === 'MediaBox' ? readBox(figures) : null;
    if (box === null) continue;
    const [left, bottom, right, top] = sides(box);
    const [l, b, r, t]: Sides = around ?? [left, bottom, right, top];
    around = [Math.min(l, left), Math.min(b, bottom), Math.max(r, right), Math.max(t, top)];
  }
  return around;
}
