/**
 * Windows itself: our script answers in the shapes that the adapter reads. On other systems it is skipped, and says so.
 */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { spoolerOfThisSystem } from '../../../src-main/printing/spooler-of-this-system.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';

const isWindows = process.platform === 'win32';
if (!isWindows) console.log('skipped: the print system of Windows is asked on Windows only (the workflow Tests does)');

describe.skipIf(!isWindows)('the print system of Windows', () => {
  const { spooler, close } = spoolerOfThisSystem({
    platform: process.platform,
    environment: process.env,
    after: afterOnThisComputer,
    appFolder: resolve(join(import.meta.dirname, '..', '..', '..')),
  });
  afterAll(close);

  test('tells its printers, and knows no job of ours', async () => {
    const list = await spooler.listPrinters();
    expect(list.spooler).toBe('available');
    for (const { name } of list.printers) expect(await spooler.find(name, randomUUID())).toBeNull();
  });

  test('knows no printer that is not there', async () => {
    const job = { printer: 'No such printer [a]', printJobId: randomUUID(), spoolerJobId: 1 };
    expect(await spooler.readState(job)).toEqual({ state: 'unknown', reasons: [], sheetsPrinted: null });
    expect(await spooler.find(job.printer, job.printJobId)).toBeNull();
  });
});
