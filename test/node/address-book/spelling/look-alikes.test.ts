/**
 * Where both sides name something and it cannot be the same, that is a difference; the place of a word in the line
 * decides its meaning.
 */
import { describe, expect, test } from 'vitest';
import { differingFields } from '../../../../src-main/address-book/compare/differing-fields.ts';
import { canonicalAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { matchAmong, sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';
import { lookAlikePlaces } from './look-alike-places.ts';
import { lookAlikes as lookAlikesMet } from './look-alikes.ts';
import { postStandards } from './post-standards.ts';
import { postalGuides } from './postal-guides.ts';
import { writtenAddress } from './written-address.ts';

const lookAlikes = [...lookAlikesMet, ...lookAlikePlaces, ...postStandards, ...postalGuides];

const canonical = (line: string) => canonicalAddress(writtenAddress(line));

describe.each(lookAlikes)('$kind', ({ others, same }) => {
  test.each(others)('%s ≠ %s', (line, otherLine) => {
    const [one, other] = [canonical(line), canonical(otherLine)];
    expect([sameAddress(one, other), sameAddress(other, one)]).toEqual([false, false]);
    expect([matchAmong(one, [other]), matchAmong(other, [one])]).toEqual([-1, -1]);
    // What a suggestion marks: one of the two names something that the other does not.
    expect([...differingFields(one, other), ...differingFields(other, one)]).not.toEqual([]);
  });

  test.each(same)('%s = %s', (line, otherLine) => {
    const [one, other] = [canonical(line), canonical(otherLine)];
    expect([sameAddress(one, other), sameAddress(other, one)]).toEqual([true, true]);
    expect(matchAmong(one, [other])).toBe(0);
  });
});

describe('a building that only one of them says is told as the building, not as the street', () => {
  test.each([
    ['Unit 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU', '12 Smith St | | Fitzroy | VIC | 3065 | AU'],
    ['12 Smith St | | Fitzroy | VIC | 3065 | AU | Level 3', '12 Smith St | | Fitzroy | VIC | 3065 | AU'],
    ['Calle Mayor 5, bloque 2 | | Madrid | | 28013 | ES', 'Calle Mayor 5 | | Madrid | | 28013 | ES'],
    ['西新宿2-8-1-A | | 新宿区 | 東京都 | 160-0023 | JP', '西新宿2-8-1 | | 新宿区 | 東京都 | 160-0023 | JP'],
  ])('%s / %s', (one, other) => {
    expect(differingFields(canonical(one), canonical(other))).toEqual(['building']);
    expect(differingFields(canonical(other), canonical(one))).toEqual(['building']);
  });

  test.each([
    ['Unit 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU', 'Unit 6, 12 Smith St | | Fitzroy | VIC | 3065 | AU'],
    ['Unit 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU', '14 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ])('where more than that differs it is the street: %s / %s', (one, other) => {
    expect(differingFields(canonical(one), canonical(other))).toEqual(['street']);
  });
});
