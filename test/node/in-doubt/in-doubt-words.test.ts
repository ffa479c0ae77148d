/** What the In doubt screen says before something may be settled, and how it names a write. */
import { expect, test } from 'vitest';
import type { Reading, WriteInDoubt } from '../../../src-preload/contract/in-doubt.ts';
import { resolutionWords, waitingWords, writeTitle } from '../../../src-renderer/in-doubt/in-doubt-words.ts';

const reading: Reading = { readAt: '2026-11-20T09:59:00Z', orders: [] };
const two = [
  { orderId: 1, orderNumber: 'A' },
  { orderId: 2, orderNumber: 'B' },
];

test('a write is named by what it was, how many and for whom', () => {
  const title = (kind: WriteInDoubt['kind'], orders = two) => writeTitle({ kind, orders }, 'Shop South');
  expect(title('manifest')).toBe('Manifest of 2 orders');
  expect(title('archive', two.slice(1))).toBe('Archiving 1 order');
  expect(title('assign')).toBe('Assigning 2 orders to Shop South');
  expect(title('bulk-delete', [])).toBe('Removing every imported unshipped order');
});

test('before the first look-up nothing can be settled, and that is said', () => {
  expect(waitingWords({ readings: [], notDoneIn: null }, 0)).toMatch(/^Look it up first/);
});

test('the wait for a second look-up is counted down and then over', () => {
  const wait = (notDoneIn: number | null, sinceTold = 0) => waitingWords({ readings: [reading], notDoneIn }, sinceTold);
  expect(wait(240_000)).toContain('in 4 minutes');
  expect(wait(240_000, 210_000)).toContain('in 1 minute or later');
  expect(wait(240_000, 240_000)).toContain('Look it up once more');
  expect(wait(0)).toContain('Look it up once more');
  expect(wait(null)).toBeNull();
});

test('settling says that nothing is sent', () => {
  for (const resolution of ['done', 'not-done', 'split'] as const) {
    expect(resolutionWords(resolution, 'archive').consequence).toMatch(/nothing is sent/i);
  }
  expect(resolutionWords('done', 'manifest').consequence).toContain('import');
});
