/** The accounts of this bench: two Practice accounts that are always there, and live ones kept in settings and keychain. */
import { randomUUID } from 'node:crypto';
import type {
  Account,
  AccountColour,
  AccountDraft,
  AccountId,
  AccountList,
  AccountTest,
  KeyKind,
  LostAccount,
  WireFormat,
} from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import { readAccountUses } from '../journal/account-uses.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { Clipboard, Clock, KeyVault, Log } from '../ports.ts';
import type { SecretRegister } from '../secrets.ts';
import type { SavedAccount, Settings } from '../settings.ts';
import type { ShippingAccount, ShippingClient } from '../shipping/shipping-client.ts';
import { createAccountDrafts, draftLastFour, tellDraft } from './account-drafts.ts';
import { createAccountKeys, type HeldKeys } from './account-keys.ts';
import { readBaseAddress } from './base-address.ts';
import { createLostAccounts } from './lost-accounts.ts';
import { assertNoneOpenOf } from './open-writes-guard.ts';
import { takeKey } from './paste-key.ts';
import { createPracticeAccounts, type PracticeService } from './practice-service.ts';

export interface AccountsService {
  list(): AccountList;
  /** Throws PackbenchError 'account-unknown'. */
  get(accountId: AccountId): Account;
  /** With its keys, for the client. Throws 'account-unknown', 'account-needs-keys', 'keychain-failed', 'unreachable'. */
  shippingAccount(accountId: AccountId): Promise<ShippingAccount>;
  /** The one last given out; null when none was. Opens no keychain. */
  lastShippingAccount(accountId: AccountId): ShippingAccount | null;
  setCurrent(accountId: AccountId): AccountList;
  openDraft(accountId: AccountId | null): AccountDraft;
  /** Throws PackbenchError 'key-not-usable'. */
  pasteKey(draftId: string, which: KeyKind): Promise<AccountDraft>;
  /** Asks the service for one order with the draft's keys. */
  testDraft(draftId: string, baseAddress: string, format: WireFormat | undefined): Promise<AccountTest>;
  /** Keys first, then settings: an account in the settings never lacks a key because the app ended between the two. */
  saveDraft(draftId: string, saved: AskedAccount): Promise<Account>;
  discardDraft(draftId: string): void;
  /** Throws PackbenchError 'account-in-use': a write of it has no end yet. */
  remove(accountId: AccountId): Promise<AccountList>;
  /** What the settings no longer name, and the ledger or the keychain still knows. */
  listLost(): Promise<readonly LostAccount[]>;
  /** Throws PackbenchError 'account-unknown' (also where nobody knows its service), 'settings-failed'. */
  takeUp(accountId: AccountId): Promise<Account>;
  declineLost(accountIds: readonly AccountId[]): Promise<readonly LostAccount[]>;
  /** A person removed or declined it: nothing is kept for it any more. An account that is only lost is not gone. */
  isGone(accountId: AccountId): boolean;
  /** At start: without a keychain no live account has keys any more, and the page is told so at once. */
  checkSessionKeys(): Promise<void>;
}

export interface AskedAccount {
  readonly label: string;
  readonly baseAddress: string;
  readonly colour: AccountColour;
  /** Undefined: as it was, or JSON. */
  readonly format?: WireFormat | undefined;
}

export interface AccountsParts {
  readonly settings: Settings;
  readonly keyVault: KeyVault;
  readonly clipboard: Clipboard;
  readonly practice: Promise<PracticeService>;
  readonly client: Pick<ShippingClient, 'searchOrders'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly happened: Happened;
  readonly secrets: SecretRegister;
  /** Writes belong to what the service knows an account by. */
  readonly ledger: Pick<Ledger, 'accounts' | 'writes' | 'database'>;
}

export function createAccountsService(parts: AccountsParts): AccountsService {
  const { settings, ledger } = parts;
  const drafts = createAccountDrafts();
  const keys = createAccountKeys(parts.keyVault, parts.secrets);
  const lost = createLostAccounts({
    ...parts,
    keys,
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
  const get = (accountId: AccountId): Account => {
    const account = all().find((one) => one.accountId === accountId);
    if (account === undefined) throw failureOf('account-unknown', { facts: { accountId } });
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

  let allHeld: Promise<void> | null = null;
  /** Before anything is sent: a service may repeat the key of any account. Those that come later are held as they are pasted. */
  const holdAllKeys = (): Promise<void> => {
    allHeld ??= (async () => {
      for (const account of saved()) {
        await keys.read(account).catch((error: unknown) => {
          // Of a keychain that stays closed nothing can be repeated by accident of ours; its own account says so when it is used.
          parts.log.warn('The keys of an account could not be looked at.', {
            accountId: account.accountId,
            err: error,
          });
        });
      }
    })();
    return allHeld;
  };

  const given = new Map<AccountId, ShippingAccount>();
  const shippingAccount = async (accountId: AccountId): Promise<ShippingAccount> => {
    await holdAllKeys();
    const account = await findShippingAccount(accountId);
    given.set(accountId, account);
    ledger.accounts.note(get(accountId), account.serviceKey);
    return account;
  };
  const findShippingAccount = async (accountId: AccountId): Promise<ShippingAccount> => {
    const account = get(accountId);
    if (account.kind === 'practice') return practice.shippingAccount(accountId);
    const held = await keys.read(getSaved(accountId));
    if (held === null) {
      announceList();
      throw failureOf('account-needs-keys', { facts: { accountId } });
    }
    return { baseAddress: account.baseAddress, ...held, format: account.format };
  };

  /**
   * The draft's own keys, and for an edited account the saved ones where no other was pasted. Saved keys never go to
   * another host: a changed address wants both keys pasted again.
   */
  const draftKeys = async (draftId: string, baseAddress: string): Promise<HeldKeys> => {
    const draft = drafts.get(draftId);
    await holdAllKeys();
    // A lost account is entered again under its old id.
    const edited = saved().find((one) => one.accountId === draft.accountId) ?? null;
    const sameHost = edited !== null && new URL(edited.baseAddress).origin === new URL(baseAddress).origin;
    const complete = draft.keys.service !== null && draft.keys.subscription !== null;
    const stored = sameHost && !complete ? await keys.read(edited) : null;
    const serviceKey = draft.keys.service ?? stored?.serviceKey;
    const subscriptionKey = draft.keys.subscription ?? stored?.subscriptionKey;
    if (serviceKey === undefined || subscriptionKey === undefined) {
      throw failureOf('account-needs-keys', draft.accountId === null ? {} : { facts: { accountId: draft.accountId } });
    }
    return { serviceKey, subscriptionKey };
  };

  const savedFormat = (accountId: AccountId | null): WireFormat => {
    return saved().find((one) => one.accountId === accountId)?.format ?? 'json';
  };

  return {
    list,
    get,
    shippingAccount,
    lastShippingAccount: (accountId) => given.get(accountId) ?? null,
    setCurrent(accountId) {
      settings.change({ currentAccountId: get(accountId).accountId });
      return announceList();
    },
    openDraft(accountId) {
      if (accountId === null) return tellDraft(drafts.open(null, { service: null, subscription: null }));
      if (lost.isInLedger(accountId)) {
        return tellDraft(drafts.open(accountId, { service: null, subscription: null }));
      }
      const account = tellSaved(getSaved(accountId), keys.missing(getSaved(accountId)));
      const lastFour = { service: account.serviceKeyLastFour, subscription: account.subscriptionKeyLastFour };
      return tellDraft(drafts.open(accountId, lastFour));
    },
    async pasteKey(draftId, which) {
      const draft = drafts.get(draftId);
      const key = await takeKey(parts.clipboard);
      parts.secrets.hold(key);
      draft.keys[which] = key;
      return tellDraft(draft);
    },
    async testDraft(draftId, baseAddress, format) {
      const address = readBaseAddress(baseAddress);
      const account = {
        baseAddress: address,
        ...(await draftKeys(draftId, address)),
        format: format ?? savedFormat(drafts.get(draftId).accountId),
      };
      const begun = parts.clock.passed();
      const oneOrder = { phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 } as const;
      await parts.client.searchOrders(account, oneOrder, 'interactive');
      return {
        testedAt: parts.clock.now().toISOString(),
        milliseconds: Math.round(parts.clock.passed() - begun),
        host: new URL(account.baseAddress).host,
      };
    },
    async saveDraft(draftId, asked) {
      const baseAddress = readBaseAddress(asked.baseAddress);
      const draft = drafts.get(draftId);
      const { serviceKey } = await draftKeys(draftId, baseAddress);
      const account: SavedAccount = {
        accountId: draft.accountId ?? randomUUID(),
        label: asked.label.trim(),
        baseAddress,
        colour: asked.colour,
        format: asked.format ?? savedFormat(draft.accountId),
        serviceKeyLastFour: draftLastFour(draft, 'service') ?? '',
        subscriptionKeyLastFour: draftLastFour(draft, 'subscription') ?? '',
      };
      await keys.write(account, draft.keys);
      settings.change({ accounts: withAccount(saved(), account), currentAccountId: account.accountId });
      ledger.accounts.note(get(account.accountId), serviceKey);
      drafts.close(draftId);
      announceList();
      return get(account.accountId);
    },
    discardDraft: (draftId) => drafts.close(draftId),
    async remove(accountId) {
      const { kind } = get(accountId);
      assertNoneOpenOf(ledger, all(), accountId);
      if (kind === 'practice') throw failureOf('request-not-valid', { facts: { accountId, field: 'accountId' } });
      await keys.remove(accountId);
      given.delete(accountId);
      settings.change({ accounts: saved().filter((one) => one.accountId !== accountId) });
      ledger.accounts.noteRemoved(accountId);
      return announceList();
    },
    listLost: () => lost.list(),
    async takeUp(accountId) {
      const found = (await lost.list()).find((one) => one.accountId === accountId);
      const account = found === undefined ? null : lost.asSaved(found);
      if (account === null) throw failureOf('account-unknown', { facts: { accountId } });
      settings.change({ accounts: withAccount(saved(), account) });
      // Known from here on: whether it still has its keys, and what the service knows it by.
      const held = await keys.read(account);
      if (held !== null) ledger.accounts.note(get(accountId), held.serviceKey);
      announceList();
      return get(accountId);
    },
    async declineLost(accountIds) {
      const declined = new Set([...settings.content().declinedAccountIds, ...accountIds]);
      settings.change({ declinedAccountIds: [...declined] });
      announceList();
      return lost.list();
    },
    isGone: (accountId) => lost.isGone(accountId),
    async checkSessionKeys() {
      if ((await parts.keyVault.status()).kind !== 'session') return;
      for (const account of saved()) await keys.read(account);
      if (saved().length > 0) announceList();
    },
  };
}

function withAccount(accounts: readonly SavedAccount[], account: SavedAccount): readonly SavedAccount[] {
  const known = accounts.some((one) => one.accountId === account.accountId);
  if (!known) return [...accounts, account];
  return accounts.map((one) => (one.accountId === account.accountId ? account : one));
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
