/**
 * Tells without a clock that a call hangs: so many others have begun and ended since that it would have ended too. A
 * busy computer delays all of them alike.
 */

export interface Overtaking {
  /** The call's value, or null once too many others have overtaken it. */
  follow<Value>(call: Promise<Value>): Promise<Value | null>;
}

/** `most`: how many calls may end during one that does not hang. */
export function watchOvertaking(most: number): Overtaking {
  let endedCount = 0;
  const underWay = new Set<{ readonly endedBefore: number; readonly giveUp: () => void }>();
  return {
    async follow(call) {
      const { promise: isHanging, resolve } = Promise.withResolvers<null>();
      const followed = { endedBefore: endedCount, giveUp: () => resolve(null) };
      underWay.add(followed);
      try {
        return await Promise.race([call, isHanging]);
      } finally {
        underWay.delete(followed);
        endedCount += 1;
        for (const { endedBefore, giveUp } of underWay) if (endedCount - endedBefore > most) giveUp();
      }
    },
  };
}
