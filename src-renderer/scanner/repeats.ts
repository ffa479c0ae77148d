/** The same code again, so soon that it counts once. Pure: a clock of the caller's. */
export interface Repeats {
  /** `at`: milliseconds, on one clock. */
  isRepeated(text: string, at: number): boolean;
}

/** `within`: milliseconds, asked each time; 0: nothing is repeated. */
export function createRepeats(within: () => number): Repeats {
  let last: { readonly text: string; readonly at: number } | null = null;
  return {
    isRepeated(text, at) {
      const isSame = last !== null && last.text === text && at - last.at <= within();
      last = { text, at };
      return isSame && within() > 0;
    },
  };
}
