/** What the reading of one account has learned so far, and what it does next because of it. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Clock } from '../../ports.ts';
import type { MirrorIntake } from '../mirror-port.ts';
import { beginGroups, type Groups, wantNews } from './group-reading.ts';
import { nextStep, type WrittenOrder } from './next-step.ts';
import type { Pauses } from './pauses.ts';
import { createSingleOrders, type SingleOrders } from './single-orders.ts';
import type { StepTaken } from './steps.ts';
import { createTakenLast } from './taken-last.ts';

export interface Learned {
  readonly inBoth: SingleOrders['inBoth'];
  readonly written: SingleOrders['written'];
  /** Null: nothing has been learned, or it was forgotten. */
  groups(): Groups | null;
  /** Goes on from what the mirror keeps. */
  begin(): Promise<Groups>;
  /** Call it when what was learned belongs to another shop, or to a copy that is begun anew. */
  forget(): void;
  nextStep(known: Groups): ReturnType<typeof nextStep>;
  noteTaken(step: StepTaken): void;
  noteDone(step: StepTaken): void;
  /** A person wants them: nothing rests, and both heads are due. */
  wantNews(): void;
  noteWritten(orders: readonly WrittenOrder[] | 'every-unshipped'): void;
}

export interface LearnedParts {
  readonly accountId: AccountId;
  readonly mirror: MirrorIntake;
  readonly clock: Clock;
  readonly pauses: Pauses;
  readonly isIdle: () => boolean;
}

export function createLearned({ accountId, mirror, clock, pauses, isIdle }: LearnedParts): Learned {
  let groups: Groups | null = null;
  const single = createSingleOrders(clock);
  const { written, inBoth } = single;
  const takenLast = createTakenLast();

  return {
    inBoth,
    written,
    groups: () => groups,
    async begin() {
      groups ??= await beginGroups(mirror, accountId);
      return groups;
    },
    forget() {
      groups = null;
      inBoth.forget();
      written.forget();
    },
    nextStep(known) {
      const state = {
        ...known,
        written: written.orders(),
        later: [...inBoth.due(), ...written.ordersAgain()],
        ...takenLast.now(),
        restUntil: Math.max(pauses.restUntil(), written.restUntil()),
        pause: pauses.between(isIdle()),
      };
      return nextStep(state, clock.passed());
    },
    noteTaken: takenLast.note,
    noteDone(step) {
      if (step.kind === 'written') single.noteAsked(step.order);
    },
    wantNews() {
      written.endRest();
      if (groups !== null) wantNews(groups);
    },
    noteWritten(orders) {
      if (!written.note(orders) && groups !== null) groups.unshipped.roundEndedAt = null;
      if (groups !== null) groups.shipped.headBegunAt = null;
    },
  };
}
