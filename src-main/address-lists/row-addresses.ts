/** The addresses in the rows of a table, without what programs and spreadsheets wrote around them. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { ColumnMapping } from '../../src-preload/contract/address-list.ts';
import { rulesOf } from '../address-book/rules/address-rules.ts';
import { isoCodeOf } from '../address-book/rules/country-codes.ts';
import { saysFlat } from './column-names.ts';
import { withZerosBack } from './lost-zeros.ts';
import { fromPageText } from './page-text.ts';
import type { ReadTable, RowAddress, TableRow } from './read-table.ts';
import { saysNothing } from './written-nothing.ts';

/** Without a header nothing stands above it: then those rows are addresses as well. */
export function rowsBelowHeader({ above, rows }: ReadTable, hasHeader: boolean): readonly TableRow[] {
  return hasHeader ? rows.slice(1) : [...above, ...rows];
}

/** The address of each row, and what to ask about where its post code has lost zeros. */
export function* addressesIn(table: ReadTable, hasHeader: boolean, mapping: ColumnMapping): Generator<RowAddress> {
  const rows = rowsBelowHeader(table, hasHeader);
  const saysTwice = saysNumbersTwice(rows, mapping);
  const header = hasHeader ? (table.rows[0]?.cells ?? []) : [];
  const second = mapping.streetLine2 === null ? '' : (header[mapping.streetLine2] ?? '').trim();
  for (const row of rows) {
    const address = addressIn(row, mapping, { saysTwice, second });
    yield { row: row.row, address, zerosBack: withZerosBack(address) };
  }
}

/** Enough to judge by, and the share of the rows that must be so. */
const mostJudged = 1_000;
const nearlyAll = 0.95;

/** Shops of the Netherlands export 'Hoofdstraat 12 A', and '12' beside it. Of a single row nobody knows: a street may have a number in its name. */
function saysNumbersTwice(rows: readonly TableRow[], { street, houseNumber }: ColumnMapping): boolean {
  if (street === null || houseNumber === null) return false;
  const judged = rows
    .slice(0, mostJudged)
    .map(({ cells }) => ({ line: cells[street] ?? '', number: (cells[houseNumber] ?? '').trim() }))
    .filter(({ line, number }) => line.trim() !== '' && /^\p{Nd}/u.test(number) && line.length <= longestWritten);
  const twice = judged.filter(({ line, number }) => behindNumber(line, number).length > 0);
  return twice.length > 1 && twice.length >= judged.length * nearlyAll;
}

/** What stands in the line behind the number, wherever it is a word of its own, with or without the letter that belongs to it. */
function behindNumber(line: string, number: string): readonly string[] {
  // Text in small letters may be longer: 'İ' becomes two.
  const [text, said] = [line.toLowerCase(), number.toLowerCase()];
  const found: string[] = [];
  for (let at = text.indexOf(said); at !== -1; at = text.indexOf(said, at + said.length)) {
    const [before = '', behind = ''] = [text[at - 1], text[at + said.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/\p{N}/u.test(behind)) found.push(text.slice(at + said.length));
  }
  return found;
}

/** '12 A', '12a' and '12-A', each of them with 'A' beside it. */
function beginsWith(behind: string, addition: string): boolean {
  const text = behind.replace(/^[\s./-]+/, '');
  const said = addition.toLowerCase();
  return text.startsWith(said) && !/[\p{L}\p{N}]/u.test(text[said.length] ?? '');
}

/** The address in a row. The second line of a street follows the first, with the house number where the country writes it. */
function addressIn(
  { cells }: TableRow,
  mapping: ColumnMapping,
  { saysTwice, second: heading }: { readonly saysTwice: boolean; readonly second: string },
): Address {
  const cell = (place: number | null): string => {
    const written = place === null ? '' : (cells[place] ?? '').trim();
    if (written.length > longestWritten) return written;
    return saysNothing(written) ? '' : inOneLine(fromPageText(withoutFormula(written)));
  };
  const number = withoutFraction(cell(mapping.houseNumber));
  const line = cell(mapping.street);
  const behind = saysTwice && number !== '' ? behindNumber(line, number) : [];
  const street = behind.length > 0 ? line : withNumber(line, number, cell(mapping.country));
  const second = cell(mapping.streetLine2);
  const isSaid = second !== '' && behind.some((text) => beginsWith(text, second));
  return {
    street: [street, isSaid ? '' : named(second, partIn(heading, street))].filter((line) => line !== '').join(', '),
    suburb: cell(mapping.suburb),
    city: cell(mapping.city),
    state: cell(mapping.state),
    postCode: withoutFraction(withoutApostrophe(cell(mapping.postCode))),
    country: cell(mapping.country),
  };
}

/** Names of columns whose bare numbers and letters would be read as those of flats. */
const partsOfHouses =
  /^(?:корпус|строение|stiege|escalera|bloque|block|bloc|blok|scara|scala|b[aâ]timent|блок|вход|подъезд|floor|[eé]tage|etaj|stockwerk|emelet|этаж|етаж)$/i;

/** The name of the column, where its cells need it: behind a street without a number, a flat's would be the house's. Else ''. */
function partIn(heading: string, street: string): string {
  return partsOfHouses.test(heading) || (!/\p{Nd}/u.test(street) && saysFlat(heading)) ? heading : '';
}

function named(cell: string, part: string): string {
  return part !== '' && /^(?:\d{1,4} ?\p{L}?|\p{L})$/u.test(cell) ? `${part} ${cell}` : cell;
}

function withNumber(street: string, number: string, country: string): string {
  if (street === '' || number === '') return street || number;
  return rulesOf(isoCodeOf(country)).numberFirst ? `${number} ${street}` : `${street} ${number}`;
}

/** Far longer than any part of an address: its row is told as too long, and nobody looks at each of millions of words. */
const longestWritten = 10_000;

/** FileMaker, word processors and web pages have signs of their own. */
const endOfLine = /(?:[\r\n\v\f\u0085\u2028\u2029]|<br ?\/?>)+/i;

/** Lines of a cell stay apart: 'Rose Cottage', 'Church Lane'. */
function inOneLine(cell: string): string {
  const lines = cell.split(endOfLine).map((line) => line.trim().replace(/\s+/g, ' ').replace(/ ?,$/, ''));
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
