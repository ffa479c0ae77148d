/** What has become of each order of a change so far. */
import type { ChangeRun, OrderReference, OrderResult, OrderResultState } from '../../src-preload/contract/change.ts';

export interface ChangeResults {
  /** How many orders the whole change has. */
  readonly orderCount: number;
  mark(some: readonly OrderReference[], result: Omit<OrderResult, keyof OrderReference>): void;
  counts(): ChangeRun['counts'];
  /** In the order chosen. */
  all(): OrderResult[];
}

export function createChangeResults(orders: readonly OrderReference[]): ChangeResults {
  const results = new Map<number, OrderResult>();
  const mark: ChangeResults['mark'] = (some, result) => {
    for (const { orderId, orderNumber } of some) results.set(orderId, { orderId, orderNumber, ...result });
  };
  mark(orders, { state: 'left', writeId: null, failure: null });
  return {
    orderCount: results.size,
    mark,
    counts() {
      const counts: Record<OrderResultState, number> = {
        left: 0,
        sending: 0,
        'looking-up': 0,
        done: 0,
        refused: 0,
        'in-doubt': 0,
        cancelled: 0,
      };
      for (const { state } of results.values()) counts[state] += 1;
      return counts;
    },
    all: () => [...results.values()],
  };
}
