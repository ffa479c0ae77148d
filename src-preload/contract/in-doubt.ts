/**
 * Writes whose end is not known: what is known about them, and how a person settles them. Nothing is ever sent again by
 * itself.
 */
import type { AccountId } from './account.ts';
import type { OrderReference } from './change.ts';
import type { Failure } from './failure.ts';
import type { Remark } from './remark.ts';

export type WriteKind = 'manifest' | 'archive' | 'delete' | 'bulk-delete' | 'assign';

/** What a look-up saw of one order. 'done' and 'not-done' are about the write; for 'cannot-tell' `showed` says why. */
export interface OrderEvidence extends OrderReference {
  readonly seen: 'done' | 'not-done' | 'held-by-other' | 'cannot-tell';
  /** What the service showed: 'order-in-shipped', 'order-tracked', ... */
  readonly showed?: Remark;
  /** The same as an English sentence, as an older Packbench stored it. */
  readonly words?: string;
  readonly readAt: string;
}

/** One reading of all orders of a write. */
export interface Reading {
  readonly readAt: string;
  readonly orders: readonly OrderEvidence[];
}

export interface WriteInDoubt {
  readonly writeId: string;
  readonly kind: WriteKind;
  readonly accountId: AccountId;
  readonly accountLabel: string;
  /** For assign: the account that should hold the orders. */
  readonly toAccountId: AccountId | null;
  readonly orders: readonly OrderReference[];
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly failure: Failure | null;
  /** Oldest first. */
  readonly readings: readonly Reading[];
  /** A look-up settled it by itself because the service had refused it: it is no longer in doubt. */
  readonly settled: boolean;
  /**
   * What the readings allow. 'not-done' needs two readings at least five minutes apart in which no order was done, and is
   * never allowed where the answer itself says done (`failure.changed`).
   */
  readonly mayResolve: readonly Resolution[];
  /**
   * Milliseconds from this reply until a look-up may allow 'not-done', if it says so; null when time does not matter.
   * Not an instant: the clock may be set meanwhile, and the minutes must really pass.
   */
  readonly notDoneIn: number | null;
}

/** done: the service did it · not-done: it did not · split: some were done; each order is settled by its own evidence. */
export type Resolution = 'done' | 'not-done' | 'split';
