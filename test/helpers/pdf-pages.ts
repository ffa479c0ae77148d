/**
 * Reads PDFs as a printer's output is checked: page by page, the words and the ink. With poppler, not with our own
 * code.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Dots per inch: enough to see a missing row or a scaled page, small enough to compare quickly. */
const resolution = 50;

export interface PdfPage {
  /** The words of the page in drawing order, with single spaces. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 white; `width * height` of them. */
  readonly grey: Uint8Array;
}

export async function readPdfPages(path: string): Promise<readonly PdfPage[]> {
  const { stdout: facts } = await run('pdfinfo', [path]);
  const count = Number(/^Pages:\s+(\d+)/m.exec(facts)?.[1] ?? 0);
  return Promise.all(Array.from({ length: count }, (_, index) => readPage(path, index + 1)));
}

/** Every word of every page, without the ink. */
export async function readPdfWords(path: string): Promise<string> {
  const { stdout } = await run('pdftotext', ['-raw', path, '-']);
  return stdout;
}

async function readPage(path: string, page: number): Promise<PdfPage> {
  const only = ['-f', String(page), '-l', String(page)];
  const { stdout: text } = await run('pdftotext', ['-raw', ...only, path, '-']);
  const raster = ['-r', String(resolution), '-gray', '-singlefile'];
  const { stdout: pgm } = await run('pdftoppm', [...raster, ...only, path], {
    encoding: 'buffer',
    maxBuffer: 64 << 20,
  });
  return { text: text.replace(/\s+/g, ' ').trim(), ...readPgm(pgm) };
}

/** 'P5 width height 255' and then one byte for each dot. */
function readPgm(bytes: Buffer): Pick<PdfPage, 'width' | 'height' | 'grey'> {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
  if (header === null) throw new Error('pdftoppm wrote no PGM picture');
  return { width: Number(header[1]), height: Number(header[2]), grey: bytes.subarray(header[0].length) };
}

/** The share of dots that differ clearly: 0 for the same picture, near 0 after a printer's own rendering of it. */
export function differingPart(one: PdfPage, other: PdfPage): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const clearly = one.grey.filter((value, index) => Math.abs(value - (other.grey[index] ?? 0)) > 128);
  return clearly.length / one.grey.length;
}

/** The share of dots that carry ink. */
export function inkPart(page: PdfPage): number {
  return page.grey.filter((value) => value < 128).length / page.grey.length;
}
