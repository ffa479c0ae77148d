/** The same code again, so soon that it counts once. Pure: the caller brings the clock. */
export interface Repeats {
  /** `at`: milliseconds, on one clock. */
  isRepeated(text: string, at: number): boolean;
}

/** `within`: milliseconds, asked each time; 0: nothing counts as repeated. */
export function createRepeats(within: () => number): Repeats {
  let last: { readonly text: string; readonly at: number } | null = null;
  return {
    isRepeated(text, at) {
      const since = last?.text === text ? at - last.at : Number.POSITIVE_INFINITY;
      last = { text, at };
      // The clock of a computer that slept may have gone back.
      return since >= 0 && since <= within() && within() > 0;
    },
  };
}
