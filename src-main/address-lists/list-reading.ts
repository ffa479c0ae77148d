/** A table of addresses from its text: its rows, its columns, and what seems to be in them. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { AddressList, ColumnMapping } from '../../src-preload/contract/address-list.ts';
import type { Remark } from '../../src-preload/contract/remark.ts';
import { rulesOf } from '../address-book/rules/address-rules.ts';
import { failureOf, type PackbenchError, remark } from '../failures.ts';
import { type Heard, inPieces } from '../threads/in-pieces.ts';
import { alikeColumns, mappingOf } from './column-names.ts';
import { type GuessedColumns, guessColumns, guessHouseNumber, nothing } from './guessed-columns.ts';
import { headerPlace, mostAbove, withNamesOnce } from './header-row.ts';
import { knownCountry } from './known-country.ts';
import { withZerosBack } from './lost-zeros.ts';
import { isMadeDate } from './made-dates.ts';
import type { ReadTable, RowAddress, TableRow } from './read-table.ts';
import { rowsMeant } from './rows-meant.ts';
import { isShortened } from './shortened-numbers.ts';
import { isSpreadsheetError } from './spreadsheet-errors.ts';
import { isEmptyRow, type Separator, separatorOf, separators, tableRows } from './table-text.ts';
import { columnsOfParts, takenApart } from './taken-apart.ts';
import { saysNothing } from './written-nothing.ts';

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

type RowsRead = Pick<ReadTable, 'above' | 'rows' | 'width' | 'hasHeader' | 'problems'>;

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

/** Without a header nothing stands above it: then those rows are addresses as well. */
export function rowsBelowHeader({ above, rows }: ReadTable, hasHeader: boolean): readonly TableRow[] {
  return hasHeader ? rows.slice(1) : [...above, ...rows];
}

/** The address of each row, and what to ask about where its post code has lost zeros. */
export function* addressesIn(table: ReadTable, hasHeader: boolean, mapping: ColumnMapping): Generator<RowAddress> {
  for (const row of rowsBelowHeader(table, hasHeader)) {
    const address = addressIn(row, mapping);
    yield { row: row.row, address, zerosBack: withZerosBack(address) };
  }
}

/** What spreadsheets make of addresses: a number of a post code, a date or a power of ten of a house number, and one country in merged cells. */
async function addressProblems(table: ReadTable, signal?: AbortSignal): Promise<Remark[]> {
  const withoutZeros: number[] = [];
  const withoutCountry: number[] = [];
  let count = 0;
  for await (const piece of inPieces(addressesIn(table, table.hasHeader, table.mapping), { signal })) {
    for (const { row, address, zerosBack } of piece) {
      count += 1;
      if (zerosBack !== null) withoutZeros.push(row);
      if (address.country === '' && address.street !== '') withoutCountry.push(row);
    }
  }
  const { houseNumber, postCode } = table.mapping;
  const isPartly = withoutCountry.length > 0 && withoutCountry.length < count;
  return [
    ...aboutRows('post-codes-without-zeros', withoutZeros),
    ...aboutRows('house-numbers-as-dates', rowsWhere(table, houseNumber, isMadeDate)),
    ...aboutRows('house-numbers-shortened', rowsWhere(table, houseNumber, isShortened)),
    ...aboutRows('post-codes-shortened', rowsWhere(table, postCode, isShortened)),
    ...aboutRows('rows-with-spreadsheet-errors', await rowsWithErrors(table, signal)),
    ...(isPartly ? aboutRows('rows-without-country', withoutCountry) : []),
  ];
}

type RemarkOfRows =
  | 'rows-above-header'
  | 'rows-like-header'
  | 'post-codes-without-zeros'
  | 'house-numbers-as-dates'
  | 'house-numbers-shortened'
  | 'post-codes-shortened'
  | 'rows-with-spreadsheet-errors'
  | 'rows-without-country';

function aboutRows(code: RemarkOfRows, rows: readonly number[]): Remark[] {
  return rows.length === 0 ? [] : [remark(code, rowsMeant(rows))];
}

/** The rows whose cell in this column is one of those meant. */
function rowsWhere(table: ReadTable, column: number | null, isMeant: (cell: string) => boolean): number[] {
  if (column === null) return [];
  return rowsBelowHeader(table, table.hasHeader).flatMap(({ row, cells }) =>
    isMeant(withoutFormula((cells[column] ?? '').trim())) ? [row] : [],
  );
}

async function rowsWithErrors(table: ReadTable, signal?: AbortSignal): Promise<number[]> {
  const columns = Object.values(table.mapping).filter((column) => column !== null);
  const found: number[] = [];
  for await (const piece of inPieces(rowsBelowHeader(table, table.hasHeader), { signal })) {
    for (const { row, cells } of piece) {
      if (columns.some((column) => isSpreadsheetError((cells[column] ?? '').trim()))) found.push(row);
    }
  }
  return found;
}

/** The address in a row. The second line of a street follows the first, with the house number where the country writes it. */
function addressIn({ cells }: TableRow, mapping: ColumnMapping): Address {
  const cell = (place: number | null): string => {
    const written = place === null ? '' : (cells[place] ?? '').trim();
    if (written.length > longestWritten) return written;
    return saysNothing(written) ? '' : inOneLine(withoutFormula(written));
  };
  const number = withoutFraction(cell(mapping.houseNumber));
  const street = withNumber(cell(mapping.street), number, cell(mapping.country));
  return {
    street: [street, cell(mapping.streetLine2)].filter((line) => line !== '').join(', '),
    suburb: cell(mapping.suburb),
    city: cell(mapping.city),
    state: cell(mapping.state),
    postCode: withoutFraction(withoutApostrophe(cell(mapping.postCode))),
    country: cell(mapping.country),
  };
}

function withNumber(street: string, number: string, country: string): string {
  if (street === '' || number === '') return street || number;
  return rulesOf(knownCountry(country)).numberFirst ? `${number} ${street}` : `${street} ${number}`;
}

/** Far longer than any part of an address: its row is told as too long, and nobody looks at each of millions of words. */
const longestWritten = 10_000;

/** Lines of a cell stay apart: 'Rose Cottage', 'Church Lane'. */
function inOneLine(cell: string): string {
  const lines = cell.split(/[\r\n]+/).map((line) => line.trim().replace(/\s+/g, ' ').replace(/ ?,$/, ''));
  return lines.filter((line) => line !== '').join(', ');
}

/** '3065.0': a program that takes post codes for numbers wrote it. */
function withoutFraction(cell: string): string {
  return /^(\d+)\.0$/.exec(cell)?.[1] ?? cell;
}

/** `'01067`: so writes Shopify a post code, to keep its zero in a spreadsheet. */
function withoutApostrophe(cell: string): string {
  return /^'\d/.test(cell) ? cell.slice(1) : cell;
}

/** `="01067"`: shops write it so that no spreadsheet takes the zero away. */
function withoutFormula(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell;
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

function columnProblems({ rows, width, hasHeader }: RowsRead, mapping: ColumnMapping): Remark[] {
  const problems: Remark[] = [];
  const wide = hasHeader ? (rows[0]?.cells.length ?? width) : width;
  const shorter = rows.filter(({ cells }) => cells.length < wide).map(({ row }) => row);
  const longer = rows.filter(({ cells }) => cells.length > wide).map(({ row }) => row);
  if (width === 1) problems.push(remark('list-column-is-street'));
  else if (!hasHeader) problems.push(remark('list-without-header'));
  else if (mapping.street === null) problems.push(remark('list-without-street'));
  if (hasHeader && width > 1) {
    problems.push(...alikeColumns(rows[0]?.cells ?? []).map((alike) => remark('columns-alike', alike)));
  }
  if (shorter.length > 0) {
    problems.push(remark(hasHeader ? 'rows-shorter-than-header' : 'rows-shorter-than-others', rowsMeant(shorter)));
  }
  if (longer.length > 0) problems.push(remark('rows-longer-than-header', rowsMeant(longer)));
  return problems;
}

function textProblems(rows: readonly TableRow[], openQuotes: readonly number[]): Remark[] {
  const lost = rows.some(({ cells }) => cells.some((cell) => cell.includes('\ufffd')));
  return [
    ...(openQuotes.length === 0 ? [] : [remark('quotes-left-open', rowsMeant(openQuotes))]),
    ...(lost ? [remark('list-letters-lost')] : []),
  ];
}

/** The error to throw about a whole list. */
function notUsable(why: Remark): PackbenchError {
  return failureOf('list-not-usable', { facts: { remarks: [why] } });
}
