/** What a person saves must not replace a file of Packbench's own: a manifest's only copy may be one. */
import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { failureOf, remark } from '../failures.ts';
import type { SaveDialog } from '../ports.ts';

/**
 * The same dialog; `choosePath` throws PackbenchError 'file-failed' for a file that is there within this folder. Elsewhere
 * nothing is looked up: a share that a person chose may hang.
 */
export function withOwnFilesKept(folder: string, saveDialog: SaveDialog): SaveDialog {
  return {
    async choosePath(suggestedFileName) {
      const path = await saveDialog.choosePath(suggestedFileName);
      if (path !== null && waysTo(folder).some((own) => isWithin(own, path)) && existsSync(path))
        throw failureOf('file-failed', { facts: { path, remarks: [remark('own-file')] } });
      return path;
    },
  };
}

/** As the program was told, and as a desktop may name it. */
const waysTo = (folder: string): readonly string[] => (existsSync(folder) ? [folder, realpathSync(folder)] : [folder]);

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && !way.startsWith(`..${sep}`);
}
