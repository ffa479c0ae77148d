/** Work that waits for its turn: one change after the other, or no more calls at a time than the program has threads to spare. */
export interface Turns {
  /** Throws what `run` throws. */
  inTurn<Value>(run: () => Value | Promise<Value>): Promise<Value>;
  isAnyUnderWay(): boolean;
}

/** Lets `count` of them run at a time, the others after them in the order in which they came. */
export function createTurns(count: number): Turns {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async inTurn(run) {
      if (free === 0) await new Promise<void>((resolve) => void waiting.push(resolve));
      else free -= 1;
      try {
        return await run();
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
    isAnyUnderWay: () => free < count,
  };
}
