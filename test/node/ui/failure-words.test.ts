/** Every failure in words: what happened, was anything changed, what to do next. tsc proves that none is forgotten. */
import { expect, test } from 'vitest';
import type { Failure, FailureCode } from '../../../src-preload/contract/failure.ts';
import { selectionBanner } from '../../../src-renderer/shell/banner-words.ts';
import { failureDetails, failureLine, failureWords } from '../../../src-renderer/ui/failure-words.ts';

function failure(code: FailureCode, more: Partial<Failure> = {}): Failure {
  return { code, changed: 'nothing', details: [], facts: {}, ...more };
}

test('the host, the seconds and the path are said where they are known', () => {
  expect(failureWords(failure('timed-out', { facts: { host: 'api.example.com' } })).happened).toContain(
    'api.example.com',
  );
  expect(failureWords(failure('rate-limited', { facts: { waitSeconds: 12.2 } })).next).toContain('13 seconds');
  expect(failureWords(failure('rate-limited', { facts: { waitSeconds: 121 } })).next).toContain('3 minutes');
  expect(failureWords(failure('rate-limited', { facts: { waitSeconds: 86_400 } })).next).toContain('24 hours');
  expect(failureWords(failure('file-failed', { facts: { path: '/disk/a.pdf' } })).happened).toContain('/disk/a.pdf');
});

test('without facts the sentence is still a sentence', () => {
  expect(failureWords(failure('timed-out')).happened).toBe('The service did not answer in time');
  expect(failureWords(failure('rate-limited')).next).toBe('Wait a moment, then try again.');
});

test('nothing that listens on this computer is not a matter of cables', () => {
  const words = failureWords(failure('unreachable', { facts: { host: '127.0.0.1:4000' } }));
  expect(words.happened).toContain('on this computer');
  expect(words.next).not.toContain('cable');
});

test('a write in doubt never suggests to repeat it', () => {
  const words = failureWords(failure('in-doubt', { changed: 'unknown' }));
  expect(words.worthRepeating).toBe(false);
  expect(words.changed).toBe('Whether anything was changed is not known.');
});

test.each(['service-broken', 'redirected', 'answer-unreadable', 'answer-too-slow'] as const)(
  'of a write whose answer came nobody says that it never arrived: %s',
  (reason) => {
    const doubt = (facts: Failure['facts']) =>
      failureWords(failure('in-doubt', { changed: 'unknown', facts })).happened;
    expect(doubt({ reason })).toContain('what came back');
    expect(doubt({ reason: 'connection-lost' })).toContain('never arrived');
  },
);

test.each([
  ['timed-out', 408],
  ['proxy-refused', 511],
  ['not-the-service', 200],
] as const)('nor does anybody of one that came with a status: %s with %i', (reason, httpStatus) => {
  const { happened } = failureWords(failure('in-doubt', { changed: 'unknown', facts: { reason, httpStatus } }));
  expect(happened).toContain('what came back');
});

test.each(['done', 'unknown'] as const)('what may be done already is never offered to be repeated: %s', (changed) => {
  for (const code of ['disk-full', 'file-failed', 'internal'] as const) {
    const words = failureWords(failure(code, { changed }));
    expect(words.worthRepeating).toBe(false);
    expect(words.next).toMatch(/^(?:Do not repeat it|Check whether it was done)/);
    expect(failureWords(failure(code)).worthRepeating).toBe(true);
  }
});

test('the service’s own words are shown once each', () => {
  const details = [
    { message: 'Order 7', details: 'not printed' },
    { message: 'Order 7', details: 'not printed' },
    { message: '', details: 'Order 8 is unknown' },
    { message: '', details: '' },
  ];
  expect(failureDetails(failure('service-refused', { details }))).toEqual([
    'Order 7 · not printed',
    'Order 8 is unknown',
  ]);
});

test('in one line the service’s own words stand where it refused: the document has no code that says what it was', () => {
  const said = ['Invalid API key.', 'No such order', 'Account closed', 'Too late'];
  const told = (count: number): Failure =>
    failure('service-refused', { details: said.slice(0, count).map((message) => ({ message, details: '' })) });
  expect(failureLine(told(1))).toBe(
    'The service refused this request: Invalid API key. Nothing was changed. Correct that, then try again.',
  );
  expect(failureWords(told(2)).happened).toBe('The service refused this request: Invalid API key; No such order');
  expect(failureWords(told(4)).happened).toBe(
    'The service refused this request: Invalid API key; No such order; Account closed; …',
  );
  expect(failureLine({ ...told(1), facts: { manifestId: 'm' } })).toMatch(
    /^The service refused this manifest: Invalid/,
  );
  // Some put the trace of a fault into 'details'.
  const trace = failure('service-refused', {
    details: [{ message: 'Failed.', details: '🎁 at Orders.Search() '.repeat(25) }],
  });
  expect(failureWords(trace).happened).toMatch(/^.{60,220}…$/u);
  expect(failureWords(told(1), 'below')).toMatchObject({
    happened: 'The service refused this request',
    next: 'Read below what the service said. Correct that, then try again.',
  });
  // The document calls 'errors' optional: nobody is sent to words that are not there.
  expect(failureLine(told(0))).toMatch(
    /^The service refused this request\. Nothing was changed\. It did not say why\./,
  );
});

test('of an order that this computer has lost nobody says that the service does not know it', () => {
  const facts = { accountId: 'a-1', orderIds: [7], field: 'order' };
  const { happened, next } = failureWords(failure('not-found', { facts }));
  expect(happened).not.toContain('service');
  expect(next).toContain('Scan');
});

test('where rates are gone, or an address was asked about, nobody is sent to check a number', () => {
  const rates = failureWords(failure('not-found', { facts: { field: 'rates' } }));
  expect(rates.happened).toContain('rates');
  expect(rates.next).not.toContain('number');
  expect(failureWords(failure('not-found')).next).not.toContain('number');
});

test('of a selection that is not on the disk nobody says that nothing was changed', () => {
  const [banner] = selectionBanner(failure('disk-full'));
  expect(banner?.words).toContain('The disk of this computer is full. Free some space');
  expect(banner?.words).not.toContain('Nothing was changed');
});
