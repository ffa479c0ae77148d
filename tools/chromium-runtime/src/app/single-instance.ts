/**
 * One instance per user-data folder. As with Chromium, the lock is a symbolic link whose text names the holder, so the
 * lock and its content appear in one step. The second instance leaves a note in a folder that the first one watches.
 */
import {
  existsSync,
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

const isNoRoom = (error: unknown): boolean => isErrno(error, 'ENOSPC') || isErrno(error, 'EDQUOT');

/** A folder of somebody else, as one that was made by root, or a disk that is read-only. */
const isReadOnly = (error: unknown): boolean => ['EACCES', 'EPERM', 'EROFS'].some((code) => isErrno(error, code));

/** Every watched folder takes one of the few inotify instances, or watches, that a user has; other programs may have all. */
const isNotWatchable = (error: unknown): boolean => ['EMFILE', 'ENFILE', 'ENOSPC'].some((code) => isErrno(error, code));

/** How often a folder that cannot be watched is looked into. */
const lookingMilliseconds = 1_000;

export interface SingleInstance {
  request(additionalData: unknown): boolean;
  has(): boolean;
  release(): void;
}

export const createSingleInstance = (folder: () => string, onNote: (note: Note) => void): SingleInstance => {
  let isHeld = false;
  /** Null: also on a full disk, where nobody can leave a note. */
  let watcher: { close(): void } | null = null;
  const paths = () => ({ lock: join(folder(), 'SingletonLock'), inbox: join(folder(), 'SingletonInbox') });
  const mine = () => `${hostname()}-${process.pid}-${startOf('self')}`;

  const holderIsAlive = (holder: string): boolean => {
    const [, pid, start] = /-(\d+)-(\w+)$/.exec(holder) ?? [];
    return pid !== undefined && startOf(Number(pid)) === start;
  };

  const notesIn = (inbox: string): string[] =>
    existsSync(inbox)
      ? readdirSync(inbox)
          .filter((name) => name.endsWith('.json'))
          .sort()
      : [];

  const readNotes = (inbox: string): void => {
    for (const name of notesIn(inbox)) {
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

  /** False: another program that runs holds it. True also where no program can write: the app says what it lacks. */
  const take = (lock: string): boolean => {
    for (;;) {
      try {
        symlinkSync(mine(), lock);
        return true;
      } catch (error) {
        // No folder: the disk is too full to make one, or whoever starts may not.
        if (isReadOnly(error) || isErrno(error, 'ENOENT')) return true;
        if (!isErrno(error, 'EEXIST')) throw error;
      }
      try {
        const holder = readlinkSync(lock);
        if (holderIsAlive(holder)) return false;
        // Left by a crash. Another start may have replaced it since it was read: that one holds the folder, and gets it back.
        const stale = `${lock}-${process.pid}`;
        renameSync(lock, stale);
        if (readlinkSync(stale) === holder) rmSync(stale);
        else renameSync(stale, lock);
      } catch (error) {
        if (isReadOnly(error)) return true;
        if (!isErrno(error, 'ENOENT')) throw error;
      }
    }
  };

  /** False: the disk is full, or not to be written to. The lock itself takes no room there, and the app says what it lacks. */
  const isInboxThere = (inbox: string): boolean => {
    try {
      mkdirSync(inbox, { recursive: true });
      return true;
    } catch (error) {
      if (!isNoRoom(error) && !isReadOnly(error)) throw error;
      return false;
    }
  };

  /** False: the first one has just ended, and its inbox with it. */
  const isTold = (inbox: string, additionalData: unknown): boolean => {
    try {
      leaveNote(inbox, additionalData);
      return true;
    } catch (error) {
      // It runs, and hears nothing.
      if (isNoRoom(error) || isReadOnly(error)) return true;
      if (!isErrno(error, 'ENOENT')) throw error;
      return false;
    }
  };

  const watched = (inbox: string): { close(): void } => {
    const look = (): void => {
      if (watcher) readNotes(inbox);
    };
    try {
      return watch(inbox, look).unref();
    } catch (error) {
      if (!isNotWatchable(error)) throw error;
      const looking = setInterval(look, lookingMilliseconds).unref();
      return { close: () => clearInterval(looking) };
    }
  };

  const request = (additionalData: unknown): boolean => {
    if (isHeld) return true;
    const { lock, inbox } = paths();
    for (;;) {
      // Before the lock is taken: a start at the same moment leaves its note there.
      const isThere = isInboxThere(inbox);
      if (take(lock)) break;
      if (!isThere || isTold(inbox, additionalData)) return false;
    }
    isHeld = true;
    // The one before may have taken it away with its lock.
    if (!isInboxThere(inbox)) return true;
    for (const name of notesIn(inbox)) rmSync(join(inbox, name), { force: true });
    watcher = watched(inbox);
    return true;
  };

  const release = (): void => {
    if (!isHeld) return;
    isHeld = false;
    watcher?.close();
    watcher = null;
    const { lock, inbox } = paths();
    // The watcher tells of a note only in a later turn, and whoever left it has ended: it is lost unless it is read here.
    while (notesIn(inbox).length > 0) readNotes(inbox);
    rmSync(inbox, { recursive: true, force: true });
    rmSync(lock, { force: true });
    // Left after the inbox was taken away and before the lock was.
    readNotes(inbox);
  };
  return { request, release, has: () => isHeld };
};
