/** Manifest PDFs as plain files: durable when stored, and never handed out before their SHA-256 is checked. */
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FileCalls,
  fileFailure,
  readIfThere,
  realFileCalls,
  sweepAbandoned,
  writeDurably,
} from '../disk/durable-file.ts';
import { makeWayForFile, makeWayForFolder } from '../disk/in-the-way.ts';
import type { Reserve } from '../disk/reserve.ts';
import { type LedgerDatabase, neverAway } from '../journal/ledger-database.ts';
import type { WriteFile } from '../journal/write-record.ts';
import { sha256InSlices } from '../threads/large-bytes.ts';

export interface Vault {
  readonly folder: string;
  /**
   * Every PDF is on the disk when it resolves; they are numbered from `first`, by default 1. Throws PackbenchError
   * 'disk-full' or 'file-failed'.
   */
  store(
    writeId: string,
    pdfs: readonly Uint8Array[],
    reserve: Pick<Reserve, 'makeRoom'>,
    first?: number,
  ): Promise<WriteFile[]>;
  /**
   * The bytes as they were stored; null: the file has other bytes or is missing. Throws PackbenchError 'file-failed'.
   */
  read(file: WriteFile): Promise<Uint8Array | null>;
  /** Puts the right bytes back. Throws like `store`. */
  restore(file: WriteFile, bytes: Uint8Array): Promise<void>;
  /** Throws PackbenchError 'file-failed'. */
  remove(file: WriteFile): Promise<void>;
  path(file: WriteFile): string;
  /** Makes the folder. Answers the new name of a file that stood where it belongs, or null. Throws like `store`. */
  makeFolder(): string | null;
  /** The same, and removes what interrupted writes left in it: looks through the files of years. */
  prepare(): Promise<string | null>;
}

export function openVault(
  folder: string,
  calls: FileCalls = realFileCalls,
  { assertNotAway }: Pick<LedgerDatabase, 'assertNotAway'> = neverAway,
): Vault {
  const path = (file: WriteFile): string => join(folder, file.fileName);
  const ours = <Value>(step: () => Value): Value => {
    try {
      return step();
    } catch (cause) {
      throw fileFailure(folder, cause);
    }
  };
  const makeFolder = (): string | null => ours(() => makeWayForFolder(folder));
  /** If a disk was taken away, its folder would be made again on the disk below it. */
  const makeFolderOnItsDisk = (): void => {
    assertNotAway();
    makeFolder();
  };
  const put = async (target: string, bytes: Uint8Array): Promise<void> => {
    ours(() => makeWayForFile(target));
    await writeDurably(target, bytes, { calls });
  };
  return {
    folder,
    async store(writeId, pdfs, reserve, first = 1) {
      makeFolderOnItsDisk();
      const files: WriteFile[] = [];
      for (const [index, bytes] of pdfs.entries()) {
        const fileNumber = first + index;
        const fileName = `manifest-${writeId}-${fileNumber}.pdf`;
        await reserve.makeRoom(bytes.byteLength);
        await put(join(folder, fileName), bytes);
        files.push({ fileNumber, fileName, sha256: await sha256InSlices(bytes), byteCount: bytes.byteLength });
      }
      return files;
    },
    async read(file) {
      const bytes = await readIfThere(path(file));
      if (bytes === null) assertNotAway();
      return bytes !== null && (await sha256InSlices(bytes)) === file.sha256 ? bytes : null;
    },
    async restore(file, bytes) {
      makeFolderOnItsDisk();
      await put(path(file), bytes);
    },
    async remove(file) {
      try {
        await calls.remove(path(file));
      } catch (cause) {
        throw fileFailure(path(file), cause);
      }
    },
    path,
    makeFolder,
    async prepare() {
      const keptAs = makeFolder();
      await sweepAbandoned(folder);
      return keptAs;
    },
  };
}

/** Bytes that this program may still write in `folder`. Throws PackbenchError 'file-failed', also where it may write nothing. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (cause) {
    throw fileFailure(folder, cause);
  }
}
