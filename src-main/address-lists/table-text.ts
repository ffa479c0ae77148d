/**
 * Reads tables that people and spreadsheets write as text: RFC 4180 and its common variants. Any text is a table: where
 * a rule is broken, the text is read as it stands.
 */

import { looksLikeFormula } from '../csv.ts';

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

const quote = '"';
/** It also begins the second of two files that were joined: a quotation mark behind it begins a cell. */
const byteOrderMark = '\ufeff';

/**
 * The rows one after another, empty ones included (as one empty cell). Line breaks: CRLF, LF or CR. A quotation mark counts
 * at the start of a cell only; one that never closes is a letter like any other, and `noteOpenQuote` is told its row, from 1.
 * So is one that would close in the middle of a cell of another row: a stray mark must not swallow the rows in between.
 * Behind blanks it counts where it closes at the end of its cell: people write `"1 High St", "Leeds"`. After a row with
 * something in it and more than `most` cells nothing is read any more: what is no table may be one row of millions. Of cells
 * with nothing in them no more than that are kept.
 */
export function* tableRows(
  text: string,
  separator: Separator,
  noteOpenQuote: (row: number) => void = () => {},
  most = Number.POSITIVE_INFINITY,
): Generator<string[]> {
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let isFilled = false;
    if (text[at] === byteOrderMark && text[at + 1] === quote) at += 1;
    for (;;) {
      const quoted = text[at] === quote ? quotedPart(text, at, separator) : quotedBehindBlanks(text, at, separator);
      if (text[at] === quote && quoted === null) noteOpenQuote(row);
      const plainFrom = quoted?.end ?? at;
      const end = endOfCell(text, plainFrom, separator);
      cells.push(withoutGuard((quoted?.text ?? '') + text.slice(plainFrom, end)));
      at = end + 1;
      if (text[end] !== separator) break;
      isFilled ||= cells.at(-1)?.trim() !== '';
      if (cells.length <= most) continue;
      if (isFilled) {
        yield cells;
        return;
      }
      cells.pop();
      at = behindEmptyCells(text, at, separator);
    }
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1;
    yield cells;
  }
}

/**
 * Null: the quotation never closes. Then every mark between the opening one and the last one tried has a partner beside
 * it, so no text is looked through more than twice.
 */
function quotedPart(text: string, start: number, separator: Separator): { text: string; end: number } | null {
  const parts: string[] = [];
  for (let from = start + 1; ; ) {
    const close = text.indexOf(quote, from);
    if (close === -1) return null;
    parts.push(text.slice(from, close));
    if (text[close + 1] !== quote) {
      const quoted = parts.join(quote);
      const isWhole = endsCell(text, close + 1, separator) || !/[\r\n]/.test(quoted);
      return isWhole ? { text: quoted, end: close + 1 } : null;
    }
    from = close + 2;
  }
}

/** The blanks are a part of it. */
function quotedBehindBlanks(text: string, at: number, separator: Separator): { text: string; end: number } | null {
  const start = behindBlanks(text, at);
  if (start === at || text[start] !== quote) return null;
  const quoted = quotedPart(text, start, separator);
  if (quoted === null || !endsCell(text, behindBlanks(text, quoted.end), separator)) return null;
  return { text: text.slice(at, start) + quoted.text, end: quoted.end };
}

function behindBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/** Where the first cell begins that may have something in it; if none may, the last cell of the row. */
function behindEmptyCells(text: string, from: number, separator: Separator): number {
  let at = from;
  for (;;) {
    let end = text[at] === quote && text[at + 1] === quote ? at + 2 : at;
    while (isBlank(text.charCodeAt(end)) && text[end] !== separator) end += 1;
    if (text[end] !== separator) return at;
    at = end + 1;
  }
}

/** Blanks within a line, narrow and wide. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0x3000;
}

function endsCell(text: string, at: number, separator: Separator): boolean {
  return [separator, '\n', '\r', undefined].includes(text[at]);
}

function endOfCell(text: string, from: number, separator: Separator): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/** The apostrophe that our own tables put before what a spreadsheet would take for a formula. */
function withoutGuard(cell: string): string {
  return cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

const sampleLetters = 64 * 1_024;
const sampleRows = 50;

/**
 * The separator that most often cuts the first rows into the same number of columns; among equals, the one with more
 * columns.
 */
export function separatorOf(text: string): Separator {
  const sample = text.slice(0, sampleLetters);
  let best: Separator = ',';
  let bestScore = 0;
  for (const separator of separators) {
    const score = evenness(sample, separator);
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return best;
}

/** 0 for one column; else how many of 1,000 rows have the commonest width, then that width. */
function evenness(sample: string, separator: Separator): number {
  const widths = new Map<number, number>();
  let count = 0;
  for (const cells of tableRows(sample, separator)) {
    if (isEmptyRow(cells)) continue;
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    count += 1;
    if (count === sampleRows) break;
  }
  const [width, often] = [...widths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
  return width === 1 ? 0 : Math.round((1_000 * often) / count) * 1_000 + Math.min(width, 999);
}

export function isEmptyRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
