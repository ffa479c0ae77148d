/** Changes to orders at the service other than a manifest: archive, delete, assign. Each goes through the ledger. */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';

export interface OrderReference {
  readonly orderId: number;
  readonly orderNumber: string;
}

/**
 * archive: the shop can never import them again · remove: removed from the service, can be imported again · assign: to
 * another account · remove-all-unshipped: every imported unshipped order of the account, can be imported again.
 */
export type OrderChange =
  | { readonly kind: 'archive' | 'remove'; readonly orders: readonly OrderReference[] }
  | { readonly kind: 'assign'; readonly orders: readonly OrderReference[]; readonly toAccountId: AccountId }
  | { readonly kind: 'remove-all-unshipped'; readonly typedAccountLabel: string };

export type OrderChangeKind = OrderChange['kind'];

/**
 * left: not sent yet · sending: sent, or on its way, without an answer so far · looking-up: the service refused, and what
 * it changed before that is being looked up · done · refused: the service refused and changed nothing, or it was provably
 * not sent · in-doubt · cancelled: not sent, on request.
 */
export type OrderResultState = 'left' | 'sending' | 'looking-up' | 'done' | 'refused' | 'in-doubt' | 'cancelled';

export interface OrderResult extends OrderReference {
  readonly state: OrderResultState;
  /** The write in the ledger that held it; null while left or cancelled. */
  readonly writeId: string | null;
  readonly failure: Failure | null;
}

/** One change over any number of orders, sent in slices of at most 500 ids; each slice is a write of its own. */
export interface ChangeRun {
  readonly runId: string;
  readonly accountId: AccountId;
  readonly kind: OrderChangeKind;
  readonly state: 'running' | 'cancelling' | 'ended';
  readonly counts: Readonly<Record<OrderResultState, number>>;
}

/** What an end of Packbench left undone of a change: its orders were refused, or not sent. */
export interface LeftUndone {
  readonly kind: OrderChangeKind;
  readonly orderCount: number;
  /** The first of them; none for 'remove-all-unshipped'. */
  readonly orders: readonly OrderReference[];
}

export interface ChangeRunResults extends ChangeRun {
  readonly results: readonly OrderResult[];
}
