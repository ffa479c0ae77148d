/** Changes of orders in words a packer understands. */
import type { ChangeRun, LeftUndone, OrderChangeKind, OrderReference } from '../../../src-preload/contract/change.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { orderName } from '../../ui/order-name.ts';
import { listSome } from '../../words/locale.ts';
import { say } from '../../words/say.ts';

/** What main is told about an order: no more than it needs. */
export function references(orders: readonly Order[]): readonly OrderReference[] {
  return orders.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
}

export function changeVerb(kind: Exclude<OrderChangeKind, 'remove-all-unshipped'>, count: number): string {
  return say(`orders.change.${kind}`, { count });
}

/** What the question says of it. The service document does not say of one order alone that it can be imported again. */
export function effectOf(kind: 'archive' | 'remove', orderCount: number) {
  if (kind === 'archive') return 'orders.change.archive.effect';
  return orderCount === 1 ? 'orders.change.remove.effect-of-one' : 'orders.change.remove.effect';
}

/** The title of a run: what is going on, or how it ended. */
export function runTitle(run: ChangeRun): string {
  // The service does not say how many it removed: the run has one result for all of them.
  if (run.kind === 'remove-all-unshipped') return removeAllTitle(run);
  const total = runTotal(run);
  if (run.state !== 'ended') return say(`orders.change.${run.kind}.under-way`, { count: total });
  const { done, 'in-doubt': inDoubt } = run.counts;
  if (done === total) return say(`orders.change.${run.kind}.done`, { count: done });
  const known = say(`orders.change.${run.kind}.partly`, { done, count: total });
  return inDoubt === 0 ? known : say('orders.change.partly-in-doubt', { known, count: inDoubt });
}

export function runTotal({ counts }: ChangeRun): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function removeAllTitle({ state, counts }: ChangeRun): string {
  if (state !== 'ended') return say('orders.remove-all.under-way');
  if (counts['in-doubt'] > 0) return say('orders.remove-all.in-doubt');
  return say(counts.done > 0 ? 'orders.remove-all.done' : 'orders.remove-all.not-done');
}

export type WhyLeftOut = 'gone' | 'under-way';

/** As many as fit on a line. */
const namedAtMost = 5;

/** Says which selected orders a change leaves out, and why. */
export function leftOutWords(why: WhyLeftOut, orders: readonly OrderReference[]): string {
  const numbers = listSome(orders.map(orderName), namedAtMost);
  return say(`orders.change.${why}`, { count: orders.length, numbers });
}

/** What an earlier run of Packbench left undone as it ended. */
export function leftUndoneWords({ kind, orderCount, orders }: LeftUndone): string {
  const numbers = listSome(orders.map(orderName), namedAtMost);
  return say('orders.left-undone', { what: say(`orders.left-undone.${kind}`, { count: orderCount, numbers }) });
}
