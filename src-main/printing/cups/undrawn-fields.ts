/**
 * Fields of a form that are filled in and not drawn, or drawn before they were filled in: such a PDF asks its reader to
 * draw them (NeedAppearances, ISO 32000-1 section 12.7.2), and our preview does. CUPS's filter leaves out those that have
 * no drawing at all, writes the first of many lines only, and with most fonts a question mark for each letter that is
 * not in ASCII.
 */
import { streamLockOf } from './locked-streams.ts';
import { objectsOfPiece, objectsOfStream, type PdfObject } from './objects-of-pdf.ts';
import { mostUnpacked, packedObjects } from './packed-objects.ts';
import { piecesOf } from './pdf-pieces.ts';

const asksForDrawings = /\/NeedAppearances\s+true\b/;
const isOnPage = /\/Subtype\s*\/Widget\b/;
const isDrawn = /\/AP(?!\w)/;
/** With a text; a box that is ticked has a name. */
const isFilledIn = /\/V\s*(?:\((?!\))|<\s*[\dA-Fa-f])/;
const fieldAbove = /\/Parent\s+(\d{1,10})\s+\d{1,5}\s+R\b/;

/** ISO 32000-1, tables 165 and 228. */
const isForPaper = (object: string): boolean => (flagsOf(object, /\/F\s+(\d{1,10})\b/) & 6) === 4;
const hasManyLines = (object: string): boolean => (flagsOf(object, /\/Ff\s+(\d{1,10})\b/) & 4096) !== 0;
const flagsOf = (object: string, flags: RegExp): number => Number(flags.exec(object)?.[1] ?? 0);

/** Whether something that somebody filled in would be missing on the paper. */
export async function leavesFieldsOut(pdf: Buffer): Promise<boolean> {
  const objects = await formObjectsIn(pdf);
  if (objects === null) return false;
  // What is written in a locked one is not read here.
  const isOpen = !pdf.includes('/Encrypt');
  return [...objects.values()].some((object) => {
    if (!isOnPage.test(object) || !isForPaper(object)) return false;
    // What a field says of itself may stand above the place where it is on the page.
    const whole = `${object} ${objects.get(Number(fieldAbove.exec(object)?.[1])) ?? ''}`;
    if (!isFilledIn.test(whole)) return false;
    return !isDrawn.test(object) || hasManyLines(whole) || (isOpen && !isAscii(valueIn(whole)));
  });
}

/** As it stands in the file, without its escapes. */
function valueIn(object: string): Buffer {
  const figures = /\/V\s*<([\s\dA-Fa-f]*)/.exec(object)?.[1];
  if (figures !== undefined) return Buffer.from(figures.replace(/\s/g, ''), 'hex');
  const start = /\/V\s*\(/.exec(object);
  let written = '';
  let depth = 1;
  for (const [part] of object
    .slice((start?.index ?? 0) + (start?.[0].length ?? 0))
    .matchAll(/\\[0-7]{1,3}|\\?[\s\S]/g)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (depth === 0) break;
    const octal = /^\\([0-7]+)$/.exec(part)?.[1];
    written += octal === undefined ? part.at(-1) : String.fromCharCode(Number.parseInt(octal, 8));
  }
  return Buffer.from(written, 'latin1');
}

/** Letters have one byte, or two behind the mark that says so. */
function isAscii(value: Buffer): boolean {
  const isWide = value[0] === 0xfe && value[1] === 0xff;
  return isWide
    ? value.subarray(2).every((byte, at) => (at % 2 === 0 ? byte === 0 : byte < 128))
    : value.every((byte) => byte < 128);
}

/** The places and values of all fields, by their numbers. Null: the PDF does not ask for drawings. */
async function formObjectsIn(pdf: Buffer): Promise<ReadonlyMap<number, string> | null> {
  const found: { readonly number: number; readonly object: string; readonly at: number }[] = [];
  const add = ({ text: object, number: numberOf }: PdfObject, at: number): void => {
    const number = isOnPage.test(object) || isFilledIn.test(object) ? numberOf() : undefined;
    if (number !== undefined) found.push({ number, object, at });
  };
  let asks = false;
  const lock = streamLockOf(pdf);
  const room = { left: mostUnpacked };
  for await (const piece of piecesOf(pdf)) {
    asks ||= asksForDrawings.test(piece.text);
    for (const object of objectsOfPiece(piece.text)) add(object, piece.from + object.start);
    for (const stream of packedObjects(pdf, piece, lock, room)) {
      asks ||= asksForDrawings.test(stream.text);
      for (const object of objectsOfStream(stream)) add(object, stream.from);
    }
  }
  if (!asks) return null;
  // When a field was filled in later, the last one counts.
  const inOrder = found.toSorted((one, other) => one.at - other.at);
  return new Map(inOrder.map(({ number, object }) => [number, object]));
}
