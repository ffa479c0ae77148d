/**
 * Takes in the PDF of a manifest whose answer was lost, from a file that the operator got from the service's own site.
 */
import { failureOf, remark } from '../failures.ts';
import { readChosenFile } from '../journal/chosen-file.ts';
import { noReserve } from '../journal/reserve.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import type { ManifestRunParts } from './manifest-run.ts';

/** As much as an answer of the service may hold. */
const largestPdfBytes = 64 * 1024 * 1024;

/** Resolves with the STORED record. */
export async function importPdf(
  parts: Pick<ManifestRunParts, 'ledger' | 'vault' | 'clock' | 'onChange'>,
  record: WriteRecord,
  path: string,
): Promise<WriteRecord> {
  // It came while this file was being chosen: from another window, or by itself.
  if (record.state === 'stored') {
    throw failureOf('already-manifested', { changed: 'nothing', facts: { manifestId: record.writeId, path } });
  }
  if (!mayHavePdf(record)) throw failureOf('in-doubt', { changed: 'unknown', facts: { manifestId: record.writeId } });
  const bytes = await readPdfFile(path);
  const files = await parts.vault.store(record.writeId, [bytes], noReserve);
  const stored = await parts.ledger.writes.settle(record.writeId, 'stored', { files, labelType: 'PDF', failure: null });
  parts.onChange(stored);
  return stored;
}

/** Settled as done; or in doubt, looked up, and no order seen as not done. */
function mayHavePdf({ state, orders, readings }: WriteRecord): boolean {
  if (state === 'resolved') return orders.some((order) => order.settledAs === 'done');
  const last = readings.at(-1);
  return state === 'in-doubt' && last !== undefined && !last.orders.some((evidence) => evidence.seen === 'not-done');
}

async function readPdfFile(path: string): Promise<Uint8Array> {
  const bytes = await readChosenFile(path, largestPdfBytes);
  const tail = bytes.subarray(-1024).toString('latin1');
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-' || !tail.includes('%%EOF')) {
    throw failureOf('file-failed', { facts: { path, remarks: [remark('pdf-not-whole')] } });
  }
  return bytes;
}
