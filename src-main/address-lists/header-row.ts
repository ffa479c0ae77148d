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

/**
 * Lists that were put together, and pages that were printed, have the names again further down: `again` are the numbers of
 * those rows, which are no addresses. A single word may be a name and an address. Where they stand in another order, the
 * rows below are put into that of the first ones.
 */
export function withNamesOnce(rows: readonly TableRow[]): { rows: readonly TableRow[]; again: readonly number[] } {
  const [header, ...others] = rows;
  if (header === undefined || knownFields(header.cells) < 2) return { rows, again: [] };
  const names = namesIn(header.cells);
  const again: number[] = [];
  const kept = [header];
  let places: readonly number[] | null = null;
  for (const one of others) {
    const named = namesIn(one.cells);
    if (named.length === names.length && named.every((name, at) => name === names[at])) {
      again.push(one.row);
      places = null;
    } else if (areTurned(named, names)) {
      again.push(one.row);
      places = names.map((name) => named.indexOf(name));
    } else kept.push(places === null ? one : { ...one, cells: inOrder(one.cells, places) });
  }
  return again.length === 0 ? { rows, again } : { rows: kept, again };
}

/** Of two files one may have more empty columns at its end. */
function namesIn(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1).map((cell) => cell.trim().toLowerCase());
}

/** The same names in another order, each once. */
function areTurned(named: readonly string[], names: readonly string[]): boolean {
  if (named.length !== names.length || !named.every((name) => names.includes(name))) return false;
  return new Set(named).size === names.length && new Set(names).size === names.length;
}

function inOrder(cells: readonly string[], places: readonly number[]): readonly string[] {
  return [...places.map((place) => cells[place] ?? ''), ...cells.slice(places.length)];
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
