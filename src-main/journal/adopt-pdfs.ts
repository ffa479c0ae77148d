/**
 * The last way back: when the ledger's whole folder is lost, backup included, the PDFs in the vault still name the
 * writes they belong to. Each becomes a stored manifest again, which can be opened and printed; nobody knows its
 * account and orders.
 */
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { kindAt } from '../disk/move-aside.ts';
import { systemCodeOf } from '../disk/system-code.ts';
import type { Log } from '../ports.ts';
import { nextNo } from './begun-order.ts';
import type { LedgerDatabase } from './ledger-database.ts';
import { insertRecord } from './ledger-rows.ts';
import { isWholePdf, lookedAt } from './whole-pdf.ts';
import { sealOf, type WriteFile, type WriteRecord } from './write-record.ts';

const pdfName = /^manifest-(\d{8}-\d{6}-[0-9a-f]{8})-(\d+)\.pdf$/;

/**
 * `folder` is the vault's. Answers how many manifests were recovered. Throws PackbenchError when the ledger cannot be
 * written.
 */
export function adoptPdfs(database: LedgerDatabase, folder: string, log: Log): number {
  // Listed before the tables are read: a second program puts a write into the tables first, and its PDF into the vault
  // last.
  const files = Map.groupBy(pdfsIn(folder, log), ({ writeId }) => writeId);
  if (files.size === 0) return 0;
  let adopted = 0;
  for (const writeId of unknownAmong(database, [...files.keys()])) {
    const names = files.get(writeId) ?? [];
    const whole = names.flatMap(({ fileName, fileNumber }) => wholePdf(folder, fileName, fileNumber, log));
    if (whole.length === 0) continue;
    database.change((run) => insertRecord(run, recordOf(writeId, whole), nextNo(database)));
    log.error('ledger: a manifest taken over from its PDF', { writeId });
    adopted += 1;
  }
  return adopted;
}

/** Among those of years hardly one is: only these leave the database. */
function unknownAmong(database: LedgerDatabase, writeIds: readonly string[]): string[] {
  return database
    .all(
      'SELECT value AS write_id FROM json_each(?) WHERE value NOT IN (SELECT write_id FROM writes)',
      JSON.stringify(writeIds),
    )
    .map((row) => String(row.write_id));
}

function pdfsIn(folder: string, log: Log): { writeId: string; fileName: string; fileNumber: number }[] {
  try {
    return readdirSync(folder).flatMap((fileName) => {
      const [, writeId = '', number = ''] = pdfName.exec(fileName) ?? [];
      return writeId === '' ? [] : [{ writeId, fileName, fileNumber: Number(number) }];
    });
  } catch (cause) {
    if (systemCodeOf(cause) !== 'ENOENT') log.warn('ledger: the vault cannot be read', { folder, err: cause });
    return [];
  }
}

/** What is cut, empty, no PDF or no file stays where it is, and is not taken for a manifest. */
function wholePdf(folder: string, fileName: string, fileNumber: number, log: Log): WriteFile[] {
  const path = join(folder, fileName);
  try {
    if (kindAt(path) === 'other' || !looksWhole(path)) return [];
    const bytes = readFileSync(path);
    return [{ fileNumber, fileName, sha256: sealOf(bytes), byteCount: bytes.byteLength }];
  } catch (cause) {
    log.warn('ledger: a PDF of the vault cannot be read', { path, err: cause });
    return [];
  }
}

/** Without reading all of it. */
function looksWhole(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const most = Math.min(lookedAt, size);
    const [head, tail] = [Buffer.alloc(most), Buffer.alloc(most)];
    readSync(file, head, 0, head.length, 0);
    readSync(file, tail, 0, tail.length, size - tail.length);
    return isWholePdf(head, tail);
  } finally {
    closeSync(file);
  }
}

function recordOf(writeId: string, files: readonly WriteFile[]): WriteRecord {
  const at = writeId.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-.*$/, '$1-$2-$3T$4:$5:$6.000Z');
  return {
    writeId,
    kind: 'manifest',
    accountId: '',
    accountLabel: '',
    origin: '',
    fingerprint: '',
    state: 'stored',
    createdAt: at,
    sentAt: at,
    answeredAt: at,
    settledAt: at,
    about: {},
    orders: [],
    labelType: 'PDF',
    files: [...files].sort((a, b) => a.fileNumber - b.fileNumber),
    failure: null,
    attemptAfter: null,
    readings: [],
    settlements: [],
  };
}
