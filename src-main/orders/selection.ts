/** The orders chosen on this bench, on the disk with every change: a crash or a restart loses none. */
import { join } from 'node:path';
import { z } from 'zod';
import type { OrderSelection, SelectedOrder } from '../../src-preload/contract/order-list.ts';
import { createKeptFile, type KeptFilePlace } from '../disk/kept-file.ts';
import { PackbenchError } from '../failures.ts';

export interface SelectionService {
  get(): Promise<OrderSelection>;
  /** Replaces the selection. If the disk refuses it, the answer says so; it counts anyway. */
  set(orders: readonly SelectedOrder[]): Promise<OrderSelection>;
}

export interface SelectionParts extends KeptFilePlace {
  /** Tells the mirror, for 'selected only'. */
  readonly chosen: (orders: readonly SelectedOrder[]) => Promise<void>;
}

export const mostSelected = 10_000;

/** As the service says it, however long: if one were refused, none of the others would reach the disk. */
const text = z.string();

export const selectedOrderShape = z.strictObject({
  accountId: z.string().min(1).max(128),
  orderId: z.int32().positive(),
  orderNumber: text,
  receiverName: text,
  carrierName: text,
  trackingNumber: text,
  country: text,
  foundBy: z.enum(['scan', 'list', 'code-list', 'filter', 'detail']),
  foundAt: z.iso.datetime(),
});

const fileShape = z.strictObject({ version: z.literal(1), orders: z.array(selectedOrderShape).max(mostSelected) });

export function createSelectionService({ folder, clock, log, chosen }: SelectionParts): SelectionService {
  const path = join(folder, 'selection.json');
  const file = createKeptFile({ path, shape: fileShape, empty: { version: 1, orders: [] }, clock, log });
  let isTold = false;
  /** A copy of the orders that cannot be told says so itself; what is selected does not depend on it. */
  const tellCopy = (orders: readonly SelectedOrder[]): Promise<void> =>
    chosen(orders).catch((cause: unknown) => {
      if (!(cause instanceof PackbenchError)) throw cause;
      log.warn('The copy of the orders could not be told what is selected.', { err: cause });
    });

  return {
    async get() {
      const { content, failure } = await file.get();
      const orders = distinct(content.orders);
      if (!isTold) {
        isTold = true;
        await tellCopy(orders);
      }
      return { orders, failure };
    },
    async set(orders) {
      isTold = true;
      const wanted = distinct(orders);
      // The list shows it at once, without waiting for the disk.
      const shown = tellCopy(wanted);
      const [{ content, failure }] = await Promise.all([file.set({ version: 1, orders: wanted }), shown]);
      return { orders: content.orders, failure };
    },
  };
}

/** Each order once, as it was chosen first. */
function distinct(orders: readonly SelectedOrder[]): SelectedOrder[] {
  const found = new Map<string, SelectedOrder>();
  for (const order of orders) {
    const name = `${order.orderId} ${order.accountId}`;
    if (!found.has(name)) found.set(name, order);
  }
  return [...found.values()];
}
