/** Sorting that gives others their turn sorts as any other. */

import { expect, test } from 'vitest';
import { sortedInSlices } from '../../../../src-main/address-book/book/sorting.ts';
import fc from '../../../helpers/properties.ts';

test('of any length, keeping the order of what is equal', () => {
  const lengths = fc.constantFrom(0, 1, 2, 1_999, 2_000, 2_001, 4_000, 6_001, 9_999);
  fc.assert(
    fc.property(
      lengths,
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 1e6 }),
      (length, kinds, seed) => {
        const items = Array.from({ length }, (_, at) => ({ key: Math.imul(at + seed, 2_654_435_761) % kinds, at }));
        const steps = sortedInSlices(items, (one, other) => one.key - other.key);
        let turns = 0;
        let step = steps.next();
        for (; !step.done; step = steps.next()) turns += 1;
        expect(step.value).toEqual(items.toSorted((one, other) => one.key - other.key));
        if (length > 2_000) expect(turns).toBeGreaterThan(1);
      },
    ),
    { numRuns: 50 },
  );
});
