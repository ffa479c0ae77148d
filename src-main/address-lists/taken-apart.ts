/** Takes a table with a whole address in each row apart into columns; the original text stays as the first column. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { ColumnMapping } from '../../src-preload/contract/address-list.ts';
import { remark } from '../failures.ts';
import { inPieces } from '../threads/in-pieces.ts';
import type { ReadTable, RowsRead, TableRow } from './read-table.ts';
import { rowsMeant } from './rows-meant.ts';
import { takeApart } from './whole-address.ts';

/** Cells behind the whole address. */
const fields = ['street', 'suburb', 'city', 'state', 'postCode', 'country'] as const;
const mapping: ColumnMapping = {
  street: 1,
  houseNumber: null,
  streetLine2: null,
  suburb: 2,
  city: 3,
  state: 4,
  postCode: 5,
  country: 6,
};
/** Enough rows to judge by. */
const mostJudged = 1_000;
/** Share of the rows that must be whole addresses. */
const mostRows = 0.8;

/** The first column's name keeps anybody from taking it for the street, also when an exported list is read again. */
export const columnsOfParts = ['whole_address', 'street', 'suburb', 'city', 'state', 'post_code', 'country'] as const;

/**
 * Null: the table holds something else. `mayBeText`: its commas may stand inside addresses, because nobody said that
 * they are separators. Gives others their turn.
 */
export async function takenApart(read: RowsRead, mayBeText: boolean, signal?: AbortSignal): Promise<ReadTable | null> {
  const { above, rows, hasHeader } = read;
  const below = hasHeader ? rows.slice(1) : rows;
  if (!(read.width === 1 || (mayBeText && areLines(read)))) return null;
  const judged = below.slice(0, mostJudged);
  if (judged.filter((row) => takeApart(wholeOf(row)) !== null).length < judged.length * mostRows) return null;
  const apart: TableRow[] = hasHeader ? rows.slice(0, 1) : [];
  const left: TableRow[] = [];
  for await (const piece of inPieces(below, { signal })) {
    for (const row of piece) {
      const address = takeApart(wholeOf(row));
      if (address === null) left.push(row);
      apart.push({ row: row.row, cells: [wholeOf(row), ...partsOf(address)] });
    }
  }
  const notApart = left.length === 0 ? [] : [remark('rows-not-taken-apart', rowsMeant(left.map(({ row }) => row)))];
  const problems = [...notApart, ...read.problems];
  const width = fields.length + 1;
  return { above, rows: apart, width, hasHeader, mapping, guessed: fields, isTakenApart: true, problems };
}

/**
 * A table has the same number of columns in each row. Commas inside addresses vary, unless each address is only street,
 * town and country.
 */
function areLines({ rows, width, hasHeader }: Pick<ReadTable, 'rows' | 'width' | 'hasHeader'>): boolean {
  const [first, ...others] = rows;
  if (hasHeader) return first?.cells.length === 1;
  return width === 3 || others.some(({ cells }) => cells.length !== first?.cells.length);
}

/** Joins with commas what was cut at commas. */
function wholeOf({ cells }: TableRow): string {
  return cells.join(',').trim();
}

function partsOf(address: Address | null): string[] {
  return fields.map((field) => address?.[field] ?? '');
}
