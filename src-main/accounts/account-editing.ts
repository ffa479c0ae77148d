/** Adding an account, or changing one: keys are pasted into a draft, tried at the service, and saved with it. */
import { randomUUID } from 'node:crypto';
import type {
  AccountColour,
  AccountDraft,
  AccountId,
  AccountTest,
  KeyKind,
  WireFormat,
} from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import type { Clipboard, Clock } from '../ports.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import type { SavedAccount } from '../settings.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';
import { createAccountDrafts, draftLastFour, tellDraft } from './account-drafts.ts';
import type { AccountKeys, HeldKeys } from './account-keys.ts';
import { readBaseAddress } from './base-address.ts';
import { takeKey } from './paste-key.ts';

export interface AskedAccount {
  readonly label: string;
  readonly baseAddress: string;
  readonly colour: AccountColour;
  /** Undefined: the format stays as it was, or JSON. */
  readonly format?: WireFormat | undefined;
}

export interface AccountEditing {
  /** Throws PackbenchError 'account-unknown'. */
  open(accountId: AccountId | null): AccountDraft;
  /** Throws PackbenchError 'key-not-usable' or 'desktop-failed'. */
  pasteKey(draftId: string, which: KeyKind): Promise<AccountDraft>;
  /** Asks the service for one order with the draft's keys. */
  test(draftId: string, baseAddress: string, format: WireFormat | undefined): Promise<AccountTest>;
  /**
   * Keys first, then settings: an account in the settings never lacks a key because the app ended between the two. Throws PackbenchError
   * 'cancelled' for a draft that was discarded meanwhile, and what AccountKeys.asBefore throws.
   */
  save(draftId: string, asked: AskedAccount): Promise<AccountId>;
  discard(draftId: string): void;
}

export interface AccountEditingParts {
  readonly saved: () => readonly SavedAccount[];
  readonly keys: AccountKeys;
  /** A lost account is entered again under its old id. */
  readonly isInLedger: (accountId: AccountId) => boolean;
  /**
   * Around the keys and the settings of an account that is new here: an app that is killed between the two offers it at the
   * next start, because nobody else knows of its keys.
   */
  readonly asNew: <Value>(account: SavedAccount, serviceKey: string, work: () => Promise<Value>) => Promise<Value>;
  /** Puts the account into the settings. Its keys are in the vault by then. */
  readonly keep: (account: SavedAccount, serviceKey: string) => void;
  readonly client: Pick<ShippingClient, 'searchOrders'>;
  readonly clipboard: Clipboard;
  readonly clock: Clock;
  readonly secrets: SecretRegister;
}

export function createAccountEditing(parts: AccountEditingParts): AccountEditing {
  const { saved, keys, client, clock } = parts;
  const drafts = createAccountDrafts();
  const savedOf = (accountId: AccountId | null): SavedAccount | null =>
    saved().find((one) => one.accountId === accountId) ?? null;

  /**
   * The draft's own keys; for an edited account, the saved key where no other was pasted. Saved keys never go to
   * another host: after a change of address both keys must be pasted again.
   */
  const draftKeys = async (draftId: string, baseAddress: string): Promise<HeldKeys> => {
    const draft = drafts.get(draftId);
    const refused = await keys.holdAll(saved());
    const edited = savedOf(draft.accountId);
    const sameHost = edited !== null && new URL(edited.baseAddress).origin === new URL(baseAddress).origin;
    const complete = draft.keys.service !== null && draft.keys.subscription !== null;
    const stored = sameHost && !complete ? await keys.read(edited, refused) : null;
    const serviceKey = draft.keys.service ?? stored?.serviceKey;
    const subscriptionKey = draft.keys.subscription ?? stored?.subscriptionKey;
    if (serviceKey === undefined || subscriptionKey === undefined) {
      throw failureOf('account-needs-keys', draft.accountId === null ? {} : { facts: { accountId: draft.accountId } });
    }
    return { serviceKey, subscriptionKey };
  };
  const savedFormat = (accountId: AccountId | null): WireFormat => savedOf(accountId)?.format ?? 'json';

  return {
    open(accountId) {
      const nothing = { service: null, subscription: null };
      if (accountId === null || parts.isInLedger(accountId)) return tellDraft(drafts.open(accountId, nothing));
      const account = savedOf(accountId);
      if (account === null) throw failureOf('account-unknown', { facts: { accountId } });
      const lastFour = { service: account.serviceKeyLastFour, subscription: account.subscriptionKeyLastFour };
      return tellDraft(drafts.open(accountId, keys.missing(account) ? nothing : lastFour));
    },
    async pasteKey(draftId, which) {
      const draft = drafts.get(draftId);
      const key = await takeKey(parts.clipboard);
      parts.secrets.hold(key);
      draft.keys[which] = key;
      return tellDraft(draft);
    },
    async test(draftId, baseAddress, format) {
      const address = readBaseAddress(baseAddress);
      const account = {
        baseAddress: address,
        ...(await draftKeys(draftId, address)),
        format: format ?? savedFormat(drafts.get(draftId).accountId),
      };
      const begun = clock.passed();
      const oneOrder = { phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 } as const;
      await client.searchOrders(account, oneOrder, 'interactive');
      return {
        milliseconds: Math.round(clock.passed() - begun),
        host: new URL(account.baseAddress).host,
      };
    },
    async save(draftId, asked) {
      const baseAddress = readBaseAddress(asked.baseAddress);
      const draft = drafts.get(draftId);
      const accountId = draft.accountId ?? randomUUID();
      return keys.asBefore(accountId, async () => {
        const { serviceKey } = await draftKeys(draftId, baseAddress);
        const account: SavedAccount = {
          accountId,
          label: asked.label.trim(),
          baseAddress,
          colour: asked.colour,
          format: asked.format ?? savedFormat(draft.accountId),
          serviceKeyLastFour: draftLastFour(draft, 'service') ?? '',
          subscriptionKeyLastFour: draftLastFour(draft, 'subscription') ?? '',
        };
        const write = async (): Promise<AccountId> => {
          await keys.write(account, draft.keys);
          // The keychain may have asked for its password, and the person has left instead.
          if (!drafts.isOpen(draftId)) throw failureOf('cancelled');
          parts.keep(account, serviceKey);
          drafts.close(draftId);
          return accountId;
        };
        return draft.accountId === null ? parts.asNew(account, serviceKey, write) : write();
      });
    },
    discard: (draftId) => drafts.close(draftId),
  };
}
