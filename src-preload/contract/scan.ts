/** What a scan, or a list of codes, found in all accounts. */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';
import type { ListedOrder, ScannedAccount } from './order-list.ts';

/** Characters of a code that main takes: longer than any number, and than a carrier's square code, which holds the whole address. */
export const longestScan = 2_000;

/** The most that main looks up beside a code, with the same scan. */
export const mostOtherReadings = 16;

/** One order found by a scan, and the account that holds it. */
export interface OrderMatch {
  readonly accountId: AccountId;
  readonly order: ListedOrder;
  readonly from: 'mirror' | 'service';
  /** Which of the codes that were asked for name it; absent where there was only one. */
  readonly codes?: readonly string[];
}

/** An account that was not asked, or not for everything: the order may be there too. */
export interface NotAsked {
  readonly accountId: AccountId;
  readonly failure: Failure;
}

/** What a scan found in all accounts: only whole matches of order or tracking number. */
export interface ScanResult {
  /** Names the scan in 'orders.found'. */
  readonly scanId: string;
  readonly code: string;
  /** More than one: the operator chooses, nobody guesses. */
  readonly matches: readonly OrderMatch[];
  /** Every account that was searched, and what is known about it. */
  readonly accounts: readonly ScannedAccount[];
  /** Nothing is found yet, and some accounts are still being asked: 'orders.found' tells their answers. */
  readonly asking: boolean;
  /** Accounts that could not be asked, and why: a scan never says 'not found' about those. */
  readonly notAsked: readonly NotAsked[];
}

/** What one code of a list stands for: no order when the service knows none, several when it fits several. */
export interface ResolvedCode {
  readonly code: string;
  readonly orders: readonly ListedOrder[];
  /** Why it could not be asked; null when it was. */
  readonly failure: Failure | null;
  /** Another account whose order it is, as the copy knows; null or absent: the copy knows none, or an order was found. */
  readonly holder?: AccountId | null;
}
