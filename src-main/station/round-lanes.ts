/** Tasks of one lane go one after another; lanes go side by side. */
import type { Log } from '../ports.ts';

export interface RoundLanes {
  /** It has a task at work or in its turn. */
  isUnderWay(roundId: string): boolean;
  /** Nothing of it is sent yet: it has its turn after another round, or its service is asked for its orders first. */
  isUnsent(roundId: string): boolean;
  /** For one that is under way. */
  noteUnsent(roundId: string, isUnsent: boolean): void;
  /** Resolves when the task has ended, however it ended. */
  run(lane: string, roundId: string, task: () => Promise<void>): Promise<void>;
  /** Resolves when nothing is under way. */
  ended(): Promise<void>;
}

export function createRoundLanes({ log, changed }: { readonly log: Log; readonly changed: () => void }): RoundLanes {
  const underWay = new Set<string>();
  const unsent = new Set<string>();
  /** The last task of each. */
  const lanes = new Map<string, Promise<void>>();

  const noteUnsent = (roundId: string, isUnsent: boolean): void => {
    if (isUnsent === unsent.has(roundId)) return;
    if (isUnsent) unsent.add(roundId);
    else unsent.delete(roundId);
    changed();
  };

  return {
    isUnderWay: (roundId) => underWay.has(roundId),
    isUnsent: (roundId) => unsent.has(roundId),
    noteUnsent,
    run(lane, roundId, task) {
      underWay.add(roundId);
      const before = lanes.get(lane);
      if (before !== undefined) unsent.add(roundId);
      const run = (before ?? Promise.resolve())
        .then(() => {
          noteUnsent(roundId, false);
          return task();
        })
        .catch((error: unknown) => log.error('The work on a round ended in an error.', { roundId, err: error }))
        .finally(() => {
          underWay.delete(roundId);
          unsent.delete(roundId);
          if (lanes.get(lane) === run) lanes.delete(lane);
          changed();
        });
      lanes.set(lane, run);
      return run;
    },
    async ended() {
      await Promise.all(lanes.values());
    },
  };
}
