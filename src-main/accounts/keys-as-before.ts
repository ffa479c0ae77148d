/**
 * An account is its two keys in the vault and its entry in the settings, and none of the three is changed alone: whatever fails on the
 * way, the vault has again what it had. The vault may ask the person first, so this can take minutes; one account at a time.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { failureIn, PackbenchError } from '../failures.ts';
import type { KeyVault, Log } from '../ports.ts';
import { createTurns } from '../time/turns.ts';

/**
 * Throws what `work` throws, with `changed` 'unknown' where the vault does not take back what it had; and PackbenchError
 * 'keychain-failed' when it cannot be read: then `work` is not begun.
 */
export type KeysAsBefore = <Value>(accountId: AccountId, work: () => Promise<Value>) => Promise<Value>;

export function createKeysAsBefore({ keyVault, log }: { keyVault: KeyVault; log: Log }): KeysAsBefore {
  const { inTurn } = createTurns(1);

  const putBack = async (before: ReadonlyMap<string, string | null>): Promise<void> => {
    for (const [name, key] of before) {
      if ((await keyVault.read(name)) === key) continue;
      await (key === null ? keyVault.remove(name) : keyVault.write(name, key));
    }
  };
  const run: KeysAsBefore = async (accountId, work) => {
    const before = new Map<string, string | null>();
    for (const name of [`${accountId}/service`, `${accountId}/subscription`]) {
      before.set(name, await keyVault.read(name));
    }
    try {
      return await work();
    } catch (error) {
      try {
        await putBack(before);
      } catch (cause) {
        log.error('The keys of an account could not be put back.', { accountId, err: cause });
        throw asUnknown(error);
      }
      throw error;
    }
  };
  return (accountId, work) => inTurn(() => run(accountId, work));
}

function asUnknown(error: unknown): PackbenchError {
  return new PackbenchError({ ...failureIn(error), changed: 'unknown' }, { cause: error });
}
