/** Looks in the keychain for the keys of live accounts: whether they are there, and what the service knows each account by. */
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { KeyVault, Log } from '../ports.ts';
import type { SavedAccount } from '../settings.ts';
import type { AccountKeys, Refusal } from './account-keys.ts';

export interface KeyLook {
  /** The accounts are there, whatever the keychain says. Never throws. */
  at(accountIds: readonly AccountId[]): Promise<void>;
  /** At the start: where there is no keychain all accounts are looked at now, and everywhere when one comes later. */
  atStart(): Promise<void>;
}

export interface KeyLookParts {
  readonly saved: () => readonly SavedAccount[];
  /** These two throw 'account-unknown'. */
  readonly get: (accountId: AccountId) => Account;
  readonly getSaved: (accountId: AccountId) => SavedAccount;
  readonly keys: Pick<AccountKeys, 'read'>;
  readonly keyVault: Pick<KeyVault, 'status' | 'whenItComes'>;
  readonly ledger: Pick<Ledger, 'accounts'>;
  readonly log: Log;
  /** Called after each look. */
  readonly looked: () => void;
}

export function createKeyLook(parts: KeyLookParts): KeyLook {
  const at = async (accountIds: readonly AccountId[]): Promise<void> => {
    let refused: Refusal = null;
    for (const accountId of accountIds) {
      try {
        const held = await parts.keys.read(parts.getSaved(accountId), refused);
        if (held !== null) parts.ledger.accounts.note(parts.get(accountId), held.serviceKey);
      } catch (error) {
        refused = { cause: error };
        parts.log.warn('The keys of an account could not be looked at.', { accountId, err: error });
      }
    }
    parts.looked();
  };
  return {
    at,
    async atStart() {
      const lookAtAll = (): Promise<void> => at(parts.saved().map(({ accountId }) => accountId));
      parts.keyVault.whenItComes(() => void lookAtAll());
      if ((await parts.keyVault.status()).kind === 'session' && parts.saved().length > 0) await lookAtAll();
    },
  };
}
