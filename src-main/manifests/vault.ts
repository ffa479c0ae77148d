/** Manifest PDFs as plain files: durable when stored, and never handed out without a look at their SHA-256. */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FileCalls,
  makePrivateFolder,
  readIfThere,
  realFileCalls,
  sweepAbandoned,
  writeDurably,
} from '../journal/durable-file.ts';
import { sealOf, type WriteFile } from '../journal/write-record.ts';

export interface Vault {
  readonly folder: string;
  /** Every PDF is on the disk when it resolves. @throws PackbenchError 'disk-full' or 'file-failed'. */
  store(writeId: string, pdfs: readonly Uint8Array[]): Promise<WriteFile[]>;
  /** The bytes as they were stored; null: there are other bytes, or no file. @throws PackbenchError 'file-failed'. */
  read(file: WriteFile): Promise<Uint8Array | null>;
  /** Puts the right bytes where they were. Throws like `store`. */
  restore(file: WriteFile, bytes: Uint8Array): Promise<void>;
  path(file: WriteFile): string;
  /** Makes the folder, and removes what writes that were cut short left in it. */
  prepare(now: Date): Promise<void>;
}

export function openVault(folder: string, calls: FileCalls = realFileCalls): Vault {
  const path = (file: WriteFile): string => join(folder, file.fileName);
  return {
    folder,
    async store(writeId, pdfs) {
      await makePrivateFolder(folder);
      const files: WriteFile[] = [];
      for (const [index, bytes] of pdfs.entries()) {
        const fileNumber = index + 1;
        const fileName = `manifest-${writeId}-${fileNumber}.pdf`;
        await writeDurably(join(folder, fileName), bytes, { calls });
        files.push({ fileNumber, fileName, sha256: sealOf(bytes), byteCount: bytes.byteLength });
      }
      return files;
    },
    async read(file) {
      const bytes = await readIfThere(path(file));
      return bytes !== null && sealOf(bytes) === file.sha256 ? bytes : null;
    },
    restore: (file, bytes) => writeDurably(path(file), bytes, { calls }),
    path,
    async prepare(now) {
      await makePrivateFolder(folder);
      await sweepAbandoned(folder, now);
    },
  };
}

/** Bytes this program may still write where `folder` is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
