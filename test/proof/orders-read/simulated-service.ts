/** The orders of one account at a service inside the test: '6. Search Orders' with few rows to a page, and whatever else the run wants. */
import { failureOf } from '../../../src-main/failures.ts';
import {
  type FoundOrder,
  type OrderSearch,
  type ShippingClient,
  ShippingError,
} from '../../../src-main/shipping/shipping-client.ts';
import type { FailureCode, FailureFacts } from '../../../src-preload/contract/failure.ts';
import type { OrderQuery } from '../../../src-preload/contract/order.ts';
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';

export type Query = Omit<OrderQuery, 'accountId'>;

/** The fault of one answer: it is this failure, or lacks a row, or has a row twice. */
export type Wrong =
  | { readonly kind: 'failure'; readonly code: FailureCode; readonly facts?: FailureFacts }
  | { readonly kind: 'row-dropped' | 'row-repeated'; readonly row: number };

export interface HeldOrder extends FoundOrder {
  readonly group: OrderGroup;
}

export class SimulatedService {
  readonly #rowsPerPage: number;
  readonly #tellsPages: boolean;
  readonly #turnsPages: boolean;
  readonly #pagesTooMany: number;
  /** As the service lists them. */
  #orders: readonly HeldOrder[] = [];
  /** For how many answers still. */
  readonly #hidden = new Map<number, number>();
  readonly #inBoth = new Set<number>();
  #lastId = 0;
  /** The requests in order, whatever they asked. */
  readonly requests: Query[] = [];

  /**
   * `turnsPages` false: whichever page is asked for, the first one comes. `pagesTooMany`: how many more it counts than
   * it has, as one does that counts the orders of every status.
   */
  constructor({ rowsPerPage = 250, tellsPages = true, turnsPages = true, pagesTooMany = 0 } = {}) {
    this.#rowsPerPage = rowsPerPage;
    this.#tellsPages = tellsPages;
    this.#turnsPages = turnsPages;
    this.#pagesTooMany = pagesTooMany;
  }

  get orders(): readonly HeldOrder[] {
    return this.#orders;
  }

  has(orderId: number): boolean {
    return this.#orders.some((order) => order.orderId === orderId);
  }

  #isHidden(orderId: number): boolean {
    return this.#hidden.has(orderId);
  }

  /** `place`: 0 is the head of the list. */
  insert(group: OrderGroup, place = 0): HeldOrder {
    this.#lastId += 1;
    const order: HeldOrder = {
      orderId: this.#lastId,
      orderNumber: String(this.#lastId),
      orderedAt: new Date(Date.UTC(2026, 10, 20) + this.#lastId * 60_000).toISOString(),
      // Every seventh has the same.
      receiverName: `Ada ${lettersOf(this.#lastId % 7)}`,
      carrierName: 'NZ Post',
      trackingNumber: '',
      country: 'New Zealand',
      exactMatch: null,
      group,
    };
    this.#orders = this.#orders.toSpliced(place, 0, order);
    return order;
  }

  /** Null: there is none. */
  at(place: number): HeldOrder | null {
    return this.#orders[place % Math.max(1, this.#orders.length)] ?? null;
  }

  remove({ orderId }: FoundOrder): void {
    this.#orders = this.#orders.filter((order) => order.orderId !== orderId);
  }

  move({ orderId }: FoundOrder): void {
    const other = { unshipped: 'shipped', shipped: 'unshipped' } as const;
    this.#orders = this.#orders.map((order) =>
      order.orderId === orderId ? { ...order, group: other[order.group] } : order,
    );
  }

  /** Both groups show it from here on, as some do with an order of which one parcel is sent, or for a while. */
  showInBoth({ orderId }: FoundOrder): void {
    this.#inBoth.add(orderId);
  }

  showInOne({ orderId }: FoundOrder): void {
    this.#inBoth.delete(orderId);
  }

  /** It keeps its id and its place. A search for its earlier number does not find it. */
  renumber({ orderId }: FoundOrder): void {
    this.#orders = this.#orders.map((order) =>
      order.orderId === orderId ? { ...order, orderNumber: lettersOf(orderId) } : order,
    );
  }

  /** It keeps its place. */
  redate({ orderId }: FoundOrder, orderedAt: string | null): void {
    this.#orders = this.#orders.map((order) => (order.orderId === orderId ? { ...order, orderedAt } : order));
  }

  /** The next lists leave it out, although they count it. */
  hide(order: FoundOrder | null, answers: number): void {
    if (order !== null) this.#hidden.set(order.orderId, answers);
  }

  /** The lists leave nothing out any more. */
  showAll(): void {
    this.#hidden.clear();
  }

  /** The first ones become the last. */
  turn(by: number): void {
    const at = by % Math.max(1, this.#orders.length);
    this.#orders = [...this.#orders.slice(at), ...this.#orders.slice(0, at)];
  }

  /** Throws ShippingError for a wrong answer. */
  answer(query: Query, wrong: Wrong | null = null): OrderSearch {
    this.requests.push(query);
    if (wrong?.kind === 'failure') {
      throw new ShippingError(
        failureOf(wrong.code, wrong.facts === undefined ? {} : { facts: wrong.facts }).failure,
        'not-sent',
      );
    }
    const found = this.#orders.filter(
      ({ orderId, group, orderNumber, receiverName }) =>
        (query.status === 'All' || query.status.toLowerCase() === group || this.#inBoth.has(orderId)) &&
        (orderNumber.includes(query.phrase) || (query.fields === 'All' && receiverName.includes(query.phrase))),
    );
    const from = this.#turnsPages ? (query.page - 1) * this.#rowsPerPage : 0;
    const rows = found
      .slice(from, from + this.#rowsPerPage)
      .filter(({ orderId }) => query.phrase !== '' || !this.#isHidden(orderId))
      .map(({ group: _group, ...order }) => order);
    for (const [orderId, answers] of this.#hidden) {
      if (answers > 1) this.#hidden.set(orderId, answers - 1);
      else this.#hidden.delete(orderId);
    }
    const totalPages = this.#tellsPages ? Math.ceil(found.length / this.#rowsPerPage) + this.#pagesTooMany : null;
    return { orders: withWrong(rows, wrong), totalPages };
  }
}

const lettersOf = (number: number): string =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

function withWrong(rows: readonly FoundOrder[], wrong: Wrong | null): readonly FoundOrder[] {
  if (wrong === null || wrong.kind === 'failure' || rows.length === 0) return rows;
  const row = wrong.row % rows.length;
  if (wrong.kind === 'row-dropped') return rows.toSpliced(row, 1);
  // The client takes an order that appears twice on a page once; here its neighbour is missing because of that.
  return rows.toSpliced((row + 1) % rows.length, 1);
}

/** A client whose requests take a while of the test's time to arrive; `before` runs when they do. */
export function simulatedClient(parts: {
  readonly service: (account: string) => SimulatedService;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** It accepts the request and does not answer before the request is cancelled. */
  readonly hangs?: (serviceKey: string) => boolean;
  readonly before?: (query: Query, serviceKey: string) => Wrong | null;
}): Pick<ShippingClient, 'searchOrdersOnce'> {
  return {
    async searchOrdersOnce({ serviceKey }, query, _urgency, signal) {
      await parts.wait(20);
      while (parts.hangs?.(serviceKey) && !signal?.aborted) await parts.wait(500);
      if (signal?.aborted) throw new ShippingError(failureOf('cancelled').failure, 'not-sent');
      return parts.service(serviceKey).answer(query, parts.before?.(query, serviceKey) ?? null);
    },
  };
}
