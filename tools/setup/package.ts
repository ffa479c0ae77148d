/**
 * `npm run package [-- --linux deb]`: installers of this system, or of the named one, into dist/, and what of them is large. What
 * follows goes to electron-builder as it is. It fetches Electron and the makers of the installers from their release hosts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { say } from './child.cjs';
import { largestParts } from './packed-parts.ts';

const root = resolve(import.meta.dirname, '..', '..');
const builder = createRequire(import.meta.url).resolve('electron-builder/cli.js');

const { status } = spawnSync(process.execPath, [builder, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
for (const archive of globSync('dist/**/app.asar', { cwd: root }).map((path) => resolve(root, path))) {
  if (existsSync(archive))
    say([`the ten largest parts of ${relative(root, archive)}:`, ...largestParts(archive)].join('\n  '));
}
