/**
 * The sheet of a hand-over as a PDF: the counts, what is missing and what was extra, by whom, and a line (or the
 * strokes) for the driver's signature. Drawn for the paper; lengths are in points. Letters that our fonts lack are
 * marked, and the sheet says so.
 */
import PDFDocument from 'pdfkit';
import type { NotGoing, Signature, TallyExtra, TallySheetWords } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { type DrawnPdf, drawnPdf } from '../drawing/bar-code-sheet.ts';
import { type PaperSize, pointsPerMillimetre } from '../drawing/paper-size.ts';
import { registerFonts, withoutUnknownLetters } from '../drawing/pdf-fonts.ts';
import { linesOf } from '../drawing/pdf-lines.ts';
import { drawText } from '../drawing/pdf-text.ts';
import { nameOf, type TallyEnd, type TallyRecord } from './tally.ts';
import { stayedAt } from './tally-view.ts';

/** What was said of its parcels after the end (`end.notGoing`) is not on it: the driver has not signed that. */
export type SheetContent = Omit<TallyRecord, 'end'> & {
  readonly end: Omit<TallyEnd, 'notWritable' | 'sheet'>;
};

const margin = 44;
const size = { title: 20, heading: 12, text: 10, small: 8 } as const;
const lineHeight = 15;
/** The pad on the screen is three times as wide as high; strokes are in thousandths of its width. */
const pad = { width: 240, height: 80 } as const;
/** The signature with the words under it. */
const signatureHeight = pad.height + 40;
const footHeight = 30;

/** Texts of the sheet that cannot be written whole. */
export function notWritable(content: SheetContent): readonly string[] {
  const { end, accountLabel, carriers, notGoing = [] } = content;
  const texts = [
    ...[accountLabel, end.handedOverBy, end.driver, ...carriers.map(({ carrierName }) => carrierName)],
    ...end.missing.flatMap(textsOf),
    ...notGoing.flatMap(({ order, why }) => [...textsOf(order), why]),
    ...end.extras.flatMap((extra) => [extra.code, extra.orderNumber ?? '']),
  ];
  return [...new Set(texts.filter((text) => !withoutUnknownLetters(text).isWhole))];
}

const textsOf = ({ orderNumber, receiverName, trackingNumber }: ManifestOrder): readonly string[] => [
  orderNumber,
  receiverName,
  trackingNumber,
];

export async function tallySheetPdf(content: SheetContent, paper: PaperSize): Promise<DrawnPdf> {
  const { end } = content;
  const { words } = end;
  const pdf = new PDFDocument({
    size: [paper.width * pointsPerMillimetre, paper.height * pointsPerMillimetre],
    margin: 0,
    bufferPages: true,
    lang: words.locale,
    info: { Title: words.title, CreationDate: new Date(end.at) },
  });
  const whole = drawnPdf(pdf);
  registerFonts(pdf);
  const page = startPages(pdf, namesOf(content));
  drawHead(page, content);
  const missingLine = content.carriers.length > 1 ? lineWithCarrier : lineOf;
  const { left, forOthers } = stayedAt(end);
  const { notGoing = [] } = content;
  const section = (title: string, lines: readonly Line[], ifNone: string): void => {
    if (lines.length > 0 || ifNone !== '') drawSection(page, `${title} (${lines.length})`, lines, ifNone);
  };
  section(words.missing, left.map(missingLine), words.noneMissing);
  section(words.forOthers ?? words.missing, forOthers.map(lineWithCarrier), '');
  section(words.notGoing ?? words.missing, notGoing.map(notGoingLine), '');
  const extraLines = end.extras.map((extra) => extraLine(extra, words));
  section(words.extra, extraLines, '');
  drawSignature(page, content);
  drawFeet(pdf, words, notWritable(content).length > 0);
  pdf.end();
  return whole;
}

/** What stands above each page after the first: a driver may sign on one of them, and sheets come apart. */
const namesOf = ({ accountLabel, end, ...tally }: SheetContent): string =>
  [end.words.title, accountLabel, manifestOf(tally, end)].join(' · ');

const manifestOf = (
  { manifestCreatedAt, manifestId }: Pick<SheetContent, 'manifestCreatedAt' | 'manifestId'>,
  { words }: SheetContent['end'],
): string => `${timeOf(manifestCreatedAt, words)} · ${manifestId}`;

function timeOf(at: string, words: TallySheetWords): string {
  return new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** Where the next line goes; starts a new page when there is no room. */
interface Pages {
  readonly pdf: PDFKit.PDFDocument;
  readonly width: number;
  /** Whether a page after the first has room for that: what is higher goes on over the pages. */
  holds(height: number): boolean;
  /** Takes the next `height` points of the page, and answers where they begin. */
  take(height: number): number;
}

function startPages(pdf: PDFKit.PDFDocument, names: string): Pages {
  let top = margin;
  const bottom = pdf.page.height - margin - footHeight;
  const head = (): Row => rowOf(page, [{ text: names, from: 0, to: 1 }]);
  const below = (height: number): number => margin + height + lineHeight / 2;
  const page: Pages = {
    pdf,
    width: pdf.page.width - 2 * margin,
    holds: (height) => below(head().height) + height <= bottom,
    take(height) {
      if (top + height > bottom) {
        pdf.addPage();
        const names = head();
        names.draw(margin);
        top = below(names.height);
      }
      const taken = top;
      top += height;
      return taken;
    },
  };
  return page;
}

interface Cell {
  readonly text: string;
  /** As a part of the width. */
  readonly from: number;
  readonly to: number;
  readonly bold?: boolean;
}

function drawCells({ pdf, width }: Pages, top: number, textSize: number, cells: readonly Cell[]): void {
  for (const { text, from, to, bold = false } of cells) {
    const place = { left: margin + from * width, top, width: (to - from) * width - 6, size: textSize };
    drawText(pdf, withoutUnknownLetters(text).text, { ...place, weight: bold ? 'bold' : 'regular' });
  }
}

interface Row {
  readonly height: number;
  readonly lines: readonly (readonly Cell[])[];
  draw(top: number): void;
}

/** What is too long for its cell goes on in the next line: in one line it would be too small to read. */
function rowOf(page: Pages, cells: readonly Cell[]): Row {
  const { pdf, width } = page;
  const broken = cells.map((cell) => {
    const weight = cell.bold === true ? 'bold' : 'regular';
    const look = { size: size.text, weight } as const;
    return linesOf(pdf, withoutUnknownLetters(cell.text).text, (cell.to - cell.from) * width - 6, look).map(
      (text): Cell => ({ ...cell, text }),
    );
  });
  const count = Math.max(...broken.map(({ length }) => length));
  const lines = Array.from({ length: count }, (_, at) => broken.flatMap((cell) => cell[at] ?? []));
  return {
    height: lineHeight * count,
    lines,
    draw(top) {
      for (const [index, cell] of broken.flatMap((cellLines) => [...cellLines.entries()]))
        drawCells(page, top + index * lineHeight, size.text, [cell]);
    },
  };
}

function drawRow(page: Pages, cells: readonly Cell[]): void {
  const row = rowOf(page, cells);
  if (page.holds(row.height)) row.draw(page.take(row.height));
  else drawLines(page, row.lines);
}

/** One by one, so that they go on over the pages. */
function drawLines(page: Pages, lines: Row['lines']): void {
  for (const line of lines) drawCells(page, page.take(lineHeight), size.text, line);
}

function drawHead(page: Pages, { end, ...tally }: SheetContent): void {
  const { words } = end;
  const { length: earlierCount } = tally.earlier ?? [];
  const { length: notGoingCount } = tally.notGoing ?? [];
  const { left, forOthers } = stayedAt(end);
  const number = (count: number): string => new Intl.NumberFormat(localeOf(words)).format(count);
  drawCells(page, page.take(size.title + 16), size.title, [{ text: words.title, from: 0, to: 1, bold: true }]);
  const carriers = tally.carriers.map(
    ({ carrierName, orderCount }) => `${carrierName === '' ? words.notGiven : carrierName} (${number(orderCount)})`,
  );
  const facts: readonly (readonly [name: string, value: string])[] = [
    [words.account, tally.accountLabel],
    // A line for each: all of them in one would be too small to read.
    ...carriers.map((carrier, index) => [index === 0 ? words.carrier : '', carrier] as const),
    [words.manifest, manifestOf(tally, end)],
    [words.handedOver, timeOf(end.at, words)],
    [words.by, end.handedOverBy],
    [words.driver, end.driver === '' ? words.notGiven : end.driver],
    [words.orders, number(tally.orderCount + earlierCount + notGoingCount)],
    ...(earlierCount === 0 ? [] : [[words.earlier, number(earlierCount)] as const]),
    [words.counted, number(end.tickedCount)],
    ...(end.byHandCount === 0 ? [] : [[words.byHand, number(end.byHandCount)] as const]),
    [words.missing, number(left.length)],
    ...(forOthers.length === 0 ? [] : [[words.forOthers ?? words.missing, number(forOthers.length)] as const]),
    ...(notGoingCount === 0 ? [] : [[words.notGoing ?? words.missing, number(notGoingCount)] as const]),
    [words.extra, number(end.extras.length)],
  ];
  for (const [name, value] of facts) {
    drawRow(page, [
      { text: name, from: 0, to: 0.3 },
      { text: value, from: 0.3, to: 1, bold: true },
    ]);
  }
}

type Line = readonly Cell[];

function drawSection(page: Pages, title: string, lines: readonly Line[], ifNone: string): void {
  page.take(lineHeight / 2);
  const [first = [{ text: ifNone, from: 0, to: 1 }], ...more] = lines;
  // A heading needs at least one line below it.
  const row = rowOf(page, first);
  const heading = lineHeight + 4;
  const isWhole = page.holds(heading + row.height);
  const top = page.take(heading + (isWhole ? row.height : lineHeight));
  drawCells(page, top, size.heading, [{ text: title, from: 0, to: 1, bold: true }]);
  if (isWhole) row.draw(top + heading);
  else {
    const [line = [], ...others] = row.lines;
    drawCells(page, top + heading, size.text, line);
    drawLines(page, others);
  }
  for (const line of more) drawRow(page, line);
}

function lineOf(order: ManifestOrder): Line {
  return [
    { text: nameOf(order), from: 0, to: 0.3, bold: true },
    { text: order.receiverName, from: 0.3, to: 0.65 },
    { text: order.trackingNumber, from: 0.65, to: 1 },
  ];
}

/** What is missing for this driver may wait for another one. */
function lineWithCarrier(order: ManifestOrder): Line {
  return [
    { text: nameOf(order), from: 0, to: 0.25, bold: true },
    { text: order.receiverName, from: 0.25, to: 0.5 },
    { text: order.trackingNumber, from: 0.5, to: 0.78 },
    { text: order.carrierName, from: 0.78, to: 1 },
  ];
}

function notGoingLine({ order, why }: NotGoing): Line {
  return [
    { text: nameOf(order), from: 0, to: 0.3, bold: true },
    // In one cell: a reason may be long.
    { text: [order.receiverName, order.trackingNumber, why].filter(Boolean).join(' · '), from: 0.3, to: 1 },
  ];
}

function extraLine({ code, orderNumber, reason, elsewhere }: TallyExtra, words: TallySheetWords): Line {
  const places = elsewhere.map(({ accountLabel, createdAt }) => `${accountLabel}, ${timeOf(createdAt, words)}`);
  const why = {
    unknown: words.unknown,
    'not-manifested': words.notManifested,
    'not-settled': words.notSettled,
    'other-manifest': `${words.otherManifest} ${places.join('; ')}`,
  }[reason];
  return [
    { text: orderNumber ?? code, from: 0, to: 0.3, bold: true },
    { text: why, from: 0.3, to: 1 },
  ];
}

function drawSignature(page: Pages, { end }: SheetContent): void {
  const { pdf } = page;
  page.take(lineHeight);
  const top = page.take(signatureHeight);
  drawStrokes(pdf, end.signature, margin, top);
  const line = top + pad.height;
  pdf
    .lineWidth(0.7)
    .moveTo(margin, line)
    .lineTo(margin + pad.width, line)
    .stroke('black');
  const driver = end.driver === '' ? '' : `: ${end.driver}`;
  drawCells(page, line + 5, size.small, [{ text: `${end.words.signature}${driver}`, from: 0, to: 1 }]);
}

/** As lines, which are sharp at any printer's resolution. */
function drawStrokes(pdf: PDFKit.PDFDocument, signature: Signature, left: number, top: number): void {
  const scale = pad.width / 1_000;
  pdf.save().lineWidth(1.4).lineCap('round').lineJoin('round');
  for (const [first, ...rest] of signature) {
    if (first === undefined) continue;
    pdf.moveTo(left + first[0] * scale, top + first[1] * scale);
    // A dot is a line that ends where it began.
    for (const [x, y] of rest.length === 0 ? [first] : rest) pdf.lineTo(left + x * scale, top + y * scale);
    pdf.stroke('black');
  }
  pdf.restore();
}

function drawFeet(pdf: PDFKit.PDFDocument, said: TallySheetWords, lacksLetters: boolean): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const place = { left: margin, width: pdf.page.width - 2 * margin, size: size.small };
    const top = pdf.page.height - margin - footHeight / 2;
    drawText(pdf, withoutUnknownLetters(`${said.page} ${index + 1} / ${count}`).text, { ...place, top: top + 12 });
    if (lacksLetters) drawText(pdf, withoutUnknownLetters(said.notWritable).text, { ...place, top });
  }
}

/** If this computer cannot format dates in the language, the sheet is made anyway. */
function localeOf({ locale }: TallySheetWords): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
