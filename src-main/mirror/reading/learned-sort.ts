/**
 * The order in which the service gives its pages: the document promises none, so it is learned. While every page read
 * so far falls by order date or by id, new orders are at the head; otherwise only reading everything finds them.
 */
import type { FoundOrder } from '../../shipping/shipping-client.ts';

export interface LearnedSort {
  /** `above`: the first order of the page before, if that was read just before this one. */
  note(orders: readonly FoundOrder[], above: FoundOrder | null): void;
  /** True until a page has shown otherwise. */
  newsIsAtTheHead(): boolean;
  /** The same for old orders: they are at the end. False while nothing was read. */
  oldestIsAtTheEnd(): boolean;
}

export function createLearnedSort(): LearnedSort {
  let fallsByDate = true;
  let fallsById = true;
  let isRead = false;
  return {
    note(orders, above) {
      const [first] = orders;
      isRead ||= orders.length > 1;
      const pairs = orders.slice(1).map((order, index) => [orders[index], order] as const);
      // Whatever came or went between two pages, the first order of the later page was below the first of the earlier
      // one.
      for (const [upper, lower] of [...pairs, [above, first] as const]) {
        if (!upper || !lower) continue;
        fallsByDate &&= upper.orderedAt !== null && lower.orderedAt !== null && upper.orderedAt >= lower.orderedAt;
        fallsById &&= upper.orderId >= lower.orderId;
      }
    },
    newsIsAtTheHead: () => fallsByDate || fallsById,
    oldestIsAtTheEnd: () => isRead && fallsByDate,
  };
}
