/** The addresses in the rows of a table, without what programs and spreadsheets wrote around them. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { ColumnMapping } from '../../src-preload/contract/address-list.ts';
import { rulesOf } from '../address-book/rules/address-rules.ts';
import { knownCountry } from './known-country.ts';
import { withZerosBack } from './lost-zeros.ts';
import type { ReadTable, RowAddress, TableRow } from './read-table.ts';
import { saysNothing } from './written-nothing.ts';

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
export function withoutFormula(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell;
}
