/** What a person decides about a closed round that needs one (contract/station.ts says what each step means). */
import type { RoundStep } from '../../src-preload/contract/station.ts';
import { afterChange } from '../failures.ts';
import type { Clock } from '../ports.ts';
import type { Round } from './round.ts';
import type { RoundWork } from './round-work.ts';
import type { RoundsFile } from './rounds-file.ts';

export interface RoundStepParts {
  readonly file: RoundsFile;
  readonly work: Pick<RoundWork, 'make'>;
  readonly clock: Clock;
}

/**
 * `orderIds`: those that 'leave-out' leaves out. Throws PackbenchError 'disk-full' or 'file-failed'; with `changed: 'done'` where
 * only what follows failed.
 */
export function takeRoundStep(
  { file, work, clock }: RoundStepParts,
  { roundId }: Round,
  step: RoundStep,
  orderIds: readonly number[],
): void {
  const alter = (part: Partial<Round>): Round | null => file.change(roundId, (now) => ({ ...now, ...part }));
  const settledAt = clock.now().toISOString();
  const makeAgain = (round: Round | null): void => {
    if (round !== null && round.settledAt === null) afterChange(() => work.make(round));
  };
  switch (step) {
    case 'leave-out':
      makeAgain(
        file.leaveOut(roundId, orderIds, (now, orderCount) =>
          orderCount === 0 ? { ...now, settledAt, isPutAway: true } : { ...now, failure: null },
        ),
      );
      return;
    case 'try-again':
      makeAgain(alter({ failure: null }));
      return;
    case 'take-back':
      file.takeBack(roundId);
      return;
    case 'print':
      alter({ printing: null, printsAnyway: true, prints: true });
      return;
    case 'came-out':
      alter({ settledAt });
      return;
    case 'put-away':
      alter({ settledAt, isPutAway: true });
  }
}
