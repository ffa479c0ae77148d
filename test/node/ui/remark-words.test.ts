/** What main says by codes, in words; and what an older or a newer Packbench has stored. */
import { expect, test } from 'vitest';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Remark } from '../../../src-preload/contract/remark.ts';
import { failureDetails } from '../../../src-renderer/ui/failure-words.ts';
import { remarkWords } from '../../../src-renderer/ui/remark-words.ts';

test.each<[Remark, string]>([
  [{ code: 'order-in-shipped', facts: {} }, 'In the search as shipped'],
  [{ code: 'order-tracked', facts: { status: 'At the moon' } }, 'Tracking says At the moon'],
  [
    { code: 'search-refused', facts: { words: 'No orders found.' } },
    'Asked for it, the service said: No orders found.',
  ],
  [{ code: 'search-refused', facts: { words: '' } }, 'The service did not search for it'],
  [{ code: 'unshipped-orders', facts: { count: 1, isAll: true } }, '1 unshipped printed order is in the search'],
  [
    { code: 'unshipped-orders', facts: { count: 250, isAll: false } },
    'More than 250 unshipped printed orders are in the search',
  ],
  [
    { code: 'rows-shorter-than-header', facts: { rows: [7], count: 1 } },
    'Row 7 has fewer columns than the row of names.',
  ],
  [
    { code: 'rows-like-header', facts: { rows: [3, 5], count: 2 } },
    '2 rows (3, 5) have the names of the columns again, and were left out.',
  ],
  [{ code: 'rows-above-header', facts: { rows: [1], count: 1 } }, 'Row 1 is above the row of names, and was left out.'],
  [
    { code: 'columns-alike', facts: { columns: [1, 3], headings: ['Street', 'Delivery street'], used: 3 } },
    'Columns 1 and 3 (Street, Delivery street) have the same meaning. Column 3 is used, unless you choose another.',
  ],
  [
    { code: 'quotes-left-open', facts: { rows: [1, 2, 3, 4, 1200], count: 9 } },
    '9 quotation marks never close (rows 1, 2, 3, 4, 1,200 and others). They were read as a letter.',
  ],
  [
    { code: 'post-codes-without-zeros', facts: { rows: [3], count: 1 } },
    'The post code in row 3 has lost leading zeros, as happens in a spreadsheet. They are put back for the validation; your list still lacks them.',
  ],
  [
    { code: 'house-numbers-as-dates', facts: { rows: [3], count: 1 } },
    'Row 3 has a date for a house number. A spreadsheet makes one of 3-5: write these numbers as text there, or correct them in your list.',
  ],
  [
    { code: 'house-numbers-shortened', facts: { rows: [3], count: 1 } },
    'Row 3 has a house number such as 1.2E+04, whose figures are lost. A spreadsheet makes one of 12E3: write these numbers as text there, or correct them in your list.',
  ],
  [
    { code: 'post-codes-shortened', facts: { rows: [3, 4], count: 2 } },
    '2 rows (3, 4) have a post code such as 1.1E+05, whose figures are lost. A spreadsheet makes one where the column is narrow: widen it there, and save the list again.',
  ],
  [
    { code: 'rows-with-spreadsheet-errors', facts: { rows: [3], count: 1 } },
    'Row 3 has an error of a spreadsheet, such as #N/A or ####, in place of a part of the address. Correct the formula there, or widen the column, and save the list again.',
  ],
  [
    { code: 'rows-without-country', facts: { rows: [3, 4], count: 2 } },
    '2 rows (3, 4) have no country. Merged cells arrive like this: fill in the country in every row.',
  ],
  [
    { code: 'list-letters-guessed', facts: { encoding: 'Shift_JIS' } },
    'The file is not in UTF-8, or only in part. The other letters were read as Shift_JIS. Look at the letters in the rows below.',
  ],
  [{ code: 'file-too-large', facts: { megabytes: 21, most: 20 } }, 'The file has 21 MB. Up to 20 MB can be read.'],
])('%j', (remark, words) => {
  expect(remarkWords(remark)).toBe(words);
});

test('a code that only a newer Packbench knows is shown as it is', () => {
  expect(remarkWords({ code: 'no-such-code', facts: {} } as never)).toBe('no-such-code');
});

test('main’s own remarks stand before the words of others; a sentence that was stored once is shown as it is', () => {
  const failure: Failure = {
    code: 'in-doubt',
    changed: 'unknown',
    details: [{ message: 'Packbench ended before the answer was kept', details: '' }],
    facts: { remarks: [{ code: 'kept-answer-damaged', facts: {} }] },
  };
  expect(failureDetails(failure)).toEqual([
    'The answer that was kept is damaged.',
    'Packbench ended before the answer was kept',
  ]);
});
