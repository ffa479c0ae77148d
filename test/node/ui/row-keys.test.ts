/** The keys that go from row to row, in every list. */
import { expect, test } from 'vitest';
import { rowReachedBy } from '../../../src-renderer/ui/row-keys.ts';

test.each([
  ['ArrowDown', [0, 5, 9, 9]],
  ['ArrowUp', [0, 3, 7, 8]],
  ['PageDown', [3, 8, 9, 9]],
  ['PageUp', [0, 0, 4, 5]],
  ['Home', [0, 0, 0, 0]],
  ['End', [9, 9, 9, 9]],
  ['Enter', [null, null, null, null]],
])('%s stays in the list, and leads into it where no row is the current one yet', (key, rows) => {
  expect([-1, 4, 8, 9].map((from) => rowReachedBy(key, from, 10, 4))).toEqual(rows);
});
