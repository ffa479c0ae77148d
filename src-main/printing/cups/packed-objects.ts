/**
 * Objects of a PDF that are packed with others into a compressed stream, as most programs write them since PDF 1.5 (ISO
 * 32000-1 section 7.5.7). PDFs are strings here in which each character is a byte.
 */
import { inflateSync } from 'node:zlib';
import type { StreamLock } from './locked-streams.ts';
import type { PdfPiece } from './pdf-pieces.ts';

export interface PackedObjects {
  /** The object number of the stream. */
  readonly number: number;
  /** What its dictionary says of its parts: '/N 4/First 20'. */
  readonly parts: string;
  readonly text: string;
  /** Where its type stands in the file. */
  readonly from: number;
}

/** More than the dictionary of such a stream takes on either side of its type. */
const dictionaryLength = 400;

/** Characters that may still be unpacked of one PDF. */
export interface Room {
  left: number;
}

/** Far more than all of them hold; what holds more was made to fill the memory. */
export const mostUnpacked = 64 * 1024 * 1024;

/** Those of a piece that can be unpacked, as far as there is room. */
export function packedObjects(
  pdf: Buffer,
  { text, from }: PdfPiece,
  lock: StreamLock | null,
  room: Room,
): readonly PackedObjects[] {
  const found = new Map<number, PackedObjects>();
  for (let at = text.indexOf('/ObjStm'); at !== -1; at = text.indexOf('/ObjStm', at + 1)) {
    const before = text.slice(Math.max(0, at - dictionaryLength), at);
    const start = before.lastIndexOf('obj');
    const number = Number(before.slice(0, start).trim().split(/\s+/).at(-2));
    const after = /^.*?stream\r?\n/s.exec(text.slice(at, at + dictionaryLength))?.[0] ?? '';
    const dictionary = `${before.slice(start)}${after}`;
    const count = /\/N\s+\d+/.exec(dictionary)?.[0];
    const first = /\/First\s+\d+/.exec(dictionary)?.[0];
    const isPlainlyPacked = dictionary.includes('/FlateDecode') && !dictionary.includes('/DecodeParms');
    if (count === undefined || first === undefined || !isPlainlyPacked || !Number.isInteger(number)) continue;
    const written = pdf.subarray(from + at + after.length);
    const unpacked = inflated(lock === null ? written : opened(written, number, lock, room), room);
    if (unpacked === null) continue;
    found.set(number, { number, parts: count + first, text: unpacked, from: from + at });
  }
  return [...found.values()];
}

/** Empty: it has no end, or there is no room for it. */
function opened(written: Buffer, number: number, lock: StreamLock, room: Room): Buffer {
  const end = room.left > 0 ? written.indexOf('endstream') : -1;
  // A PDF that names thousands of streams which end far away would make us work as much.
  room.left = end === -1 ? 0 : room.left - end;
  return end === -1 ? Buffer.alloc(0) : lock.open(written.subarray(0, end), number);
}

/** Bytes behind the end of the stream do not matter. Null: these are none that were packed, or more than there is room for. */
function inflated(bytes: Buffer, room: Room): string | null {
  if (room.left <= 0 || !beginsPacked(bytes)) return null;
  try {
    const text = inflateSync(bytes, { maxOutputLength: room.left }).toString('latin1');
    room.left -= text.length;
    return text;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // That may have taken as long as all of the room takes, and there may be thousands of such streams.
    room.left = 0;
    return null;
  }
}

/** The two bytes before the packed ones (RFC 1950, 2.2). */
const beginsPacked = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;

/** What stands between 'obj' and 'endobj', by the number of its object. */
export type ObjectsAnew = ReadonlyMap<number, string>;

export const streamAnew = ({ number, parts, text }: PackedObjects, lock: StreamLock | null): string =>
  streamOf(`/Type/ObjStm${parts}`, text, number, lock);

/** `says`: what its dictionary says. */
export function streamOf(says: string, text: string, number: number, lock: StreamLock | null): string {
  const written = lock === null ? text : lock.close(Buffer.from(text, 'latin1'), number).toString('latin1');
  return `<<${says}/Length ${written.length}>>stream\n${written}\nendstream`;
}

/**
 * The PDF with a part behind it in which these objects stand anew (section 7.5.6): nothing else in it moves. Where its own
 * index cannot be read the part has none: readers then look for the objects themselves, and the last one counts.
 */
export function withObjectsAnew(pdf: Buffer, anew: ObjectsAnew): Buffer {
  if (anew.size === 0) return pdf;
  const index = readIndex(pdf);
  let behind = '\n';
  const offsets = [...anew].map(([number, object]) => {
    const offset = pdf.length + behind.length - (index?.begin ?? 0);
    behind += `${number} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  // CUPS's filter takes an object at the very end for none.
  if (index === null) return Buffer.concat([pdf, Buffer.from(`${behind}startxref\n0\n%%EOF\n`, 'latin1')]);
  const { begin, size, at, kept } = index;
  // Objects that the PDF did not have stand behind its own.
  const own = [...anew.keys()].reduce((least, number) => Math.max(least, number + 1), size);
  const places = [...anew.keys(), own];
  const start = pdf.length + behind.length - begin;
  const rows = Buffer.concat([...offsets, start].map(indexRow)).toString('latin1');
  const sections = places.map((number) => `${number} 1`).join(' ');
  const table = `/Type/XRef/Size ${own + 1}/W[1 4 1]/Index[${sections}]${kept}/Prev ${at}/Length ${rows.length}`;
  const end = `${own} 0 obj\n<<${table}>>stream\n${rows}\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(behind + end, 'latin1')]);
}

/** The row of the index for an object at that offset. */
function indexRow(offset: number): Buffer {
  const row = Buffer.alloc(6);
  row.writeUInt8(1);
  row.writeUInt32BE(offset, 1);
  return row;
}

/** How many objects its index counts. */
export const objectsCounted = (pdf: Buffer): number => readIndex(pdf)?.size ?? 0;

interface Index {
  /** Where the PDF begins in the file: all offsets count from there. */
  readonly begin: number;
  readonly at: number;
  /** How many objects there are. */
  readonly size: number;
  /** What each part of a PDF has to say: which object is read first, and how the file is encrypted. */
  readonly kept: string;
}

/** Readers look for its beginning in so many bytes. */
const longestBefore = 1024;

/** A page stands anew under its own number, for which its words are encrypted already: those of a packed one are drawn nowhere. */
const encryption = /\/Encrypt\s+\d+\s+\d+\s+R/;
/** Its two texts, of a few bytes each: with figures, or as they are. */
const longestIdentity = 1024;
const identity = /\/ID\s*\[(?:\s*(?:<[^<>]*>|\((?:[^\\()]|\\.)*\)))*\s*\]/s;

/** The last one of the file. Null: it is not where it should be, or not to be understood. */
function readIndex(pdf: Buffer): Index | null {
  const last = pdf.toString('latin1', Math.max(0, pdf.lastIndexOf('startxref')));
  const at = Number(/^startxref\s+(\d+)/.exec(last)?.[1] ?? Number.NaN);
  if (Number.isNaN(at)) return null;
  const begin = Math.max(0, pdf.toString('latin1', 0, longestBefore).indexOf('%PDF-'));
  const behind = pdf.toString('latin1', begin + at);
  const words = behind.slice(0, behind.search(/stream|startxref/));
  const size = /\/Size\s+(\d+)/.exec(words)?.[1];
  const root = /\/Root\s+\d+\s+\d+\s+R/.exec(words)?.[0];
  if (!/^\s*(xref|\d+\s+\d+\s+obj)/.test(words) || size === undefined || root === undefined) return null;
  const locked = words.includes('/Encrypt') ? [encryption.exec(words)?.[0], identityIn(words)] : [];
  if (locked.includes(undefined)) return null;
  return { begin, at, size: Number(size), kept: [root, ...locked].join('') };
}

/** Undefined: it is not there, or has no end. */
function identityIn(words: string): string | undefined {
  const at = Math.max(0, words.search(/\/ID\s?\[/));
  return identity.exec(words.slice(at, at + longestIdentity))?.[0];
}
