/** A number or a letter in another part of the line makes another place: in every country, in its own words. */
import { expect, test } from 'vitest';
import { movedAndTakenForOne } from './moved-parts.ts';
import { ruledCountries } from './rule-words.ts';

test('a number or a letter in another part of the line is another place', { timeout: 60_000 }, () => {
  expect(ruledCountries.flatMap(movedAndTakenForOne)).toEqual([]);
});
