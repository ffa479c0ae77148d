/** A table of addresses from its text: its rows, its columns, and what seems to be in them. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { AddressList, ColumnMapping, ListField } from '../../src-preload/contract/address-list.ts';
import { failureOf, type PackbenchError } from '../failures.ts';
import { fieldOfColumn, mappingOf } from './column-names.ts';
import { type GuessedColumns, guessColumns } from './guessed-columns.ts';
import { inPieces } from './in-pieces.ts';
import { counted, firstOf, rowNumbers } from './row-words.ts';
import { isEmptyRow, type Separator, separatorOf, separators, tableRows } from './table-text.ts';
import { columnsOfParts, takenApart } from './taken-apart.ts';

export interface ReadTable {
  /** Not one of them is empty. */
  readonly rows: readonly TableRow[];
  /** Cells of the longest row. */
  readonly width: number;
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  /** Fields whose column was told by what is in it. */
  readonly guessed: readonly ListField[];
  /** Of whole addresses: the first cell is what was there, the others are its parts. */
  readonly isTakenApart: boolean;
  readonly problems: readonly string[];
}

export interface TableRow {
  /** Its place in the table, from 1, empty rows counted: as a spreadsheet numbers it. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** More than a shop sends in a month; what is larger is a mistake more often than a list. */
const mostRows = 100_000;
const mostColumns = 200;

/** Throws PackbenchError 'list-not-usable'. Lets others have their turn while it reads. */
export async function readTable(text: string): Promise<ReadTable> {
  const { separator, rest } = saidSeparator(text);
  const rows: TableRow[] = [];
  const openQuotes: number[] = [];
  let row = 0;
  let width = 0;
  const likely = separator ?? separatorOf(rest);
  const found = tableRows(rest, likely, (at) => openQuotes.push(at));
  for await (const piece of inPieces(found)) {
    for (const cells of piece) {
      row += 1;
      if (isEmptyRow(cells)) continue;
      rows.push({ row, cells });
      width = Math.max(width, cells.length);
      if (width > mostColumns) throw notUsable(`Row ${row} has more than ${mostColumns} columns.`);
    }
    if (rows.length > mostRows + 1) {
      throw notUsable(`It has more than ${counted(mostRows)} rows. Cut it into several lists.`);
    }
  }
  const [first] = rows;
  if (first === undefined) throw notUsable('There is nothing in it.');
  if (rows.some(({ cells }) => cells.some((cell) => cell.includes('\0')))) {
    throw notUsable('It is not text. Save it as CSV in the program it comes from.');
  }
  const hasHeader = isHeader(first.cells);
  if (hasHeader && rows.length === 1) throw notUsable('It has names of columns, and no addresses below them.');
  const read: RowsRead = { rows, width, hasHeader, problems: textProblems(rows, openQuotes) };
  const guess = guessIn(read);
  const mayBeText = separator === null && likely === ',' && guess.postCode === null;
  return (await takenApart(read, mayBeText)) ?? inColumns(read, guess);
}

type RowsRead = Pick<ReadTable, 'rows' | 'width' | 'hasHeader' | 'problems'>;

function guessIn({ rows, width, hasHeader }: RowsRead): GuessedColumns {
  if (hasHeader || width === 1) return { postCode: null, country: null };
  return guessColumns(
    rows.map(({ cells }) => cells),
    width,
  );
}

/** Throws PackbenchError 'list-not-usable' for one column of which nobody says that it is the street. */
function inColumns(read: RowsRead, guess: GuessedColumns): ReadTable {
  const { rows, width, hasHeader } = read;
  if (width === 1 && (!hasHeader || areSentences(rows))) throw notUsable(`It has only one column. ${whatAListNeeds}`);
  const named = mappingOf(hasHeader ? (rows[0]?.cells ?? []) : []);
  const mapping = width === 1 ? { ...mappingOf([]), street: 0 } : hasHeader ? named : { ...named, ...guess };
  const guessed = (['postCode', 'country'] as const).filter((field) => guess[field] !== null);
  const problems = [...columnProblems(read, mapping), ...read.problems];
  return { ...read, mapping, guessed, isTakenApart: false, problems };
}

const whatAListNeeds =
  'A list needs the street, the town or post code, and the country, each in a column of its own; or whole addresses with commas between their parts, the post code beside the town, and the country last.';

/** More than streets: most of them have several commas or lines. */
function areSentences(rows: readonly TableRow[]): boolean {
  const long = rows.filter(({ cells: [cell = ''] }) => cell.split(/[,\n\r]+/).length > 2);
  return long.length > rows.length / 2;
}

/** A first line such as `sep=;` is for the spreadsheet. */
function saidSeparator(text: string): { separator: Separator | null; rest: string } {
  const said = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i.exec(text);
  const separator = separators.find((one) => one === said?.[1]);
  return said === null || separator === undefined
    ? { separator: null, rest: text }
    : { separator, rest: text.slice(said[0].length) };
}

/** Names of columns do not begin with a figure, as a house number or a post code does. */
function isHeader(cells: readonly string[]): boolean {
  return cells.some((cell) => fieldOfColumn(cell) !== null) && !cells.some((cell) => /^\s*\p{Nd}/u.test(cell));
}

/** What the first row says where it is one of names; 'Column 2' for what has none. */
export function columnsOf({ rows, width, isTakenApart }: ReadTable, hasHeader: boolean): string[] {
  if (isTakenApart) return [...columnsOfParts];
  return Array.from({ length: width }, (_, place) => {
    const said = hasHeader ? (rows[0]?.cells[place] ?? '').trim() : '';
    return said === '' ? `Column ${place + 1}` : said;
  });
}

export function rowsBelowHeader({ rows }: ReadTable, hasHeader: boolean): readonly TableRow[] {
  return hasHeader ? rows.slice(1) : rows;
}

/** The address in a row. The second line of a street follows the first. */
export function addressIn({ cells }: TableRow, mapping: ColumnMapping): Address {
  const cell = (place: number | null): string =>
    place === null ? '' : (cells[place] ?? '').trim().replace(/\s+/g, ' ');
  return {
    street: [cell(mapping.street), cell(mapping.streetLine2)].filter((line) => line !== '').join(', '),
    suburb: cell(mapping.suburb),
    city: cell(mapping.city),
    state: cell(mapping.state),
    postCode: cell(mapping.postCode),
    country: cell(mapping.country),
  };
}

const sampleRows = 10;

export function sampleOf({ rows }: ReadTable): AddressList['sample'] {
  return rows.slice(0, sampleRows).map(({ cells }) => cells);
}

function columnProblems({ rows, width, hasHeader }: RowsRead, mapping: ColumnMapping): string[] {
  const problems: string[] = [];
  const wide = hasHeader ? (rows[0]?.cells.length ?? width) : width;
  const shorter = rows.filter(({ cells }) => cells.length < wide);
  const longer = rows.filter(({ cells }) => cells.length > wide);
  if (width === 1) problems.push('There is only one column. It is taken for the street, unless you say otherwise.');
  else if (!hasHeader)
    problems.push('The first row holds no names of columns that we know. Choose what each column holds.');
  else if (mapping.street === null) problems.push('No column is known to hold the street. Choose it.');
  if (shorter.length > 0)
    problems.push(`${rowsNamed(shorter)} fewer columns than ${hasHeader ? 'the first row' : 'others'}.`);
  if (longer.length > 0) problems.push(`${rowsNamed(longer)} more columns than the first row.`);
  return problems;
}

function textProblems(rows: readonly TableRow[], openQuotes: readonly number[]): string[] {
  const problems: string[] = [];
  if (openQuotes.length > 0) {
    problems.push(`A quotation mark never closes (row ${firstOf(openQuotes)}). It was read as a letter.`);
  }
  if (rows.some(({ cells }) => cells.some((cell) => cell.includes('\ufffd')))) {
    problems.push('Some letters were lost before the list came here: they stand as \ufffd.');
  }
  return problems;
}

function rowsNamed(rows: readonly TableRow[]): string {
  return `${rowNumbers(rows)} ${rows.length === 1 ? 'has' : 'have'}`;
}

export function notUsable(message: string, path?: string): PackbenchError {
  const details = [{ message, details: '' }];
  return failureOf('list-not-usable', path === undefined ? { details } : { details, facts: { path } });
}
