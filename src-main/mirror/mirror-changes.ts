/** What changes the mirror: each in its turn, in steps between which scans are answered. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { BegunWalk, EndedWalk, MarkedOrders, TakenIn, TakenPage, WalkId } from './mirror-port.ts';
import type { OpenedMirror } from './opened-mirror.ts';

export interface MirrorChanges {
  /** `shippedSince`: older Shipped orders are not kept; milliseconds since 1970. */
  takeIn(page: TakenPage, shippedSince: number): Promise<TakenIn>;
  forgetAccount(accountId: AccountId): Promise<void>;
  /** Answers how many. */
  dropOldShipped(shippedSince: number): Promise<number>;
  beginWalk(walk: BegunWalk): Promise<WalkId>;
  endWalk(walk: EndedWalk): Promise<void>;
  markGone(gone: MarkedOrders): Promise<number>;
  markSeen(seen: MarkedOrders): Promise<void>;
}

/** In one step of what is taken in or dropped. */
const ordersAtOnce = 64;

/** `pass`: others have their turn. */
export function createMirrorChanges(opened: OpenedMirror, pass: () => Promise<void>): MirrorChanges {
  const { now, use, inTurn, caughtUp } = opened;
  return {
    takeIn: (page, shippedSince) =>
      inTurn(async () => {
        await caughtUp();
        const taken = { added: 0, changed: 0, unchanged: 0, leftOut: 0 };
        use(({ database }) => database.begin());
        try {
          for (let from = 0; from < page.orders.length; from += ordersAtOnce) {
            if (from > 0) await pass();
            const some = { ...page, orders: page.orders.slice(from, from + ordersAtOnce) };
            const added = use(({ takingIn }) => takingIn.takeIn(some, shippedSince));
            for (const name of ['added', 'changed', 'unchanged', 'leftOut'] as const) taken[name] += added[name];
          }
          use(({ database }) => database.commit());
          return taken;
        } finally {
          now().database.undo();
        }
      }),
    async forgetAccount(accountId) {
      const dropSome = () => inTurn(() => use(({ takingIn }) => takingIn.dropSomeOf(accountId, ordersAtOnce)));
      while ((await dropSome()) === ordersAtOnce) await pass();
      use(({ standings }) => standings.startAnew());
    },
    async dropOldShipped(shippedSince) {
      const dropSome = () =>
        inTurn(async () => {
          // An order of a manifest is kept.
          await caughtUp();
          return use(({ takingIn }) => takingIn.dropOldShipped(shippedSince, ordersAtOnce));
        });
      let dropped = 0;
      for (;;) {
        const count = await dropSome();
        dropped += count;
        if (count < ordersAtOnce) return dropped;
        await pass();
      }
    },
    beginWalk: (walk) => inTurn(() => use(({ walks }) => walks.beginWalk(walk))),
    endWalk: (walk) => inTurn(() => use(({ walks }) => walks.endWalk(walk))),
    markGone: (gone) => inTurn(() => use(({ takingIn }) => takingIn.markGone(gone))),
    markSeen: (seen) => inTurn(() => use(({ takingIn }) => takingIn.markSeen(seen))),
  };
}
