/** Which steps an account's reading took last: so that none of the others waits for ever. */
import type { AccountState } from './next-step.ts';
import type { StepTaken } from './steps.ts';

export interface TakenLast {
  note(step: StepTaken): void;
  now(): Pick<AccountState, 'walkedLast' | 'lookedUpLast' | 'headsInARow'>;
}

export function createTakenLast(): TakenLast {
  let walkedLast: AccountState['walkedLast'] = null;
  let lookedUpLast = false;
  let headsInARow = 0;
  return {
    note(step) {
      lookedUpLast = step.kind === 'look-up' || step.kind === 'written';
      headsInARow = step.kind === 'head' ? headsInARow + 1 : 0;
      if (step.kind === 'walk') walkedLast = step.group;
    },
    now: () => ({ walkedLast, lookedUpLast, headsInARow }),
  };
}
