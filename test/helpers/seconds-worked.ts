/**
 * Seconds of processor time that this process has used since it asked: not the clock's, because other suites use the
 * same cores.
 */
export function secondsWorked(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000_000;
  };
}

/**
 * How many times as long `secondsFor` takes for many as for few. What else the computer does can only make it longer: the least
 * of three runs counts for few, and many are asked again until they take less than `most` times as long, at most five times.
 */
export async function timesAsLong<Measured>(
  secondsFor: (measured: Measured) => number | Promise<number>,
  many: Measured,
  few: Measured,
  most: number,
): Promise<number> {
  const leastOfFew = Math.min(await secondsFor(few), await secondsFor(few), await secondsFor(few));
  let times = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && times >= most; run += 1) times = Math.min(times, (await secondsFor(many)) / leastOfFew);
  return times;
}
