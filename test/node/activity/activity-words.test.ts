/** What a line of the activity says. */
import { expect, test } from 'vitest';
import {
  aboutWords,
  countWords,
  isAttempt,
  OUTCOMES,
  withoutOrdersWords,
} from '../../../src-renderer/activity/activity-words.ts';
import { say } from '../../helpers/texts.ts';

test('where no orders are counted (a sheet, every unshipped order) none are told: it was not done to no order', () => {
  expect(countWords({ orderCount: 0 })).toBe('');
  expect(countWords({ orderCount: 1_200 })).toBe('1,200');
});

test('an entry without orders is about every unshipped one only where that can be asked for', () => {
  for (const kind of ['bulk-delete', 'archive'] as const) {
    expect(withoutOrdersWords(kind)).toBe(say('activity.detail.every-unshipped'));
  }
  // A manifest that was taken over from its PDF, because the records were lost.
  expect(withoutOrdersWords('manifest')).toBe(say('activity.detail.orders-unknown'));
  // A sheet.
  expect(withoutOrdersWords('print')).toBe('');
});

test('an attempt that made no manifest is shown with its orders, also one that was called off', () => {
  const attempts = OUTCOMES.filter((outcome) => isAttempt({ kind: 'manifest', outcome }));
  expect(attempts).toEqual(['refused', 'not-sent', 'cancelled']);
  expect(OUTCOMES.filter((outcome) => isAttempt({ kind: 'print', outcome }))).toEqual([]);
});

test('the account that orders went to, and the printer of a sheet, stand in words', () => {
  expect(aboutWords({ kind: 'assign', about: 'South' })).toBe(say('activity.about.assign', { about: 'South' }));
  expect(aboutWords({ kind: 'print', about: 'Labels' })).toBe(say('activity.about.print', { about: 'Labels' }));
  expect(aboutWords({ kind: 'assign', about: '' })).toBe('');
});
