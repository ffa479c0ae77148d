/**
 * Takes in the PDF of a manifest whose answer was lost, from a file that the operator got from the service's own site.
 */

import { readChosenFile } from '../disk/chosen-file.ts';
import { noReserve } from '../disk/reserve.ts';
import { failureOf, remark } from '../failures.ts';
import { isWholePdf } from '../journal/whole-pdf.ts';
import { saidDone, type WriteRecord } from '../journal/write-record.ts';
import { tell } from '../journal/write-run.ts';
import type { ManifestRunParts } from './manifest-run.ts';

/** As much as an answer of the service may hold. */
const largestPdfBytes = 64 * 1024 * 1024;

/**
 * Resolves with the STORED record. `replaces`: the number of the imported PDF whose place this one takes. That one stays in the
 * vault, and nothing names it any more; the new one has a number of its own, so nobody takes one for the other.
 */
export async function importPdf(
  parts: Pick<ManifestRunParts, 'ledger' | 'vault' | 'clock' | 'log' | 'onChange'>,
  record: WriteRecord,
  path: string,
  replaces?: number,
): Promise<WriteRecord> {
  const { writeId: manifestId, state, files: before } = record;
  const importedBefore = before.length === 1 && before[0]?.isImported === true ? before[0].fileNumber : null;
  const isReplaced = importedBefore !== null && importedBefore === replaces;
  // It came while this file was being chosen: from another window, or by itself.
  if (state === 'stored' && !isReplaced) throw failureOf('already-manifested', { facts: { manifestId, path } });
  // So it was settled meanwhile, or at another time: its orders are free, and nobody is to look it up again.
  if (wasNotMade(record)) throw failureOf('manifest-has-no-pdf', { facts: { manifestId, path } });
  if (!isReplaced && !mayHavePdf(record)) throw failureOf('in-doubt', { changed: 'unknown', facts: { manifestId } });
  const bytes = await readPdfFile(path);
  const kept = await parts.vault.store(record.writeId, [bytes], noReserve, isReplaced ? importedBefore + 1 : 1);
  const files = kept.map((file) => ({ ...file, isImported: true as const }));
  const stored = await parts.ledger.writes.settle(record.writeId, 'stored', { files, labelType: 'PDF', failure: null });
  tell(parts, stored);
  return stored;
}

/** An order of it was settled as done. */
export const hasDone = ({ orders }: WriteRecord): boolean => orders.some((order) => order.settledAs === 'done');

/** Refused, never sent, or settled as not done. */
const wasNotMade = (record: WriteRecord): boolean =>
  record.state === 'rejected' || (record.state === 'resolved' && !hasDone(record));

/** Settled as done; or in doubt, looked up, and no order seen as not done unless the answer itself says done. */
function mayHavePdf(record: WriteRecord): boolean {
  const { state, readings } = record;
  if (state === 'resolved') return hasDone(record);
  const last = readings.at(-1);
  if (state !== 'in-doubt' || last === undefined) return false;
  return saidDone(record) || !last.orders.some((evidence) => evidence.seen === 'not-done');
}

async function readPdfFile(path: string): Promise<Uint8Array> {
  const bytes = await readChosenFile(path, largestPdfBytes);
  if (!isWholePdf(bytes, bytes))
    throw failureOf('file-failed', { facts: { path, remarks: [remark('pdf-not-whole')] } });
  return bytes;
}
