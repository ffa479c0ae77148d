/**
 * Looks up one order by two of its number, tracking number and name, and recognises it by its id. It can be called
 * absent only where one answer shows everything, or where the pages stood still in both directions; otherwise that is
 * not known.
 */
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';
import {
  canBeAsked,
  type FoundOrder,
  mayBeWithoutId,
  type OrderSearch,
  rowCountOf,
  saysUnknown,
} from '../../shipping/shipping-client.ts';
import type { AbsentOrder } from '../mirror-port.ts';

/** `group`: the group in which it was found; null: it was found, but the group is not known. */
export type LookedUp =
  | { readonly kind: 'found'; readonly order: FoundOrder; readonly group: OrderGroup | null }
  | { readonly kind: 'absent' }
  | { readonly kind: 'not-known' };

export interface OrdersAsked {
  /** Null: in all groups. */
  readonly group: OrderGroup | null;
  /** '': every order. */
  readonly phrase: string;
  readonly page: number;
}

/** Throws PackbenchError. */
export type AskOrders = (asked: OrdersAsked) => Promise<OrderSearch>;

/** Pages of orders whose numbers are alike. */
const mostPages = 20;

/**
 * How many of an order's number, tracking number and name are asked for: one of them may have changed at the service
 * since it was read. Of one that was never read, walks have found no order with its id: its number alone is enough.
 */
const askedFor = 2;

export async function lookUp(
  ask: AskOrders,
  wanted: Pick<AbsentOrder, 'orderId' | 'orderNumber' | 'trackingNumber' | 'receiverName' | 'wasNeverShown'>,
): Promise<LookedUp> {
  const names = [wanted.orderNumber, wanted.trackingNumber, wanted.receiverName].map((name) => name.trim());
  const askable = [...new Set(names)].filter((name) => name !== '' && canBeAsked(name));
  const phrases = askable.slice(0, askedFor);
  for (const phrase of phrases) {
    const order = await findIn(ask, wanted, null, phrase);
    if (order === 'not-known') return { kind: 'not-known' };
    if (order !== 'absent') return { kind: 'found', order, group: await groupOf(ask, order, phrase) };
  }
  const areEnough = phrases.length === askedFor || (wanted.wasNeverShown === true && phrases.length > 0);
  return { kind: areEnough ? 'absent' : 'not-known' };
}

async function groupOf(
  ask: AskOrders,
  { orderId, orderNumber }: FoundOrder,
  foundBy: string,
): Promise<OrderGroup | null> {
  const number = orderNumber.trim();
  const phrase = number !== '' && canBeAsked(number) ? number : foundBy;
  for (const group of ['shipped', 'unshipped'] as const) {
    const found = await findIn(ask, { orderId, orderNumber }, group, phrase);
    if (typeof found === 'object') return group;
  }
  return null;
}

async function findIn(
  ask: AskOrders,
  { orderId, orderNumber }: Pick<FoundOrder, 'orderId' | 'orderNumber'>,
  group: OrderGroup | null,
  phrase: string,
): Promise<FoundOrder | 'absent' | 'not-known'> {
  const read = async (page: number): Promise<OrderSearch> => {
    try {
      return await ask({ group, phrase, page });
    } catch (error) {
      // This may mean that there is none, or be a refusal for another reason: further pages are unknown.
      if (saysUnknown(error)) return { orders: [], totalPages: Number.POSITIVE_INFINITY };
      throw error;
    }
  };
  const has = ({ orders }: OrderSearch): FoundOrder | undefined => orders.find((one) => one.orderId === orderId);
  const first = await read(1);
  // A service may give fewer orders on a page than it is asked for: without its word on the number of pages, only an
  // empty answer is surely everything.
  const pageCount = first.totalPages ?? (rowCountOf(first) === 0 ? 1 : Number.POSITIVE_INFINITY);
  const found = has(first);
  if (found !== undefined) return found;
  if (mayBeWithoutId(first, orderNumber)) return 'not-known';
  if (pageCount <= 1) return 'absent';
  if (pageCount > mostPages) return 'not-known';
  const pages = [first];
  for (let page = 2; page <= pageCount; page += 1) pages.push(await read(page));
  const here = pages.map(has).find((order) => order !== undefined);
  if (here !== undefined) return here;
  if (pages.some((page) => mayBeWithoutId(page, orderNumber))) return 'not-known';
  // An order on two pages shows that orders moved while they were read.
  const shown = pages.flatMap(({ orders }) => orders.map((order) => order.orderId));
  if (new Set(shown).size < shown.length) return 'not-known';
  for (const [index, before] of [...pages.entries()].toReversed()) {
    const now = await read(index + 1);
    if (!isSamePage(before.orders, now.orders) || now.totalPages !== first.totalPages) return has(now) ?? 'not-known';
  }
  return 'absent';
}

type PageOfOrders = readonly Pick<FoundOrder, 'orderId'>[];

export const isSamePage = (one: PageOfOrders, other: PageOfOrders): boolean =>
  one.length === other.length && one.every(({ orderId }, index) => orderId === other[index]?.orderId);
