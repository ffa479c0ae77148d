/** A print that was handed over is never told as one that was not, also when the ledger cannot take it down any more. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { PrintLog } from '../../../src-main/journal/print-log.ts';
import { createPrintingService } from '../../../src-main/printing/printing-service.ts';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';

const manifest: Manifest = {
  manifestId: 'm',
  accountId: 'a',
  accountLabel: 'A',
  state: 'stored',
  orderCount: 1,
  carriers: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  answeredAt: null,
  copiesPrinted: 0,
  failure: null,
  files: [],
  orders: [],
  labelType: 'PDF',
};

test('the disk fills up between handing over and writing down: told as done, and never as failed', async () => {
  const tried: PrintJob[] = [];
  const printLog: PrintLog = {
    add: () => undefined,
    change(job) {
      tried.push(job);
      throw failureOf('disk-full');
    },
    list: () => [],
    openJobs: () => [],
    copiesPrinted: () => 0,
  };
  const printing = createPrintingService({
    spooler: {
      listPrinters: async () => ({ spooler: 'available', printers: [] }),
      submit: async () => 7,
      readState: async () => ({ state: 'queued', reasons: [] }),
    },
    printLog,
    manifests: { get: () => manifest, checkedFilePath: async () => '/m.pdf' },
    clock: { now: () => new Date(0), passed: () => 0 },
    log: inMemoryLog(),
    announce: () => undefined,
    wait: () => new Promise(() => undefined),
  });
  const job = { manifestId: 'm', fileNumber: 1, printer: 'Bench', media: null, copies: 1 };
  await expect(printing.print(job)).rejects.toMatchObject({ failure: { code: 'disk-full', changed: 'done' } });
  expect(tried.map(({ state, spoolerJobId }) => [state, spoolerJobId])).toEqual([['queued', 7]]);
  printing.close();
});
