/**
 * The service document does not say how a search without a hit is answered, and some services refuse it: then a group without
 * an order looks like an account that does not answer.
 */
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';

export interface RefusedGroups {
  noteAnswered(group: OrderGroup): void;
  /** Answers whether the other group was answered last: keys that are wrong are refused in both. */
  noteRefused(group: OrderGroup): boolean;
  forget(): void;
}

const other: Readonly<Record<OrderGroup, OrderGroup>> = { unshipped: 'shipped', shipped: 'unshipped' };

export function createRefusedGroups(): RefusedGroups {
  const answered = new Set<OrderGroup>();
  return {
    noteAnswered: (group) => answered.add(group),
    noteRefused(group) {
      answered.delete(group);
      return answered.has(other[group]);
    },
    forget: () => answered.clear(),
  };
}
