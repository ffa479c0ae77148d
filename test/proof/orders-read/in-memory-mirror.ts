/**
 * The mirror's doors over a map, for runs in which a file would only cost time. The same promises as
 * src-main/mirror/mirror-port.ts.
 */
import type { AbsentOrder, MirrorIntake, TakenPage, Walk } from '../../../src-main/mirror/mirror-port.ts';
import type { FoundOrder } from '../../../src-main/shipping/shipping-client.ts';
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';

export interface KeptOrder {
  readonly order: FoundOrder;
  readonly seenAs: OrderGroup | null;
  readonly afterWalk: number;
  readonly seenAt: string;
  readonly isGone: boolean;
}

export class InMemoryMirror implements MirrorIntake {
  readonly #orders = new Map<string, Map<number, KeptOrder>>();
  #walks: readonly Walk[] = [];
  #lastWalk = 0;
  readonly #readAs = new Map<string, string>();
  /** What the records tell of the orders: not in their account any more. */
  readonly removedHere = new Set<number>();

  ordersOf(accountId: string): Map<number, KeptOrder> {
    const orders = this.#orders.get(accountId) ?? new Map<number, KeptOrder>();
    this.#orders.set(accountId, orders);
    return orders;
  }

  async takeIn({ accountId, seenAs, orders, seenAt }: TakenPage) {
    const kept = this.ordersOf(accountId);
    const taken = { added: 0, changed: 0, unchanged: 0, leftOut: 0, back: [] as number[] };
    for (const order of orders) {
      const before = kept.get(order.orderId);
      const among = seenAs ?? before?.seenAs ?? null;
      const isSame = before !== undefined && before.seenAs === among && !before.isGone;
      if (before?.seenAs === 'shipped' && seenAs === 'unshipped' && !before.isGone) taken.back.push(order.orderId);
      taken[before === undefined ? 'added' : isSame ? 'unchanged' : 'changed'] += 1;
      kept.set(order.orderId, { order, seenAs: among, afterWalk: this.#lastWalk, seenAt, isGone: false });
    }
    return taken;
  }

  async beginWalk(walk: Parameters<MirrorIntake['beginWalk']>[0]) {
    this.#lastWalk += 1;
    const begun = {
      ...walk,
      walkId: this.#lastWalk,
      endedAt: null,
      complete: false,
      totalPagesAtEnd: null,
      keptSince: null,
    };
    this.#walks = [...this.#walks.slice(-40), begun];
    return begun.walkId;
  }

  async endWalk({ walkId, complete, totalPages, endedAt, keptSince }: Parameters<MirrorIntake['endWalk']>[0]) {
    this.#walks = this.#walks.map((walk) =>
      walk.walkId === walkId ? { ...walk, complete, totalPagesAtEnd: totalPages, endedAt, keptSince } : walk,
    );
  }

  async lastWalks(accountId: string): Promise<readonly Walk[]> {
    const kinds = (['unshipped', 'shipped'] as const).flatMap((seenAs) =>
      (['forward', 'backward'] as const).map((direction) => ({ seenAs, direction })),
    );
    return kinds.flatMap(
      ({ seenAs, direction }) =>
        this.#walks.findLast(
          (walk) =>
            walk.accountId === accountId && walk.seenAs === seenAs && walk.direction === direction && walk.complete,
        ) ?? [],
    );
  }

  async absentFromBoth(accountId: string, seenAs: OrderGroup): Promise<readonly AbsentOrder[]> {
    const judging = (['forward', 'backward'] as const).map((direction) =>
      this.#walks.findLast(
        (walk) =>
          walk.accountId === accountId &&
          walk.seenAs === seenAs &&
          walk.direction === direction &&
          walk.complete &&
          walk.totalPages !== null &&
          walk.totalPages === walk.totalPagesAtEnd,
      ),
    );
    const begun = Math.min(...judging.map((walk) => walk?.walkId ?? Number.NEGATIVE_INFINITY));
    const keptSince = Math.max(...judging.map((walk) => walk?.keptSince ?? Number.NEGATIVE_INFINITY));
    const isJudged = ({ orderedAt }: FoundOrder): boolean =>
      keptSince === Number.NEGATIVE_INFINITY || (orderedAt !== null && Date.parse(orderedAt) >= keptSince);
    return [...this.ordersOf(accountId).values()]
      .filter((one) => one.seenAs === seenAs && !one.isGone && one.afterWalk < begun && isJudged(one.order))
      .map(({ order: { orderId, orderNumber, trackingNumber, receiverName }, seenAt }) => ({
        orderId,
        orderNumber,
        trackingNumber,
        receiverName,
        seenAt,
        ...(this.removedHere.has(orderId) ? { wasRemovedHere: true as const } : {}),
      }));
  }

  async holdsSome(accountId: string, seenAs: OrderGroup) {
    return [...this.ordersOf(accountId).values()].some((one) => one.seenAs === seenAs && !one.isGone);
  }

  async markGone({ accountId, orderIds }: Parameters<MirrorIntake['markGone']>[0]) {
    const kept = this.ordersOf(accountId);
    let count = 0;
    for (const orderId of orderIds) {
      const one = kept.get(orderId);
      if (one === undefined || one.isGone) continue;
      kept.set(orderId, { ...one, isGone: true });
      count += 1;
    }
    return count;
  }

  async readAs(accountId: string) {
    return this.#readAs.get(accountId) ?? null;
  }

  async noteReadAs(accountId: string, fingerprint: string) {
    this.#readAs.set(accountId, fingerprint);
  }

  async forgetAccount(accountId: string) {
    this.#orders.delete(accountId);
    this.#walks = this.#walks.filter((walk) => walk.accountId !== accountId);
  }
}
