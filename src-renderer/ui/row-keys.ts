/** Where a key leads in a list of rows. `from` below 0: no row is the current one yet. Null: the key does not move. */
export function rowReachedBy(key: string, from: number, count: number, rowsPerPage: number): number | null {
  const row = rowMeantBy(key, from, count, rowsPerPage);
  return row === null ? null : Math.max(0, Math.min(row, count - 1));
}

function rowMeantBy(key: string, from: number, count: number, rowsPerPage: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + rowsPerPage;
    case 'PageUp':
      return from - rowsPerPage;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
