/** What is told about a table that can be used all the same: about its columns, its text, and what spreadsheets made of its addresses. */
import type { ColumnMapping } from '../../src-preload/contract/address-list.ts';
import type { Remark } from '../../src-preload/contract/remark.ts';
import { remark } from '../failures.ts';
import { inPieces } from '../threads/in-pieces.ts';
import { alikeColumns } from './column-names.ts';
import { isMadeDate } from './made-dates.ts';
import type { ReadTable, RowsRead, TableRow } from './read-table.ts';
import { addressesIn, rowsBelowHeader, withoutFormula } from './row-addresses.ts';
import { rowsMeant } from './rows-meant.ts';
import { isShortened } from './shortened-numbers.ts';
import { isSpreadsheetError } from './spreadsheet-errors.ts';

/**
 * What spreadsheets make of addresses: a number of a post code, a date or a power of ten of a house number, and one
 * country in merged cells.
 */
export async function addressProblems(table: ReadTable, signal?: AbortSignal): Promise<Remark[]> {
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

export function aboutRows(code: RemarkOfRows, rows: readonly number[]): Remark[] {
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

export function columnProblems({ rows, width, hasHeader }: RowsRead, mapping: ColumnMapping): Remark[] {
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

export function textProblems(rows: readonly TableRow[], openQuotes: readonly number[]): Remark[] {
  const lost = rows.some(({ cells }) => cells.some((cell) => cell.includes('\ufffd')));
  return [
    ...(openQuotes.length === 0 ? [] : [remark('quotes-left-open', rowsMeant(openQuotes))]),
    ...(lost ? [remark('list-letters-lost')] : []),
  ];
}
