/**
 * Room on the disk for an answer that may come: a file of real bytes for each write under way, made before the write is sent,
 * and given back piece by piece just before the answer, its PDF and its record are written. What else fills the disk meanwhile
 * finds this room taken.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../ports.ts';
import { type FileCalls, fileFailure, isRunning, type OpenFile, privateFile } from './durable-file.ts';

export interface Reserve {
  /** Just before `byteCount` bytes are written to a file: gives back as much, as far as there is. Never throws. */
  makeRoom(byteCount: number): Promise<void>;
  /** Gives back all that is left. Never throws; may be called again. */
  giveBack(): Promise<void>;
}

/** For what is done without one: an answer of an earlier run is read where there is room. */
export const noReserve: Reserve = { makeRoom: async () => undefined, giveBack: async () => undefined };

/** Bytes that a file system which packs its files cannot make smaller. */
const piece = randomBytes(1024 * 1024);
/** For the last block of the file, and what the file system notes beside it. */
const besideAFile = 64 * 1024;
const nameStart = 'reserve-';
/** Of this program. */
const inUse = new Set<string>();

/** Throws PackbenchError 'disk-full' or 'file-failed'; then nothing of it stays. */
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
    // Not fsynced: a file system promises the room when it takes the bytes, and most reserves are gone before they are written.
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

/** At the start: gives back what programs that are gone had set aside. Never throws. */
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
