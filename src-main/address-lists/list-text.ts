/** Decodes a file that does not say how its text is encoded: by its mark, or as UTF-8, or as old spreadsheets write. */
import { isUtf8 } from 'node:buffer';
import type { Remark } from '../../src-preload/contract/remark.ts';
import { remark } from '../failures.ts';
import { mixedLetters } from './mixed-letters.ts';
import { oldLetters } from './old-letters.ts';

export interface ListText {
  readonly text: string;
  /** Null: the encoding is sure. */
  readonly problem: Remark | null;
}

/**
 * UTF-8 and UTF-16 by their marks, UTF-16 also where every other byte is 0, UTF-8 wherever the bytes or most of the lines can be
 * read as that; all others as the spreadsheets of the region write. Never throws.
 */
export function textOf(bytes: Buffer, region: string): ListText {
  if (startsWith(bytes, [0xff, 0xfe])) return { text: bytes.subarray(2).toString('utf16le'), problem: null };
  if (startsWith(bytes, [0xfe, 0xff])) return { text: bigEndian(bytes.subarray(2)), problem: null };
  const unmarkedPairs = pairsWithoutMark(bytes);
  if (unmarkedPairs !== null) return { text: unmarkedPairs, problem: null };
  const unmarked = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? bytes.subarray(3) : bytes;
  if (isUtf8(unmarked)) return { text: unmarked.toString('utf8'), problem: null };
  const { text, encoding } = mixedLetters(unmarked, region) ?? oldLetters(unmarked, region);
  return { text, problem: encoding === null ? null : remark('list-letters-guessed', { encoding }) };
}

function startsWith(bytes: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Enough to judge by. */
const judgedBytes = 4096;

/** UTF-16 of mostly Latin letters has a 0 in every other byte, which no other text has. Null: this is something else. */
function pairsWithoutMark(bytes: Buffer): string | null {
  const judged = bytes.subarray(0, Math.min(bytes.length - (bytes.length % 2), judgedBytes));
  const zeros = [0, 0] as [even: number, odd: number];
  judged.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2 === 0 ? 0 : 1] += 1;
  });
  const [even, odd] = zeros;
  const [fewer, more] = even < odd ? [even, odd] : [odd, even];
  if (more < Math.max(1, judged.length / 4) || fewer > judged.length / 100) return null;
  const text = (part: Buffer): string => (even < odd ? part.toString('utf16le') : bigEndian(part));
  // Numbers of two bytes look the same; but among them are letters that no text has.
  return controls.test(text(judged)) ? null : text(bytes);
}

const controls = /[\p{Cc}--[\t\n\v\f\r]]/v;

function bigEndian(bytes: Buffer): string {
  // A last odd byte is no letter.
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le');
}
