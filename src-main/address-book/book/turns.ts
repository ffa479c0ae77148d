/** Long work in small steps: done at once, or so that others have their turn in between. */
import { setImmediate } from 'node:timers/promises';

export interface TurnOptions {
  readonly signal?: AbortSignal;
  /** Called every few milliseconds. */
  readonly beforeTurn?: () => void;
}

export interface Turns {
  isOver(): boolean;
  /** Others have theirs. Throws when the work is given up. */
  pass(): Promise<void>;
}

/** Milliseconds of work, then others get their turn. */
const ownTurn = 2;

export function createTurns({ signal, beforeTurn }: TurnOptions): Turns {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began > ownTurn,
    async pass() {
      signal?.throwIfAborted();
      beforeTurn?.();
      await setImmediate();
      began = performance.now();
    },
  };
}

export async function inTurns<Found>(steps: Generator<void, Found>, options: TurnOptions): Promise<Found> {
  const turns = createTurns(options);
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      if (turns.isOver()) await turns.pass();
    }
  } catch (error) {
    // What the steps hold open is closed.
    steps.return(undefined as never);
    throw error;
  }
}

export function atOnce<Found>(steps: Generator<void, Found>): Found {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
