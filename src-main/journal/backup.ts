/**
 * The plain files beside the ledger: for each write that may have reached the service its record as last known, and the
 * raw answer as it came. They let a damaged or lost ledger be rebuilt, and an answer be read after a crash.
 *
 *   <write id>.write   seal, line feed, the record's JSON
 *   <write id>.answer  seal of all that follows, line feed, one line of JSON about the answer, line feed, the body
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askTwice } from '../disk/ask-twice.ts';
import { type FileCalls, fileFailure, readIfThere, sweepAbandoned, writeDurably } from '../disk/durable-file.ts';
import { makeWayForFile } from '../disk/in-the-way.ts';
import { kindAt } from '../disk/move-aside.ts';
import type { RawAnswer } from '../shipping/shipping-client.ts';
import { copyInSlices, sha256InSlices } from '../threads/large-bytes.ts';
import { type LedgerDatabase, neverAway } from './ledger-database.ts';
import { isWriteId, readSealedRecord, sealOf, type WriteRecord } from './write-record.ts';

export interface Backup {
  /** Throws PackbenchError 'disk-full' or 'file-failed'; so do the others. */
  keepRecord(record: WriteRecord): Promise<void>;
  keepAnswer(writeId: string, answer: RawAnswer): Promise<void>;
  /** The kept answer; null: none was kept, 'damaged': it is not what was written. */
  readAnswer(writeId: string): Promise<RawAnswer | 'damaged' | null>;
  removeAnswer(writeId: string): Promise<void>;
  /** Ids of writes with a kept record, and of those with a kept answer. */
  writeIds(): string[];
  answeredIds(): string[];
  /** Null: the kept record is damaged, or cannot be read. */
  readRecord(writeId: string): WriteRecord | null;
  /** The size of the answer's file; 0: there is none. */
  answerByteCount(writeId: string): number;
  sweep(): Promise<void>;
}

const lineFeed = 0x0a;

export function openBackup(
  folder: string,
  calls: FileCalls,
  { assertNotAway }: Pick<LedgerDatabase, 'assertNotAway'> = neverAway,
): Backup {
  const recordPath = (writeId: string): string => join(folder, `${writeId}.write`);
  const answerPath = (writeId: string): string => join(folder, `${writeId}.answer`);
  const put = async (path: string, bytes: Uint8Array): Promise<void> => {
    assertNotAway();
    try {
      makeWayForFile(path);
    } catch (cause) {
      throw fileFailure(path, cause);
    }
    await writeDurably(path, bytes, { calls });
  };
  const idsOf = (ending: string): string[] => {
    const names = askTwice(() => readdirSync(folder)).filter((name) => name.endsWith(ending));
    return names.map((name) => name.slice(0, -ending.length)).filter(isWriteId);
  };
  return {
    async keepRecord(record) {
      const text = JSON.stringify(record);
      await put(recordPath(record.writeId), Buffer.from(`${sealOf(text)}\n${text}`));
    },
    async keepAnswer(writeId, answer) {
      await put(answerPath(writeId), await answerBytes(answer));
    },
    async readAnswer(writeId) {
      const bytes = await readIfThere(answerPath(writeId));
      return bytes === null ? null : readAnswerBytes(bytes);
    },
    removeAnswer: (writeId) => rm(answerPath(writeId), { force: true, recursive: true }),
    writeIds: () => idsOf('.write'),
    answeredIds: () => idsOf('.answer'),
    readRecord(writeId) {
      const text = textOf(recordPath(writeId));
      if (text === null) return null;
      const end = text.indexOf('\n');
      return readSealedRecord(text.slice(end + 1), text.slice(0, Math.max(end, 0)));
    },
    answerByteCount: (writeId) => statSync(answerPath(writeId), { throwIfNoEntry: false })?.size ?? 0,
    sweep: () => sweepAbandoned(folder),
  };
}

/**
 * A start goes on without a record that cannot be read: the ledger counts, and the backup is only its second witness.
 */
function textOf(path: string): string | null {
  try {
    return kindAt(path) === 'file' ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}

async function answerBytes(answer: RawAnswer): Promise<Uint8Array> {
  const { httpStatus, headers, complete, body } = answer;
  const head = Buffer.from(`${JSON.stringify({ httpStatus, headers, complete })}\n`);
  return copyInSlices(Buffer.from(`${await sha256InSlices(head, body)}\n`), head, body);
}

async function readAnswerBytes(bytes: Buffer): Promise<RawAnswer | 'damaged'> {
  const sealEnd = bytes.indexOf(lineFeed);
  const sealed = bytes.subarray(sealEnd + 1);
  if (sealEnd < 0 || bytes.toString('latin1', 0, sealEnd) !== (await sha256InSlices(sealed))) return 'damaged';
  const headEnd = sealed.indexOf(lineFeed);
  // Sealed and written by keepAnswer above, so its shape is known.
  const head = JSON.parse(sealed.toString('utf8', 0, headEnd)) as Omit<RawAnswer, 'body'>;
  return { ...head, body: await copyInSlices(sealed.subarray(headEnd + 1)) };
}
