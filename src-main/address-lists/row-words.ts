/** Rows of a table in words. */

/** 'Row 5', '3 rows (4, 9, 12)'. */
export function rowNumbers(rows: readonly { readonly row: number }[]): string {
  const named = firstOf(rows.map(({ row }) => row));
  return rows.length === 1 ? `Row ${named}` : `${counted(rows.length)} rows (${named})`;
}

/** The first five. */
export function firstOf(numbers: readonly number[]): string {
  return numbers.slice(0, 5).join(', ') + (numbers.length > 5 ? ' and others' : '');
}

export function counted(count: number): string {
  return count.toLocaleString('en');
}
