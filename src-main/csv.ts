/** Tables for a spreadsheet: CSV (RFC 4180), UTF-8 with the mark that Excel needs. */

const byteOrderMark = '\uFEFF';

/** The first row names the columns. */
export function csvText(rows: Iterable<readonly string[]>): string {
  const lines = [byteOrderMark];
  for (const row of rows) lines.push(`${row.map(cell).join(',')}\r\n`);
  return lines.join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe: order numbers come from outside. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
