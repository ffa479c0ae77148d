/** Years of work open within two seconds, checked to the last record. */
import { expect, test } from 'vitest';
import { insertRecord } from '../../../src-main/journal/ledger-rows.ts';
import { insertPrintJob } from '../../../src-main/journal/print-log.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';
import { inFolder, openIn, order, printJob } from './ledger-folder.ts';

const MANIFESTS = 3000;
const ORDERS_EACH = 20;

function pastRecord(index: number): WriteRecord {
  const writeId = `20260101-000000-${index.toString(16).padStart(8, '0')}`;
  const at = new Date(1_767_225_600_000 + index * 60_000).toISOString();
  return {
    writeId,
    kind: 'manifest',
    accountId: 'one',
    accountLabel: 'One',
    state: 'stored',
    createdAt: at,
    sentAt: at,
    answeredAt: at,
    settledAt: at,
    orders: Array.from({ length: ORDERS_EACH }, (_, each) => order(index * ORDERS_EACH + each + 1)),
    labelType: 'PDF',
    files: [{ fileNumber: 1, fileName: `manifest-${writeId}-1.pdf`, sha256: 'ab'.repeat(32), byteCount: 9 }],
    failure: null,
    about: {},
    attemptAfter: null,
    readings: [],
    settlements: [],
  };
}

test(`${MANIFESTS} manifests of ${ORDERS_EACH} orders and as many print jobs open in less than 2 s`, () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    first.database.change((run) => {
      for (let index = 0; index < MANIFESTS; index++) {
        insertRecord(run, pastRecord(index), 2 * index + 1);
        insertPrintJob(run, printJob(`job-${index}`), 2 * index + 2);
      }
    });
    first.close();
    const taken = secondsWorked();
    const again = openIn(folder);
    const seconds = taken();
    expect(again.state).toBe('ok');
    expect(again.writes.count('manifest', 'one')).toBe(MANIFESTS);
    again.close();
    expect(seconds).toBeLessThan(2);
  }));
