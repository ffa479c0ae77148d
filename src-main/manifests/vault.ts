/** Manifest PDFs as plain files: durable when stored, and never handed out without a look at their SHA-256. */
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { failureOf } from '../failures.ts';
import {
  type FileCalls,
  makePrivateFolder,
  realFileCalls,
  sweepAbandoned,
  writeDurably,
} from '../journal/durable-file.ts';
import { sealOf, type WriteFile } from '../journal/write-record.ts';

export interface Vault {
  /** Every PDF is on the disk when it resolves. @throws PackbenchError 'disk-full' or 'file-failed'. */
  store(writeId: string, pdfs: readonly Uint8Array[]): Promise<WriteFile[]>;
  /** The bytes as they were stored. @throws PackbenchError 'manifest-damaged': other bytes, or no file. */
  read(file: WriteFile): Promise<Uint8Array>;
  path(file: WriteFile): string;
  /** Makes the folder, and removes what writes that were cut short left in it. */
  prepare(now: Date): Promise<void>;
}

export function openVault(folder: string, calls: FileCalls = realFileCalls): Vault {
  const path = (file: WriteFile): string => join(folder, file.fileName);
  return {
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
      const damaged = (cause?: unknown): Error =>
        failureOf('manifest-damaged', { facts: { path: path(file) }, ...(cause === undefined ? {} : { cause }) });
      const bytes = await readFile(path(file)).catch((cause: unknown) => {
        throw damaged(cause);
      });
      if (sealOf(bytes) !== file.sha256) throw damaged();
      return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
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
