/** Text cut where its matched parts begin and end. Pure. */
import type { AddressBookEntry, MatchedParts, TextPart } from '../../src-preload/contract/address-book.ts';

export interface MarkedEntry {
  readonly entry: AddressBookEntry;
  readonly matchedParts: MatchedParts;
}

export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Parts that reach outside the text, or overlap an earlier one, mark only what remains of them; no text is ever lost.
 */
export function markedPieces(text: string, parts: readonly TextPart[] = []): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const add = (to: number, marked: boolean): void => {
    if (to > at) pieces.push({ text: text.slice(at, to), marked });
    at = Math.max(at, to);
  };
  for (const { from, to } of parts) {
    if (!(from < to)) continue;
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return pieces;
}
