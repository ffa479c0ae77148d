/** Accounts with their keys, as the client gets them: each is looked up anew, and the last one given out is remembered. */
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { SavedAccount } from '../settings.ts';
import type { ShippingAccount } from '../shipping/shipping-client.ts';
import type { AccountKeys, AskedBy, Refusal } from './account-keys.ts';
import type { PracticeAccounts } from './practice-service.ts';

export interface GivenAccounts {
  /** Throws PackbenchError 'account-unknown', 'account-needs-keys', 'keychain-failed', 'unreachable'. */
  give(accountId: AccountId, by?: AskedBy): Promise<ShippingAccount>;
  /** Null: it never was given out, was forgotten or has another address since. Does not open the keychain. */
  last(accountId: AccountId): ShippingAccount | null;
  forget(accountId: AccountId): void;
}

export interface GivenAccountsParts {
  readonly saved: () => readonly SavedAccount[];
  /** These two throw 'account-unknown'. */
  readonly get: (accountId: AccountId) => Account;
  readonly getSaved: (accountId: AccountId) => SavedAccount;
  readonly practice: Pick<PracticeAccounts, 'shippingAccount'>;
  readonly keys: Pick<AccountKeys, 'holdAll' | 'read'>;
  readonly ledger: Pick<Ledger, 'accounts'>;
  /** An account turned out to have no keys. */
  readonly keysMissing: () => void;
}

export function createGivenAccounts(parts: GivenAccountsParts): GivenAccounts {
  const { get, keys } = parts;
  const given = new Map<AccountId, ShippingAccount>();
  const find = async (accountId: AccountId, refused: Refusal): Promise<ShippingAccount> => {
    const account = get(accountId);
    if (account.kind === 'practice') return parts.practice.shippingAccount(accountId);
    const saved = parts.getSaved(accountId);
    const held = await keys.read(saved, refused);
    // It was saved anew meanwhile, perhaps with other keys.
    if (parts.getSaved(accountId) !== saved) return find(accountId, refused);
    if (held === null) {
      parts.keysMissing();
      throw failureOf('account-needs-keys', { facts: { accountId } });
    }
    return { baseAddress: account.baseAddress, ...held, format: account.format };
  };
  return {
    async give(accountId, by) {
      const wanted = get(accountId).kind === 'practice' ? null : parts.getSaved(accountId);
      const account = await find(accountId, await keys.holdAll(parts.saved(), by, wanted));
      given.set(accountId, account);
      parts.ledger.accounts.note(get(accountId), account.serviceKey);
      return account;
    },
    last(accountId) {
      const account = given.get(accountId) ?? null;
      const saved = parts.saved().find((one) => one.accountId === accountId);
      // A file of settings may have moved it to another address of its host since.
      return saved === undefined || saved.baseAddress === account?.baseAddress ? account : null;
    },
    forget: (accountId) => void given.delete(accountId),
  };
}
