/** Changes of orders in words a packer understands. */
import type {
  ChangeRun,
  OrderChangeKind,
  OrderReference,
  OrderResultState,
} from '../../../src-preload/contract/change.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { orderCount } from '../order-words.ts';

interface KindWords {
  /** 'Archive 3 orders'. */
  readonly verb: string;
  /** 'Archiving 3 orders'. */
  readonly underWay: string;
  /** '3 orders archived'. */
  readonly participle: string;
}

const KINDS: Readonly<Record<OrderChangeKind, KindWords>> = {
  archive: { verb: 'Archive', underWay: 'Archiving', participle: 'archived' },
  remove: { verb: 'Remove', underWay: 'Removing', participle: 'removed' },
  assign: { verb: 'Assign', underWay: 'Assigning', participle: 'assigned' },
  'remove-all-unshipped': { verb: 'Remove', underWay: 'Removing', participle: 'removed' },
};

export const RESULT_WORDS: Readonly<Record<OrderResultState, string>> = {
  left: 'Not sent yet',
  'looking-up': 'Being looked up',
  done: 'Done',
  refused: 'Refused',
  'in-doubt': 'In doubt',
  cancelled: 'Not sent, stopped',
};

/** What main is told of an order: no more than it needs. */
export function references(orders: readonly Order[]): readonly OrderReference[] {
  return orders.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
}

export function changeVerb(kind: OrderChangeKind, count: number): string {
  return `${KINDS[kind].verb} ${orderCount(count)}`;
}

/** The title of a run: what is going on, or what came of it. */
export function runTitle(run: ChangeRun): string {
  // The service does not say how many it removed: the run has one result for all of them.
  if (run.kind === 'remove-all-unshipped') return removeAllTitle(run);
  const total = runTotal(run);
  const { underWay, participle } = KINDS[run.kind];
  if (run.state !== 'ended') return `${underWay} ${orderCount(total)}`;
  const { done, 'in-doubt': inDoubt } = run.counts;
  if (done === total) return `${orderCount(done)} ${participle}`;
  const known = `${done} of ${orderCount(total)} ${participle}`;
  return inDoubt === 0 ? known : `${known}, ${inDoubt} in doubt`;
}

export function runTotal({ counts }: ChangeRun): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function removeAllTitle({ state, counts }: ChangeRun): string {
  if (state !== 'ended') return 'Removing every imported unshipped order';
  if (counts['in-doubt'] > 0) return 'What was removed is not known';
  return counts.done > 0 ? 'Every imported unshipped order was removed' : 'The unshipped orders were not removed';
}
