/** Paper in words and in millimetres, and whether a page fits on it unscaled. Pure arithmetic. */
import type { Media } from '../../../src-preload/contract/printing.ts';
import { say } from '../../words/say.ts';
import type { PageSize } from '../preview/page-layout.ts';

export interface PaperSize {
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
}

const POINTS_TO_MILLIMETRES = 25.4 / 72;

/**
 * Printers print a page that is up to this much too large without cutting anything that matters: only its margins are
 * lost. A label of 4 x 6 in is 2.4 mm longer than one of 100 x 150 mm, and both are sold as the same.
 */
const TOLERANCE_MILLIMETRES = 2.5;

/** Papers that differ by less have one name. */
const SAME_MILLIMETRES = 2;

/** A page that leaves more than this free on both sides looks lost in a corner of the paper. */
const LOST_MILLIMETRES = 40;

const KNOWN: readonly (PaperSize & { readonly name: string })[] = [
  { name: 'A3', widthMillimetres: 297, heightMillimetres: 420 },
  { name: 'A4', widthMillimetres: 210, heightMillimetres: 297 },
  { name: 'A5', widthMillimetres: 148, heightMillimetres: 210 },
  { name: 'A6', widthMillimetres: 105, heightMillimetres: 148 },
  { name: 'Letter', widthMillimetres: 215.9, heightMillimetres: 279.4 },
  { name: 'Legal', widthMillimetres: 215.9, heightMillimetres: 355.6 },
  { name: '4 x 6 in', widthMillimetres: 101.6, heightMillimetres: 152.4 },
  { name: '4 x 8 in', widthMillimetres: 101.6, heightMillimetres: 203.2 },
];

export function paperOf({ width, height }: PageSize): PaperSize {
  return { widthMillimetres: width * POINTS_TO_MILLIMETRES, heightMillimetres: height * POINTS_TO_MILLIMETRES };
}

/** The different page sizes of a document, with the number of pages of each; the commonest first. */
export function papersOf(sizes: readonly PageSize[]): readonly { paper: PaperSize; pageCount: number }[] {
  const found = new Map<string, { paper: PaperSize; pageCount: number }>();
  for (const size of sizes) {
    const paper = paperOf(size);
    const key = `${Math.round(paper.widthMillimetres)}x${Math.round(paper.heightMillimetres)}`;
    found.set(key, { paper, pageCount: (found.get(key)?.pageCount ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.pageCount - a.pageCount);
}

/** 'A4, 210 × 297 mm'; says so when the page is landscape. */
export function paperWords(paper: PaperSize): string {
  const width = Math.round(paper.widthMillimetres);
  const height = Math.round(paper.heightMillimetres);
  const name = KNOWN.find((known) => same(known, paper))?.name;
  const size = `${width} × ${height} mm`;
  if (name !== undefined) return `${name}, ${size}`;
  const turned = KNOWN.find((known) => same(known, turn(paper)))?.name;
  return turned === undefined ? size : say('manifests.paper.landscape', { name: turned, size });
}

/** fits · cut: a side is longer than the paper, unscaled printing cuts it off · lost: far smaller than the paper. */
export type PaperFit = 'fits' | 'cut' | 'lost';

/** Printers turn a page by a quarter when that helps, so either orientation counts. */
export function fitOn(page: PaperSize, paper: PaperSize): PaperFit {
  const fits = goesOn(page, paper) || goesOn(turn(page), paper);
  if (!fits) return 'cut';
  const [pageShort, pageLong] = sides(page);
  const [paperShort, paperLong] = sides(paper);
  const lost = paperShort - pageShort > LOST_MILLIMETRES && paperLong - pageLong > LOST_MILLIMETRES;
  return lost ? 'lost' : 'fits';
}

/** Null when the printer does not say how large the medium is. */
export function paperOfMedia({ widthMillimetres, heightMillimetres }: Media): PaperSize | null {
  return widthMillimetres === null || heightMillimetres === null ? null : { widthMillimetres, heightMillimetres };
}

function goesOn(page: PaperSize, paper: PaperSize): boolean {
  return (
    page.widthMillimetres <= paper.widthMillimetres + TOLERANCE_MILLIMETRES &&
    page.heightMillimetres <= paper.heightMillimetres + TOLERANCE_MILLIMETRES
  );
}

function turn({ widthMillimetres, heightMillimetres }: PaperSize): PaperSize {
  return { widthMillimetres: heightMillimetres, heightMillimetres: widthMillimetres };
}

function sides(paper: PaperSize): readonly [short: number, long: number] {
  const { widthMillimetres: width, heightMillimetres: height } = paper;
  return width < height ? [width, height] : [height, width];
}

/** They differ by rounding only. */
export function same(a: PaperSize, b: PaperSize): boolean {
  return (
    Math.abs(a.widthMillimetres - b.widthMillimetres) < SAME_MILLIMETRES &&
    Math.abs(a.heightMillimetres - b.heightMillimetres) < SAME_MILLIMETRES
  );
}
