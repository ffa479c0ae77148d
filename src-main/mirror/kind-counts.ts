/**
 * How many orders of each kind (account, group, carrier, country) the file holds. Counted with each change of an order
 * and written at the end of the same transaction, because the orders of one page are of few kinds.
 */
import type { MirrorDatabase, Row } from './mirror-database.ts';

/** SQL. */
export const kindColumns = 'account_no, seen_as, carrier_no, country_no';

export interface Kind {
  readonly account_no: number;
  readonly seen_as: number;
  readonly carrier_no: number;
  readonly country_no: number;
  readonly count: number;
}

export function toKind(row: Row): Kind {
  const [account_no, seen_as] = [Number(row.account_no), Number(row.seen_as)];
  return {
    account_no,
    seen_as,
    carrier_no: Number(row.carrier_no),
    country_no: Number(row.country_no),
    count: Number(row.count),
  };
}

export const sumOf = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

export interface CountedOrder extends Omit<Kind, 'count'> {
  readonly gone: number;
}

export interface KindCounts {
  add(order: CountedOrder, by: 1 | -1): void;
  /** Counts orders that are gone from the service, or those that are not. */
  kinds(isGone: boolean): readonly Kind[];
  orderCount(): number;
  /** The accounts that have an order here. */
  accountNumbers(): readonly number[];
}

/** `row` holds the columns by their names. */
export const countedOrder = (row: Row): CountedOrder => {
  const { count: _count, ...kind } = toKind(row);
  return { ...kind, gone: Number(row.gone) };
};

interface Read {
  readonly version: number;
  readonly there: readonly Kind[];
  readonly gone: readonly Kind[];
  readonly accountNumbers: readonly number[];
}

const addSql = `INSERT INTO kinds (${kindColumns}, gone, count) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET count = count + excluded.count`;

export function createKindCounts(database: MirrorDatabase): KindCounts {
  /** Counted in this transaction and not written yet. */
  const counted = new Map<string, CountedOrder & { by: number }>();
  let undone = database.undoneCount();
  const forgetWhatWasUndone = (): void => {
    if (undone !== database.undoneCount()) counted.clear();
    undone = database.undoneCount();
  };
  let last: Read | null = null;
  const read = (): Read => {
    const version = database.version();
    if (last?.version === version && counted.size === 0) return last;
    write();
    const rows = database.all(`SELECT ${kindColumns}, gone, count FROM kinds WHERE count > 0`);
    const kindsOf = (gone: 0 | 1): Kind[] => rows.filter((row) => row.gone === gone).map(toKind);
    const accountNumbers = [...new Set(rows.map((row) => Number(row.account_no)))];
    last = { version, there: kindsOf(0), gone: kindsOf(1), accountNumbers };
    return last;
  };
  const write = (): void => {
    forgetWhatWasUndone();
    for (const { account_no, seen_as, carrier_no, country_no, gone, by } of counted.values()) {
      if (by !== 0) database.run(addSql, account_no, seen_as, carrier_no, country_no, gone, by);
    }
    counted.clear();
  };
  database.beforeCommit(write);
  return {
    add(order, by) {
      forgetWhatWasUndone();
      const { account_no, seen_as, carrier_no, country_no, gone } = order;
      const name = `${account_no} ${seen_as} ${carrier_no} ${country_no} ${gone}`;
      const before = counted.get(name);
      if (before === undefined) counted.set(name, { ...order, by });
      else before.by += by;
    },
    kinds: (isGone) => (isGone ? read().gone : read().there),
    orderCount: () => sumOf(read().there) + sumOf(read().gone),
    accountNumbers: () => read().accountNumbers,
  };
}
