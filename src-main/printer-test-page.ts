/** The page that proves that a printer prints to scale: a bar of exactly 100 mm, and a frame 5 mm from the edge of the paper. */
import PDFDocument from 'pdfkit';
import type { TestPage } from '../src-preload/contract/code-sheet.ts';
import { bytesOf } from './bar-code-sheet.ts';

const pointsPerMillimetre = 72 / 25.4;
const barMillimetres = 100;
const frameMillimetres = 5;
const marginMillimetres = 10;

/** `paper` in millimetres, upright. On paper too narrow for the bar it stands upright. */
export function testPagePdf(
  page: TestPage,
  paper: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const mm = (millimetres: number): number => millimetres * pointsPerMillimetre;
  const pdf = new PDFDocument({
    size: [mm(paper.width), mm(paper.height)],
    margin: mm(marginMillimetres),
    info: { Title: page.title },
  });
  const whole = bytesOf(pdf);
  const inner = { width: paper.width - 2 * frameMillimetres, height: paper.height - 2 * frameMillimetres };
  pdf.lineWidth(0.5).rect(mm(frameMillimetres), mm(frameMillimetres), mm(inner.width), mm(inner.height)).stroke();
  const width = mm(paper.width - 2 * marginMillimetres);
  pdf.font('Helvetica-Bold').fontSize(14).text(page.title, { width });
  pdf.font('Helvetica').fontSize(9).text(page.explanation, { width }).moveDown();
  const isWide = paper.width - 2 * marginMillimetres >= barMillimetres;
  drawBar(pdf, page.bar, { left: mm(marginMillimetres), top: pdf.y, isWide, mm });
  pdf.end();
  return whole;
}

interface Bar {
  readonly left: number;
  readonly top: number;
  readonly isWide: boolean;
  readonly mm: (millimetres: number) => number;
}

/** Has a tick at each centimetre, so that a ruler need not reach its end. */
function drawBar(pdf: PDFKit.PDFDocument, words: string, { left, top, isWide, mm }: Bar): void {
  const place = (along: number, across: number): [number, number] =>
    isWide ? [left + mm(along), top + mm(across)] : [left + mm(across), top + mm(along)];
  const size: [number, number] = isWide ? [mm(barMillimetres), mm(3)] : [mm(3), mm(barMillimetres)];
  pdf.rect(...place(0, 0), ...size).fill('black');
  for (let centimetre = 0; centimetre <= 10; centimetre++) {
    pdf
      .moveTo(...place(centimetre * 10, 4))
      .lineTo(...place(centimetre * 10, centimetre % 5 === 0 ? 9 : 7))
      .stroke('black');
  }
  pdf
    .fillColor('black')
    .fontSize(9)
    .text(words, ...place(0, 10), { lineBreak: false });
}
