/** Asks the service of one account for whole order or tracking numbers, and has the mirror take in what it shows. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { OrderPage, OrderQuery } from '../../src-preload/contract/order.ts';
import type { ListedOrder, OrderGroup } from '../../src-preload/contract/order-list.ts';
import { numbersInside } from '../codes/carrier-codes.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import { canBeAsked, largestPage, rowCountOf } from '../shipping/shipping-client.ts';
import { wholeMatch } from './whole-match.ts';

export interface AskParts {
  /** Throws what the client throws. The mirror takes in what the service shows. */
  readonly search: (query: OrderQuery) => Promise<OrderPage>;
  readonly mirror: Pick<MirrorService, 'find'>;
}

/** Pages of look-alikes. */
const mostPages = 4;

/** Unshipped and Shipped are asked separately: only then does the service tell which of them an order is. */
const groups: readonly OrderQuery['status'][] = ['Unshipped', 'Shipped'];

export const groupOfStatus = (status: OrderQuery['status']): OrderGroup | null =>
  status === 'Unshipped' ? 'unshipped' : status === 'Shipped' ? 'shipped' : null;

/** `failure`: why not everything could be asked; there may be more orders than these. Null: all of it was. */
export interface ShownByService {
  readonly orders: readonly ListedOrder[];
  readonly failure: Failure | null;
}

/** Throws what `search` throws, when nothing was found before. */
export async function askService(
  { search, mirror }: AskParts,
  accountId: AccountId,
  codes: readonly string[],
): Promise<ShownByService> {
  const phrases = phrasesOf(codes);
  const askable = phrases.filter(([phrase]) => canBeAsked(phrase));
  const there: string[] = [];
  let failed: PackbenchError | null = null;
  // When none of them can be asked, the client reports why. Every reading is asked: two that are orders are a question.
  for (const [phrase, code] of askable.length > 0 ? askable : phrases) {
    if (there.includes(code)) continue;
    const isMeant = wholeMatch([code]);
    const asked = await Promise.allSettled(
      groups.map((status) => isShown(search, { accountId, phrase, status }, isMeant)),
    );
    if (asked.some((one) => one.status === 'fulfilled' && one.value)) there.push(code);
    failed ??= firstFailure(asked);
    // The next reading would wait for the same service; but what was refused may only be this phrase.
    if (failed !== null && traitsOf(failed.failure.code).meetsNext) break;
  }
  if (failed !== null && there.length === 0) throw failed;
  const orders = there.length === 0 ? [] : await mirror.find(there, [accountId]);
  return { orders, failure: failed?.failure ?? null };
}

/** What is searched for, each phrase with the code that it stands for: the code, and the numbers that a carrier put into it. */
function phrasesOf(codes: readonly string[]): readonly (readonly [phrase: string, code: string])[] {
  const phrases = new Map(codes.map((code) => [code, code]));
  for (const code of codes) {
    for (const number of numbersInside(code)) if (!phrases.has(number)) phrases.set(number, code);
  }
  return [...phrases];
}

/** Throws what nobody foresaw. */
function firstFailure(asked: readonly PromiseSettledResult<unknown>[]): PackbenchError | null {
  const reasons = asked.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  const unforeseen = reasons.find((reason) => !(reason instanceof PackbenchError));
  if (unforeseen !== undefined) throw unforeseen;
  return reasons.find((reason) => reason instanceof PackbenchError) ?? null;
}

/**
 * Throws PackbenchError 'too-many-alike' when it was not among those looked through, and more are left, and
 * 'order-id-not-usable'.
 */
async function isShown(
  search: AskParts['search'],
  asked: Pick<OrderQuery, 'accountId' | 'phrase' | 'status'>,
  isMeant: ReturnType<typeof wholeMatch>,
): Promise<boolean> {
  for (let page = 1; page <= mostPages; page += 1) {
    const found = await search({ ...asked, fields: 'All', page, limit: largestPage });
    const { orders, totalPages, withoutId = [] } = found;
    if (orders.some(isMeant)) return true;
    if (withoutId.some(isMeant)) throw failureOf('order-id-not-usable', { facts: { accountId: asked.accountId } });
    // A service may give fewer on a page than it is asked for: without its word on pages only nothing at all is the end.
    if (rowCountOf(found) === 0 || (totalPages !== null && page >= totalPages)) return false;
  }
  throw failureOf('too-many-alike', { facts: { accountId: asked.accountId } });
}
