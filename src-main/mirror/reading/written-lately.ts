/** Orders that this computer has just written to: they are read again once whoever pressed has what the press was for. */
import type { Clock } from '../../ports.ts';
import type { WrittenOrder } from './next-step.ts';

export interface WrittenLately {
  readonly orders: () => readonly WrittenOrder[];
  /** Those of `noteStillShown` that are due. */
  readonly ordersAgain: () => readonly WrittenOrder[];
  /** False: so many that reading everything takes fewer questions. */
  note(orders: readonly WrittenOrder[] | 'every-unshipped'): boolean;
  noteRead(order: WrittenOrder): void;
  /**
   * It was archived, and the search shows it all the same: the search may lag behind, so the order is asked for a few
   * more times.
   */
  noteStillShown(order: WrittenOrder): void;
  /** Asks for none of these orders any more: they belong to another shop. */
  forget(): void;
  /** By `Clock.passed`. */
  restUntil(): number;
  /** Somebody wants the news now. */
  endRest(): void;
}

/** For more orders, reading everything takes fewer questions. */
const writtenAtMost = 25;
/** Milliseconds. The walks notice it only after some minutes: taken back before that, it would count as archived for good. */
const askedAgainAfter = 10_000;
/** The search of some services never leaves out what is archived. */
const askedAgainAtMost = 3;
/** Milliseconds after a write: whoever pressed waits for what it brought, such as a paper, and the computer is theirs. */
const writeHasTheComputer = 1_000;
/** Milliseconds. Of many writes one after another none stops the reading again so soon: it would never go on. */
const readsBetweenWrites = 4_000;

export function createWrittenLately(clock: Clock): WrittenLately {
  let written: readonly WrittenOrder[] = [];
  let later: readonly { readonly order: WrittenOrder; readonly at: number }[] = [];
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    orders: () => written,
    ordersAgain: () => later.flatMap(({ order, at }) => (clock.passed() < at ? [] : [order])),
    note(orders) {
      const now = clock.passed();
      if (now >= restsUntil + readsBetweenWrites) restsUntil = now + writeHasTheComputer;
      if (orders === 'every-unshipped' || orders.length > writtenAtMost) return false;
      written = [...written, ...orders];
      return true;
    },
    noteRead(order) {
      written = written.filter((one) => one !== order);
      later = later.filter((one) => one.order !== order);
    },
    noteStillShown(order) {
      const { timesShown = 0 } = order;
      if (timesShown === askedAgainAtMost) return;
      const again = { ...order, timesShown: timesShown + 1 };
      later = [...later, { order: again, at: clock.passed() + askedAgainAfter }];
    },
    forget() {
      written = [];
      later = [];
    },
    restUntil: () => restsUntil,
    endRest() {
      restsUntil = Number.NEGATIVE_INFINITY;
    },
  };
}
