/** What a line of the activity says. */
import { expect, test } from 'vitest';
import { countWords, withoutOrdersWords } from '../../../src-renderer/activity/activity-words.ts';
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
