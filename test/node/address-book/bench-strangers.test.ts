/** A short form of the bench's exam on addresses of every territory: no near miss is matched, and other writings are. */
import { expect, test } from 'vitest';
import { strangersRows, verdictOf } from '../../bench/address-book/gates.ts';
import { measureStrangers } from '../../bench/address-book/strangers.ts';

test('near misses of all countries, other layouts, post codes', () => {
  const found = measureStrangers(3, 1);
  expect(found.taken).toEqual([]);
  expect(found.nearMisses).toBeGreaterThan(2_000);
  expect(found.countries).toBeGreaterThan(240);
  const [count, ...rows] = strangersRows(found).filter(({ what }) => what !== 'comparisons per second');
  expect(count?.what).toBe('near misses of strangers');
  // One place of each country: a single writing that is missed is a seventh of them.
  const missed = rows.filter((row) => verdictOf(row) === 'MISS' && !row.what.startsWith('other layout'));
  expect(missed).toEqual([]);
  expect([found.leastOfLarge.share, found.leastOfOthers.share].map((share) => share > 0.8)).toEqual([true, true]);
});
