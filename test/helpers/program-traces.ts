/** What a running program exposes to the rest of the computer: its arguments, its environment, its page's memory. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Process ids of the program and of everything it started. */
export function familyOf(processId: number): readonly number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(isNumber)
      .map((id) => [Number(id), parentOf(Number(id))]),
  );
  const family = [processId];
  for (const member of family) family.push(...[...parents].filter(([, parent]) => parent === member).map(([id]) => id));
  return family;
}

const isNumber = (name: string): boolean => /^\d+$/.test(name);

/** Null: it has ended. */
function parentOf(processId: number): number | null {
  const parent = statOf(processId)[1];
  return parent === undefined ? null : Number(parent);
}

/**
 * proc(5), from the third field on, because the command before them may hold anything, even a bracket. Empty: it has
 * ended.
 */
function statOf(processId: number): readonly string[] {
  const stat = readOrEmpty(`/proc/${processId}/stat`).toString('latin1');
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * Milliseconds of processor time used so far by a program and its children that have ended, in steps of 10; 0 for a
 * program that is gone.
 */
export function processorTime(processId: number): number {
  const [ownUser, ownSystem, endedUser, endedSystem] = statOf(processId).slice(11, 15).map(Number);
  return ((ownUser ?? 0) + (ownSystem ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) * 10;
}

/** Arguments and environment of each process, as the kernel keeps them. */
export function argumentsAndEnvironment(processIds: readonly number[]): Buffer {
  const files = processIds.flatMap((id) => [`/proc/${id}/cmdline`, `/proc/${id}/environ`]);
  return Buffer.concat(files.map(readOrEmpty));
}

/** The arguments a process was started with, with a space between them. */
export function commandOf(processId: number): string {
  return readOrEmpty(`/proc/${processId}/cmdline`).toString('utf8').replaceAll('\0', ' ');
}

function readOrEmpty(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    // It ended between being listed and being read.
    return Buffer.alloc(0);
  }
}

/** Every string in the page's JavaScript memory, in all its worlds, as V8 dumps it. */
export async function pageMemory(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return Buffer.from(chunks.join(''));
}

/** What the page shows and stores: its document, its storages, its cookies. */
export async function pageContents(page: Page): Promise<Buffer> {
  const kept = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      await caches.keys(),
    ]);
  });
  return Buffer.from(`${await page.content()}\n${kept}`);
}
