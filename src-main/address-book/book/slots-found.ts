/** The slots of the entries that an index of a book finds, in the order of the index. */
import type { DatabaseSync } from 'node:sqlite';

/**
 * As one text, which SQLite writes and JSON reads. Rows would each come as an object, and what a search leaves behind
 * adds to the weight of the process.
 */
export function slotsFound(
  database: DatabaseSync,
  table: 'words' | 'address_keys',
): (expression: string, limit: number) => number[] {
  const statement = database.prepare(
    `SELECT json_group_array(rowid) FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ? LIMIT ?)`,
  );
  statement.setReturnArrays(true);
  return (expression, limit) => {
    const [slots] = statement.get(expression, limit) as unknown as readonly unknown[];
    return JSON.parse(String(slots)) as number[];
  };
}
