/** Orders that this computer has just written to: they are read again once whoever pressed has what the press was for. */
import type { Clock } from '../../ports.ts';
import type { WrittenOrder } from './next-step.ts';

export interface WrittenLately {
  readonly orders: () => readonly WrittenOrder[];
  /** False: so many that reading everything takes fewer questions. */
  note(orders: readonly WrittenOrder[] | 'every-unshipped'): boolean;
  noteRead(order: WrittenOrder): void;
  /** By `Clock.passed`. */
  restUntil(): number;
  /** Somebody wants the news now. */
  endRest(): void;
}

/** For more orders, reading everything takes fewer questions. */
const writtenAtMost = 25;
/** Milliseconds after a write: whoever pressed waits for what it brought, such as a paper, and the computer is theirs. */
const writeHasTheComputer = 1_000;
/** Milliseconds. Of many writes one after another none stops the reading again so soon: it would never go on. */
const readsBetweenWrites = 4_000;

export function createWrittenLately(clock: Clock): WrittenLately {
  let written: readonly WrittenOrder[] = [];
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    orders: () => written,
    note(orders) {
      const now = clock.passed();
      if (now >= restsUntil + readsBetweenWrites) restsUntil = now + writeHasTheComputer;
      if (orders === 'every-unshipped' || orders.length > writtenAtMost) return false;
      written = [...written, ...orders];
      return true;
    },
    noteRead(order) {
      written = written.filter((one) => one !== order);
    },
    restUntil: () => restsUntil,
    endRest() {
      restsUntil = Number.NEGATIVE_INFINITY;
    },
  };
}
