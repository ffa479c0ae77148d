/** Bar codes as filled rectangles: sharp at any printer's resolution, and small. */
import barcodes from 'bwip-js/node';

export interface BarcodeBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The widest bar, in points: a short number must not fill the whole box. */
const widestModule = 1;

export function drawCode128(pdf: PDFKit.PDFDocument, text: string, box: BarcodeBox): void {
  const widths = barWidths(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const moduleWidth = Math.min(widestModule, box.width / modules);
  let left = box.left;
  for (const [index, width] of widths.entries()) {
    // Bars and gaps alternate, a bar first.
    if (index % 2 === 0) pdf.rect(left, box.top, width * moduleWidth, box.height);
    left += width * moduleWidth;
  }
  pdf.fill('black');
}

function barWidths(text: string): readonly number[] {
  const [symbol] = barcodes.raw({ bcid: 'code128', text });
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('No Code 128 came back.');
  return symbol.sbs;
}

/**
 * A QR code at the left edge of the box, centred in height and as large as the height allows; `box.width` is ignored.
 */
export function drawQrCode(pdf: PDFKit.PDFDocument, text: string, box: BarcodeBox): void {
  const [symbol] = barcodes.raw({ bcid: 'qrcode', text, eclevel: 'M' } as Parameters<typeof barcodes.raw>[0]);
  if (symbol === undefined || !('pixs' in symbol)) throw new Error('No QR code came back.');
  const { pixs, pixx } = symbol;
  const size = box.height / pixx;
  for (const [index, dark] of pixs.entries()) {
    if (dark === 1) pdf.rect(box.left + (index % pixx) * size, box.top + Math.floor(index / pixx) * size, size, size);
  }
  pdf.fill('black');
}
