/** A PDF as texts in which each character is a byte, so that a large one is looked through with others served in between. */
import { setImmediate } from 'node:timers/promises';

export interface PdfPiece {
  readonly text: string;
  /** Where it begins in the file. */
  readonly from: number;
}

/** A few milliseconds of work. */
const pieceBytes = 1024 * 1024;
const endOfObject = 'endobj';

/** Each ends behind an object, so that no word of a dictionary is in two; only a stream is longer than a piece. */
export async function* piecesOf(pdf: Buffer): AsyncGenerator<PdfPiece> {
  for (let from = 0; from < pdf.length; ) {
    await setImmediate();
    const text = pdf.toString('latin1', from, from + pieceBytes);
    const isLast = from + pieceBytes >= pdf.length;
    const end = text.lastIndexOf(endOfObject);
    const piece = isLast || end === -1 ? text : text.slice(0, end + endOfObject.length);
    yield { text: piece, from };
    from += piece.length;
  }
}
