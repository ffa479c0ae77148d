/**
 * What grows without limit when something is kept that should not be: live memory after a collection, and open files.
 */
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { OpenApp } from '../../helpers/app.ts';
import { commandOf, familyOf } from '../../helpers/program-traces.ts';
import { memoryOf } from '../main-load.ts';

/** Bytes, and numbers of open things. */
export interface Reading {
  readonly 'heap of main': number;
  readonly 'heap of the page': number;
  readonly 'memory of main': number;
  readonly 'memory of the page': number;
  readonly 'open files of main': number;
  /** What keeps main's loop alive, by Node's names for it: 'Timeout 3, TCPSocketWrap 2'. */
  readonly 'handles of main': Readonly<Record<string, number>>;
}

export async function openProbe({ app, page }: OpenApp): Promise<{ read(): Promise<Reading> }> {
  const main = app.process().pid ?? 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return {
    async read() {
      const [pageProcess = main] = familyOf(main).filter((id) => commandOf(id).includes('--type=renderer'));
      const { heap, handles } = await app.evaluate(async () => {
        const { setFlagsFromString } = process.getBuiltinModule('node:v8');
        const { setImmediate: nextTurn } = process.getBuiltinModule('node:timers/promises');
        setFlagsFromString('--expose-gc');
        const collect = process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void;
        // Objects that hold memory outside the heap free it in a later turn, and only then can what they held be
        // collected.
        for (let time = 0; time < 3; time += 1) {
          collect();
          for (let turn = 0; turn < 5; turn += 1) await nextTurn();
        }
        const { heapUsed, external } = process.memoryUsage();
        const counts: Record<string, number> = {};
        for (const name of process.getActiveResourcesInfo()) counts[name] = (counts[name] ?? 0) + 1;
        return { heap: heapUsed + external, handles: counts };
      });
      const pageHeap = await heapOfPage(devtools);
      const [mainMemory, pageMemory] = await Promise.all([memoryAtRest(main), memoryAtRest(pageProcess)]);
      return {
        'heap of main': heap,
        'heap of the page': pageHeap,
        'memory of main': mainMemory,
        'memory of the page': pageMemory,
        'open files of main': (await readdir(`/proc/${main}/fd`)).length,
        'handles of main': handles,
      };
    },
  };
}

const lookMilliseconds = 1_000;
/** Chromium returns freed memory every few seconds. */
const looksAtRest = 6;
const looksAtMost = 30;
/** Bytes; smaller changes happen without a cause. */
const noticed = 500_000;

/** Bytes of a process that has just collected, once it has returned all that it returns by itself. */
async function memoryAtRest(processId: number): Promise<number> {
  let least = memoryOf('VmRSS', processId);
  for (let look = 0, still = 0; still < looksAtRest && look < looksAtMost; look += 1, still += 1) {
    await pause(lookMilliseconds);
    const now = memoryOf('VmRSS', processId);
    if (now < least - noticed) still = 0;
    least = Math.min(least, now);
  }
  return least;
}

async function heapOfPage(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}
