/** Breaks a text into the lines of its column: between words, and inside of one that is wider than the column. */
import { type TextLook, textWidth } from './pdf-text.ts';

/** A little too long is set a little smaller instead (pdf-text.ts). */
const leastScale = 0.85;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Every letter is in one of the lines, and none is cut. `width`: in points. */
export function linesOf(pdf: PDFKit.PDFDocument, text: string, width: number, look: TextLook): readonly string[] {
  const fits = (line: string): boolean => textWidth(pdf, line, look) <= width;
  if (textWidth(pdf, text, look) * leastScale <= width) return [text];
  const lines: string[] = [];
  let line = '';
  const add = (piece: string, between: string): void => {
    const longer = line === '' ? piece : line + between + piece;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = piece;
    } else line = longer;
  };
  for (const word of text.split(' ')) {
    if (fits(word)) {
      add(word, ' ');
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { segment } of letters.segment(word)) add(segment, '');
  }
  return [...lines, line];
}
