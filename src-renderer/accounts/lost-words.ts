/** What is said of a lost account and of its keys. */
import type { LostAccount } from '../../src-preload/contract/account.ts';
import { say } from '../words/say.ts';

export function placeWords({ label, origin, hasKeys }: LostAccount): string {
  const keys = keysWords(hasKeys);
  return origin === '' || label === '' ? keys : say('accounts.lost.place', { origin, keys });
}

/** A keychain that stayed locked may have them all the same. */
function keysWords(hasKeys: boolean | null): string {
  if (hasKeys === null) return say('accounts.lost.keys-unknown');
  return say(hasKeys ? 'accounts.lost.keys' : 'accounts.lost.no-keys');
}

/** The press, and whether a form follows. */
export function takeUpWords({ origin, hasKeys }: LostAccount): string {
  return say(origin === '' || hasKeys === false ? 'accounts.lost.take-up-form' : 'accounts.lost.take-up');
}

/** Once it is taken up, and the keychain has not said that its keys are missing. */
export function backWords({ hasKeys }: LostAccount, account: string): string {
  return say(hasKeys === true ? 'accounts.lost.back' : 'accounts.lost.back-only', { account });
}
