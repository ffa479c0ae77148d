/** Orders that are done must not wait in the selection for the next manifest; the others stay in it. Pure. */
import type { Resolution, WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';

export function settledAsDone(
  { orders, readings }: Pick<WriteInDoubt, 'orders' | 'readings'>,
  resolution: Resolution,
): readonly number[] {
  if (resolution === 'not-done') return [];
  if (resolution === 'done') return orders.map(({ orderId }) => orderId);
  const settled = (readings.at(-1)?.orders ?? []).filter(({ seen }) => seen === 'done' || seen === 'held-by-other');
  return settled.map(({ orderId }) => orderId);
}
