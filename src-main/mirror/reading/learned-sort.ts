/**
 * In which order the service gives its pages: the document promises none, so it is learned. While every page read so far falls by
 * order date, or by id, what is new stands at the head; else only reading everything finds it.
 */
import type { FoundOrder } from '../../shipping/shipping-client.ts';

export interface LearnedSort {
  /** `above`: the first order of the page before, where it was read just before this one. */
  note(orders: readonly FoundOrder[], above: FoundOrder | null): void;
  /** True until a page has shown otherwise. */
  newsIsAtTheHead(): boolean;
  /** The same of what is old: it stands at the end. False as long as nothing was read. */
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
      // Whatever came or went between two pages, the first of the later one stood below the first of the earlier one.
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
