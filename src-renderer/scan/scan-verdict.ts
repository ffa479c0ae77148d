/** What a scan means for the selection. Pure: takes what was found, returns one verdict. */
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ManifestMark } from '../../src-preload/contract/order.ts';
import type { ListedOrder, OrderRemoval } from '../../src-preload/contract/order-list.ts';
import type { ScanResult } from '../../src-preload/contract/scan.ts';
import type { RefusalReason } from '../scanner/scan-answers.ts';

export interface FoundInAccount {
  readonly account: Account;
  readonly order: ListedOrder;
}

/** What a scan without a hit knows about one account. */
export interface LookedIn {
  /** Null: the account is no longer here. */
  readonly label: string | null;
  /** 'asked': its service, just now · 'asking': no answer yet · 'not-known': it could not be asked. */
  readonly state: 'asked' | 'asking' | 'not-known';
  readonly failure: Failure | null;
}

export type ScanVerdict =
  /** The copy has nothing similar; the services are being asked. */
  | { readonly kind: 'asking'; readonly accounts: readonly LookedIn[] }
  /** `dialog`: the open dialog, which does not include the order. */
  | ({ readonly kind: 'added'; readonly dialog: string | null } & FoundInAccount)
  /** Added too, but whoever is in the middle of a round may take that for the round. */
  | ({ readonly kind: 'added-beside'; readonly dialog: string | null } & FoundInAccount)
  /** Added too, but the service has not shown it lately. */
  | ({ readonly kind: 'added-missing'; readonly dialog: string | null } & FoundInAccount)
  | ({ readonly kind: 'already-selected' } & FoundInAccount)
  /** The selection is full. */
  | ({ readonly kind: 'no-room' } & FoundInAccount)
  | ({ readonly kind: 'shipped' } & FoundInAccount)
  | ({ readonly kind: 'in-manifest'; readonly mark: ManifestMark } & FoundInAccount)
  | ({ readonly kind: 'in-doubt' } & FoundInAccount)
  /** What this computer did with it could not be read. */
  | ({ readonly kind: 'not-known' } & FoundInAccount)
  | ({ readonly kind: 'removed'; readonly removal: OrderRemoval } & FoundInAccount)
  | ({ readonly kind: 'gone' } & FoundInAccount)
  | ({ readonly kind: 'other-account' } & FoundInAccount)
  /** `deselected`: it was selected before a late answer brought another one. */
  | { readonly kind: 'several'; readonly found: readonly FoundInAccount[]; readonly deselected: ListedOrder | null }
  | { readonly kind: 'not-found'; readonly accounts: readonly LookedIn[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** It was not understood: nothing was looked up. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string | null };

export interface Circumstances {
  readonly accounts: readonly Account[];
  readonly current: Account;
  readonly dialog: string | null;
  /** The station has an open round, and another screen than the list of orders is shown. */
  readonly isBesideRound: boolean;
  readonly isSelected: (accountId: AccountId, orderId: number) => boolean;
  readonly isSelectionFull: () => boolean;
}

export function judgeScan(result: ScanResult, circumstances: Circumstances): ScanVerdict {
  const byId = new Map(circumstances.accounts.map((account) => [account.accountId, account]));
  const all = result.matches.flatMap(({ accountId, order }) => {
    const account = byId.get(accountId);
    return account === undefined ? [] : [{ account, order }];
  });
  // Orders that were assigned away, archived or are gone are no choice beside an order that is there.
  const there = all.filter(({ order: { verdict } }) => verdict !== 'archived' && verdict !== 'gone');
  const found = there.length > 0 ? there : all;
  const [first] = found;
  if (found.length > 1) return { kind: 'several', found, deselected: null };
  if (first !== undefined) return judgeOrder(first, circumstances);

  const accounts = result.accounts.map(({ accountId, from, failure }): LookedIn => {
    const state = from === 'asking' || from === 'not-known' ? from : 'asked';
    return { label: byId.get(accountId)?.label ?? null, state, failure };
  });
  return { kind: result.asking ? 'asking' : 'not-found', accounts };
}

/** One order, found or chosen. A reason against a manifest comes before the account. */
export function judgeOrder({ account, order }: FoundInAccount, circumstances: Circumstances): ScanVerdict {
  const { current, dialog, isBesideRound, isSelected, isSelectionFull } = circumstances;
  const { manifest, removal } = order;
  const found = { account, order };
  switch (order.verdict) {
    case 'not-known':
    case 'in-doubt':
      return { kind: order.verdict, ...found };
    case 'archived':
      return removal === null ? { kind: 'gone', ...found } : { kind: 'removed', removal, ...found };
    case 'in-manifest':
      if (manifest !== null) return { kind: 'in-manifest', mark: manifest, ...found };
      break;
    case 'gone':
      return { kind: 'gone', ...found };
    case 'shipped':
      return { kind: 'shipped', ...found };
    case 'unshipped':
    case 'not-read':
      break;
  }
  if (account.accountId !== current.accountId) return { kind: 'other-account', ...found };
  if (isSelected(account.accountId, order.orderId)) return { kind: 'already-selected', ...found };
  if (isSelectionFull()) return { kind: 'no-room', ...found };
  return { kind: order.isMissing ? 'added-missing' : isBesideRound ? 'added-beside' : 'added', dialog, ...found };
}

/** The order joined the selection. */
export function isAdded(verdict: ScanVerdict): verdict is Extract<ScanVerdict, { readonly dialog: unknown }> {
  return 'dialog' in verdict;
}

/** It waits for a choice of the operator. */
export function isQuestion(verdict: ScanVerdict | null): boolean {
  return verdict?.kind === 'several' || verdict?.kind === 'other-account';
}
