/** The accounts of this bench: two Practice accounts that are always there, and live ones kept in settings and keychain. */
import type { Account, AccountId, AccountList, LostAccount } from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import { readAccountUses } from '../journal/account-uses.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { Clipboard, Clock, KeyVault, Log } from '../ports.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import type { SavedAccount, Settings } from '../settings.ts';
import type { ShippingAccount, ShippingClient } from '../shipping/shipping-client.ts';
import { type AccountEditing, type AskedAccount, createAccountEditing } from './account-editing.ts';
import { type AskedBy, createAccountKeys, type Refusal } from './account-keys.ts';
import { createGivenAccounts } from './given-accounts.ts';
import { createKeyLook } from './key-look.ts';
import { createLostAccounts } from './lost-accounts.ts';
import { assertNoneOpenOf } from './open-writes-guard.ts';
import { createPracticeAccounts, type PracticeService } from './practice-service.ts';

export interface AccountsService {
  list(): AccountList;
  /**
   * Throws PackbenchError 'account-unknown', also while the account is being removed. Call it again just before a write
   * begins.
   */
  get(accountId: AccountId): Account;
  /**
   * The account with its keys, for the client. Throws 'account-unknown', 'account-needs-keys', 'keychain-failed',
   * 'unreachable'.
   */
  shippingAccount(accountId: AccountId, by?: AskedBy): Promise<ShippingAccount>;
  /** The account as last given out; null when it never was, or has another service key or address since. Does not open the keychain. */
  lastShippingAccount(accountId: AccountId): ShippingAccount | null;
  setCurrent(accountId: AccountId): AccountList;
  /** AccountEditing says what this and the four below do and throw. */
  openDraft: AccountEditing['open'];
  pasteKey: AccountEditing['pasteKey'];
  testDraft: AccountEditing['test'];
  saveDraft(draftId: string, asked: AskedAccount): Promise<Account>;
  discardDraft: AccountEditing['discard'];
  /** Throws PackbenchError 'account-in-use' while one of its writes is open. */
  remove(accountId: AccountId): Promise<AccountList>;
  /** Accounts that the settings no longer name but the ledger or the keychain still knows. */
  listLost(): Promise<readonly LostAccount[]>;
  /** Throws PackbenchError 'account-unknown' (also when nobody knows its service), 'settings-failed'. */
  takeUp(accountId: AccountId): Promise<Account>;
  declineLost(accountIds: readonly AccountId[]): Promise<readonly LostAccount[]>;
  /**
   * True: a person removed or declined the account, and nothing is kept for it any more. A lost account is not gone.
   */
  isGone(accountId: AccountId): boolean;
  goneIds(): readonly AccountId[];
  /** Makes every key in the keychain known as a secret. Never throws. */
  holdKeys(): Promise<Refusal>;
  /**
   * Call after an import has put these accounts into the settings: looks up whether their keys are here, and tells the
   * page. Never throws.
   */
  noteImported(accountIds: readonly AccountId[]): Promise<void>;
  /** At start: without a keychain every live account lacks its keys, and the page is told at once; and again when one comes. */
  checkSessionKeys(): Promise<void>;
}

export interface AccountsParts {
  readonly settings: Settings;
  readonly keyVault: KeyVault;
  readonly clipboard: Clipboard;
  readonly practice: Promise<PracticeService>;
  readonly startPractice?: (() => void) | undefined;
  readonly client: Pick<ShippingClient, 'searchOrders'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly happened: Happened;
  readonly secrets: SecretRegister;
  /** Writes belong to the account as the service knows it. */
  readonly ledger: Pick<Ledger, 'accounts' | 'writes' | 'database'>;
}

export function createAccountsService(parts: AccountsParts): AccountsService {
  const { settings, ledger } = parts;
  const keys = createAccountKeys(parts);
  /** Accounts that are just being added: their keys may be there already, and their entry is not. */
  const coming = new Set<AccountId>();
  const lost = createLostAccounts({
    ...parts,
    keys,
    isComing: (accountId) => coming.has(accountId),
    known: ledger.accounts,
    uses: () => readAccountUses(ledger.database),
  });
  const saved = (): readonly SavedAccount[] => settings.content().accounts;
  const all = (): Account[] => [...practice.list(), ...saved().map((one) => tellSaved(one, keys.missing(one)))];

  const list = (): AccountList => {
    const accounts = all();
    const wanted = settings.content().currentAccountId;
    const current = accounts.find((one) => one.accountId === wanted) ?? accounts[0];
    if (current === undefined) throw new Error('There is always a Practice account.');
    return { accounts, currentAccountId: current.accountId };
  };
  /**
   * Accounts whose keys are being removed from the keychain, which may ask the person first. Nothing new begins for
   * them.
   */
  const leaving = new Set<AccountId>();
  const get = (accountId: AccountId): Account => {
    const account = all().find((one) => one.accountId === accountId);
    if (account === undefined || leaving.has(accountId)) throw failureOf('account-unknown', { facts: { accountId } });
    return account;
  };
  const getSaved = (accountId: AccountId): SavedAccount => {
    const account = saved().find((one) => one.accountId === accountId);
    if (account === undefined) throw failureOf('account-unknown', { facts: { accountId } });
    return account;
  };
  const announceList = (): AccountList => {
    const accounts = list();
    parts.happened('accountsChanged', accounts);
    return accounts;
  };

  const practice = createPracticeAccounts({ ...parts, changed: announceList });

  const given = createGivenAccounts({ saved, get, getSaved, practice, keys, ledger, keysMissing: announceList });

  const editing = createAccountEditing({
    ...parts,
    saved,
    keys,
    isInLedger: lost.isInLedger,
    async asNew(account, serviceKey, work) {
      const { accountId } = account;
      coming.add(accountId);
      try {
        ledger.accounts.note(tellSaved(account, false), serviceKey);
        return await work();
      } catch (error) {
        ledger.accounts.noteRemoved(accountId);
        throw error;
      } finally {
        coming.delete(accountId);
      }
    },
    keep(account, serviceKey) {
      const { baseAddress, accountId } = account;
      const { fingerprint } = ledger.accounts.reference(accountId);
      settings.change({ accounts: withAccount(saved(), account), currentAccountId: accountId });
      ledger.accounts.note(get(accountId), serviceKey);
      if (!isSameShop(given.last(accountId), { baseAddress, serviceKey })) given.forget(accountId);
      const isReplaced =
        fingerprint !== '' && ledger.accounts.at({ baseAddress, serviceKey }).fingerprint !== fingerprint;
      if (isReplaced) parts.happened('accountKeyReplaced', { accountId });
      announceList();
    },
  });

  const declinedWith = (accountIds: readonly string[]): readonly string[] => [
    ...new Set([...settings.content().declinedAccountIds, ...accountIds]),
  ];

  const look = createKeyLook({ ...parts, saved, get, getSaved, keys, looked: announceList });

  return {
    list,
    get,
    shippingAccount: given.give,
    lastShippingAccount: given.last,
    setCurrent(accountId) {
      settings.change({ currentAccountId: get(accountId).accountId });
      return announceList();
    },
    openDraft: editing.open,
    pasteKey: editing.pasteKey,
    testDraft: editing.test,
    saveDraft: async (draftId, asked) => get(await editing.save(draftId, asked)),
    discardDraft: editing.discard,
    async remove(accountId) {
      const { kind } = get(accountId);
      assertNoneOpenOf(ledger, all(), accountId);
      if (kind === 'practice') throw failureOf('request-not-valid', { facts: { accountId, field: 'accountId' } });
      leaving.add(accountId);
      const left = keys.asBefore(accountId, async () => {
        await keys.remove(accountId);
        // Here, too: where the ledger's disk refuses the note below, the account would be called lost at the next start.
        settings.change({
          accounts: saved().filter((one) => one.accountId !== accountId),
          declinedAccountIds: declinedWith([accountId]),
        });
      });
      await left.finally(() => leaving.delete(accountId));
      given.forget(accountId);
      ledger.accounts.noteRemoved(accountId);
      return announceList();
    },
    listLost: () => lost.list(),
    async takeUp(accountId) {
      const found = (await lost.list()).find((one) => one.accountId === accountId);
      const account = found === undefined ? null : lost.asSaved(found);
      if (account === null) throw failureOf('account-unknown', { facts: { accountId } });
      settings.change({ accounts: withAccount(saved(), account) });
      await look.at([accountId]);
      return get(accountId);
    },
    async declineLost(accountIds) {
      settings.change({ declinedAccountIds: declinedWith(accountIds) });
      announceList();
      return lost.list();
    },
    isGone: (accountId) => lost.isGone(accountId),
    goneIds: lost.goneIds,
    holdKeys: () => keys.holdAll(saved()),
    noteImported: look.at,
    checkSessionKeys: look.atStart,
  };
}

/** Whether both lead to the same orders. */
export function isSameShop(
  one: Pick<ShippingAccount, 'baseAddress' | 'serviceKey'> | null | undefined,
  other: Pick<ShippingAccount, 'baseAddress' | 'serviceKey'>,
): boolean {
  return one?.serviceKey === other.serviceKey && one.baseAddress === other.baseAddress;
}

function withAccount(accounts: readonly SavedAccount[], account: SavedAccount): readonly SavedAccount[] {
  const known = accounts.some((one) => one.accountId === account.accountId);
  if (!known) return [...accounts, account];
  return accounts.map((one) => (one.accountId === account.accountId ? { ...one, ...account } : one));
}

function tellSaved(saved: SavedAccount, keysMissing: boolean): Account {
  return {
    accountId: saved.accountId,
    kind: 'live',
    label: saved.label,
    baseAddress: saved.baseAddress,
    colour: saved.colour,
    format: saved.format,
    serviceKeyLastFour: keysMissing ? null : saved.serviceKeyLastFour,
    subscriptionKeyLastFour: keysMissing ? null : saved.subscriptionKeyLastFour,
  };
}
