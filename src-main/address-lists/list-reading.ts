/** A table of addresses from its text: its rows, its columns, and what seems to be in them. */
import type { AddressList } from '../../src-preload/contract/address-list.ts';
import type { Remark } from '../../src-preload/contract/remark.ts';
import { failureOf, type PackbenchError, remark } from '../failures.ts';
import { type Heard, inPieces } from '../threads/in-pieces.ts';
import { mappingOf } from './column-names.ts';
import { type GuessedColumns, guessColumns, guessHouseNumber, nothing } from './guessed-columns.ts';
import { headerPlace, mostAbove, withNamesOnce } from './header-row.ts';
import type { ReadTable, RowsRead, TableRow } from './read-table.ts';
import { aboutRows, addressProblems, columnProblems, textProblems } from './table-problems.ts';
import { isEmptyRow, type Separator, separatorOf, separators, tableRows } from './table-text.ts';
import { columnsOfParts, takenApart } from './taken-apart.ts';

export { addressesIn, rowsBelowHeader } from './row-addresses.ts';

/** More than a shop sends in a month: a larger file is more often a mistake than a list. */
const mostRows = 100_000;
const mostColumns = 200;

/** Throws PackbenchError 'list-not-usable', 'cancelled'. Gives others their turn while it reads. */
export async function readTable(text: string, heard: Heard = {}): Promise<ReadTable> {
  const { separator, rest } = saidSeparator(text);
  // No separator is the likely one then, and a row of them would seem to be a cell.
  if (!/[^\s,;|"]/.test(rest)) throw notUsable(remark('list-empty'));
  if (markup.test(rest)) throw notUsable(remark('list-is-page'));
  if (json.test(rest)) throw notUsable(remark('list-is-json'));
  const all: TableRow[] = [];
  const openQuotes: number[] = [];
  let row = 0;
  const likely = separator ?? separatorOf(rest);
  const found = tableRows(rest, likely, (at) => openQuotes.push(at), mostColumns);
  for await (const piece of inPieces(found, heard)) {
    for (const cells of piece) {
      row += 1;
      if (isEmptyRow(cells)) continue;
      all.push({ row, cells: cells.map((cell) => keptFigures(cell.trim()) ?? cell) });
      if (cells.length > mostColumns) throw notUsable(remark('list-too-wide', { row, most: mostColumns }));
    }
    if (all.length > mostRows + mostAbove + 1) throw tooLong();
  }
  if (all.length === 0) throw notUsable(remark('list-empty'));
  if (all.some(({ cells }) => cells.some((cell) => cell.includes('\0')))) {
    throw notUsable(remark('list-not-text'));
  }
  const place = headerPlace(all);
  const hasHeader = place !== null;
  const above = all.slice(0, place ?? 0);
  const { rows, again } = place === null ? { rows: all, again: [] } : withNamesOnce(all.slice(place));
  if (rows.length > mostRows + 1) throw tooLong();
  if (hasHeader && rows.length === 1) throw notUsable(remark('list-only-header'));
  const width = Math.max(widthOf(rows), widthOf(above.map(withoutEmptyEnd)));
  const problems = [
    ...aboutRows(
      'rows-above-header',
      above.map(({ row }) => row),
    ),
    ...aboutRows('rows-like-header', again),
    ...textProblems(rows, openQuotes),
  ];
  const read: RowsRead = { above, rows, width, hasHeader, problems };
  const guess = guessIn(read);
  const mayBeText = separator === null && likely === ',' && guess.postCode === null;
  const apart = await takenApart(read, mayBeText, heard.signal);
  if (apart !== null) return apart;
  const table = inColumns(read, guess);
  return { ...table, problems: [...table.problems, ...(await addressProblems(table, heard.signal))] };
}

/** How web pages and sheets in XML begin, which shops name .xls. */
const markup = /^\s*<(?:!doctype|\?xml|html|head|meta|style|table|workbook)[\s>]/i;

/** An object or a list in JSON, or a list of them. A title in brackets has a letter there. */
const json = /^\s*[[{][[{\s]*"/;

/** The figures of a cell such as `="01067"`, as some programs write them for a spreadsheet; null for any other cell. */
function keptFigures(cell: string): string | null {
  return /^="(\d+(?:E\d+)?)"$/i.exec(cell)?.[1] ?? null;
}

function tooLong(): PackbenchError {
  return notUsable(remark('list-too-long', { most: mostRows }));
}

function widthOf(rows: readonly TableRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
}

function withoutEmptyEnd({ row, cells }: TableRow): TableRow {
  return { row, cells: cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1) };
}

function guessIn({ rows, width, hasHeader }: RowsRead): GuessedColumns {
  if (width === 1) return nothing;
  if (hasHeader) {
    const [header, ...others] = rows.map(({ cells }) => cells);
    const { street, houseNumber } = mappingOf(header ?? []);
    if (houseNumber !== null) return nothing;
    return { ...nothing, houseNumber: guessHouseNumber(others, header ?? [], street) };
  }
  return guessColumns(
    rows.map(({ cells }) => cells),
    width,
  );
}

/** Throws PackbenchError 'list-not-usable' when there is one column and nobody says that it is the street. */
function inColumns(read: RowsRead, guess: GuessedColumns): ReadTable {
  const { rows, width, hasHeader } = read;
  if (width === 1 && (!hasHeader || areSentences(rows))) throw notUsable(remark('list-one-column'));
  const named = mappingOf(hasHeader ? (rows[0]?.cells ?? []) : []);
  const guessed = (['houseNumber', 'postCode', 'country'] as const).filter((field) => guess[field] !== null);
  const found = Object.fromEntries(guessed.map((field) => [field, guess[field]]));
  const mapping = width === 1 ? { ...mappingOf([]), street: 0 } : { ...named, ...found };
  const problems = [...columnProblems(read, mapping), ...read.problems];
  return { ...read, mapping, guessed, isTakenApart: false, problems };
}

/** The cells hold more than streets: most have several commas or lines. */
function areSentences(rows: readonly TableRow[]): boolean {
  const long = rows.filter(({ cells: [cell = ''] }) => cell.split(/[,\n\r]+/).length > 2);
  return long.length > rows.length / 2;
}

/** A first line such as `sep=;` is meant for the spreadsheet. */
function saidSeparator(text: string): { separator: Separator | null; rest: string } {
  const said = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i.exec(text);
  const separator = separators.find((one) => one === said?.[1]);
  return said === null || separator === undefined
    ? { separator: null, rest: text }
    : { separator, rest: text.slice(said[0].length) };
}

/** What the first row says, where it holds names; '' for a column without a name. */
export function columnsOf({ rows, width, isTakenApart }: ReadTable, hasHeader: boolean): string[] {
  if (isTakenApart) return [...columnsOfParts];
  return Array.from({ length: width }, (_, place) => (hasHeader ? (rows[0]?.cells[place] ?? '').trim() : ''));
}

const sampleRows = 10;

export function sampleOf({ above, rows }: ReadTable): Pick<AddressList, 'aboveCount' | 'sample' | 'sampleRows'> {
  const first = [...above, ...rows.slice(0, sampleRows)];
  return {
    aboveCount: above.length,
    sample: first.map(({ cells }) => cells),
    sampleRows: first.map(({ row }) => row),
  };
}

/** The error to throw about a whole list. */
function notUsable(why: Remark): PackbenchError {
  return failureOf('list-not-usable', { facts: { remarks: [why] } });
}
