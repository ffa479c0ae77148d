/** A file of ours that is opened when it is first needed. If it cannot be opened, it is tried again each time. */
import { failureOf } from '../failures.ts';
import { kindAt } from './move-aside.ts';
import type { StartTroubles } from './start-troubles.ts';

export interface OpenedWhenNeeded<File> {
  /** Throws PackbenchError 'disk-full' or 'file-failed'; 'cancelled' once it was shut. */
  (): File;
  /** Null: the file was never made. Throws like the above. */
  ifThere(): File | null;
  /** From now on nothing is opened. */
  shut(): void;
}

interface Closable {
  /** The file that stood in its place, damaged or not ours; null: there was none. */
  readonly keptAs: string | null;
  shut(): void;
}

export function openedWhenNeeded<File extends Closable>(parts: {
  readonly path: string;
  readonly open: () => File;
  readonly startTroubles: Pick<StartTroubles, 'noteKept'>;
}): OpenedWhenNeeded<File> {
  let file: File | null = null;
  let isShut = false;
  const open = (): File => {
    if (file !== null) return file;
    if (isShut) throw failureOf('cancelled');
    file = parts.open();
    parts.startTroubles.noteKept(parts.path, file.keptAs, 'damaged');
    return file;
  };
  return Object.assign(open, {
    ifThere: () => (!isShut && (file !== null || mayBeThere(parts.path)) ? open() : null),
    shut() {
      isShut = true;
      file?.shut();
      file = null;
    },
  });
}

/** A folder that may not be looked into is no reason to call its file never made: opening it says what is wrong. */
function mayBeThere(path: string): boolean {
  try {
    return kindAt(path) !== 'nothing';
  } catch {
    return true;
  }
}
