/** A PDF as texts in which each character is a byte, so that a large one is looked through with others served in between. */
import { setImmediate } from 'node:timers/promises';

export interface PdfPiece {
  readonly text: string;
  /** Where it begins in the file. */
  readonly from: number;
}

/** A few milliseconds of work. */
const pieceBytes = 1024 * 1024;
/** The number of an object, which stands before 'obj'. */
const numberLength = 20;

/** Each ends before an object, so that no word of a dictionary is in two; only a stream is longer than a piece. */
export async function* piecesOf(pdf: Buffer): AsyncGenerator<PdfPiece> {
  for (let from = 0; from < pdf.length; ) {
    await setImmediate();
    const text = pdf.toString('latin1', from, from + pieceBytes);
    const isLast = from + pieceBytes >= pdf.length;
    const end = isLast ? text.length : text.lastIndexOf('obj') - numberLength;
    const piece = end > 0 ? text.slice(0, end) : text;
    yield { text: piece, from };
    from += piece.length;
  }
}
