/** A person who opens the app once more: its second start meets the first one, which is open, or which is still ending. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench, OpenApp } from './app.ts';
import { expect } from './expect.ts';

/** Closes the window, starts the app again, and answers when both have ended and another one has the folder. */
export async function closeAndStartAgain(bench: Bench, opened: OpenApp): Promise<void> {
  const { app, page, close } = opened;
  const { pid: first } = app.process();
  const isGone = page.waitForEvent('close');
  const isClosed = close();
  await isGone;
  const hasEnded = startOnceMore(bench, opened);
  await isClosed;
  await anotherHolds(bench, first);
  await hasEnded;
}

/** Starts the app as it was started, while or just after it is open. Answers, once that one has ended, with what it said. */
export async function startOnceMore(bench: Bench, { app }: OpenApp): Promise<string> {
  const { spawnfile, spawnargs } = app.process();
  const own = spawnargs.filter((it) => !it.startsWith('--inspect') && !it.startsWith('--remote-debugging'));
  // Playwright's loader comes by `-r`, and would wait for it.
  const args = own.slice(1).filter((it, index, all) => it !== '-r' && all[index - 1] !== '-r');
  const second = spawn(spawnfile, args, { env: bench.environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  second.stderr.on('data', (words) => {
    said += words;
  });
  // Its last words may come after its end.
  await once(second, 'close');
  return said;
}

/** Answers when another program than `first` has the folder, and ends that one. */
export async function anotherHolds(bench: Bench, first: number | undefined): Promise<void> {
  let holder = 0;
  const ofFolder = async (): Promise<boolean> => {
    const link = await readlink(join(bench.userData, 'SingletonLock')).catch(() => '');
    holder = Number(/-(\d+)(-\w+)?$/.exec(link)?.[1] ?? 0);
    return holder !== 0 && holder !== first;
  };
  try {
    await expect.poll(ofFolder, 'nobody has come again').toBe(true);
  } finally {
    if (holder !== 0 && holder !== first) process.kill(holder, 'SIGKILL');
  }
}
