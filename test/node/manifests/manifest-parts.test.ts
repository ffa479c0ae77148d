/** The parts a manifest is made of: how the page sees it, where its PDFs lie, and what is told when they cannot be kept. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { type FileCalls, realFileCalls } from '../../../src-main/journal/durable-file.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { noReserve } from '../../../src-main/journal/reserve.ts';
import { sealOf, type WriteRecord } from '../../../src-main/journal/write-record.ts';
import { toManifest, toMarkState, toSummary } from '../../../src-main/manifests/manifest-view.ts';
import { freeBytes, openVault } from '../../../src-main/manifests/vault.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { intent, notNoted, order, printJob } from '../journal/ledger-folder.ts';
import { answering, failureFrom, inFolder, manifestOrder, openBench, pdfBytes, rawAnswer } from './manifests-bench.ts';

const failure = failureOf('in-doubt', { changed: 'unknown' }).failure;
const file = { fileNumber: 1, fileName: 'manifest-w-1.pdf', sha256: 'ab', byteCount: 9 };

const record = (more: Partial<WriteRecord>): WriteRecord => ({
  ...{
    writeId: 'w',
    kind: 'manifest',
    accountId: 'one',
    accountLabel: 'One',
    origin: '',
    fingerprint: '',
    state: 'stored',
    about: {},
  },
  ...{
    createdAt: 'begun',
    sentAt: 'sent',
    answeredAt: 'answered',
    settledAt: null,
    orders: [],
    labelType: 'PDF',
    files: [file],
  },
  ...{ failure, attemptAfter: null, readings: [], settlements: [] },
  ...more,
});

const carried = (...carriers: string[]) => carriers.map((carrierName, index) => ({ ...order(index + 1), carrierName }));

test('the page sees a manifest without its file names, with its carriers, the most orders first, then by name', () => {
  const orders = carried('Swift', 'Áras', 'Zoom', 'Swift', 'Bolt', 'Bolt');
  const summary = {
    ...{
      manifestId: 'w',
      accountId: 'one',
      accountLabel: 'One',
      state: 'stored',
      orderCount: 6,
      copiesPrinted: 3,
      failure,
    },
    ...{ createdAt: 'begun', answeredAt: 'answered', files: [{ fileNumber: 1, sha256: 'ab', byteCount: 9 }] },
    carriers: [
      ['Bolt', 2],
      ['Swift', 2],
      ['Áras', 1],
      ['Zoom', 1],
    ].map(([carrierName, orderCount]) => ({ carrierName, orderCount })),
  };
  expect(toSummary(record({ orders }), 3)).toEqual(summary);
  const settled = orders.map((one) => ({ ...one, settledAs: 'done' as const }));
  expect(toManifest(record({ orders: settled }), 3)).toEqual({ ...summary, orders, labelType: 'PDF' });
});

test.each([
  ['stored', [], 'stored', failure],
  ['in-doubt', ['done'], 'in-doubt', failure],
  ['rejected', [], 'rejected', failure],
  ['resolved', ['not-done', 'done'], 'at-service', null],
  ['resolved', ['not-done', 'not-done'], 'rejected', null],
  ['resolved', [], 'rejected', null],
] as const)('%s, with orders settled as %j, is told as %s', (state, settled, told, told_failure) => {
  const orders = settled.map((settledAs, index) => ({ ...order(index), settledAs }));
  expect(toSummary(record({ state, orders }), 0)).toMatchObject({ state: told, failure: told_failure });
});

test('how an order is held by its manifest', () => {
  const states = ['intent', 'sent', 'in-doubt', 'stored', 'done', 'rejected', 'not-done'] as const;
  expect(states.map(toMarkState)).toEqual(['intent', 'sent', 'in-doubt', 'stored', 'at-service', null, null]);
});

test('PDFs lie under the id of their manifest, for this user alone, in the order they came in; changed ones are not handed out', () =>
  inFolder(async (folder) => {
    const place = join(folder, 'vault');
    const vault = openVault(place);
    expect([vault.folder, await vault.prepare()]).toEqual([place, null]);
    const asked: number[] = [];
    const [one, two] = [pdfBytes('one'), pdfBytes('two and more')];
    const files = await vault.store('w', [one, two], { makeRoom: async (bytes) => void asked.push(bytes) });
    expect(files).toEqual(
      [one, two].map((bytes, index) => ({
        fileNumber: index + 1,
        fileName: `manifest-w-${index + 1}.pdf`,
        sha256: sealOf(bytes),
        byteCount: bytes.length,
      })),
    );
    expect(asked).toEqual([one.length, two.length]);
    const [first] = files;
    if (first === undefined) throw new Error('No file');
    expect(vault.path(first)).toBe(join(place, 'manifest-w-1.pdf'));
    expect((await stat(vault.path(first))).mode & 0o777).toBe(0o600);
    expect((await stat(place)).mode & 0o777).toBe(0o700);
    expect(Buffer.from((await vault.read(first)) ?? []).equals(one)).toBe(true);
    await writeFile(vault.path(first), two);
    expect(await vault.read(first)).toBeNull();
    await rm(vault.path(first));
    expect(await vault.read(first)).toBeNull();
    await mkdir(vault.path(first));
    await vault.restore(first, one);
    expect(Buffer.from((await vault.read(first)) ?? []).equals(one)).toBe(true);
    await writeFile(join(place, 'a.4194305-001122334455.part'), '');
    expect(await vault.prepare()).toBeNull();
    expect((await readdir(place)).some((name) => name.endsWith('.part'))).toBe(false);
  }));

test('a file where the vault belongs is put aside; where none can be made, the failure names it', () =>
  inFolder(async (folder) => {
    const place = join(folder, 'vault');
    await writeFile(place, 'a file');
    const kept = await openVault(place).prepare();
    expect(await readFile(kept ?? '', 'utf8')).toBe('a file');
    const nowhere = openVault('/proc/packbench');
    for (const refused of [
      nowhere.prepare(),
      nowhere.store('w', [], noReserve),
      nowhere.restore(file, pdfBytes('x')),
    ]) {
      expect(await failureFrom(refused)).toMatchObject({ code: 'file-failed', changed: 'nothing' });
    }
    expect((await failureFrom(freeBytes(join(folder, 'gone')))).facts).toEqual({ path: join(folder, 'gone') });
    expect(await freeBytes(folder)).toBeGreaterThan(1_000_000);
  }));

const orders = [manifestOrder(1), manifestOrder(2)];
const asking = { accountId: 'one', orders };

/** PDFs cannot be written, as long as `isFull` says so; what the ledger keeps can. */
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
    const log = { debug() {}, info() {}, warn() {}, error: (message: string) => void lines.push(message) };
    const first = openBench({ folder, fileCalls, log });
    const told = await failureFrom(first.manifests.create(asking));
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
    // Still full at the next start: nothing is new about it.
    await first.manifests.recover();
    expect([first.ledger.writes.get(manifestId), first.announced.length]).toEqual([left, 3]);
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

test.each([
  ['without a look-up', 'in-doubt', [], [undefined], false],
  ['last seen undone', 'in-doubt', ['done', 'not-done'], [undefined], false],
  ['last seen done', 'in-doubt', ['not-done', 'done'], [undefined], true],
  ['nothing can be told of it', 'in-doubt', ['cannot-tell'], [undefined], true],
  ['settled as done', 'resolved', [], ['done'], true],
  ['a part of it settled as done', 'resolved', ['not-done'], ['done', 'not-done'], true],
  ['settled as not done', 'resolved', ['done'], ['not-done'], false],
  ['stored', 'stored', ['done'], [undefined], false],
] as const)('a PDF may be imported or not: %s', (_words, state, seen, settled, may) =>
  inFolder(async (folder) => {
    const { manifests, ledger, announced } = openBench({ folder });
    const { writes } = ledger;
    const { writeId } = writes.begin(intent(...settled.map((_, index) => index + 1)));
    await writes.markSent(writeId);
    await writes.settle(writeId, state === 'stored' ? 'stored' : 'in-doubt', { failure });
    if (state !== 'stored') {
      for (const one of seen) {
        const evidence = {
          orderId: 1,
          orderNumber: '#1',
          seen: one,
          showed: { code: 'order-nowhere' as const, facts: {} },
          readAt: '',
        };
        await writes.keepReading(writeId, { readAt: '', orders: [evidence] });
      }
      const idsOf = (as: 'done' | 'not-done') => settled.flatMap((one, index) => (one === as ? [index + 1] : []));
      if (state === 'resolved')
        await writes.settleByHand(writeId, {
          at: '',
          by: '',
          resolution: 'split',
          done: idsOf('done'),
          notDone: idsOf('not-done'),
        });
    }
    const path = join(folder, 'from the site.pdf');
    await writeFile(path, pdfBytes('from the site'));
    const imported = manifests.importPdf(writeId, path);
    if (!may)
      expect(await failureFrom(imported)).toMatchObject({
        code: 'in-doubt',
        changed: 'unknown',
        facts: { manifestId: writeId },
      });
    else {
      expect(await imported).toMatchObject({
        state: 'stored',
        labelType: 'PDF',
        failure: null,
        files: [{ byteCount: pdfBytes('from the site').length }],
      });
      expect(announced.map((one) => one.state)).toEqual(['stored']);
    }
    ledger.close();
  }),
);

test('a PDF to be imported begins as one and ends as one, near its end', () =>
  inFolder(async (folder) => {
    const { manifests, ledger } = openBench({ folder });
    const { writeId } = ledger.writes.begin(intent(1));
    await ledger.writes.markSent(writeId);
    await ledger.writes.settle(writeId, 'in-doubt', {});
    await ledger.writes.settleByHand(writeId, { at: '', by: '', resolution: 'done', done: [1], notDone: [] });
    const path = join(folder, 'chosen.pdf');
    for (const text of ['', '%PDF-1.7', `x%PDF-1.7 %%EOF`, `%PDF-1.7 %%EOF${' '.repeat(1020)}`]) {
      await writeFile(path, text);
      expect(await failureFrom(manifests.importPdf(writeId, path))).toMatchObject({
        code: 'file-failed',
        facts: { path, remarks: [{ code: 'pdf-not-whole', facts: {} }] },
      });
    }
    await writeFile(path, `%PDF-1.7 %%EOF${' '.repeat(1019)}`);
    expect((await manifests.importPdf(writeId, path)).state).toBe('stored');
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
