/** A day of the filter is a day of this computer's clock, from its first instant to its last. */
import { expect, test } from 'vitest';
import { EVERYTHING, filterOf, isNarrowed } from '../../../src-renderer/activity/activity-store.ts';
import { endOfDay, startOfDay } from '../../../src-renderer/ui/day-bounds.ts';

test('a day begins at midnight here and ends before the next one', () => {
  const start = new Date(startOfDay('2026-03-29') ?? Number.NaN);
  expect([start.getFullYear(), start.getMonth(), start.getDate(), start.getHours()]).toEqual([2026, 2, 29, 0]);
  const end = new Date(endOfDay('2026-03-29') ?? Number.NaN);
  expect(end.getTime() + 1).toBe(Date.parse(startOfDay('2026-03-30') ?? ''));
});

test('no day is no bound', () => {
  expect(startOfDay('')).toBeNull();
  expect(endOfDay('20.11.2026')).toBeNull();
  expect(filterOf(EVERYTHING)).toEqual({ accountId: null, kind: null, outcome: null, from: null, to: null });
});

test('any choice narrows', () => {
  expect(isNarrowed(EVERYTHING)).toBe(false);
  expect(isNarrowed({ ...EVERYTHING, toDay: '2026-11-20' })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, fromDay: '2026-11-20' })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, kind: 'print' })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, outcome: 'done' })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, accountId: 'north' })).toBe(true);
});
