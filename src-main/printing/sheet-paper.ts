/** Where a sheet of our own is printed, and on which paper: the sheet is drawn for the paper, never scaled to it. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Media, PaperChoice, Printer, PrinterList, SheetKind } from '../../src-preload/contract/printing.ts';
import { fileFailure } from '../disk/durable-file.ts';
import type { PaperSize } from '../drawing/paper-size.ts';
import { failureOf } from '../failures.ts';

export interface Sheet {
  readonly kind: SheetKind;
  /** The hand-over that it is of. */
  readonly tallyId?: string;
  /** Its name in the queue. */
  readonly title: string;
  /** 'large': needs A4, Letter or larger · 'any': drawn for any paper, also labels. */
  readonly needs: 'large' | 'any';
  draw(paper: PaperSize): Promise<{ readonly bytes: Uint8Array; readonly pageCount: number }>;
}

export const a4: PaperSize = { width: 210, height: 297 };
/** Letter is wider and shorter than A4; both are large. */
const large: PaperSize = { width: 209, height: 278 };

export interface SheetPrinter {
  readonly printer: string;
  readonly media: string | null;
  readonly tray: string | null;
  readonly paper: PaperSize;
}

/** Throws PackbenchError 'spooler-missing', 'printer-unknown', 'paper-too-small'. */
export function paperForSheet({ needs }: Sheet, choice: PaperChoice, { spooler, printers }: PrinterList): SheetPrinter {
  if (spooler === 'missing') throw failureOf('spooler-missing');
  const usual = printers.find(({ isDefault }) => isDefault) ?? (printers.length === 1 ? printers[0] : undefined);
  const printer = choice.printer === null ? usual : printers.find(({ name }) => name === choice.printer);
  if (printer === undefined) {
    throw failureOf('printer-unknown', choice.printer === null ? {} : { facts: { printer: choice.printer } });
  }
  const tray = printer.trays.some(({ name }) => name === choice.tray) ? choice.tray : null;
  const place = { printer: printer.name, tray };
  if (printer.media.length === 0) return { ...place, media: null, paper: a4 };
  const media = mediaFor(printer, choice, needs === 'large' ? large : { width: 0, height: 0 });
  const paper = media === undefined ? null : sizeOf(media);
  if (media === undefined || paper === null) throw failureOf('paper-too-small', { facts: { printer: printer.name } });
  return { ...place, media: media.name, paper };
}

/**
 * The chosen medium, the one in the tray, the printer's own: the first that is large enough; otherwise the smallest
 * that is.
 */
function mediaFor(printer: Printer, choice: PaperChoice, least: PaperSize): Media | undefined {
  const inTray = printer.trays.find(({ name }) => name === choice.tray)?.media;
  const wished = [choice.media, inTray, printer.defaultMedia, ...printer.loadedMedia];
  const known = wished.flatMap((name) => printer.media.filter((one) => one.name === name));
  const bySize = [...printer.media].sort((one, other) => areaOf(one) - areaOf(other));
  return [...known, ...bySize].find((media) => {
    const size = sizeOf(media);
    return size !== null && size.width >= least.width && size.height >= least.height;
  });
}

/** Null: nobody knows it, as of a roll. */
export function sizeOf({ widthMillimetres, heightMillimetres }: Media): PaperSize | null {
  if (widthMillimetres === null || heightMillimetres === null) return null;
  return {
    width: Math.min(widthMillimetres, heightMillimetres),
    height: Math.max(widthMillimetres, heightMillimetres),
  };
}

const areaOf = ({ widthMillimetres, heightMillimetres }: Media): number =>
  (widthMillimetres ?? Number.POSITIVE_INFINITY) * (heightMillimetres ?? 1);

/**
 * Writes a private file for the time of the hand-over: the print system keeps its own copy. Throws PackbenchError
 * 'disk-full' or 'file-failed', and what `use` throws.
 */
export async function withSheetFile<Result>(
  bytes: Uint8Array,
  use: (filePath: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(tmpdir(), `packbench-sheet-${randomUUID()}`);
  const filePath = join(folder, 'sheet.pdf');
  try {
    try {
      await mkdir(folder, { mode: 0o700 });
      await writeFile(filePath, bytes, { mode: 0o600 });
    } catch (cause) {
      throw fileFailure(filePath, cause);
    }
    return await use(filePath);
  } finally {
    // If the file stays, the system cleans it up later; it does not matter to the print.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
