/**
 * A sheet of codes as a PDF: each code as a bar code and as a square, so that any scanner can read one of the two.
 * Upright, so that all the commands stand on one page; across where a code is long, as upright its lines were too thin.
 */
import PDFDocument from 'pdfkit';
import type { CodeSheet, SheetCode } from '../../src-preload/contract/code-sheet.ts';
import { drawCode128, drawQrCode } from './bar-code-drawing.ts';
import { type PaperSize, pointsPerMillimetre } from './paper-size.ts';

/** In points. */
interface Page {
  readonly width: number;
  readonly height: number;
}
const margin = 40;
const row = { lines: 42, words: 14, gap: 18 } as const;
/** Longer codes take the whole width, with the square below. */
const longCode = 30;

/** `paper`: A4, Letter or larger. */
export function sheetPdf(sheet: CodeSheet, paper: PaperSize): Promise<DrawnPdf> {
  const [short, long] = [paper.width * pointsPerMillimetre, paper.height * pointsPerMillimetre];
  const page: Page = sheet.codes.some(isLong) ? { width: long, height: short } : { width: short, height: long };
  const pdf = new PDFDocument({ size: [page.width, page.height], margin, info: { Title: sheet.title } });
  const whole = drawnPdf(pdf);
  pdf.font('Helvetica-Bold').fontSize(20).text(sheet.title);
  pdf
    .font('Helvetica')
    .fontSize(11)
    .text(sheet.explanation, { width: page.width - 2 * margin });
  let top = pdf.y + row.gap;
  for (const one of sheet.codes) {
    const height = heightOf(one);
    if (top + height > page.height - margin) {
      pdf.addPage();
      top = margin;
    }
    drawCode(pdf, page, one, top);
    top += height + row.gap;
  }
  pdf.end();
  return whole;
}

export interface DrawnPdf {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
}

/** The whole PDF, once it is ended. Call it while the first page is the only one. */
export function drawnPdf(pdf: PDFKit.PDFDocument): Promise<DrawnPdf> {
  let pageCount = 1;
  const chunks: Uint8Array[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<DrawnPdf>();
  pdf.on('pageAdded', () => {
    pageCount += 1;
  });
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  pdf.on('end', () => resolve({ bytes: Buffer.concat(chunks), pageCount }));
  pdf.on('error', reject);
  return promise;
}

const isLong = ({ code }: SheetCode): boolean => code.length > longCode;

function heightOf(code: SheetCode): number {
  return row.words + row.lines + (isLong(code) ? row.gap + 2 * row.lines : row.lines / 2);
}

/** White paper is the quiet zone around a code: the page's margin, and the gaps between the rows. */
function drawCode(pdf: PDFKit.PDFDocument, page: Page, { words, code }: SheetCode, top: number): void {
  pdf.fillColor('black').font('Helvetica-Bold').fontSize(11);
  pdf.text(words, margin, top, { width: page.width - 2 * margin, lineBreak: false, ellipsis: true });
  const linesTop = top + row.words;
  const width = page.width - 2 * margin;
  if (code.length > longCode) {
    drawCode128(pdf, code, { left: margin, top: linesTop, width, height: row.lines });
    const squareTop = linesTop + row.lines + row.gap;
    drawQrCode(pdf, code, { left: margin, top: squareTop, width, height: 2 * row.lines });
    return;
  }
  const height = row.lines + row.lines / 2;
  drawCode128(pdf, code, { left: margin, top: linesTop, width: width / 2, height });
  drawQrCode(pdf, code, { left: margin + width * 0.75, top: linesTop, width, height });
}
