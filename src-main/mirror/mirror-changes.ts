/** Changes to the mirror: each in its turn, in steps, with scans answered in between. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { BegunWalk, EndedWalk, MarkedOrders, TakenIn, TakenPage, WalkId } from './mirror-port.ts';
import type { OpenedMirror } from './opened-mirror.ts';

export interface MirrorChanges {
  /** `shippedSince`: older Shipped orders are not kept; milliseconds since 1970. */
  takeIn(page: TakenPage, shippedSince: number): Promise<TakenIn>;
  forgetAccount(accountId: AccountId): Promise<void>;
  /**
   * Answers how many. What a service has shown since `seenSince` stays, and everything where none has shown anything since;
   * milliseconds since 1970, by default never.
   */
  dropOldShipped(shippedSince: number, seenSince?: number): Promise<number>;
  beginWalk(walk: BegunWalk): Promise<WalkId>;
  endWalk(walk: EndedWalk): Promise<void>;
  markGone(gone: MarkedOrders): Promise<number>;
  noteReadAs(accountId: AccountId, fingerprint: string): Promise<void>;
}

/** Orders in one step of taking in or dropping. */
const ordersAtOnce = 16;
/** From here on nothing is too old. */
const everything = Number.NEGATIVE_INFINITY;
/** After a page: more than the page makes necessary, so that the index never falls far behind. */
const mergesAtOnce = 16;

/** `pass` gives others their turn. */
export function createMirrorChanges(opened: OpenedMirror, pass: () => Promise<void>): MirrorChanges {
  const { now, use, changeInTurn, caughtUp } = opened;
  const mergeTexts = async (): Promise<void> => {
    for (let step = 0; step < mergesAtOnce; step += 1) {
      await pass();
      if (!use(({ texts }) => texts.step())) return;
    }
  };
  return {
    takeIn: (page, shippedSince) =>
      changeInTurn(async () => {
        const keptSince = (await caughtUp()) ? shippedSince : everything;
        const taken = { added: 0, changed: 0, unchanged: 0, leftOut: 0 };
        const back: number[] = [];
        use(({ database }) => database.begin());
        try {
          for (let from = 0; from < page.orders.length; from += ordersAtOnce) {
            if (from > 0) await pass();
            const some = { ...page, orders: page.orders.slice(from, from + ordersAtOnce) };
            const added = use(({ takingIn }) => takingIn.takeIn(some, keptSince));
            for (const name of ['added', 'changed', 'unchanged', 'leftOut'] as const) taken[name] += added[name];
            back.push(...(added.back ?? []));
          }
          use(({ standings }) => standings.noteHeld());
          use(({ database }) => database.commit());
        } finally {
          now().database.undo();
        }
        await mergeTexts();
        return back.length === 0 ? taken : { ...taken, back };
      }),
    async forgetAccount(accountId) {
      const dropSome = () => changeInTurn(() => use(({ takingIn }) => takingIn.dropSomeOf(accountId, ordersAtOnce)));
      let count = await dropSome();
      // Nothing is held of accounts that were removed long ago, and each start forgets them.
      if (count === 0) return;
      for (; count === ordersAtOnce; count = await dropSome()) await pass();
      await changeInTurn(() =>
        use(({ database, standings }) => {
          database.change(standings.forgetHeld);
          standings.startAnew();
        }),
      );
    },
    async dropOldShipped(shippedSince, seenSince = Number.POSITIVE_INFINITY) {
      const dropSome = () =>
        changeInTurn(async () => {
          // Orders of a manifest are kept.
          if (!(await caughtUp())) return 0;
          return use(({ takingIn }) => takingIn.dropOldShipped(shippedSince, seenSince, ordersAtOnce));
        });
      let dropped = 0;
      for (;;) {
        const count = await dropSome();
        dropped += count;
        if (count < ordersAtOnce) return dropped;
        await pass();
      }
    },
    beginWalk: (walk) => changeInTurn(() => use(({ walks }) => walks.beginWalk(walk))),
    endWalk: (walk) => changeInTurn(() => use(({ walks }) => walks.endWalk(walk))),
    markGone: (gone) => changeInTurn(() => use(({ takingIn }) => takingIn.markGone(gone))),
    noteReadAs: (accountId, fingerprint) =>
      changeInTurn(() => use(({ readAs }) => readAs.noteReadAs(accountId, fingerprint))),
  };
}
