/** Tables for a spreadsheet: CSV (RFC 4180), UTF-8 with the mark that Excel needs, columns as the operator's region separates them. */

import { type Heard, inPieces } from './threads/in-pieces.ts';

/** What a table begins with. */
const byteOrderMark = '\uFEFF';

/**
 * The region of this computer, as BCP 47: 'de-DE'. A system's own variant of it (de_DE@euro) comes as
 * '-x-lvariant-euro', which Intl says but does not take. The first use of Intl takes 12 ms, so no start asks.
 */
export const regionHere = (): string => new Intl.NumberFormat().resolvedOptions().locale.replace(/-x-.*/, '');

/**
 * The region that the system names, where it is one that Intl takes. Within Electron Intl knows only the language of Chromium's own
 * texts: a Windows in English with German numbers would get tables that its spreadsheet shows in one column.
 */
export const regionNamed = (locale: string): { readonly region?: string } =>
  /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(locale) ? { region: locale } : {};

/**
 * The first row names the columns. For a long table others have their turn meanwhile. Throws PackbenchError 'cancelled'
 * when it was stopped.
 */
export async function csvBytes(rows: Iterable<readonly string[]>, region: string, heard: Heard): Promise<Buffer> {
  const pieces = [Buffer.from(byteOrderMark)];
  for await (const piece of inPieces(rows, heard)) pieces.push(Buffer.from(csvLines(piece, region)));
  return Buffer.concat(pieces);
}

/** Some rows of a table. */
export function csvLines(rows: Iterable<readonly string[]>, region: string): string {
  const separator = separatorOf(region);
  return Array.from(rows, (row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

/** Spreadsheets separate columns by a comma only where numbers have none; the Swiss write a point there, and yet no comma here. */
function separatorOf(region: string): ',' | ';' {
  if (/^(?:CH|LI)$/.test(new Intl.Locale(region).region ?? '')) return ';';
  const parts = new Intl.NumberFormat(region).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/**
 * True for a text that gets an apostrophe in front. Also behind blanks, and with the wide signs of Japanese keyboards.
 */
export function looksLikeFormula(text: string): boolean {
  return /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text);
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe: order numbers come from outside. '01067' stays as
 * it is, though a spreadsheet takes its zero away: other programs read these tables too, and none of them knows `="01067"`.
 */
function cell(text: string): string {
  const harmless = looksLikeFormula(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Each of the three separators is among them, whichever the table uses: LibreOffice ends a cell at any of them, and the
 * rest might be a formula.
 */
const needsQuotes = /[",;\t\r\n]/;
