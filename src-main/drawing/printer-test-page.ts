/**
 * The page that proves that a printer prints to scale: a bar of exactly 100 mm, and a frame 5 mm from the edge of the
 * paper. On labels that are too small for it the bar is shorter, and everything stays on one label.
 */
import PDFDocument from 'pdfkit';
import type { TestBar, TestPage } from '../../src-preload/contract/code-sheet.ts';
import { type DrawnPdf, drawnPdf } from './bar-code-sheet.ts';
import { pointsPerMillimetre } from './paper-size.ts';

const frameMillimetres = 5;
/** Smaller letters leave more room for the bar. */
const textSizes = [9, 7, 5] as const;
const titleIsLargerBy = 5;
/** The bar with its ticks and its words, across. */
const barAcrossMillimetres = 14;

const mm = (millimetres: number): number => millimetres * pointsPerMillimetre;

/** In points. */
interface Layout {
  readonly bar: TestBar;
  readonly textSize: number;
  readonly hasExplanation: boolean;
  readonly isUpright: boolean;
}

/** `paper` in millimetres, upright. On paper too narrow for the bar it stands upright. */
export function testPagePdf(
  page: TestPage,
  paper: { readonly width: number; readonly height: number },
): Promise<DrawnPdf> {
  const margin = mm(Math.min(paper.width, paper.height) < 60 ? 7 : 10);
  const size: [number, number] = [mm(paper.width), mm(paper.height)];
  const pdf = new PDFDocument({ size, margin, info: { Title: page.title } });
  const whole = drawnPdf(pdf);
  const inner = { width: paper.width - 2 * frameMillimetres, height: paper.height - 2 * frameMillimetres };
  pdf.lineWidth(0.5).rect(mm(frameMillimetres), mm(frameMillimetres), mm(inner.width), mm(inner.height)).stroke();
  const layout = layoutFor(pdf, page, margin);
  const { bar, textSize, isUpright } = layout;
  const text = { width: size[0] - 2 * margin, height: size[1] - 2 * margin, ellipsis: true };
  pdf
    .font('Helvetica-Bold')
    .fontSize(textSize + titleIsLargerBy)
    .text(page.title, margin, margin, text);
  pdf.font('Helvetica').fontSize(textSize);
  if (layout.hasExplanation) pdf.text(bar.explanation, margin, pdf.y, text);
  drawBar(pdf, bar, { left: margin, top: pdf.y + textSize, isUpright, textSize });
  pdf.end();
  return whole;
}

/** The longest bar, then the largest letters, that leave all of it on the paper. */
function layoutFor(pdf: PDFKit.PDFDocument, page: TestPage, margin: number): Layout {
  const across = mm(barAcrossMillimetres);
  const room = { width: pdf.page.width - 2 * margin, height: pdf.page.height - margin - mm(frameMillimetres) };
  const layouts = [true, false].flatMap((hasExplanation) =>
    page.bars.flatMap((bar) =>
      textSizes.flatMap((textSize) =>
        [false, true].map((isUpright): Layout => ({ bar, textSize, hasExplanation, isUpright })),
      ),
    ),
  );
  const fits = ({ bar, textSize, hasExplanation, isUpright }: Layout): boolean => {
    const { width } = room;
    const title = pdf
      .font('Helvetica-Bold')
      .fontSize(textSize + titleIsLargerBy)
      .heightOfString(page.title, { width });
    const said = pdf.font('Helvetica').fontSize(textSize).heightOfString(bar.explanation, { width });
    const top = title + (hasExplanation ? said : 0) + textSize;
    const along = mm(bar.millimetres);
    return isUpright ? across <= width && top + along <= room.height : along <= width && top + across <= room.height;
  };
  const [smallest] = layouts.slice(-1);
  const found = layouts.find(fits) ?? smallest;
  if (found === undefined) throw new RangeError('A test page needs a bar.');
  return found;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly isUpright: boolean;
  readonly textSize: number;
}

/** Has a tick at each centimetre, so that a ruler need not reach its end. */
function drawBar(
  pdf: PDFKit.PDFDocument,
  { millimetres, words }: TestBar,
  { left, top, isUpright, textSize }: Place,
): void {
  const place = (along: number, across: number): [number, number] =>
    isUpright ? [left + mm(across), top + mm(along)] : [left + mm(along), top + mm(across)];
  const size: [number, number] = isUpright ? [mm(3), mm(millimetres)] : [mm(millimetres), mm(3)];
  pdf.rect(...place(0, 0), ...size).fill('black');
  for (let tick = 0; tick <= millimetres; tick += 10) {
    pdf
      .moveTo(...place(tick, 4))
      .lineTo(...place(tick, tick % 50 === 0 ? 9 : 7))
      .stroke('black');
  }
  const beside = place(0, 10);
  pdf.fillColor('black').fontSize(textSize);
  // On a narrow label they stand below the bar.
  const hasRoom = beside[0] + pdf.widthOfString(words) <= pdf.page.width - mm(frameMillimetres);
  const at: [number, number] = hasRoom ? beside : [left, top + mm(millimetres) + 2];
  pdf.text(words, ...at, { lineBreak: false });
}
