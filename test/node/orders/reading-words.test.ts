/** How far the reading of orders is, and how old they are, in words. */
import { expect, test } from 'vitest';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { OrderReading } from '../../../src-preload/contract/order-list.ts';
import { readingWords, tellingFirst } from '../../../src-renderer/orders/reading-words.ts';
import { alarmBanners } from '../../../src-renderer/shell/banner-words.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const read: OrderReading = {
  accountId: 'north',
  state: 'waiting',
  pagesRead: null,
  pagesAbout: null,
  answeredAt: '2026-11-20T09:58:00Z',
  wholeAt: '2026-11-20T09:00:00Z',
  notAnsweringSince: null,
  newsWanted: false,
  alarm: false,
  failure: null,
};
const silent: OrderReading = { ...read, state: 'not-answering', notAnsweringSince: '2026-11-20T09:41:00Z' };

const early: Failure = {
  code: 'tls-failed',
  changed: 'nothing',
  details: [],
  facts: { host: 'api.example.com', certificate: 'not-yet-valid' },
};

test.each([
  ['its last answer', read, 'Read 2\u00a0min ago'],
  [
    'the first reading',
    { ...read, state: 'reading', wholeAt: null, pagesRead: 120, pagesAbout: 400 },
    /120 of about 400/,
  ],
  [
    'a first reading that has read nothing yet',
    { ...read, state: 'reading', answeredAt: null, wholeAt: null, pagesRead: 0, pagesAbout: 1 },
    'Reading begins',
  ],
  ['the first page', { ...read, wholeAt: null, pagesRead: 1 }, /1 page so far/],
  ['a first reading of unknown length', { ...read, wholeAt: null, pagesRead: 3 }, /3 pages so far/],
  ['a first reading between two walks', { ...read, wholeAt: null }, 'Not every order read yet · read 2\u00a0min ago'],
  ['a service that gives no answer', silent, /has not answered since .*41/],
  [
    'a clock that is wrong',
    { ...silent, failure: early },
    /^Could not be read again: By the date of this computer, .* not valid yet · read 2\u00a0min ago/,
  ],
  ['a network that passes', { ...silent, failure: { ...early, code: 'timed-out' } }, /has not answered since .*41/],
  ['nothing yet', { ...read, answeredAt: null, wholeAt: null }, 'Reading begins'],
  ['an app that has just begun', { ...read, state: 'off', answeredAt: null, wholeAt: null }, 'Reading begins'],
] as const)('%s', (_, reading, words) => {
  expect(readingWords(reading, now)).toMatch(words);
});

test('of several accounts the one without an answer is told first, then the one never read whole', () => {
  const begun = { ...read, accountId: 'south', wholeAt: null };
  expect(tellingFirst([read, begun, silent])).toBe(silent);
  expect(tellingFirst([read, begun])).toBe(begun);
});

test('the alarm says whose service, since when, and what is not known because of it', () => {
  const accounts = [{ accountId: 'north', label: 'North' }];
  expect(alarmBanners([silent], accounts)).toEqual([]);
  const [banner] = alarmBanners([{ ...silent, alarm: true }], accounts);
  expect(banner?.words).toMatch(/^The service of North has not answered since .*41.*not known/);
  expect(banner?.drill).toBe('service-away');
});

test('what somebody has to mend is named in it, with what to do; nobody is sent to the cable for a clock or a key', () => {
  const accounts = [{ accountId: 'north', label: 'North' }];
  const wordsOf = (failure: Failure) => alarmBanners([{ ...silent, alarm: true, failure }], accounts)[0]?.words;
  expect(wordsOf(early)).toMatch(
    /North since .*41.*not known.* not valid yet\. Set the date and time of this computer/,
  );
  expect(wordsOf({ ...early, code: 'keys-refused' })).toMatch(/refused the keys.* paste them again\.$/);
  expect(wordsOf({ ...early, code: 'keys-refused' })).not.toContain('not answered');
  // Many services tell a wrong key so: 'success: false', with the status 200.
  const refused = {
    ...early,
    code: 'service-refused',
    details: [{ message: 'Invalid API key', details: '' }],
  } as const;
  expect(wordsOf(refused)).toMatch(/refused this request: Invalid API key\. Correct that, then try again\.$/);
  expect(readingWords({ ...silent, failure: refused }, now)).toContain('Invalid API key');
  expect(wordsOf({ ...early, code: 'timed-out' })).toMatch(/^The service of North has not answered since/);
  // A fault of this computer's own: the service is not silent.
  const full = { ...silent, alarm: true, notAnsweringSince: null, failure: { ...early, code: 'disk-full' as const } };
  expect(alarmBanners([full], accounts)[0]).toMatchObject({
    words: expect.stringMatching(/58.*disk.* full/),
    drill: 'disk-full',
  });
});
