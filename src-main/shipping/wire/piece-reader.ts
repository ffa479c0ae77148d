/**
 * Reads ahead in a text that comes in pieces; holds only the part that is being looked at, and the part that was taken.
 */
import { refuseLongPart } from './unreadable.ts';

export interface PieceReader {
  /** The code of the character `ahead` of the current place; null after the end. */
  peek(ahead?: number): number | null;
  /** Moves on by `length` characters that have been looked at, and keeps them for `taken`. */
  take(length: number): string;
  /** The same, without keeping them. */
  cut(length: number): string;
  /** Everything that was taken. */
  taken(): string;
  /** The held text, and the current place in it; both change with `more`. */
  text(): string;
  at(): number;
  /** Holds another piece; false when there is none. Throws UnreadableAnswer when too much would be held. */
  more(): boolean;
}

export function createPieceReader(pieces: Iterable<string>): PieceReader {
  const left = pieces[Symbol.iterator]();
  let text = '';
  let at = 0;
  const kept: string[] = [];
  let keptLength = 0;

  const more = (): boolean => {
    const next = left.next();
    if (next.done === true) return false;
    text = text.slice(at) + next.value;
    at = 0;
    refuseLongPart(text.length - next.value.length + keptLength);
    return true;
  };
  const cut = (length: number): string => {
    const piece = text.slice(at, at + length);
    at += length;
    return piece;
  };
  return {
    peek(ahead = 0) {
      while (at + ahead >= text.length) if (!more()) return null;
      return text.charCodeAt(at + ahead);
    },
    take(length) {
      const piece = cut(length);
      kept.push(piece);
      keptLength += length;
      return piece;
    },
    cut,
    taken: () => kept.join(''),
    text: () => text,
    at: () => at,
    more,
  };
}
