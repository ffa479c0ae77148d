/** Whether an account's open writes could still be settled without it. */
import { expect, test } from 'vitest';
import { assertNoneOpenOf } from '../../../src-main/accounts/open-writes-guard.ts';
import type { Account } from '../../../src-preload/contract/account.ts';

test.each([
  ['the same keys', 'ab', 'ab', 'removed'],
  ['other keys', 'ab', 'cd', 'account-in-use'],
  // As long as nobody has used them, or the ledger's key of fingerprints is lost.
  ['keys that nobody can compare', '', '', 'account-in-use'],
])('of two accounts with %s, one with a write in doubt: %s and %s: %s', (_keys, own, other, ends) => {
  const fingerprints: Readonly<Record<string, string>> = { own, other };
  const ledger = {
    writes: { openWritesOf: () => [{}] },
    accounts: { reference: (accountId: string) => ({ accountId, fingerprint: fingerprints[accountId] }) },
  } as unknown as Parameters<typeof assertNoneOpenOf>[0];
  const all = ['own', 'other'].map((accountId) => ({ accountId, serviceKeyLastFour: '1234' }) as Account);
  const removed = (): string => {
    assertNoneOpenOf(ledger, all, 'own');
    return 'removed';
  };
  if (ends === 'removed') expect(removed()).toBe('removed');
  else expect(removed).toThrow(ends);
});
