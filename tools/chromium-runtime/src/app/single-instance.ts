/**
 * One instance per user-data folder. As with Chromium, the lock is a symbolic link whose text names the holder, so the
 * lock and its content appear in one step. The second instance leaves a note in a folder that the first one watches.
 */
import {
  type FSWatcher,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

export interface Note {
  readonly argv: readonly string[];
  readonly workingDirectory: string;
  readonly additionalData: unknown;
}

/** Process ids are reused; together with the start time they are unique. */
const startOf = (pid: number | 'self'): string | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
};

const isErrno = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

export interface SingleInstance {
  request(additionalData: unknown): boolean;
  has(): boolean;
  release(): void;
}

export const createSingleInstance = (folder: () => string, onNote: (note: Note) => void): SingleInstance => {
  let watcher: FSWatcher | null = null;
  const paths = () => ({ lock: join(folder(), 'SingletonLock'), inbox: join(folder(), 'SingletonInbox') });
  const mine = () => `${hostname()}-${process.pid}-${startOf('self')}`;

  const holderIsAlive = (holder: string): boolean => {
    const [, pid, start] = /-(\d+)-(\w+)$/.exec(holder) ?? [];
    return pid !== undefined && startOf(Number(pid)) === start;
  };

  const readNotes = (inbox: string): void => {
    for (const name of readdirSync(inbox)
      .filter((it) => it.endsWith('.json'))
      .sort()) {
      const note = JSON.parse(readFileSync(join(inbox, name), 'utf8')) as Note;
      rmSync(join(inbox, name));
      onNote(note);
    }
  };

  const leaveNote = (inbox: string, additionalData: unknown): void => {
    const note: Note = { argv: process.argv, workingDirectory: process.cwd(), additionalData };
    const name = join(inbox, `${process.hrtime.bigint()}-${process.pid}`);
    writeFileSync(name, JSON.stringify(note));
    renameSync(name, `${name}.json`);
  };

  /** False: another program that runs holds it. */
  const take = (lock: string): boolean => {
    for (;;) {
      try {
        symlinkSync(mine(), lock);
        return true;
      } catch (error) {
        if (!isErrno(error, 'EEXIST')) throw error;
      }
      try {
        if (holderIsAlive(readlinkSync(lock))) return false;
        // Left by a crash. Renaming lets only one of several starting instances remove it.
        const stale = `${lock}-${process.pid}`;
        renameSync(lock, stale);
        rmSync(stale);
      } catch (error) {
        if (!isErrno(error, 'ENOENT')) throw error;
      }
    }
  };

  const request = (additionalData: unknown): boolean => {
    if (watcher) return true;
    const { lock, inbox } = paths();
    mkdirSync(folder(), { recursive: true });
    if (!take(lock)) {
      leaveNote(inbox, additionalData);
      return false;
    }
    rmSync(inbox, { recursive: true, force: true });
    mkdirSync(inbox);
    watcher = watch(inbox, () => {
      if (watcher) readNotes(inbox);
    });
    watcher.unref();
    return true;
  };

  const release = (): void => {
    if (!watcher) return;
    watcher.close();
    watcher = null;
    const { lock, inbox } = paths();
    rmSync(inbox, { recursive: true, force: true });
    rmSync(lock, { force: true });
  };
  return { request, release, has: () => watcher !== null };
};
