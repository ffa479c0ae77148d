/**
 * Room on the disk for an answer that may come: a file of real bytes for each write under way. It is made before the
 * write is sent, and given back piece by piece just before the answer, its PDF and its record are written. Whatever
 * else fills the disk meanwhile finds this room taken.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../ports.ts';
import { type FileCalls, fileFailure, isRunning, type OpenFile, privateFile } from './durable-file.ts';

export interface Reserve {
  /** Call just before `byteCount` bytes are written to a file: frees as many, as far as they last. Never throws. */
  makeRoom(byteCount: number): Promise<void>;
  /** Gives back the rest. Never throws; may be called again. */
  giveBack(): Promise<void>;
}

/** For work without a reserve: an answer of an earlier run is read while there is room. */
export const noReserve: Reserve = { makeRoom: async () => undefined, giveBack: async () => undefined };

/** Random bytes, which a compressing file system cannot make smaller. */
const piece = randomBytes(1024 * 1024);
/** For the last block of the file, and for what the file system stores beside it. */
const besideAFile = 64 * 1024;
const nameStart = 'reserve-';
/** Reserves of this program. */
const inUse = new Set<string>();

/** Throws PackbenchError 'disk-full' or 'file-failed'; then it leaves nothing behind. */
export async function openReserve(folder: string, byteCount: number, calls: FileCalls, log: Log): Promise<Reserve> {
  const path = join(folder, `${nameStart}${process.pid}-${randomBytes(6).toString('hex')}`);
  let left = byteCount;
  let file: OpenFile | null = null;
  inUse.add(path);

  const giveBack = async (): Promise<void> => {
    const open = file;
    file = null;
    inUse.delete(path);
    try {
      await open?.close();
      await calls.remove(path);
    } catch (cause) {
      log.warn('ledger: a reserve could not be given back; the next start does', { path, cause });
    }
  };

  try {
    file = await calls.open(path, 'wx', privateFile);
    // Not fsynced: a file system promises the room when it accepts the bytes, and most reserves are gone before they
    // are written.
    for (let at = 0; at < byteCount; at += piece.length) await file.writeFile(piece.subarray(0, byteCount - at));
  } catch (cause) {
    await giveBack();
    throw fileFailure(folder, cause);
  }
  return {
    async makeRoom(bytes) {
      left = Math.max(0, left - bytes - besideAFile);
      try {
        await file?.truncate(left);
      } catch (cause) {
        log.warn('ledger: a part of a reserve could not be given back', { path, cause });
      }
    },
    giveBack,
  };
}

/** At the start: frees what ended programs had set aside. Never throws. */
export function sweepReserves(folder: string, log: Log): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (name.startsWith(nameStart) && isAbandoned(path, name)) rmSync(path, { force: true, recursive: true });
    }
  } catch (cause) {
    log.warn('ledger: reserves of earlier runs could not be given back', { folder, cause });
  }
}

function isAbandoned(path: string, name: string): boolean {
  const processId = Number(name.slice(nameStart.length).split('-')[0]);
  return processId === process.pid ? !inUse.has(path) : !isRunning(processId);
}
