/** Long work in small steps, done at once or with turns for others in between. */
import { setImmediate } from 'node:timers/promises';

export interface SliceOptions {
  readonly signal?: AbortSignal;
  /** Called every few milliseconds. */
  readonly betweenSlices?: () => void;
}

export interface Slices {
  isOver(): boolean;
  /** Gives others their turn. Throws when the work is stopped. */
  pass(): Promise<void>;
}

/** Milliseconds of work before others get their turn. */
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
    // Closes what the steps hold open.
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
