/** Where the Chromium runtime's dialogs begin: the folders that the desktop lets a person rename (xdg-user-dirs). */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const paths = join(import.meta.dirname, '..', '..', '..', 'tools', 'chromium-runtime', 'src', 'app', 'paths.ts');
const ask = `const { userFolder } = await import(process.argv[1]); process.stdout.write(userFolder('DOWNLOAD', 'Downloads'));`;

const names: readonly (readonly [string, string])[] = [
  ['ada', 'Hämtningar'],
  ["o'hara & sons", 'My "new" files'],
  ['$& $1 $$', 'of $HOME'],
  [`Ann-Kathrin ${'é'.repeat(100)}`, 'back\\slash'],
];

test.each(names)('in the home %s: %s', async (user, folder) => {
  const base = await mkdtemp(join(tmpdir(), 'packbench-home-'));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const home = join(base, user);
  await mkdir(join(home, '.config'), { recursive: true });
  const written = folder.replace(/[\\"$]/g, '\\$&');
  await writeFile(join(home, '.config', 'user-dirs.dirs'), `# a comment\nXDG_DOWNLOAD_DIR="$HOME/${written}"\n`);
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: '' };
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', ask, paths], { env, encoding: 'utf8' });
  expect(found).toBe(join(home, folder));
});
