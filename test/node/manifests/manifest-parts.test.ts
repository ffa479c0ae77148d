/** The parts of a manifest: how the page sees it, where its PDFs are, and what is reported when they cannot be kept. */
import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FileCalls, realFileCalls } from '../../../src-main/disk/durable-file.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { intent, notNoted, printJob } from '../journal/ledger-folder.ts';
import { answering, failureFrom, inFolder, manifestOrder, openBench, pdfBytes, rawAnswer } from './manifests-bench.ts';

const orders = [manifestOrder(1), manifestOrder(2)];
const asking = { accountId: 'one', orders };

/** PDFs cannot be written while `isFull` says so; the ledger's own files can. */
function fullVault() {
  const disk = { isFull: true };
  const open: FileCalls['open'] = (path, ...asked) =>
    disk.isFull && path.includes('/manifest-')
      ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      : realFileCalls.open(path, ...asked);
  return { disk, fileCalls: { ...realFileCalls, open } };
}

test('a PDF that cannot be kept: done at the service, in doubt until it is stored, told once; the next start stores it', () =>
  inFolder(async (folder) => {
    const { disk, fileCalls } = fullVault();
    const lines: string[] = [];
    /** What is set aside, when that it could not be kept is about to be written down: that needs room, too. */
    const setAside: string[] = [];
    const error = (message: string): void => {
      lines.push(message);
      setAside.push(...readdirSync(join(folder, 'ledger')).filter((name) => name.startsWith('reserve-')));
    };
    const first = openBench({ folder, fileCalls, log: { debug() {}, info() {}, warn() {}, error } });
    const told = await failureFrom(first.manifests.create(asking));
    expect(setAside).toEqual([]);
    const manifestId = told.facts.manifestId ?? '';
    expect(told).toMatchObject({
      code: 'disk-full',
      changed: 'done',
      facts: { path: expect.stringContaining('manifests') },
    });
    const left = first.ledger.writes.get(manifestId);
    expect(left).toMatchObject({ state: 'in-doubt', failure: told, answeredAt: expect.any(String) });
    expect(first.announced.map(({ state }) => state)).toEqual(['intent', 'sent', 'in-doubt']);
    expect(lines).toEqual(['manifests: the PDF could not be kept']);
    // Still full at the next start: this is no news.
    await first.manifests.recover();
    expect([first.ledger.writes.get(manifestId), first.announced.length]).toEqual([left, 3]);
    expect(lines.filter((line) => line.startsWith('manifests'))).toHaveLength(1);
    disk.isFull = false;
    await first.manifests.recover();
    expect(first.manifests.get(manifestId)).toMatchObject({
      state: 'stored',
      answeredAt: left?.answeredAt,
      failure: null,
    });
    expect(first.announced.at(-1)?.state).toBe('stored');
    first.ledger.close();
  }));

test('whoever asked cannot note its id: ended unsent with that failure, the page is told, and a second program’s end is left', () =>
  inFolder(async (folder) => {
    const { manifests, ledger, announced } = openBench({ folder });
    const full = failureOf('disk-full', { changed: 'unknown' });
    let begun = '';
    const refused = manifests.create(asking, (manifestId) => {
      begun = manifestId;
      throw full;
    });
    await expect(refused).rejects.toBe(full);
    expect(ledger.writes.get(begun)).toMatchObject({
      state: 'rejected',
      failure: { code: 'disk-full', changed: 'nothing' },
    });
    expect(announced.map(({ state }) => state)).toEqual(['intent', 'rejected']);
    const odd = new TypeError('odd');
    const broken = manifests.create(asking, (manifestId) => {
      begun = manifestId;
      throw odd;
    });
    await expect(broken).rejects.toBe(odd);
    expect(ledger.writes.get(begun)?.failure).toMatchObject({ code: 'internal', changed: 'nothing' });
    ledger.close();
  }));

test('words that come with a PDF stay with it; none is no complaint', () =>
  inFolder(async (folder) => {
    const words = [{ message: 'Order 2 is missing', details: '' }];
    for (const [index, said] of [words, [], undefined].entries()) {
      const { manifests, ledger } = openBench({
        folder: join(folder, String(index)),
        sendManifest: async (ids, steps) => ({
          ...(await answering(ids, steps)),
          ...(said === undefined ? {} : { words: said }),
        }),
      });
      const { failure: complaint, manifestId } = await manifests.create(asking);
      if (said !== words) expect(complaint).toBeNull();
      else
        expect(complaint).toEqual({ code: 'service-refused', changed: 'done', details: words, facts: { manifestId } });
      ledger.close();
    }
  }));

test('a damaged PDF comes back only out of an answer that holds the very same', () =>
  inFolder(async (folder) => {
    let read = (): Uint8Array[] => [pdfBytes('orders 1,2')];
    const { manifests, ledger, manifestFolder } = openBench({
      folder,
      readManifestAnswer: () => ({ labelType: 'PDF', pdfs: read() }),
    });
    const { manifestId } = await manifests.create(asking);
    const path = join(manifestFolder, `manifest-${manifestId}-1.pdf`);
    const damaged = { code: 'manifest-damaged', facts: { manifestId, path } };
    const odd = new TypeError('odd');
    for (const wrong of [
      () => [],
      () => [pdfBytes('another')],
      () => {
        throw new ShippingError(failureOf('service-refused').failure, 'rejected');
      },
    ]) {
      await writeFile(path, 'junk');
      read = wrong;
      expect(await failureFrom(manifests.readPdf(manifestId, 1))).toMatchObject(damaged);
      expect(await readFile(path, 'utf8')).toBe('junk');
    }
    read = () => {
      throw odd;
    };
    await expect(manifests.readPdf(manifestId, 1)).rejects.toBe(odd);
    read = () => [pdfBytes('orders 1,2')];
    expect(await manifests.checkedFilePath(manifestId, 1)).toBe(path);
    expect((await readFile(path)).equals(pdfBytes('orders 1,2'))).toBe(true);
    await ledger.backup.removeAnswer(manifestId);
    await writeFile(path, 'junk');
    expect(await failureFrom(manifests.readPdf(manifestId, 1))).toMatchObject(damaged);
    await ledger.backup.keepAnswer(manifestId, rawAnswer({ labelType: 'PDF', pdfs: [] }));
    await writeFile(join(folder, 'ledger', 'spool', `${manifestId}.answer`), 'junk');
    expect(await failureFrom(manifests.readPdf(manifestId, 1))).toMatchObject(damaged);
    expect(await failureFrom(manifests.readPdf(manifestId, 2))).toMatchObject({
      code: 'manifest-has-no-pdf',
      facts: { manifestId },
    });
    await expect(manifests.saveAs('gone', 1)).rejects.toMatchObject({
      failure: { code: 'manifest-unknown', facts: { manifestId: 'gone' } },
    });
    ledger.close();
  }));

test('lists go by account and pages, with the copies that were printed; marks by the newest manifest that holds the order', () =>
  inFolder(async (folder) => {
    const { manifests, ledger } = openBench({ folder });
    const first = await manifests.create(asking);
    const again = await manifests.create({ ...asking, orders: [manifestOrder(2)], again: [first.manifestId] });
    createPrintLog(ledger).add(printJob('job', { manifestId: again.manifestId, copies: 2 }));
    ledger.writes.begin({ ...intent(1), ...notNoted, kind: 'archive', accountId: 'three' });
    const ids = (accountId: string | null, offset: number, limit: number) => {
      const { manifests: found, totalCount } = manifests.list({ accountId, offset, limit });
      return [found.map(({ manifestId }) => manifestId), totalCount];
    };
    expect(ids(null, 0, 9)).toEqual([[again.manifestId, first.manifestId], 2]);
    expect(ids('one', 1, 1)).toEqual([[first.manifestId], 2]);
    expect(ids('two', 0, 9)).toEqual([[], 0]);
    expect([
      manifests.get(again.manifestId).copiesPrinted,
      manifests.list({ accountId: null, offset: 0, limit: 1 }).manifests[0]?.copiesPrinted,
    ]).toEqual([2, 2]);
    expect([...manifests.marksFor('one', [1, 2, 3])].sort(([one], [other]) => one - other)).toEqual([
      [1, { manifestId: first.manifestId, state: 'stored', createdAt: first.createdAt }],
      [2, { manifestId: again.manifestId, state: 'stored', createdAt: again.createdAt }],
    ]);
    ledger.close();
  }));

const megabyte = 1024 * 1024;

test.each([
  ['one order', 1, 4 * (megabyte + 50 * 1024)],
  ['a hundred', 100, 4 * (megabyte + 5000 * 1024)],
  ['as many as fill the largest answer, and more', 5000, 4 * 64 * megabyte],
])('room for four times the answer to be expected is asked for: %s', (_words, count, needed) =>
  inFolder(async (folder) => {
    let free = needed - 1;
    const { manifests, ledger } = openBench({ folder, freeBytes: async () => free });
    const asked = { accountId: 'one', orders: Array.from({ length: count }, (_, index) => manifestOrder(index + 1)) };
    expect(await failureFrom(manifests.create(asked))).toMatchObject({
      code: 'disk-full',
      changed: 'nothing',
      facts: { path: join(folder, 'manifests') },
    });
    free = needed;
    if (count === 1) expect((await manifests.create(asked)).state).toBe('stored');
    ledger.close();
  }),
);

test('a ledger that may not be written settles nothing at the start, and makes no folder', () =>
  inFolder(async (folder) => {
    const { manifests, ledger, manifestFolder } = openBench({ folder });
    const { writeId } = ledger.writes.begin(intent(1));
    Object.assign(ledger, { database: { ...ledger.database, readOnly: true } });
    await manifests.recover();
    expect(ledger.writes.get(writeId)?.state).toBe('intent');
    await expect(stat(manifestFolder)).rejects.toThrow('ENOENT');
    ledger.close();
  }));
