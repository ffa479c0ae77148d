/** What a work costs this process: how long main stood still, and how much memory it took. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface MainLoad {
  /** The longest time, in milliseconds of this thread's processor time, in which nothing else could be done. */
  readonly longestBlock: number;
  /** Bytes by which the process grew at most. */
  readonly growth: number;
}

export interface MainLoadMeter {
  /** The block since it was last read, the growth since it was started. */
  read(): MainLoad;
  stop(): void;
}

const tick = 4;

/**
 * A block is counted in processor time of this thread: a busy computer that lets this process wait makes none. A timer asks
 * every few milliseconds, so that one turn of the loop lies between two askings.
 */
export function meterMain(): MainLoadMeter {
  collectGarbage();
  let before = process.threadCpuUsage();
  let longest = 0;
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
  }, tick);
  forgetPeak();
  const memoryBefore = memoryOf('VmRSS');
  return {
    read() {
      const load = { longestBlock: longest, growth: memoryOf('VmHWM') - memoryBefore };
      longest = 0;
      return load;
    },
    stop: () => clearInterval(timer),
  };
}

export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Bytes in memory now (VmRSS) or at most (VmHWM), as Linux counts them. */
export function memoryOf(what: 'VmRSS' | 'VmHWM', processId: number | 'self' = 'self'): number {
  const status = readFileSync(`/proc/${processId}/status`, 'latin1');
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1_024;
}

/** From now on VmHWM is the peak since now. */
function forgetPeak(): void {
  writeFileSync('/proc/self/clear_refs', '5');
}
