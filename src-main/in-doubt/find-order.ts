/**
 * Looks for one order in the search of an account. Order numbers may repeat and be part of others, so the id decides; the
 * id alone, where the number cannot be searched.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderStatusFilter } from '../../src-preload/contract/order.ts';
import type { WriteOrder } from '../journal/write-record.ts';
import {
  canBeAsked,
  largestPage,
  mayBeWithoutId,
  type OrderSearch,
  rowCountOf,
  type ShippingClient,
  ShippingError,
  saysUnknown,
} from '../shipping/shipping-client.ts';
import type { Holder, WhoLooks } from './who-looks.ts';

export interface Asking extends Pick<WhoLooks, 'others'> {
  readonly client: Pick<ShippingClient, 'searchOrders' | 'track'>;
  /**
   * The number under which the copy of the orders knows the order now; null: it does not know it. When left out, no
   * order has a new number.
   */
  readonly numberNow?: ((accountId: AccountId, orderId: number) => Promise<string | null>) | undefined;
  /** The account under which the copy of the orders may know them. */
  readonly accountId: AccountId;
  readonly signal: AbortSignal;
}

const mostPages = 4;

/** Throws ShippingError when the service cannot be asked. */
export async function find(
  asking: Asking,
  holder: Holder,
  { orderId, orderNumber }: WriteOrder,
  status: OrderStatusFilter,
): Promise<Found> {
  const ask = (number: string): Promise<Found> => findWritten(asking, holder, orderId, number, status);
  return foundOr(await ask(orderNumber), async () => {
    // The service may have given the order another number since: then not finding the old one says nothing.
    const numberNow = (await asking.numberNow?.(asking.accountId, orderId)) ?? orderNumber;
    return numberNow === orderNumber ? 'absent' : ask(numberNow);
  });
}

/** A service may not search the blanks around a number, though it shows them: with them it would find nothing. */
async function findWritten(
  asking: Asking,
  holder: Holder,
  orderId: number,
  orderNumber: string,
  status: OrderStatusFilter,
): Promise<Found> {
  const trimmed = orderNumber.trim();
  const first = await findBy(asking, holder, orderId, trimmed, status);
  return trimmed === orderNumber ? first : foundOr(first, () => findBy(asking, holder, orderId, orderNumber, status));
}

/** Asks otherwise where the first question did not find it. One that cannot tell outweighs one that found nothing. */
async function foundOr(first: Found, askOtherwise: () => Promise<Found>): Promise<Found> {
  if (first === 'found') return first;
  const second = await askOtherwise();
  return second === 'absent' ? first : second;
}

/**
 * 'without-id': it may be one that the service shows under an id that nobody can use. 'too-many': there are more pages
 * than are read, or they moved while they were read. The service's refusal may be its way to say that it found nothing, or
 * mean anything else.
 */
export type Found = 'found' | 'absent' | 'too-many' | 'without-id' | ShippingError;

const findBy = (...asked: Parameters<typeof readPages>): Promise<Found> => unlessRefused(readPages(...asked));

export async function unlessRefused<Value>(asked: Promise<Value>): Promise<Value | ShippingError> {
  try {
    return await asked;
  } catch (error) {
    if (saysUnknown(error)) return error;
    throw error;
  }
}

/**
 * A search that shows no order of the account, and does not say either how many pages there are, as the document has it
 * ('6. Search Orders'), says nothing of one order. Throws ShippingError when the service cannot be asked.
 */
export async function tellsOfOrders({ client, signal }: Asking, holder: Holder): Promise<boolean | ShippingError> {
  const query = { phrase: '', status: 'All', fields: 'Order_Number', page: 1, limit: 1 } as const;
  const asked = holder.reach((account) => client.searchOrders(account, query, 'background', signal));
  const found = await unlessRefused(asked);
  if (found instanceof ShippingError) return found;
  return found.totalPages !== null || rowCountOf(found) > 0;
}

async function readPages(
  { client, signal }: Asking,
  holder: Holder,
  orderId: number,
  orderNumber: string,
  status: OrderStatusFilter,
): Promise<Found> {
  const phrase = canBeAsked(orderNumber) ? orderNumber : '';
  const read = (page: number): Promise<OrderSearch> => {
    const query = { phrase, status, fields: 'Order_Number', page, limit: largestPage } as const;
    return holder.reach((account) => client.searchOrders(account, query, 'background', signal));
  };
  const shows = ({ orders }: OrderSearch): boolean => orders.some((found) => found.orderId === orderId);
  const pages: OrderSearch[] = [];
  for (let isLast = false; !isLast; ) {
    if (pages.length === mostPages) return 'too-many';
    const page = await read(pages.length + 1);
    if (shows(page)) return 'found';
    if (mayBeWithoutId(page, orderNumber)) return 'without-id';
    pages.push(page);
    // Without its word on pages only nothing at all is the end: a service may give fewer on a page than it is asked for.
    isLast = rowCountOf(page) === 0 || (page.totalPages !== null && pages.length >= page.totalPages);
  }
  // When an order leaves a page that was already read, others move up to that page, unseen. So the order counts as
  // absent only if the pages stood still.
  for (const [index, before] of [...pages.slice(0, -1).entries()].toReversed()) {
    const now = await read(index + 1);
    if (shows(now)) return 'found';
    if (idsIn(now) !== idsIn(before)) return 'too-many';
  }
  return 'absent';
}

const idsIn = ({ orders }: OrderSearch): string => orders.map(({ orderId }) => orderId).join();
