/** The Debian package: installed by apt, used once by an ordinary user, and removed. */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openVirtualDisplay } from '../../tools/setup/virtual-display.ts';
import { expect, test } from '../helpers/app.ts';
import { scanAndManifestOnce } from '../helpers/installed-app.ts';

const root = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const name = 'packbench-chromium';
/** Debian's 'nobody': it owns nothing, and Chromium's sandbox is on. */
const ordinaryUser = 65534;

const whyNot = (): string | null => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return 'no Debian here';
  if (process.getuid?.() !== 0) return 'only root may install a package';
  return existsSync(`/usr/bin/${name}`) ? `${name} is installed here, and would be removed` : null;
};

test('the Debian package is installed, scans and manifests once as an ordinary user, and is removed', async ({
  shell,
}) => {
  const reason = shell === 'electron' ? 'it has no part of the real binary' : whyNot();
  if (reason !== null) console.log(`skipped: the Debian package: ${reason}`);
  test.skip(reason !== null, reason ?? '');
  test.setTimeout(300_000);
  const home = mkdtempSync(join(tmpdir(), 'packbench-debian-user-'));
  chownSync(home, ordinaryUser, ordinaryUser);
  const display = await openVirtualDisplay({ width: 1280, height: 800 });
  try {
    const made = await run(process.execPath, [join(root, 'tools', 'setup', 'debian-package.ts'), '--fast', home]);
    const [file = ''] = readdirSync(home).filter((each) => each.endsWith('.deb'));
    expect(made.stderr).toContain(file);
    await run('apt-get', ['install', '-y', '--no-install-recommends', join(home, file)], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    try {
      expect(await readFile(`/usr/share/applications/${name}.desktop`, 'utf8')).toContain(`Exec=${name}\n`);
      const copyright = await readFile(`/usr/share/doc/${name}/copyright`, 'utf8');
      expect(copyright).toContain('MIT License');
      expect(copyright).toContain('Node.js is licensed for use as follows');
      const userData = join(home, 'user-data');
      const manifested = await scanAndManifestOnce({
        program: `/usr/bin/${name}`,
        args: [],
        userId: ordinaryUser,
        userData,
        environment: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: home, DISPLAY: display.name },
      });
      expect(manifested).toBe(1);
      // What Node compiled is the user's own, and nothing was written to the package's folder.
      expect(readdirSync(join(home, '.cache', name))).toEqual(['compiled']);
      expect((await run('dpkg', ['--verify', name])).stdout).toBe('');
    } finally {
      await run('apt-get', ['remove', '-y', '--purge', name]);
    }
    const left = ['/usr/lib', '/usr/bin', '/usr/share/applications', '/usr/share/doc'].flatMap((folder) =>
      readdirSync(folder).filter((each) => each.startsWith(name)),
    );
    expect(left).toEqual([]);
    expect(readdirSync(join(home, 'user-data'))).toContain('manifests');
  } finally {
    display.close();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
});
