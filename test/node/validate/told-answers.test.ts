/** What is told of answers about addresses: each once, and as it was when the answer came. */
import { afterEach, expect, test, vi } from 'vitest';
import type { ValidationAnswer } from '../../../src-preload/contract/address.ts';
import { differingNews } from '../../../src-renderer/validate/differing-news.ts';
import { spokenVerdict } from '../../../src-renderer/validate/verdict-sentence.ts';

afterEach(() => void vi.useRealTimers());

test('a spoken verdict stays the same while it is on the screen: another age would be read aloud as another answer', () => {
  const answer: ValidationAnswer = {
    verdict: 'valid',
    suggestions: [],
    source: 'address-book',
    copyReadAt: '2026-11-21T10:00:00Z',
    checkedAt: '2026-11-21T12:00:00Z',
  };
  const spokenAt = (instant: string): string => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
    return spokenVerdict(answer);
  };
  const first = spokenAt('2026-11-21T12:00:01Z');
  expect(first).toContain('2\u00a0h ago');
  expect(spokenAt('2026-11-21T15:00:00Z')).toBe(first);
});

test('answers that come one after another are each told once, also before the list is read again', () => {
  const news = differingNews();
  news.begin(2);
  expect([3, 5, 5].map((count) => news.more(count))).toEqual([1, 2, 0]);
});

test('a list that is read late brings nothing back, and what was dismissed is news when it comes again', () => {
  const news = differingNews();
  news.begin(0);
  expect(news.more(3)).toBe(3);
  news.begin(0);
  expect([news.more(2), news.more(3)]).toEqual([0, 1]);
});

test('those of an earlier run are no news', () => {
  const news = differingNews();
  expect([news.more(4), news.more(5)]).toEqual([0, 1]);
});
