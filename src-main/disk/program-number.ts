/**
 * Tells which of the programs on one folder wrote something. Each program holds a number while it runs, by a lock that
 * the system releases when the program ends, however it ends. Unlike a process id, the number cannot belong to a
 * program that is not Packbench.
 *
 * The lock is SQLite's own on an empty file, because Node has no other that dies with its holder on every system
 * (https://sqlite.org/lockingv3.html). Nothing is ever stored in that file.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileFailure } from './durable-file.ts';
import { resultCode, SQLITE_BUSY } from './sqlite-codes.ts';

export interface ProgramNumber {
  /** From 1, the lowest that no running program holds. */
  readonly own: number;
  /** A running program holds it: this one, or another on the same folder. */
  isHeld(number: number): boolean;
  release(): void;
}

/** More programs than anybody opens on one folder. */
const most = 64;

/** `folder` must exist. Throws PackbenchError 'disk-full' or 'file-failed' when no number can be held. */
export function takeProgramNumber(folder: string): ProgramNumber {
  const lockPath = (number: number): string => join(folder, `program-${number}.lock`);
  let why: unknown = null;
  for (let own = 1; own <= most; own += 1) {
    const lock = new DatabaseSync(lockPath(own), { open: false });
    try {
      lock.open();
      // Otherwise the lock would come with a journal, a second file that a killed program leaves behind.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch (cause) {
      // It belongs to another program, or is not our file: the next number will do.
      why = cause;
      if (lock.isOpen) lock.close();
      continue;
    }
    return {
      own,
      isHeld: (number) => (number === own ? lock.isOpen : isLocked(lockPath(number))),
      release: () => {
        if (lock.isOpen) lock.close();
      },
    };
  }
  throw fileFailure(lockPath(most), why);
}

function isLocked(path: string): boolean {
  if (!existsSync(path)) return false;
  const file = new DatabaseSync(path, { open: false });
  try {
    file.open();
    file.exec('SELECT 1 FROM sqlite_schema');
    return false;
  } catch (cause) {
    // If it cannot be opened for another reason, nobody can have locked it.
    return resultCode(cause) === SQLITE_BUSY;
  } finally {
    if (file.isOpen) file.close();
  }
}
