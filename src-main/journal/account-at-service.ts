/**
 * How the service knows an account, as far as this computer may store it. Everything that keeps an order from being
 * sent twice depends on this and never on the account's id here, which is new when settings are lost and the keys
 * entered again.
 *
 * The service key counts: the document calls it 'API key of the account', and assigning uses it to name the account
 * that holds an order. The subscription key is 'found in the user profile' and grants access to the API: several
 * accounts may share one, and a new one changes nothing about an account's orders.
 */
import { createHmac } from 'node:crypto';

export interface AccountAtService {
  /** 'https://api.example.com'. */
  readonly origin: string;
  /**
   * Fingerprint of the service key at that origin: HMAC-SHA256 with a key of this computer, in hex. It reveals nothing
   * about the key itself.
   */
  readonly fingerprint: string;
}

/** An account of this computer, and how the service knows it; '' where that was not noted. */
export interface AccountReference extends AccountAtService {
  readonly accountId: string;
}

export interface KeyedAccount {
  readonly baseAddress: string;
  readonly serviceKey: string;
}

export function accountAtService(computerKey: string, { baseAddress, serviceKey }: KeyedAccount): AccountAtService {
  const url = new URL(baseAddress);
  const hmac = createHmac('sha256', Buffer.from(computerKey, 'hex'));
  // Neither part can hold a line feed: keys are visible ASCII (paste-key.ts).
  hmac.update(`${hostOf(url)}\n${serviceKey}`);
  return { origin: url.origin, fingerprint: hmac.digest('hex') };
}

/** A service on this computer may have another port after each start; the practice service always does. */
function hostOf(url: URL): string {
  return /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname) ? 'this computer' : url.origin;
}

/** The same test as in the guards (src-main/journal/guards.ts): by the key, or by the same entry. */
export function isSameAccount(one: AccountReference, other: AccountReference): boolean {
  return one.accountId === other.accountId || (one.fingerprint !== '' && one.fingerprint === other.fingerprint);
}
