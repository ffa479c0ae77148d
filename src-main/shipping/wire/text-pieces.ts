/**
 * A large body as pieces of text, so that it is never one string, under the same rules as `readBody` for a whole one.
 */
import { refuseLongPart, UnreadableAnswer } from './unreadable.ts';

/**
 * UTF-8 or nothing; a byte order mark and blanks around the whole are dropped. No piece is empty; an empty body has no
 * pieces. Throws UnreadableAnswer.
 */
export function textPieces(pieces: Iterable<Uint8Array>, contentType: string): Generator<string> {
  return trimmed(decoded(pieces, contentType));
}

/** Whether the encoding that the header names (UTF-8 when it names none) means other characters by these bytes. */
export function isMisread(bytes: Uint8Array, contentType: string): boolean {
  const charset = /charset\s*=\s*["']?([^\s;,"']+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset === 'utf-8' || charset === 'utf8') return false;
  const shifts = shiftsOf.find(([name]) => name.test(charset))?.[1] ?? [];
  return bytes.some((byte) => byte > 0x7f || shifts.includes(byte));
}

/** Encodings in which bytes of ASCII are no ASCII after one of these. */
const shiftsOf: readonly (readonly [RegExp, readonly number[]])[] = [
  [/utf-?7$/, [0x2b]],
  [/^(?:cs)?iso-?2022/, [0x0e, 0x0f, 0x1b]],
  [/^hz/, [0x7e]],
];

function* decoded(pieces: Iterable<Uint8Array>, contentType: string): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Uint8Array): string => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
    } catch (cause) {
      throw new UnreadableAnswer('text that is not UTF-8', { cause });
    }
  };
  for (const piece of pieces) {
    if (isMisread(piece, contentType)) {
      throw new UnreadableAnswer('text in another charset than UTF-8');
    }
    yield decode(piece);
  }
  yield decode();
}

/** Blanks at the end of a piece are held back until something else follows. */
function* trimmed(pieces: Iterable<string>): Generator<string> {
  let held: string[] = [];
  let heldLength = 0;
  let hasBegun = false;
  for (const piece of pieces) {
    const text = hasBegun ? piece : piece.trimStart();
    const solid = text.trimEnd();
    if (solid === '') {
      if (hasBegun) held.push(text);
      heldLength += hasBegun ? text.length : 0;
      refuseLongPart(heldLength);
      continue;
    }
    hasBegun = true;
    yield held.join('') + solid;
    held = [text.slice(solid.length)];
    heldLength = 0;
  }
}
