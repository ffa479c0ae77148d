/**
 * Draws one page of a manifest: its account, a row per order, the courier's signature, the page number. Lengths are in
 * points.
 */

import { drawCode128 } from '../../drawing/bar-code-drawing.ts';
import { drawText } from '../../drawing/pdf-text.ts';
import type { ManifestOrder } from '../state/manifests.ts';
import type { ManifestPage } from './pages.ts';

export interface ManifestHead {
  readonly accountName: string;
  readonly madeAt: Date;
}

/** A4. */
const pageWidth = 595.28;
const pageHeight = 841.89;
const margin = 36;
const right = pageWidth - margin;
const tableTop = 116;
const tableHeadHeight = 18;
const rowHeight = 42;
const footHeight = 70;

export const rowsPerPage = Math.floor((pageHeight - tableTop - tableHeadHeight - footHeight - margin) / rowHeight);

const columns = {
  row: { left: margin, width: 26 },
  order: { left: margin + 32, width: 122 },
  receiver: { left: margin + 162, width: 150 },
  // A number of 22 digits still gets bars of a third of a millimetre, which hand scanners can read.
  tracking: { left: margin + 322, width: right - margin - 322 },
};

const grey = '#5f6368';
const lineGrey = '#c4c7cc';

export function drawPage(
  pdf: PDFKit.PDFDocument,
  head: ManifestHead,
  page: ManifestPage,
  place: { readonly number: number; readonly count: number },
): void {
  pdf.addPage();
  drawHead(pdf, head, page);
  drawTableHead(pdf);
  for (const [index, order] of page.orders.entries()) {
    drawRow(pdf, order, page.firstRow + index, tableTop + tableHeadHeight + index * rowHeight);
  }
  if (page.last) drawSignature(pdf);
  pdf.fillColor(grey);
  drawText(pdf, `Page ${place.number} of ${place.count}`, {
    left: right - 200,
    top: pageHeight - margin - 8,
    width: 200,
    size: 9,
    align: 'right',
  });
}

function drawHead(pdf: PDFKit.PDFDocument, head: ManifestHead, page: ManifestPage): void {
  const half = (right - margin) / 2;
  pdf.fillColor('black');
  drawText(pdf, page.carrier, { left: margin, top: margin, width: half, size: 22, weight: 'bold' });
  drawText(pdf, 'Manifest', { left: right - half, top: margin, width: half, size: 22, align: 'right' });
  pdf.fillColor(grey);
  drawText(pdf, head.accountName, { left: margin, top: margin + 34, width: half, size: 11 });
  const count = page.carrierOrderCount === 1 ? '1 order' : `${page.carrierOrderCount} orders`;
  drawText(pdf, `${count}, ${page.carrierWeightKg.toFixed(2)} kg`, {
    left: margin,
    top: margin + 50,
    width: half,
    size: 11,
  });
  const made = head.madeAt.toISOString();
  const when = `${made.slice(0, 10)} ${made.slice(11, 16)} UTC`;
  drawText(pdf, when, { left: right - half, top: margin + 34, width: half, size: 11, align: 'right' });
}

function drawTableHead(pdf: PDFKit.PDFDocument): void {
  pdf.fillColor(grey);
  const titles = { row: '#', order: 'Order number', receiver: 'Receiver', tracking: 'Tracking number' };
  drawText(pdf, titles.row, { ...columns.row, top: tableTop, size: 9 });
  drawText(pdf, titles.order, { ...columns.order, top: tableTop, size: 9 });
  drawText(pdf, titles.receiver, { ...columns.receiver, top: tableTop, size: 9 });
  drawText(pdf, titles.tracking, { ...columns.tracking, top: tableTop, size: 9 });
  drawLine(pdf, margin, tableTop + tableHeadHeight - 2, right);
}

/** In reading order, because a program extracts the text in the order it is drawn. */
function drawRow(pdf: PDFKit.PDFDocument, order: ManifestOrder, row: number, top: number): void {
  pdf.fillColor('black');
  drawText(pdf, String(row), { ...columns.row, top: top + 6, size: 9 });
  drawText(pdf, order.orderNumber, { ...columns.order, top: top + 4, size: 11, weight: 'bold' });
  drawText(pdf, order.name, { ...columns.receiver, top: top + 4, size: 11 });
  drawCode128(pdf, order.trackingNumber, { ...columns.tracking, top: top + 4, height: 18 });
  pdf.fillColor(grey);
  const parcel = `${order.carrierService}, ${order.weightKg.toFixed(2)} kg`;
  drawText(pdf, parcel, { ...columns.order, top: top + 25, size: 8 });
  const place = [order.company, order.city, order.postCode, order.countryCode].filter((part) => part !== '');
  drawText(pdf, place.join(', '), { ...columns.receiver, top: top + 25, size: 8 });
  pdf.fillColor('black');
  drawText(pdf, order.trackingNumber, { ...columns.tracking, top: top + 24, size: 9 });
  drawLine(pdf, margin, top + rowHeight - 2, right);
}

function drawSignature(pdf: PDFKit.PDFDocument): void {
  const top = pageHeight - margin - 34;
  const width = (right - margin - 40) / 3;
  pdf.fillColor(grey);
  for (const [index, title] of ['Collected by', 'Signature', 'Date and time'].entries()) {
    const left = margin + index * (width + 20);
    drawLine(pdf, left, top, left + width);
    drawText(pdf, title, { left, top: top + 3, width, size: 8 });
  }
}

function drawLine(pdf: PDFKit.PDFDocument, from: number, top: number, to: number): void {
  pdf.lineWidth(0.5).strokeColor(lineGrey).moveTo(from, top).lineTo(to, top).stroke();
}
