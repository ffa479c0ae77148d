/** The result of each line in a list of numbers: selected, left out because of its state, or not found. */
import type { Account, AccountId } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import type { ResolvedCode } from '../../../src-preload/contract/scan.ts';
import { call } from '../../desktop.ts';
import { failureInList } from '../../ui/failure-in-list.ts';
import { say } from '../../words/say.ts';
import { orderState } from '../order-words.ts';

export interface JudgedCode {
  readonly code: string;
  readonly kind: 'good' | 'left-out' | 'bad';
  /** The only order it stands for. */
  readonly order: ListedOrder | null;
  /** How many orders it fits. */
  readonly count: number;
  /** The account that has it, if this one does not. */
  readonly holder: string | null;
  readonly failure: Failure | null;
}

/** `accountId`: the account that was asked. What it does not know is searched in the others, in the copy. */
export async function judgeCodes(
  resolved: readonly ResolvedCode[],
  accountId: AccountId,
  accounts: readonly Account[],
): Promise<readonly JudgedCode[]> {
  return Promise.all(
    resolved.map(async ({ code, orders, failure }): Promise<JudgedCode> => {
      const [order = null] = orders.length === 1 ? orders : [];
      const base = { code, order, count: orders.length, failure, holder: null };
      if (order !== null) return { ...base, kind: canBeManifested(order) ? 'good' : 'left-out' };
      const holder = orders.length === 0 ? await holderOf(code, accountId, accounts) : null;
      return { ...base, kind: 'bad', holder };
    }),
  );
}

export function judgedWords({ kind, order, count, holder, failure }: JudgedCode): string {
  if (order !== null) {
    const words = { order: order.orderNumber, receiver: order.receiverName };
    if (kind === 'good') return say('orders.list.line', words);
    return say('orders.list.left-out', { ...words, state: say(`orders.state.${orderState(order).state}`) });
  }
  if (holder !== null) return say('orders.list.other-account', { account: holder });
  if (failure !== null) return failureInList(failure);
  return count === 0 ? say('orders.list.not-found') : say('orders.list.several', { count });
}

/**
 * One code a line; commas, semicolons and the tabs of spreadsheets separate codes too. Spaces are part of order
 * numbers.
 */
export function codesIn(typed: string): readonly string[] {
  const codes = typed.split(/[\r\n\t,;]+/).map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ''))];
}

function canBeManifested({ verdict }: ListedOrder): boolean {
  return verdict === 'unshipped' || verdict === 'not-read';
}

/** The label of another account whose order has this number; null: the copy knows none. */
async function holderOf(code: string, accountId: AccountId, accounts: readonly Account[]): Promise<string | null> {
  const filters = { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false } as const;
  const others = accounts.filter((account) => account.accountId !== accountId).map((account) => account.accountId);
  if (others.length === 0 || code.length > 200) return null;
  const query = { accountIds: others, phrase: code, filters, sort: { by: 'orderedAt', descending: true } } as const;
  const { rows } = await call('orders.window', { query, offset: 0, count: 20 }).catch(() => ({ rows: [] }));
  const folded = foldCode(code);
  const match = rows.find(({ orderNumber, trackingNumber }) =>
    [orderNumber, trackingNumber].some((each) => foldCode(each) === folded),
  );
  return accounts.find((account) => account.accountId === match?.accountId)?.label ?? null;
}

function foldCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}
