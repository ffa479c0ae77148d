/** Ages as they are read: alone, behind 'read' or 'asked', and behind 'of'. */
import { expect, test } from 'vitest';
import { type AgePlace, ageWords } from '../../../src-renderer/ui/age-words.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each<[milliseconds: number, alone: string, afterVerb: string, afterOf: string]>([
  [-59 * second, 'just now', 'just now', 'a moment ago'],
  [0, 'just now', 'just now', 'a moment ago'],
  [59 * second, 'just now', 'just now', 'a moment ago'],
  [minute, '1\u00a0min ago', '1\u00a0min ago', '1\u00a0min ago'],
  [2 * hour, '2\u00a0h ago', '2\u00a0h ago', '2\u00a0h ago'],
  [day, '1 day ago', '1 day ago', '1 day ago'],
  [13 * day, '13 days ago', '13 days ago', '13 days ago'],
])('%i ms ago', (passed, alone, afterVerb, afterOf) => {
  const at = new Date(now - passed).toISOString();
  expect([ageWords(at, now), ageWords(at, now, 'after-verb'), ageWords(at, now, 'after-of')]).toEqual([
    alone,
    afterVerb,
    afterOf,
  ]);
});

test('from two weeks on the day is named', () => {
  const [before, after] = [14 * day - second, 14 * day].map((passed) =>
    ageWords(new Date(now - passed).toISOString(), now),
  );
  expect(before).toBe('13 days ago');
  expect(after).toContain('7');
});

test('of what seems to be still to come the age is not known: the day and the time are named', () => {
  const at = new Date(now + day).toISOString();
  const alone = ageWords(at, now);
  expect(alone).toMatch(/2026.*\d{1,2}:\d\d/);
  expect(alone).not.toMatch(/ago|now/);
  expect(ageWords(at, now, 'after-verb')).toBe(`on ${alone}`);
  expect(ageWords(at, now, 'after-of')).toBe(alone);
});

test('long ago it is the day: read on it, of it', () => {
  const at = new Date(now - 20 * day).toISOString();
  const alone = ageWords(at, now);
  expect(alone).toMatch(/2026/);
  expect(alone).not.toMatch(/ago/);
  const inSentence = (place: AgePlace) => ageWords(at, now, place);
  expect(inSentence('after-verb')).toBe(`on ${alone}`);
  expect(inSentence('after-of')).toBe(alone);
});
