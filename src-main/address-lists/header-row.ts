/** Finds the row that names the columns: the first one, or one below a title. */
import type { ListField } from '../../src-preload/contract/address-list.ts';
import { fieldOfColumn } from './column-names.ts';
import type { TableRow } from './read-table.ts';

/** So many rows of a title, a date, an author stand above the names at most. */
export const mostAbove = 10;

/** Its place among `rows`; null: no row names the columns. */
export function headerPlace(rows: readonly TableRow[]): number | null {
  const [first] = rows;
  if (first === undefined) return null;
  const ofFirst = isHeader(first.cells) ? 0 : null;
  if (ofFirst === 0 && knownFields(first.cells) > 1) return 0;
  const near = rows.slice(0, mostAbove + 1);
  const place = near.findIndex(({ cells }) => knownFields(cells) > 1 && isHeader(cells));
  if (place === -1) return ofFirst;
  // Rows with as much in them as the others are addresses, and must not be left out. Of two rows of names, the first one
  // names groups: 'Customer, Address' stands above 'Name, Street, City, Post code'.
  const names = filled(rows[place]?.cells ?? []);
  return near.slice(0, place).every(({ cells }) => filled(cells) * 2 <= names) ? place : ofFirst;
}

/** House numbers and post codes begin with a figure; names of columns seldom do. */
function isHeader(cells: readonly string[]): boolean {
  const known = knownFields(cells);
  if (known === 0 || known > 2) return known > 0;
  const figures = cells.filter((cell) => /^\s*\p{Nd}/u.test(cell) && fieldOfColumn(cell) === null);
  return figures.every((cell) => known === 2 && ordinal.test(cell));
}

/** '2nd line', '1. Zeile', '2e ligne', '2º apellido'. */
const ordinal = /^\s*\d{1,2}(?:st|nd|rd|th|er|e|re|ère|ème|[.ºª])(?![\p{L}\p{N}])/iu;

function knownFields(cells: readonly string[]): number {
  return new Set(cells.map(fieldOfColumn).filter((field): field is ListField => field !== null)).size;
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** `again`: rows that repeat the names, because pages or files were joined. The first of `rows` has the names. */
export function namesOnce([header, ...others]: readonly TableRow[]): Record<'rows' | 'again', readonly TableRow[]> {
  if (header === undefined) return { rows: [], again: [] };
  const { rows = [], again = [] } = Object.groupBy(others, (row) => (repeatsNames(row, header) ? 'again' : 'rows'));
  return { rows: [header, ...rows], again };
}

function repeatsNames({ cells }: TableRow, header: TableRow): boolean {
  const name = (cell: string): string => cell.trim().toLowerCase();
  return (
    cells.length === header.cells.length && cells.every((cell, place) => name(cell) === name(header.cells[place] ?? ''))
  );
}
