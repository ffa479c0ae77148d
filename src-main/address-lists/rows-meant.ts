/** Rows of a table that a remark is about. */
import type { RowsMeant } from '../../src-preload/contract/remark.ts';

const namedAtMost = 5;

export function rowsMeant(rows: readonly number[]): RowsMeant {
  return { rows: rows.slice(0, namedAtMost), count: rows.length };
}
