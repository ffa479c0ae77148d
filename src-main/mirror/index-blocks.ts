/** An index that sorts the list, in blocks that are searched one at a time: between two blocks a scan is answered. */
import type { SQLInputValue } from 'node:sqlite';
import type { Conditions } from './list-query.ts';
import type { MirrorDatabase } from './mirror-database.ts';

export interface SortedBy {
  readonly column: string;
  readonly index: string;
  readonly descending: boolean;
}

/**
 * One after another from the beginning of the list; orders that came since the blocks were found are in one of them,
 * too.
 */
export interface IndexBlocks {
  /**
   * Its part of the index as conditions, to be added to others (`AND`). Null: there are no more. Ask for blocks in
   * their order.
   */
  at(sorting: SortedBy, no: number): (Conditions & { readonly last: SQLInputValue | null }) | null;
}

/** Every index of the list ends in these columns, so that each order has one place in it. */
const furtherColumns = ['account_no', 'seen_as', 'carrier_no', 'country_no', 'gone', 'key'];

/** SQL. */
export function orderBy({ column, descending }: SortedBy): string {
  const direction = descending ? 'DESC' : 'ASC';
  return `ORDER BY ${[column, ...furtherColumns].map((name) => `${name} ${direction}`).join(', ')}`;
}

interface Found {
  /** How many orders there were. */
  readonly orderCount: number;
  /** The last place of each block. */
  readonly ends: SQLInputValue[][];
  isWhole: boolean;
}

export function createIndexBlocks(
  database: MirrorDatabase,
  ordersInBlock: number,
  orderCount: () => number,
): IndexBlocks {
  const known = new Map<string, Found>();

  const foundOf = (sorting: SortedBy, isFirst: boolean): Found => {
    const name = `${sorting.index} ${sorting.descending}`;
    const before = known.get(name);
    // New orders mostly come at one end, and would put all of them into one block.
    if (before !== undefined && !(isFirst && Math.abs(orderCount() - before.orderCount) > ordersInBlock)) return before;
    const found = { orderCount: orderCount(), ends: [], isWhole: false };
    known.set(name, found);
    return found;
  };
  const findNext = (sorting: SortedBy, found: Found): void => {
    const { column, index } = sorting;
    const from = found.ends.at(-1);
    const behind = from === undefined ? nothing : compared(sorting, sorting.descending ? '<' : '>', from);
    const sql = `SELECT ${[column, ...furtherColumns].join(', ')} FROM orders INDEXED BY ${index}
      WHERE true ${behind.where} ${orderBy(sorting)} LIMIT 1 OFFSET ?`;
    const row = database.get(sql, ...behind.values, ordersInBlock - 1);
    if (row === undefined) found.isWhole = true;
    else found.ends.push(Object.values(row));
  };

  return {
    at(sorting, no) {
      const found = foundOf(sorting, no === 0);
      while (found.ends.length <= no && !found.isWhole) findNext(sorting, found);
      if (no > found.ends.length) return null;
      const [from, upTo] = [found.ends[no - 1], found.ends[no]];
      const [behind, untilIncluding] = sorting.descending ? (['<', '>='] as const) : (['>', '<='] as const);
      const parts = [
        from === undefined ? nothing : compared(sorting, behind, from),
        upTo === undefined ? nothing : compared(sorting, untilIncluding, upTo),
      ];
      return {
        where: parts.map(({ where }) => where).join(' '),
        values: parts.flatMap(({ values }) => values),
        last: upTo?.[0] ?? null,
      };
    },
  };
}

const nothing: Conditions = { where: '', values: [] };

/** Compared as a whole row, by the index (sqlite.org/rowvalue.html). */
function compared({ column }: SortedBy, sign: '<' | '<=' | '>' | '>=', values: readonly SQLInputValue[]): Conditions {
  const columns = [column, ...furtherColumns];
  return {
    where: `AND (${columns.join(', ')}) ${sign} (${columns.map(() => '?').join(', ')})`,
    values,
  };
}
