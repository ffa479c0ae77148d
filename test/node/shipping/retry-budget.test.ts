/** Ten attempts are free; then one in ten calls may be repeated, however long the service is in trouble. */
import { expect, test } from 'vitest';
import { createRetryBudget } from '../../../src-main/shipping/retry-budget.ts';

test('ten are free, and a long good time saves up no more', () => {
  const budget = createRetryBudget();
  for (let call = 0; call < 1_000; call += 1) budget.earn();
  expect(Array.from({ length: 11 }, () => budget.spend())).toEqual([...Array(10).fill(true), false]);
});

test('of a hundred calls that fail, some twenty are repeated', () => {
  const budget = createRetryBudget();
  let repeated = 0;
  for (let call = 0; call < 100; call += 1) {
    budget.earn();
    if (budget.spend()) repeated += 1;
  }
  expect(repeated).toBeGreaterThanOrEqual(19);
  expect(repeated).toBeLessThanOrEqual(20);
});
