/**
 * The two keys of each live account in the vault, and which accounts are known to lack them. Each key is kept together
 * with the origin it was given for ('https://api.example.com KEY'): if somebody changes the address in the settings
 * file by hand, no keys go there.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Clock, KeyVault, Log } from '../ports.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import type { SavedAccount } from '../settings.ts';
import { createKeysAsBefore, type KeysAsBefore } from './keys-as-before.ts';

export interface HeldKeys {
  readonly serviceKey: string;
  readonly subscriptionKey: string;
}

/**
 * 'itself': nobody waits for it, as for the reading of the orders. 'typing': a person or a scanner types on, and what is typed
 * would go into a password window.
 */
export type AskedBy = 'person' | 'itself' | 'typing';

/** The account whose keys are wanted. Null: none, as for a practice account. */
export type Wanted = Pick<SavedAccount, 'accountId'> | null;

/** What the keychain said when it was asked and gave no key, for instance because its password window was closed. */
export type Refusal = { readonly cause: unknown } | null;

export interface AccountKeys {
  /**
   * Reads the keys of all accounts before anything is sent, so that a key is known as a secret whichever service
   * repeats it. Asks the vault until it has given them once. Never throws: if the keychain stays closed, no service was given
   * a key to repeat.
   *
   * Each question to a locked keychain brings up a password window. One that is refused stands for all who wait for it, for
   * ten minutes for all that runs by itself, and for what is typed until somebody else was given the keys; pass it on to `read`.
   * So it does for whoever wants no key, or only those of an account (`wanted`) that are known already: it is not their keys that
   * the window would ask for.
   */
  holdAll(accounts: readonly SavedAccount[], by?: AskedBy, wanted?: Wanted): Promise<Refusal>;
  /**
   * `refused`: by the keychain just now, so it is asked no further. Null when the vault lacks one of the two for the account's origin,
   * or has others than the settings name. Keys that were read once in this run are not asked for again: a
   * keychain that locks during the day, as with the screen, stops no work, and brings up no password window under a
   * scanner. Throws PackbenchError 'keychain-failed'.
   */
  read(account: SavedAccount, refused?: Refusal): Promise<HeldKeys | null>;
  /** Writes only the keys that are given; the others stay as they are. */
  write(
    account: Pick<SavedAccount, 'accountId' | 'baseAddress'>,
    keys: { service: string | null; subscription: string | null },
  ): Promise<void>;
  remove(accountId: AccountId): Promise<void>;
  /** Around the two above. */
  readonly asBefore: KeysAsBefore;
  /** Every account that the vault has keys of. Throws PackbenchError 'keychain-failed'; so does the next. */
  heldIds(): Promise<readonly AccountId[]>;
  /** The origin both keys were given for. Null: one is missing, or they were given for different origins. */
  originOf(accountId: AccountId): Promise<string | null>;
  /** True: the vault was asked for the keys of the account as it is saved, and did not have them. */
  missing(account: SavedAccount): boolean;
}

/** Milliseconds. */
const refusalStands = 10 * 60_000;

export interface AccountKeysParts {
  readonly keyVault: KeyVault;
  readonly secrets: SecretRegister;
  readonly clock: Pick<Clock, 'passed'>;
  readonly log: Log;
}

export function createAccountKeys(parts: AccountKeysParts): AccountKeys {
  const { keyVault, secrets, clock, log } = parts;
  /** The last four of the keys that were looked for: an account that was saved meanwhile with others does not lack those. */
  const missing = new Map<AccountId, string>();
  let holding: Promise<Refusal> | null = null;
  let lastRefusal: { readonly refusal: Refusal; readonly at: number } | null = null;
  /** As the vault has them, by their names there. Main holds every key as a secret anyway. */
  const known = new Map<string, string>();
  const namesOf = (accountId: AccountId): readonly string[] => [`${accountId}/service`, `${accountId}/subscription`];
  let changes = 0;
  /** Those of one account: a keychain that locks meanwhile stops the work of no other. */
  const forget = (accountId: AccountId): void => {
    changes += 1;
    for (const name of namesOf(accountId)) known.delete(name);
  };
  const readKept = async (name: string, refused: Refusal): Promise<string | null> => {
    const before = changes;
    if (refused !== null && !known.has(name)) throw refused.cause;
    const kept = known.get(name) ?? (await keyVault.read(name));
    // A key that was read while keys were being changed may be the old one.
    if (kept !== null && before === changes) known.set(name, kept);
    return kept;
  };
  const asBefore = createKeysAsBefore(parts);
  const read: AccountKeys['read'] = async (account, refused = null) => {
    const { accountId, baseAddress } = account;
    const before = changes;
    // One after the other: a locked keychain brings up a password window for each, also after the first was closed.
    const serviceKey = keyFor(baseAddress, await readKept(`${accountId}/service`, refused));
    const subscriptionKey = keyFor(baseAddress, await readKept(`${accountId}/subscription`, refused));
    for (const key of [serviceKey, subscriptionKey]) if (key !== null) secrets.hold(key);
    // If the keys were changed meanwhile, the first may be an old one and the second a new one.
    if (before !== changes) return read(account, refused);
    const isThere = serviceKey !== null && subscriptionKey !== null;
    if (!isThere || !isOf(account, { serviceKey, subscriptionKey })) {
      if (isThere) log.warn('The keys of an account are not those that the settings name.', { accountId });
      missing.set(accountId, lastFourIn(account));
      return null;
    }
    missing.delete(accountId);
    return { serviceKey, subscriptionKey };
  };
  const holdEach = async (accounts: readonly SavedAccount[]): Promise<Refusal> => {
    for (const account of accounts) {
      try {
        await read(account);
      } catch (cause) {
        log.warn('The keys of an account could not be looked at.', { accountId: account.accountId, err: cause });
        holding = null;
        lastRefusal = { refusal: { cause }, at: clock.passed() };
        return lastRefusal.refusal;
      }
    }
    lastRefusal = null;
    return null;
  };
  return {
    read,
    holdAll(accounts, by = 'person', wanted) {
      const isRecent = lastRefusal !== null && clock.passed() - lastRefusal.at < refusalStands;
      const isKnown = wanted === null || (wanted && namesOf(wanted.accountId).every((name) => known.has(name)));
      if (lastRefusal !== null && (by === 'typing' || (by === 'itself' && isRecent) || isKnown)) {
        return Promise.resolve(lastRefusal.refusal);
      }
      holding ??= holdEach(accounts);
      return holding;
    },
    async write({ accountId, baseAddress }, keys) {
      const { origin } = new URL(baseAddress);
      if (keys.service !== null) await keyVault.write(`${accountId}/service`, `${origin} ${keys.service}`);
      if (keys.subscription !== null) {
        await keyVault.write(`${accountId}/subscription`, `${origin} ${keys.subscription}`);
      }
      forget(accountId);
      missing.delete(accountId);
    },
    async remove(accountId) {
      await keyVault.remove(`${accountId}/service`);
      await keyVault.remove(`${accountId}/subscription`);
      forget(accountId);
      missing.delete(accountId);
    },
    async asBefore(accountId, work) {
      let isBegun = false;
      const begun: typeof work = () => {
        isBegun = true;
        return work();
      };
      // A keychain that could not be read was not changed either: what is known of it still counts.
      return asBefore(accountId, begun).finally(() => {
        if (isBegun) forget(accountId);
      });
    },
    async heldIds() {
      const names = await keyVault.names();
      const ids = names.filter((name) => name.endsWith('/service')).map((name) => name.slice(0, -'/service'.length));
      return [...new Set(ids)];
    },
    async originOf(accountId) {
      const kept = [await keyVault.read(`${accountId}/service`), await keyVault.read(`${accountId}/subscription`)];
      const [service, subscription] = kept.map((each) => each?.split(' ')[0]);
      return service !== undefined && service === subscription && URL.canParse(service) ? service : null;
    },
    missing: (account) => missing.get(account.accountId) === lastFourIn(account),
  };
}

function keyFor(baseAddress: string, kept: string | null): string | null {
  const [origin, key] = kept?.split(' ') ?? [];
  return origin === new URL(baseAddress).origin && key !== undefined ? key : null;
}

/** Shows fewer characters of a short key: four would give most of it away. */
export function lastFourOf(key: string): string {
  return key.length >= 12 ? key.slice(-4) : '';
}

const lastFourIn = ({ serviceKeyLastFour, subscriptionKeyLastFour }: SavedAccount): string =>
  `${serviceKeyLastFour} ${subscriptionKeyLastFour}`;

/**
 * An app that was ended while an account was saved, or settings from before a change, leave the keys of one shop under the label of
 * another. '' names no key: of a short one nothing is shown, nor of an account that was imported.
 */
function isOf(account: SavedAccount, { serviceKey, subscriptionKey }: HeldKeys): boolean {
  const isNamed = (lastFour: string, key: string): boolean =>
    lastFour === '' || lastFourOf(key) === '' || lastFour === lastFourOf(key);
  return isNamed(account.serviceKeyLastFour, serviceKey) && isNamed(account.subscriptionKeyLastFour, subscriptionKey);
}
