/**
 * `npm run package [-- --linux deb]`: writes installers for this system, or for the named one, into dist/, and lists
 * what is large in them. Further arguments go to electron-builder unchanged. It fetches Electron and the installer
 * tools from their release hosts.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { say } from './child.cjs';
import { largestParts } from './packed-parts.ts';

const root = resolve(import.meta.dirname, '..', '..');
const builder = createRequire(import.meta.url).resolve('electron-builder/cli.js');

const { status } = spawnSync(process.execPath, [builder, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
for (const archive of globSync('dist/**/app.asar', { cwd: root })) {
  say([`the ten largest parts of ${archive}:`, ...largestParts(resolve(root, archive))].join('\n  '));
}
