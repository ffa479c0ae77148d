/** Orders that stay in a list although its query no longer finds them: temp.kept holds them while a window is read. */
import type { OrderReference } from '../../src-preload/contract/order-list.ts';
import { type Kind, kindColumns, toKind } from './kind-counts.ts';
import type { Conditions } from './list-query.ts';
import type { MirrorDatabase } from './mirror-database.ts';
import type { OrderRows } from './order-rows.ts';

export interface KeptOrders {
  /**
   * Answers those of `orders` that are kept: not those the query finds by itself, nor those this computer changed
   * itself.
   */
  fill(orders: readonly OrderReference[], query: Conditions): readonly OrderReference[];
  keys(): readonly number[];
  kinds(): readonly Kind[];
  /** The query's conditions, or the order is kept. */
  orKept(query: Conditions): Conditions;
}

export function createKeptOrders(database: MirrorDatabase, rows: OrderRows): KeptOrders {
  database.script('CREATE TEMP TABLE kept (key INTEGER PRIMARY KEY) STRICT');
  let keys: readonly number[] = [];
  return {
    keys: () => keys,
    fill(orders, { where, values }) {
      if (keys.length > 0) database.run('DELETE FROM temp.kept');
      const found = orders.filter(({ accountId, orderId }) => {
        const accountNo = rows.knownAccountNo(accountId);
        if (accountNo === null) return false;
        const added = database.run(
          `INSERT OR IGNORE INTO temp.kept SELECT key FROM orders
           WHERE order_id = ? AND account_no = ? AND key NOT IN (SELECT key FROM temp.standings)
           AND key NOT IN (SELECT key FROM orders ${where} AND order_id = ? AND account_no = ?)`,
          ...[orderId, accountNo, ...values, orderId, accountNo],
        );
        return added > 0;
      });
      keys = found.length === 0 ? [] : database.all('SELECT key FROM temp.kept').map(({ key }) => Number(key));
      return found;
    },
    kinds: () =>
      keys.length === 0
        ? []
        : database
            .all(
              `SELECT ${kindColumns}, count(*) AS count FROM orders WHERE key IN (SELECT key FROM temp.kept) GROUP BY ${kindColumns}`,
            )
            .map(toKind),
    orKept: (query) =>
      keys.length === 0
        ? query
        : {
            ...query,
            where: `WHERE ((${query.where.replace(/^WHERE /, '')}) OR key IN (SELECT key FROM temp.kept))`,
          },
  };
}
