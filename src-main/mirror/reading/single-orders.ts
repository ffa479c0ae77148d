/** Orders that are asked for one by one: those that this computer has just written to, and those that both groups show. */
import type { Clock } from '../../ports.ts';
import { createInBothGroups, type InBothGroups } from './in-both-groups.ts';
import type { WrittenOrder } from './next-step.ts';
import { createWrittenLately, type WrittenLately } from './written-lately.ts';

export interface SingleOrders {
  readonly written: WrittenLately;
  readonly inBoth: InBothGroups;
  /** It was asked for, or could not be. */
  noteAsked(order: WrittenOrder): void;
}

export function createSingleOrders(clock: Clock): SingleOrders {
  const written = createWrittenLately(clock);
  const inBoth = createInBothGroups(clock);
  return {
    written,
    inBoth,
    noteAsked(order) {
      written.noteRead(order);
      inBoth.noteAsked(order, null);
    },
  };
}
