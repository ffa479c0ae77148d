/** A PDF that is damaged or gone is in the kept answer as well: it is shown and saved from there, whatever the disk it lay on says. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FileCalls, realFileCalls } from '../../../src-main/disk/durable-file.ts';
import { failureFrom, inFolder, manifestOrder, openBench, pdfBytes } from './manifests-bench.ts';

const asking = { accountId: 'one', orders: [manifestOrder(1), manifestOrder(2)] };
const pdf = Buffer.from(pdfBytes('orders 1,2'));

test('on a full disk it is shown, though it cannot be put back; and not printed from a file that is not it', () =>
  inFolder(async (folder) => {
    let isFull = false;
    const fileCalls: FileCalls = {
      ...realFileCalls,
      async open(path, flags, mode) {
        if (isFull && flags === 'wx') throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
        return realFileCalls.open(path, flags, mode);
      },
    };
    const { manifests, ledger, manifestFolder } = openBench({ folder, fileCalls });
    const { manifestId } = await manifests.create(asking);
    const path = join(manifestFolder, `manifest-${manifestId}-1.pdf`);
    await writeFile(path, 'junk');
    isFull = true;
    expect(Buffer.from((await manifests.readPdf(manifestId, 1)).bytes)).toEqual(pdf);
    expect(await failureFrom(manifests.checkedFilePath(manifestId, 1))).toMatchObject({ code: 'disk-full' });
    isFull = false;
    expect(await readFile(await manifests.checkedFilePath(manifestId, 1))).toEqual(pdf);
    ledger.close();
  }));

test.each(['gone', 'a file now'])(
  'the folder of the PDFs is %s: it is shown, and back in its place for the printer',
  (what) =>
    inFolder(async (folder) => {
      const { manifests, ledger, manifestFolder } = openBench({ folder });
      const { manifestId } = await manifests.create(asking);
      await rm(manifestFolder, { recursive: true });
      if (what === 'a file now') await writeFile(manifestFolder, '');
      expect(Buffer.from((await manifests.readPdf(manifestId, 1)).bytes)).toEqual(pdf);
      expect(await readFile(await manifests.checkedFilePath(manifestId, 1))).toEqual(pdf);
      ledger.close();
    }),
);

test('where the answer is gone too, it is said what is wrong with the file', () =>
  inFolder(async (folder) => {
    const { manifests, ledger, manifestFolder } = openBench({ folder });
    const { manifestId } = await manifests.create(asking);
    await ledger.backup.removeAnswer(manifestId);
    await rm(manifestFolder, { recursive: true });
    expect(await failureFrom(manifests.readPdf(manifestId, 1))).toMatchObject({ code: 'manifest-damaged' });
    await writeFile(manifestFolder, '');
    expect(await failureFrom(manifests.readPdf(manifestId, 1))).toMatchObject({ code: 'file-failed' });
    ledger.close();
  }));
