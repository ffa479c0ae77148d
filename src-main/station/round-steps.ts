/** What a person decides about a closed round that needs one (contract/station.ts says what each step means). */
import type { RoundStep } from '../../src-preload/contract/station.ts';
import type { Clock } from '../ports.ts';
import type { Round } from './round.ts';
import type { RoundWork } from './round-work.ts';
import type { RoundsFile } from './rounds-file.ts';

export interface RoundStepParts {
  readonly file: RoundsFile;
  readonly work: Pick<RoundWork, 'make'>;
  readonly clock: Clock;
}

/** `orderIds`: those that 'leave-out' leaves out. Throws PackbenchError 'disk-full' or 'file-failed'. */
export function takeRoundStep(
  { file, work, clock }: RoundStepParts,
  { roundId }: Round,
  step: RoundStep,
  orderIds: readonly number[],
): void {
  const alter = (part: Partial<Round>): Round | null => file.change(roundId, (now) => ({ ...now, ...part }));
  const settledAt = clock.now().toISOString();
  const makeAgain = (): void => {
    const again = alter({ failure: null });
    if (again !== null) work.make(again);
  };
  switch (step) {
    case 'leave-out':
      file.leaveOut(roundId, orderIds);
      if (file.countOf(roundId) === 0) alter({ settledAt, isPutAway: true });
      else makeAgain();
      return;
    case 'try-again':
      makeAgain();
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
