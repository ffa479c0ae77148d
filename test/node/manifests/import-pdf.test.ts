/** A PDF from the service's own site: for which manifest it may be, and what is accepted as one. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { failureWords } from '../../../src-renderer/ui/failure-words.ts';
import { intent, printJob } from '../journal/ledger-folder.ts';
import { failureFrom, inFolder, manifestOrder, openBench, pdfBytes } from './manifests-bench.ts';

const failure = failureOf('in-doubt', { changed: 'unknown' }).failure;

/** What is told where the file is not taken: a manifest that was not made is in no doubt. */
const refusals = {
  'in-doubt': (manifestId: string) => ({ code: 'in-doubt', changed: 'unknown', facts: { manifestId } }),
  stored: (manifestId: string, path: string) => ({
    ...{ code: 'already-manifested', changed: 'nothing' },
    facts: { manifestId, path },
  }),
  resolved: (manifestId: string, path: string) => ({
    ...{ code: 'manifest-has-no-pdf', changed: 'nothing' },
    facts: { manifestId, path },
  }),
  rejected: (manifestId: string, path: string) => refusals.resolved(manifestId, path),
} as const;

test.each([
  ['without a look-up', 'in-doubt', [], [undefined], false],
  ['last seen undone', 'in-doubt', ['done', 'not-done'], [undefined], false],
  ['last seen done', 'in-doubt', ['not-done', 'done'], [undefined], true],
  ['nothing can be told of it', 'in-doubt', ['cannot-tell'], [undefined], true],
  ['settled as done', 'resolved', [], ['done'], true],
  ['a part of it settled as done', 'resolved', ['not-done'], ['done', 'not-done'], true],
  ['settled as not done', 'resolved', ['done'], ['not-done'], false],
  ['refused by the service', 'rejected', [], [undefined], false],
  ['stored', 'stored', ['done'], [undefined], false],
] as const)('a PDF may be imported or not: %s', (_words, state, seen, settled, may) =>
  inFolder(async (folder) => {
    const { manifests, ledger, announced } = openBench({ folder });
    const { writes } = ledger;
    const { writeId } = writes.begin(intent(...settled.map((_, index) => index + 1)));
    await writes.markSent(writeId);
    const isEnded = state === 'stored' || state === 'rejected';
    await writes.settle(writeId, isEnded ? state : 'in-doubt', { failure });
    if (!isEnded) {
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
    if (!may) {
      const told = await failureFrom(imported);
      expect(told).toMatchObject(refusals[state](writeId, path));
      if (state !== 'in-doubt')
        expect(failureWords(told).happened).toMatch(/so the chosen file was not taken: .*from the site/);
    } else {
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

test('a PDF to be imported begins as one, perhaps behind what a site puts before it, and ends as one, near its end', () =>
  inFolder(async (folder) => {
    const { manifests, ledger } = openBench({ folder });
    const { writeId } = ledger.writes.begin(intent(1));
    await ledger.writes.markSent(writeId);
    await ledger.writes.settle(writeId, 'in-doubt', {});
    await ledger.writes.settleByHand(writeId, { at: '', by: '', resolution: 'done', done: [1], notDone: [] });
    const path = join(folder, 'chosen.pdf');
    // ISO 32000-1, annex H.3, note 13: the header is somewhere in the first 1,024 bytes.
    const before = (bytes: number): string => `${'x'.repeat(bytes)}%PDF-1.7 %%EOF`;
    for (const text of ['', '%PDF-1.7', before(1020), `%PDF-1.7 %%EOF${' '.repeat(1020)}`]) {
      await writeFile(path, text);
      expect(await failureFrom(manifests.importPdf(writeId, path))).toMatchObject({
        code: 'file-failed',
        facts: { path, remarks: [{ code: 'pdf-not-whole', facts: {} }] },
      });
    }
    await writeFile(path, `${before(1019)}${' '.repeat(1019)}`);
    expect((await manifests.importPdf(writeId, path)).state).toBe('stored');
    expect((await manifests.readPdf(writeId, 1)).bytes).toHaveLength(1019 + 14 + 1019);
    ledger.close();
  }));

test('the wrong PDF was imported: another takes its place, of which nothing is printed yet; not what came meanwhile, nor the PDF of the service', () =>
  inFolder(async (folder) => {
    const { manifests, ledger, announced } = openBench({ folder });
    const { writes } = ledger;
    const { writeId } = writes.begin(intent(1));
    await writes.markSent(writeId);
    await writes.settle(writeId, 'in-doubt', { failure });
    await writes.settleByHand(writeId, { at: '', by: '', resolution: 'done', done: [1], notDone: [] });
    const [wrong, right] = [join(folder, 'wrong.pdf'), join(folder, 'right.pdf')];
    for (const path of [wrong, right]) await writeFile(path, pdfBytes(path));
    const [first] = (await manifests.importPdf(writeId, wrong)).files;
    expect(first).toMatchObject({ fileNumber: 1, isImported: true });
    createPrintLog(ledger).add(printJob('wrong-one', { manifestId: writeId }));
    expect(manifests.get(writeId).copiesPrinted).toBe(1);

    const second = await manifests.importPdf(writeId, right, 1);
    expect(second).toMatchObject({ state: 'stored', copiesPrinted: 0, files: [{ fileNumber: 2, isImported: true }] });
    expect(announced.map(({ state }) => state)).toEqual(['stored', 'stored']);
    expect(Buffer.from((await manifests.readPdf(writeId, 2)).bytes)).toEqual(Buffer.from(pdfBytes(right)));
    expect(await failureFrom(manifests.readPdf(writeId, 1))).toMatchObject({ code: 'manifest-has-no-pdf' });
    // Another window still shows the first one.
    expect(await failureFrom(manifests.importPdf(writeId, wrong, 1))).toMatchObject({ code: 'already-manifested' });

    const made = await manifests.create({ accountId: 'one', orders: [manifestOrder(2)] });
    expect(made.files[0]).not.toHaveProperty('isImported');
    const refused = manifests.importPdf(made.manifestId, wrong, 1);
    expect(await failureFrom(refused)).toMatchObject({ code: 'already-manifested', changed: 'nothing' });
    ledger.close();
  }));

test('of two PDFs that are imported at once for one manifest the first is kept, and stays readable', () =>
  inFolder(async (folder) => {
    const { manifests, ledger } = openBench({ folder });
    const { writes } = ledger;
    const { writeId } = writes.begin(intent(1));
    await writes.markSent(writeId);
    await writes.settle(writeId, 'in-doubt', { failure });
    await writes.settleByHand(writeId, { at: '', by: '', resolution: 'done', done: [1], notDone: [] });
    const paths = [join(folder, 'first.pdf'), join(folder, 'second.pdf')] as const;
    for (const path of paths) await writeFile(path, pdfBytes(path));
    const [first, second] = await Promise.allSettled(paths.map((path) => manifests.importPdf(writeId, path)));
    expect([first?.status, second]).toMatchObject([
      'fulfilled',
      {
        status: 'rejected',
        reason: {
          failure: { code: 'already-manifested', changed: 'nothing', facts: { manifestId: writeId, path: paths[1] } },
        },
      },
    ]);
    if (second?.status !== 'rejected') throw new Error('it was refused');
    const { happened } = failureWords(second.reason.failure);
    expect(happened).toMatch(/^This manifest has its PDF already/);
    const { bytes } = await manifests.readPdf(writeId, 1);
    expect(Buffer.from(bytes)).toEqual(Buffer.from(pdfBytes(paths[0])));
    ledger.close();
  }));
