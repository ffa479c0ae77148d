/**
 * The settings file (electron-store): settings only. What must not be lost is in the ledger; keys are in the keychain.
 */
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import electron from 'electron';
import type Store from 'electron-store';
import { askTwice } from '../disk/ask-twice.ts';
import { syncFolderNow } from '../disk/durable-file.ts';
import { makeWayForFile } from '../disk/in-the-way.ts';
import { freeAsideName, isAsideName, kindAt, moveAside } from '../disk/move-aside.ts';
import { onSameDisk } from '../disk/same-disk.ts';
import type { Clock, Log, SettingsFile } from '../ports.ts';

const ownerOnly = 0o600;

/**
 * `folder` is absolute. A file that is not JSON, that holds no object, or that is not a file is moved aside. Never
 * throws: `read` reports it. `storeCode`: where the build has put electron-store.
 */
export function openSettingsFile({
  folder,
  clock,
  log,
  storeCode = 'electron-store',
}: {
  folder: string;
  clock: Pick<Clock, 'now'>;
  log: Log;
  storeCode?: string;
}): SettingsFile {
  const path = join(folder, 'settings.json');
  let store: Store<Record<string, unknown>> | null = null;
  let assertSameDisk: (() => void) | null = null;
  /** The file as it was last read or written here; null: there was none, or it could not be read, or not be kept. */
  let known: string | null = null;
  /** A person, or another program, may have changed the file meanwhile, or the disk gives it only now, or never. */
  const keepWhatIsNotKnown = (): string | null => {
    let text: string | null;
    try {
      text = textIn(path);
    } catch (error) {
      const keptAt = moveAside(path, clock.now());
      log.error('The settings could not be read, and were moved aside.', { path, keptAt, err: error });
      return keptAt;
    }
    if (text === null || text === known) return null;
    // electron-store takes over only a file that is JSON.
    const keptAt =
      objectIn(text) === null
        ? moveAside(path, clock.now())
        : (copyOf(folder, path, log) ?? newCopy(path, clock.now()));
    log.warn('The settings file was not as Packbench left it, and was kept.', { path, keptAt });
    return keptAt;
  };
  /** electron-store does not: a power cut within seconds would bring back the settings before. Some disks never can. */
  const keepThroughPowerCut = (): void => {
    try {
      syncFolderNow(folder);
    } catch (error) {
      log.warn('The settings are written, and may be lost in a power cut.', { path, err: error });
    }
  };
  return {
    read() {
      try {
        assertSameDisk ??= onSameDisk(path);
        if (kindAt(path) === 'nothing') return { content: {}, state: 'missing', keptAt: null };
        const text = textIn(path);
        const content = text === null ? null : objectIn(text);
        if (content !== null) {
          known = text;
          return { content, state: 'read', keptAt: null };
        }
        return { content: {}, state: 'damaged', keptAt: moveAside(path, clock.now()) };
      } catch (error) {
        // It stays where it is until the next change, which keeps it beside its place.
        log.error('The settings can neither be read nor moved aside.', { path, err: error });
        return { content: {}, state: 'damaged', keptAt: path };
      }
    },
    keepCopy() {
      try {
        return copyOf(folder, path, log) ?? newCopy(path, clock.now());
      } catch (error) {
        // The next change keeps it first.
        known = null;
        log.error('No copy of the settings could be kept.', { path, err: error });
        return null;
      }
    },
    write(content) {
      const next = { ...(content as object) };
      const text = textOf(next);
      const spare = `${path}.spare`;
      assertSameDisk?.();
      makeWayForFile(spare);
      try {
        writeFileSync(spare, text, { mode: ownerOnly, flush: true });
        const keptAs = keepWhatIsNotKnown();
        try {
          // Opened with the first change, because it reads the file itself and throws when that is not JSON.
          store ??= openStore(folder, storeCode);
          store.store = next;
        } catch (error) {
          log.warn('The settings were not written, and the spare file takes their place.', { path, err: error });
        }
        // electron-store takes a file for written of which a full disk took only the beginning.
        if (textIn(path) !== text) renameSync(spare, path);
        known = text;
        keepThroughPowerCut();
        return keptAs === null ? null : { path, keptAs };
      } finally {
        rmSync(spare, { force: true });
      }
    },
  };
}

/** Null: there is no file. Throws the system's error. */
const textIn = (path: string): string | null =>
  kindAt(path) === 'file' ? askTwice(() => readFileSync(path, 'utf8')) : null;

/** Loaded only when needed: few starts change a setting, and loading it takes as long as loading half of the services. */
function openStore(folder: string, code: string): Store<Record<string, unknown>> {
  const { default: StoreOfFile } = createRequire(import.meta.url)(code) as typeof import('electron-store');
  const store = new StoreOfFile<Record<string, unknown>>({
    cwd: folder,
    name: 'settings',
    accessPropertiesByDotNotation: false,
    configFileMode: ownerOnly,
    serialize: textOf,
    deserialize: (text) => jsonIn(text) as Record<string, unknown>,
  });
  // electron-store listens for stores in a page, and answers them while the page stands still. There are none here;
  // outside Electron there is no listener.
  electron.ipcMain?.removeAllListeners('electron-store-get-data');
  return store;
}

const textOf = (content: unknown): string => JSON.stringify(content, null, '\t');

/** Editors on Windows put a byte order mark before it. Throws SyntaxError. */
const jsonIn = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));

/** Null: not JSON, not an object, or nested deeper than can be written again, so that no change would be kept any more. */
function objectIn(text: string): object | null {
  try {
    const content = jsonIn(text);
    textOf(content);
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? content : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Finds a copy of this same file that an earlier start kept, so that a file nobody mends is not copied at each start. One
 * that the disk does not give counts as another.
 */
function copyOf(folder: string, path: string, log: Log): string | null {
  const bytes = readFileSync(path);
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith(basename(path)) && isAsideName(name))
    .map((name) => join(folder, name));
  const isSame = (copy: string): boolean => {
    try {
      return kindAt(copy) === 'file' && readFileSync(copy).equals(bytes);
    } catch (error) {
      log.warn('A kept copy of the settings could not be read.', { path: copy, err: error });
      return false;
    }
  };
  return copies.find(isSame) ?? null;
}

function newCopy(path: string, now: Date): string {
  const copy = freeAsideName(path, now);
  copyFileSync(path, copy);
  return copy;
}
