/** What is said when the service was asked again: no more than the two answers say. */
import { expect, test } from 'vitest';
import type { AddressVerdict, OfflineCheck } from '../../../src-preload/contract/address.ts';
import { EMPTY_ADDRESS } from '../../../src-renderer/validate/address-differences.ts';
import { comparisonWords, nextStepWords } from '../../../src-renderer/validate/offline/offline-words.ts';

const at = '2026-03-02T10:20:30Z';
const elsewhere = { ...EMPTY_ADDRESS, city: 'Fitzroy', countryCode: 'AU' };

function check(offline: AddressVerdict, online: AddressVerdict, isSuggested: boolean): OfflineCheck {
  const suggestions = isSuggested ? [elsewhere] : [];
  return {
    checkId: '1',
    accountId: 'a',
    address: EMPTY_ADDRESS,
    offline: { verdict: offline, suggestions: [], source: 'address-book', copyReadAt: at, checkedAt: at },
    state: 'differs',
    online: { verdict: online, suggestions, source: 'service', copyReadAt: null, checkedAt: at },
    failure: null,
  };
}

test('another address that the service proposes is no other spelling', () => {
  expect(comparisonWords(check('valid', 'valid', true))).toBe(
    'The service takes this address too, but suggests something else.',
  );
});

test('a service that takes the address and has something to say about it is not told as one that suggests another', () => {
  const { online, ...rest } = check('valid', 'valid', false);
  const said = { ...rest, online: online && { ...online, words: [{ message: 'No van goes there', details: '' }] } };
  expect(comparisonWords(said)).toBe('The service takes this address too, but has something to say about it.');
  expect(nextStepWords(said)).toMatch(/^Read below/);
});

test('the address book that does not hold an address has not refused it', () => {
  expect(comparisonWords(check('cannot-tell', 'not-valid', false))).toBe(
    'The service does not take this address, and the address book does not hold it.',
  );
});

test('an address that the service takes, without a suggestion, needs no look of the receiver', () => {
  expect(nextStepWords(check('cannot-tell', 'valid', false))).toBe('Nothing is left to do.');
  expect(nextStepWords(check('cannot-tell', 'valid', true))).toMatch(/^Compare/);
  expect(nextStepWords(check('valid', 'not-valid', false))).toMatch(/^Check street/);
});
