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
 * How many times as long `secondsFor` takes for many as for few. The least of three runs counts, because any one may have to
 * tidy up behind what ran before it.
 */
export async function timesAsLong(
  secondsFor: (count: number) => number | Promise<number>,
  many: number,
  few: number,
): Promise<number> {
  const leastFor = async (count: number): Promise<number> =>
    Math.min(await secondsFor(count), await secondsFor(count), await secondsFor(count));
  return (await leastFor(many)) / (await leastFor(few));
}
