/** What a start could not do, and what was found in the way of a file since. The screen names each. */
import type { StartTrouble } from '../../src-preload/contract/app-status.ts';
import { failureOf, packbenchErrorOf } from '../failures.ts';
import type { Log } from '../ports.ts';
import { namedFileFailure } from './durable-file.ts';

export interface StartTroubles {
  readonly all: readonly StartTrouble[];
  /** Runs a step of the start; notes what it throws, and the next step goes on. */
  attempt(step: () => unknown): Promise<void>;
  /** Something stood in the way of `path`, or the file itself was damaged, and is now at `keptAs`; null: nothing was. */
  noteKept(path: string, keptAs: string | null, why?: 'in the way' | 'damaged'): void;
}

export function createStartTroubles(log: Log): StartTroubles {
  const all: StartTrouble[] = [];
  return {
    all,
    async attempt(step) {
      try {
        await step();
      } catch (error) {
        const { failure } = namedFileFailure(error) ?? packbenchErrorOf(error);
        log.error('The start goes on without a step that failed.', { failure, err: error });
        all.push({ failure, keptAs: null });
      }
    },
    noteKept(path, keptAs, why = 'in the way') {
      if (keptAs === null) return;
      log.error('What stood in the way, or was damaged, was kept aside.', { path, keptAs, why });
      const facts = why === 'damaged' ? { path, field: 'aside' } : { path };
      all.push({ failure: failureOf('file-failed', { facts }).failure, keptAs });
    },
  };
}
