/** How the service knows an account: the guards depend on it, so two services are never one, and one is never two. */
import { describe, expect, test } from 'vitest';
import { accountAtService, isSameAccount } from '../../../src-main/journal/account-at-service.ts';

const computerKey = '0f'.repeat(32);
const known = (baseAddress: string, serviceKey = 'a service key', key = computerKey) =>
  accountAtService(key, { baseAddress, serviceKey });

describe('the fingerprint', () => {
  test('is what every ledger that is there was written with: HMAC-SHA256 by the computer’s key, as openssl makes it', () => {
    expect(known('https://service.example/base').fingerprint).toBe(
      'a63f619bae188eb6e887ac071565dfbbe77d51271f9586a206030dc1d76a9727',
    );
    expect(known('http://127.0.0.1:8080').fingerprint).toBe(
      'd06071ec68cc3384f6333fa035a4f4d875f025a65aabb4aff9bf85aa0b7fcd40',
    );
  });

  test('of a service on this computer is the same at every port, and after each start', () => {
    const prints = ['http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:9/'].map((at) => known(at).fingerprint);
    expect(new Set(prints).size).toBe(1);
    expect(known('http://127.0.0.1:8080/base').origin).toBe('http://127.0.0.1:8080');
  });

  test('differs from service to service, from key to key and from computer to computer', () => {
    const prints = [
      known('http://127.0.0.1'),
      known('https://127.0.0.10'),
      known('https://localhost.example'),
      known('https://my-localhost'),
      known('https://service.example'),
      known('https://service.example:8443'),
      known('https://service.example', 'another key'),
      known('https://service.example', 'a service key', 'f0'.repeat(32)),
    ].map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{64}$/);
  });
});

test.each([
  ['one key at one service', { accountId: 'a', fingerprint: 'x' }, { accountId: 'b', fingerprint: 'x' }, true],
  ['one entry, with new keys', { accountId: 'a', fingerprint: 'x' }, { accountId: 'a', fingerprint: 'y' }, true],
  ['one entry, before its service was noted', { accountId: 'a', origin: '' }, { accountId: 'a' }, true],
  ['one entry, whose service moved', { accountId: 'a', origin: 'https://other' }, { accountId: 'a' }, true],
  ['two entries without fingerprints', { accountId: 'a' }, { accountId: 'b' }, false],
  ['two entries', { accountId: 'a', fingerprint: 'x' }, { accountId: 'b', fingerprint: 'y' }, false],
])('%s', (_name, one, other, same) => {
  const noted = { origin: 'https://service', fingerprint: '' };
  expect(isSameAccount({ ...noted, ...one }, { ...noted, ...other })).toBe(same);
  expect(isSameAccount({ ...noted, ...other }, { ...noted, ...one })).toBe(same);
});
