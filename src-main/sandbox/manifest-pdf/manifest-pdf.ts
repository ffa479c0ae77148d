/** The manifest a courier signs: A4, one part per carrier, a row per order with its tracking number as text and as Code 128. */
import PdfDocument from 'pdfkit';
import type { ManifestOrder } from '../state/manifests.ts';
import { drawCode128 } from './code-128.ts';

export interface ManifestContent {
  readonly accountName: string;
  readonly madeAt: Date;
  readonly orders: readonly ManifestOrder[];
}

const margin = 40;
const rowHeight = 44;
const headHeight = 96;
const pageHeight = 841.89;
const rowsPerPage = Math.floor((pageHeight - 2 * margin - headHeight - 30) / rowHeight);

interface ManifestPage {
  readonly carrier: string;
  readonly carrierOrderCount: number;
  readonly orders: readonly ManifestOrder[];
}

export async function makeManifestPdf(content: ManifestContent): Promise<Buffer> {
  const pages = pagesOf(content.orders);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: `Manifest ${content.accountName}`, CreationDate: content.madeAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const [index, page] of pages.entries()) {
    pdf.addPage();
    drawHead(pdf, content, page);
    for (const [row, order] of page.orders.entries()) drawRow(pdf, order, margin + headHeight + row * rowHeight);
    pdf
      .font('Helvetica')
      .fontSize(9)
      .text(`Page ${index + 1} of ${pages.length}`, margin, pageHeight - margin, { lineBreak: false });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function pagesOf(orders: readonly ManifestOrder[]): readonly ManifestPage[] {
  const pages: ManifestPage[] = [];
  const byCarrier = Map.groupBy(orders, (order) => order.carrier);
  for (const [carrier, group] of [...byCarrier].sort(([left], [right]) => (left < right ? -1 : 1))) {
    for (let start = 0; start < group.length; start += rowsPerPage) {
      pages.push({ carrier, carrierOrderCount: group.length, orders: group.slice(start, start + rowsPerPage) });
    }
  }
  return pages;
}

function drawHead(pdf: PDFKit.PDFDocument, content: ManifestContent, page: ManifestPage): void {
  pdf.font('Helvetica-Bold').fontSize(18).text(`Manifest: ${page.carrier}`, margin, margin, { lineBreak: false });
  pdf.font('Helvetica').fontSize(10);
  pdf.text(`${content.accountName}, ${content.madeAt.toISOString().slice(0, 10)}`, margin, margin + 26, {
    lineBreak: false,
  });
  pdf.text(`${page.carrierOrderCount} orders of this carrier`, margin, margin + 40, { lineBreak: false });
}

function drawRow(pdf: PDFKit.PDFDocument, order: ManifestOrder, top: number): void {
  pdf.font('Helvetica').fontSize(10);
  pdf.text(order.orderNumber, margin, top + 6, { lineBreak: false });
  pdf.text(order.name, margin + 130, top + 6, { lineBreak: false });
  pdf.text(order.trackingNumber, margin + 290, top + 28, { lineBreak: false });
  drawCode128(pdf, order.trackingNumber, { left: margin + 290, top: top + 4, width: 220, height: 20 });
}
