/**
 * An account being added or edited: pasted keys wait here, in memory only, until the draft is saved or discarded. A page that ended
 * discards nothing, and shows one form at a time: a new draft takes the place of the one before.
 */
import { randomUUID } from 'node:crypto';
import type { AccountDraft, AccountId, KeyKind } from '../../src-preload/contract/account.ts';
import { failureOf } from '../failures.ts';

export interface Draft {
  readonly draftId: string;
  readonly accountId: AccountId | null;
  readonly keys: { service: string | null; subscription: string | null };
  /** The last four characters of the edited account's saved keys, until another key is pasted. */
  readonly savedLastFour: { service: string | null; subscription: string | null };
}

export interface AccountDrafts {
  open(accountId: AccountId | null, savedLastFour: Draft['savedLastFour']): Draft;
  /** Throws PackbenchError 'request-not-valid' when the draft was saved or discarded before. */
  get(draftId: string): Draft;
  isOpen(draftId: string): boolean;
  close(draftId: string): void;
}

export function createAccountDrafts(): AccountDrafts {
  const drafts = new Map<string, Draft>();
  return {
    open(accountId, savedLastFour) {
      const draft: Draft = {
        draftId: randomUUID(),
        accountId,
        keys: { service: null, subscription: null },
        savedLastFour,
      };
      drafts.clear();
      drafts.set(draft.draftId, draft);
      return draft;
    },
    get(draftId) {
      const draft = drafts.get(draftId);
      if (draft === undefined) throw failureOf('request-not-valid', { facts: { field: 'draftId' } });
      return draft;
    },
    isOpen: (draftId) => drafts.has(draftId),
    close: (draftId) => void drafts.delete(draftId),
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

/** Shows fewer characters of a short key: four would give most of it away. */
function lastFourOf(key: string): string {
  return key.length >= 12 ? key.slice(-4) : '';
}
