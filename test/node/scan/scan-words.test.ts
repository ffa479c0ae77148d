/** The words for a scan that no account has: different for one account and for two. */
import { afterEach, expect, it } from 'vitest';
import { scanWords } from '../../../src-renderer/scan/scan-words.ts';
import { sayIn } from '../../helpers/texts.ts';

const notFoundAt = (...labels: readonly string[]): string => {
  const accounts = labels.map((label) => ({ state: 'asked', label, failure: null }));
  return scanWords({ code: 'X1', verdict: { kind: 'not-found', code: 'X1', accounts } } as never).next;
};

afterEach(() => sayIn('en'));

it('says of one account that it has no such number, and of two that none has', async () => {
  expect(notFoundAt('North')).toContain('North. It has no order or tracking number');
  expect(notFoundAt('North', 'South')).toContain('North and South. None has an order or tracking number');
  await sayIn('de');
  expect(notFoundAt('North')).toContain('North. Es kennt keine solche');
  expect(notFoundAt('North', 'South')).toContain('Keines kennt eine solche');
});
