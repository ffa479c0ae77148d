/** Looks for single orders among what the service shows; the copy of the orders takes in what is seen on the way. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { isNoWay, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { OrderQuery } from '../../src-preload/contract/order.ts';
import type { Reachability } from '../accounts/reachability.ts';
import { PackbenchError } from '../failures.ts';
import type { After, Log } from '../ports.ts';
import { canBeAsked, largestPage, rowCountOf, saysUnknown } from '../shipping/shipping-client.ts';
import type { OrdersService } from './orders-service.ts';

export interface AskAmongParts {
  readonly orders: Pick<OrdersService, 'searchBeforeWrite'>;
  readonly reachability: Pick<Reachability, 'answerOfOthers'>;
  readonly after: After;
  readonly log: Log;
}

/** Milliseconds, however slow the service is: then the rest goes by what the copy knows. */
const longestAsking = 60_000;
const askedAtOnce = 3;
/** The service finds parts of numbers, too: '1001' may be a part of thousands. */
const mostPages = 4;
/** Fewer are asked for one by one. */
const manyOrders = 20;
const firstPages = 8;

type AskedOrder = Pick<ManifestOrder, 'orderId' | 'orderNumber' | 'trackingNumber'>;
type Phrase = Pick<OrderQuery, 'phrase' | 'fields'>;
const anyOrder: Phrase = { phrase: '', fields: 'Order_Number' };

/** What one asking is about, and whether it goes on. */
interface Asking {
  readonly accountId: AccountId;
  readonly status: 'Shipped' | 'Unshipped';
  isOver: boolean;
  newestAreAsked: boolean;
  /** Further questions would meet the same. */
  readonly end: () => void;
}

/**
 * Many orders are first looked for on the first pages: each shows 250, and one by one not all would have their turn. Throws
 * PackbenchError 'unreachable' and its like, and 'keychain-failed', when nobody could be asked.
 */
export async function askAmong(
  status: 'Shipped' | 'Unshipped',
  parts: AskAmongParts,
  accountId: AccountId,
  orders: readonly AskedOrder[],
): Promise<void> {
  const { promise: timeIsUp, resolve: giveUp } = Promise.withResolvers<void>();
  const asking: Asking = {
    accountId,
    status,
    isOver: false,
    newestAreAsked: false,
    end() {
      asking.isOver = true;
      giveUp();
    },
  };
  const callOff = parts.after(longestAsking, asking.end);
  try {
    await Promise.race([timeIsUp, askAll(parts, asking, orders)]);
  } finally {
    asking.isOver = true;
    callOff();
  }
  // A gateway asks for more patience than we have.
  const others = parts.reachability.answerOfOthers(accountId);
  if (others !== null) throw new PackbenchError(others);
}

async function askAll(parts: AskAmongParts, asking: Asking, orders: readonly AskedOrder[]): Promise<void> {
  const left = new Map(orders.map((order) => [order.orderId, order]));
  const showsSome = (ids: readonly number[]): boolean => ids.filter((orderId) => left.delete(orderId)).length > 0;
  if (left.size >= manyOrders) await attempt(parts, asking, readPages(parts, asking, anyOrder, firstPages, showsSome));
  const queue = left.values();
  const askSome = async (): Promise<void> => {
    for (const order of queue) {
      if (asking.isOver) return;
      await attempt(parts, asking, askOne(parts, asking, order));
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, askSome));
}

async function askOne(parts: AskAmongParts, asking: Asking, order: AskedOrder): Promise<void> {
  const number = numberOf(order);
  // Without a number the newest are looked through, once: whether the service is there is asked all the same.
  if (number === null && asking.newestAreAsked) return;
  asking.newestAreAsked ||= number === null;
  const isElsewhere = (ids: readonly number[]): boolean => !ids.includes(order.orderId);
  await readPages(parts, asking, number ?? anyOrder, number === null ? 1 : mostPages, isElsewhere);
}

/** `goesOn` hears the ids of each page. */
async function readPages(
  { orders }: AskAmongParts,
  asking: Asking,
  what: Phrase,
  lastPage: number,
  goesOn: (ids: readonly number[]) => boolean,
): Promise<void> {
  const { accountId, status } = asking;
  for (let page = 1; page <= lastPage && !asking.isOver; page += 1) {
    const found = await orders.searchBeforeWrite({ accountId, ...what, status, page, limit: largestPage });
    const isLast = rowCountOf(found) === 0 || (found.totalPages !== null && page >= found.totalPages);
    if (!goesOn(found.orders.map(({ orderId }) => orderId)) || isLast) return;
  }
}

/** A question that fails otherwise than on the way says nothing of the orders. */
async function attempt({ log }: AskAmongParts, { accountId, end }: Asking, question: Promise<void>): Promise<void> {
  try {
    await question;
  } catch (error) {
    if (saysUnknown(error)) return;
    if (!(error instanceof PackbenchError) || isNoWay(error.failure)) throw error;
    // What follows would fail the same way, after it had asked a person for the keychain's password once more.
    if (error.failure.code === 'keychain-failed') throw error;
    log.warn('Whether an order was shipped meanwhile is not known.', { accountId, failure: error.failure });
    if (traitsOf(error.failure.code).meetsNext) end();
  }
}

/** What a search for the order asks for; null: it has no number that can be asked for. */
function numberOf({ orderNumber, trackingNumber }: AskedOrder): Phrase | null {
  const numbers = [
    { phrase: orderNumber.trim(), fields: 'Order_Number' },
    { phrase: trackingNumber.trim(), fields: 'All' },
  ] as const;
  return numbers.find(({ phrase }) => phrase !== '' && canBeAsked(phrase)) ?? null;
}
