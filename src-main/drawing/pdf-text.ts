/**
 * Draws one line of text that never leaves its column and is never cut: a number without its end would be another
 * number.
 */
import { type FontFeatures, runsOf, type Weight } from './pdf-fonts.ts';

export interface TextPlace {
  readonly left: number;
  /** The top of the line. */
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right';
}

export type TextLook = Pick<TextPlace, 'size' | 'weight'>;

/** Lengths are in points. Text too long for its column is set smaller. */
export function drawText(pdf: PDFKit.PDFDocument, text: string, place: TextPlace): void {
  const runs = runsOf(text, place.weight ?? 'regular');
  const widths = widthsOf(pdf, runs, place.size);
  const natural = sumOf(widths);
  const scale = natural > place.width ? place.width / natural : 1;
  let left = place.align === 'right' ? place.left + place.width - natural * scale : place.left;
  // All fonts share one baseline, though their heights differ.
  const baseline = place.top + place.size;
  for (const [index, run] of runs.entries()) {
    pdf
      .font(run.fontName)
      .fontSize(place.size * scale)
      .text(run.text, left, baseline, textOptions(run.features));
    left += (widths[index] ?? 0) * scale;
  }
}

/** How wide it is where nothing is set smaller. */
export function textWidth(pdf: PDFKit.PDFDocument, text: string, { size, weight = 'regular' }: TextLook): number {
  return sumOf(widthsOf(pdf, runsOf(text, weight), size));
}

function widthsOf(pdf: PDFKit.PDFDocument, runs: ReturnType<typeof runsOf>, size: number): readonly number[] {
  return runs.map((run) => pdf.font(run.fontName).fontSize(size).widthOfString(run.text, textOptions(run.features)));
}

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

/**
 * pdfkit passes features to fontkit, which also accepts an object that turns some off; pdfkit's types know only the
 * list form.
 */
function textOptions(features: FontFeatures): PDFKit.Mixins.TextOptions {
  const options: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
  return Object.keys(features).length === 0 ? options : Object.assign(options, { features });
}
