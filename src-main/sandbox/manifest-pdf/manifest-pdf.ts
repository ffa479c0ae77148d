/** The manifest a courier signs: A4, one part per carrier, a row per order with its tracking number as text and as Code 128. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import PdfDocument from 'pdfkit';
import { registerFonts } from '../../drawing/pdf-fonts.ts';
import type { ManifestOrder } from '../state/manifests.ts';
import { drawPage, type ManifestHead, rowsPerPage } from './page-drawing.ts';
import { planPages } from './pages.ts';

export interface ManifestContent extends ManifestHead {
  readonly orders: readonly ManifestOrder[];
}

/** Other requests are answered between these: a manifest of every order may have thousands of pages. */
const pagesPerTurn = 5;

export async function makeManifestPdf(content: ManifestContent): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    info: { Title: `Manifest of ${content.accountName}`, Author: content.accountName, CreationDate: content.madeAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  registerFonts(pdf);
  const pages = planPages(content.orders, rowsPerPage);
  for (const [index, page] of pages.entries()) {
    drawPage(pdf, content, page, { number: index + 1, count: pages.length });
    if (index % pagesPerTurn === 0) await nextTurn();
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
