/**
 * Fields of a form that are filled in and not drawn, or drawn before they were filled in: such a PDF asks its reader to
 * draw them (NeedAppearances, ISO 32000-1 section 12.7.2), and our preview does. CUPS's filter leaves out those that have
 * no drawing at all, writes the first of many lines only, and with most fonts a question mark for each letter that is
 * not in ASCII. Of ticks, and of marks that were put on a page later, the preview draws what has no drawing without being
 * asked, and the filter nothing: a row that is struck out would come out as if it counted.
 */
import { streamLockOf } from './locked-streams.ts';
import { objectsOfPiece, objectsOfStream, type PdfObject } from './objects-of-pdf.ts';
import { mostUnpacked, packedObjects } from './packed-objects.ts';
import { piecesOf } from './pdf-pieces.ts';

const asksForDrawings = /\/NeedAppearances\s+true\b/;
const isOnPage = /\/Subtype\s*\/Widget\b/;
const isMark =
  /\/Subtype\s*\/(?:Square|Circle|Line|Poly[lL]ine|Polygon|Ink|Highlight|Underline|Squiggly|StrikeOut|FreeText)\b/;
const isDrawn = /\/AP(?!\w)/;
/** With a text; a box that is ticked has a name. */
const isFilledIn = /\/V\s*(?:\((?!\))|<\s*[\dA-Fa-f])/;
const isButton = /\/FT\s*\/Btn\b/;
const fieldAbove = /\/Parent\s+(\d{1,10})\s+\d{1,5}\s+R\b/;

/** ISO 32000-1, tables 165 and 228. In a text '/F 12 Tf' names a font and its size. */
const isForPaper = (object: string): boolean =>
  (flagsOf(object, /\/F\s+(\d{1,10})\b(?![.\d]{0,10}\s{1,10}Tf\b)/) & 6) === 4;
const flagsOf = (object: string, flags: RegExp): number => Number(flags.exec(object)?.[1] ?? 0);

const manyLines = 4096;
/** A choice of one among several, or a button to press, has no tick. */
const pickedOrPressed = 0x8000 | 0x10000;

/** What a field says of itself. Undefined: nothing. */
interface Field {
  readonly isButton: boolean;
  readonly flags: string | undefined;
  /** The name that the value of a box is. */
  readonly state: string | undefined;
  readonly isFilledIn: boolean;
  /** Nothing else is filled in. */
  readonly isAscii: boolean;
}

const readField = (object: string, readsValue: boolean): Field => ({
  isButton: isButton.test(object),
  flags: /\/Ff\s+(\d{1,10})\b/.exec(object)?.[1],
  state: /\/V\s*\/([^\s/<>[\]()]+)/.exec(object)?.[1],
  isFilledIn: isFilledIn.test(object),
  isAscii: !readsValue || !isFilledIn.test(object) || isAscii(valueIn(object)),
});

/** A text without words is drawn nowhere. */
const hasWords = /\/Contents\s*(?:\((?!\))|<\s*[\dA-Fa-f]|\d)/;

const isUndrawnMark = (object: string): boolean =>
  isMark.test(object) && !isDrawn.test(object) && (!/\/FreeText\b/.test(object) || hasWords.test(object));

/** Whether something that somebody filled in, or put on a page later, would be missing on the paper. */
export async function leavesFieldsOut(pdf: Buffer): Promise<boolean> {
  const { objects, asks } = await formObjectsIn(pdf);
  // What is written in a locked one is not read here.
  const readsValue = asks && !pdf.includes('/Encrypt');
  // Each is read once: thousands of places may stand below one.
  const fields = new Map<number, Field>();
  const fieldOf = (number: number): Field => {
    const field = fields.get(number) ?? readField(objects.get(number) ?? '', readsValue);
    fields.set(number, field);
    return field;
  };
  return [...objects].some(([number, object]) => {
    if (!isForPaper(object)) return false;
    if (isUndrawnMark(object)) return true;
    if (!isOnPage.test(object)) return false;
    // What a field says of itself may stand above the place where it is on the page.
    const own = fieldOf(number);
    const above = fieldOf(Number(fieldAbove.exec(object)?.[1]));
    const flags = Number(own.flags ?? above.flags ?? 0);
    const drawn = isDrawn.test(object);
    const state = /\/AS\s*\/([^\s/<>[\]()]+)/.exec(object)?.[1] ?? own.state ?? above.state ?? 'Off';
    const isBox = (own.isButton || above.isButton) && (flags & pickedOrPressed) === 0;
    if (!drawn && isBox && state !== 'Off') return true;
    if (!asks || !(own.isFilledIn || above.isFilledIn)) return false;
    return !drawn || (flags & manyLines) !== 0 || !(own.isFilledIn ? own : above).isAscii;
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

interface FormObjects {
  /** The places and values of all fields, and all marks, by their numbers. */
  readonly objects: ReadonlyMap<number, string>;
  /** The PDF asks for drawings of its fields. */
  readonly asks: boolean;
}

async function formObjectsIn(pdf: Buffer): Promise<FormObjects> {
  const found: { readonly number: number; readonly object: string; readonly at: number }[] = [];
  const add = ({ text: object, number: numberOf }: PdfObject, at: number): void => {
    const counts = [isOnPage, isMark, isFilledIn, isButton].some((one) => one.test(object));
    const number = counts ? numberOf() : undefined;
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
  // When a field was filled in later, the last one counts.
  const inOrder = found.toSorted((one, other) => one.at - other.at);
  return { objects: new Map(inOrder.map(({ number, object }) => [number, object])), asks };
}
