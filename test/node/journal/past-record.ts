/** A ledger with years of work in it: each manifest stored, and printed once. */
import type { Ledger } from '../../../src-main/journal/ledger.ts';
import { insertRecord } from '../../../src-main/journal/ledger-rows.ts';
import { insertPrintJob } from '../../../src-main/journal/print-log.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { order, printJob } from './ledger-folder.ts';

function pastRecord(index: number, ordersEach: number, accountId: string): WriteRecord {
  const writeId = `20260101-000000-${index.toString(16).padStart(8, '0')}`;
  const at = new Date(1_767_225_600_000 + index * 60_000).toISOString();
  return {
    writeId,
    kind: 'manifest',
    accountId,
    accountLabel: 'One',
    state: 'stored',
    createdAt: at,
    sentAt: at,
    answeredAt: at,
    settledAt: at,
    orders: Array.from({ length: ordersEach }, (_, each) => order(index * ordersEach + each + 1)),
    labelType: 'PDF',
    files: [{ fileNumber: 1, fileName: `manifest-${writeId}-1.pdf`, sha256: 'ab'.repeat(32), byteCount: 9 }],
    failure: null,
    about: {},
    attemptAfter: null,
    readings: [],
    settlements: [],
  };
}

export function fillWithPast(
  { database }: Ledger,
  manifests: number,
  ordersEach: number,
  accountId: string = 'one',
): void {
  database.change((run) => {
    for (let index = 0; index < manifests; index++) {
      insertRecord(run, pastRecord(index, ordersEach, accountId), 2 * index + 1);
      insertPrintJob(run, printJob(`job-${index}`), 2 * index + 2);
    }
  });
}
