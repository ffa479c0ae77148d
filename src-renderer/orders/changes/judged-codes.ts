/** The result of each line in a list of numbers: selected, left out because of its state, or not found. */
import type { Account } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import type { ResolvedCode } from '../../../src-preload/contract/scan.ts';
import { failureInList } from '../../ui/failure-in-list.ts';
import { orderName } from '../../ui/order-name.ts';
import { orNone } from '../../words/isolated.ts';
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

export function judgeCodes(resolved: readonly ResolvedCode[], accounts: readonly Account[]): readonly JudgedCode[] {
  return resolved.map(({ code, orders, failure, holder: holderId = null }): JudgedCode => {
    const [order = null] = orders.length === 1 ? orders : [];
    const holder = accounts.find(({ accountId }) => accountId === holderId)?.label ?? null;
    const kind = order === null ? 'bad' : canBeManifested(order) ? 'good' : 'left-out';
    return { code, order, count: orders.length, failure, holder, kind };
  });
}

export function judgedWords({ kind, order, count, holder, failure }: JudgedCode): string {
  if (order !== null) {
    const words = { order: orderName(order), receiver: orNone(order.receiverName) };
    if (kind === 'good') return say('orders.list.line', words);
    return say('orders.list.left-out', { ...words, state: say(`orders.state.${orderState(order).state}`) });
  }
  if (holder !== null) return say('orders.list.other-account', { account: holder });
  if (failure !== null) return failureInList(failure);
  return count === 0 ? say('orders.list.not-found') : say('orders.list.several', { count });
}

/**
 * One code a line; commas, semicolons and the tabs of spreadsheets separate codes too. Spaces are part of order
 * numbers; the quotation marks that tables have around each are not.
 */
export function codesIn(typed: string): readonly string[] {
  const codes = typed.split(/[\r\n\t,;]+/).map((code) =>
    code
      .trim()
      .replace(/^"(.+)"$/, '$1')
      .trim(),
  );
  return [...new Set(codes.filter((code) => code !== ''))];
}

function canBeManifested({ verdict }: ListedOrder): boolean {
  return verdict === 'unshipped' || verdict === 'not-read';
}
