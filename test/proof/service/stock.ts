/** The orders a counting service holds, and what was done to each. */

export type OrderStanding = 'Unshipped' | 'Shipped' | 'archived' | 'removed';

export interface StockOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  /** The service key of the account that holds it. */
  holder: string;
  standing: OrderStanding;
}

export type ExecutionKind = 'manifest' | 'archive' | 'remove' | 'assign' | 'remove all unshipped';

/** One order, executed once. */
export interface Execution {
  readonly kind: ExecutionKind;
  readonly orderId: number;
  readonly serviceKey: string;
  /** The write that did it, counted from 0. */
  readonly write: number;
}

export interface Stock {
  readonly executions: readonly Execution[];
  add(serviceKey: string, ...orderIds: number[]): void;
  get(orderId: number): StockOrder | undefined;
  /** Forgets the orders; what was executed still counts. */
  clear(): void;
  /** The orders in the account's search: those it holds that are neither archived nor removed. */
  heldBy(serviceKey: string): readonly StockOrder[];
  /** Executes on the orders; each counts, even if nothing changes. */
  execute(kind: ExecutionKind, serviceKey: string, orderIds: readonly number[], act: (order: StockOrder) => void): void;
}

export function createStock(): Stock {
  const orders = new Map<number, StockOrder>();
  const executions: Execution[] = [];
  let writeCount = 0;
  return {
    executions,
    add(holder, ...orderIds) {
      for (const orderId of orderIds) {
        orders.set(orderId, { orderId, orderNumber: `#${orderId}`, holder, standing: 'Unshipped' });
      }
    },
    get: (orderId) => orders.get(orderId),
    clear: () => orders.clear(),
    heldBy(serviceKey) {
      const isThere = ({ holder, standing }: StockOrder): boolean =>
        holder === serviceKey && (standing === 'Unshipped' || standing === 'Shipped');
      return [...orders.values()].filter(isThere);
    },
    execute(kind, serviceKey, orderIds, act) {
      const write = writeCount++;
      for (const orderId of orderIds) {
        executions.push({ kind, orderId, serviceKey, write });
        const order = orders.get(orderId);
        if (order !== undefined) act(order);
      }
    },
  };
}
