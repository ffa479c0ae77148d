/** Calls that each keep one of the program's four threads for files and host names, for as long as others let them wait. */
export interface Turns {
  inTurn<Value>(run: () => Promise<Value>): Promise<Value>;
  isAnyUnderWay(): boolean;
}

/** Lets `count` calls run at a time, the others after them in the order in which they came. */
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
