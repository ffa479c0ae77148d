/** Where a manifest's PDFs are, and that none of them is given out changed. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFileCalls } from '../../../src-main/disk/durable-file.ts';
import { noReserve } from '../../../src-main/disk/reserve.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { sealOf } from '../../../src-main/journal/write-record.ts';
import { freeBytes, openVault } from '../../../src-main/manifests/vault.ts';
import { failureFrom, inFolder, pdfBytes } from './manifests-bench.ts';

const file = { fileNumber: 1, fileName: 'manifest-w-1.pdf', sha256: 'ab', byteCount: 9 };

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

test('where its disk was taken away, no PDF is missing, and no folder is made on the one below', () =>
  inFolder(async (folder) => {
    const place = join(folder, 'vault');
    const assertNotAway = (): never => {
      throw failureOf('file-failed');
    };
    const away = openVault(place, realFileCalls, { assertNotAway });
    const one = pdfBytes('x');
    for (const ask of [() => away.read(file), () => away.restore(file, one), () => away.store('w', [one], noReserve)]) {
      expect(await failureFrom(ask())).toMatchObject({ code: 'file-failed' });
    }
    expect(await readdir(folder)).toEqual([]);
  }));

test('a sheet that is removed is gone, also where it was; what cannot be removed is told as a file', () =>
  inFolder(async (folder) => {
    const vault = openVault(folder);
    await vault.restore(file, pdfBytes('x'));
    await vault.remove(file);
    await vault.remove(file);
    expect(await readdir(folder)).toEqual([]);
    await mkdir(vault.path(file));
    expect(await failureFrom(vault.remove(file))).toMatchObject({ code: 'file-failed' });
  }));
