/**
 * Turns a pasted or scanned list of order numbers, tracking numbers and order ids into orders. A long list is found by
 * reading the account's orders page by page (one request for 250 of them); what that does not show is asked for one by one.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Order, OrderPage, OrderQuery, ResolvedCode } from '../../src-preload/contract/order.ts';
import type { KnownOrders } from '../accounts/known-orders.ts';
import { PackbenchError } from '../failures.ts';
import { canBeAsked } from '../shipping/shipping-client.ts';
import { isWholeMatch } from './whole-match.ts';

export interface ResolveParts {
  readonly search: (query: OrderQuery) => Promise<OrderPage>;
  readonly findIn: (accountId: AccountId, code: string) => Promise<readonly Order[]>;
  readonly known: Pick<KnownOrders, 'orderNumber'>;
}

/** Shorter lists are asked for code by code. */
const longList = 12;
const pageLimit = 250;
const mostPages = 12;

/** Requests under way at once; the limiter decides how fast they really go. */
const lanes = 4;

export async function resolveCodes(
  parts: ResolveParts,
  accountId: AccountId,
  codes: readonly string[],
): Promise<ResolvedCode[]> {
  const wanted = [...new Set(codes.map((code) => code.trim()))].filter((code) => code !== '');
  const found = new Map<string, readonly Order[]>();
  const failed = new Map<string, Failure>();
  const left = (): string[] => wanted.filter((code) => !found.has(code) && !failed.has(code));
  const failAll = (error: unknown): void => {
    if (!(error instanceof PackbenchError)) throw error;
    for (const code of left()) failed.set(code, error.failure);
  };

  if (wanted.length >= longList) await readPages(parts, accountId, left, found).catch(failAll);
  const queue = left();
  const work = async (): Promise<void> => {
    for (let code = queue.shift(); code !== undefined; code = queue.shift()) {
      // A failure of one is the failure of all that are left: the service does not answer.
      if (failed.has(code)) continue;
      found.set(code, await findOne(parts, accountId, code));
    }
  };
  await Promise.all(Array.from({ length: lanes }, () => work().catch(failAll)));
  return codes.map((code) => ({
    code,
    orders: found.get(code.trim()) ?? [],
    failure: failed.get(code.trim()) ?? null,
  }));
}

/** Ends when every code is found, the orders are read, or asking code by code is no longer dearer. */
async function readPages(
  parts: ResolveParts,
  accountId: AccountId,
  left: () => readonly string[],
  found: Map<string, readonly Order[]>,
): Promise<void> {
  const most = Math.min(mostPages, Math.ceil(left().length / 4));
  for (let page = 1; page <= most && left().length > 0; page += 1) {
    const read = await parts.search({ accountId, phrase: '', status: 'All', fields: 'All', page, limit: pageLimit });
    for (const code of left()) {
      const orders = read.orders.filter((order) => isWholeMatch(order, code) || String(order.orderId) === code);
      if (orders.length > 0) found.set(code, orders);
    }
    if (read.orders.length < pageLimit || page === read.totalPages) return;
  }
}

/** The search knows no ids, so an id is looked for by the number that a list of this run showed for it. */
async function findOne(parts: ResolveParts, accountId: AccountId, code: string): Promise<readonly Order[]> {
  const orders = await parts.findIn(accountId, code);
  if (orders.length > 0 || !/^\d{1,10}$/.test(code)) return orders;
  const orderNumber = parts.known.orderNumber(accountId, Number(code));
  if (orderNumber === null || !canBeAsked(orderNumber)) return [];
  return (await parts.findIn(accountId, orderNumber)).filter((order) => String(order.orderId) === code);
}
