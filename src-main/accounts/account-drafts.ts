/**
 * An account being added or edited: pasted keys wait here, in memory only, until the draft is saved or discarded. A page that ended
 * discards nothing, and shows one form at a time: a new draft takes the place of the one before.
 */
import { randomUUID } from 'node:crypto';
import type { AccountDraft, AccountId, KeyKind } from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';
import { lastFourOf } from './account-keys.ts';

export interface Draft {
  readonly draftId: string;
  readonly accountId: AccountId | null;
  readonly keys: { service: string | null; subscription: string | null };
  /** The last four characters of the edited account's saved keys, until another key is pasted. */
  readonly savedLastFour: { service: string | null; subscription: string | null };
}

export interface AccountDrafts {
  open(accountId: AccountId | null, savedLastFour: Draft['savedLastFour']): Draft;
  /** Throws PackbenchError 'request-not-valid' when the draft was saved or discarded, or another one opened. */
  get(draftId: string): Draft;
  isOpen(draftId: string): boolean;
  close(draftId: string): void;
}

export function createAccountDrafts(): AccountDrafts {
  let current: Draft | null = null;
  const isOpen = (draftId: string): boolean => current?.draftId === draftId;
  return {
    open(accountId, savedLastFour) {
      current = { draftId: randomUUID(), accountId, keys: { service: null, subscription: null }, savedLastFour };
      return current;
    },
    get(draftId) {
      if (current === null || !isOpen(draftId)) throw failureOf('request-not-valid', { facts: { field: 'draftId' } });
      return current;
    },
    isOpen,
    close(draftId) {
      if (isOpen(draftId)) current = null;
    },
  };
}

/** What the page may know about a draft. */
export function tellDraft(draft: Draft): AccountDraft {
  return {
    draftId: draft.draftId,
    accountId: draft.accountId,
    serviceKeyLastFour: draftLastFour(draft, 'service'),
    subscriptionKeyLastFour: draftLastFour(draft, 'subscription'),
  };
}

export function draftLastFour(draft: Draft, which: KeyKind): string | null {
  const key = draft.keys[which];
  return key === null ? draft.savedLastFour[which] : lastFourOf(key);
}
