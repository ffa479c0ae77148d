/**
 * A folder where our file belongs, a file where our folder belongs, or a link that leads nowhere: kept beside it under
 * a name that says when.
 */
import { kindAt, makeFolder, moveAside } from './move-aside.ts';

/** Also makes the folder with its parents, private to us. Answers the new name of what stood there instead, or null. */
export function makeWayForFolder(folder: string): string | null {
  const kind = kindAt(folder);
  const keptAs = kind === 'file' || kind === 'other' ? moveAside(folder, new Date()) : null;
  makeFolder(folder);
  return keptAs;
}

/** Answers the new name of what stood where the file belongs but is not a file, or null. */
export function makeWayForFile(path: string): string | null {
  const kind = kindAt(path);
  return kind === 'folder' || kind === 'other' ? moveAside(path, new Date()) : null;
}
