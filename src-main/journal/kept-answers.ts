/**
 * Kept answers of settled writes: they can still replace a damaged PDF, so they stay as long as there is room. The room
 * and the order in which writes were begun decide, not dates: a clock that is days ahead must not delete anything.
 */
import { setImmediate } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

/** About a month of a bench that makes a hundred manifests a day. */
export const roomForAnswers = 512 * 1024 * 1024;

/** A few milliseconds of work. */
const filesInPiece = 50;

/**
 * Removes the oldest until the others take no more than `mostBytes`. Answers of unsettled writes are not touched. In pieces, and
 * without the records: years of answers are thousands of files.
 */
export async function dropOldestAnswers({ database, backup, writes }: Ledger, mostBytes: number): Promise<void> {
  const kept = new Set(backup.answeredIds());
  for (const { writeId } of writes.unsettled()) kept.delete(writeId);
  const newestFirst = database
    .all(
      'SELECT write_id FROM writes WHERE write_id IN (SELECT value FROM json_each(?)) ORDER BY rowid DESC',
      JSON.stringify([...kept]),
    )
    .map((row) => String(row.write_id));
  let bytes = 0;
  for (const [index, writeId] of newestFirst.entries()) {
    if (index % filesInPiece === filesInPiece - 1) await setImmediate();
    bytes += backup.answerByteCount(writeId);
    if (bytes > mostBytes) await backup.removeAnswer(writeId);
  }
}
