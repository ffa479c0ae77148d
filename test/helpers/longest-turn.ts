/**
 * The longest time, in seconds of processor time, that this thread works without a turn for others while `work` goes on.
 * What else the machine does can only make it longer: whoever asks for less than so much may ask again.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const look = (): void => {
    longest = Math.max(longest, secondsSince(last));
    last = process.threadCpuUsage();
  };
  const again = (): void => {
    look();
    next = setImmediate(again);
  };
  let next = setImmediate(again);
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  look();
  return longest;
}

/** The same of what never waits. */
export function turnOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return secondsSince(before);
}

/** How many turns others have while `work` goes on. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  return turns;
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
}
