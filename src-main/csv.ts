/** Tables for a spreadsheet: CSV (RFC 4180), UTF-8 with the mark that Excel needs. */

/** What a table begins with. */
export const byteOrderMark = '\uFEFF';

/** The first row names the columns. */
export function csvText(rows: Iterable<readonly string[]>): string {
  return byteOrderMark + csvLines(rows);
}

/** Of a table that is written piece by piece. */
export function csvLines(rows: Iterable<readonly string[]>): string {
  return Array.from(rows, (row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe: order numbers come from outside. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
