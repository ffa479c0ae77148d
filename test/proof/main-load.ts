/** What work costs this process: how long main stood still, and how much memory it took. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface MainLoadMeter {
  /**
   * The longest time since the last call, in milliseconds of this thread's processor time, in which nothing else could
   * run.
   */
  takeLongestBlock(): number;
  /** Bytes by which the process grew at most since this part began. */
  readonly growth: number;
  /** A new part begins: what the allocator keeps from the last one no longer counts. */
  beginPart(): void;
  /** Bytes that are alive after a collection, more than at the start. */
  heldMore(): number;
  stop(): void;
}

const tick = 4;

/**
 * A block is counted in processor time of this thread: a busy computer that lets this process wait makes none. A timer
 * checks every few milliseconds, so that one turn of the loop lies between two checks.
 */
export function meterMain(): MainLoadMeter {
  const heldBefore = held();
  let before = process.threadCpuUsage();
  let longest = 0;
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
  }, tick);
  forgetPeak();
  let partBegan = memoryOf('VmRSS');
  return {
    takeLongestBlock() {
      const taken = longest;
      longest = 0;
      return taken;
    },
    get growth() {
      return memoryOf('VmHWM') - partBegan;
    },
    beginPart() {
      forgetPeak();
      partBegan = memoryOf('VmRSS');
    },
    heldMore: () => held() - heldBefore,
    stop: () => clearInterval(timer),
  };
}

/** Bytes of what is alive in this thread, buffers included. */
function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
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

/** Resets VmHWM, so that it is the peak from now on. */
function forgetPeak(): void {
  writeFileSync('/proc/self/clear_refs', '5');
}
