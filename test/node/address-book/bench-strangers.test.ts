/**
 * A short form of the bench's exam on addresses of every territory: no near miss is matched, and the right place is
 * found.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { share } from '../../bench/address-book/findings.ts';
import { strangersRows, verdictOf } from '../../bench/address-book/gates.ts';
import { measureStrangers } from '../../bench/address-book/strangers.ts';
import { measureStrangersBook } from '../../bench/address-book/strangers-book.ts';
import { largest, spacedCountries } from '../../bench/address-book/strangers-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'packbench-strangers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('near misses of all countries, other writings, typos, post codes', async () => {
  const found = measureStrangers(3, 1);
  expect(found.taken).toEqual([]);
  expect(found.nearMisses).toBeGreaterThan(4_000);
  expect(found.countries).toBeGreaterThan(240);
  const some = spacedCountries.filter((country, index) => largest.includes(country) || index % 3 === 0);
  const book = await measureStrangersBook(join(folder, 'book.sqlite'), 3, 1, some);
  expect(book.missed.slice(0, 8)).toEqual([]);
  const [count, ...rows] = strangersRows(found, book).filter(({ what }) => what !== 'comparisons per second');
  expect(count?.what).toBe('near misses of strangers');
  // One place of each country: a single missed writing is a ninth of them.
  const missed = rows.filter((row) => verdictOf(row) === 'MISS' && !row.what.startsWith('other writing matched'));
  expect(missed).toEqual([]);
  expect([...found.writings].filter(([, one]) => share(one) < 0.8)).toEqual([]);
});
