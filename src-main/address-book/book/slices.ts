/** Long work in small steps: done at once, or so that others have their turn in between. */
import { setImmediate } from 'node:timers/promises';

export interface SliceOptions {
  readonly signal?: AbortSignal;
  /** Called every few milliseconds. */
  readonly betweenSlices?: () => void;
}

export interface Slices {
  isOver(): boolean;
  /** Others have theirs. Throws when the work is given up. */
  pass(): Promise<void>;
}

/** Milliseconds of work, then others get their turn. */
const sliceMilliseconds = 2;

export function createSlices({ signal, betweenSlices }: SliceOptions): Slices {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began > sliceMilliseconds,
    async pass() {
      signal?.throwIfAborted();
      betweenSlices?.();
      await setImmediate();
      began = performance.now();
    },
  };
}

export async function inSlices<Found>(steps: Generator<void, Found>, options: SliceOptions): Promise<Found> {
  const slices = createSlices(options);
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      if (slices.isOver()) await slices.pass();
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
