/**
 * The memory of an app: all of its processes together, with pages that several of them share counted once (PSS). Linux
 * only.
 */
import { readFileSync } from 'node:fs';
import { commandOf, familyOf } from '../helpers/program-traces.ts';

export interface AppMemory {
  readonly megabytes: number;
  /** By the kind of process: 'main', 'renderer', 'gpu-process', ... */
  readonly parts: Readonly<Record<string, number>>;
}

/** `processId`: of its main process. */
export function memoryOfApp(processId: number): AppMemory {
  const parts: Record<string, number> = {};
  for (const id of familyOf(processId)) {
    const kind = kindOf(id, processId);
    parts[kind] = (parts[kind] ?? 0) + proportionalBytes(id) / 1_000_000;
  }
  return { megabytes: Object.values(parts).reduce((sum, part) => sum + part, 0), parts };
}

function kindOf(id: number, main: number): string {
  if (id === main) return 'main';
  return /--type=([\w-]+)/.exec(commandOf(id))?.[1] ?? 'browser';
}

/** 0 for a process that has ended. */
function proportionalBytes(id: number): number {
  try {
    const [, kibibytes = '0'] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kibibytes) * 1024;
  } catch {
    return 0;
  }
}
