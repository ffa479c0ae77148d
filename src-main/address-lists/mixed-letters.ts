/**
 * Lists that were put together from several files, or that hold one letter of an older program, or half a letter: UTF-8, but not
 * as a whole. Read as something else, every letter that is not plain would be a wrong one.
 */
import { isUtf8 } from 'node:buffer';
import { oldLetters } from './old-letters.ts';
import type { OldLetters } from './western-letters.ts';

interface Part {
  readonly bytes: Buffer;
  /** Null: a line that is not in UTF-8. */
  readonly text: string | null;
}

/** Enough to judge by. */
const judgedLines = 2_000;

/**
 * The lines that are in UTF-8 as what they are, and the others as the spreadsheets of the region write. Null: of the lines with
 * other than plain letters, most are not in UTF-8. `encoding` is null where only halves of letters are not.
 */
export function mixedLetters(
  bytes: Buffer,
  region: string,
): { readonly text: string; readonly encoding: OldLetters['encoding'] | null } | null {
  if (!isMostlyUtf8(bytes)) return null;
  const parts = [...partsOf(bytes)];
  const others = parts.filter(({ text }) => text === null);
  const old = oldLetters(Buffer.concat(others.map((part) => part.bytes)), region);
  const oldLines = old.text.split(endOfLine);
  let at = 0;
  const texts = parts.map(({ text }) => text ?? oldLines[at++] ?? '');
  return { text: texts.join(''), encoding: others.length === 0 ? null : old.encoding };
}

const endOfLine = /(?<=[\r\n])/;

function isMostlyUtf8(bytes: Buffer): boolean {
  let inUtf8 = 0;
  let others = 0;
  for (const { bytes: part, text } of partsOf(bytes)) {
    if (text === null) others += 1;
    else if (text.length < part.length) inUtf8 += 1;
    if (inUtf8 + others === judgedLines) break;
  }
  return inUtf8 > others;
}

/** Each line with other than plain letters, and what stands between two of them. */
function* partsOf(bytes: Buffer): Generator<Part> {
  let from = 0;
  let line = 0;
  let isPlain = true;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && byte > 0x7f) isPlain = false;
    if (byte !== undefined && byte !== 0x0a && byte !== 0x0d) continue;
    if (!isPlain) {
      if (from < line) yield partOf(bytes.subarray(from, line));
      yield partOf(bytes.subarray(line, at + 1));
      from = at + 1;
    }
    line = at + 1;
    isPlain = true;
  }
  if (from < bytes.length) yield partOf(bytes.subarray(from));
}

/** In UTF-8 also where fewer letters are lost than are whole. */
function partOf(bytes: Buffer): Part {
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { bytes, text };
  let [letters, lost] = [0, 0];
  // A list of them would take hundreds of megabytes where a file is one line.
  for (const letter of text) {
    if (letter > '\x7f') letters += 1;
    if (letter === '\ufffd') lost += 1;
  }
  return { bytes, text: lost * 2 < letters ? text : null };
}
