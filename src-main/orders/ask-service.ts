/** Asks the service of one account for whole order or tracking numbers, and has the mirror take in what it shows. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderPage, OrderQuery } from '../../src-preload/contract/order.ts';
import type { ListedOrder, OrderGroup } from '../../src-preload/contract/order-list.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import { canBeAsked } from '../shipping/shipping-client.ts';
import { isWholeMatch } from './whole-match.ts';

export interface AskParts {
  /** Throws what the client throws. The mirror takes in what the service shows. */
  readonly search: (query: OrderQuery) => Promise<OrderPage>;
  readonly mirror: Pick<MirrorService, 'find'>;
}

/** The largest page of the service (service document, 'Limits'), and how many pages of look-alikes are read. */
const pageLimit = 250;
const mostPages = 4;

/** Unshipped and Shipped are asked separately: only then does the service tell which of them an order is. */
const groups: readonly OrderQuery['status'][] = ['Unshipped', 'Shipped'];

export const groupOfStatus = (status: OrderQuery['status']): OrderGroup | null =>
  status === 'Unshipped' ? 'unshipped' : status === 'Shipped' ? 'shipped' : null;

/** Throws what `search` throws. */
export async function askService(
  { search, mirror }: AskParts,
  accountId: AccountId,
  codes: readonly string[],
): Promise<readonly ListedOrder[]> {
  const askable = codes.filter(canBeAsked);
  const there: string[] = [];
  // When none of them can be asked, the client reports why. Every reading is asked: two that are orders are a question.
  for (const code of askable.length > 0 ? askable : codes) {
    const found = await Promise.all(groups.map((status) => isShown(search, { accountId, phrase: code, status })));
    if (found.includes(true)) there.push(code);
  }
  return there.length === 0 ? [] : mirror.find(there, [accountId]);
}

async function isShown(
  search: AskParts['search'],
  asked: Pick<OrderQuery, 'accountId' | 'phrase' | 'status'>,
): Promise<boolean> {
  for (let page = 1; page <= mostPages; page += 1) {
    const { orders, totalPages } = await search({ ...asked, fields: 'All', page, limit: pageLimit });
    if (orders.some((order) => isWholeMatch(order, asked.phrase))) return true;
    // A service may give fewer on a page than it is asked for: without its word on pages only nothing at all is the end.
    if (orders.length === 0 || (totalPages !== null && page >= totalPages)) break;
  }
  return false;
}
