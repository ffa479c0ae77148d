/**
 * Accounts that this computer knows but its settings no longer name: the file was lost, damaged or edited by hand. The
 * ledger and the keychain still remember them. They are offered until a person takes them up again or declines.
 */
import type { AccountId, LostAccount } from '../../src-preload/contract/account.ts';
import type { AccountUse } from '../journal/account-uses.ts';
import type { KnownAccounts, NotedAccount } from '../journal/known-accounts.ts';
import type { Log } from '../ports.ts';
import type { SavedAccount, Settings } from '../settings.ts';
import type { AccountKeys } from './account-keys.ts';

export interface LostAccounts {
  /**
   * The last used comes first. Asks the keychain, which may ask the person for its password. Never throws: it lists
   * what it can.
   */
  list(): Promise<readonly LostAccount[]>;
  /** The account as it will be saved. Null: nobody knows where its service is, so it must be entered again. */
  asSaved(account: LostAccount): SavedAccount | null;
  /** The ledger still knows the account: it may be entered again under its old id. */
  isInLedger(accountId: AccountId): boolean;
  /** True: a person removed or declined the account, and nothing is kept for it any more. */
  isGone(accountId: AccountId): boolean;
  /** Those that the settings do not name again. */
  goneIds(): readonly AccountId[];
}

export interface LostAccountsParts {
  readonly settings: Settings;
  readonly known: Pick<KnownAccounts, 'list' | 'removedIds'>;
  /** The accounts that the ledger's writes name. */
  readonly uses: () => readonly AccountUse[];
  readonly keys: Pick<AccountKeys, 'heldIds' | 'originOf' | 'read'>;
  /** Just being added. */
  readonly isComing: (accountId: AccountId) => boolean;
  readonly log: Log;
}

export function createLostAccounts({ settings, known, uses, keys, isComing, log }: LostAccountsParts): LostAccounts {
  const isGone = (accountId: AccountId): boolean =>
    settings.content().declinedAccountIds.includes(accountId) || known.removedIds().has(accountId);
  const isLost = (accountId: AccountId): boolean =>
    accountId !== '' &&
    !accountId.startsWith('practice-') &&
    !settings.content().accounts.some((one) => one.accountId === accountId) &&
    !isComing(accountId) &&
    !isGone(accountId);
  const notedOf = (accountId: AccountId): NotedAccount | undefined =>
    known.list().find((one) => one.accountId === accountId);

  const inLedger = (): Omit<LostAccount, 'hasKeys'>[] => {
    const used = new Map(uses().map((use) => [use.accountId, use]));
    const ids = [...new Set([...known.list().map((one) => one.accountId), ...used.keys()])].filter(isLost);
    const found = ids.map((accountId) => {
      const [noted, use] = [notedOf(accountId), used.get(accountId)];
      return {
        accountId,
        label: noted?.label ?? use?.label ?? '',
        origin: noted?.origin ?? use?.origin ?? '',
        lastUsedAt: use?.lastUsedAt ?? noted?.notedAt ?? null,
      };
    });
    return found.sort((one, other) => usedAt(other) - usedAt(one));
  };
  const inKeychain = async (others: readonly AccountId[]): Promise<Omit<LostAccount, 'hasKeys'>[]> => {
    const ids = (await keys.heldIds()).filter((accountId) => isLost(accountId) && !others.includes(accountId));
    return Promise.all(
      ids.map(async (accountId) => ({
        accountId,
        label: '',
        origin: (await keys.originOf(accountId)) ?? '',
        lastUsedAt: null,
      })),
    );
  };
  const withKeys = async (account: Omit<LostAccount, 'hasKeys'>): Promise<LostAccount> => {
    const { accountId, origin } = account;
    const keyOrigin = await keys.originOf(accountId);
    return {
      ...account,
      origin: origin === '' ? (keyOrigin ?? '') : origin,
      hasKeys: keyOrigin !== null && (origin === '' || keyOrigin === origin),
    };
  };

  return {
    isGone,
    goneIds() {
      const there = new Set(settings.content().accounts.map(({ accountId }) => accountId));
      return [...settings.content().declinedAccountIds, ...known.removedIds()].filter((id) => !there.has(id));
    },
    isInLedger: (accountId) => inLedger().some((one) => one.accountId === accountId),
    async list() {
      const noted = orNone(inLedger, log);
      // Nobody is asked for the keychain's password while their accounts are all there.
      const mayBeLost = noted.length > 0 || settings.status !== 'ok' || settings.content().accounts.length === 0;
      if (!mayBeLost) return [];
      try {
        const ids = noted.map((one) => one.accountId);
        return await Promise.all([...noted, ...(await inKeychain(ids))].map(withKeys));
      } catch (error) {
        log.warn('The keychain could not say which accounts it has keys for.', { err: error });
        return noted.map((one) => ({ ...one, hasKeys: null }));
      }
    },
    asSaved({ accountId, label, origin }) {
      const noted = notedOf(accountId);
      if (noted === undefined && origin === '') return null;
      return {
        accountId,
        label: label === '' ? new URL(origin).host.slice(0, 80) : label.slice(0, 80),
        baseAddress: noted?.baseAddress ?? origin,
        colour: noted?.colour ?? 'slate',
        format: noted?.format ?? 'json',
        serviceKeyLastFour: noted?.serviceKeyLastFour ?? '',
        subscriptionKeyLastFour: noted?.subscriptionKeyLastFour ?? '',
      };
    },
  };
}

const usedAt = ({ lastUsedAt }: Pick<LostAccount, 'lastUsedAt'>): number => Date.parse(lastUsedAt ?? '') || 0;

/** Empty where the ledger cannot say it. */
function orNone<Account>(inLedger: () => readonly Account[], log: Log): readonly Account[] {
  try {
    return inLedger();
  } catch (error) {
    log.error('The ledger could not say which accounts it knows.', { err: error });
    return [];
  }
}
