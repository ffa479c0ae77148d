/** A ledger folder with a history in it, for the tests that harm it. */

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { type Ledger, type LedgerOptions, openLedger } from '../../../src-main/journal/ledger.ts';
import type { LedgerDatabase } from '../../../src-main/journal/ledger-database.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import type { Log } from '../../../src-main/ports.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { setImmutable } from '../../proof/damaged-files/damage.ts';

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
export const clock = systemClock;

export const openIn = (folder: string, migrations?: readonly string[]): Ledger =>
  openLedger({ folder, clock, log: silentLog, ...(migrations === undefined ? {} : { migrations }) });

export function order(orderId: number): ManifestOrder {
  return { orderId, orderNumber: `#${orderId}`, receiverName: 'Zoë Müller', carrierName: 'Swift', trackingNumber: 'T' };
}

/** As in the records of a Packbench that did not note how the service knows an account. */
export const notNoted = { origin: '', fingerprint: '' };

export const intent = (...orderIds: number[]) => ({
  kind: 'manifest' as const,
  accountId: 'one',
  accountLabel: 'One',
  ...notNoted,
  orders: orderIds.map(order),
});

export function printJob(printJobId: string, more: Partial<PrintJob> = {}): PrintJob {
  return {
    printJobId,
    kind: 'manifest',
    manifestId: 'm',
    fileNumber: 1,
    printer: 'Bench',
    media: null,
    tray: null,
    copies: 1,
    copyNumber: 1,
    state: 'done',
    reasons: [],
    sheetsPrinted: null,
    sheetsInAll: null,
    spoolerJobId: 7,
    submittedAt: '2026-11-20T10:00:00.000Z',
    checkedAt: '2026-11-20T10:00:01.000Z',
    answer: null,
    ...more,
  };
}

/** Writes in every state after the sending, and some print jobs. */
export async function fillLedger(ledger: Ledger, writeCount: number): Promise<void> {
  const prints = createPrintLog(ledger);
  for (let index = 0; index < writeCount; index++) {
    const { writeId } = ledger.writes.begin(intent(index * 3 + 1, index * 3 + 2, index * 3 + 3));
    await ledger.writes.markSent(writeId);
    const end = (['stored', 'rejected', 'in-doubt', 'sent'] as const)[index % 4];
    const file = { fileNumber: 1, fileName: `manifest-${writeId}-1.pdf`, sha256: 'ab'.repeat(32), byteCount: 9 };
    if (end === 'stored') await ledger.writes.settle(writeId, 'stored', { files: [file], labelType: 'PDF' });
    else if (end !== 'sent' && end !== undefined) await ledger.writes.settle(writeId, end, {});
    prints.add(printJob(`job-${index}`, { manifestId: writeId }));
  }
}

/** All that the ledger knows, in an order that does not depend on how it was rebuilt. */
export function contentOf(ledger: Ledger): { writes: WriteRecord[]; jobs: PrintJob[] } {
  const writes = writesOf(ledger, 'manifest');
  const jobs = [...createPrintLog(ledger).list(null, 100_000)];
  return {
    writes: writes.sort((a, b) => a.writeId.localeCompare(b.writeId)),
    jobs: jobs.sort((a, b) => a.printJobId.localeCompare(b.printJobId)),
  };
}

/**
 * Runs the test in a folder that is removed afterwards. In `npm test` such folders are in memory
 * (tools/setup/quick-folder.ts).
 */
export async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-ledger-'));
  try {
    await test(folder);
  } finally {
    // An app that the test is still closing may be writing the copy of the orders.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** If no file can be made immutable, the test is skipped, and says so. */
export function whileImmutable(context: TestContext, path: string, run: () => void): void {
  try {
    setImmutable(path, true);
  } catch {
    const reason = 'no file can be made immutable here';
    console.log(`skipped: ${context.task.name}: ${reason}`);
    context.skip(reason);
  }
  try {
    run();
  } finally {
    setImmutable(path, false);
  }
}

/** A line of the log. */
export interface Line {
  readonly level: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A ledger, and every line of its log but those for debugging. */
export function openTold(folder: string, more: Partial<LedgerOptions> = {}): { ledger: Ledger; lines: Line[] } {
  const lines: Line[] = [];
  const note = (level: string) => (message: string, facts: object) =>
    void lines.push({ level, message, facts: { ...facts } });
  const log = { ...silentLog, info: note('info'), warn: note('warn'), error: note('error') };
  return { ledger: openLedger({ folder, clock, log, ...more }), lines };
}

export const said = (lines: readonly Line[]): string[] => lines.map(({ level, message }) => `${level}: ${message}`);

/** How SQLite answers what `work` asks. */
export function plansOf(database: LedgerDatabase, work: (database: LedgerDatabase) => unknown): string[] {
  const plans: string[] = [];
  const all: LedgerDatabase['all'] = (sql, ...values) => {
    plans.push(...database.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail)));
    return database.all(sql, ...values);
  };
  work({ ...database, all });
  return plans;
}
