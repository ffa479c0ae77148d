/** A table of whole addresses, one in each row, as one of parts: what was there stays the first column. */
import type { Address } from '../../src-preload/contract/address.ts';
import type { ColumnMapping } from '../../src-preload/contract/address-list.ts';
import { remark } from '../failures.ts';
import { inPieces } from '../in-pieces.ts';
import type { ReadTable, TableRow } from './read-table.ts';
import { rowsMeant } from './rows-meant.ts';
import { takeApart } from './whole-address.ts';

/** Cells behind the whole address. */
const fields = ['street', 'suburb', 'city', 'state', 'postCode', 'country'] as const;
const mapping: ColumnMapping = {
  street: 1,
  streetLine2: null,
  suburb: 2,
  city: 3,
  state: 4,
  postCode: 5,
  country: 6,
};
/** Enough to tell by. */
const mostJudged = 1_000;
/** Of the rows, to be taken for a table of whole addresses. */
const mostRows = 0.8;

/** The first is called so that nobody takes it for the street, also not when an exported list is read again. */
export const columnsOfParts = ['whole_address', 'street', 'suburb', 'city', 'state', 'post_code', 'country'] as const;

/**
 * Null: it is a table of something else. `mayBeText`: its commas, which nobody said are separators, may stand inside of
 * addresses. Lets others have their turn.
 */
export async function takenApart(
  read: Pick<ReadTable, 'rows' | 'width' | 'hasHeader' | 'problems'>,
  mayBeText: boolean,
  signal?: AbortSignal,
): Promise<ReadTable | null> {
  const { rows, hasHeader } = read;
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
  return { rows: apart, width: fields.length + 1, hasHeader, mapping, guessed: fields, isTakenApart: true, problems };
}

/** Columns are as many in each row; commas inside of an address are not, or it has a street, a town and a country and no more. */
function areLines({ rows, width, hasHeader }: Pick<ReadTable, 'rows' | 'width' | 'hasHeader'>): boolean {
  const [first, ...others] = rows;
  if (hasHeader) return first?.cells.length === 1;
  return width === 3 || others.some(({ cells }) => cells.length !== first?.cells.length);
}

/** Cut at commas, joined by them. */
function wholeOf({ cells }: TableRow): string {
  return cells.join(',').trim();
}

function partsOf(address: Address | null): string[] {
  return fields.map((field) => address?.[field] ?? '');
}
