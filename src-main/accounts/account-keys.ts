/** The two keys of each live account in the vault, and which accounts are known to lack them. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { KeyVault } from '../ports.ts';
import type { SecretRegister } from '../secrets.ts';
import type { SavedAccount } from '../settings.ts';

export interface HeldKeys {
  readonly serviceKey: string;
  readonly subscriptionKey: string;
}

export interface AccountKeys {
  /** Null when the vault lacks one of the two. Throws PackbenchError 'keychain-failed'. */
  read(account: SavedAccount): Promise<HeldKeys | null>;
  /** Only the keys that are given; the others stay as they are. */
  write(accountId: AccountId, keys: { service: string | null; subscription: string | null }): Promise<void>;
  remove(accountId: AccountId): Promise<void>;
  /** True once the vault was asked for the account's keys and did not have them. */
  missing(account: SavedAccount): boolean;
}

export function createAccountKeys(keyVault: KeyVault, secrets: SecretRegister): AccountKeys {
  const missing = new Set<AccountId>();
  return {
    async read({ accountId }) {
      const serviceKey = await keyVault.read(`${accountId}/service`);
      const subscriptionKey = await keyVault.read(`${accountId}/subscription`);
      for (const key of [serviceKey, subscriptionKey]) if (key !== null) secrets.hold(key);
      if (serviceKey === null || subscriptionKey === null) {
        missing.add(accountId);
        return null;
      }
      missing.delete(accountId);
      return { serviceKey, subscriptionKey };
    },
    async write(accountId, keys) {
      if (keys.service !== null) await keyVault.write(`${accountId}/service`, keys.service);
      if (keys.subscription !== null) await keyVault.write(`${accountId}/subscription`, keys.subscription);
      missing.delete(accountId);
    },
    async remove(accountId) {
      await keyVault.remove(`${accountId}/service`);
      await keyVault.remove(`${accountId}/subscription`);
      missing.delete(accountId);
    },
    missing: ({ accountId }) => missing.has(accountId),
  };
}
