/** What a scan means for the selection. Pure: what was found in, one verdict out. */
import type { Account, AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ManifestMark, Order, ScanResult } from '../../src-preload/contract/order.ts';
import type { RefusalReason } from '../scanner/scan-answers.ts';

export interface FoundInAccount {
  readonly account: Account;
  readonly order: Order;
}

export interface AccountNotAsked {
  /** Null: an account that is no longer here. */
  readonly label: string | null;
  readonly failure: Failure;
}

export type ScanVerdict =
  /** `dialog`: the dialog it was added behind, which does not hold the order. */
  | { readonly kind: 'added'; readonly account: Account; readonly order: Order; readonly dialog: string | null }
  | { readonly kind: 'already-selected'; readonly account: Account; readonly order: Order }
  | { readonly kind: 'in-manifest'; readonly account: Account; readonly order: Order; readonly mark: ManifestMark }
  | { readonly kind: 'other-account'; readonly account: Account; readonly order: Order }
  | { readonly kind: 'several'; readonly found: readonly FoundInAccount[] }
  | { readonly kind: 'not-found'; readonly notAsked: readonly AccountNotAsked[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** It was not understood: nothing was looked up. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string | null };

interface Circumstances {
  readonly accounts: readonly Account[];
  readonly current: Account;
  readonly dialog: string | null;
  readonly isSelected: (accountId: AccountId, orderId: number) => boolean;
}

export function judgeScan(result: ScanResult, circumstances: Circumstances): ScanVerdict {
  const { accounts, current, dialog, isSelected } = circumstances;
  const byId = new Map(accounts.map((account) => [account.accountId, account]));
  const found = result.matches.flatMap(({ accountId, order }) => {
    const account = byId.get(accountId);
    return account === undefined ? [] : [{ account, order }];
  });
  const [first] = found;
  if (first === undefined) {
    const notAsked = result.notAsked.map(({ accountId, failure }) => ({
      label: byId.get(accountId)?.label ?? null,
      failure,
    }));
    return { kind: 'not-found', notAsked };
  }
  if (found.length > 1) return { kind: 'several', found };

  const { account, order } = first;
  if (order.manifest !== null && order.manifest.state !== 'rejected') {
    return { kind: 'in-manifest', account, order, mark: order.manifest };
  }
  if (account.accountId !== current.accountId) return { kind: 'other-account', account, order };
  if (isSelected(account.accountId, order.orderId)) return { kind: 'already-selected', account, order };
  return { kind: 'added', account, order, dialog };
}
