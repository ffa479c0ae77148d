/** A person saves a file into the app's own data folder: no manifest and no record may be lost by it. */
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { openApp } from '../journal/asked-writes.ts';
import { inFolder, manifestOrder, pdfBytes } from './manifests-bench.ts';

const body = JSON.stringify({
  label_type: 'PDF',
  pdf: Buffer.from(pdfBytes('from the wire')).toString('base64'),
  success: true,
  errors: null,
});

test('what is saved replaces no manifest’s file and none of the records; beside our folder it may, and under a name that is new', () =>
  inFolder(async (outside) => {
    const server = await startMisbehavingServer([answer({ body })]);
    onTestFinished(() => server.close());
    const folder = join(outside, 'data');
    await mkdir(folder);
    await mkdir(join(outside, 'data of mine'));
    await symlink(folder, join(outside, 'other way'));
    let savePath = '';
    // As a desktop may name it: by another way than the program was started with.
    const app = await openApp(join(outside, 'other way'), server.url, {
      saveDialog: { choosePath: async () => savePath },
    });
    const make = (orderId: number) =>
      app.ask('manifests.create', { accountId: 'practice-1', orders: [manifestOrder(orderId)] });
    const [first, second] = [await make(1), await make(2)];
    const vault = join(folder, 'manifests');
    const before = await readdir(vault);
    const bytes = await readFile(join(vault, before[0] ?? ''));
    for (const path of [
      join(vault, before[0] ?? ''),
      join(vault, '..', 'manifests', before[1] ?? ''),
      join(folder, 'ledger', 'ledger.sqlite'),
      join(outside, 'other way', 'ledger', 'ledger.sqlite'),
    ]) {
      savePath = path;
      for (const { manifestId } of [first, second])
        expect(await app.outcome('manifests.saveAs', { manifestId, fileNumber: 1 })).toMatchObject({
          failure: { code: 'file-failed', changed: 'nothing', facts: { path, remarks: [{ code: 'own-file' }] } },
        });
    }
    expect(await readdir(vault)).toEqual(before);
    expect(await readFile(join(vault, before[0] ?? ''))).toEqual(bytes);
    for (const path of [join(outside, 'data of mine', 'copy.pdf'), join(folder, 'copy.pdf')]) {
      savePath = path;
      await app.ask('manifests.saveAs', { manifestId: first.manifestId, fileNumber: 1 });
      expect(await readFile(path)).toEqual(bytes);
    }
    await app.close();
  }));
