/** What both sides name and what cannot be the same is a difference; a word counts as what its place in the line makes of it. */
import { describe, expect, test } from 'vitest';
import { canonicalAddress, matchAmong, sameAddress } from '../../../src-main/address-book/canonical-address.ts';
import { differingFields } from '../../../src-main/address-book/differing-fields.ts';
import { lookAlikes } from './look-alikes.ts';
import { writtenAddress } from './written-address.ts';

const canonical = (line: string) => canonicalAddress(writtenAddress(line));

describe.each(lookAlikes)('$kind', ({ others, same }) => {
  test.each(others)('%s ≠ %s', (line, otherLine) => {
    const [one, other] = [canonical(line), canonical(otherLine)];
    expect([sameAddress(one, other), sameAddress(other, one)]).toEqual([false, false]);
    expect([matchAmong(one, [other]), matchAmong(other, [one])]).toEqual([-1, -1]);
    // What a suggestion marks: one of the two says what the other does not.
    expect([...differingFields(one, other), ...differingFields(other, one)]).not.toEqual([]);
  });

  test.each(same)('%s = %s', (line, otherLine) => {
    const [one, other] = [canonical(line), canonical(otherLine)];
    expect([sameAddress(one, other), sameAddress(other, one)]).toEqual([true, true]);
    expect(matchAmong(one, [other])).toBe(0);
  });
});
