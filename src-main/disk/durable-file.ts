/**
 * Files that survive a power cut. `fs.writeFile` and the usual 'atomic' writers lose acknowledged files, because they
 * never fsync the folder. Here: a new file under a temporary name, fsync, rename, fsync of the folder; only then is it
 * said to be there.
 */
import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, closeSync, constants, fsyncSync, openSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { failureOf, messageOf, PackbenchError, remark } from '../failures.ts';
import type { After } from '../ports.ts';
import { atChosenPlace } from './chosen-place.ts';
import { isNoRoom, systemCodeOf } from './system-code.ts';

export interface OpenFile {
  /** Continues where the last one ended. */
  writeFile(bytes: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  /** Makes the file this many bytes long. */
  truncate(byteCount: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * The few calls of node:fs/promises that a durable write makes; tests pass their own to break one or to watch the
 * order.
 */
export interface FileCalls {
  open(path: string, flags: 'wx' | 'r', mode?: number): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
}

export const realFileCalls: FileCalls = {
  open: (path, flags, mode) => open(path, flags, mode),
  rename,
  remove: (path) => rm(path, { force: true }),
};

/** Only we may read it: manifests carry names and addresses. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

/**
 * Only its owner can do that to a file, and on a FAT disk nobody: what may be written to all the same stays as it is. What may
 * not is refused here, because SQLite would open it for reading only, and say nothing. Throws the system's error.
 */
export function makePrivate(path: string): void {
  try {
    chmodSync(path, privateFile);
  } catch (cause) {
    if (systemCodeOf(cause) !== 'EPERM') throw cause;
    accessSync(path, constants.W_OK);
  }
}

/** The operator may share what they save; the system's umask still applies. */
const sharedFile = 0o666;

/**
 * A temporary file names the process that writes it, so that the remains of an ended process are known without asking a
 * clock. Of a name that is as long as one may be there is only the beginning.
 */
const partOf = (path: string): string =>
  join(
    dirname(path),
    `${basename(path).slice(0, partCharacters)}.${process.pid}-${randomBytes(6).toString('hex')}.part`,
  );
/** Up to three bytes each, of the 255 of a name. */
const partCharacters = 70;
const partName = /\.(\d{1,10})-[0-9a-f]{12}\.part$/;

/**
 * Makes `path` hold `bytes` for good. When it throws, the file holds what it held before, or the new bytes but not
 * safely. Two attempts, each with a new file: after a failed fsync the kernel may drop the dirty pages and report
 * success the second time, so the same file is never tried again. Throws PackbenchError 'disk-full' or 'file-failed',
 * with `facts.path`.
 */
export async function writeDurably(
  path: string,
  bytes: Uint8Array,
  options: { calls?: FileCalls; mode?: number } = {},
): Promise<void> {
  const calls = options.calls ?? realFileCalls;
  const mode = options.mode ?? privateFile;
  try {
    await writeOnce(path, bytes, calls, mode);
  } catch (first) {
    try {
      await writeOnce(path, bytes, calls, mode);
    } catch (second) {
      throw fileFailure(path, new AggregateError([first, second], messageOf(second)), systemCodeOf(second));
    }
  }
}

/**
 * Saves what the operator wants where the operator chooses. Throws PackbenchError like `writeDurably`; and
 * 'saved-not-safe' when the file is there with these bytes, but its folder could not be made safe against a power cut
 * (some network folders never can); and what `atChosenPlace` throws.
 */
export function saveDurably(
  path: string,
  bytes: Uint8Array,
  calls: FileCalls = realFileCalls,
  after?: After,
): Promise<void> {
  return atChosenPlace(path, 'save', () => saveThere(path, bytes, calls), after);
}

async function saveThere(path: string, bytes: Uint8Array, calls: FileCalls): Promise<void> {
  // What is wrong with the place, writing to it tells. But a pipe or a device would be replaced by the file, and be
  // gone.
  const there = await stat(path).catch(() => null);
  if (there?.isFile() === false) throw noPlainFile(path);
  let isThere = false;
  const rename: FileCalls['rename'] = async (from, to) => {
    await calls.rename(from, to);
    isThere = true;
  };
  try {
    await writeDurably(path, bytes, { calls: { ...calls, rename }, mode: sharedFile });
  } catch (cause) {
    if (!isThere || !(cause instanceof PackbenchError)) throw cause;
    const { details, facts } = cause.failure;
    throw failureOf('saved-not-safe', { changed: 'done', details, facts, cause });
  }
}

async function writeOnce(path: string, bytes: Uint8Array, calls: FileCalls, mode: number): Promise<void> {
  const part = partOf(path);
  try {
    const file = await calls.open(part, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await calls.rename(part, path);
    await syncFolder(dirname(path), calls);
  } catch (cause) {
    // Best effort: a later start sweeps what stays behind, and `cause` is what matters.
    await calls.remove(part).catch(() => undefined);
    throw cause;
  }
}

/** The new name is safe only once the folder is. Windows has no such call: NTFS journals names itself. */
async function syncFolder(folder: string, calls: FileCalls): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await calls.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for whoever has written by calls that do not wait. Throws the system's error. */
export function syncFolderNow(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Removes what interrupted writes left behind. Files that a running program may still write stay, also those of a
 * second instance. Throws PackbenchError 'file-failed'.
 */
export async function sweepAbandoned(folder: string): Promise<void> {
  try {
    const list = () => readdir(folder, { withFileTypes: true });
    // See `askTwice`.
    for (const entry of await list().catch(list)) {
      const writer = partName.exec(entry.name)?.[1];
      // A folder with such a name is not ours.
      if (writer === undefined || !entry.isFile() || isRunning(Number(writer))) continue;
      await rm(join(folder, entry.name), { force: true });
    }
  } catch (cause) {
    throw fileFailure(folder, cause);
  }
}

/** Another program may have got the number since: then the file stays until a later start. */
export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (cause) {
    return systemCodeOf(cause) !== 'ESRCH';
  }
}

/**
 * Null: there is no such file. A folder of that name does not count, nor a pipe or a device: opening or reading one may
 * never end. Throws PackbenchError 'file-failed'.
 */
export async function readIfThere(path: string): Promise<Buffer | null> {
  const read = async (): Promise<Buffer | null> => ((await stat(path)).isFile() ? readFile(path) : null);
  try {
    // See `askTwice`.
    return await read().catch(read);
  } catch (cause) {
    // A link to itself leads to no file either.
    if (['ENOENT', 'ELOOP'].includes(systemCodeOf(cause) ?? '')) return null;
    throw fileFailure(path, cause);
  }
}

/** For what is a folder, a device or a pipe. */
export const noPlainFile = (path: string): PackbenchError =>
  failureOf('file-failed', { facts: { path, remarks: [remark('no-plain-file')] } });

/** The system's error for a file, as the failure the operator is told. */
export function fileFailure(
  path: string,
  cause: unknown,
  systemCode: string | null = systemCodeOf(cause),
): PackbenchError {
  const code = isNoRoom(systemCode) ? 'disk-full' : 'file-failed';
  return failureOf(code, { facts: { path }, details: [{ message: messageOf(cause), details: '' }], cause });
}

/** For an error in which the system names the file that failed. Null: it names none. */
export function namedFileFailure(error: unknown): PackbenchError | null {
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return null;
  return fileFailure(error.path, error);
}
