/** The orders chosen on this bench, on the disk with every change: a crash or a restart loses none. */
import { join } from 'node:path';
import { z } from 'zod';
import type { OrderSelection, SelectedOrder } from '../../src-preload/contract/order-list.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import { readIfThere, writeDurably } from '../journal/durable-file.ts';
import { moveAside } from '../move-aside.ts';
import type { Clock, Log } from '../ports.ts';

export interface SelectionService {
  get(): Promise<OrderSelection>;
  /** Replaces the selection. If the disk refuses it, the answer says so; it counts anyway. */
  set(orders: readonly SelectedOrder[]): Promise<OrderSelection>;
}

export interface SelectionParts {
  /** Holds selection.json. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Tells the mirror, for 'selected only'. */
  readonly chosen: (orders: readonly SelectedOrder[]) => Promise<void>;
}

export const mostSelected = 10_000;

const text = z.string().max(1_000);

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

export function createSelectionService(parts: SelectionParts): SelectionService {
  const { log } = parts;
  const path = join(parts.folder, 'selection.json');
  /** The selection that is on the disk, or was last to be written there. */
  let state: Promise<OrderSelection> | null = null;
  /** One write at a time, always of the newest; selections in between need not be written. */
  let writing: Promise<OrderSelection> | null = null;
  let wanted: readonly SelectedOrder[] = [];

  /** A copy of the orders that cannot be told says so itself; what is selected does not depend on it. */
  const tellCopy = (orders: readonly SelectedOrder[]): Promise<void> =>
    parts.chosen(orders).catch((cause: unknown) => {
      if (!(cause instanceof PackbenchError)) throw cause;
      log.warn('The copy of the orders could not be told what is selected.', { err: cause });
    });

  const read = async (): Promise<OrderSelection> => {
    const selection = await readSelection(path, parts);
    await tellCopy(selection.orders);
    return selection;
  };
  const writeNewest = async (): Promise<OrderSelection> => {
    for (;;) {
      const orders = wanted;
      const failure = await writeDurably(path, Buffer.from(JSON.stringify({ version: 1, orders }))).then(
        () => null,
        (cause: unknown) => {
          if (!(cause instanceof PackbenchError)) throw cause;
          log.error('The selection could not be kept.', { err: cause });
          return cause.failure;
        },
      );
      if (orders === wanted) return { orders, failure };
    }
  };

  return {
    get: () => {
      state ??= read();
      return state;
    },
    async set(orders) {
      wanted = distinct(orders);
      // The list shows it at once, without waiting for the disk.
      const shown = tellCopy(wanted);
      writing ??= writeNewest().finally(() => {
        writing = null;
      });
      state = writing;
      const [selection] = await Promise.all([writing, shown]);
      return selection;
    },
  };
}

/** A file that is not a selection is moved aside, not deleted: people do not remember what they had chosen. */
async function readSelection(path: string, { clock, log }: SelectionParts): Promise<OrderSelection> {
  try {
    const bytes = await readIfThere(path);
    if (bytes === null) return { orders: [], failure: null };
    const content = fileShape.safeParse(parsed(bytes));
    if (content.success) return { orders: distinct(content.data.orders), failure: null };
    const keptAs = moveAside(path, clock.now());
    log.error('The selection could not be read; the file was kept.', { path, keptAs });
    return { orders: [], failure: failureOf('file-failed', { facts: { path: keptAs } }).failure };
  } catch (cause) {
    if (!(cause instanceof PackbenchError)) throw cause;
    return { orders: [], failure: cause.failure };
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
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
