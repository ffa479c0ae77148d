/** Reads a PDF back as pdf.js, the app's own viewer, sees it: the text and the bar codes of each page. */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readCode128, type Stretch } from './code-128-reading.ts';

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Of its letters, in points. */
  readonly sizes: readonly number[];
  /** What the Code 128 symbols of the page say, in the order they are drawn. */
  readonly barcodes: readonly string[];
}

export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    const sizes = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.height] : []));
    const { fnArray, argsArray } = await page.getOperatorList();
    const barcodes: string[] = [];
    for (const [index, operator] of fnArray.entries()) {
      // Every filled path is a bar code: everything else on the page is text or a stroked line.
      if (operator === OPS.constructPath && argsArray[index][0] === OPS.fill) {
        const bars = rectanglesOf(argsArray[index][1][0]);
        // A square code has several dark modules above each other; it is not read.
        if (new Set(bars.map(({ left }) => left)).size === bars.length) barcodes.push(readCode128(bars));
      }
    }
    pages.push({ width, height, text, sizes, barcodes });
  }
  await task.destroy();
  return pages;
}

/** What is drawn on each page, as pdf.js lists it. */
export async function operatorsOf(
  bytes: Uint8Array,
): Promise<readonly (readonly { readonly operator: number; readonly args: readonly unknown[] }[])[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    pages.push(fnArray.map((operator, index) => ({ operator, args: [...(argsArray[index] ?? [])] })));
  }
  await task.destroy();
  return pages;
}

/** pdf.js keeps a path as numbers: 0 x y starts a shape, 1 x y draws a line, 4 closes it. */
function rectanglesOf(path: Float32Array): readonly Stretch[] {
  const shapes: number[][] = [];
  for (let index = 0; index < path.length; ) {
    const step = path[index];
    if (step === 0) shapes.push([]);
    if (step === 0 || step === 1) shapes.at(-1)?.push(path[index + 1] ?? Number.NaN);
    index += step === 4 ? 1 : 3;
  }
  return shapes.map((xs) => ({ left: Math.min(...xs), right: Math.max(...xs) }));
}
