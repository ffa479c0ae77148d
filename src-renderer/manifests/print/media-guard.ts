/** Compares the PDF's pages with the chosen paper before anything is printed, and suggests a better choice. Pure. */
import type { Media, Printer } from '../../../src-preload/contract/printing.ts';
import type { PageSize } from '../preview/page-layout.ts';
import { fitOn, type PaperFit, type PaperSize, paperOfMedia, papersOf, same } from './paper-size.ts';

export interface PrintChoice {
  readonly printer: Printer;
  /** Null: the printer reports no media, or prints on its own default. */
  readonly media: Media | null;
}

export type GuardVerdict =
  | { readonly kind: 'fits' }
  /** The pages could not be read, or the printer does not say how large its paper is. */
  | { readonly kind: 'cannot-check' }
  | {
      readonly kind: 'misfit';
      readonly fit: Exclude<PaperFit, 'fits'>;
      /** The page that fits worst. */
      readonly page: PaperSize;
      readonly better: PrintChoice | null;
    };

/** `sizes` null: the pages could not be read. */
export function judgeMedia(
  sizes: readonly PageSize[] | null,
  choice: PrintChoice,
  printers: readonly Printer[],
): GuardVerdict {
  const paper = choice.media === null ? null : paperOfMedia(choice.media);
  if (sizes === null || paper === null) return { kind: 'cannot-check' };
  const pages = papersOf(sizes).map((found) => found.paper);
  const worst =
    pages.find((page) => fitOn(page, paper) === 'cut') ?? pages.find((page) => fitOn(page, paper) === 'lost');
  if (worst === undefined) return { kind: 'fits' };
  const fit = fitOn(worst, paper);
  if (fit === 'fits') return { kind: 'fits' };
  return { kind: 'misfit', fit, page: worst, better: betterChoice(pages, choice, printers) };
}

/**
 * The smallest paper that takes every page: on the chosen printer if it has one, otherwise on another that works, and
 * rather where it is loaded than where other paper is.
 */
function betterChoice(
  pages: readonly PaperSize[],
  { printer }: PrintChoice,
  printers: readonly Printer[],
): PrintChoice | null {
  const others = printers.filter(
    (other) => other.name !== printer.name && other.acceptsJobs && other.state !== 'stopped',
  );
  const choices = [printer, ...others].flatMap((candidate) => {
    const media = mediaFor(pages, candidate);
    return media === null ? [] : [{ printer: candidate, media }];
  });
  const mayBeLoaded = (choice: PrintChoice): boolean => notLoaded(choice.printer, choice.media, null) === null;
  const isLoaded = ({ printer: { loadedMedia } }: PrintChoice): boolean => loadedMedia.length > 0;
  const likely = choices.filter(mayBeLoaded);
  const own = likely.find((choice) => choice.printer === printer);
  return own ?? likely.find(isLoaded) ?? likely[0] ?? choices[0] ?? null;
}

/**
 * What is loaded in the printer (or in the chosen tray) instead of the chosen paper; null: that is loaded, or the
 * printer does not say.
 */
export function notLoaded(
  printer: Printer,
  media: Media | null,
  tray: string | null,
): { readonly media: Media; readonly loaded: readonly Media[] } | null {
  if (media === null) return null;
  const inTray = printer.trays.find(({ name }) => name === tray)?.media ?? null;
  const names = inTray === null ? printer.loadedMedia : [inTray];
  const loaded = printer.media.filter(({ name }) => names.includes(name));
  // One size may have several names: with and without margins, and in millimetres and inches.
  const isThere = loaded.some((one) => one.name === media.name || isSameSize(one, media));
  return loaded.length === 0 || isThere ? null : { media, loaded };
}

function isSameSize(one: Media, other: Media): boolean {
  const [paper, otherPaper] = [paperOfMedia(one), paperOfMedia(other)];
  return paper !== null && otherPaper !== null && same(paper, otherPaper);
}

/** The smallest paper that takes every page, loaded ones first. Null when no paper of the printer does. */
export function mediaFor(pages: readonly PaperSize[], printer: Printer): Media | null {
  const fitting = printer.media.flatMap((media) => {
    const paper = paperOfMedia(media);
    if (paper === null || !pages.every((page) => fitOn(page, paper) === 'fits')) return [];
    const isLoaded = printer.loadedMedia.includes(media.name);
    return [{ media, isLoaded, area: paper.widthMillimetres * paper.heightMillimetres }];
  });
  return fitting.sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded) || a.area - b.area)[0]?.media ?? null;
}
